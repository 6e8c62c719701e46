"""Small ints with names, a module for each kind."""
