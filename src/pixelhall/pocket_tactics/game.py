"""Pocket-Tactics over the contract of the hall."""

from pathlib import Path
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core import machine
from pixelhall.core.errors import Illegal
from pixelhall.core.game import (
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
from pixelhall.core.lists import ListReport
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.core.setting import Setting, in_groups
from pixelhall.core.shelf import Shelf
from pixelhall.core.texts import RULES
from pixelhall.pocket_tactics import judge, options, weighing
from pixelhall.pocket_tactics.cards.binding import book_of
from pixelhall.pocket_tactics.cards.card_sets import shipped
from pixelhall.pocket_tactics.change import map_changes
from pixelhall.pocket_tactics.change.logbook import SAYS_RESIGNS, say
from pixelhall.pocket_tactics.content_check import check
from pixelhall.pocket_tactics.flow import ending
from pixelhall.pocket_tactics.flow.procedures import PROGRAMS
from pixelhall.pocket_tactics.flow.running import answer, drop_turn, go_on
from pixelhall.pocket_tactics.numbers import program, reason, verb
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.show import notation, view
from pixelhall.pocket_tactics.show.position import read
from pixelhall.pocket_tactics.state.state import Skirmish, empty_state
from pixelhall.pocket_tactics.texts.book import Book


class PocketTactics(Game[Skirmish]):
    """The hex dice skirmish."""

    name = "pocket-tactics"
    title = "Pocket-Tactics"
    line = "A skirmish of dice: lay the map of hexes, gather a force, hold the features."
    players = "2 to 4"
    minutes = "20"
    version = options.VERSION
    home: Path | None = Path(__file__).parent

    def book(self, rules: Rules) -> Book:
        return book_of(tuple(rules.sets))

    def new(self, options_: dict[str, Any] | None = None, seed: int | bytes = 0) -> Skirmish:
        rules = options.rules_from(options_ or {})
        book = self.book(rules)
        check(book, rules)
        if rules.preset:
            state = read.preset(book, rules, seed)
        else:
            state = empty_state(book, rules, chances.from_seed(seed))
            state.stack.append(Frame(program.SETUP, 0, -1, NOTHING))
        go_on(state)
        return state

    def options(self) -> dict[str, str]:
        return options.option_values()

    def options_then(self, options_: dict[str, Any], version: str) -> dict[str, Any]:
        return {**options_, RULES: version} if version in options.EARLIER else options_

    def seats(self, state: Skirmish) -> int:
        return state.seats

    def decisions(self, state: Skirmish) -> list[Decision]:
        if state.asked is None:
            state.asked = [] if state.over else machine.questions(PROGRAMS, state.stack, state)
        return state.asked

    def apply(self, state: Skirmish, seat: int, action: Action) -> None:
        answer(state, seat, option_meant(self.decisions(state), seat, action, "PK-12", "PK-9"))

    def result(self, state: Skirmish) -> Result | None:
        return result_of(state.winners, state.seats, reason.WORDS[state.reason]) if state.over else None

    def view(self, state: Skirmish, seat: int) -> dict[str, Any]:
        return view.view(self, state, seat)

    def log(self, state: Skirmish, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        from pixelhall.pocket_tactics.show.telling import log

        return log(state, seat, since, names)

    def told(self, state: Skirmish, seat: int) -> int:
        return 0 if state.log is None else state.log.number

    def ending(self, state: Skirmish, seat: int, names: list[str] | None = None) -> Ending:
        from pixelhall.pocket_tactics.show.ending import ending

        return ending(state, seat, names)

    def describe(self, state: Skirmish, seat: int, words: str) -> list[str]:
        from pixelhall.pocket_tactics.show.inspect import describe

        return describe(state, seat, words)

    def guess(self, state: Skirmish, seat: int, seed: int) -> Skirmish:
        """Nothing is hidden but what the dice and the bag will bring."""
        other = state.clone()
        other.chance = chances.from_seed(seed)
        other.asked = None
        return other

    def write(self, state: Skirmish, action: Action) -> str:
        question_of(self.decisions(state), action, "PK-12")
        return notation.write(state, action)

    def words(self, state: Skirmish, seat: int, action: Action, names: list[str] | None = None) -> str:
        from pixelhall.pocket_tactics.show.offers import tell

        decision = self.asked(state, seat)
        assert decision is not None, "options are told to whom they are offered"
        return tell(state, decision, action)

    def way(self, state: Skirmish, seat: int, action: Action) -> list[str]:
        from pixelhall.pocket_tactics.show.offers import way

        return way(state, seat, action)

    def idle(self, action: Action) -> bool:
        return action.verb in (verb.DECLINE, verb.DONE, verb.PASS, verb.STOP)

    def deed(self, action: Action) -> str:
        from pixelhall.pocket_tactics.show.offers import DEEDS

        return DEEDS.get(action.verb, "")

    def warning(self, state: Skirmish, seat: int, action: Action) -> str:
        from pixelhall.pocket_tactics.show.warnings import warning

        return warning(state, seat, action)

    def kind(self, state: Skirmish, decision: Decision) -> QuestionKind:
        from pixelhall.pocket_tactics.show.answering import kind

        return kind(state, decision)

    def about(self, state: Skirmish, decision: Decision, names: list[str] | None = None) -> About:
        from pixelhall.pocket_tactics.show.answering import about

        return about(state, decision, names)

    def reactions(self, state: Skirmish, seat: int) -> list[Reaction]:
        from pixelhall.pocket_tactics.show.answering import reactions

        return reactions(state, seat)

    def reaction(self, state: Skirmish, seat: int, action: Action) -> str:
        return state.card(action.a).name if action.verb == verb.SWAP else ""

    def goal(self, state: Skirmish, seat: int, names: list[str] | None = None) -> str:
        from pixelhall.pocket_tactics.show.goal import goal

        return goal(state, seat, names)

    def explain(self, state: Skirmish, seat: int, text: str) -> Illegal | None:
        from pixelhall.pocket_tactics.show.explain import explain

        return explain(self, state, seat, text)

    def refill(self, data: dict[str, Any]) -> Skirmish:
        rules = options.rules_from(data["options"])
        state = empty_state(self.book(rules), rules, chances.Chance())
        state.fill(data)
        return state

    def sources(self, state: Skirmish) -> dict[str, str]:
        return dict(state.book.digests)

    def texts(self, state: Skirmish) -> dict[str, str]:
        return dict(state.book.contents)

    def judge(self, state: Skirmish, seat: int) -> float:
        return judge.judge(state, seat)

    def weigh(self, state: Skirmish, seat: int, options: list[Action]) -> list[float]:
        return weighing.weigh(state, seat, options)

    def unfolds(self, state: Skirmish) -> bool:
        return state.turn > 0  # from set-up the skirmish is too far away

    def settings(self) -> list[Setting]:
        book = book_of(tuple(shipped()))
        features = [terrain.name for terrain in book.terrains if terrain.is_feature]
        found = options.settings(
            [faction.name for faction in book.factions], [one.name for one in book.presets], shipped(), features
        )
        return in_groups(found, self.rulebook())

    def presets(self) -> dict[str, dict[str, Any]]:
        return {one.name: {"preset": one.name} for one in book_of(tuple(shipped())).presets}

    def titles(self) -> dict[str, str]:
        return {one.name: one.title for one in book_of(tuple(shipped())).presets}

    def shelf(self) -> Shelf:
        from pixelhall.pocket_tactics.cards.catalogue import UnitShelf

        return UnitShelf()

    def lists(self) -> dict[str, str]:
        return {"force": "forces"}

    def check_list(self, kind: str, text: str, options: dict[str, Any]) -> ListReport:
        from pixelhall.pocket_tactics.forces import check_force

        return check_force(text, options) if kind == "force" else super().check_list(kind, text, options)

    def view_type(self) -> Any:
        from pixelhall.pocket_tactics.show.view_types import SkirmishView

        return SkirmishView

    def keywords(self) -> dict[str, str]:
        from pixelhall.pocket_tactics.cards.glossary import MEANINGS

        return dict(MEANINGS)

    def weights(self, state: Skirmish) -> Weights | None:
        return judge.WEIGHTS

    def features(self, state: Skirmish, seat: int) -> list[float]:
        return judge.features(state, seat, state.active)

    def stage(self, options_: dict[str, Any], lines: list[tuple[int, str]]) -> Skirmish:
        return read.stage(self, options_, lines)

    def position(self, state: Skirmish) -> str:
        from pixelhall.pocket_tactics.show.position import write

        return write.position(self, state)

    def claim(self, state: Skirmish, words: str) -> str:
        from pixelhall.pocket_tactics.show.facts import claim

        return claim(state, words)

    def resign(self, state: Skirmish, seat: int) -> None:
        """With more than two, the others play on; not in set-up, which nobody could finish for the one who left."""
        if state.over or state.out[seat]:
            raise Illegal("PK-14", "The play is over." if state.over else "You are out already.")
        say(state, SAYS_RESIGNS, seat)
        map_changes.leave(state, seat)
        state.asked = None
        playing = [other for other in range(state.seats) if not state.out[other]]
        if len(playing) == 1 or all(frame.program == program.SETUP for frame in state.stack):
            ending.finish(state, playing, reason.RESIGNATION)
            state.stack = []
        else:
            drop_turn(state)
