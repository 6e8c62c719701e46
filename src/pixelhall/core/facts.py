"""Facts of a scenario that every game can be asked for; what a game knows besides, its `claim` answers."""

from typing import Any

from pixelhall.core.game import NOBODY, Game

SIDES = {"you": 0, "rival": 1, "third": 2, "fourth": 3}
NAMES = tuple(SIDES)


def check(game: Game[Any], state: Any, words: str) -> str:
    """Nothing if the fact holds, else what is so instead."""
    first, _, rest = words.partition(" ")
    if first in FACTS:
        return FACTS[first](game, state, rest)
    return game.claim(state, words)


def compare(found: str, wanted: str) -> str:
    return "" if found == wanted else f"it is {found}"


def offered(game: Game[Any], state: Any, rest: str) -> str:
    """Whether somebody has that option now; `recruit *` stands for every option that begins so."""
    return "" if among(game, state, rest) else f"the options are: {options(game, state)}"


def not_offered(game: Game[Any], state: Any, rest: str) -> str:
    there = among(game, state, rest.removeprefix("offered").strip())
    return f"the options are: {options(game, state)}" if there else ""


def options(game: Game[Any], state: Any) -> str:
    return ", ".join(text.lower() for decision in game.decisions(state) for text in game.written(state, decision))


def among(game: Game[Any], state: Any, text: str) -> bool:
    for decision in game.decisions(state):
        texts = [one.lower() for one in game.written(state, decision)]
        for wanted in (text.lower(), game.reading(state, decision.seat, text)):
            if any(one.startswith(wanted[:-1]) if wanted.endswith("*") else one == wanted for one in texts):
                return True
    return False


def asked(game: Game[Any], state: Any, rest: str) -> str:
    return compare(" ".join(NAMES[decision.seat] for decision in game.decisions(state)) or "nobody", rest)


def prompt(game: Game[Any], state: Any, rest: str) -> str:
    prompts = [decision.prompt for decision in game.decisions(state)]
    return "" if any(one.startswith(rest) for one in prompts) else f"it is {' / '.join(prompts) or 'nothing'}"


def log(game: Game[Any], state: Any, rest: str) -> str:
    """Whether the public log says so."""
    story = game.story(state, NOBODY)
    return "" if any(rest in line for line in story) else "the log says: " + " ".join(story[-6:])


def over(game: Game[Any], state: Any, rest: str) -> str:
    return compare("no" if game.result(state) is None else "yes", rest)


def winner(game: Game[Any], state: Any, rest: str) -> str:
    """Who won: `you`, `you rival` where both share the win, `tie` where several sides do or all, `nobody` where nobody
    can; `none` while the play goes on."""
    result = game.result(state)
    if result is None:
        return compare("none", rest)
    teams = game.teams(state)
    if rest == "tie" and len({teams[seat] for seat in result.winners}) > 1:
        return ""
    return compare("tie" if result.drawn else " ".join(NAMES[seat] for seat in result.winners) or "nobody", rest)


FACTS = {
    "offered": offered,
    "not": not_offered,
    "asked": asked,
    "prompt": prompt,
    "log": log,
    "over": over,
    "winner": winner,
}
