"""Everything true of a play, and questions about it that no card text has a say in."""
