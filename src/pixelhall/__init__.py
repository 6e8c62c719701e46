"""A hall of three small-box games."""
