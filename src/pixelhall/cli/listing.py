"""The options of a question on the screen: one a line when they are few, by verb when they are many; when space is
short, the least useful verbs fold into their numbers."""

import re
import textwrap
from collections.abc import Callable

from pixelhall.core.game import Option

FEW = 9
MORE = " …"  # Enter lists the rest
INDENT = 12  # where the options of a verb begin
JOINED = "\xa0"  # a space at which lines are not wrapped
# Verbs that fold into their numbers when space is short, the least useful first. What is not here is never folded:
# nobody can play without seeing whom they may recruit and where they may move.
LEAST_USEFUL = (
    "remove",
    "switch",
    "clear",
    "return",
    "trade",
    "convert",
    "trap",
    "operation",
    "summon",
    "leap",
    "order",
    "use",
    "cast",
    "shoot",
    "attack",
)

Meaning = Callable[[Option], str]


def no_mark(option: Option) -> str:
    return ""


def fitting(options: list[Option], meaning: Meaning, width: int, height: int, mark: Meaning = no_mark) -> list[str]:
    """The most detailed list that fits into `height` lines; `mark` is what is said of an option even in a long one, such
    as its odds."""
    if len(options) <= FEW:
        for lines in (with_meanings(options, meaning, width), with_meanings(options, lambda option: "", width)):
            if len(lines) <= height:
                return lines
    texts = [option.text for option in options]
    marks = [mark(option).replace(" ", JOINED) for option in options]
    several = [verb for verb, members in by_verb(texts).items() if len(members) > 1]
    closed = [verb for verb in LEAST_USEFUL if verb in several] if len(several) > 1 else []
    for most in range(len(closed) + 1):
        lines = group_by_verb(texts, width, set(closed[:most]), marks=marks)
        if len(lines) <= height:
            return lines
    if len(several) == len(closed):
        return verbs(texts, width)
    return group_by_verb(texts, width, set(closed), most_lines(texts, width, height, set(closed), marks), marks)


def most_lines(texts: list[str], width: int, height: int, closed: set[str], marks: list[str]) -> int:
    """The most lines that each open verb may take, so that every one is seen: at least one, even where space is short."""
    for most in range(height, 1, -1):
        if len(group_by_verb(texts, width, closed, most, marks)) <= height:
            return most
    return 1


def with_meanings(options: list[Option], meaning: Meaning, width: int, wanted: list[int] | None = None) -> list[str]:
    """One option a line, with what it means; with width 0, lines are not wrapped."""
    lines: list[str] = []
    for i in wanted if wanted is not None else range(len(options)):
        means = meaning(options[i])
        line = f"{i + 1:>3}  {options[i].text}" + (f" — {means}" if means else "")
        lines += (
            textwrap.wrap(line, width, subsequent_indent="       ", drop_whitespace=True) if width else [line.strip()]
        )
    return lines


def option_words(option: Option, detail: str = "") -> str:
    """An option in words, if they say more than its text, and a detail."""
    new = set(WORD.findall(option.words.lower())) - set(WORD.findall(option.text.lower()))
    return ". ".join(part for part in (option.words if new else "", detail) if part)


WORD = re.compile(r"\w+")


def group_by_verb(
    texts: list[str], width: int, closed: set[str] | None = None, most: int = 0, marks: list[str] | None = None
) -> list[str]:
    """All options by verb, but only the numbers of closed verbs; what begins alike is written once: `move  v1 → [4]f1
    [5]f3`. With `most`, a verb takes so many lines and no more."""
    lines: list[str] = []
    rest: list[str] = []
    marks = marks or [""] * len(texts)
    for verb, members in by_verb(texts).items():
        if closed and verb in closed:
            rest.append(f"[{span(members)}]{verb}…".replace(" ", JOINED))
        elif len(members) == 1 and len(texts) > FEW:
            rest.append(f"[{members[0] + 1}]{texts[members[0]]}{marks[members[0]]}".replace(" ", JOINED))
        else:
            rest += [f"[{i + 1}]{verb}" for i in members if texts[i] == verb]
            items = tails(texts, [i for i in members if texts[i] != verb], marks)
            lines += shorten(block(verb, items, width), most, width) if items else []
    return lines + (block("also" if lines else "", rest, width) if rest else [])


def block(verb: str, items: list[str], width: int) -> list[str]:
    """Items in lines, broken between options only."""
    lines = textwrap.wrap(
        "  ".join(items), width, initial_indent=f"  {verb:<{INDENT - 3}} ", subsequent_indent=" " * INDENT
    )
    return [line.replace(JOINED, " ").rstrip() for line in lines]


def shorten(lines: list[str], most: int, width: int) -> list[str]:
    """The first lines; a mark says that there are more."""
    if not most or len(lines) <= most:
        return lines
    room = width - len(MORE)
    last = lines[most - 1]
    return [*lines[: most - 1], (last if len(last) <= room else last[: room + 1].rpartition(" ")[0].rstrip()) + MORE]


def tails(texts: list[str], members: list[int], marks: list[str]) -> list[str]:
    """The options of one verb without it, those with the same beginning together."""
    heads: dict[str, list[int]] = {}
    for i in members:
        heads.setdefault(" ".join(texts[i].split()[1:-1]), []).append(i)
    if all(len(found) == 1 for found in heads.values()):
        return [f"[{i + 1}]{JOINED.join(texts[i].split()[1:])}{marks[i]}" for i in members]
    items: list[str] = []
    for head, found in heads.items():
        rests = [f"[{i + 1}]{texts[i].split()[-1]}{marks[i]}" for i in found]
        items.append((f"{head} → ".replace(" ", JOINED) if head else "") + " ".join(rests))
    return items


def verbs(texts: list[str], width: int) -> list[str]:
    """The verbs alone, each with its numbers, and how to see the rest."""
    words = [f"[{span(members)}]{verb}" for verb, members in by_verb(texts).items()]
    return textwrap.wrap(
        ", ".join(words) + ". Enter lists all, a verb its own.", width, initial_indent="  ", subsequent_indent="  "
    )


def verb_sentence(texts: list[str]) -> str:
    """The verbs in a sentence, for a screen reader."""
    words = [f"{verb}, {span(members).replace('-', ' to ')}" for verb, members in by_verb(texts).items()]
    return f"You can {'; '.join(words)}. Enter lists all options, a verb its own."


def span(members: list[int]) -> str:
    """The numbers of a verb: 3, 3-7, or 3, 5-6 when others stand between."""
    runs: list[list[int]] = []
    for i in members:
        if runs and runs[-1][1] == i - 1:
            runs[-1][1] = i
        else:
            runs.append([i, i])
    return ", ".join(str(a + 1) if a == b else f"{a + 1}-{b + 1}" for a, b in runs)


def by_verb(texts: list[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for i, text in enumerate(texts):
        found.setdefault(text.split()[0], []).append(i)
    return found
