"""Pixel Tactics over the contract of the hall."""

from pathlib import Path
from typing import Any, Final

from pixelhall.core import chance as chances
from pixelhall.core import machine
from pixelhall.core.errors import BadOption, Illegal
from pixelhall.core.game import (
    NOBODY,
    About,
    Action,
    Decision,
    Ending,
    Game,
    QuestionKind,
    Reaction,
    Result,
    Told,
    option_meant,
    question_of,
    result_of,
)
from pixelhall.core.judging import Weights
from pixelhall.core.lists import Built, Chart, ListReport
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.core.paper import PaperCard
from pixelhall.core.setting import Setting, in_groups
from pixelhall.core.shelf import Shelf
from pixelhall.core.texts import RULES
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.rout import finish
from pixelhall.pixel_tactics.change.zones import discard_from_play
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.flow.setup import opened, set_out, usual_decks
from pixelhall.pixel_tactics.legal.prices import price
from pixelhall.pixel_tactics.numbers import bound, program, reason, verb, zone
from pixelhall.pixel_tactics.show import knowledge, notation
from pixelhall.pixel_tactics.state.frames import depth, drop_under_way, under_way
from pixelhall.pixel_tactics.state.sides import opponents
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.book import Book
from pixelhall.pixel_tactics.texts.in_force import in_force, read_again
from pixelhall.pixel_tactics.texts.reading import attack, life
from pixelhall.pixel_tactics.texts.reasons import reasons

MOST_STEPS: Final = 20000  # of the machine between two questions
SLICE: Final = 1000  # of them, after which the work is looked at
DECK_WORDS: Final = "A deck of your own: its Leaders and its Heroes, one card a line. Without one, chance makes it."
OF_MODES: Final = (verb.STORM, verb.DRAFT, verb.GATHER, verb.PROMO, verb.SNAP)  # actions of modes and parts
VIEW: Final = 20  # how often a view reads a number that is read once here


class PixelTactics(Game[Duel]):
    """The tactical card duel: one battle, or a series of them."""

    name = "pixel-tactics"
    title = "Pixel Tactics"
    line = "A card duel: build a unit of Heroes around your Leader, and rout the other one."
    players = "2, 4 or 6"
    minutes = "20"
    version = options.VERSION
    home: Path | None = Path(__file__).parent

    def book(self, sets: list[str], mode: str = "classic", parts: tuple[tuple[str, str], ...] = ()) -> Book:
        from pixelhall.pixel_tactics.cards.compile.faces import book_of

        return book_of(tuple(sets), mode, parts)

    def book_for(self, rules: options.Rules) -> Book:
        """The cards that these options play with."""
        return self.book(rules.sets, rules.mode.name, rules.needs)

    def new(self, options_: dict[str, Any] | None = None, seed: int | bytes = 0) -> Duel:
        rules = options.rules_from(options_ or {})
        state = opened(self.book_for(rules), rules, chances.from_seed(seed), rules.mode.teams)
        state.brought = options.checked_decks(options_ or {})
        state.decks = decks_of(state)
        set_out(state)
        state.stack.append(Frame(program.SERIES, 0, -1, NOTHING))
        go_on(state)
        return state

    def options(self) -> dict[str, str]:
        return options.option_values()

    def options_then(self, options_: dict[str, Any], version: str) -> dict[str, Any]:
        return {**options_, RULES: version} if version in options.EARLIER else options_

    def seats(self, state: Duel) -> int:
        return state.seats

    def teams(self, state: Duel) -> list[int]:
        return state.teams[:]

    def roles(self, state: Duel) -> list[str]:
        return state.rules.mode.roles[:] or [""] * state.seats

    def decisions(self, state: Duel) -> list[Decision]:
        if state.asked is None:
            state.asked = [] if state.over else machine.questions(state.book.programs, state.stack, state)
        return state.asked

    def apply(self, state: Duel, seat: int, action: Action) -> None:
        answer(state, seat, option_meant(self.decisions(state), seat, action, "PT-TGT-01", "PT-FLOW-02"))

    def result(self, state: Duel) -> Result | None:
        return result_of(state.winners, state.seats, reasons(state.book)[state.reason]) if state.over else None

    def view(self, state: Duel, seat: int) -> dict[str, Any]:
        from pixelhall.pixel_tactics.show.view import view

        return view(self, state, seat)

    def log(self, state: Duel, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        from pixelhall.pixel_tactics.show.telling import log

        return log(state, seat, since, names)

    def told(self, state: Duel, seat: int) -> int:
        from pixelhall.pixel_tactics.show.telling import count_lines

        return count_lines(state, seat)

    def ending(self, state: Duel, seat: int, names: list[str] | None = None) -> Ending:
        from pixelhall.pixel_tactics.show.ending import ending

        return ending(state, seat, names)

    def describe(self, state: Duel, seat: int, words: str) -> list[str]:
        from pixelhall.pixel_tactics.show.inspect import describe

        return describe(state, seat, words)

    def guess(self, state: Duel, seat: int, seed: int) -> Duel:
        return knowledge.guess(state, seat, seed)

    def reading(self, state: Duel, seat: int, text: str) -> str:
        return notation.reading(state, seat, text)

    def write(self, state: Duel, action: Action) -> str:
        return notation.write(state, question_of(self.decisions(state), action, "PT-ACT-01").seat, action)

    def spelled(self, state: Duel, decision: Decision) -> list[str]:
        return [notation.write(state, decision.seat, option) for option in decision.options]

    def words(self, state: Duel, seat: int, action: Action, names: list[str] | None = None) -> str:
        from pixelhall.pixel_tactics.show.offers import tell

        return tell(state, seat, action, names)

    def way(self, state: Duel, seat: int, action: Action) -> list[str]:
        from pixelhall.pixel_tactics.show.offers import way

        return way(state, seat, action)

    def idle(self, action: Action) -> bool:
        return action.verb in (verb.PASS, verb.END, verb.DECLINE, verb.DONE)

    def deed(self, action: Action) -> str:
        from pixelhall.pixel_tactics.show.offers import DEEDS

        return DEEDS.get(action.verb, "")

    def cost(self, state: Duel, seat: int, action: Action) -> int:
        return price(state, seat, action) if action.verb <= verb.REMOVE or action.verb in OF_MODES else 1

    def kind(self, state: Duel, decision: Decision) -> QuestionKind:
        from pixelhall.pixel_tactics.show.answering import kind

        return kind(state, decision)

    def about(self, state: Duel, decision: Decision, names: list[str] | None = None) -> About:
        from pixelhall.pixel_tactics.show.answering import about

        return about(state, decision, names)

    def goal(self, state: Duel, seat: int, names: list[str] | None = None) -> str:
        from pixelhall.pixel_tactics.show.goal import goal

        return goal(state, seat, names)

    def reactions(self, state: Duel, seat: int) -> list[Reaction]:
        from pixelhall.pixel_tactics.show.answering import reactions

        return reactions(state, seat)

    def reaction(self, state: Duel, seat: int, action: Action) -> str:
        return state.book.faces[state.face(action.a)].name if action.verb == verb.SPRING else ""

    def explain(self, state: Duel, seat: int, text: str) -> Illegal | None:
        from pixelhall.pixel_tactics.show.why.explain import explain

        return explain(self, state, seat, text)

    def refill(self, data: dict[str, Any]) -> Duel:
        rules = options.rules_from(data["options"])
        state = opened(self.book_for(rules), rules, chances.Chance(), list(range(int(data["seats"]))))
        state.brought = options.checked_decks(data["options"])
        if not rules.built:
            state.decks = usual_decks(state)
        state.fill(data)
        return state

    def sources(self, state: Duel) -> dict[str, str]:
        return dict(state.book.digests)

    def texts(self, state: Duel) -> dict[str, str]:
        return dict(state.book.contents)

    def settings(self) -> list[Setting]:
        return in_groups(options.settings(self.rulebook()), self.rulebook())

    def usual_sets(self, options_: dict[str, Any]) -> list[str]:
        return options.usual_sets(options_)

    def presets(self) -> dict[str, dict[str, Any]]:
        return options.presets()

    def titles(self) -> dict[str, str]:
        return options.titles()

    def shelf(self) -> Shelf:
        from pixelhall.pixel_tactics.cards.catalogue import CardShelf

        return CardShelf()

    def shown(self, options_: dict[str, Any]) -> dict[str, Any]:
        closed = options_.get("deck_lists", "closed") != "open"
        return {name: value for name, value in options_.items() if not (closed and name == "decks")}

    def brings(self, options_: dict[str, Any] | None = None) -> Setting | None:
        if options_ is not None and not options.rules_from(options_).built:
            return None
        return Setting("deck", "text", words=DECK_WORDS)

    def brought(self, options_: dict[str, Any], seat: int, thing: Any) -> dict[str, Any]:
        if not isinstance(thing, str):
            raise BadOption("a deck is a text: its Leaders and its Heroes, one card a line")
        rules, decks = options.rules_from(options_), options.checked_decks(options_)
        if not rules.built:
            raise BadOption("nobody brings a deck to this play: everybody plays all cards of the sets")
        decks += [""] * (len(rules.mode.teams) - len(decks))
        decks[seat] = thing
        found = {**options_, "decks": decks}
        report = self.check_list("deck", thing, found)
        if report.faults:
            raise BadOption(" ".join(fault.words for fault in report.faults))
        return found

    def lists(self) -> dict[str, str]:
        return {"deck": "decks"}

    def check_list(self, kind: str, text: str, options_: dict[str, Any]) -> ListReport:
        from pixelhall.pixel_tactics.decks.checking import check_deck

        if kind != "deck":
            return super().check_list(kind, text, options_)
        rules = options.rules_from(options_)
        return check_deck(text, rules.format, rules.limits, self.book_for(rules), rules.terms)

    def list_charts(self, kind: str, text: str, options_: dict[str, Any]) -> list[Chart]:
        from pixelhall.pixel_tactics.decks.workshop import deck_charts

        if kind != "deck":
            return super().list_charts(kind, text, options_)
        rules = options.rules_from(options_)
        return deck_charts(text, rules.sets, self.book_for(rules), rules.terms)

    def ways_to_build(self, kind: str) -> dict[str, str]:
        from pixelhall.pixel_tactics.decks.workshop import WAYS

        return dict(WAYS) if kind == "deck" else {}

    def build_list(self, kind: str, way: str, options_: dict[str, Any], seed: int) -> Built:
        from pixelhall.pixel_tactics.decks import workshop

        if kind != "deck":
            return super().build_list(kind, way, options_, seed)
        usual = {"format": workshop.format_of(way), "sets": self.shelf().shipped()}
        rules = options.rules_from({**usual, **options_})
        return workshop.build(way, rules.format, rules.limits, rules.sets, self.book, rules.terms, seed)

    def paper_list(self, kind: str, text: str, options_: dict[str, Any], apart: bool = False) -> tuple[PaperCard, ...]:
        found = super().paper_list(kind, text, options_)
        if not apart:
            return found
        from pixelhall.pixel_tactics.decks.deck import read
        from pixelhall.pixel_tactics.decks.paper import paper_deck
        from pixelhall.pixel_tactics.decks.pools import pool_of

        rules = options.rules_from(options_)
        pool = pool_of(self.book_for(rules), rules.terms)
        cards = {card.name: card for source in rules.sets for card in self.shelf().paper(source, apart=True)}
        return paper_deck(read(text, pool)[0], cards, pool.titles)

    def view_type(self) -> Any:
        from pixelhall.pixel_tactics.show.view_types import DuelView

        return DuelView

    def keywords(self) -> dict[str, str]:
        from pixelhall.pixel_tactics.cards.glossary import MEANINGS

        return dict(MEANINGS)

    def judge(self, state: Duel, seat: int) -> float:
        from pixelhall.pixel_tactics.judge import judge

        return judge(state, seat)

    def weights(self, state: Duel) -> Weights | None:
        from pixelhall.pixel_tactics.judge import weights

        return weights(state)

    def features(self, state: Duel, seat: int) -> list[float]:
        from pixelhall.pixel_tactics.judge import features

        return features(state, seat)

    def stage(self, options_: dict[str, Any], lines: list[tuple[int, str]]) -> Duel:
        from pixelhall.pixel_tactics.show.position.read import stage

        state = stage(options_, lines)
        state.fuel = bound.WORK
        weigh(state)
        state.fuel = bound.ENDLESS
        return state

    def position(self, state: Duel) -> str:
        from pixelhall.pixel_tactics.show.position.write import position

        return position(self.name, state)

    def claim(self, state: Duel, words: str) -> str:
        from pixelhall.pixel_tactics.show.facts import claim

        return claim(state, words)

    def resign(self, state: Duel, seat: int) -> None:
        """The whole play is given up, series and all."""
        if state.over:
            raise Illegal("PT-END-01", "The play is over.")
        if seat not in state.order:
            raise Illegal("PT-KING-06", "You are out of the play already.")
        say(state, logbook.SAYS_RESIGNS, seat)
        state.asked = None
        if state.rules.mode.resigned(state, seat):
            leave_to_others(state, seat)
            return
        state.over = True
        state.reason = reason.RESIGNATION
        state.winners = opponents(state, seat)
        state.stack = []


def leave_to_others(state: Duel, seat: int) -> None:
    """A play goes on without a player: what others have under way runs on, what was this player's is dropped (A-239)."""
    if any(frame.seat == seat for frame in under_way(state)):
        drop_all(state)
    go_on(state)
    state.asked = machine.questions(state.book.programs, state.stack, state)
    if any(question.seat not in state.order for question in state.asked):
        drop_all(state)
        go_on(state)


def decks_of(state: Duel) -> list[list[int]]:
    """The faces of each pool, before anything is shuffled."""
    from pixelhall.pixel_tactics.decks.pools import built_pools

    rules = state.rules
    if rules.format is None:
        return usual_decks(state)
    limits = restrictions.load(rules.limits)
    return built_pools(state.book, rules.format, limits, state.brought, state.seats, state.chance, rules.terms)


def answer(state: Duel, seat: int, action: Action) -> None:
    """Gives one answer to the op that waits, and runs on to the next question."""
    state.asked = None
    state.fuel = bound.WORK
    state.glutton = NOBODY
    in_force(state)  # a play goes on from what is in force now, whether it was saved in between or not
    if machine.answer(state.book.programs, state.stack, state, seat, action):
        go_on(state)
    read_again(state)
    weigh(state)
    state.fuel = bound.ENDLESS


def go_on(state: Duel) -> None:
    """Runs to the next question. Should a text spin for ever, what is under way is dropped and the turn goes on
    (A-069)."""
    state.asked = None
    steps = 0
    while not machine.run(state.book.programs, state.stack, state, SLICE):
        steps += SLICE
        state.fuel -= SLICE
        if state.fuel < 0:
            if state.glutton < 0:
                state.glutton = state.stack[-1].card
            break
        if steps >= MOST_STEPS or len(state.stack) > machine.DEEPEST:
            unwind(state)
            steps = 0
    if state.fuel < 0:
        give_up(state)


def weigh(state: Duel) -> None:
    """Where numbers hang from numbers, the options and a view must not take too long either: if reading them all would,
    the play ends now, for all in the same way."""
    if not state.book.hangs or state.over:
        return
    before = state.fuel
    state.asked = machine.questions(state.book.programs, state.stack, state)
    for card in state.unit:
        if card >= 0 and state.living(card):
            attack(state, card)
            life(state, card)
    state.fuel -= (before - state.fuel) * VIEW
    if state.fuel < 0:
        give_up(state)


def give_up(state: Duel) -> None:
    """A text asks for too much work: the play ends as a tie, and its result names the card (A-226)."""
    state.fuel = bound.ENDLESS
    state.asked = None
    if depth(state, program.BATTLE) < 0:
        unwind(state)
        return
    finish(state, [], reason.OVERLOAD + (state.face(state.glutton) if state.glutton >= 0 else 0))
    machine.run(state.book.programs, state.stack, state, SLICE)


def unwind(state: Duel) -> None:
    say(state, logbook.SAYS_DROPPED)
    drop_all(state)


def drop_all(state: Duel) -> None:
    """Drops what is under way; an Order or Trap that was played is spent all the same."""
    for frame in under_way(state):
        if frame.card >= 0 and (
            state.zone(frame.card) == zone.LIMBO
            or (frame.program == program.TRAP and state.zone(frame.card) == zone.RESERVE)
        ):
            discard_from_play(state, frame.card)
    state.waiting = []
    state.recent = []
    state.reacting = 0
    drop_under_way(state)
    for frame in state.stack:
        frame.queue = []
        frame.phase = 0
    top = state.stack[-1]
    top.pc += 1
