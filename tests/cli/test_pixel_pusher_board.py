"""Pixel Pusher at a terminal: it fits 80 columns and 24 lines, reads without colour, and tells who is still thinking
and nothing more."""

import pytest

import pixelhall
from pixelhall.cli.boards import board

GAME = pixelhall.game("pixel-pusher")
LOOK = board("pixel-pusher")
LINES = 24
COLUMNS = 80


def names(players: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_the_screen(players: int) -> None:
    state = GAME.new({"players": players}, 3)
    plies = 0
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        drawn = LOOK.draw(GAME.view(state, seat), names(players), COLUMNS)
        assert all(line.cell_len <= COLUMNS for line in drawn), [line.plain for line in drawn]
        assert len(drawn) <= LINES - 4, "the question and some options fit below"
        told = LOOK.tell(GAME.view(state, seat), names(players))
        assert len(told) > 8 and all(told)
        meaning = LOOK.meaning(GAME.view(state, seat))
        assert all(isinstance(meaning(option), str) for option in GAME.offers(state, decisions[0]))
        GAME.apply(state, seat, decisions[0].options[plies % len(decisions[0].options)])
        plies += 1


def test_painted_rows_differ_without_colour() -> None:
    state = GAME.stage(
        {"sets": ["core"]}, [(1, "images Apple"), (2, "painted Apple 5 rival"), (3, "you hand Red Hook")]
    )
    drawn = "\n".join(line.plain for line in LOOK.draw(GAME.view(state, 0), names(2), COLUMNS))
    assert "5 .RRR. #1" in drawn and "2 .rgr. 3" in drawn, "by the number of a seat where names begin alike"
    drawn = "\n".join(line.plain for line in LOOK.draw(GAME.view(state, 0), ["Ann", "Juno"], COLUMNS))
    assert "5 .RRR. Juno" in drawn


def test_the_draft_shows_who_thinks_and_nothing_more() -> None:
    state = GAME.new({"players": 3}, 5)
    mine = GAME.decisions(state)[0].options[1]
    card = GAME.write(state, mine).removeprefix("draft ")
    before = [line.plain for line in LOOK.draw(GAME.view(state, 1), names(3), COLUMNS)]
    GAME.apply(state, 0, mine)
    after = [line.plain for line in LOOK.draw(GAME.view(state, 1), names(3), COLUMNS)]
    assert before[2:] == after[2:], "only the heading says that one has answered"
    assert "Seat 0, you and Seat 2 to answer" in " ".join(before[:2])
    assert "you and Seat 2 to answer" in " ".join(after[:2])
    assert card in "".join(line.plain for line in LOOK.draw(GAME.view(state, 0), names(3), 200))


def test_options_say_what_they_mean() -> None:
    state = GAME.stage({}, [(1, "belt 3 RRG"), (2, "bag RRG"), (3, "you hand Red Claw")])
    meaning = LOOK.meaning(GAME.view(state, 0))
    told = {option.text: meaning(option) for option in GAME.offers(state, GAME.decisions(state)[0])}
    assert told["install Red Claw 3"] == "Install Red Claw in slot 3; segment 3 carries 2 red, 1 green. Collect 2 red."
    assert told["trade Red Claw"] == "Trade Red Claw for a random pixel out of the bag: 2 red, 1 green. Collect 2 red."


def test_slots_are_short() -> None:
    state = GAME.stage(
        {}, [(1, "you slot 1 Red Hook, Red Claw"), (2, "you slot 2 Yellow Mixer, Wild Press"), (3, "you hand Red Hook")]
    )
    line = next(
        line.plain for line in LOOK.draw(GAME.view(state, 0), names(2), COLUMNS) if line.plain.startswith("You")
    )
    assert line.split() == ["You", "RRR", ">Y*", ".", ".", ".", "."]


@pytest.mark.parametrize(
    ("held", "why"),
    [("rival ability Quick Wrench", "Seat 1 first by Quick Wrench"), ("last", "you first by the start marker")],
)
def test_it_says_who_begins_and_by_what(held: str, why: str) -> None:
    state = GAME.stage({}, [(1, held), (2, "marker you"), (3, "you hand Red Hook"), (4, "rival hand Red Hook")])
    assert why in LOOK.draw(GAME.view(state, 0), names(2), 200)[0].plain


def test_a_turned_board_begins_with_its_sixth_slot() -> None:
    lines = ["you slot 6 Red Hook", "you turned", "you hand Red Hook"]
    state = GAME.stage({"board": "reversible"}, list(enumerate(lines, 1)))
    drawn = [line.plain for line in LOOK.draw(GAME.view(state, 0), names(2), 200)]
    assert next(line for line in drawn if line.startswith("You")).split() == ["You", "R", ".", ".", ".", ".", "."]
    assert any("turned: slot 6 first" in line for line in drawn)
