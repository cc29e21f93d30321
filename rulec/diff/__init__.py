"""MODEL x MODEL -> what changed as rules: first a neutral delta of paired things, then a verdict on each."""
