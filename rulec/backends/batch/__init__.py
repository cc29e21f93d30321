"""MODEL -> numpy modules: the resolvers of a ruleset over columns."""
