"""Drafts over the contract of the hall."""

from pathlib import Path
from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadOption, Illegal
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
from pixelhall.core.lists import ListReport
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting, in_groups
from pixelhall.core.shelf import Shelf
from pixelhall.drafting import options
from pixelhall.drafting.cards.cube import cards_of, cube_of
from pixelhall.drafting.change.logbook import SAYS_RESIGNS, say
from pixelhall.drafting.flow.running import answer, go_on, questions
from pixelhall.drafting.flow.setup import set_out
from pixelhall.drafting.methods import METHODS
from pixelhall.drafting.numbers import part, verb
from pixelhall.drafting.show import knowledge, notation
from pixelhall.drafting.state.state import Draft

REASON = "every deck is drafted"


class Drafting(Game[Draft]):
    """Draft the cards of a Cube, and go home with a deck."""

    name = "drafting"
    title = "Draft"
    line = "Pick cards out of packs, lots or a line that all of you share, and build a deck of them."
    players = "1 to 8"
    minutes = "20"
    version = options.VERSION
    home: Path | None = Path(__file__).parent

    def new(self, options_: dict[str, Any] | None = None, seed: int | bytes = 0) -> Draft:
        rules = options.rules_from(options_ or {})
        state = empty_state(rules, chances.from_seed(seed))
        set_out(state)
        go_on(state)
        return state

    def options(self) -> dict[str, str]:
        return options.option_values()

    def seats(self, state: Draft) -> int:
        return state.seats

    def decisions(self, state: Draft) -> list[Decision]:
        if state.asked is None:
            state.asked = questions(state)
        return state.asked

    def apply(self, state: Draft, seat: int, action: Action) -> None:
        answer(state, seat, option_meant(self.decisions(state), seat, action, "PT-CUBE-02", "PT-CUBE-02"))

    def result(self, state: Draft) -> Result | None:
        return result_of([], state.seats, REASON) if state.over else None

    def view(self, state: Draft, seat: int) -> dict[str, Any]:
        from pixelhall.drafting.show.view import view

        return view(self, state, seat)

    def log(self, state: Draft, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        from pixelhall.drafting.show.telling import log

        return log(state, seat, since, names)

    def told(self, state: Draft, seat: int) -> int:
        return 0 if state.log is None else state.log.number

    def ending(self, state: Draft, seat: int, names: list[str] | None = None) -> Ending:
        from pixelhall.drafting.show.ending import ending

        return ending(state)

    def describe(self, state: Draft, seat: int, words: str) -> list[str]:
        from pixelhall.drafting.show.inspect import describe

        return describe(state, seat, words)

    def guess(self, state: Draft, seat: int, seed: int) -> Draft:
        return knowledge.guess(state, seat, seed)

    def write(self, state: Draft, action: Action) -> str:
        question_of(self.decisions(state), action, "PT-CUBE-02")
        return notation.write(state, action)

    def spelled(self, state: Draft, decision: Decision) -> list[str]:
        return [notation.write(state, option) for option in decision.options]

    def reading(self, state: Draft, seat: int, text: str) -> str:
        return notation.reading(state, seat, text)

    def words(self, state: Draft, seat: int, action: Action, names: list[str] | None = None) -> str:
        from pixelhall.drafting.show.offers import tell

        return tell(state, seat, action)

    def way(self, state: Draft, seat: int, action: Action) -> list[str]:
        from pixelhall.drafting.show.offers import way

        return way(state, seat, action)

    def idle(self, action: Action) -> bool:
        return action.verb == verb.KEEP

    def kind(self, state: Draft, decision: Decision) -> QuestionKind:
        return "draft" if state.parts[decision.seat] == part.DRAFT else "build"

    def goal(self, state: Draft, seat: int, names: list[str] | None = None) -> str:
        from pixelhall.drafting.show.goal import goal

        return goal(state, seat)

    def explain(self, state: Draft, seat: int, text: str) -> Illegal | None:
        from pixelhall.drafting.show.explain import explain

        return explain(self, state, seat, text)

    def refill(self, data: dict[str, Any]) -> Draft:
        state = empty_state(options.rules_from(data["options"]), chances.Chance())
        state.fill(data)
        return state

    def sources(self, state: Draft) -> dict[str, str]:
        return dict(state.book.digests)

    def texts(self, state: Draft) -> dict[str, str]:
        return dict(state.book.contents)

    def rulebook(self) -> Rulebook:
        from pixelhall.drafting.show.rules import rulebook

        return rulebook()

    def settings(self) -> list[Setting]:
        return in_groups(options.settings(self.rulebook()), self.rulebook())

    def presets(self) -> dict[str, dict[str, Any]]:
        return options.presets()

    def titles(self) -> dict[str, str]:
        return {name: method.title for name, method in METHODS.items()}

    def shelf(self) -> Shelf:
        from pixelhall.pixel_tactics.cards.catalogue import CardShelf

        return CardShelf()

    def lists(self) -> dict[str, str]:
        return {"cube": "cubes"}

    def check_list(self, kind: str, text: str, options_: dict[str, Any]) -> ListReport:
        if kind != "cube":
            raise BadOption(f'there are no lists of the kind "{kind}" in this game; there are: cube')
        from pixelhall.drafting.cube_check import check_cube

        return check_cube(text, options.rules_from(options_))

    def view_type(self) -> Any:
        from pixelhall.drafting.show.view_types import DraftView

        return DraftView

    def keywords(self) -> dict[str, str]:
        from pixelhall.pixel_tactics.cards.glossary import MEANINGS

        return dict(MEANINGS)

    def judge(self, state: Draft, seat: int) -> float:
        from pixelhall.drafting.worth.judge import judge

        return judge(state, seat)

    def weights(self, state: Draft) -> Weights | None:
        from pixelhall.drafting.worth.worth import WEIGHTS

        return WEIGHTS

    def features(self, state: Draft, seat: int) -> list[float]:
        from pixelhall.drafting.worth.judge import features

        return features(state, seat)

    def weigh(self, state: Draft, seat: int, options_: list[Action]) -> list[float]:
        from pixelhall.drafting.worth.choosing import weigh

        return weigh(state, seat, options_)

    def stage(self, options_: dict[str, Any], lines: list[tuple[int, str]]) -> Draft:
        from pixelhall.drafting.show.position.read import stage

        return stage(self, options_, lines)

    def position(self, state: Draft) -> str:
        from pixelhall.drafting.show.position.write import position

        return position(state)

    def claim(self, state: Draft, words: str) -> str:
        from pixelhall.drafting.show.facts import claim

        return claim(self, state, words)

    def resign(self, state: Draft, seat: int) -> None:
        """The machine goes on for the seat, and nobody else is harmed (A-283)."""
        if state.over or state.left[seat]:
            raise Illegal("A-283", "The draft is over." if state.over else "You have given up already.")
        say(state, SAYS_RESIGNS, seat)
        state.left[seat] = 1
        go_on(state)

    def spoils(self, state: Draft, seat: int) -> dict[str, Any]:
        from pixelhall.drafting.show.deck_text import spoils

        return spoils(state, seat)


def empty_state(rules: options.Rules, chance: chances.Chance) -> Draft:
    """A draft with its Cube, before anything is dealt."""
    book = cards_of(tuple(rules.sets))
    state = Draft(book, rules, chance)
    state.cube = cube_of(book, rules.method, rules.players, rules.cube, rules.copies)
    return state
