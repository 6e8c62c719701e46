"""The writer's desk: what a sentence is read as, what is like it, what it is worth, where it can be tried, how it can go
on."""

import tomllib
from functools import cache
from pathlib import Path

from pixelhall.core.desk import Reading
from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.desk.boxes import BOXES, bearer_of, box_for, grammar_of
from pixelhall.pixel_tactics.cards.desk.completion import complete
from pixelhall.pixel_tactics.cards.desk.near import near, texts
from pixelhall.pixel_tactics.cards.desk.points import worth
from pixelhall.pixel_tactics.cards.desk.reading import parts
from pixelhall.pixel_tactics.cards.desk.scenes import scenes, trials

__all__ = ["BOXES", "complete", "measured", "scenes", "sentences", "study", "trials"]


def study(text: str, box: str) -> Reading:
    """What a sentence is read as in that box, or in the one that fits it."""
    from pixelhall.pixel_tactics.cards.compile.trying import plays
    from pixelhall.pixel_tactics.cards.language import lints, parse, resolve, write

    box = box or box_for(text)
    node = parse(text, grammar_of(box))
    scope = resolve(node, grammar_of(box), bearer_of(box))
    if not plays(node, scope, grammar_of(box)):
        raise BadCard(text, 0, "This is understood, and no play does it yet.")
    printed = write(node)
    remarks = tuple(lints(node, grammar_of(box), scope))
    return Reading(box, printed, tuple(parts(node, box, scope)), remarks, tuple(near(node, box)), worth(node, box))


def sentences() -> list[tuple[str, str]]:
    """All texts on shipped cards, each after its box."""
    return [(box, text) for _, _, box, text in texts()]


def measured(box: str) -> list[float]:
    """What plays have shown printed texts of that box to add; lab/desk.py measures it anew."""
    return list(scale().get(box, []))


@cache
def scale() -> dict[str, list[float]]:
    return tomllib.loads((Path(__file__).parent / "measured.toml").read_text(encoding="utf-8"))
