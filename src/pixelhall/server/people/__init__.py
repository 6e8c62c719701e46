"""Who is who: guests, accounts, sessions."""
