"""Written forms: notation, positions, views, the log, what a card is and why something is not allowed."""
