"""Letters that deceive: signs that are not seen, turn the order of writing, or look like letters of another script."""

import unicodedata
from typing import Final

UNSEEN: Final = {
    "Cf": "an invisible sign",
    "Co": "a sign of no script",
    "Cn": "a sign of no script",
    "Mn": "a mark on a letter",
}
ALIKE: Final = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE"}  # scripts with letters in common shapes
SPACES: Final = ("Zs", "Zl", "Zp")


def deceives(text: str) -> tuple[str, int]:
    """What is wrong with a text that people shall read, and at which letter; ("", 0) if nothing is."""
    script, word = "", 0
    for at, sign in enumerate(text):
        kind = unicodedata.category(sign)
        if kind in UNSEEN or (kind in SPACES and sign != " "):
            return f"U+{ord(sign):04X} is {UNSEEN.get(kind, 'a space that is no plain one')}", at
        if kind[0] != "L":
            script, word = "", at + 1
            continue
        own = script_of(sign)
        if script and own != script and {own, script} <= ALIKE:
            return f'"{text[word : at + 1]}" mixes letters of {script.title()} and {own.title()}, which look alike', at
        script = own
    return "", 0


def script_of(letter: str) -> str:
    """Its script, as the first word of the letter's name."""
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0].split("-")[0]
