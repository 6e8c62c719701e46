"""Drafting: how card pools and decks of Pixel Tactics come about at a table. A draft is a game like the others."""
