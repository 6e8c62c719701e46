"""What ends when a card leaves play: everything that was on it, was done to it, or hung on it (A-081)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import field, mark, span, until
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import Card, Duel


def strip(state: Duel, card: Card) -> None:
    """Damage, statuses, counters and lasting effects end when a card leaves play (A-081)."""
    state.put(card, field.DAMAGE, 0)
    state.put(card, field.HISTORY, 0)
    state.put(card, field.TIME, 0)
    state.put(card, field.MARKS, state.marks(card) & (mark.TOKEN | mark.COPY))
    state.stir(state.side(card))
    if state.used:
        state.used = unused_by(state.used, card)
    if state.tokens:
        state.tokens = pairs_without(state.tokens, card)
    if state.counters:
        kept: list[int] = []
        for i in range(0, len(state.counters), 3):
            if state.counters[i] != card:
                kept.extend(state.counters[i : i + 3])
        state.counters = kept
    if state.lasting:
        state.lasting = [
            forgetting(thing, card)
            for thing in state.lasting
            if not ends_with(thing.targets, thing.end, thing.card, card)
        ]


def forgetting(thing: Lasting, card: Card) -> Lasting:
    """What is to happen later does not happen to a card that has left in between, or came back as a new one."""
    if not any(card in some for some in thing.things):
        return thing
    things = [[one for one in some if one != card] for some in thing.things]
    return thing.about(things)


def pairs_without(pairs: list[int], card: Card) -> list[int]:
    kept: list[int] = []
    for i in range(0, len(pairs), 2):
        if pairs[i] != card:
            kept.extend(pairs[i : i + 2])
    return kept


def unused_by(used: list[int], card: Card) -> list[int]:
    """Limits go with the card that has them: a fresh object starts anew (A-011, A-081)."""
    kept: list[int] = []
    for i in range(0, len(used), 2):
        if used[i] % span.USES != card + 1:
            kept.extend(used[i : i + 2])
    return kept


def ends_with(targets: list[Card], end: i64, source: Card, card: Card) -> bool:
    return targets == [card] or (source == card and end in (until.IT_LEAVES_ITS_SLOT, until.IT_LEAVES_PLAY))
