"""A position as text: read, written, and the tail that no reader needs."""
