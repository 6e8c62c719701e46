"""The way in: requests, sockets, limits, and the descriptions that are made of them."""
