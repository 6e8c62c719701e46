"""Positions as text, both ways."""
