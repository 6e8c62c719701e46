"""Pixel Tactics: the tactical card duel of Leaders and Heroes."""
