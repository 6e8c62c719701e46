"""Written positions of Pocket-Tactics and Pixel Pusher: what they say, what they stand, and what they refuse."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.core import positions, scenarios
from pixelhall.core.errors import BadScenario, PixelhallError
from pixelhall.core.game import EVERYBODY, NOBODY
from pixelhall.pocket_tactics.state import shared_actions
from test_every_game import Play
from test_positions import alike, goes_on, laid_out

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted([*(SCENARIOS / "pocket").glob("*.scn"), *(SCENARIOS / "pusher").glob("*.scn")])
PLAYS: list[tuple[str, dict[str, Any], int]] = [
    ("pocket-tactics", {"preset": "last-light"}, 12),
    ("pocket-tactics", {"players": 3, "map": "random", "tiles": "core"}, 60),
    ("pixel-pusher", {"players": 2}, 7),
    ("pixel-pusher", {"players": 3, "deck": "double"}, 31),
]
GAMES = pytest.mark.parametrize(("name", "options", "plies"), PLAYS)


def played(name: str, options: dict[str, Any], plies: int, seed: int = 5) -> Play:
    play = Play(name, options, seed)
    while play.plies < plies and play.step():
        pass
    return play


def same_again(game: Any, state: Any, seed: int = 1) -> None:
    again = laid_out(game.position(state))
    alike(game, state, again)
    assert not game.log(again, NOBODY), "a position tells nothing of what came before"
    goes_on(game, state.clone(), again, seed, 12)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_position_of_a_scenario_is_laid_out_again(path: Path) -> None:
    scenario = scenarios.read(path.read_text(encoding="utf-8"))
    game = pixelhall.game(scenario.game)
    same_again(game, scenarios.stage(scenario))
    same_again(game, scenarios.play(scenario, game))


@GAMES
def test_who_gave_up_stays_out(name: str, options: dict[str, Any], plies: int) -> None:
    play = played(name, options, plies)
    play.game.resign(play.state, 1)
    same_again(play.game, play.state)
    if play.game.result(play.state) is None:
        play.game.resign(play.state, 0)
    assert play.game.result(play.state) is not None
    same_again(play.game, play.state)


def test_sets_may_be_given_as_text() -> None:
    root = Path(pixelhall.__file__).parent
    units = (root / "pocket_tactics" / "cards" / "sets" / "core.toml").read_text(encoding="utf-8")
    images = (root / "pixel_pusher" / "cards" / "sets" / "core.toml").read_text(encoding="utf-8")
    for name, options in (
        ("pocket-tactics", {"sets": [units.replace("Village", "Old Mill")], "map": "random"}),
        ("pixel-pusher", {"sets": [images]}),
    ):
        for plies in (3, 12, 40):
            play = played(name, options, plies)
            same_again(play.game, play.state)


@GAMES
def test_a_secret_seed_goes_on(name: str, options: dict[str, Any], plies: int) -> None:
    game = pixelhall.game(name)
    same_again(game, game.new(options, bytes(range(32))))


def test_fate_is_part_of_a_position() -> None:
    play = played(*PLAYS[0])
    play.state.chance.fate = [6, 1, 3]
    assert "\nfate 6 1 3\n" in play.game.position(play.state)
    same_again(play.game, play.state)


def test_hidden_cards_and_sealed_picks_are_written() -> None:
    play = played("pixel-pusher", {"players": 2}, 0)
    decision = play.game.decisions(play.state)[0]
    play.game.apply(play.state, decision.seat, decision.options[-1])
    lines = play.game.position(play.state).splitlines()
    assert "you sealed" in lines and "phase draft" in lines
    assert sum(line.startswith(("you stack ", "rival stack ", "deck ", "box ")) for line in lines) == 4


def test_the_dice_on_the_table_are_written_and_read() -> None:
    text = "game pocket-tactics\nunit Grunt 2/2 +1/+0\nyou l12 Grunt\nrival l13 Grunt\nfate 4 2 1 1 5 3 4 2\n"
    scenario = scenarios.read(text + "> assault l12 l13\n")
    state = scenarios.play(scenario, pixelhall.game("pocket-tactics"))
    written = pixelhall.game("pocket-tactics").position(state).splitlines()
    assert "doing assault Grunt l13" in written and "contest assault, returned" in written
    assert "attacker you Grunt l12: off 4 2, def 1 1, bumps off 1" in written
    assert "asked you PK-25: bump off 4 +1 | bump off 2 +1 | pass | best" in written
    better = laid_out("\n".join(written).replace("off 4 2,", "off 4 3,").replace("bump off 2", "bump off 3"))
    assert better.pools[0] == [4, 3]


def test_the_dice_that_fell_before_are_still_shown() -> None:
    """Views show the last throws, which are read from the log; a position has none."""
    play = played("pocket-tactics", {"preset": "last-light", "dice": "auto"}, 30)
    again = laid_out(play.game.position(play.state))
    throws = play.game.view(again, 0)["throws"]
    assert throws and throws == play.game.view(play.state, 0)["throws"]
    restored = play.game.restore(json.loads(json.dumps(again.dump())))
    assert play.game.view(restored, 0)["throws"] == throws


@GAMES
def test_without_its_tail_a_position_is_a_scenario(name: str, options: dict[str, Any], plies: int) -> None:
    play = played(name, options, plies)
    state = laid_out(positions.without_tail(play.game.position(play.state)))
    assert play.game.decisions(state)
    shown = ("tiles", "bag", "images", "belt")
    seen, now = play.game.view(play.state, EVERYBODY), play.game.view(state, EVERYBODY)
    for one, other in ((seen[key], now[key]) for key in shown if key in seen):
        assert len(one) == len(other)


def test_the_numbers_of_units_are_no_part_of_the_digest() -> None:
    game = pixelhall.game("pocket-tactics")
    lines = ["unit Grunt 2/2", "you l12 Grunt", "you m12 Ferryhand", "rival l13 Ferryhand"]
    other = [lines[0], *reversed(lines[1:])]
    one, two = (laid_out("\n".join(["game pocket-tactics", *some])) for some in (lines, other))
    assert list(one.face) != list(two.face)
    assert game.digest(one) == game.digest(two) and game.position(one) != game.position(two)


def test_a_pick_of_the_draft_is_forgotten_once_its_cards_are_shown() -> None:
    play = played("pixel-pusher", {"players": 3}, 0)
    while play.game.view(play.state, NOBODY)["phase"] in ("draft", "build"):
        play.step()
    assert not any(play.state.stacks)


def damage(dice: random.Random, text: str) -> str:
    """A text with a few things gone wrong in it."""
    lines = text.splitlines()
    for _ in range(dice.randint(1, 3)):
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        words = lines[at].split(" ")
        kind = dice.randrange(8)
        if kind == 0 and len(lines) > 2:
            del lines[at]
        elif kind == 1:
            lines.insert(other, lines[at])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            words[dice.randrange(len(words))] = dice.choice(lines[other].split(" "))
            lines[at] = " ".join(words)
        elif kind == 4:
            del words[dice.randrange(len(words))]
            lines[at] = " ".join(words)
        elif kind == 5:
            digits = [i for i, letter in enumerate(lines[at]) if letter.isdigit()]
            if digits:
                i = dice.choice(digits)
                lines[at] = lines[at][:i] + dice.choice("0123456789-") + lines[at][i + 1 :]
        elif kind == 6:
            i = dice.randrange(len(lines[at]) or 1)
            lines[at] = lines[at][:i] + dice.choice("x ,:()é") + lines[at][i + 1 :]
        else:
            lines = [damaged_tail(dice, line) if line.startswith("tail ") else line for line in lines]
    return "\n".join(lines)


def damaged_tail(dice: random.Random, line: str) -> str:
    """A tail that unpacks, with other contents."""
    try:
        text = json.dumps(positions.unpack(line.split(" ", 1)[1]))
        i = dice.randrange(len(text))
        return f"tail {positions.pack(json.loads(text[:i] + dice.choice('0123456789-,[]') + text[i + 1 :]))}"
    except (ValueError, PixelhallError):
        return line[: len(line) // 2]


@GAMES
def test_damaged_positions_are_refused_or_can_be_played(name: str, options: dict[str, Any], plies: int) -> None:
    game, dice = pixelhall.game(name), random.Random(20)
    texts = [played(name, options, n).game.position(played(name, options, n).state) for n in (0, plies // 2, plies)]
    texts += [positions.without_tail(text) for text in texts]
    refused = staged = 0
    for round in range(240):
        try:
            state = laid_out(damage(dice, texts[round % len(texts)]))
        except PixelhallError:
            refused += 1
            continue
        staged += 1
        for decision in game.decisions(state):
            assert decision.options and all(game.write(state, option) for option in decision.options)
        for seat in (EVERYBODY, NOBODY, *range(game.seats(state))):
            json.dumps(game.view(state, seat))
    assert refused > 40 and staged > 10
    assert not shared_actions.NO_ACTIONS, "a question that nobody would ask leaves a mark on all plays"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("belt 7 R", "line 2: .*not a number from 1 to 6"),
        ("belt 3 RY", "line 2: .*pixels are written with R, G, B"),
        ("marker third", "line 2: .*no player"),
        ("painted Kite 0 you", "line 2: .*not a number from 1 to 5"),
        ("you hand Quick Hand", "line 2: .*no machine card"),
        ("deck Rusty Hook", 'line 2: .*no card "Rusty Hook"'),
        ("pick 3\nphase draft", "line 3: pick 3"),
        ("tail bananas", "line 2: .*tail"),
        ("chance 5 5", "line 2: .*not a number"),
        ("over by boredom: you", "line 2: .*most points"),
    ],
)
def test_a_bad_line_of_a_factory_is_named(line: str, said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        laid_out(f"game pixel-pusher\n{line}")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("map l12 Plains, l12 Water", "line 2: .*lies there already"),
        ("map l12 Forest", 'line 2: .*no tile "Forest"'),
        ("feature Water l12", 'line 2: .*no feature "Water"'),
        ("you z99 Grunt", "line 2: .*too far|line 2: .*no tile"),
        ("third l12 Grunt", "line 2: .*no player"),
        ("you l12 Ferryhand (tired)", "line 2: .*no mark"),
        ("order you, you", "line 2: .*every player once"),
        ("turn five", 'line 2: .*"five" is not a number'),
        ("tail eNqLjgUAARUAuQ==", "line 2: the tail does not fit"),
    ],
)
def test_a_bad_line_of_a_skirmish_is_named(line: str, said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        laid_out(f"game pocket-tactics\n{line}")


def test_a_tail_of_another_position_is_refused() -> None:
    one, other = (played("pocket-tactics", {"preset": "last-light"}, n) for n in (20, 33))
    text = positions.without_tail(one.game.position(one.state)) + other.game.position(other.state).splitlines()[-1]
    with pytest.raises(BadScenario, match="the tail does not fit this position"):
        laid_out(text)


def test_a_test_in_which_nobodys_side_has_passed_is_laid_out_again() -> None:
    """The side that no player has said nothing in the text, and its having passed was lost."""
    options = {
        "tiles": "choose",
        "central": "agree",
        "control": "flag",
        "tally": "any_pair",
        "sight": "closest",
        "points": 60,
    }
    play, seen = Play("pocket-tactics", options, 9005), 0
    while seen < 5 and play.step():
        text = play.game.position(play.state)
        if "contest test" in text:
            alike(play.game, play.state, laid_out(text))
            seen += 1
    assert seen
