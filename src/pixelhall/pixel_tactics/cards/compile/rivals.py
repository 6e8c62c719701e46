"""Before the first step of a program that speaks of "your Rival", it is settled who that is."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops
from pixelhall.pixel_tactics.cards.effects.which import WhichRival


def with_rival(reader: Reader, read: Ops) -> Ops:
    """What was just read, after the question which Rival it speaks of, unless that is settled by then."""
    needed, reader.rival_needed = reader.rival_needed and not reader.rival_bound, False
    if not needed:
        return read
    reader.rival_bound = True
    return [WhichRival(reader.rival_at, reader.doer), *read]
