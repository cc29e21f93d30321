"""Ruleset -> a printable reference sheet as PDF, HTML and Markdown, all three from one view."""
