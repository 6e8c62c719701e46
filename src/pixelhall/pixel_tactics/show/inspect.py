"""Everything a seat may know of one card, with where each number comes from."""

import re
from typing import Final

from pixelhall.core.errors import BadText
from pixelhall.pixel_tactics.change.cards import statuses_of
from pixelhall.pixel_tactics.numbers import card_kind, code, grid, mark, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.view import BOX_WORDS, counters, keywords
from pixelhall.pixel_tactics.state.parts import base_of, printed_card
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.in_force import active_boxes, in_force
from pixelhall.pixel_tactics.texts.modifiers import amount, works
from pixelhall.pixel_tactics.texts.reading import (
    ATTACK_CODES,
    LIFE_CODES,
    attack,
    life,
    number_of_other,
    printed_number,
)

RESERVE: Final = re.compile(r"reserve ?[1-9]")


def describe(state: Duel, seat: int, words: str) -> list[str]:
    """`v1`, `1:f2` or `rival f2` (of every rival), `reserve 1`, or the name of a card of the sets in use."""
    text = " ".join(words.lower().split())
    sides, where = named_sides(state, max(seat, 0), text)
    if where == "base":
        bases = [base_of(state, side) for side in sides]
        return of_all(state, [card for card in bases if card >= 0], where)
    if notation.SLOT.fullmatch(where) or RESERVE.fullmatch(where):
        return of_all(state, [card_at(state, seat, side, where) for side in sides], where)
    for face in state.book.faces:
        if text in (face.name.lower(), face.title.lower()) and text:
            standing = [
                card
                for card in state.unit
                if card >= 0 and state.living(card) and face.index in (state.face(card), printed_card(state, card))
            ]
            lines = [line for c in standing for line in (*of_card(state, c), "")]
            return lines + of_face(state, face.index)
    raise BadText(f'"{words}" is no slot (v1, rival f2), Reserve Slot (reserve 1), base or card of this play')


def named_sides(state: Duel, seat: int, text: str) -> tuple[list[int], str]:
    """The seats that a text begins with, and the rest of it."""
    if text.startswith("rival "):
        return state.foes[seat], text.removeprefix("rival ")
    named = re.match(r"(?:(\d):|seat(\d) )", text)
    if named and int(named[1] or named[2]) < state.seats:
        return [int(named[1] or named[2])], text[named.end() :]
    return [seat], text


def card_at(state: Duel, seat: int, side: int, where: str) -> Card:
    """The card in a slot or Reserve Slot of this side, or -1."""
    if notation.SLOT.fullmatch(where):
        return state.unit[notation.place(side, where)]
    reserve = state.pile(side, zone.RESERVE)
    index = int(where[-1]) - 1
    card = reserve[index] if index < len(reserve) else -1
    if card >= 0 and not knows(state, seat, card):
        raise BadText("that is a face-down Trap: only its owner may look")
    return card


def of_all(state: Duel, cards: list[Card], where: str) -> list[str]:
    """One card after another, those of empty slots left out."""
    lines = [line for card in cards if card >= 0 for line in ("", *of_card(state, card))]
    if not lines:
        raise BadText(f"{where} is empty")
    return lines[1:]


def of_card(state: Duel, card: Card) -> list[str]:
    """A card in play: numbers with their sources, keywords, statuses, the text that works now."""
    name = notation.face_name(state, card)
    if state.zone(card) == zone.BASE:
        down = ["It is flipped: it says nothing more in this battle."] if state.marked(card, mark.DOWN) else []
        return of_face(state, state.face(card)) + down
    if state.zone(card) != zone.UNIT:
        return of_face(state, state.face(card))
    place = notation.slot(state.spot(card))
    place = place if state.seats == 2 else f"{state.side(card)}:{place}"
    where = f"{grid.ROWS[state.spot(card) // grid.WIDTH]}, {place}"
    if state.corpse(card):
        return [f"The Corpse of {name} ({where})", *of_face(state, state.face(card))]
    lines = [f"{name} ({where}){', Leader' if state.leads(card) else ''}"]
    lines.append(breakdown(state, card, False))
    lines.append(breakdown(state, card, True))
    lines.append(f"Damage {state.damage(card)}, remaining Life {max(0, life(state, card) - state.damage(card))}")
    words = keywords(state, card)
    if words:
        lines.append("Keywords: " + ", ".join(words))
    tokens = statuses_of(state, card)
    if tokens:
        lines.append("Statuses: " + ", ".join(f"[{state.book.statuses[token]}]" for token in tokens))
    for counter, n in counters(state, card).items():
        lines.append(f"{counter} counters: {n}")
    texts = [text for box in active_boxes(state, card) for text in box.texts]
    lines.append("Active now: " + (" ".join(texts) or "no ability"))
    if not state.leads(card):
        lines += of_face(state, state.face(card))[1:]
    return lines


def breakdown(state: Duel, card: Card, is_life: bool) -> str:
    """ "Attack 5 = 3 printed + 2 from Lancer"."""
    total = life(state, card) if is_life else attack(state, card)
    base = printed_number(state, card, is_life)
    parts = [f"{base} printed"]
    shift = code.LIFE_SET - code.ATTACK_SET if is_life else 0
    for active in in_force(state).all_of(LIFE_CODES if is_life else ATTACK_CODES):
        key = active.modifier.code - shift
        if active.modifier.code == code.STATS_OF and works(state, active, card):
            parts.append(f"set to {number_of_other(state, active, card, is_life)} by {source(state, active.card)}")
        elif code.ATTACK_SET <= key <= code.ATTACK_ADD and works(state, active, card):
            parts.append(change(state, key, amount(state, active, card), base, source(state, active.card)))
    for token in statuses_of(state, card):
        if statuses.CODES[token] == code.ATTACK_ADD + shift:
            parts.append(f"{statuses.AMOUNTS[token]:+d} from [{state.book.statuses[token]}]")
    word = "Life" if is_life else "Attack"
    if len(parts) == 1:
        return f"{word} {total} (printed)"
    return f"{word} {total} = " + ", ".join(parts).replace(", +", " + ").replace(", -", " - ")


def change(state: Duel, key: int, n: int, base: int, by: str) -> str:
    if key == code.ATTACK_SET:
        return f"set to {n} by {by}"
    if key == code.ATTACK_TIMES:
        return f"doubled by {by}"
    return f"{base if key == code.ATTACK_PRINTED else n:+d} from {by}"


def source(state: Duel, card: Card) -> str:
    return notation.face_name(state, card) if card >= 0 else "a rule"


def of_face(state: Duel, index: int) -> list[str]:
    """What is printed on a card, all of it."""
    face = state.book.faces[index]
    if face.kind == card_kind.BASE:
        ongoing = " ".join(face.operation.texts)
        return [f"{face.name}: a base, {face.colour}, points {face.points}", f"Ongoing: {ongoing}", face.fourth]
    lines = [f"{face.name}: Attack {face.attack}, Life {face.life}"]
    for row in (grid.VANGUARD, grid.FLANK, grid.REAR):
        lines.append(f"{grid.ROWS[row]}: " + (" ".join(face.rows[row].texts) or "no ability"))
    if face.box in BOX_WORDS:
        lines.append(f"{BOX_WORDS[face.box].capitalize()}: {face.fourth}")
    if face.title:
        lines.append(
            f"Leader {face.title}: Attack {face.lead_attack}, Life {face.lead_life}. "
            + (" ".join(face.lead.texts) or "No ability.")
        )
    return lines
