"""Dice: how they are compared, exact odds, and the best use of bumps and re-rolls."""
