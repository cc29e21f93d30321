"""The whole model for programs that are not Python: to_json writes it, schema says what it looks like."""
