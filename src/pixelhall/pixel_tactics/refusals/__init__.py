"""Why actions are refused, each family in a file."""
