"""What the view of Pocket-Tactics tells a board: reach, hops, sight, risks, and the dice as they fell."""

import random
from typing import Any

import pixelhall
from pixelhall.core.game import Game

GAME: Game[Any] = pixelhall.game("pocket-tactics")
ROW = "tiles l8 l9 l10 l11 l12 l13"
UNITS = ("unit Foot 2/2", "unit Bow 2/2 ranged 1", "unit Wing 2/2 flying 1")


def seen(*lines: str, seat: int = 0) -> Any:
    return GAME.view(GAME.stage({}, list(enumerate((*UNITS, *lines), 1))), seat)


def unit(view: Any, at: str) -> Any:
    return next(tile["unit"] for tile in view["tiles"] if tile["at"] == at)


def test_a_hop_names_whom_it_passes() -> None:
    view = seen(ROW, "you l8 Foot", "you l9 Foot", "rival l13 Foot")
    assert unit(view, "l8")["steps"] == {"l10": "l9"} and unit(view, "l9")["steps"] == {"l10": ""}


def test_only_flyers_hop_over_enemies() -> None:
    assert unit(seen(ROW, "you l9 Foot", "rival l10 Foot"), "l9")["steps"] == {"l8": ""}
    assert unit(seen(ROW, "you l9 Wing", "rival l10 Foot"), "l9")["steps"] == {"l8": "", "l11": "l10"}


def test_what_is_near_but_behind_a_feature_or_an_enemy_is_out_of_sight() -> None:
    clear = seen(ROW, "you l8 Bow", "rival l10 Foot")
    forest = seen(ROW, "you l8 Bow", "rival l10 Foot", "feature Forest l9")
    enemy = seen(ROW, "you l8 Bow", "rival l10 Foot", "rival l9 Foot")
    assert unit(clear, "l8")["sees"] == ["l9", "l10"] and unit(clear, "l8")["blocked"] == []
    assert unit(forest, "l8")["sees"] == ["l9"] and unit(forest, "l8")["blocked"] == ["l10"]
    assert unit(enemy, "l8")["blocked"] == ["l10"]


def test_what_is_seen_is_what_can_be_assaulted() -> None:
    """Over many positions: the targets among the options are the enemies among the tiles that a unit sees, or may lob
    at."""
    rng = random.Random(5)
    for seed in range(6):
        state = GAME.new({"forces": ["River Levy", "Dawnglass Court"], "map": "random", "dice": "auto"}, seed)
        while GAME.decisions(state):
            decision = GAME.decisions(state)[0]
            view = GAME.view(state, decision.seat)
            if decision.prompt == "Choose an action.":
                texts = GAME.written(state, decision)
                options = {tuple(text.split()[1:]) for text in texts if text.startswith("assault ")}
                enemies = [
                    tile["at"] for tile in view["tiles"] if "unit" in tile and tile["unit"]["seat"] != decision.seat
                ]
                mine = {
                    tile["at"]: tile["unit"]
                    for tile in view["tiles"]
                    if "unit" in tile and tile["unit"]["seat"] == decision.seat
                }
                assert options == {(at, goal) for at, one in mine.items() for goal in enemies if goal in one["sees"]}
                steps = {tuple(text.split()[1:]) for text in texts if text.startswith("move ")}
                assert steps == {(at, goal) for at, one in mine.items() for goal in one["steps"]}
            GAME.apply(state, decision.seat, rng.choice(decision.options))


def test_a_step_into_water_tells_its_risk() -> None:
    risks = seen("tiles l12 l11", "tile Water l13", "you l12 Foot", "rival l11 Foot")["risks"]
    assert risks == {"move l12 l13": {"fails": round((4 / 6) ** 2, 3), "ends": "is defeated"}}
    assert (
        seen("tiles l12 l11", "tile Marsh l13", "you l12 Foot", "rival l11 Foot")["risks"]["move l12 l13"]["ends"]
        == "turns back"
    )


def test_the_dice_are_told_change_by_change_and_end_in_the_pair_that_decided() -> None:
    lines = (*UNITS, "tiles l12 l11 l13", "you l12 Foot", "you l13 Foot", "rival l11 Foot", "fate 6 2 3 3 5 5 4 1 6")
    state = GAME.stage({}, list(enumerate(lines, 1)))
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l11"))
    throw = GAME.view(state, 0)["throws"][-1]
    assert [step["pools"] for step in throw["steps"]] == [
        [[6, 2], [3, 3], [], []],
        [[6, 2], [3, 3], [5, 5], [4, 1]],
    ] and not throw["over"]
    assert [side["at"] for side in throw["sides"]] == ["l12", "l11"]
    GAME.apply(state, 0, GAME.parse(state, 0, "reroll def 3"))
    throw = GAME.view(state, 1)["throws"][-1]
    assert throw["steps"][-1]["pools"][1] == [6, 3] and throw["over"]
    assert [(tally["side"], tally["won"], tally["high"], tally["low"]) for tally in throw["tallies"]] == [
        (0, True, 6, 4),
        (1, False, 5, 6),
    ]


def test_a_shot_that_hits_nobody_is_over_and_what_follows_is_told_by_itself() -> None:
    thrower = 'unit Thrower 2/2 ranged 1 "Before it assaults it rolls a die, and below 4 the assault scatters."'
    lines = (*UNITS, thrower, "tiles l12 l11 l10", "tile Water l9", "you l12 Thrower", "rival l10 Foot", "fate 1 1 6 6")
    state = GAME.stage({}, list(enumerate(lines, 1)))
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l10"))
    GAME.apply(state, 1, GAME.parse(state, 1, "move l10 l9"))
    shot, test = GAME.view(state, 0)["throws"]
    assert shot["over"] and shot["tallies"] == [] and "Nobody" in shot["steps"][-1]["text"]
    assert test["kind"] == "test" and test["sides"][0]["unit"] == "Foot" and test["tallies"][0]["won"]


def test_the_last_change_is_what_lies_on_the_table() -> None:
    rng = random.Random(9)
    compared = 0
    for seed, forces in enumerate(
        (["Hammerdeep Hold", "Thornwood Kin"], ["Vesper House", "Ninefold Circle"], ["River Levy", "Dawnglass Court"])
    ):
        state = GAME.new({"forces": forces, "map": "random"}, seed)
        while GAME.decisions(state):
            view = GAME.view(state, -1)
            if view["contest"]:
                compared += 1
                pools = [side[stat] for side in view["contest"]["sides"] for stat in ("off", "def")]
                assert view["throws"][-1]["steps"][-1]["pools"] == pools
            decision = GAME.decisions(state)[0]
            GAME.apply(state, decision.seat, rng.choice(decision.options))
    assert compared > 10


def test_tiles_and_features_are_chosen_by_what_they_do() -> None:
    state = GAME.new({"forces": ["River Levy", "Vesper House"], "map": "random"}, 3)
    said = set()
    while (decision := GAME.decisions(state)[0]).rule in ("PK-2", "PK-5", "PK-6"):
        said |= {one.words for one in GAME.offers(state, decision)}
        GAME.apply(state, decision.seat, decision.options[-1])
    assert "Put into the bag: Ice. Whoever enters needs a DV 3 DEF test, or it stops there." in said
    assert any(words.startswith("Bring Ruins. The unit here has a +1 DEF bump.") for words in said)
    assert any(words.startswith("Put your Ruins here: ") for words in said)
