"""Pixel Pusher: draft machine cards, collect pixels off a belt, paint scanlines. Two to four players."""
