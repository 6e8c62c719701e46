"""Writes with the hall's own letters, five pixels wide and seven high: those of Latin scripts, with their accents."""

import functools
import unicodedata
from importlib import resources

from pixelhall.server.pictures.canvas import RGB, Canvas

HIGH = 8  # pixels of a letter, with what hangs below the line
LINE = 11  # from one line to the next, accents included
SPACE = 3
OTHERS = {"ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
OTHERS |= {"đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "—": "–", "‑": "-"}
OTHERS |= {"\xa0": " ", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "«": '"', "»": '"'}
# Accents: two rows above a letter, or one below.
ABOVE = {
    "\u0300": (8, 4),
    "\u0301": (2, 4),
    "\u0302": (4, 10),
    "\u0303": (5, 10),
    "\u0304": (0, 14),
    "\u0306": (17, 14),
}
ABOVE |= {"\u0307": (4, 0), "\u0308": (10, 0), "\u030a": (12, 12), "\u030b": (9, 18), "\u030c": (10, 4)}
BELOW = {"\u0323": 4, "\u0326": 8, "\u0327": 12, "\u0328": 6}
TALL = frozenset("bdfhklt")  # small letters that leave no room for an accent

Glyph = tuple[int, tuple[tuple[int, int], ...]]  # how wide it is, and its pixels


@functools.cache
def letters() -> dict[str, tuple[int, ...]]:
    text = resources.files(__package__).joinpath("letters.txt").read_text(encoding="utf-8")
    return {line[0]: tuple(int(row, 16) for row in line[1:].split()) for line in text.splitlines()}


def readable(text: str) -> str:
    """The text; for words with a letter that we have not, such as a name in another script, it says "Somebody"."""
    found: list[str] = []
    for word in text.split():
        known = word if None not in glyphs(word) else "Somebody"
        if known != "Somebody" or found[-1:] != [known]:
            found.append(known)
    return " ".join(found)


def glyphs(text: str) -> list[Glyph | None]:
    plain = "".join(OTHERS.get(letter, letter) for letter in unicodedata.normalize("NFC", text))
    return [glyph(letter) for letter in plain]


@functools.lru_cache(maxsize=2000)
def glyph(letter: str) -> Glyph | None:
    if letter == " ":
        return SPACE, ()
    parts = unicodedata.normalize("NFD", letter)
    base, marks = parts[0], parts[1:]
    known = letters().get("ı" if base == "i" and marks else base)
    if known is None or any(mark not in ABOVE and mark not in BELOW for mark in marks):
        return None
    pixels = {(x, y) for y, row in enumerate(known) for x in range(5) if row >> (4 - x) & 1}
    for mark in marks:
        top = 0 if base.islower() and base not in TALL else -3
        rows = [(top + y, row) for y, row in enumerate(ABOVE.get(mark, ()))] + [(7, BELOW.get(mark, 0))]
        pixels |= {(x, y) for y, row in rows for x in range(5) if row >> (4 - x) & 1}
    left = min(x for x, _ in pixels)
    return max(x for x, _ in pixels) - left + 1, tuple((x - left, y) for x, y in sorted(pixels))


def length(text: str) -> int:
    """How many pixels wide a text is."""
    return sum(one[0] + 1 for one in glyphs(text) if one is not None) - 1 if text else 0


def write(canvas: Canvas, x: int, y: int, text: str, colour: RGB, scale: int = 1) -> None:
    """Writes with the upper left corner of the first letter here; what has no letter is left out."""
    for one in glyphs(text):
        if one is not None:
            wide, pixels = one
            for dx, dy in pixels:
                canvas.fill(x + dx * scale, y + dy * scale, scale, scale, colour)
            x += (wide + 1) * scale


def lines(text: str, wide: int, most: int) -> list[str]:
    """A text in lines that are not wider, broken between words; what is too much ends with an ellipsis."""
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and length(longer) <= wide:
            found[-1] = longer
        else:
            found.append(word)
    if len(found) > most:
        found = [*found[: most - 1], " ".join(found[most - 1 :])]
    return [cut(line, wide) for line in found]


def cut(text: str, wide: int) -> str:
    if length(text) <= wide:
        return text
    while text and length(text + "…") > wide:
        text = text[:-1].rstrip()
    return text + "…"
