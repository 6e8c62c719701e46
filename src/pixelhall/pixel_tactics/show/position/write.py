"""A position as text: what `position.stage` lays out again, in the words of show/position/words.py."""

from typing import Final

from pixelhall.core.facts import NAMES
from pixelhall.core.position_words import chance_lines, over_line
from pixelhall.core.positions import write_position
from pixelhall.pixel_tactics.change.recalling import WATCHER, rows
from pixelhall.pixel_tactics.flow.waves import IN_ORDER
from pixelhall.pixel_tactics.numbers import card_kind, field, grid, lasts, mark, per_seat, until, verb, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.position.heroes import own_line
from pixelhall.pixel_tactics.show.position.tails import tail_of
from pixelhall.pixel_tactics.show.position.words import (
    APART,
    CALLED,
    COMMON,
    FLAGS,
    HISTORIES,
    NONE,
    ORDERED_LAST,
    PILES,
    PLAYS,
    ROWS,
    SCENARIO,
    SEEN_BY,
    SPECTATORS,
    TALLIES,
    deeds_in,
    face_label,
    face_names,
    has_own_cards,
    seers_words,
    time_word,
    usual_pool,
    usual_seen,
)
from pixelhall.pixel_tactics.state.ceasefire import all_rest, at_rest
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.layout import fortress, fortresses, has_pile, is_common, keeper, keepers, sharers
from pixelhall.pixel_tactics.state.parts import promo_deck
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.state.tableau import gold_of, has_tableau, on_tableau
from pixelhall.pixel_tactics.texts.book import Face
from pixelhall.pixel_tactics.texts.reasons import reasons

LEADERS_SPOT: Final = grid.FLANK * grid.WIDTH + grid.CENTRE
ENDS: Final = {
    until.TURN: "until the end of the turn",
    until.WAVE: "until the end of the wave",
    until.ROUND: "until the end of the round",
    until.BATTLE: "for the rest of the battle",
    until.NEXT_TURN: "until the next turn",
    until.IT_LEAVES_ITS_SLOT: "while it stands there",
    until.IT_LEAVES_PLAY: "while it is in play",
    until.DAMAGED: "until damaged",
    until.USED: "until used",
    until.ATTACK_ENDS: "for this attack",
}


def position(name: str, state: Duel) -> str:
    """The text, tail included. Reads only what is true: nothing is worked out, so that nothing changes."""
    writer = Writer(state)
    lines = writer.lines()
    chosen = {**state.rules.chosen, **({"decks": state.brought} if state.brought else {})}
    return write_position(name, chosen, lines, tail_of(state, lines, writer.sleeves, writer.unsaid))


class Writer:
    """Writes one position, and notes what words do not say of its cards."""

    def __init__(self, state: Duel) -> None:
        self.state = state
        self.names = face_names(state.book)
        self.sleeves: list[Card] = []  # the cards as they come in the text …
        self.unsaid: list[list[int]] = []  # … and of some of them a field that has no words: card, field, value
        self.apart: list[list[Card]] = [[] for _ in range(state.seats)]  # in limbo, sealed, or in a Leader pile
        for card in range(state.count()):
            if state.zone(card) in APART.values():
                self.apart[state.side(card)].append(card)
        for cards in self.apart:
            cards.sort(key=lambda card: state.book.faces[state.face(card)].name)  # they lie in no order
        self.notes: dict[Card, list[str]] = {}  # marks that are kept elsewhere than on the card
        self.note_tokens()
        self.note_calls()

    def lines(self) -> list[str]:
        state = self.state
        own = state.book.faces if has_own_cards(state.book) else []
        found = list(dict.fromkeys(own_line(face) for face in own if is_own(face)))
        if state.teams != state.rules.mode.teams:
            found.append(f"teams {' '.join(str(team) for team in state.teams)}")
        if len(state.order) < state.seats:
            found.append(f"out {', '.join(NAMES[seat] for seat in range(state.seats) if seat not in state.order)}")
        found += self.time() + self.commons()
        for seat in range(state.seats):
            found += [f"{NAMES[seat]} {words}" for words in self.of_seat(seat)]
        found += self.on_tableau()
        if state.ledger and not has_tableau(state):
            found += [f"points {NAMES[seat]} {n}" for seat, n in enumerate(state.ledger) if n]
        if has_pile(state, zone.PROMOS):
            promos = [self.card(card) for card in promo_deck(state)]  # numbered from the bottom, as they are read
            found.append(f"promos {', '.join(promos[::-1]) or NONE}")
        found += [self.recalls(*key, n) for key, n in rows(state)]
        return found + [self.lasts(thing) for thing in state.lasting]

    def on_tableau(self) -> list[str]:
        """The cards between the players; each player's gold."""
        state = self.state
        if not has_tableau(state):
            return []
        gold = [f"gold {NAMES[seat]} {gold_of(state, seat)}" for seat in range(state.seats)]
        return [*gold, f"tableau {', '.join(self.card(card) for card in on_tableau(state)) or NONE}"]

    def recalls(self, pool: int, face: int, seer: int, n: int) -> str:
        """What somebody has seen of a closed deck."""
        who = SPECTATORS if seer == WATCHER else NAMES[seer]
        return f"recall {who} pool {pool}: {n} {face_label(self.state.book.faces[face])}"

    def time(self) -> list[str]:
        """When it is, what chance holds, and whether it is over."""
        state = self.state
        usual = IN_ORDER.index(state.row) == state.wave
        found = [
            f"battle {state.battle}",
            f"round {state.round}",
            f"wave {ROWS[state.row]}" if usual else f"wave {ROWS[state.row]} {state.wave}",
            f"turn {state.turn}",
            f"first {NAMES[state.first]}",
            f"active {NAMES[state.active]}",
        ]
        if state.calm and not all_rest(state):
            found.append(f"ceasefire {', '.join(NAMES[seat] for seat in range(state.seats) if at_rest(state, seat))}")
        elif all_rest(state) != (state.round <= state.rules.ceasefire):
            found.append(f"ceasefire {'yes' if all_rest(state) else 'no'}")
        if state.extra >= 0:
            found.append(f"extra {ROWS[state.extra]}")
        if state.idle:
            found.append(f"idle {state.idle}")
        if state.frees:
            found.append(f"frees {state.frees}")
        found += chance_lines(state.chance)
        if state.over:
            found.append(over_line(reasons(state.book)[state.reason], state.winners))
        for i in range(0, len(state.special), 3):
            seat, types, n = state.special[i : i + 3]
            found.append(f"special {NAMES[seat]} {n} {', '.join(types_in(types))}")
        return found

    def commons(self) -> list[str]:
        """The piles that seats share; their cards are listed with the first of them."""
        return [
            f"common {word} {', '.join(NAMES[seat] for seat in sharers(self.state, first, where))}"
            for word, where in COMMON.items()
            for first in keepers(self.state, where)
            if is_common(self.state, first, where)
        ]

    def of_seat(self, seat: int) -> list[str]:
        state = self.state
        found = []
        if state.of(seat, per_seat.ACTIONS) or seat == state.active:
            found.append(f"actions {state.of(seat, per_seat.ACTIONS)}")
        found += [f"{word} {state.of(seat, tally)}" for word, tally in TALLIES.items() if state.of(seat, tally)]
        if state.of(seat, per_seat.IDLE):
            found.append("idle")
        if state.of(seat, per_seat.PLAYED):
            found.append(f"played {', '.join(deeds_in(state.of(seat, per_seat.PLAYED), PLAYS))}")
        if state.of(seat, per_seat.TROPHIES) or state.pile(seat, zone.TROPHIES):
            trophies = ", ".join(self.card(card) for card in state.pile(seat, zone.TROPHIES))
            found.append(f"trophies {state.of(seat, per_seat.TROPHIES)} {trophies}".rstrip())
        unit = [card for card in state.unit[seat * grid.SLOTS : (seat + 1) * grid.SLOTS] if card >= 0]
        found += [f"leader {self.card(card)}" for card in unit if state.leads(card)]
        found += [f"{notation.slot(state.spot(card))} {self.card(card)}" for card in unit if not state.leads(card)]
        for word, where in PILES.items():
            if not has_pile(state, where) or keeper(state, seat, where) != seat:
                continue
            cards = [self.card(card) for card in state.pile(seat, where)]
            if cards or where == zone.DECK:
                found.append(f"{word} {', '.join(cards[::-1] if where == zone.DECK else cards) or NONE}")
        for column in fortresses(state, seat):
            cards = [self.card(card) for card in fortress(state, seat, column)]
            found.append(f"fortress {column} {', '.join(cards[::-1]) or NONE}")
        found += [f"reserve {i + 1} {self.card(c)}" for i, c in enumerate(state.pile(seat, zone.RESERVE)) if c >= 0]
        for word, where in APART.items():
            found += [f"{word} {self.card(card)}" for card in self.apart[seat] if state.zone(card) == where]
        return found

    # One card.

    def card(self, card: Card) -> str:
        """Its name and marks."""
        self.sleeves.append(card)
        face_index, owner, where, side, spot, damage, bits, history, seen, time = self.state.cards[
            card * field.COUNT : (card + 1) * field.COUNT
        ]
        face = self.state.book.faces[face_index]
        name = (
            face.title
            if face.title and (bits & mark.LEADER or where in (zone.TROPHIES, zone.SEALED, zone.LEADERS))
            else face_label(face)
        )
        if self.names[name.lower()] != face_index:
            self.unsaid.append([card, field.FACE, face_index])
        marks = [f"damage {damage}"] if damage else []
        if bits & ~mark.LEADER:
            marks += [word for word, bit in FLAGS.items() if bits & bit]
        if history:
            marks += self.history(card, history)
        if time or where == zone.RESERVE:
            marks += self.time_mark(card, where, bits, face, time)
        if card in self.notes:
            marks += self.notes[card]
        if owner != side:
            marks.append(f"owner {NAMES[owner]}")
        if self.state.origin(card) != usual_pool(self.state, card):
            marks.append(f"pool {self.state.origin(card)}")
        if seen != usual_seen(where, side, face, self.state.seats):
            marks += self.seen(card, seen)
        if where == zone.UNIT:
            if bits & mark.LEADER and spot != LEADERS_SPOT:
                marks.append(f"at {notation.slot(spot)}")
        elif where not in (zone.RESERVE, zone.FORTRESS) and spot != -1:
            self.unsaid.append([card, field.SPOT, spot])
        return f"{name} ({', '.join(marks)})" if marks else name

    def history(self, card: Card, bits: int) -> list[str]:
        words = deeds_in(bits, HISTORIES)
        if bits != sum(HISTORIES[one] for one in words):
            self.unsaid.append([card, field.HISTORY, bits])
        return words

    def time_mark(self, card: Card, zone: int, bits: int, face: Face, time: int) -> list[str]:
        word = time_word(zone, bits, face)
        if not word:
            self.unsaid.append([card, field.TIME, time])
        return [f"{word} {time}"] if word else []

    def seen(self, card: Card, bits: int) -> list[str]:
        words = seers_words(bits, self.state.seats)
        if not words:
            self.unsaid.append([card, field.SEEN, bits])
        return [SEEN_BY + words] if words else []

    def note(self, card: Card, mark: str) -> None:
        if card >= 0:
            self.notes.setdefault(card, []).append(mark)

    def note_tokens(self) -> None:
        state = self.state
        for i in range(0, len(state.tokens), 2):
            self.note(state.tokens[i], f"status {state.book.statuses[state.tokens[i + 1]]}")
        for i in range(0, len(state.counters), 3):
            card, name, n = state.counters[i : i + 3]
            self.note(card, f"counters {state.book.counters[name]} {n}")

    def note_calls(self) -> None:
        """Cards that a seat remembers. That the Leader who stands or is sealed leads, goes without saying."""
        state = self.state
        for seat in range(state.seats):
            for words, column in CALLED.items():
                card = state.of(seat, column)
                if card >= 0 and not (column == per_seat.LEADER and state.side(card) == seat and leads(state, card)):
                    self.note(card, f"{words} {NAMES[seat]}")
        self.note(state.last_order, ORDERED_LAST)

    def lasts(self, thing: Lasting) -> str:
        """For readers: whose, of which card, what it says, on whom, how long."""
        state = self.state
        words = [f"lasting {NAMES[thing.seat]}", place_and_name(state, thing.card) if thing.card >= 0 else ""]
        if thing.kind == lasts.SHIELD:
            words.append("prevents the next damage" if thing.numbers[0] < 0 else f"prevents {thing.numbers[0]} damage")
        else:
            words.append(f'"{text_of(state, thing)}"')
        if thing.targets:
            words.append(f"on {', '.join(place_and_name(state, card) for card in thing.targets)}")
        words.append(f"for {thing.when} waves" if thing.end == until.WAVES_PASSED else ENDS[thing.end])
        return " ".join(word for word in words if word)


def is_own(face: Face) -> bool:
    """Whether the scenario defines this card itself; a chase Leader, by the set that it is from."""
    return face.set == SCENARIO if face.kind != card_kind.CHASE else face.chase_set == SCENARIO


def text_of(state: Duel, thing: Lasting) -> str:
    """The sentence that has left it behind."""
    if thing.kind == lasts.MODIFIER:
        return state.book.modifiers[thing.index].text
    if thing.kind == lasts.TRIGGER:
        return state.book.triggers[thing.index].text
    return state.book.replacements[thing.index].trigger.text


def leads(state: Duel, card: Card) -> bool:
    return state.zone(card) == zone.SEALED or (state.zone(card) == zone.UNIT and state.leads(card))


def types_in(bits: int) -> list[str]:
    return [word for word, number in verb.TYPES.items() if bits >> number & 1]


def place_and_name(state: Duel, card: Card) -> str:
    name = notation.face_name(state, card)
    return (
        f"{NAMES[state.side(card)]} {notation.slot(state.spot(card))} {name}" if state.zone(card) == zone.UNIT else name
    )
