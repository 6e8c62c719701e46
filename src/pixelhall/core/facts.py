"""Facts of a scenario that every game can be asked for; what a game knows besides, its `claim` answers."""

from typing import Any

from pixelhall.core.game import NOBODY, Game

NAMES = ("you", "rival", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7")  # of the seats, as they are written
FOUR_NAMES = (
    "you",
    "rival",
    "third",
    "fourth",
)  # in positions of the games for up to four: digests of records cover it
SIDES = {  # as they are read
    **{name: seat for seat, name in enumerate(NAMES)},
    **{f"seat{seat}": seat for seat in range(len(NAMES))},
    **{name: seat for seat, name in enumerate(FOUR_NAMES)},
}


def check(game: Game[Any], state: Any, words: str) -> str:
    """Nothing if the fact holds, else what is so instead."""
    first, _, rest = words.partition(" ")
    if first in FACTS:
        return FACTS[first](game, state, rest)
    return game.claim(state, words)


def compare(found: str, wanted: str) -> str:
    return "" if found == wanted else f"it is {found}"


def compare_seats(found: list[int], wanted: str) -> str:
    """Compares seats with the names of some, or `nobody`."""
    return compare(" ".join(NAMES[seat] for seat in found) or "nobody", with_names(wanted))


def with_names(words: str) -> str:
    """Words in which every side has the name that is written."""
    return " ".join(NAMES[SIDES[word]] if word in SIDES else word for word in words.split())


def check_offered(game: Game[Any], state: Any, rest: str) -> str:
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


def check_asked(game: Game[Any], state: Any, rest: str) -> str:
    return compare_seats([decision.seat for decision in game.decisions(state)], rest)


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
    return compare("tie", rest) if result.drawn else compare_seats(result.winners, rest)


FACTS = {
    "offered": check_offered,
    "not": not_offered,
    "asked": check_asked,
    "prompt": prompt,
    "log": log,
    "over": over,
    "winner": winner,
}
