"""Names that people give themselves: one line of letters that can be seen, and that look like no other name."""

import re
import unicodedata

from pixelhall.core.look_alike import ALIKE, script_of
from pixelhall.players import LEVELS, NAMES
from pixelhall.server.refusals import Refusal

# Letters and signs that show nothing, though Unicode does not call them control signs.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(n) for n in range(0xFE00, 0xFE10)}
UNSEEN |= {chr(n) for n in (*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))}
MOST_MARKS = 3  # on one letter
# What looks like a Latin letter in small type: Cyrillic and Greek letters, and what nobody can tell apart.
LIKE = dict(zip("авесріјӏкмнотхуһԁԛԝѕьοαυνικρτχγ", "abecpijlkmhotxyhdqwsboauvikptxy"))
LIKE |= dict(zip("0o1iı|", "oollll"))
RESERVED_WORDS = ("hall", "pixelhall", "the hall", "operator", "admin")


def clean(name: str) -> str:
    """A name as it is shown; a Refusal says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or any(unicodedata.category(letter)[0] == "C" or letter in UNSEEN for letter in name):
        raise Refusal("not_an_option", "A name has 1 to 24 visible letters.")
    if unicodedata.category(name[0])[0] == "M" or re.search("x" * (MOST_MARKS + 1), marks_as_x(name)):
        raise Refusal("not_an_option", "A name has its marks on letters, and not many on one.")
    for word in re.findall(r"[^\W\d_]+", name):
        scripts = sorted({script_of(letter) for letter in word} & ALIKE)
        if len(scripts) > 1:
            mixed = " and ".join(script.title() for script in scripts)
            raise Refusal("not_an_option", f'"{word}" mixes letters of {mixed}, which look alike.')
    return name


def person_name(name: str) -> str:
    """The name of a person: machine players and the hall keep theirs."""
    name = clean(name)
    if looks(re.sub(r" \d+$", "", name)) in RESERVED:
        raise Refusal("not_an_option", f'"{name}" is the name of a machine player or of the hall; choose another.')
    return name


def marks_as_x(name: str) -> str:
    return "".join("x" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in name)


def fold(name: str) -> str:
    """The name by which an account is found, whatever the case of its letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """The same for all names that look alike."""
    letters = (LIKE.get(letter, letter) for letter in fold(name))
    return "".join(LIKE.get(letter, letter) for letter in letters)  # a Cyrillic letter may look like an i


RESERVED = frozenset(looks(name) for name in (*NAMES, *(level.title for level in LEVELS), *RESERVED_WORDS))
