"""The small numbers of Pixel Pusher, a module for each kind: read as `verb.PAINT`, which says what kind of number it is."""
