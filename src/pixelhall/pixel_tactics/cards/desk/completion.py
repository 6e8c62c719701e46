"""The words with which a text can go on: what the grammar accepts where it ends, the commonest on shipped cards first."""

import re
from collections import Counter
from functools import cache
from typing import Final

from pixelhall.core.desk import Completion
from pixelhall.pixel_tactics.cards.desk.boxes import grammar_of
from pixelhall.pixel_tactics.cards.desk.near import texts
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, TABLE
from pixelhall.pixel_tactics.cards.language.lexer import Token, lex
from pixelhall.pixel_tactics.cards.language.tables import END, tables

MOST: Final = 12
SAMPLES: Final = {"SIGNED": ("+1", "-1"), "TIMES": ("x2",), "ONE": ("1",), "MANY": ("2", "3"), "a": ("a",)}
SILENT: Final = ("NAME", END)  # a name is the writer's own, and an end is no word


def complete(text: str, box: str) -> Completion:
    """The words that can come next; where a word is begun, those it can become. Nothing where the text is wrong
    before that."""
    typed = begun(text)
    before = text[: len(text) - len(typed)]
    tokens = lex(before)
    stack = stack_after(tokens, box)
    if stack is None:
        return Completion(typed, ())
    last = tokens[-1].type if tokens else ""
    start = last in ("", ".", ":")
    found = [word for terminal in tables().expected(stack) for word in spellings(terminal, start)]
    wanted = typed.lower()
    fitting = [word for word in dict.fromkeys(found) if word.lower().startswith(wanted) and word != typed]
    ranked = sorted(fitting, key=lambda word: (-commonness(last)[word.lower()], -usual()[word.lower()], word.lower()))
    return Completion(typed, tuple(ranked[:MOST]))


def begun(text: str) -> str:
    """The word at the end that is not finished yet."""
    match = re.search(r"(\[[^\]]*|[+-]\d*|[^\W\d_][\w-]*)$", text)
    return match[0] if match else ""


def stack_after(tokens: list[Token], box: str) -> list[int] | None:
    """Where the parser is after these words; None where it gets stuck."""
    found = tables()
    stack = [found.begin[BOXES[grammar_of(box)]]]
    for token in tokens:
        if token.type not in found.expected(stack):
            return None
        found.advance(stack, token.type)
    return stack


def spellings(terminal: str, start: bool) -> tuple[str, ...]:
    """How a terminal is written there."""
    if terminal in SILENT:
        return ()
    if terminal == "STATUS":
        return tuple(f"[{one}]" for one in TABLE.statuses)
    words = SAMPLES.get(terminal, (terminal,))
    return tuple(word[0].upper() + word[1:] for word in words) if start else words


@cache
def usual() -> Counter[str]:
    """How often each word stands on shipped cards."""
    return Counter(token.text.lower() for _, _, _, text in texts() for token in lex(text))


@cache
def commonness(after: str) -> Counter[str]:
    """How often each word follows this one on shipped cards."""
    return pairs().get(after, Counter())


@cache
def pairs() -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for _, _, _, text in texts():
        last = ""
        for token in lex(text):
            word = (
                token.text
                if token.type in SILENT
                else spellings(token.type, False)[0]
                if token.type in SAMPLES
                else token.text
            )
            found.setdefault(last, Counter())[word.lower()] += 1
            last = token.type
    return found
