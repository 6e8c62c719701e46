"""What effects leave behind: the one command that changes the list of it."""

from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import Duel


def set_lasting(state: Duel, things: list[Lasting]) -> None:
    """These things last from now on."""
    if things != state.lasting:
        state.lasting = things
        state.stir_texts()
