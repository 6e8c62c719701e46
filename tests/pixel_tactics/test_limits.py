"""No set of cards may keep the program busy for ever: limits are counted in work, the same in plain Python and
compiled, and a play that goes beyond them ends with a result that names the card (A-226)."""

from pathlib import Path

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.core.game import NOBODY
from pixelhall.pixel_tactics.numbers import bound
from pixelhall.pixel_tactics.state.state import Duel

GAME = pixelhall.game("pixel-tactics")
EACH_OTHER = "Your Heroes have bonus Attack equal to this Hero's Attack."
ITSELF = " ".join(["This Hero has bonus Attack equal to its Attack."] * 9)
IN_TURN = "Your other Heroes have Attack equal to this Hero's Attack and Life equal to this Hero's Attack."
STRONGER = "While this Hero's Attack is 3 or more, Heroes with 2 or more Attack have +1 Attack."


def table(text: str, others: str = "") -> Duel:
    """A position with Heroes of this text in every slot."""
    slots = "\n".join(f"you {slot} Knot" for slot in ("v1", "v2", "v3", "f1", "f3", "r1", "r2", "r3"))
    rows = " ".join(f'{row} "{text}"' for row in ("vanguard", "flank", "rear"))
    lines = f"hero Knot 2/9 {rows}\n{slots}\n{others}".strip().splitlines()
    state = GAME.stage({}, list(enumerate(lines, 1)))
    assert isinstance(state, Duel)
    return state


@pytest.mark.parametrize("text", [EACH_OTHER, ITSELF, STRONGER])
def test_numbers_that_hang_from_each_other_without_end_end_the_play(text: str) -> None:
    state = table(text)
    result = GAME.result(state)
    assert result is not None and result.reason == "the text of Knot never comes to an end" and result.drawn
    assert GAME.decisions(state) == [] and GAME.restore(state.dump()).dump() == state.dump()
    assert any("the text of Knot never comes to an end" in line.text for line in GAME.log(state, NOBODY))
    assert GAME.position(state)


@pytest.mark.parametrize("text", [IN_TURN, "This Hero has bonus Attack equal to your Leader's Attack."])
def test_numbers_that_hang_from_others_within_reason_are_read(text: str) -> None:
    state = table(text)
    assert GAME.result(state) is None
    for seat in (NOBODY, 0, 1):
        assert work(state, lambda seat=seat: GAME.view(state, seat)) < bound.WORK
    assert work(state, lambda: GAME.decisions(state)) < bound.WORK


def work(state: Duel, what: object) -> int:
    """How much work a question takes."""
    state.fuel = bound.ENDLESS
    state.asked = None
    assert callable(what)
    what()
    return bound.ENDLESS - state.fuel


@pytest.mark.parametrize("heroes", range(1, 8))
def test_what_an_answer_can_bear_is_not_heavy_for_a_view(heroes: int) -> None:
    state = table(" ".join(["This Hero has bonus Attack equal to its Attack."] * heroes))
    if GAME.result(state) is None:
        assert work(state, lambda: GAME.view(state, 0)) < bound.WORK


def test_a_turn_ends_after_so_many_actions(tmp_path: Path) -> None:
    steps = "> use Spin\n" * bound.TAKEN
    text = (
        "rule A-226: An action that pays for itself and changes something each time could be used for ever.\n"
        'hero Top 2/9 leader "Spinner" 3/20 "Action Spin: Gain 2 actions. Put 1 Ember counter on this Leader."\n'
        f"you leader Top\n{steps}= asked rival\n"
    )
    path = tmp_path / "spin.scn"
    path.write_text(text, encoding="utf-8")
    assert scenarios.run(path) == []


def test_the_most_that_can_last_is_bounded() -> None:
    often = "Give each of your Heroes +1 Attack. Give each of your Heroes [+1 Life] x9. Do this 40 times."
    state = table("", f'hero Lots 1/9 order "{often}"\nyou hand Lots')
    GAME.apply(state, 0, GAME.parse(state, 0, "order Lots"))
    assert len(state.lasting) == bound.LASTING and len(state.tokens) == 2 * bound.TOKENS
    assert GAME.result(state) is None
