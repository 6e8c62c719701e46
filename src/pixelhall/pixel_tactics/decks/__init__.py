"""Decks that players build: their text, the formats, banned and restricted lists, and what is wrong with a deck."""
