"""Leader texts that speak before the first turn: the reveal, the start of the battle, another row (PT-SETUP)."""

from pathlib import Path

from duels import GAME, act, names, options
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel

CARD = """
[[hero]]
name = "{name}"
attack = 2
life = 5
vanguard = ""
flank = ""
rear = ""
order = "Draw 1 card."
leader = {{ name = "{name} Chief", attack = 3, life = 20, text = "{text}" }}
"""


def opened(folder: Path, text: str) -> Duel:
    """A play in which every Leader bears this text, after both were chosen."""
    cards = [CARD.format(name=f"Squire {letter}", text=text) for letter in "ABCDEFGHIJKL"]
    path = folder / "opening.toml"
    path.write_text('[set]\nname = "opening"\ntitle = "Opening"\n' + "".join(cards))
    state = GAME.new({"sets": [str(path)]}, 1)
    for seat in (0, 1):
        act(state, seat, options(state, seat)[0])
    return state


def test_the_reveal_of_the_leaders_draws_a_card(tmp_path: Path) -> None:
    state = opened(tmp_path, "When the Leaders are revealed, draw 1 card.")
    assert [len(names(state, seat, zone.HAND)) for seat in (0, 1)] == [5, 5]


def test_the_start_of_the_battle_creates_a_token(tmp_path: Path) -> None:
    state = opened(
        tmp_path,
        "At the start of the battle, create a Wall token with Attack 0 and Life 4 in an empty slot in the Vanguard.",
    )
    for _ in (0, 1):
        seat = GAME.decisions(state)[0].seat
        act(state, seat, f"choose v{seat + 1}")
    assert GAME.claim(state, "you v1 Wall") == "" == GAME.claim(state, "rival v2 Wall")
    assert GAME.claim(state, "round 1") == "" == GAME.claim(state, "quiet")


def test_a_leader_of_the_rear_stands_there_from_the_first_turn(tmp_path: Path) -> None:
    state = opened(tmp_path, "Your Leader stands in the Rear.")
    for seat in (0, 1):
        assert state.spot(leader(state, seat)) == 12
    assert GAME.claim(state, "you f2 empty") == ""
