"""MODEL -> what can come about: decision diagrams over classes of facts, boxes of table keys, cases that prove it."""
