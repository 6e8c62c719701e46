"""Winston: which card waits to be named, and what whoever has the turn looks at."""

from pixelhall.drafting.numbers import fate
from pixelhall.drafting.state.state import Card, Draft


def forced(state: Draft) -> int:
    """The slot of the card that was taken off the deck and not yet designated, or -1 (PT-WIN-04)."""
    last = len(state.slots) - 1
    return last if last >= 0 and state.fates[last] == fate.FORCED else -1


def looked_at(state: Draft) -> list[Card]:
    """The faces of the lot that is looked at, or of the forced card."""
    slot = forced(state)
    slots = [slot] if slot >= 0 else state.lots[state.look] if state.look < len(state.lots) else []
    return [state.slots[slot] for slot in slots]
