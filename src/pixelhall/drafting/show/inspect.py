"""Everything a seat may know of the card that some words name."""

from pixelhall.drafting.show.knowledge import sees_pool
from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Draft
from pixelhall.drafting.worth.choosing import card_worth, lead_worth, mean_hero, scale_of
from pixelhall.drafting.worth.worth import strongest
from pixelhall.pixel_tactics.cards.catalogue import print_card


def describe(state: Draft, seat: int, words: str) -> list[str]:
    card = state.book.number(words)
    if card < 0 or not state.cube[card]:
        return [f'There is no card "{words}" in this Cube.']
    printed = print_card(state.book.cards[card], "hero" if state.book.may_lead(card) else "common")
    lines = [f"{printed.name}: {printed.head}", *(f"{label}: {text}" for label, text in printed.lines)]
    lines.append(f"The Cube has it {state.cube[card]} time{'s' if state.cube[card] != 1 else ''}.")
    for other in range(state.seats):
        if sees_pool(state, seat, other):
            leaders, heroes = pools(state, other)
            n = (leaders + heroes).count(card)
            if n:
                lines.append(
                    f"{'You have' if other == seat else f'Seat {other} has'} it {n} time{'s' if n != 1 else ''}."
                )
    if seat >= 0:
        leaders, heroes = pools(state, seat)
        by = (card_worth(state, card, leaders, heroes) - mean_hero(state)) / scale_of(state)
        lines.append(f"As a Hero for your deck: {by:+.1f} against the cards of this Cube.")
        if state.book.may_lead(card):
            lines.append(f"As a Leader: {lead_worth(state, card, leaders, heroes) / scale_of(state):+.1f}.")
        good = strongest(state.book, card, heroes)
        lines += [f"It counts by: {', '.join(good)}."] if good else []
    return lines
