"""MODEL + FACTS + DICE -> RESULT: the reference interpreter, its trace and exact odds."""
