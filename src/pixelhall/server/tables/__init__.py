"""One table: who sits where, its plays and clocks, what persons may do there and what goes out to a seat."""
