"""Pixel Pusher over the contract of the hall."""

from pathlib import Path
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core import machine
from pixelhall.core.errors import Illegal
from pixelhall.core.game import (
    Action,
    Decision,
    Ending,
    Game,
    QuestionKind,
    Result,
    Told,
    option_meant,
    question_of,
    result_of,
)
from pixelhall.core.judging import Weights
from pixelhall.core.setting import Setting, in_groups
from pixelhall.core.shelf import Shelf
from pixelhall.core.texts import RULES
from pixelhall.pixel_pusher import options
from pixelhall.pixel_pusher.cards.binding import book_of
from pixelhall.pixel_pusher.change.logbook import SAYS_RESIGNS, say
from pixelhall.pixel_pusher.flow.procedures import PROGRAMS
from pixelhall.pixel_pusher.flow.running import answer, go_on
from pixelhall.pixel_pusher.flow.score import end
from pixelhall.pixel_pusher.flow.setup import set_out
from pixelhall.pixel_pusher.numbers import phase, reason, verb
from pixelhall.pixel_pusher.show import knowledge, notation
from pixelhall.pixel_pusher.state.state import Factory, empty_state

KINDS: dict[int, QuestionKind] = {
    phase.DRAFT: "draft",
    phase.BUILD: "build",
    phase.CONVERT: "convert",
    phase.STORE: "store",
    phase.SCORE: "score",
}


class PixelPusher(Game[Factory]):
    """Draft machine cards, collect pixels off the belt, paint scanlines."""

    name = "pixel-pusher"
    title = "Pixel Pusher"
    line = "A race of painters: draft machines, collect pixels off the belt, paint line by line."
    players = "2 to 4"
    minutes = "30"
    version = options.VERSION
    home: Path | None = Path(__file__).parent

    def new(self, options_: dict[str, Any] | None = None, seed: int | bytes = 0) -> Factory:
        rules = options.rules_from(options_ or {})
        state = empty_state(book_of(tuple(rules.sets), rules.deck), rules, chances.from_seed(seed))
        set_out(state)
        go_on(state)
        return state

    def options(self) -> dict[str, str]:
        return options.option_values()

    def options_then(self, options_: dict[str, Any], version: str) -> dict[str, Any]:
        return {**options_, RULES: version} if version in options.EARLIER else options_

    def seats(self, state: Factory) -> int:
        return state.seats

    def decisions(self, state: Factory) -> list[Decision]:
        if state.asked is None:
            state.asked = [] if state.over else machine.questions(PROGRAMS, state.stack, state)
        return state.asked

    def apply(self, state: Factory, seat: int, action: Action) -> None:
        answer(state, seat, option_meant(self.decisions(state), seat, action, "PP-1", "PP-12"))

    def result(self, state: Factory) -> Result | None:
        return result_of(state.winners, state.seats, reason.WORDS[state.reason]) if state.over else None

    def view(self, state: Factory, seat: int) -> dict[str, Any]:
        from pixelhall.pixel_pusher.show.view import view

        return view(self, state, seat)

    def log(self, state: Factory, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        from pixelhall.pixel_pusher.show.telling import log

        return log(state, seat, since, names)

    def told(self, state: Factory, seat: int) -> int:
        return 0 if state.log is None else state.log.number

    def ending(self, state: Factory, seat: int, names: list[str] | None = None) -> Ending:
        from pixelhall.pixel_pusher.show.ending import ending

        return ending(state, seat, names)

    def describe(self, state: Factory, seat: int, words: str) -> list[str]:
        from pixelhall.pixel_pusher.show.inspect import describe

        return describe(state, seat, words)

    def guess(self, state: Factory, seat: int, seed: int) -> Factory:
        return knowledge.guess(state, seat, seed)

    def write(self, state: Factory, action: Action) -> str:
        question_of(self.decisions(state), action, "PP-1")
        return notation.write(state, action)

    def words(self, state: Factory, seat: int, action: Action, names: list[str] | None = None) -> str:
        from pixelhall.pixel_pusher.show.offers import tell

        return tell(state, seat, action)

    def way(self, state: Factory, seat: int, action: Action) -> list[str]:
        from pixelhall.pixel_pusher.show.offers import way

        return way(state, seat, action)

    def idle(self, action: Action) -> bool:
        return action.verb in (verb.DONE, verb.KEEP, verb.PASS)

    def kind(self, state: Factory, decision: Decision) -> QuestionKind:
        return KINDS[state.phase]

    def goal(self, state: Factory, seat: int, names: list[str] | None = None) -> str:
        from pixelhall.pixel_pusher.show.goal import goal

        return goal(state, seat, names)

    def explain(self, state: Factory, seat: int, text: str) -> Illegal | None:
        from pixelhall.pixel_pusher.show.explain import explain

        return explain(self, state, seat, text)

    def refill(self, data: dict[str, Any]) -> Factory:
        rules = options.rules_from(data["options"])
        state = empty_state(book_of(tuple(rules.sets), rules.deck), rules, chances.Chance())
        state.fill(data)
        return state

    def sources(self, state: Factory) -> dict[str, str]:
        return dict(state.book.digests)

    def texts(self, state: Factory) -> dict[str, str]:
        return dict(state.book.contents)

    def settings(self) -> list[Setting]:
        return in_groups(options.settings(self.rulebook()), self.rulebook())

    def shelf(self) -> Shelf:
        from pixelhall.pixel_pusher.cards.catalogue import CardShelf

        return CardShelf()

    def view_type(self) -> Any:
        from pixelhall.pixel_pusher.show.view_types import FactoryView

        return FactoryView

    def keywords(self) -> dict[str, str]:
        from pixelhall.pixel_pusher.cards.catalogue import MEANINGS

        return dict(MEANINGS)

    def judge(self, state: Factory, seat: int) -> float:
        from pixelhall.pixel_pusher.judge import judge

        return judge(state, seat)

    def weights(self, state: Factory) -> Weights | None:
        from pixelhall.pixel_pusher.judge import WEIGHTS

        return WEIGHTS

    def features(self, state: Factory, seat: int) -> list[float]:
        from pixelhall.pixel_pusher.judge import features

        return features(state, seat)

    def weigh(self, state: Factory, seat: int, options_: list[Action]) -> list[float]:
        from pixelhall.pixel_pusher.judge import weigh_returns

        return weigh_returns(state, seat, options_) if state.phase == phase.STORE else []

    def reading(self, state: Factory, seat: int, text: str) -> str:
        return notation.reading(state, seat, text)

    def stage(self, options_: dict[str, Any], lines: list[tuple[int, str]]) -> Factory:
        from pixelhall.pixel_pusher.show.position.read import stage

        return stage(self, options_, lines)

    def position(self, state: Factory) -> str:
        from pixelhall.pixel_pusher.show.position.write import position

        return position(state)

    def claim(self, state: Factory, words: str) -> str:
        from pixelhall.pixel_pusher.show.facts import claim

        return claim(self, state, words)

    def resign(self, state: Factory, seat: int) -> None:
        """The others play on; what was built stands idle, and the last one left wins."""
        if state.over or state.left[seat]:
            raise Illegal("PP-37", "The play is over." if state.over else "You have given up already.")
        say(state, SAYS_RESIGNS, seat)
        state.left[seat] = 1
        state.asked = None
        playing = [other for other in range(state.seats) if not state.left[other]]
        if len(playing) == 1:
            end(state, playing, reason.RESIGNATION)
            state.stack = []
        else:
            go_on(state)
