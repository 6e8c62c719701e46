"""The procedures of the rulebook: a method a file."""
