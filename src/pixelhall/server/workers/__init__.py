"""What runs in other processes: artificial players, and the reading of what strangers hand in."""
