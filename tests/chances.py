"""What tests leave to chance, and how long they wait. Chance is the same every time, unless PIXELHALL_LUCK is another
word; the word "true" is chance itself."""

import os

PATIENCE = 100  # seconds until what must come is given up; nothing but a fault takes so long, on a busy machine either
USUAL = "usual"
LUCK = os.environ.get("PIXELHALL_LUCK", USUAL)
