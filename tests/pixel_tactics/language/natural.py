"""Sentences as people write them, and what becomes of each: understood at once, after one suggestion, or not."""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.compile.trying import plays
from pixelhall.pixel_tactics.cards.language import parse, resolve, write

FILES = ("natural.txt", "natural_unseen.txt")
AT_ONCE, SUGGESTED, OTHERWISE, NOT = "at once", "suggested", "otherwise", "not"


@dataclass
class Sentence:
    """What somebody wrote, in which box, and all that it may become."""

    kind: str
    box: str
    text: str
    meant: list[str] = field(default_factory=list)

    def sayable(self) -> bool:
        return any(printed(one, self.box) == one for one in self.meant)


def sentences(name: str) -> list[Sentence]:
    found: list[Sentence] = []
    kind = ""
    for line in (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            kind = line[3:]
        elif line.startswith("= "):
            found[-1].meant += [] if line == "= -" else [line[2:]]
        elif match := re.match(r"(row|order|trap): ", line):
            found.append(Sentence(kind, match[1], line[match.end() :]))
    return found


def printed(text: str, box: str) -> str:
    """The text as it is printed, if it can be played; else nothing."""
    try:
        node = parse(text, box)
        scope = resolve(node, box)
    except BadCard:
        return ""
    return write(node) if plays(node, scope, box) else ""


@dataclass
class Understanding:
    """How a sentence was understood, as what, and why not at once."""

    one: Sentence
    how: str
    got: str = ""
    cause: str = ""


def understanding(one: Sentence) -> Understanding:
    cause = ""
    try:
        resolve(parse(one.text, one.box), one.box)
        got, how = printed(one.text, one.box), AT_ONCE
    except BadCard as bad:
        got, how, cause = printed(bad.nearest, one.box) if bad.nearest else "", SUGGESTED, bad.cause
    return Understanding(one, how if got in one.meant else OTHERWISE, got, cause) if got else Understanding(one, NOT)


@cache
def measured(name: str, step: int = 1) -> list[Understanding]:
    """Every sentence of a list, or one in so many, and how it was understood."""
    return [understanding(one) for one in sentences(name)[::step]]


def share(found: Sequence[str]) -> str:
    count: dict[str, int] = defaultdict(int)
    for how in found:
        count[how] += 1
    parts = [f"{100 * count[how] / len(found):.0f} % {how}" for how in (AT_ONCE, SUGGESTED, OTHERWISE, NOT)]
    return f"{len(found)} sentences, {', '.join(parts)}"
