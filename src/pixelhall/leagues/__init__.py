"""Organised play as pure folds of a journal: tournaments. Knows no game and no server."""
