"""Pocket-Tactics: a skirmish of hexagons and dice on a map that the players build."""
