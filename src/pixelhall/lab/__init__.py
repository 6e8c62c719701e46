"""The laboratory: plays by the thousand, and what they show."""
