"""What "for each NOUN FILTER" counts, by an oracle of its own: it reads the words and the table, and knows nothing of
how texts are compiled."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import pixelhall
from pixelhall.core.errors import BadCard
from pixelhall.core.machine import NOTHING, Source
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import nodes, parse, resolve, write
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.invent import value
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.language.normal import normal
from pixelhall.pixel_tactics.change.cards import add_counters, add_status, flip
from pixelhall.pixel_tactics.numbers import field, fourth_box, grid, history, keyword, mark, zone
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.book import Book, Box
from pixelhall.pixel_tactics.texts.reading import attack, has, life
from pixelhall.pixel_tactics.texts.statuses import STATUSES

GAME = pixelhall.game("pixel-tactics")
ROWS = ("Vanguard", "Flank", "Rear")
PILES = {"hand": zone.HAND, "deck": zone.DECK, "discard pile": zone.DISCARD, "Reserve": zone.RESERVE}
BOXES = {"Order": fourth_box.ORDER, "Trap": fourth_box.TRAP, "Operation": fourth_box.OPERATION}
SPANS = ("turn", "wave", "round")
DEEDS = ("attacked", "damaged", "recruited", "moved", "revived", "defeated", "healed")
POSITIONS, NOUNS = 12, 260


class Oracle:
    """Reads a noun phrase at a table, as seen by the player of a card."""

    def __init__(self, state: Duel, me: int) -> None:
        self.state = state
        self.me = me
        self.seat = state.side(me)

    def count(self, noun: nodes.Noun, side: str = "") -> int:
        self.phrase, self.whose = noun, side
        return sum(1 for thing in self.things(noun) if self.sided(thing, noun, side) and self.fits(thing, noun))

    def compared(self, thing: int) -> bool:
        """Whether "the most" speaks of it: the rest of the phrase does."""
        rest = tuple(one for one in self.phrase.where if not isinstance(one, nodes.Extreme))
        return self.sided(thing, self.phrase, self.whose) and self.fits(
            thing, nodes.Noun(self.phrase.row, self.phrase.kind, rest)
        )

    def things(self, noun: nodes.Noun) -> list[int]:
        """Everything on the table that such a noun could speak of; of slots, their numbers."""
        state = self.state
        if noun.kind == "empty slot":
            open_ones = [place for place in range(state.seats * 15) if 1 <= place % 5 <= 3 and place % 15 != 7]
            return [place for place in open_ones if not any(self.place(card) == place for card in range(state.count()))]
        found: list[int] = []
        for card in range(state.count()):
            where = state.zone(card)
            box = state.book.faces[state.face(card)].box
            corpse, leads = bool(state.marks(card) & mark.CORPSE), bool(state.marks(card) & mark.LEADER)
            hero = where == zone.UNIT and not corpse and not leads
            if {
                "Hero": hero,
                "Leader": where == zone.UNIT and leads,
                "Character": where == zone.UNIT and not corpse,
                "Corpse": where == zone.UNIT and corpse,
                "Hero or Corpse": where == zone.UNIT and not leads,
                "token": hero and bool(state.marks(card) & mark.TOKEN),
                "Trap": where == zone.RESERVE and box == fourth_box.TRAP,
                "Operation": where == zone.RESERVE and box == fourth_box.OPERATION,
                "card": any(isinstance(one, nodes.InZone) for one in noun.where),
            }[noun.kind]:
                found.append(card)
        return found

    def sided(self, thing: int, noun: nodes.Noun, side: str) -> bool:
        owner = thing // 15 if noun.kind == "empty slot" else self.state.side(thing)
        return {"": True, "your": owner == self.seat, "rival": owner != self.seat}[side]

    def fits(self, thing: int, noun: nodes.Noun) -> bool:
        slot = noun.kind == "empty slot"
        place = thing if slot else self.place(thing)
        if noun.row is not None and place % 15 // 5 != ROWS.index(noun.row):
            return False
        return all(self.at(one, place) if is_place(one) else self.passes(thing, one) for one in noun.where)

    def place(self, card: int) -> int:
        return self.state.side(card) * 15 + self.state.spot(card) if self.state.zone(card) == zone.UNIT else -1

    def who(self, node: Node) -> int:
        if isinstance(node, nodes.This):
            return self.me
        assert isinstance(node, nodes.LeaderOf), "the oracle knows two references"
        seat = self.seat if node.side == "your" else 1 - self.seat
        leaders = [
            c for c in range(self.state.count()) if self.state.marks(c) & mark.LEADER and self.state.side(c) == seat
        ]
        return next((card for card in leaders if self.state.zone(card) == zone.UNIT), -1)

    def at(self, one: Any, place: int) -> bool:
        """A filter of place, of a card or of a slot."""
        if isinstance(one, nodes.InPlace):
            return self.inside(one.place, place)
        other = self.place(card) if (card := self.who(one.ref)) >= 0 else -1
        if place < 0 or other < 0:
            return False
        unit, row, column = place // 15, place % 15 // 5, place % 5
        its_unit, its_row, its_column = other // 15, other % 15 // 5, other % 5
        if isinstance(one, nodes.Facing):
            return unit != its_unit and column == 4 - its_column
        if unit != its_unit:
            return False
        if isinstance(one, nodes.Adjacent):
            return abs(row - its_row) + abs(column - its_column) == 1
        return column == its_column and (row < its_row if isinstance(one, nodes.InFront) else row > its_row)

    def inside(self, where: Any, place: int) -> bool:
        if place < 0:
            return False
        if isinstance(where, nodes.RowPlace):
            return place % 15 // 5 == ROWS.index(where.row)
        if isinstance(where, nodes.CurrentRow):
            return place % 15 // 5 == self.state.row
        other = self.place(self.who(where.of if isinstance(where, nodes.SamePlace) else where.ref))
        if isinstance(where, nodes.CurrentColumnFacing):
            return other >= 0 and place // 15 != other // 15 and place % 5 == 4 - other % 5
        if other < 0 or place // 15 != other // 15:
            return False
        return {"Unit": True, "row": place // 5 == other // 5, "column": place % 5 == other % 5}[where.what]

    def passes(self, card: int, one: Any) -> bool:
        """A filter of what a card is, has or did."""
        state = self.state
        face = state.book.faces[state.face(card)]
        match one:
            case nodes.InZone(nodes.Zone(whose, pile)):
                seats = {"You": [self.seat], "Rival": [1 - self.seat], "EachPlayer": [0, 1]}[type(whose).__name__]
                return state.zone(card) == PILES[pile] and state.side(card) in seats
            case nodes.InMelee(yes):
                ahead = [c for c in range(state.count()) if self.ahead(c, card) and not self.passed_by(c)]
                return (not ahead and not self.passed_by(card)) == yes
            case nodes.AtLeast(n, stat):
                return self.number(card, stat) >= n
            case nodes.AtMost(n, stat):
                return self.number(card, stat) <= n
            case nodes.Exactly(n, stat):
                return self.number(card, stat) == n
            case nodes.Extreme(most, stat):
                others = [self.number(other, stat) for other in self.things(self.phrase) if self.compared(other)]
                return self.number(card, stat) == (max if most else min)(others)
            case nodes.Damaged(yes):
                return (state.damage(card) > 0) == yes
            case nodes.Lethal():
                return not state.marks(card) & mark.CORPSE and state.damage(card) >= life(state, card)
            case nodes.WithKeyword(yes, kw):
                return has(state, card, keyword.WORDS.index(kw)) == yes
            case nodes.WithStatus(yes, status):
                return ((card, STATUSES.index(status)) in list(pairs(state.tokens))) == yes
            case nodes.WithCounters(n, name):
                return (
                    sum(k for c, what, k in triples(state.counters) if (c, state.book.counters[what]) == (card, name))
                    >= n
                )
            case nodes.WithNoCounters(name):
                return not any((c, state.book.counters[what]) == (card, name) for c, what, _ in triples(state.counters))
            case nodes.BelowHalf():
                return not state.marks(card) & mark.CORPSE and state.damage(card) * 2 > life(state, card)
            case nodes.WithBox(yes, "Spell"):
                return any(use.spell for row in face.rows for use in row.uses) == yes
            case nodes.WithBox(yes, box):
                return (face.box == BOXES[box]) == yes
            case nodes.OwnedBy(who):
                return (state.owner(card) == self.seat) == isinstance(who, nodes.You)
            case nodes.Named(yes, name):
                return (face.name == name) == yes
            case nodes.SameName(ref):
                other = self.who(ref)
                return other >= 0 and face.name == state.book.faces[state.face(other)].name
            case nodes.Tagged(yes, name):
                return (name in face.tags) == yes
            case nodes.WasDone(yes, deed, span):
                return self.remembers(card, DEEDS.index(deed), span) == yes
            case nodes.DidAttack(yes, span):
                return self.remembers(card, history.DID_ATTACK, span) == yes
            case nodes.DidAttackUnit(attack, span):
                did = history.DID_MELEE if attack == "Melee Attack" else history.DID_ATTACK
                return state.side(card) != self.seat and self.remembers(card, did, span)
        raise AssertionError(f"the oracle does not know {type(one).__name__}")

    def remembers(self, card: int, deed: int, span: str) -> bool:
        return self.state.history(card) >> (deed + SPANS.index(span) * history.COUNT) & 1 == 1

    def number(self, card: int, stat: str) -> int:
        if stat == "Attack":
            return attack(self.state, card)
        lives, damage = life(self.state, card), self.state.damage(card)
        return {"Life": lives, "damage": damage, "remaining Life": lives - damage}[stat]

    def ahead(self, other: int, card: int) -> bool:
        """Whether somebody living stands before a card in its column."""
        one, two = self.place(other), self.place(card)
        living = not self.state.marks(other) & mark.CORPSE
        return living and one >= 0 and one // 15 == two // 15 and one % 5 == two % 5 and one < two

    def passed_by(self, card: int) -> bool:
        return has(self.state, card, keyword.WORDS.index("Incorporeal"))


def is_place(one: Node) -> bool:
    return isinstance(one, nodes.InPlace | nodes.InFront | nodes.Behind | nodes.Adjacent | nodes.Facing)


def pairs(flat: list[int]) -> Iterator[tuple[int, int]]:
    return zip(flat[::2], flat[1::2])


def triples(flat: list[int]) -> Iterator[tuple[int, int, int]]:
    return zip(flat[::3], flat[1::3], flat[2::3])


@cache
def positions() -> list[Duel]:
    """Some ways into plays, with Corpses, statuses and counters strewn about."""
    found: list[Duel] = []
    for seed in range(POSITIONS):
        luck = Random(seed)
        state = GAME.new({"edition": luck.choice(("deluxe", "original", "mega")), "ceasefire_rounds": 0}, seed)
        for _ in range(luck.randint(30, 160)):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            GAME.apply(state, decisions[0].seat, luck.choice(decisions[0].options))
        assert isinstance(state, Duel)
        state.book.counters = list(dict.fromkeys([*state.book.counters, "Forge", "Ember"]))
        for card in [card for card in state.unit if card >= 0 and state.hero(card)]:
            if luck.random() < 0.3:
                add_status(state, card, luck.randrange(len(STATUSES)))
            if luck.random() < 0.3:
                add_counters(state, card, state.book.counters.index("Forge"), luck.randint(1, 3))
            if luck.random() < 0.3:
                state.put(card, field.HISTORY, luck.getrandbits(3 * history.COUNT))
            if luck.random() < 0.15:
                flip(state, card)
        found.append(state)
    return found


KNOWN = {
    "This",
    "LeaderOf",
    "Noun",
    "Zone",
    "You",
    "Rival",
    "EachPlayer",
    "RowPlace",
    "CurrentRow",
    "SamePlace",
    "CurrentColumnFacing",
}


def random_noun(luck: Random) -> nodes.Noun:
    """A noun with up to two filters that the oracle can read: its references are "this Hero" and Leaders."""
    where: list[Node] = []
    wanted = luck.choice((0, 1, 1, 2))
    while len(where) < wanted:
        one = value("filter", luck, 4)
        if all(can_read(part) for part in every(one)):
            where.append(nodes.Named(True, luck.choice(("Cook", "Lancer"))) if isinstance(one, nodes.Named) else one)
    kind = "card" if any(isinstance(one, nodes.InZone) for one in where) else luck.choice(KINDS)
    row = luck.choice(ROWS) if luck.random() < 0.3 and kind != "card" else None
    found = normal(nodes.Noun(row, kind, tuple(where)))
    assert isinstance(found, nodes.Noun)
    return found


KINDS = [word.value for word in TABLE.lists["kind"].words]


def can_read(node: Node) -> bool:
    name = type(node).__name__
    if isinstance(node, nodes.This) and node.kind != "Hero":
        return False
    return name in KNOWN or name in FILTERS


FILTERS = {form.node for form in TABLE.forms["filter"]} - {"InHand"}


def amounts(noun: nodes.Noun) -> Iterator[tuple[str, str]]:
    """A text that counts them, of each side."""
    for side, per in (
        ("", nodes.PerOne(False, noun)),
        ("your", nodes.PerYours(False, noun)),
        ("rival", nodes.PerRival(noun)),
    ):
        rule = nodes.Have(nodes.This("Hero"), (nodes.Add(1, "Attack", per, None),))
        yield side, write(nodes.Text((nodes.Static(None, rule),), None))


@pytest.mark.parametrize("seed", range(NOUNS // 20))
def test_each_noun_counts_what_it_says(seed: int) -> None:
    luck, read = Random(seed), 0
    while read < 20:
        noun = random_noun(luck)
        for side, text in amounts(noun):
            for state in positions():
                found = counted(state, text, luck)
                if found is None:
                    break
                me, n = found
                assert n == Oracle(state, me).count(noun, side), f"{text}\n{GAME.position(state)}"
                read += 1


def counted(state: Duel, text: str, luck: Random) -> tuple[int, int] | None:
    """Whose text it is, and what it counts; nothing where it is refused."""
    node, box, book = parse(text, "row"), Box(), Book()
    book.counters = state.book.counters
    try:
        texts.row(book, node, resolve(node, "row", "Hero"), box)
    except (BadCard, Unplayed):
        return None
    me = luck.choice([card for card in state.unit if card >= 0 and state.living(card)])
    per = box.modifiers[0].per
    assert per is not None, "it counts something"
    return me, per.read(state, Source(state.side(me), me, NOTHING))


def test_the_nouns_of_the_oracle_find_things_and_pass_things_by() -> None:
    """Else the law above would hold of nothing."""
    luck, counts = Random(1), set()
    filters: set[str] = set()
    for _ in range(400):
        noun = random_noun(luck)
        _, text = next(amounts(noun))
        for state in positions()[:4]:
            found = counted(state, text, luck)
            if found is not None:
                counts.add(found[1])
                filters |= {type(one).__name__ for one in noun.where} if found[1] else set()
    assert {0, 1, 2, 3} < counts and len(filters) > 15, (counts, filters)


def test_grid_of_the_oracle_is_the_grid_of_the_game() -> None:
    assert (grid.SLOTS, grid.WIDTH, grid.CENTRE, grid.FLANK) == (15, 5, 2, 1)
