"""Law: the fast lists of legal/fast.py are the plain ones of the rules, at every decision of the battery's plays; and a
code that is forgotten there breaks it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from invented import invented_set
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.flow import waves
from pixelhall.pixel_tactics.game import PixelTactics
from pixelhall.pixel_tactics.legal import attacks, fast, moves, recruits
from pixelhall.pixel_tactics.numbers import can, cannot, code, keyword, zone
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from test_every_game import PLAYS, Play

GAME = PixelTactics()
TACTICS = [options for name, options in PLAYS if name == "pixel-tactics"]
MASKS = {
    "attacks": fast.BENDS_ATTACKS,
    "recruits": fast.BENDS_RECRUITS,
    "regroupings": fast.BENDS_MOVES,
    "casualties": fast.BENDS_CASUALTIES,
}
INVENTED = 40


def plain_list(name: str, state: Duel, seat: int) -> list[Action] | list[int]:
    if name == "casualties":
        return waves.casualties(state)
    found: list[Action] = []
    if name == "attacks":
        attacks.attacks(state, seat, found)
    elif name == "recruits":
        recruits.recruits(state, seat, state.pile(seat, zone.HAND), found)
    else:
        moves.moves(state, seat, found)
        moves.switches(state, seat, found)
    return found


def fast_list(name: str, state: Duel, seat: int) -> list[Action] | list[int] | None:
    """None: left to the plain one."""
    if name == "casualties":
        falling: list[int] = []
        return falling if fast.casualties(state, falling) else None
    found: list[Action] = []
    if name == "attacks":
        made = fast.attacks(state, seat, found)
    elif name == "recruits":
        made = fast.recruits(state, seat, state.pile(seat, zone.HAND), found)
    else:
        made = fast.regroupings(state, seat, True, True, found)
    return found if made else None


def compare(state: Duel) -> int:
    """Compares all lists of all seats; how many fast ones there were."""
    compared = 0
    for seat in range(state.seats):
        for name in MASKS:
            made = fast_list(name, state, seat)
            if made is not None:
                assert made == plain_list(name, state, seat), f"{name} of seat {seat}"
                compared += 1
    return compared


def compare_play(options: dict[str, Any], seed: int, most: int) -> int:
    play = Play("pixel-tactics", options, seed)
    play.state.logging = False
    compared = compare(play.state.clone())
    while play.plies < most and play.step():
        compared += compare(play.state.clone())
    return compared


@pytest.mark.parametrize("options", TACTICS, ids=[str(options) for options in TACTICS])
def test_fast_lists_are_the_plain_ones_at_every_decision(options: dict[str, Any]) -> None:
    assert sum(compare_play(options, seed, 3000) for seed in range(3)) > 3000


def test_fast_lists_are_the_plain_ones_with_invented_cards(tmp_path: Path) -> None:
    compared = 0
    for seed in range(INVENTED):
        path = tmp_path / f"invented{seed}.toml"
        path.write_text(invented_set(seed), encoding="utf-8")
        options = {"edition": ("deluxe", "mega", "original")[seed % 3], "sets": [str(path)], "ceasefire_rounds": 0}
        compared += compare_play(options, seed, 80)
    assert compared > 3000


class Scene(NamedTuple):
    """A text that bends a list of mine: it stands at f3, mine or the rival's."""

    list: str
    code: int
    text: str
    whose: str = "you"
    more: tuple[str, ...] = ()


ORDINARY = (  # f3 and the two Leaders are in melee, and v3 and v2 have Corpses before them
    "you v1 Blank",
    "you v3 Blank (corpse)",
    "you f1 Blank",
    "you hand Blank",
    "rival v1 Blank",
    "rival v2 Blank (corpse)",
    "rival f1 Blank",
)
ARCHER = ('hero Archer 2/4 rear "Ranged Attack."', "you r1 Archer", "wave rear")
SCENES = [
    Scene("attacks", cannot.ATTACK, "This Hero cannot attack."),
    Scene("attacks", cannot.ATTACK_LEADERS, "This Hero cannot attack Leaders."),
    Scene("attacks", cannot.ATTACK_HEROES, "This Hero cannot attack Heroes."),
    Scene("attacks", cannot.MELEE, "This Hero cannot make Melee Attacks."),
    Scene("attacks", cannot.BE_TARGETED, "This Hero cannot be targeted.", "rival"),
    Scene("attacks", cannot.BE_TARGETED_BY_ATTACKS, "This Hero cannot be targeted by attacks.", "rival"),
    Scene("attacks", cannot.BE_TARGETED_BY_RIVALS, "This Hero cannot be targeted by Rivals.", "rival"),
    Scene("attacks", cannot.BE_TARGETED_BY_RANGED, "This Hero cannot be targeted by Ranged Attacks.", "rival", ARCHER),
    Scene("attacks", can.ATTACK, "Your Corpses can attack.", "you", ("wave vanguard",)),
    Scene("attacks", can.ATTACK_IN_ANY_WAVE, "This Hero can attack in any wave.", "you", ("wave rear",)),
    Scene("attacks", can.ATTACK_THROUGH, "This Hero can attack through other Characters."),
    Scene("attacks", can.MELEE_FROM_BEHIND, "Your Heroes can make Melee Attacks while not in melee."),
    Scene("attacks", code.BLOCKS, "Your Corpses block melee."),
    Scene("attacks", code.CHOOSES_TARGETS, "You choose the target of Rival Melee Attacks.", "rival"),
    Scene("attacks", code.COLUMNS, "Your Unit has 5 columns.", "rival", ("rival v4 Blank",)),
    Scene("attacks", code.HAS + keyword.DECOY, "Decoy.", "rival"),
    Scene("attacks", code.HAS + keyword.INCORPOREAL, "Incorporeal."),
    Scene("attacks", code.IMMUNE, "This Hero has immunity to Melee Attacks.", "rival"),
    Scene("attacks", code.MELEE_FACING, "Melee Attacks can only target Characters in the facing column."),
    Scene("attacks", code.MUST_ATTACK, "Rival Characters must attack this Hero if able.", "rival"),
    Scene("attacks", code.OWN_COST, "This Hero's attacks cost 1 more action.", "you", ("actions 1",)),
    Scene("attacks", code.OWN_SPEED, "This Hero's attacks are Long.", "you", ("actions 1",)),
    Scene("attacks", code.PASSES_BY, "Your Heroes do not block melee."),
    Scene("recruits", code.RECRUIT_INTO, "You can recruit into any row."),
    Scene(
        "recruits",
        can.BE_RECRUITED_ONTO_CORPSE,
        "Your Heroes can be recruited onto a Corpse.",
        "you",
        ("wave vanguard",),
    ),
    Scene("recruits", cannot.RECRUIT, "Your Leader cannot recruit.", "you", ("wave rear",)),
    Scene("recruits", code.COLUMNS, "Your Unit has 5 columns."),
    Scene("recruits", code.LEADER_STANDS, "Your Leader stands in the Rear."),
    Scene("regroupings", cannot.MOVE, "This Hero cannot move."),
    Scene("regroupings", cannot.BE_MOVED, "This Hero cannot be moved."),
    Scene("regroupings", code.COLUMNS, "Your Unit has 5 columns."),
    Scene("regroupings", code.LEADER_STANDS, "Your Leader stands in the Rear."),
    Scene("casualties", code.LIFE_SET, "Rival Heroes have Life 0."),
    Scene("casualties", code.LIFE_ADD, "Rival Heroes have -5 Life."),
]
UNSHOWN = {
    code.NO_LEADER,  # no text that is played says so yet
    code.STATS_OF,  # it takes a token of Life 0 to copy: left to the invented cards
    code.GUISE,
}


def stage(scene: Scene) -> Duel:
    lines = [*ORDINARY, f'hero Odd 2/4 flank "{scene.text}"', f"{scene.whose} f3 Odd"]
    if scene.whose == "rival":
        lines.append("you f3 Blank")
    if not any(line.startswith("wave") for line in scene.more):
        lines.append("wave flank")
    return GAME.stage({}, list(enumerate([*lines, *scene.more])))


@contextmanager
def forgotten(codes: Codes, code: int) -> Iterator[None]:
    """The codes without one of them."""
    low, high, one = codes.low, codes.high, Codes(code)
    codes.low, codes.high = low & ~one.low, high & ~one.high
    try:
        yield
    finally:
        codes.low, codes.high = low, high


@pytest.mark.parametrize("scene", SCENES, ids=[f"{scene.list}-{scene.text}" for scene in SCENES])
def test_a_code_forgotten_among_those_that_bend_a_list_breaks_the_law(scene: Scene) -> None:
    state = stage(scene)
    assert in_force(state).says(scene.code) and fast_list(scene.list, state, 0) is None
    with forgotten(MASKS[scene.list], scene.code):
        assert fast_list(scene.list, state, 0) not in (None, plain_list(scene.list, state, 0))


@pytest.mark.parametrize("name", MASKS)
def test_every_code_that_is_left_to_a_plain_list_is_shown_here(name: str) -> None:
    shown = {scene.code for scene in SCENES if scene.list == name}
    assert shown - UNSHOWN == {one for one in range(code.COUNT) if MASKS[name].include(one)} - UNSHOWN
