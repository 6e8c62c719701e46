"""The hall: tables that people play at over a network, kept on disk. It knows the contract of games and no game."""
