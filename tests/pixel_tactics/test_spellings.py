"""Places of others are written with their seat, `choose 1:f3`; what people typed before, `choose rival f3`, still holds."""

import random
import re
from typing import Any

import pytest

from pixelhall.core import facts, lessons
from pixelhall.pixel_tactics.game import PixelTactics
from pixelhall.pixel_tactics.state.state import Duel

GAME = PixelTactics()


def older(text: str, seat: int, owner: str) -> str:
    """A text as it was written before."""
    text = re.sub(rf" {1 - seat}:deck$", f" {owner}", text) if text.startswith("draw") else text
    return text.replace(f" {1 - seat}:", f" {owner} ")


def staged(*lines: str, **options: Any) -> Duel:
    return GAME.stage(options, list(enumerate(lines, 1)))


@pytest.mark.parametrize("edition", ["deluxe", "mega", "original"])
def test_every_option_can_be_spelled_as_before(edition: str) -> None:
    respelled = set()
    for seed in range(12):
        state, dice = GAME.new({"edition": edition}, seed), random.Random(seed)
        earlier = ["choose 1:r3", "choose 0:column 1"]
        for _ in range(250):
            if not GAME.decisions(state):
                break
            decision = dice.choice(GAME.decisions(state))
            seat = decision.seat
            for option, text in zip(decision.options, GAME.written(state, decision)):
                assert "rival" not in text
                for owner in ("rival", f"seat{1 - seat}"):
                    before = older(text, seat, owner)
                    assert GAME.parse(state, seat, before) == option and GAME.explain(state, seat, before) is None
                    if before != text:
                        respelled.add(text.split(":")[1])
                earlier.append(text) if ":" in text else None
            for text in earlier[-3:]:
                assert str(GAME.explain(state, seat, text)) == str(
                    GAME.explain(state, seat, older(text, seat, "rival"))
                )
            GAME.apply(state, seat, dice.choice(decision.options))
    assert len(respelled) > 12


DUEL = ("hero Foe 2/5", 'hero Bow 3/3 vanguard "Ranged Attack."', "wave vanguard", "you v1 Bow", "rival v1 Foe")


def test_seats_may_be_named_wherever_a_place_is() -> None:
    """In a duel the target of an attack is bare; with its seat it means the same, and with the wrong one nothing."""
    state = staged(*DUEL)
    wanted = GAME.parse(state, 0, "shoot v1 v1")
    for text in ("shoot 0:v1 1:v1", "shoot v1 rival v1", "SHOOT  v1 seat1 v1"):
        assert GAME.parse(state, 0, text) == wanted
    with pytest.raises(Exception, match="attacked"):
        GAME.parse(state, 0, "shoot v1 0:v1")


def test_a_card_may_be_called_rival() -> None:
    state = staged("hero Rival 2/5", "you hand Rival", "wave vanguard")
    assert GAME.write(state, GAME.parse(state, 0, "recruit Rival v1")) == "recruit Rival v1"


def test_facts_and_lessons_know_both_spellings() -> None:
    state = staged(
        'hero Mage 2/5 vanguard "Spell: Choose a Rival Hero. Apply 1 damage to it."', "hero Foe 2/5",
        "wave vanguard", "you v1 Mage", "rival v1 Foe", "rival v3 Foe",
    )  # fmt: skip
    GAME.apply(state, 0, GAME.parse(state, 0, "cast v1"))
    for text in (
        "choose 1:v1",
        "choose rival v1",
        "choose seat1 v1",
        "choose rival *",
        "choose 1:*",
        "choose rival v*",
    ):
        assert facts.check_offered(GAME, state, text) == "", text
        assert facts.not_offered(GAME, state, f"offered {text}") != "", text
    assert facts.check_offered(GAME, state, "choose rival f1") == "the options are: choose 1:v1, choose 1:v3"
    for move in ("choose 1:v1", "choose rival v1"):
        for wanted in ("choose rival v1", "choose 1:v1", "choose rival v? | pass"):
            assert lessons.try_move(GAME, state.clone(), move, wanted) is None


def test_a_thing_is_described_by_its_place() -> None:
    state = staged(*DUEL)
    assert GAME.describe(state, 0, "1:v1") == GAME.describe(state, 0, "rival v1") == GAME.describe(state, 1, "v1")
    assert GAME.describe(state, 0, "0:v1") == GAME.describe(state, 0, "v1")
