"""What may be done, a file for each kind of action."""
