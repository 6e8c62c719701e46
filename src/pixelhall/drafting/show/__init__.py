"""What is written or shown of a draft."""
