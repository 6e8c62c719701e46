"""What tests leave to chance is the same every time, unless PIXELHALL_LUCK is another word; the word "true" is chance
itself."""

import os

USUAL = "usual"
LUCK = os.environ.get("PIXELHALL_LUCK", USUAL)
