"""How the store of an older hall becomes that of this one, step by step; Alembic runs them when the hall starts."""
