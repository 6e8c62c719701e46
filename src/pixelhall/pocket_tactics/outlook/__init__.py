"""The odds of an action: a quick estimate for artificial players, exact odds for people."""
