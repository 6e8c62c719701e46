"""Speeds of single Heroes and Traps that must be activated: nobody's play breaks a law, and nothing is betrayed."""

import json
import random
from pathlib import Path

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.pixel_tactics.numbers import per_seat
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.players import make, play

from .test_invented import lawful

GAME = pixelhall.game("pixel-tactics")
TEXTS = (
    "This Hero's attacks are Free.",
    "This Hero's attacks are Long.",
    "The attacks of Rival Heroes are Long.",
    "Ranged Attack. This Hero's Ranged Attacks are Free.",
    "Double Attack. This Hero's attacks are Limited Free.",
    "This Hero's Spells are Free. Spell: Draw 1 card.",
    "The Spells of your Heroes are Long. Spell: Choose a Rival Hero. Its attacks are Long until the end of the round.",
    "While this Hero is damaged, its attacks and Spells are Free. Spell: Apply 1 damage to this Hero.",
    "",
    "Your Attack actions are Long.",
)
TRAPS = (
    "When a Rival Hero declares an attack, you must activate this Trap: Apply 1 damage to it.",
    "When one of your Heroes takes damage, you must activate this Trap: Remove 1 damage from it.",
    "When a player activates a Trap, you must activate this Trap: Draw 1 card.",
    "At the start of each Rival turn, you must activate this Trap: Draw 1 card.",
    "When a Rival Hero declares an attack: Cancel that attack.",
)


def busy_set(folder: Path) -> str:
    """Ten cards on which nearly every attack has a speed of its own, and nearly every Trap leaves no choice."""
    cards = ['[set]\nname = "busy"\ntitle = "Busy"']
    for i, name in enumerate(
        ("Adder", "Bison", "Crane", "Drake", "Egret", "Finch", "Gecko", "Heron", "Ibis", "Jackal")
    ):
        rows = [f"{row} = '''{TEXTS[(i + k) % len(TEXTS)]}'''" for k, row in enumerate(("vanguard", "flank", "rear"))]
        trap = f"trap = '''{TRAPS[i % len(TRAPS)]}'''"
        leader = f'leader = {{ name = "Boss {name}", attack = 2, life = 15, text = "" }}'
        cards.append("\n".join(["\n[[hero]]", f'name = "{name}"', "attack = 2", "life = 4", *rows, trap, leader]))
    path = folder / "busy.toml"
    path.write_text("\n".join(cards), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("seed", range(3))
def test_speeds_and_duties_keep_the_laws(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.new({"sets": [busy_set(tmp_path)], "round_limit": 6, "ceasefire_rounds": 0}, seed)
    free = 0
    for ply in range(200):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        lawful(state, dice, ply)
        decision = dice.choice(decisions)
        free += decision.act and state.of(decision.seat, per_seat.ACTIONS) == 0
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert free, "no turn was left open for a Free Attack"


def test_greedy_plays_with_duties(tmp_path: Path) -> None:
    state = GAME.new({"sets": [busy_set(tmp_path)], "round_limit": 4, "ceasefire_rounds": 0}, 3)
    play(GAME, state, [make("greedy", GAME, 1), make("random", GAME, 2)])
    assert state.over


DUEL = """
rule PT-TRAP-05, A-107: one of two worlds
hero Duty 2/4 trap "When your Rival plays an Order, you must activate this Trap: Draw 1 card."
hero Leave 2/4 trap "When your Rival plays an Order: Draw 1 card."
hero Boon 2/4 order "Draw 1 card."
you hand Boon
you v1 Blank
rival v1 Bulwark
rival reserve {trap}
"""


def test_a_trap_that_must_be_activated_looks_like_any_other_until_it_fits() -> None:
    worlds = [scenarios.stage(scenarios.read(DUEL.format(trap=trap))) for trap in ("Duty", "Leave")]
    for text in ("attack v1 v1", "decline"):
        assert shown(worlds[0]) == shown(worlds[1])
        for world in worlds:
            seat = GAME.decisions(world)[0].seat
            GAME.apply(world, seat, GAME.parse(world, seat, text))
    assert shown(worlds[0]) == shown(worlds[1])


def shown(state: Duel) -> str:
    """What the rival of the Trap's owner, and a stranger, learn."""
    asked = [decision.seat for decision in GAME.decisions(state)]
    return json.dumps(
        [asked, *([GAME.view(state, seat), [one.dump() for one in GAME.log(state, seat)]] for seat in (0, -1))]
    )
