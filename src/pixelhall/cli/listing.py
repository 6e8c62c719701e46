"""The options of a question on the screen: one a line when they are few, by verb when they are many, only the verbs when space is short."""

import textwrap
from collections.abc import Callable

FEW = 9
INDENT = 10  # where the options of a verb begin

Gloss = Callable[[str], str]


def fitting(texts: list[str], gloss: Gloss, width: int, height: int) -> list[str]:
    """The most telling list that fits into so many lines."""
    if len(texts) <= FEW:
        for lines in (explained(texts, gloss, width), explained(texts, lambda text: "", width)):
            if len(lines) <= height:
                return lines
    lines = grouped(texts, width)
    return lines if len(lines) <= height else verbs(texts, width)


def explained(texts: list[str], gloss: Gloss, width: int, wanted: list[int] | None = None) -> list[str]:
    """One option a line, with what it means."""
    lines: list[str] = []
    for i in wanted if wanted is not None else range(len(texts)):
        meaning = gloss(texts[i])
        line = f"{i + 1:>3}  {texts[i]}" + (f" — {meaning}" if meaning else "")
        lines += textwrap.wrap(line, width, subsequent_indent="       ", drop_whitespace=True) if width else [line.strip()]
    return lines


def grouped(texts: list[str], width: int) -> list[str]:
    """All options by verb; what begins alike is written once: `move  v1 → [4]f1 [5]f3`."""
    lines: list[str] = []
    single = [f"[{i + 1}]{text}" for i, text in enumerate(texts) if " " not in text]
    for verb, members in by_verb(texts).items():
        items = [item for item in tails(texts, members) if item]
        if items:
            lines += block(verb, items, width)
    return lines + (block("", single, width) if single else [])


def block(verb: str, items: list[str], width: int) -> list[str]:
    return textwrap.wrap(" ".join(items), width, initial_indent=f"  {verb:<{INDENT - 2}}", subsequent_indent=" " * INDENT)


def tails(texts: list[str], members: list[int]) -> list[str]:
    """The options of one verb without it, those with the same beginning together."""
    heads: dict[str, list[int]] = {}
    for i in members:
        heads.setdefault(" ".join(texts[i].split()[1:-1]), []).append(i)
    items: list[str] = []
    for head, found in heads.items():
        rests = [texts[i].split()[-1] for i in found if " " in texts[i]]
        if head and len(found) > 1:
            items.append(f"{head} → " + " ".join(f"[{i + 1}]{rest}" for i, rest in zip(found, rests)) + " ")
        else:
            items += [f"[{i + 1}]{' '.join(texts[i].split()[1:])}" for i in found if " " in texts[i]]
    return items


def verbs(texts: list[str], width: int) -> list[str]:
    """The verbs alone, each with its numbers, and how to see the rest."""
    words = [f"[{span(members)}]{verb}" for verb, members in by_verb(texts).items()]
    return textwrap.wrap(", ".join(words) + ". A verb alone lists its options.", width or 10_000, initial_indent="  ", subsequent_indent="  ")


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
