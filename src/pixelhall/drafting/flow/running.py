"""Runs a draft to its next question. What a seat that gave up would be asked, the machine answers at once (A-283)."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.flow import deck, league, packs, purchase, winston
from pixelhall.drafting.numbers import part, verb
from pixelhall.drafting.state.state import Draft
from pixelhall.drafting.worth.choosing import best, proposal

MOST_STEPS: Final = 5000  # between two questions


def questions(state: Draft) -> list[Decision]:
    """Everybody who can go on is asked, whatever others still have to do (A-282)."""
    found = [question(state, seat) for seat in range(state.seats)]
    return [one for one in found if one is not None]


def question(state: Draft, seat: int) -> Decision | None:
    if state.parts[seat] == part.DONE:
        return None
    if state.parts[seat] == part.DECK:
        return deck.question(state, seat)
    match state.rules.method.name:
        case "winston":
            return winston.question(state, seat)
        case "purchase":
            return purchase.question(state, seat)
        case "league":
            return league.question(state, seat)
    return packs.question(state, seat)


def answer(state: Draft, seat: int, action: Action) -> None:
    """One answer, and on to the next question."""
    state.asked = None
    carry_out(state, seat, action)
    go_on(state)


def carry_out(state: Draft, seat: int, action: Action) -> None:
    if action.verb == verb.RETURN:
        deck.give_back(state, seat, action.a)
    elif action.verb == verb.KEEP:
        deck.finish_deck(state, seat)
    elif action.verb == verb.AUTO:
        for card, _ in proposal(state, seat):
            deck.give_back(state, seat, card)
        if state.parts[seat] == part.DECK:
            deck.finish_deck(state, seat)
    elif state.rules.method.packs:
        packs.take(state, seat, action.a)
    elif state.rules.method.name == "winston":
        winston.answer(state, seat, action)
    elif state.rules.method.name == "purchase":
        purchase.answer(state, seat, action)
    else:
        league.answer(state, seat, action)


def go_on(state: Draft) -> None:
    """Does all that nobody is asked for."""
    state.asked = None
    for _ in range(MOST_STEPS):
        if not any((state.rules.method.packs and packs.take_last(state), end_drafting(state), answer_for_left(state))):
            return
    raise AssertionError("a draft ends")


def end_drafting(state: Draft) -> bool:
    """Seats that have made their last pick come to their decks."""
    found = [seat for seat in range(state.seats) if state.parts[seat] == part.DRAFT and is_done(state, seat)]
    for seat in found:
        deck.begin_deck(state, seat)
    return bool(found)


def is_done(state: Draft, seat: int) -> bool:
    match state.rules.method.name:
        case "winston":
            return winston.is_done(state)
        case "purchase":
            return purchase.is_done(state)
        case "league":
            return league.is_done(state)
    return packs.is_done(state, seat)


def answer_for_left(state: Draft) -> bool:
    """One answer for a seat that gave up; whether there was a question."""
    for seat in range(state.seats):
        if state.left[seat]:
            asked = question(state, seat)
            if asked is not None:
                auto = [option for option in asked.options if option.verb == verb.AUTO]
                carry_out(state, seat, auto[0] if auto else best(state, seat, asked.options))
                return True
    return False
