"""What runs in other processes: machine players, and whatever strangers hand in."""
