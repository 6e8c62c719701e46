"""Actions that are made once: nobody changes an action, so all lists of options of all games can share them."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action

KEPT: Final = 128  # cards and units from here on get actions of their own each time
VERBS: Final = 48  # more than any game has
ALONE: Final = [[Action(verb, a) for a in range(-1, KEPT)] for verb in range(VERBS)]
PAIRS: Final[list[list[Action]]] = [[] for _ in range(VERBS * KEPT)]


def alone(verb: i64, a: i64 = -1) -> Action:
    """The action of a verb with one number, or with none."""
    return ALONE[verb][a + 1] if a < KEPT else Action(verb, a)


def every(verb: i64, a: i64, size: i64) -> list[Action]:
    """The actions of a verb with a card or unit and each second number, in their order: at least so many."""
    if a >= KEPT or size > KEPT:
        return [Action(verb, a, b) for b in range(size)]
    row = PAIRS[verb * KEPT + a]
    if len(row) < size:  # a new list, not a longer one: several threads may look
        row = PAIRS[verb * KEPT + a] = [Action(verb, a, b) for b in range(size)]
    return row


def choose(verb: i64, a: i64, choices: list[int], size: i64, found: list[Action]) -> None:
    """Adds the action of a verb with a card for each choice of a second number; they are all below the size."""
    actions = every(verb, a, size)
    for choice in choices:
        found.append(actions[choice])
