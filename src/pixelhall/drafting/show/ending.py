"""How a draft ended: nobody wins it; what counts are the decks."""

from pixelhall.core.game import Ending
from pixelhall.drafting.state.state import Draft


def ending(state: Draft) -> Ending:
    picks = sum(state.picks) if state.packs else len(state.moments)
    return Ending(f"after {picks} choices" if picks else "")
