"""The Cube: which cards are drafted, how many there are of each, and whether they are enough."""

import pytest

import pixelhall
from pixelhall.core.errors import BadOption
from pixelhall.drafting.methods import METHODS

GAME = pixelhall.game("drafting")
DUEL = pixelhall.game("pixel-tactics")
CARDS = [card.name for card in DUEL.shelf().cards(["core", "fair", "heron", "orchard"])]


def cube(copies: int = 2, without: tuple[str, ...] = ()) -> str:
    return "\n".join(f"{copies} {name}" for name in CARDS if name not in without)


@pytest.mark.parametrize("method", METHODS)
def test_every_method_is_played_with_shipped_cards_and_its_usual_players(method: str) -> None:
    """A-280: where the cards are too few, the Cube has copies of them."""
    state = GAME.new({"method": method})
    needed = METHODS[method].cards(GAME.seats(state))
    copies = state.cube[0]
    assert set(state.cube) == {copies} and copies * len(CARDS) >= needed > (copies - 1) * len(CARDS)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"method": "pack", "copies": 1}, "PT-PACK-01"),
        ({"method": "pack", "players": 8}, "PT-PACK-01"),
        ({"method": "epic-pack", "copies": 2}, "PT-PACK-06"),
        ({"method": "winston", "copies": 1}, "PT-WIN-01"),
        ({"method": "purchase", "players": 4}, "PT-PURCH-01"),
        ({"method": "pack", "players": 2}, "PT-PACK-01"),
    ],
)
def test_too_few_cards_are_refused_with_the_rule(options: dict[str, object], rule: str) -> None:
    """PT-PACK-01, PT-PACK-06: and with how many copies it would be enough."""
    with pytest.raises(BadOption, match=rule) as why:
        GAME.new(options)
    if "players" not in options or options["players"] != 2:
        enough = int(str(why.value).partition("copies=")[2].split()[0])
        assert GAME.seats(GAME.new({**options, "copies": enough})) >= 2
        with pytest.raises(BadOption, match=rule):
            GAME.new({**options, "copies": enough - 1})


def test_eight_can_draft_with_copies() -> None:
    """PT-PACK-01: eight players need 256 cards."""
    state = GAME.new({"method": "pack", "players": 8, "copies": 6})
    assert len(GAME.decisions(state)) == 8 and sum(len(pack) for pack in state.packs) == 256


def test_the_owner_of_a_cube_leaves_cards_out_and_adds_others() -> None:
    """PT-CUBE-01: only what its list has is ever dealt."""
    text = cube(3, without=("Cook", "Skybow"))
    state = GAME.new({"cube": text, "copies": 3}, 5)
    there = {state.book.names[card] for pack in state.packs for card in pack} | {state.book.names[c] for c in state.box}
    assert "Cook" not in there and len(there) == len(CARDS) - 2


def test_a_standard_cube_holds_a_card_once_unless_its_owner_says_otherwise() -> None:
    """A-128, PT-CUBE-03: an Epic one up to three times."""
    with pytest.raises(BadOption, match="A-128"):
        GAME.new({"method": "winston", "cube": cube(2)})
    assert GAME.new({"method": "winston", "cube": cube(2), "copies": 2}).cube[0] == 2
    with pytest.raises(BadOption, match="PT-CUBE-03"):
        GAME.new({"method": "epic-pack", "cube": cube(4)})


def test_a_wrong_line_is_told_with_what_was_meant() -> None:
    """PT-CUBE-01."""
    with pytest.raises(BadOption, match='no "Coock" here'):
        GAME.new({"cube": "1 Coock"})
    report = GAME.check_list("cube", "1 Coock\n2 Cook\n1 Skybow", {"method": "winston"})
    assert [fault.rule for fault in report.faults] == ["PT-CUBE-01", "A-128", "PT-WIN-01"]
    assert report.text == "2 Cook\n1 Skybow\n" and (report.cost, report.limit) == (3, 80)


def test_cards_that_cannot_lead_are_counted() -> None:
    """A-126: each first pick needs a card that can lead."""
    plain = "\n".join(f'[[hero]]\nname = "Pawn {letter}"\nattack = 1\nlife = 4\n' for letter in "ABCDEFGHIJKL")
    text = f'[set]\nname = "pawns"\ntitle = "Pawns"\n{plain}'
    with pytest.raises(BadOption, match=r"needs 12 cards that can lead; this Cube has 0. \(A-126\)"):
        GAME.new({"method": "pack", "sets": [text]})


@pytest.mark.parametrize(
    "options",
    [
        {"method": "rochester"},
        {"copies": -1},
        {"copies": True},
        {"sets": []},
        {"sets": ["core", "core"]},
        {"cube": 3},
        {"format": "epic"},
        {"picks": 0},
        {"colour": "red"},
        {"method": "winston", "players": 3},
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as why:
        GAME.new(options)
    assert len(str(why.value)) > 20


def test_sets_that_share_a_name_are_not_drafted_together() -> None:
    twin = '[set]\nname = "twin"\ntitle = "Twin"\n[[hero]]\nname = "Cook"\nattack = 1\nlife = 4\n'
    with pytest.raises(BadOption, match='"Cook" is in two'):
        GAME.new({"sets": ["core", twin]})


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 2}, "for 2 there is method=winston or method=purchase"),
        ({"players": 1}, "for 1 there is method=league"),
        ({"method": "winston", "players": 8}, "for 8 there is method=pack or method=epic-pack"),
        ({"format": "epic"}, "format cannot be epic in a Pack Draft; .* for epic there is method=epic-pack"),
    ],
)
def test_a_refusal_names_the_ways_to_draft_that_fit(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GAME.new(options)


@pytest.mark.parametrize("options", [{"players": 9}, {"players": True}, {"format": "chess"}])
def test_where_no_way_to_draft_fits_none_is_named(options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"it can be: [^=]*$"):
        GAME.new(options)
