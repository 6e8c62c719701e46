"""What can go with a mode, and what every mode is: piles that others do not have, and actions of its own."""

from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.state.state import Card, Duel


class Part:
    """Asked only where a play has such parts (`rules.parts`)."""

    fewer = 0  # cards that everybody draws less from the own deck at first

    def lay_out(self, state: Duel) -> None:
        """Gives the seats the piles of this part."""

    def bring(self, state: Duel, sleeves: list[int], origins: list[int]) -> None:
        """Adds its cards to those of the decks, once for the whole play: the numbers of each, and its pool."""

    def begin_battle(self, state: Duel) -> None:
        """Makes its cards ready, once all decks are shuffled."""

    def deal(self, state: Duel) -> None:
        """What everybody has beside the opening cards."""

    def may_be_free(self, state: Duel, seat: i64) -> bool:
        """Whether it may have an action that costs nothing, by what everybody knows: then a turn does not end by itself."""
        return False

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """The actions that it adds to those of a turn; `types` can be paid for."""

    def begin(self, state: Duel, seat: i64, action: Action) -> bool:
        """Pays for one of these actions and starts its steps; False if the action is not its own."""
        return False

    def more_aims(self, state: Duel, card: Card, found: list[Action]) -> None:
        """What else a Melee Attack of this character can be aimed at, if a text causes it."""

    def strike(self, state: Duel, action: Action) -> bool:
        """Starts the steps of such an attack, which costs nothing; False if the aim is not its own."""
        return False
