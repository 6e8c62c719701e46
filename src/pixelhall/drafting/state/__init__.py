"""Everything true of a draft, and questions about it."""
