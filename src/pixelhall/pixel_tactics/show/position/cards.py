"""Cards put where a line of a position says: `you v1 Cook (damage 2)`, `rival hand Cook, Drummer`."""

import re
from typing import Final

from pixelhall.core.dumping import to_vec
from pixelhall.core.position_words import MOST, number
from pixelhall.pixel_tactics.change.zones import new_card
from pixelhall.pixel_tactics.numbers import field, fourth_box, grid, mark, per_seat, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.position.words import (
    APART,
    BEHIND,
    CALLED,
    COMMON,
    FLAGS,
    HISTORIES,
    NONE,
    NUMBERS,
    ORDERED_LAST,
    PILES,
    PLAYS,
    SEEN_BY,
    TALLIES,
    face_names,
    meaning,
    seers,
    sides,
    split_list,
    usual_pool,
    usual_seen,
)
from pixelhall.pixel_tactics.state.layout import FORTIFIED, any_common, has_pile, keeper, share, sharers
from pixelhall.pixel_tactics.state.parts import base_pool, promo_deck
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.state.tableau import has_tableau, on_tableau
from pixelhall.pixel_tactics.texts.statuses import STATUSES

ONE_CARD: Final = re.compile(r"([^,()]+?)\s*(?:\(([^()]*)\))?\s*(?:,\s*|$)")
LEADERS_SLOT: Final = "f2"  # unless a mark says otherwise


class Layout:
    """A position that is being laid out, line by line. Cards are numbered as they come."""

    def __init__(self, state: Duel) -> None:
        self.state = state
        self.names = face_names(state.book)
        self.without_deck: set[int] = set()
        self.fortified: set[tuple[int, int]] = set()  # seat, column
        self.acting: set[int] = set()  # seats whose actions were said
        self.called: list[tuple[int, int, Card]] = []  # seat, field, card
        self.pools: dict[Card, int] = {}
        self.spread = False  # whether the tableau was said

    def put(self, seat: int, words: str) -> None:
        """One line of a seat, less the seat; ValueError or BadText if it is not understood."""
        where, _, rest = words.partition(" ")
        rest = rest.strip()
        if where == "leader":
            self.lead(seat, *self.one_card(rest))
        elif where in PILES:
            self.pile(seat, PILES[where], rest)
        elif where in BEHIND:
            self.behind(seat, BEHIND[where], rest)
        elif where in APART:
            for name, marks in self.some_cards(rest):
                card = self.card(seat, name, marks, APART[where])
                if APART[where] == zone.SEALED:
                    self.state.note(seat, per_seat.LEADER, card)
        elif where == "reserve":
            self.reserve(seat, rest)
        elif where == "trophies":
            n, _, names = rest.partition(" ")
            self.state.note(seat, per_seat.TROPHIES, number(n))
            self.pile(seat, zone.TROPHIES, names)
        elif where == "actions":
            self.acting.add(seat)
            self.state.note(seat, per_seat.ACTIONS, number(rest))
        elif where in TALLIES:
            self.state.note(seat, TALLIES[where], number(rest, -MOST))
        elif where == "idle" and not rest:
            self.state.note(seat, per_seat.IDLE, 1)
        elif where == "played":
            for deed in split_list(rest):
                self.state.note(seat, per_seat.PLAYED, self.state.of(seat, per_seat.PLAYED) | meaning(PLAYS, deed))
        else:
            self.stand(seat, notation.place(seat, where), *self.one_card(rest))

    def finish(self) -> None:
        """What seats remember of cards; said by marks that count more than the place of a card."""
        for seat, column, card in self.called:
            self.state.note(seat, column, card)

    def allot(self) -> None:
        """Each card to its pool, once all are there."""
        if self.pools or self.state.rules.built or self.state.rules.extras or any_common(self.state):
            usual = [usual_pool(self.state, card) for card in range(self.state.count())]
            self.state.origins = to_vec([self.pools.get(card, pool) for card, pool in enumerate(usual)])

    def share(self, words: str) -> None:
        """`deck you, rival`: a pile that seats have in common."""
        word, _, rest = words.partition(" ")
        seats, where = [meaning(sides(self.state.seats), who) for who in split_list(rest)], meaning(COMMON, word)
        if sharers(self.state, seats[0], where) != seats:
            share(self.state, seats, where)

    def pile(self, seat: int, where: int, names: str) -> None:
        """Cards on a pile, the first of a deck on top."""
        if not has_pile(self.state, where):
            raise ValueError("this mode has no such pile")
        found = self.some_cards(names)
        for name, marks in found[::-1] if where == zone.DECK else found:
            card = self.card(keeper(self.state, seat, where), name, marks, where)
            self.state.pile(seat, where).append(card)
        if where == zone.DECK and not found:
            self.without_deck.add(seat)

    def behind(self, seat: int, where: int, words: str) -> None:
        """`2 Cook, Drummer`: cards behind a column, the first on top."""
        if not has_pile(self.state, where):
            raise ValueError("this mode has no such place")
        column, _, names = words.partition(" ")
        at = number(column, 1, len(FORTIFIED))
        if not (words and names):
            raise ValueError("a column and its cards were expected: fortress 2 Cook, Drummer")
        self.fortified.add((seat, at))
        for name, marks in self.some_cards(names)[::-1]:
            self.state.pile(seat, where).append(self.card(seat, name, marks, where, at))
        self.state.pile(seat, where).sort(key=self.state.spot)  # column by column, as they are dealt

    def tableau(self, words: str) -> None:
        """Cards face up between the players, from the far end on."""
        if not has_tableau(self.state):
            raise ValueError("this mode has no tableau")
        for name, marks in self.some_cards(words):
            card = self.card(keeper(self.state, 0, zone.TABLEAU), name, marks, zone.TABLEAU)
            on_tableau(self.state).append(card)
        self.spread = True

    def promos(self, words: str) -> None:
        """The promo deck, its top first."""
        if not has_pile(self.state, zone.PROMOS):
            raise ValueError("there are no promos in this play; write: option promos=true")
        for name, marks in self.some_cards(words)[::-1]:
            promo_deck(self.state).append(self.card(0, name, marks, zone.PROMOS))

    def gold(self, words: str) -> None:
        """`you 5`: the gold of a player."""
        who, _, n = words.partition(" ")
        ledger = self.state.ledger or [0] * self.state.seats
        seat = meaning(sides(self.state.seats), who)
        self.state.ledger = [number(n) if i == seat else gold for i, gold in enumerate(ledger)]

    def stand(self, seat: int, place: Place, name: str, marks: list[str], bits: int = 0) -> Card:
        """Whoever stands in a position entered play before: nothing is added by texts that speak of entering."""
        if self.state.unit[place] >= 0:
            raise ValueError(f"{notation.slot(place)} is taken")
        card = self.card(seat, name, marks, zone.UNIT, place % grid.SLOTS, bits)
        self.state.unit[place] = card
        return card

    def lead(self, seat: int, name: str, marks: list[str]) -> None:
        if not self.state.rules.mode.leads:
            raise ValueError("this mode has no Leaders")
        slots = [sign.removeprefix("at ") for sign in marks if sign.startswith("at ")]
        others = [sign for sign in marks if not sign.startswith("at ")]
        card = self.stand(seat, notation.place(seat, (slots or [LEADERS_SLOT])[0]), name, others, mark.LEADER)
        if not self.state.book.faces[self.state.face(card)].title or self.state.marked(card, mark.CORPSE):
            raise ValueError("a Leader is a card with a leader side, and no Corpse")
        self.state.note(seat, per_seat.LEADER, card)

    def reserve(self, seat: int, words: str) -> None:
        """Into the slot named, or the first that is free."""
        state = self.state
        slots = state.pile(seat, zone.RESERVE)
        named = re.match(r"(\d+) ", words)
        free = [number(named[1], 1, len(slots)) - 1] if named else [i for i, card in enumerate(slots) if card < 0]
        if not free or slots[free[0]] >= 0:
            raise ValueError("there is no such Reserve Slot, or it is taken")
        name, marks = self.one_card(words[named.end() :] if named else words)
        card = self.card(seat, name, [mark for mark in marks if mark != "new"], zone.RESERVE, free[0])
        if "new" in marks:
            state.put(card, field.TIME, state.turn)
        slots[free[0]] = card

    # One card.

    def one_card(self, words: str) -> tuple[str, list[str]]:
        found = self.some_cards(words)
        if len(found) != 1:
            raise ValueError("one card was expected")
        return found[0]

    def some_cards(self, words: str) -> list[tuple[str, list[str]]]:
        """Names, each with its marks."""
        found: list[tuple[str, list[str]]] = []
        at = 0
        while at < len(words):
            match = ONE_CARD.match(words, at)
            if match is None:
                raise ValueError(f'"{words[at:]}" is no list of cards: Cook, Drummer (damage 2)')
            if match[1] != NONE:
                found.append((match[1], split_list(match[2] or "")))
            at = match.end()
        return found

    def card(self, seat: int, name: str, marks: list[str], where: int, spot: int = -1, bits: int = 0) -> Card:
        """A new card in its zone, marked; nothing happens by that."""
        if name.lower() not in self.names:
            raise ValueError(f'there is no card "{name}"')
        state = self.state
        face = state.book.faces[self.names[name.lower()]]
        card = new_card(state, face.index, seat, bits)
        for column, value in (
            (field.ZONE, where),
            (field.SEAT, seat),
            (field.SPOT, spot),
            (field.SEEN, usual_seen(where, seat, face, state.seats)),
        ):
            state.put(card, column, value)
        if where == zone.RESERVE:
            state.put(card, field.TIME, 1 if face.box == fourth_box.TRAP else state.rules.markers)
        for sign in marks:
            self.mark(card, sign)
        return card

    def mark(self, card: Card, mark: str) -> None:
        state = self.state
        word, _, rest = mark.partition(" ")
        called, _, who = mark.rpartition(" ")
        if mark in FLAGS:
            state.mark(card, FLAGS[mark])
        elif mark in HISTORIES:
            state.put(card, field.HISTORY, state.history(card) | HISTORIES[mark])
        elif mark.startswith(SEEN_BY):
            state.put(card, field.SEEN, seers(mark.removeprefix(SEEN_BY), state.seats))
        elif word in NUMBERS:
            state.put(card, NUMBERS[word], number(rest))
        elif word == "status":
            state.tokens += [card, meaning({status: i for i, status in enumerate(STATUSES)}, rest)]
        elif word == "counters":
            name, _, n = rest.rpartition(" ")
            known = {counter: i for i, counter in enumerate(state.book.counters)}
            state.counters += [card, meaning(known, name), number(n, 1)]
        elif word == "owner":
            state.put(card, field.OWNER, meaning(sides(state.seats), rest))
        elif word == "pool":
            self.pools[card] = number(rest, 0, int(base_pool(state.seats)))
        elif called in CALLED:
            self.called.append((meaning(sides(state.seats), who), CALLED[called], card))
        elif mark == ORDERED_LAST:
            state.last_order = card
        else:
            raise ValueError(f"{mark} is not a mark; marks are {', '.join(MARKS)}")


MARKS: Final = (  # for people who wrote something else
    *("damage N", "status X", "counters Name N", *FLAGS, "was damaged this turn", "markers N", "placed N", "new"),
    *("beyond N", "gold N", "owner rival", "pool N", "seen by you and rival", "at v2"),
    *(*(f"{words} you" for words in CALLED), ORDERED_LAST),
)
