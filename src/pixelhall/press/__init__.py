"""Cards on paper: pages to print and play, a picture of each card, sheets for a virtual table. No game is known here, and
pictures of characters are asked for; the libraries that draw are imported only when something is drawn."""
