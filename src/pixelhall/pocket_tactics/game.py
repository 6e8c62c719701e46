"""Pocket-Tactics over the contract of the hall."""

from pathlib import Path
from typing import Any, Final

from pixelhall.core import chance as chances
from pixelhall.core import machine
from pixelhall.core.errors import BadOption, Illegal
from pixelhall.core.game import Action, Decision, Game, Result, Told, meant, offered, shared
from pixelhall.core.judging import Weights
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.core.setting import Setting
from pixelhall.core.shelf import Shelf
from pixelhall.pocket_tactics import changes, ending, judge, notation, options, position, view, weighing
from pixelhall.pocket_tactics.binding import book_of
from pixelhall.pocket_tactics.book import Book
from pixelhall.pocket_tactics.cards import shipped
from pixelhall.pocket_tactics.logbook import SAYS_RESIGNS, say
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.procedures import PROGRAMS
from pixelhall.pocket_tactics.state import Skirmish, opened
from pixelhall.pocket_tactics.words import DECLINE, DONE, PASS, REASONS, RESIGNATION, SETUP_P, STOP

MOST_STEPS: Final = 5000  # of the machine between two questions


class PocketTactics(Game[Skirmish]):
    """The hex dice skirmish."""

    name = "pocket-tactics"
    title = "Pocket-Tactics"
    version = "1"
    home: Path | None = Path(__file__).parent

    def book(self, rules: Rules) -> Book:
        return book_of(tuple(rules.sets))

    def new(self, options_: dict[str, Any] | None = None, seed: int | bytes = 0) -> Skirmish:
        rules = options.checked(options_ or {})
        book = self.book(rules)
        check(book, rules)
        if rules.preset:
            state = position.preset(book, rules, seed)
        else:
            state = opened(book, rules, chances.seeded(seed))
            state.stack.append(Frame(SETUP_P, 0, -1, NOTHING))
        go_on(state)
        return state

    def options(self) -> dict[str, str]:
        return options.described()

    def seats(self, state: Skirmish) -> int:
        return state.seats

    def decisions(self, state: Skirmish) -> list[Decision]:
        if state.asked is None:
            state.asked = [] if state.over else machine.questions(PROGRAMS, state.stack, state)
        return state.asked

    def apply(self, state: Skirmish, seat: int, action: Action) -> None:
        answer(state, seat, meant(self.decisions(state), seat, action, "PK-12", "PK-9"))

    def result(self, state: Skirmish) -> Result | None:
        return shared(state.winners, state.seats, REASONS[state.reason]) if state.over else None

    def view(self, state: Skirmish, seat: int) -> dict[str, Any]:
        return view.view(self, state, seat)

    def log(self, state: Skirmish, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
        from pixelhall.pocket_tactics.telling import log

        return log(state, seat, since, names)

    def told(self, state: Skirmish, seat: int) -> int:
        return 0 if state.log is None else state.log.number

    def describe(self, state: Skirmish, seat: int, words: str) -> list[str]:
        from pixelhall.pocket_tactics.describe import describe

        return describe(state, seat, words)

    def guess(self, state: Skirmish, seat: int, seed: int) -> Skirmish:
        """Nothing is hidden but what the dice and the bag will bring."""
        other = state.clone()
        other.chance = chances.seeded(seed)
        other.asked = None
        return other

    def write(self, state: Skirmish, action: Action) -> str:
        offered(self.decisions(state), action, "PK-12")
        return notation.write(state, action)

    def words(self, state: Skirmish, seat: int, action: Action) -> str:
        from pixelhall.pocket_tactics.offers import tell

        decision = self.asked(state, seat)
        assert decision is not None, "options are told to whom they are offered"
        return tell(state, decision, action)

    def way(self, state: Skirmish, seat: int, action: Action) -> list[str]:
        from pixelhall.pocket_tactics.offers import way

        return way(state, seat, action)

    def idle(self, action: Action) -> bool:
        return action.verb in (DECLINE, DONE, PASS, STOP)

    def explain(self, state: Skirmish, seat: int, text: str) -> Illegal | None:
        from pixelhall.pocket_tactics.explain import explain

        return explain(self, state, seat, text)

    def refill(self, data: dict[str, Any]) -> Skirmish:
        rules = options.checked(data["options"])
        state = opened(self.book(rules), rules, chances.Chance())
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
        return options.settings(
            [faction.name for faction in book.factions], [one.name for one in book.presets], shipped(), features
        )

    def presets(self) -> dict[str, dict[str, Any]]:
        return {one.name: {"preset": one.name} for one in book_of(tuple(shipped())).presets}

    def titles(self) -> dict[str, str]:
        return {one.name: one.title for one in book_of(tuple(shipped())).presets}

    def shelf(self) -> Shelf:
        from pixelhall.pocket_tactics.shelf import UnitShelf

        return UnitShelf()

    def view_type(self) -> Any:
        from pixelhall.pocket_tactics.view_types import SkirmishView

        return SkirmishView

    def keywords(self) -> dict[str, str]:
        from pixelhall.pocket_tactics.keywords import MEANINGS

        return dict(MEANINGS)

    def weights(self) -> Weights | None:
        return judge.WEIGHTS

    def features(self, state: Skirmish, seat: int) -> list[float]:
        return judge.features(state, seat, state.active)

    def stage(self, options_: dict[str, Any], lines: list[tuple[int, str]]) -> Skirmish:
        return position.stage(options_, lines)

    def position(self, state: Skirmish) -> str:
        from pixelhall.pocket_tactics import position_text

        return position_text.position(self, state)

    def claim(self, state: Skirmish, words: str) -> str:
        from pixelhall.pocket_tactics.claims import claim

        return claim(state, words)

    def resign(self, state: Skirmish, seat: int) -> None:
        """With more than two, the others play on; not in set-up, which nobody could finish for the one who left."""
        if state.over or state.out[seat]:
            raise Illegal("PK-14", "The play is over." if state.over else "You are out already.")
        say(state, SAYS_RESIGNS, seat)
        changes.leave(state, seat)
        state.asked = None
        playing = [other for other in range(state.seats) if not state.out[other]]
        if len(playing) == 1 or all(frame.program == SETUP_P for frame in state.stack):
            ending.finish(state, playing, RESIGNATION)
            state.stack = []
        else:
            drop_turn(state)


def check(book: Book, rules: Rules) -> None:
    """Whether the options fit the content."""
    if rules.forces:
        check_forces(book, rules)
    if book.cheapest < 0:
        raise BadOption("these sets have no units to begin with")
    if rules.central != "random":
        centres = ["random", "agree", *(terrain.name for terrain in book.terrains if terrain.is_feature)]
        if rules.central not in centres:
            raise BadOption(f"central cannot be {rules.central}; it can be: {', '.join(centres)}")
    if book.cheapest > rules.points:
        raise BadOption(f"no unit costs as little as {rules.points} points")


def check_forces(book: Book, rules: Rules) -> None:
    """Whether there are such factions, and whether the agreed points pay for them."""
    factions = {faction.name: sum(book.faces[face].price for face in faction.faces) for faction in book.factions}
    for name in rules.forces:
        if name not in factions:
            raise BadOption(f'there is no faction "{name}"; there are: {", ".join(factions)}')
        if factions[name] > rules.points:
            raise BadOption(f"{name} costs {factions[name]} points, and {rules.points} are agreed")


def drop_turn(state: Skirmish) -> None:
    """Whatever was under way ends with the player who left; the next turn begins."""
    bottom = next(frame for frame in state.stack if frame.program != SETUP_P)
    state.stack = [bottom]
    ending.settle(state)
    bottom.pc, bottom.phase, bottom.numbers = len(PROGRAMS[bottom.program]) - 1, 0, [0]
    go_on(state)


def answer(state: Skirmish, seat: int, action: Action) -> None:
    """Gives one answer to the op that waits, and runs on to the next question."""
    state.asked = None
    if machine.answer(PROGRAMS, state.stack, state, seat, action):
        go_on(state)


def go_on(state: Skirmish) -> None:
    """Runs to the next question."""
    state.asked = None
    done = machine.run(PROGRAMS, state.stack, state, MOST_STEPS)
    assert done, "a turn ends"
