"""Positions from text, and facts about them: the duel's half of a scenario."""

import re
import shlex
from dataclasses import dataclass, field
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadCard, BadOption, BadScenario, BadSet
from pixelhall.core.machine import Event, Frame
from pixelhall.pixel_tactics import cards, changes, options
from pixelhall.pixel_tactics.codes import BATTLE_P, SERIES_P, TURN_P
from pixelhall.pixel_tactics.compile.faces import built
from pixelhall.pixel_tactics.language import parse, write
from pixelhall.pixel_tactics.procedures import procedures
from pixelhall.pixel_tactics.state import Card, Duel, opened
from pixelhall.pixel_tactics.statuses import STATUSES
from pixelhall.pixel_tactics.turn import ACT_AT, Act
from pixelhall.pixel_tactics.waves import Turns, seat_leaders, waves
from pixelhall.pixel_tactics.words import (
    ACTED,
    ACTIONS,
    ATTACKED,
    CORPSE,
    DAMAGE,
    DECK,
    DISCARD,
    FRESH,
    HAND,
    KEPT,
    LEADER,
    MARKS,
    OWNER,
    RESERVE,
    SLOTS,
    TIME,
    TRAP_BOX,
    TROPHY_COUNT,
    WIDTH,
)
from pixelhall.pixel_tactics.zones import lay, new_card, stand, to_reserve

BOXES = ("vanguard", "flank", "rear", "order", "operation", "trap")
LETTERS = {"v": 0, "f": 1, "r": 2}
SIDES = {"you": 0, "rival": 1}
PLAIN = cards.Card("Blank", "scenario", 2, 5, (), (), (), "", (), "", cards.Side("Plain", 3, 20, ()))


@dataclass
class Plan:
    """What the lines of a position ask for."""

    own: dict[str, cards.Card] = field(default_factory=lambda: {PLAIN.name: PLAIN})
    lines: list[tuple[int, int, str]] = field(default_factory=list)  # line number, seat, the rest
    facts: dict[str, str] = field(default_factory=dict)


def stage(chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Duel:
    """A duel in the middle of a turn, as the lines describe it."""
    rules = options.checked(chosen)
    plan = planned(lines)
    mine = cards.CardSet("scenario", "", tuple(plan.own.values()), "")
    try:
        book = built([mine, *(without(cards.load(name), plan.own) for name in rules.sets)])
    except BadSet as fault:
        raise BadScenario(0, str(fault)) from fault
    state = opened(book, rules, chances.seeded(1), 2)
    book.decks = [[], []]
    for seat in range(2):
        state.pile(seat, RESERVE).extend([-1] * rules.reserve)
        state.note(seat, KEPT, -1)
    start(state, plan)
    for number, seat, words in plan.lines:
        try:
            put(state, seat, words)
        except (KeyError, ValueError, IndexError) as fault:
            raise BadScenario(number, f'"{words}" is not understood: {fault}') from fault
    complete(state, plan)
    return state


def without(known: cards.CardSet, own: dict[str, cards.Card]) -> cards.CardSet:
    """A set less the cards that the scenario defines itself."""
    return cards.CardSet(
        known.name, known.title, tuple(card for card in known.cards if card.name not in own), known.digest
    )


def planned(lines: list[tuple[int, str]]) -> Plan:
    plan = Plan()
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word == "hero":
            card = defined(number, rest)
            plan.own[card.name] = card
        elif word in SIDES:
            plan.lines.append((number, SIDES[word], rest))
        elif word in ("wave", "round", "first", "active", "actions", "fate", "turn", "battle"):
            plan.facts[word] = rest
        else:
            raise BadScenario(
                number,
                f'"{word}" is not a word of positions; they are: hero, you, rival, wave, round, first, active, actions, fate',
            )
    return plan


def defined(number: int, rest: str) -> cards.Card:
    """hero Name 3/5 vanguard "…" flank "…" rear "…" order|operation|trap "…" leader "Title" 4/20 "…" tags A,B"""
    try:
        words = shlex.split(rest)
        at = next(i for i, word in enumerate(words) if re.fullmatch(r"\d+/\d+", word))
        attack, life = (int(n) for n in words[at].split("/"))
        texts: dict[str, list[str]] = {box: [] for box in BOXES}
        leader, tags = cards.Side(" ".join(words[:at]) + " Chief", 3, 20, ()), ()
        i = at + 1
        while i < len(words):
            if words[i] == "leader":
                strength, lives = (int(n) for n in words[i + 2].split("/"))
                lines = []
                while i + 3 < len(words) and words[i + 3] not in (*BOXES, "tags"):
                    lines.append(canonical(words[i + 3], "row"))
                    i += 1
                leader = cards.Side(words[i + 1 - len(lines)], strength, lives, tuple(lines))
                i += 3
            elif words[i] == "tags":
                tags = tuple(words[i + 1].split(","))  # type: ignore[assignment]
                i += 2
            else:
                box = words[i]
                texts[box].append(canonical(words[i + 1], box if box in ("order", "trap") else "row"))
                i += 2
    except BadCard as fault:
        raise BadScenario(number, str(fault)) from fault
    except (StopIteration, ValueError, IndexError, KeyError) as fault:
        raise BadScenario(number, f'a hero line reads: hero Name 3/5 rear "Ranged Attack." ({fault})') from fault
    return cards.Card(
        " ".join(words[:at]),
        "scenario",
        attack,
        life,
        tuple(texts["vanguard"]),
        tuple(texts["flank"]),
        tuple(texts["rear"]),
        "".join(texts["order"]),
        tuple(texts["operation"]),
        "".join(texts["trap"]),
        leader,
        tags,
    )


def canonical(text: str, box: str) -> str:
    return write(parse(text, box))


def start(state: Duel, plan: Plan) -> None:
    """Round, wave, who is first, whose turn it is."""
    facts = plan.facts
    state.battle = 1
    state.round = int(facts.get("round", "2"))
    state.row = state.wave = ("vanguard", "flank", "rear").index(facts.get("wave", "vanguard"))
    state.first = SIDES[facts.get("first", facts.get("active", "you"))]
    state.active = SIDES[facts.get("active", "you")]
    state.turn = int(facts.get("turn", "10"))
    state.calm = state.round <= state.rules.ceasefire


def face_of(state: Duel, name: str) -> int:
    for face in state.book.faces:
        if face.name.lower() == name.lower() or face.title.lower() == name.lower():
            return face.index
    raise BadOption(f'there is no card "{name}"')


def split_marks(words: str) -> tuple[str, list[str]]:
    name, _, rest = words.partition("(")
    return name.strip(), [mark.strip() for mark in rest.rstrip(")").split(",") if mark.strip()]


def put(state: Duel, seat: int, words: str) -> None:
    """v1 Name (damage 2, corpse) · leader Name · hand A, B · deck A, B · discard A · reserve A (markers 2) · trophies
    1"""
    where, _, rest = words.partition(" ")
    if re.fullmatch(r"[vfr]\d", where):
        name, marks = split_marks(rest)
        place = seat * SLOTS + LETTERS[where[0]] * WIDTH + int(where[1])
        if state.unit[place] >= 0:
            raise ValueError(f"{where} is taken")
        post(state, seat, name, place, marks)
    elif where == "leader":
        name, marks = split_marks(rest)
        lead(state, seat, name, marks)
    elif where in ("hand", "deck", "discard"):
        zone = {"hand": HAND, "deck": DECK, "discard": DISCARD}[where]
        names = [one.strip() for one in rest.split(",") if one.strip() and one.strip() != "none"]
        for name in names[::-1] if zone == DECK else names:
            lay(state, new_card(state, face_of(state, name), seat), seat, zone)
        if not names:
            state.pile(seat, zone).clear()
            state.note(seat, TROPHY_COUNT, state.of(seat, TROPHY_COUNT) | (1 << 20 if zone == DECK else 0))
    elif where == "reserve":
        name, marks = split_marks(rest)
        card = new_card(state, face_of(state, name), seat)
        trap = state.book.faces[state.face(card)].box == TRAP_BOX
        to_reserve(state, card, seat, 1 if trap else state.rules.markers, not trap)
        for mark in marks:
            if mark == "new":
                state.put(card, TIME, state.turn)
            else:
                state.put(card, TIME, int(mark.split()[1]))
    else:
        raise ValueError("a slot, leader, hand, deck, discard or reserve was expected")


def post(state: Duel, seat: int, name: str, place: int, marks: list[str]) -> None:
    """Whoever stands in a position entered play before: nothing is added by texts that speak of entering."""
    card = new_card(state, face_of(state, name), seat)
    stand(state, card, place, CORPSE if "corpse" in marks else 0)
    mark(state, card, marks)


def lead(state: Duel, seat: int, name: str, marks: list[str]) -> None:
    card = new_card(state, face_of(state, name), seat)
    stand(state, card, seat * SLOTS + WIDTH + 2, LEADER)
    state.note(seat, KEPT, card)
    mark(state, card, marks)


def mark(state: Duel, card: Card, marks: list[str]) -> None:
    for one in marks:
        word, _, rest = one.partition(" ")
        if word == "damage":
            state.put(card, DAMAGE, int(rest))
        elif word == "status":
            changes.add_status(state, card, STATUSES.index(rest))
        elif word == "counters":
            name, n = rest.rsplit(" ", 1)
            if name not in state.book.counters:
                state.book.counters.append(name)
            changes.add_counters(state, card, state.book.counters.index(name), int(n))
        elif word == "owner":
            state.put(card, OWNER, SIDES[rest])
        elif word in ("fresh", "acted", "attacked"):
            state.put(card, MARKS, state.marks(card) | {"fresh": FRESH, "acted": ACTED, "attacked": ATTACKED}[word])
        elif word != "corpse":
            raise ValueError(
                f"{one} is not a mark: damage N, status X, counters Name N, corpse, fresh, acted, attacked, owner rival"
            )


def complete(state: Duel, plan: Plan) -> None:
    """Whatever was not said: plain Leaders, small decks; then the machine stands at the question of the turn."""
    for seat in range(2):
        empty = state.of(seat, TROPHY_COUNT) >> 20
        state.note(seat, TROPHY_COUNT, 0)
        if state.of(seat, KEPT) < 0:
            lead(state, seat, "Blank", [])
        if not state.pile(seat, DECK) and not empty:
            for _ in range(5):
                lay(state, new_card(state, 0, seat), seat, DECK)
    seat_leaders(state)
    if state.row in waves(state):
        state.wave = waves(state).index(state.row)
    seat = state.active
    state.note(seat, ACTIONS, int(plan.facts.get("actions", str(state.rules.budget))))
    programs = procedures()
    series = Frame(SERIES_P, 0, -1, Event(0), len(programs[SERIES_P]) - 1)
    battle = Frame(
        BATTLE_P, state.first, -1, Event(0), next(i for i, op in enumerate(programs[BATTLE_P]) if isinstance(op, Turns))
    )
    battle.numbers = [1 if seat == state.first else 2, state.first]
    assert isinstance(programs[TURN_P][ACT_AT], Act), "a turn asks at its third step"
    turn = Frame(TURN_P, seat, -1, Event(0), ACT_AT)
    turn.numbers = [0]
    state.stack = [series, battle, turn]
    state.chance.fate = [int(n) for n in plan.facts.get("fate", "").split()]
    state.waiting, state.recent, state.log, state.private = [], [], None, [None, None]
    state.fresh = False
    state.kept = 0


# Facts are in claims.py.


def claim(state: Duel, words: str) -> str:
    from pixelhall.pixel_tactics.claims import claim as check

    return check(state, words)
