"""What is drawn for links: every position of every game, in the size that readers of links want."""

import random
from pathlib import Path

import msgspec
import pytest

import pixelhall
from pixelhall.core.game import NOBODY
from pixelhall.server.pictures import icons, writing
from pixelhall.server.pictures.card import Card, Scene, draw
from pixelhall.server.pictures.looks import character
from pixelhall.server.pictures.sprites import Written, picture, sprites
from pngs import read_png

CROWDS = {"drafting": {"players": 4, "copies": 3}}  # whose cards are too few without copies
PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.mark.parametrize("name", pixelhall.games())
def test_every_position_has_a_picture(name: str) -> None:
    """Also those with as many seats as a game can have, and of every edition."""
    game, chance = pixelhall.game(name), random.Random(7)
    shown = set()
    crowd = [CROWDS.get(name, {"players": 4})] if "players" in game.options() else []
    for options in ({}, *crowd, *game.presets().values()):
        state = game.new(options, 3)
        names = tuple(f"Somebody {seat} with a long name" for seat in range(game.seats(state)))
        for moves in range(60):
            decisions = game.decisions(state)
            if not decisions:
                break
            if moves % 12 == 0:
                made = draw(Card("A heading", "A line", name, Scene(game.view(state, NOBODY), names)), sprites())
                assert read_png(made)[:2] == (1200, 630) and len(made) < 60_000
                shown.add(made)
            game.apply(state, decisions[0].seat, chance.choice(decisions[0].options))
    assert len(shown) > 2, "they differ"


def test_a_name_in_another_script_is_somebody() -> None:
    assert writing.readable("Zoë Ångström – Łukasz Žižek") == "Zoë Ångström – Łukasz Žižek"
    assert writing.readable("Юля Иванова invites you") == "Somebody invites you"
    assert writing.readable("花子 – Bob") == "Somebody – Bob"


def test_a_long_text_is_broken_between_words_and_cut() -> None:
    assert writing.lines("one two", 1000, 2) == ["one two"]
    first, second = writing.lines("Bartholomew Featherstonehaugh invites you to a game", 150, 2)
    assert first == "Bartholomew" or writing.length(first) <= 150
    assert writing.length(second) <= 150 and second.endswith("…")
    assert writing.cut("Word", 1000) == "Word" and writing.cut("Word", 0) == "…"


def test_accents_stand_above_their_letters() -> None:
    for plain, marked in (("a", "ä"), ("E", "É"), ("i", "ï"), ("c", "ç")):
        (wide, pixels), (_, more) = writing.glyphs(plain)[0] or (0, ()), writing.glyphs(marked)[0] or (0, ())
        assert wide and pixels != more and max(y for _, y in more) <= 8, marked


def test_the_icons_are_those_of_the_sign() -> None:
    for file, data in icons.icons().items():
        assert read_png((PUBLIC / file).read_bytes()) == read_png(data), (
            f"{file}: python -m pixelhall.server.pictures.icons web/public"
        )


def test_characters_that_nobody_drew_look_as_in_the_browser() -> None:
    """invented.json is written by the client's own drawing (web/src/sprites/sheet.test.ts)."""
    compared = msgspec.json.decode((Path(__file__).parent / "invented.json").read_bytes(), type=dict[str, Written])
    assert len(compared) == 10
    for key, written in compared.items():
        assert character(*key.split("/", 1)).rows == picture(written).rows, key
    for key in ("hero/Bulwark", "hero/Bouncer", "hero/Bramble Bear"):
        assert character(*key.split("/", 1)).rows == picture(sprites().written[key]).rows, key
    assert (
        sprites().drawn("leader", "Portcullis Ascending", "Bulwark") == sprites().find("leader", "Old Portcullis").rows
    )
    assert sprites().drawn("base", "Nowhere", "Nowhere") is None
