"""TEXT -> SYNTAX: one file at a time, no meaning."""
