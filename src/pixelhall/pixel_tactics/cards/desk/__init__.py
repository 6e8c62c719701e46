"""The writer's desk: what a sentence is read as, what is like it, what it is worth, where it can be tried, how it can go
on."""

from pixelhall.core.desk import Reading
from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.desk.boxes import BOXES, bearer_of, box_for, grammar_of
from pixelhall.pixel_tactics.cards.desk.completion import complete
from pixelhall.pixel_tactics.cards.desk.near import near
from pixelhall.pixel_tactics.cards.desk.points import worth
from pixelhall.pixel_tactics.cards.desk.reading import parts
from pixelhall.pixel_tactics.cards.desk.scenes import scenes, trials

__all__ = ["BOXES", "complete", "scenes", "study", "trials"]


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
