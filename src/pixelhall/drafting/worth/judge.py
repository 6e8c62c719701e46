"""How a seat's deck stands against the others': what it has drafted so far, by the same features as the cards."""

from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Draft
from pixelhall.drafting.worth.worth import WEIGHTS, deck_features


def judge(state: Draft, seat: int) -> float:
    """Between 0 and 1: the share of duels that its deck would win."""
    return WEIGHTS.share(features(state, seat))


def features(state: Draft, seat: int) -> list[float]:
    """Those of one deck, less the mean of the others."""
    mine = deck_features(state.book, *pools(state, seat))
    others = [deck_features(state.book, *pools(state, other)) for other in range(state.seats) if other != seat]
    if not others:
        return mine
    return [value - sum(one[at] for one in others) / len(others) for at, value in enumerate(mine)]
