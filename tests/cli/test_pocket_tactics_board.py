"""The map, the dice and the units of Pocket-Tactics in a terminal."""

import random
from typing import Any

import pytest
from rich.text import Text

from pixelhall.cli import listing
from pixelhall.cli.boards import board
from pixelhall.core.errors import BadText
from pixelhall.players import make
from pocket_tactics.skirmishes import GAME, staged


def drawn(state: Any, seat: int = 0, width: int = 80) -> list[str]:
    lines: list[Text] = board("pocket-tactics").draw(GAME.view(state, seat), ["You", "Your rival"], width)
    return [line.plain for line in lines]


def test_the_map_fits_a_small_screen_without_colour() -> None:
    for seed in range(12):
        state, dice = GAME.new({}, seed), random.Random(seed)
        players = [make("greedy", GAME, 1), make("random", GAME, 2)]
        for _ in range(30):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            lines = drawn(state)
            assert all(len(line) <= 80 for line in lines) and len(lines) <= 21, "\n".join(lines)
            chosen = players[dice.randrange(2)].choose({}, decisions[0], lambda seed, at=state: GAME.guess(at, 0, seed))  # type: ignore[misc]
            GAME.apply(state, decisions[0].seat, chosen)


def test_tiles_units_and_odds_are_shown() -> None:
    state = staged(
        "unit Grunt 2/2", "feature Village l12", "tile Water l11", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt"
    )
    picture = "\n".join(drawn(state))
    assert "l12 VILLAGE" in picture and "l11 water" in picture and "*Grunt" in picture and "!Grunt" in picture
    words = {option.text: option.words for option in GAME.offers(state, GAME.decisions(state)[0])}
    assert words["assault l12 l13"].startswith("Assault: Grunt (l12) → Grunt (l13), it falls ")
    told = board("pocket-tactics").tell(GAME.view(state, 0), ["You", "Your rival"])
    assert "l12, Village: Grunt, OFF 2, DEF 2." in told


def test_a_tile_is_described_with_reach_and_odds() -> None:
    state = staged("unit Bow 2/1 ranged 1", "you l11 Bow", "rival l13 Bow")
    lines = GAME.describe(state, 0, "l11")
    assert "One step leads to: k10, k11, l10, l12, m10, m11." in lines and any(
        line.startswith("assault l11 l13: Bow falls") for line in lines
    )
    assert GAME.describe(state, 0, "forest")[0] == "Forest (feature)" and GAME.describe(state, 0, "river levy")[
        0
    ].startswith("River Levy")
    with pytest.raises(BadText, match="no tile of the map"):
        GAME.describe(state, 0, "z99")


def test_dice_on_the_table_are_drawn() -> None:
    state = staged(
        "unit Grunt 2/2 +1/+0", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt", "fate 4 3 2 1 6 5 4 3"
    )
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l13"))
    assert "Assault: Grunt OFF 4 3, DEF 2 1 (bumps OFF +1)" in drawn(state)
    assert GAME.view(state, 1)["contest"]["sides"][1]["off"] == [6, 5]


def test_odds_and_hazards_stand_in_long_lists() -> None:
    state = staged(
        "unit Grunt 2/2", "feature Village l12", "tile Water l11", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt"
    )
    view, drawn_by = GAME.view(state, 0), board("pocket-tactics")
    offers = GAME.offers(state, GAME.decisions(state)[0]) * 2  # long enough to be listed by verb
    told = " ".join(listing.fitting(offers, drawn_by.meaning(view), 80, 20, drawn_by.mark(view)))
    falls, fells = view["odds"]["assault l12 l13"]
    assert f"l13 (falls {falls:.0%}, yours {fells:.0%})" in told
    assert f"l11 ({view['risks']['move l12 l11']['fails']:.0%} is defeated)" in told


def test_why_nobody_can_be_deployed() -> None:
    grunts = ("unit Grunt 2/2", "rival j11 Grunt", "rival j12 Grunt")
    for lines, reason in (
        (("you l12 Grunt",), "Nobody is in your reserves."),
        (("you l12 Grunt", "you reserve Grunt"), "You control no feature"),
    ):
        fault = GAME.explain(staged(*grunts, *lines), 0, "deploy")
        assert fault is not None
        assert fault.rule == "PK-34" and reason in fault.sentence
    map_ = ("map l12 Plains, l11 Plains, l13 Plains, l14 Plains", "feature Village l12", "unit Grunt 2/2")
    full = staged(*map_, "you l12 Grunt", "you l11 Grunt", "you l13 Grunt", "you reserve Grunt", "rival l14 Grunt")
    fault = GAME.explain(full, 0, "deploy")
    assert fault is not None and "is free" in fault.sentence


def test_factions_are_listed_with_their_words() -> None:
    state = GAME.new({}, 1)
    words = [option.words for option in GAME.offers(state, GAME.decisions(state)[0])]
    assert "Lead the River Levy: People of the fords: they support, swap and follow one another." in words
