"""Scenarios: a position, some actions, what must hold — small text files that are rule tests, lessons and puzzles at
once.

    rule PT-ICPT-03: The interceptor takes a Ranged Attack aimed behind it.
    option edition=deluxe
    hero Skybow 4/5 rear "Ranged Attack."      lines that the game understands: cards, places, time
    you r1 Skybow
    rival v1 Bulwark
    > shoot r1 r1                              an action of whoever is asked; `you>`, `rival>`, `seat2>` … say whose
    ! shoot r1 r1 PT-ATK-02                    an action that is refused, and by which rule
    = rival v1 damage 4                        a fact that must hold here; `1:v1` is the same place

A lesson (core/lessons.py) has more lines, which a run passes over: `words`, what it is about; `say`, what the learner
is told; `hint`, the answer to another action than the next one. Its actions may have other ways of doing the same:
`you> recruit Cook v1 | recruit Cook *`.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pixelhall.core.errors import BadOption, BadScenario, BadSet, BadText, Illegal, PixelhallError
from pixelhall.core.facts import NAMES, SIDES, check
from pixelhall.core.game import Game

SEAT = re.compile(rf"^(= ?|)([0-{len(NAMES) - 1}]):")
LARGEST = 1_000_000  # characters: a written position may hold whole card sets and a tail


@dataclass
class Scenario:
    """One scenario, read and not yet run."""

    rules: list[str] = field(default_factory=list)
    title: str = ""
    words: str = ""
    game: str = "pixel-tactics"
    options: dict[str, Any] = field(default_factory=dict)
    position: list[tuple[int, str]] = field(default_factory=list)
    script: list[tuple[int, str]] = field(default_factory=list)


def read(text: str) -> Scenario:
    """The scenario that a text states; BadScenario names the line that is wrong."""
    if len(text) > LARGEST:
        raise BadScenario(0, f"a scenario has at most {LARGEST} characters; this one has {len(text)}")
    scenario = Scenario()
    for number, raw in enumerate(text.splitlines(), 1):
        line = with_side_words(raw.split(" # ")[0].strip()) if not raw.lstrip().startswith("#") else ""
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if word == "rule":
            name(scenario, number, rest)
        elif word == "game":
            scenario.game = rest.strip()
        elif word == "words":
            scenario.words = rest.strip()
        elif word == "option":
            option(scenario, number, rest)
        elif re.match(rf"({'|'.join(SIDES)})?>|!|=|(say|hint) ", line):
            scenario.script.append((number, line))
        elif scenario.script:
            raise BadScenario(number, f'the position stands before the first action; "{line}" comes after it')
        else:
            scenario.position.append((number, line))
    return scenario


def with_side_words(line: str) -> str:
    """A line with its side as a word: places may be written as the log writes them, `1:v1` for `rival v1`."""
    return SEAT.sub(lambda found: f"{found[1]}{NAMES[int(found[2])]} ", line)


def name(scenario: Scenario, number: int, rest: str) -> None:
    ids, colon, title = rest.partition(":")
    if not colon:
        raise BadScenario(number, 'a rule line reads "rule PT-ICPT-03: what it shows."')
    scenario.rules += [one.strip() for one in ids.split(",") if one.strip()]
    scenario.title = scenario.title or title.strip()


def option(scenario: Scenario, number: int, rest: str) -> None:
    key, equals, value = rest.partition("=")
    if not equals:
        raise BadScenario(number, 'an option line reads "option edition=mega"')
    try:
        scenario.options[key.strip()] = json.loads(value)
    except ValueError:
        scenario.options[key.strip()] = value.strip()


def play(scenario: Scenario, game: Game[Any]) -> Any:
    """Runs a scenario to its end and gives the last state; BadScenario tells the line at which something does not
    hold."""
    state = laid_out(scenario, game)
    for number, line in scenario.script:
        if line.startswith("="):
            wrong = check(game, state, line[1:].strip())
            if wrong:
                raise BadScenario(number, f"{line[1:].strip()}: {wrong}")
        elif line.startswith("!"):
            check_refusal(game, state, number, line[1:].strip())
        elif not line.startswith(("say ", "hint ")):
            act(game, state, number, line)
    return state


def stage(scenario: Scenario) -> Any:
    """The position of a scenario, before its first action."""
    import pixelhall

    return laid_out(scenario, pixelhall.game(scenario.game))


def laid_out(scenario: Scenario, game: Game[Any]) -> Any:
    try:
        return game.stage(scenario.options, scenario.position)
    except (BadOption, BadSet) as fault:
        raise BadScenario(0, str(fault)) from fault


def act(game: Game[Any], state: Any, number: int, line: str) -> None:
    who, _, texts = line.partition(">")
    seat, text = seat_asked(game, state, number, who.strip()), texts.split(" | ")[0].strip()
    try:
        game.apply(state, seat, game.parse(state, seat, text))
    except (Illegal, BadText) as fault:
        raise BadScenario(number, f"{text}: {fault}") from fault


def seat_asked(game: Game[Any], state: Any, number: int, who: str) -> int:
    if who:
        return SIDES[who]
    seats = [decision.seat for decision in game.decisions(state)]
    if len(seats) != 1:
        raise BadScenario(number, f"{len(seats)} seats are asked now: say whose action it is (you>, rival>, seat2> …)")
    return seats[0]


def check_refusal(game: Game[Any], state: Any, number: int, line: str) -> None:
    """A refused action names its rule and changes nothing."""
    words = line.split()
    who = words.pop(0) if words[0] in SIDES else ""
    rule = words.pop() if re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+", words[-1]) else ""
    text = " ".join(words)
    seat = seat_asked(game, state, number, who)
    before = game.position(state)
    try:
        game.parse(state, seat, text)
    except Illegal as why:
        if rule and why.rule != rule:
            raise BadScenario(number, f"{text} is refused by {why.rule}, not {rule}: {why.sentence}") from why
        if game.position(state) != before:
            raise BadScenario(number, f"refusing {text} changed the state") from why
        return
    except BadText as fault:
        raise BadScenario(number, f"{text}: {fault}") from fault
    raise BadScenario(number, f"{text} is allowed here")


def run(path: str | Path) -> list[str]:
    """Runs one file; the faults found, none when all holds."""
    import pixelhall

    try:
        scenario = read(contents(path))
        play(scenario, pixelhall.game(scenario.game))
    except PixelhallError as fault:
        return [f"{path}: {fault}"]
    return []


def contents(path: str | Path) -> str:
    """The text of a file; BadText if it has none."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise BadText(f"cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise BadText("is no text file in UTF-8") from fault
