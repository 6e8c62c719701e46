"""Before the first step of a program that speaks of "your Rival" or "an ally", it is settled who that is."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops
from pixelhall.pixel_tactics.cards.effects.which import WhichAlly, WhichRival


def with_rival(reader: Reader, read: Ops) -> Ops:
    """What was just read, after the question which Rival or ally it speaks of, unless that is settled by then."""
    asked: Ops = []
    rival, reader.rival_needed = reader.rival_needed and not reader.rival_bound, False
    ally, reader.ally_needed = reader.ally_needed and not reader.ally_bound, False
    if rival:
        reader.rival_bound = True
        asked.append(WhichRival(reader.rival_at, reader.doer))
    if ally:
        reader.ally_bound = True
        asked.append(WhichAlly(reader.ally_at, reader.doer))
    return [*asked, *read]
