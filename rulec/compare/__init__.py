"""Rulesets side by side: what each says of one concept, where editions of a game disagree, what nobody has aligned yet."""
