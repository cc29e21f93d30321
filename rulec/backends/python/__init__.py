"""Ruleset -> a Python module of resolvers that needs nothing but the standard library."""
