"""What may be taken back freely is decided by what a seat can see: its view, and the question that it is asked."""

from pixelhall.core import scenarios, undo
from pixelhall.pixel_tactics.game import PixelTactics

GAME = PixelTactics()
SEARCH = """
hero Seek 2/4 order "Search your deck for a card with a Trap. Put it into your hand."
hero Snare 2/4 trap "When your Rival recruits a Hero: Gain 1 action."
you hand Seek
you deck Blank, Snare, Blank, Blank, Blank
"""


def test_options_that_show_a_deck_tell_something() -> None:
    """Who is asked which card of the deck to take has seen which are there, though the view alone does not say so."""
    state = scenarios.stage(scenarios.read(SEARCH))
    before = state.clone()
    GAME.apply(state, 0, GAME.parse(state, 0, "order Seek"))
    asked = GAME.asked(state, 0)
    assert asked is not None and "Snare" in "".join(GAME.written(state, asked))
    shown = undo.sight(GAME, state, 0)
    assert "Snare" in shown and shown != undo.sight(GAME, before, 0)
