"""The small numbers of Pixel Tactics, a module for each kind: read as `verb.MOVE`, which says what kind of number it is."""
