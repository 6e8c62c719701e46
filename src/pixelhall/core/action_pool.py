"""Actions that are made once: nobody changes an action, so all lists of options of all games can share them.

Each is made on first use. Rows are replaced by longer ones and never changed, so several threads may read them; at worst
two of them make the same row."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action

MOST: Final = 512  # cards and units from here on get actions of their own each time
VERBS: Final = 48  # more than any game has
NO_ACTIONS: Final[list[Action]] = []
ALONE: Final[list[list[Action]]] = [NO_ACTIONS] * VERBS
PAIRS: Final[list[list[Action]]] = [NO_ACTIONS] * (VERBS * MOST)


def alone(verb: i64, a: i64 = -1) -> Action:
    """The action of a verb with one number, or with none."""
    row = ALONE[verb]
    if a + 1 < len(row):
        return row[a + 1]
    if a >= MOST:
        return Action(verb, a)
    row = ALONE[verb] = [Action(verb, one) for one in range(-1, row_length(a + 1))]
    return row[a + 1]


def every(verb: i64, a: i64, size: i64) -> list[Action]:
    """The actions of a verb with a card or unit `a` and each second number from 0 on: at least `size` of them."""
    if a >= MOST or size > MOST:
        return [Action(verb, a, b) for b in range(size)]
    row = PAIRS[verb * MOST + a]
    if len(row) < size:
        row = PAIRS[verb * MOST + a] = [Action(verb, a, b) for b in range(row_length(size))]
    return row


def row_length(size: i64) -> i64:
    """The length of a new row: rounded up, so that a new token rarely needs longer rows."""
    return (size + 31) // 32 * 32


def choose(verb: i64, a: i64, choices: list[int], size: i64, found: list[Action]) -> None:
    """Adds the action of a verb with a card for each choice of a second number; all choices are below `size`."""
    actions = every(verb, a, size)
    for choice in choices:
        found.append(actions[choice])
