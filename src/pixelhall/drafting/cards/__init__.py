"""The Cube: the cards that are drafted."""
