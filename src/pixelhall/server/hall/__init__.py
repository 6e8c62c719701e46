"""All tables that are in memory, who is connected to them, replays and hints."""
