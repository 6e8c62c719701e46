"""What cards say, and what of it is in force now; reads only."""
