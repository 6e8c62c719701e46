"""Positions from text: what a scenario says before its first action, and what show/position/write.py writes.

    hero Name 3/5 rear "…"                 a card of one's own; so common, promo, base, chase (show/position/heroes.py)
    teams 0 1 0 1                          more than two seats: the team of each; seat3 is the last of them
    out rival, seat2                       seats that have left the play
    battle 1 · round 3 · wave rear · turn 12 · first rival · active you
    wave rear 1                            the number of waves before it in this round, if it is not the usual one
    ceasefire yes · ceasefire seat2        if it does not follow from the round · of some seats alone
    extra flank                            a wave that is to come in between
    idle 1 · frees 2                       rounds in which everybody only passed · free actions taken this turn
    chance 123 45 · fate 0 2 1             the generator's word and its count of draws · what it says first
    over by rout: you                      why the play is over, and who has won (core/position_words.py)
    actions 1                              of whoever is active
    special you 1 Attack, Move             actions for some types only
    common deck you, rival                 a pile that seats share: deck, discard, removed; its cards stand with the first
    you actions 1 · you idle               of a seat · it has only passed this round
    you next 1 · spared -1 · skips 1       actions more or fewer next turn · but for the last one · turns to skip
    you played Order this turn
    you v1 Cook (damage 2) · you leader Soup Marshal
    you hand Cook, Drummer · deck · discard · removed          the first of a deck is its top; none: it is empty
    you fortress 2 Cook, Drummer           cards behind a column, the first on top; none: it is empty
    you reserve 2 Snare (placed 3)         its slot may be left out
    you trophies 1 Soup Marshal · you limbo Cook · you sealed Soup Marshal
    tableau Cook (gold 1), Drummer         the cards between the players, from the far end on; none: it is empty
    gold you 5 · points you 2              of a player · that texts have given
    promos Town Crier, Bad Poet            the promo deck, its top first
    you base Mill Pond (flipped)           outside play
    you leaders Soup Marshal               a Leader of a built deck who may still lead
    recall you pool 1: 2 Cook              what somebody has seen of a closed deck; pools as in the mark
    lasting …                              an effect that lasts, for readers
    tail …                                 what no reader needs (show/position/tails.py)

Marks, in brackets behind a card, are listed in show/position/words.py. With a tail, exactly what is said is laid out.
Without one, plain Leaders and small decks stand in for what is not said, nothing lasts, and somebody's turn is asked.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Any, Final, TypeVar

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadScenario, BadSet, BadText
from pixelhall.core.facts import NAMES, SIDES
from pixelhall.core.machine import Event, Frame
from pixelhall.core.position_words import number, read_chance, read_fate, read_over
from pixelhall.core.positions import TAIL
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile.faces import ANY_LEADER, book_of, build_book, with_parts
from pixelhall.pixel_tactics.change.recalling import WATCHER
from pixelhall.pixel_tactics.change.tableau import FIRST_GOLD, LENGTH
from pixelhall.pixel_tactics.flow.series import Settle
from pixelhall.pixel_tactics.flow.setup import opened, usual_decks
from pixelhall.pixel_tactics.flow.turn import Act
from pixelhall.pixel_tactics.flow.waves import IN_ORDER, Turns, seat_leaders, waves
from pixelhall.pixel_tactics.numbers import per_seat, program, verb, zone
from pixelhall.pixel_tactics.show.position import tails
from pixelhall.pixel_tactics.show.position.cards import Layout
from pixelhall.pixel_tactics.show.position.heroes import OWN, PLAIN, OwnCards
from pixelhall.pixel_tactics.show.position.words import (
    COMMON,
    ROWS,
    SCENARIO,
    SPECTATORS,
    face_names,
    has_own_cards,
    meaning,
    sides,
    split_list,
)
from pixelhall.pixel_tactics.state.ceasefire import set_ceasefire
from pixelhall.pixel_tactics.state.frames import index_of
from pixelhall.pixel_tactics.state.layout import fortresses
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.state.tableau import has_tableau
from pixelhall.pixel_tactics.texts.book import Book
from pixelhall.pixel_tactics.texts.reasons import reasons

FACTS: Final = (
    *(
        "teams",
        "out",
        "battle",
        "round",
        "wave",
        "turn",
        "first",
        "active",
        "ceasefire",
        "extra",
        "idle",
        "frees",
        "chance",
        "fate",
    ),
    *("over", "actions"),
)
COUNTERS: Final = re.compile(r"\bcounters ([^,()]+) \d+\s*[,)]")
T = TypeVar("T")


@dataclass
class Plan:
    """What the lines of a position ask for, each with the number of its line."""

    own: OwnCards = field(default_factory=OwnCards)
    facts: dict[str, tuple[int, str]] = field(default_factory=dict)
    special: list[tuple[int, str]] = field(default_factory=list)
    commons: list[tuple[int, str]] = field(default_factory=list)
    recalled: list[tuple[int, str]] = field(default_factory=list)
    tableau: list[tuple[int, str]] = field(default_factory=list)
    promos: list[tuple[int, str]] = field(default_factory=list)
    gold: list[tuple[int, str]] = field(default_factory=list)
    seats: list[tuple[int, int, str]] = field(default_factory=list)  # number, seat, the rest
    tail: tuple[int, str] | None = None

    def fact(self, word: str, read: Callable[[str], T], otherwise: T) -> T:
        """What a line of this word says."""
        if word not in self.facts:
            return otherwise
        line, rest = self.facts[word]
        return reading(line, f"{word} {rest}", partial(read, rest))


def reading(line: int, words: str, read: Callable[[], T]) -> T:
    """What a line says; BadScenario tells which one is not understood."""
    try:
        return read()
    except (BadText, ValueError) as fault:
        raise BadScenario(line, f'"{words}" is not understood: {fault}') from fault


def stage(chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Duel:
    """A duel as the lines describe it."""
    rules = options.rules_from(chosen)
    plan = read_plan(lines)
    tail = None if plan.tail is None else reading(plan.tail[0], TAIL, partial(tails.unpack_tail, plan.tail[1]))
    teams = plan.fact("teams", read_teams, rules.mode.teams)
    state = opened(book_for(rules, plan, tail), rules, chances.from_seed(1), teams)
    plan.fact("out", partial(read_out, state), None)
    state.brought = options.checked_decks(chosen)
    if not has_own_cards(state.book) and not rules.built:
        state.decks = usual_decks(state)  # it is of a play, and they follow from its options
    for seat in range(state.seats):
        state.pile(seat, zone.RESERVE).extend([-1] * rules.reserve)
        state.note(seat, per_seat.LEADER, -1)
        state.note(seat, per_seat.LAST_RECRUIT, -1)
    start(state, plan)
    layout = Layout(state)
    for line, words in plan.commons:
        reading(line, f"common {words}", partial(layout.share, words))
    for line, seat, words in plan.seats:
        if seat >= state.seats:
            raise BadScenario(line, f"{state.seats} seats play; a line such as teams 0 1 0 1 names more")
        reading(line, words, partial(layout.put, seat, words))
    for line, words in plan.tableau:
        reading(line, f"tableau {words}", partial(layout.tableau, words))
    for line, words in plan.promos:
        reading(line, f"promos {words}", partial(layout.promos, words))
    for line, words in plan.gold:
        reading(line, f"gold {words}", partial(layout.gold, words))
    layout.finish()
    for line, words in plan.recalled:
        state.recalled = state.recalled + reading(line, f"recall {words}", partial(recall, state, words))
    if plan.tail is None or tail is None:
        complete(state, plan, layout)
        layout.allot()
    else:
        layout.allot()
        state.wave = state.wave if state.wave >= 0 else IN_ORDER.index(state.row)
        said = [words for _, words in lines if not words.startswith(f"{TAIL} ")]
        reading(plan.tail[0], TAIL, partial(tails.attach, state, said, tail))
    return state


def read_plan(lines: list[tuple[int, str]]) -> Plan:
    plan = Plan()
    for line, words in lines:
        word, _, rest = words.partition(" ")
        rest = rest.strip()
        if word in OWN and not (word == "common" and rest.partition(" ")[0] in COMMON):
            plan.own.read(line, word, rest)
        elif word in SIDES:
            plan.seats.append((line, SIDES[word], rest))
        elif word in FACTS:
            plan.facts[word] = (line, rest)
        elif word == "special":
            plan.special.append((line, rest))
        elif word == "common":
            plan.commons.append((line, rest))
        elif word in ("tableau", "gold", "points"):
            (plan.tableau if word == "tableau" else plan.gold).append((line, rest))
        elif word == "promos":
            plan.promos.append((line, rest))
        elif word == "recall":
            plan.recalled.append((line, rest))
        elif word == TAIL:
            plan.tail = (line, rest)
        elif word != "lasting":
            known = ", ".join(
                (
                    *OWN,
                    *SIDES,
                    *FACTS,
                    "special",
                    "common",
                    "recall",
                    "tableau",
                    "promos",
                    "gold",
                    "points",
                    "lasting",
                    TAIL,
                )
            )
            raise BadScenario(line, f'"{word}" is not a word of positions; they are: {known}')
    return plan


def book_for(rules: options.Rules, plan: Plan, tail: dict[str, Any] | None) -> Book:
    """The cards of the sets, and before them those of the scenario itself."""
    if tail is not None and not plan.own.names():
        return book_of(tuple(rules.sets), rules.mode.name, rules.needs)
    if tail is None:
        plan.own.heroes = {PLAIN.name: PLAIN} | plan.own.heroes
    names = (
        tail["names"] if tail is not None else [name for _, _, words in plan.seats for name in COUNTERS.findall(words)]
    )
    mine = plan.own.card_set()
    try:
        needs = dict(rules.needs)
        others = [
            without(other, plan.own.names())
            for other in with_parts([card_sets.load(name) for name in rules.sets], needs)
        ]
        if any(other.name == SCENARIO for other in others):
            raise BadScenario(0, f'a set of the name "{SCENARIO}" cannot be used here')
        return scenario_book((mine, *others), tuple(names), rules.mode.name, ANY_LEADER in needs)
    except BadSet as fault:
        raise BadScenario(0, str(fault)) from fault


@lru_cache(maxsize=16)
def scenario_book(sets: tuple[card_sets.CardSet, ...], counters: tuple[str, ...], mode: str, any_leader: bool) -> Book:
    """All cards; a scenario may use names of counters that no text knows."""
    book = build_book(list(sets), mode, any_leader)
    book.counters += [name for name in dict.fromkeys(counters) if name not in book.counters]
    return book


def without(known: card_sets.CardSet, own: set[str]) -> card_sets.CardSet:
    """A set less the cards that the scenario defines itself."""
    return replace(
        known,
        cards=tuple(card for card in known.cards if card.name not in own),
        promos=tuple(card for card in known.promos if card.name not in own),
        bases=tuple(base for base in known.bases if base.name not in own),
        chase=tuple(chase for chase in known.chase if chase.name not in own),
        text="",
    )


def start(state: Duel, plan: Plan) -> None:
    """The time, whose turn it is, chance, the end."""
    state.battle = plan.fact("battle", number, 1)
    state.round = plan.fact("round", number, 2)
    state.row, state.wave = plan.fact("wave", wave, (IN_ORDER[0], -1))
    state.turn = plan.fact("turn", number, 10)
    side = partial(meaning, sides(state.seats))
    state.active = plan.fact("active", side, 0)
    state.first = plan.fact("first", side, state.active)
    set_ceasefire(state, state.round <= state.rules.ceasefire)
    plan.fact("ceasefire", partial(read_ceasefire, state), None)
    state.extra = plan.fact("extra", row, -1)
    state.idle = plan.fact("idle", number, 0)
    state.frees = plan.fact("frees", number, 0)
    plan.fact("chance", lambda rest: read_chance(state.chance, rest), None)
    plan.fact("fate", lambda rest: read_fate(state.chance, rest), None)
    state.over = "over" in plan.facts
    nobody: list[int] = []
    state.reason, state.winners = plan.fact(
        "over", lambda rest: read_over(rest, reasons(state.book), state.seats), (0, nobody)
    )
    for line, words in plan.special:
        state.special += reading(line, f"special {words}", partial(special, state, words))


def read_teams(text: str) -> list[int]:
    """The team of each seat."""
    teams = [number(team, 0, MOST_SEATS - 1) for team in text.split()]
    if not 2 <= len(teams) <= MOST_SEATS or len(set(teams)) < 2:
        raise ValueError(f"a team for each of 2 to {MOST_SEATS} seats, and two teams at least")
    return teams


MOST_SEATS: Final = 6  # no mode has more


def read_out(state: Duel, text: str) -> None:
    """The seats that have left the play."""
    gone = [meaning(sides(state.seats), who) for who in split_list(text)]
    state.order = [seat for seat in state.order if seat not in gone]
    state.rules.mode.relate(state)


def row(text: str) -> int:
    return meaning({word: i for i, word in enumerate(ROWS)}, text)


def read_ceasefire(state: Duel, text: str) -> None:
    """Of everybody, of nobody, or of some."""
    who = sides(state.seats)
    if text.split(",")[0] in who:
        state.calm = sum({1 << meaning(who, name) for name in split_list(text)})
    else:
        set_ceasefire(state, meaning({"yes": True, "no": False}, text))


def wave(text: str) -> tuple[int, int]:
    """Its row, and the number of waves before it; -1 if that is to follow from the row."""
    word, _, before = text.partition(" ")
    return row(word), number(before, 0, len(IN_ORDER) * 8) if before else -1


def special(state: Duel, text: str) -> list[int]:
    """Seat, types as bits, number."""
    who, n, types = text.split(" ", 2)
    bits = {word: 1 << number for word, number in verb.TYPES.items()}
    return [meaning(sides(state.seats), who), sum({meaning(bits, one) for one in split_list(types)}), number(n)]


def recall(state: Duel, text: str) -> list[int]:
    """Pool, face, seer, number."""
    found = re.fullmatch(r"(\w+) pool (\d+): (\d+) (.+)", text)
    if found is None:
        raise ValueError("a line reads: recall you pool 1: 2 Cook")
    seers = {**sides(state.seats), SPECTATORS: WATCHER}
    pool, face = number(found[2], 0, 2 * state.seats - 1), meaning(face_names(state.book), found[4].lower())
    return [pool, int(face), meaning(seers, found[1]), number(found[3], 1)]


def complete(state: Duel, plan: Plan, layout: Layout) -> None:
    """Whatever was not said: plain Leaders, small decks; then the machine stands at the question of the turn."""
    for seat in range(state.seats):
        for column in fortresses(state, seat):
            if (seat, column) not in layout.fortified:
                layout.put(seat, f"fortress {column} {PLAIN.name}, {PLAIN.name}")
        if seat not in state.order:
            layout.without_deck.add(seat)
            continue
        if state.rules.mode.leads and state.of(seat, per_seat.LEADER) < 0:
            reading(0, f"a Leader for {NAMES[seat]}", partial(layout.lead, seat, PLAIN.name, []))
        if not state.pile(seat, zone.DECK) and seat not in layout.without_deck:
            layout.pile(seat, zone.DECK, ", ".join([PLAIN.name] * 5))
    if has_tableau(state) and not layout.spread:
        layout.tableau(", ".join([PLAIN.name] * LENGTH))
    if has_tableau(state) and not state.ledger:
        state.ledger = [FIRST_GOLD] * state.seats
    seat_leaders(state)
    if state.wave < 0:
        state.wave = waves(state).index(state.row) if state.row in waves(state) else IN_ORDER.index(state.row)
    seat = state.active
    if seat not in layout.acting:
        state.note(seat, per_seat.ACTIONS, plan.fact("actions", number, state.rules.budget))
    programs = state.book.programs
    series = Frame(program.SERIES, 0, -1, Event(0), index_of(programs[program.SERIES], Settle))
    battle = Frame(program.BATTLE, state.first, -1, Event(0), index_of(programs[program.BATTLE], Turns))
    battle.numbers = [(seat - state.first) % state.seats + 1, state.first]
    turn = Frame(program.TURN, seat, -1, Event(0), index_of(programs[program.TURN], Act))
    turn.numbers = [0]
    state.stack = [series, battle, turn]
    state.stir_all()
