"""Finds the nearest text that is understood: a few words put in, taken out or exchanged where the parser got stuck."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.lexer import Token, known_words, lex
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.references import resolve
from pixelhall.pixel_tactics.cards.language.scene import canonical
from pixelhall.pixel_tactics.cards.language.tables import END, Stuck, tables
from pixelhall.pixel_tactics.cards.language.writer import lay_out

SAMPLES = {"NAME": "Forge", "STATUS": "[Intercept]", "SIGNED": "+1", "TIMES": "x2", "ONE": "1", "MANY": "2"}
EDITS = 4  # at most so many words are changed
BREADTH = 6  # texts that are followed at once
TRIES = 24  # words that are tried at one place
LONGEST_TEXT = 60  # words; a longer one is not repaired
LONGEST_WORD = 30  # letters; a longer one is like no word of the language


@dataclass(frozen=True, slots=True)
class Attempt:
    """Words of a text that is being repaired, how far it is understood, and what the changes cost."""

    words: tuple[tuple[str, str], ...]  # each word's terminal, and the word
    good: int
    cost: float

    @property
    def text(self) -> str:
        return lay_out([word for _, word in self.words], True)[0]


def nearest_text(text: str, box: str) -> str:
    """The nearest text that is understood, or nothing when it is too far away or too long to look for."""
    words = tuple((token.type, write_word(token)) for token in lex(text))
    if len(words) > LONGEST_TEXT:
        return ""
    beam = [Attempt(words, distance_along(BOXES[box], words), 0.0)]
    for _ in range(EDITS):
        found = (more for one in beam for more in changes_of(BOXES[box], one))
        beam = sorted(found, key=lambda one: one.cost * 3 - one.good)[:BREADTH]
        done = [canonical(one.text, box) for one in beam if one.good > len(one.words)]
        if done:
            return next((one for one in done if makes_sense(one, box) and is_faithful(text, one)), "")
    return ""


def is_faithful(text: str, better: str) -> bool:
    """Whether no word that carries meaning was dropped or turned into another: only slips of the pen, signs and small
    words are mended."""
    old = [token.text.lower() for token in lex(text)]
    new = [token.text.lower() for token in lex(better)]
    for kind, i, j, k, m in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        for word in old[i:j]:
            if word[0].isalnum() and word not in SMALL and (word.isdigit() or not near(word, new[k:m])):
                return False
        for word in new[k:m]:
            if word[0].isalnum() and word not in SMALL | WANTED and not near(word, old[i:j]):
                return False
    return True


SMALL = set(
    "a the of to at on in into for by is are has have was were does do then".split()
)  # may be dropped and put in
WANTED = set("it its that this them instead card cards damage end 1".split())  # may be put in, never dropped


def makes_sense(text: str, box: str) -> bool:
    """Has every reference in it a meaning?"""
    try:
        resolve(read(text, box), box)
    except (BadCard, Stuck):
        return False
    return True


def write_word(token: Token) -> str:
    """A word as it stands in mid-sentence."""
    return f"[{token.value}]" if token.type == "STATUS" else token.type if token.type in known_words() else token.text


def distance_along(category: str, words: tuple[tuple[str, str], ...]) -> int:
    """How many words are understood; one more than there are if all is."""
    found = tables()
    return found.reaches([found.begin[category]], [*(kind for kind, _ in words), END])


def changes_of(category: str, attempt: Attempt) -> Iterable[Attempt]:
    """All texts with one change where this one gets stuck: a word taken out, put in, or exchanged."""
    found, at, words = tables(), attempt.good, attempt.words
    stack = [found.begin[category]]
    for kind, _ in words[:at]:
        found.advance(stack, kind)
    bad = words[at][1] if at < len(words) else ""
    samples = ((kind, SAMPLES.get(kind, kind)) for kind in found.expected(stack) if kind != END)
    ranked = sorted((distance(word.lower(), bad.lower()), (kind, word)) for kind, word in samples)
    options = [(words[at + 1 :], 1.2)] if bad else []
    for far, new in ranked[:TRIES]:
        options.append(((new, *words[at:]), 1.0 if new[1] in ".:," else 1.1))
        if bad:
            options.append(((new, *words[at + 1 :]), min(1.6, 0.2 + far / max(len(bad), 3))))
    for rest, cost in options:
        reach = found.reaches(stack, [*(kind for kind, _ in rest), END])
        yield Attempt((*words[:at], *rest), at + reach, attempt.cost + cost)


def near(word: str, words: Iterable[str]) -> list[str]:
    """Those words that are a slip of the pen away, the nearest first."""
    found = sorted((distance(word.lower(), one.lower()), one) for one in words)
    return [one for far, one in found if far <= max(1, len(word) // 3)]


def distance(one: str, other: str) -> int:
    """How many letters must be put in, taken out or exchanged."""
    if max(len(one), len(other)) > LONGEST_WORD:
        return max(len(one), len(other))
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        corner, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            corner, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, corner + (a != b))
    return row[-1]
