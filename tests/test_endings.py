"""How a play was decided, as it is told at its end: when, and by which deed, in the words of the log."""

import pytest

import pixelhall
from duels import GAME, begun, choose_leaders, fell, view
from pixelhall.core.ending import last_fall, last_of, resignation
from pixelhall.core.facts import NAMES as SIDES
from pixelhall.core.game import Told
from pixelhall.pixel_tactics.change.rout import rout
from pixelhall.pixel_tactics.numbers import field, reason
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.texts.reading import life
from pixelhall.players import make
from pixelhall.players.player import play

NAMES = ["Ann", "Bob", "Cy", "Dot"]
BY_A_DEED = ("rout", "more living Heroes after a double rout", "elimination", "control of all features")


def test_the_last_fall_is_told_with_its_deed_and_the_damage_to_the_same_place() -> None:
    lines = [
        Told("Cinder attacks Lance Captain.", "attack", target="1:f2"),
        Told("Lance Captain takes 3 damage.", "damage", target="1:f2"),
        Told("Bob recruits Goose.", "recruit", target="1:v1"),
        Told("Goose takes 2 damage.", "damage", target="1:v1"),
        Told("Goose is defeated.", "fall", target="1:v1"),
        Told("Lance Captain is defeated.", "fall", target="1:f2"),
        Told("Ann wins.", "win"),
    ]
    assert last_fall(lines) == [lines[0].text, lines[1].text, lines[5].text]
    assert last_fall(lines[:2]) == [], "nobody fell"
    assert last_fall([Told("Bob is out.", "fall")]) == [], "who is out fell nowhere"


def test_damage_without_a_place_is_told_of_by_its_name() -> None:
    lines = [
        Told("Gatekeeper assaults Runner.", "attack"),
        Told("6 beats 4, Gatekeeper is defeated.", "damage", cards={"Gatekeeper": "Gatekeeper"}),
        Told("5 does not beat 6, Runner is safe.", "damage", cards={"Runner": "Runner"}),
        Told("Gatekeeper is captured.", "fall", target="l14", cards={"Gatekeeper": "Gatekeeper"}),
    ]
    assert last_fall(lines) == [lines[0].text, lines[1].text, lines[3].text]


def test_a_change_of_control_is_told_with_the_deed_before_it() -> None:
    lines = [Told("A moves.", "move"), Told("B moves.", "move"), Told("Ann controls the Forest.", "status")]
    assert last_of(lines, "status") == ["B moves.", "Ann controls the Forest."]
    assert last_of(lines[:2], "status") == []


def test_who_gave_up_is_told() -> None:
    assert resignation([Told("Ann gives up.", "resign"), Told("Bob wins.", "win")]) == ["Ann gives up."]
    assert resignation([Told("Bob wins.", "win")]) == []


@pytest.mark.parametrize(
    ("name", "options"),
    [("pixel-tactics", {}), ("pocket-tactics", {}), ("pixel-pusher", {"players": 3})],
)
@pytest.mark.parametrize("seed", [2, 3])
def test_what_decided_a_play_stands_in_its_log(name: str, options: dict[str, object], seed: int) -> None:
    game = pixelhall.game(name)
    state = game.new(options, seed)
    result = play(game, state, [make("greedy", game, seed + n) for n in range(game.seats(state))])
    for seat in range(-1, game.seats(state)):
        told = game.ending(state, seat, NAMES[: game.seats(state)])
        story = game.story(state, seat, 0, NAMES[: game.seats(state)])
        assert told.when.startswith("in ")
        assert all(line in story for line in told.deed)
        assert bool(told.deed) == (result.reason in BY_A_DEED), result.reason


@pytest.mark.parametrize("name", ["pixel-tactics", "pocket-tactics", "pixel-pusher"])
def test_a_resignation_names_who_resigned(name: str) -> None:
    game = pixelhall.game(name)
    state = game.new({}, 1)
    game.resign(state, 1)
    assert len(game.ending(state, 0, ["Ann", "Bob"]).deed) == 1
    assert "Bob" in game.ending(state, 0, ["Ann", "Bob"]).deed[0]
    assert "You" in game.ending(state, 1, ["Ann", "Bob"]).deed[0]


def test_a_limit_of_rounds_was_no_deed() -> None:
    state = begun({"round_limit": 1})
    while not state.over:
        GAME.apply(state, state.active, GAME.parse(state, state.active, "pass"))
    told = GAME.ending(state, 0, ["Ann", "Bob"])
    assert (told.when, told.deed) == ("in the Rear wave of round 1", [])


def test_an_end_before_the_first_round_has_no_moment() -> None:
    state = GAME.new({}, 1)
    GAME.resign(state, 0)
    assert GAME.ending(state, 0, ["Ann", "Bob"]).when == ""


def test_both_leaders_are_shown_after_the_end_with_the_life_they_had_left() -> None:
    state = begun()
    cards = [leader(state, seat) for seat in (0, 1)]
    faces = [state.book.faces[state.face(card)] for card in cards]
    state.put(cards[1], field.DAMAGE, 3)
    left = life(state, cards[1]) - 3
    assert "past_leader" not in view(state, 0)["players"][0], "it stands"
    fell(state, 0)
    for seat in (-1, 0, 1):
        shown = [player["past_leader"] for player in view(state, seat)["players"]]
        assert shown == [
            {"name": faces[0].title, "card": faces[0].name, "left": 0},
            {"name": faces[1].title, "card": faces[1].name, "left": left},
        ]


def test_the_next_battle_of_a_series_begins_without_past_leaders() -> None:
    state = begun({"series": 3})
    fell(state, 0)
    assert all("past_leader" not in player for player in view(state, -1)["players"])
    choose_leaders(state)
    fell(state, 0)
    assert [player["past_leader"]["left"] > 0 for player in view(state, -1)["players"]] == [False, True]


def test_leaders_that_still_stand_are_no_past_leaders() -> None:
    state = begun()
    GAME.resign(state, 0)
    assert all("past_leader" not in player for player in view(state, -1)["players"])
    assert all(any(one["kind"] == "leader" for one in player["unit"]) for player in view(state, -1)["players"])


def test_who_fell_while_others_fight_on_is_shown_as_fallen() -> None:
    lines = ["teams 0 1 2", *(f"{side} leader {card}" for side, card in zip(SIDES, ("Skybow", "Cinder", "Bulwark")))]
    state = GAME.stage({}, list(enumerate(lines, 1)))
    rout(state, [1], reason.ROUT)
    shown = [player.get("past_leader") for player in view(state, 0)["players"]]
    assert shown[0] is None and shown[2] is None
    assert shown[1] is not None and (shown[1]["card"], shown[1]["left"]) == ("Cinder", 0)
