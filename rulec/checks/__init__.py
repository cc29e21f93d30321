"""MODEL -> DIAGNOSTICS: one file a check."""
