"""The procedures of the rulebook, as programs of small steps."""
