"""Facts of a scenario: each says nothing when it holds, else what is so instead."""

import re

from pixelhall.core import machine
from pixelhall.core.errors import BadText
from pixelhall.core.facts import NAMES, SIDES, compare, compare_seats
from pixelhall.core.position_words import number, seat_of
from pixelhall.pixel_tactics.change import cards
from pixelhall.pixel_tactics.numbers import grid, keyword, mark, per_seat, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.view import green_backs
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.layout import fortresses, has_pile
from pixelhall.pixel_tactics.state.leader_pile import leader_pile
from pixelhall.pixel_tactics.state.parts import base_of, promo_deck
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.state.tableau import gold_of, on_tableau
from pixelhall.pixel_tactics.texts.melee import in_melee
from pixelhall.pixel_tactics.texts.reading import attack, has, life

PILES = {
    "hand": zone.HAND,
    "deck": zone.DECK,
    "discard": zone.DISCARD,
    "reserve": zone.RESERVE,
    "trophies": zone.TROPHIES,
    "leaders": zone.LEADERS,
    "lost": zone.LOST,
}


def claim(state: Duel, words: str) -> str:
    first, _, rest = words.partition(" ")
    if first in SIDES:
        try:
            return of_side(state, seat_of(first, state.seats), rest)
        except (BadText, ValueError) as fault:
            return f"that is not understood: {fault}"
    if first == "quiet":
        open_now = [] if state.over else machine.questions(state.book.programs, state.stack, state)
        return "" if not open_now or open_now[0].act else f"{NAMES[open_now[0].seat]} is asked: {open_now[0].prompt}"
    if first == "promos":
        deck = [notation.face_name(state, card) for card in promo_deck(state)]
        top = rest.removeprefix("top ")
        return compare(str(len(deck)) if rest.isdigit() else (deck[-1] if deck else "nothing"), top)
    if first == "tableau":
        line = [notation.face_name(state, card) for card in on_tableau(state)]
        gold = " ".join(str(state.time(card)) for card in on_tableau(state))
        return (
            compare(gold, rest.removeprefix("gold "))
            if rest.startswith("gold ")
            else compare(", ".join(line) or "none", rest)
        )
    facts = {
        "round": str(state.round),
        "wave": grid.ROWS[state.row].lower(),
        "battle": str(state.battle),
    }
    if first in facts:
        return compare(facts[first], rest)
    if first in ("first", "active"):
        return compare_seats([state.first if first == "first" else state.active], rest)
    return "no such fact: you/rival/seat2 SLOT …, offered, not offered, asked, quiet, prompt, log, round, wave, first, active, winner, over"


def of_side(state: Duel, seat: int, words: str) -> str:
    where, _, rest = words.partition(" ")
    if where == "leader":
        return of_slot(state, leader(state, seat), rest)
    if re.fullmatch(r"[a-z]\d+", where):
        return of_slot(state, state.unit[notation.place(seat, where)], rest)
    if where == "fortress":
        column, _, rest = rest.partition(" ")
        return compare(str(fortresses(state, seat).get(number(column, 1), "no fortress")), rest)
    if where == "base":
        card = base_of(state, seat)
        sides = "none" if card < 0 else "flipped" if state.marked(card, mark.DOWN) else "face up"
        name = "none" if card < 0 else notation.face_name(state, card)
        return compare(sides if rest in ("flipped", "face up", "none") else name, rest)
    if where == "green":
        return compare(", ".join(green_backs(state, seat)) or "none", rest)
    if where == "actions":
        return compare(str(state.of(seat, per_seat.ACTIONS)), rest)
    if where == "scored":
        return compare(str(state.ledger[seat] if state.ledger else 0), rest)
    if where == "gold":
        return compare(str(gold_of(state, seat)), rest)
    if where == "trophies" and rest.isdigit():
        return compare(str(state.of(seat, per_seat.TROPHIES)), rest)
    if where == "reserve" and re.fullmatch(r"\d (markers|owner) \w+|\d empty", rest):
        spot, _, fact = rest.partition(" ")
        slots = state.pile(seat, zone.RESERVE)
        return of_slot(state, slots[number(spot, 1, len(slots)) - 1], fact)
    if where in PILES and (where == "leaders" or has_pile(state, PILES[where])):
        pile = [card for card in cards_of(state, seat, PILES[where]) if card >= 0]
        names = [notation.face_name(state, card) for card in pile]
        if rest.isdigit():
            return compare(str(len(names)), rest)
        if rest in ("open", "closed"):
            seen = [any(knows(state, other, card) for other in state.foes[seat]) for card in pile]
            return compare("closed" if not any(seen) else "open" if all(seen) else "partly open", rest)
        if rest.startswith("top "):
            return compare(names[-1] if names else "nothing", rest.removeprefix("top "))
        if rest.startswith("bottom "):
            return compare(names[0] if names else "nothing", rest.removeprefix("bottom "))
        if rest.startswith("without "):
            return "" if rest.removeprefix("without ") not in names else f"it holds {', '.join(names)}"
        return "" if rest in names else f"it holds {', '.join(names) or 'nothing'}"
    return "a slot, leader, leaders, hand, deck, discard, reserve, actions or trophies was expected"


def cards_of(state: Duel, seat: int, where: int) -> list[int]:
    return leader_pile(state, seat) if where == zone.LEADERS else list(state.pile(seat, where))


def of_slot(state: Duel, card: int, rest: str) -> str:
    if rest == "empty" or card < 0:
        return (
            ""
            if (rest == "empty") == (card < 0)
            else ("it is empty" if card < 0 else f"{notation.face_name(state, card)} is there")
        )
    word, _, value = rest.partition(" ")
    if word == "corpse":
        return "" if state.corpse(card) else f"{notation.face_name(state, card)} lives"
    if word in ("damage", "attack", "life") and value:
        numbers = {"damage": state.damage(card), "attack": attack(state, card), "life": life(state, card)}
        return compare(str(numbers[word]), value)
    if word == "statuses":
        found = sorted(state.book.statuses[status] for status in cards.statuses_of(state, card))
        return compare(", ".join(found) or "none", value)
    if word == "counters":
        name, n = value.rsplit(" ", 1)
        index = state.book.counters.index(name) if name in state.book.counters else -1
        return compare(str(cards.counters_on(state, card, index)), n)
    if word == "has":
        wanted = not value.startswith("no ")
        keyword_ = keyword.WORDS.index(value.removeprefix("no "))
        words = [k for i, k in enumerate(keyword.WORDS) if has(state, card, i)]
        return "" if has(state, card, keyword_) == wanted else f"it has {', '.join(words) or 'none'}"
    if word == "melee":
        return "" if in_melee(state, card) else "it is not in melee"
    if word == "markers":
        return compare(str(state.time(card)), value)
    if word == "owner":
        return compare_seats([state.owner(card)], value)
    living = "" if state.living(card) else "the Corpse of "
    return compare(living + notation.face_name(state, card), rest)
