"""Lessons: scenarios with instructions for a learner. Nothing is kept between two actions: the lesson and the actions so
far say where the learner is.

What is done with clicks in one place and with typed words in another is told in both ways, in brackets:

    say Clear it[: click it, then confirm|: type clear v2].
"""

import functools
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from pixelhall.core import scenarios
from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import Game, Seat, State
from pixelhall.core.scenarios import Scenario

LEARNER: Final[Seat] = 0
CLICKED: Final = 0  # how a learner acts, and so how the words put it
TYPED: Final = 1
IN_BOTH_WAYS: Final = re.compile(r"\[([^][|]*)\|([^][|]*)\]")
ASTRAY: Final = (
    "That is allowed, and often good. Here the lesson asks for something else, so it was not done: try again."
)


class Lesson:
    """One scenario with words for a learner."""

    def __init__(self, id: str, scenario: Scenario) -> None:
        self.id = id
        self.title = scenario.title
        self.words = scenario.words
        self.scenario = scenario
        self.first: State | None = None

    def start(self, game: Game[Any]) -> Any:
        """The position at its beginning, worked out once."""
        if self.first is None:
            self.first = game.stage(self.scenario.options, self.scenario.position)
        return self.first.clone()

    @property
    def steps(self) -> int:
        return sum(line.startswith("you>") for _, line in self.scenario.script)


class Standing:
    """Where a learner is: the state, how many of their actions were right, what to say, why the last one was not done, if
    it was wrong, and the options that the lesson asks for now."""

    def __init__(
        self,
        state: Any,
        taken: int,
        say: str,
        done: bool,
        astray: bool = False,
        because: Illegal | None = None,
        wanted: list[str] | None = None,
    ) -> None:
        self.state = state
        self.taken = taken
        self.say = say
        self.done = done
        self.astray = astray
        self.because = because
        self.wanted = wanted or []


def names_in(game: Game[Any], state: Any) -> list[str]:
    """What the seats of a lesson are called: with more than two, by whose side they are on and by their numbers."""
    teams = game.teams(state)
    if len(teams) == 2:
        return ["You", "Your rival"]
    return ["You", *(f"{'Ally' if team == teams[LEARNER] else 'Rival'} {at}" for at, team in enumerate(teams) if at)]


@functools.cache
def lessons_in(folder: Path) -> list[Lesson]:
    """The lessons of a folder, in the order of their files: 01-recruit.scn is the lesson "recruit"."""
    return [
        Lesson(path.stem.partition("-")[2], scenarios.read(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob("*.scn"))
    ]


def follow(game: Game[Any], lesson: Lesson, moves: list[str], acting: int = CLICKED) -> Standing:
    """Plays the lesson as far as the learner's actions are those it asks for; the lesson itself plays the rival."""
    state = lesson.start(game)
    say, hint, taken, talking = "", "", 0, False
    for number, line in lesson.scenario.script:
        if line.startswith("say "):
            words = put(line[4:].strip(), acting)
            say = f"{say} {words}" if talking else words
        elif line.startswith("hint "):
            hint = put(line[5:].strip(), acting)
        elif line.startswith("you>"):
            asked_for = line.partition(">")[2]
            if taken == len(moves):
                return Standing(state, taken, say, False, wanted=wanted(game, state, asked_for))
            wrong = try_move(game, state, moves[taken], asked_for)
            if wrong is not None:
                because = wrong if isinstance(wrong, Illegal) else None
                return Standing(
                    state,
                    taken,
                    say if because else hint or ASTRAY,
                    False,
                    because is None,
                    because,
                    wanted(game, state, asked_for),
                )
            taken, hint = taken + 1, ""
        elif not line.startswith(("=", "!")):
            scenarios.act(game, state, number, line)
        talking = line.startswith("say ")
    return Standing(state, taken, say, True)


def put(words: str, acting: int) -> str:
    """Words as they are said to whoever clicks, or types."""
    return IN_BOTH_WAYS.sub(lambda found: found[1 + acting], words)


def wanted(game: Game[Any], state: Any, asked_for: str) -> list[str]:
    """The options that a line asks for. Of several ways the first is meant, and those of the same kind; others are only
    let pass."""
    asked = game.asked(state, LEARNER)
    assert asked is not None, "the lesson asks for an action where the game does not"
    first, *others = (game.reading(state, LEARNER, pattern) for pattern in asked_for.split(" | "))
    meant = [first, *(one for one in others if one.split()[0] == first.split()[0])]
    texts = game.written(state, asked)
    return [text for text in texts if any(fnmatchcase(text.lower(), pattern) for pattern in meant)]


def try_move(game: Game[Any], state: Any, move: str, wanted: str) -> Illegal | str | None:
    """Carries out an action of the learner if the lesson asks for it. Otherwise it returns why not: the rule that forbids
    the action, or the text of an action that is legal but another one."""
    try:
        action = game.parse(state, LEARNER, move)
    except Illegal as fault:
        return fault
    except BadText as fault:
        return Illegal("", str(fault))
    text = game.write(state, action).lower()
    if not any(fnmatchcase(text, game.reading(state, LEARNER, pattern)) for pattern in wanted.split(" | ")):
        return text
    game.apply(state, LEARNER, action)
    return None
