"""What a refusal says: one reason, and the right one."""

from typing import Any

from duels import GAME


def refusal(text: str, *lines: str, options: dict[str, Any] | None = None, seat: int = 0) -> tuple[str, str]:
    """The rule and the sentence for what a seat types in a position."""
    state = GAME.stage(options or {}, list(enumerate(lines, start=1)))
    why = GAME.explain(state, seat, text)
    assert why is not None, "it is allowed"
    return why.rule, why.sentence


CHIEF = 'hero Chief 2/4 leader "Big Chief" 3/20 '


def test_a_cost_that_cannot_be_paid_is_named() -> None:
    lines = (f'{CHIEF} "Action Toll (discard 2 cards): Draw 1 card."', "you leader Chief", "you hand Cook")
    assert refusal("use Toll", *lines) == ("PT-ACT-07", "This part of it cannot be met now: discard 2 cards.")


def test_a_condition_that_does_not_hold_is_named() -> None:
    lines = (f'{CHIEF} "Action Rally (only if you have 2 or more Heroes): Draw 1 card."', "you leader Chief")
    assert refusal("use Rally", *lines) == (
        "PT-ACT-07",
        "This part of it cannot be met now: only if you have 2 or more Heroes.",
    )


def test_a_limited_action_that_was_used_says_so() -> None:
    lines = [f'{CHIEF} "Limited Free Action Peek: Draw 1 card."', "you leader Chief", "you deck Cook, Cook"]
    state = GAME.stage({}, list(enumerate(lines, start=1)))
    GAME.apply(state, 0, GAME.parse(state, 0, "use Peek"))
    why = GAME.explain(state, 0, "use Peek")
    assert why is not None
    assert (why.rule, why.sentence) == ("PT-ACT-07", "It is Limited, and it was used in this turn already.")


def test_more_actions_than_are_left_are_counted() -> None:
    lines = (f'{CHIEF} "Action Haul (spend 1 action): Draw 1 card."', "you leader Chief", "actions 1")
    assert refusal("use Haul", *lines) == ("PT-ACT-05", "It takes 2 actions, and 1 is left.")


def test_a_move_counts_for_the_wave_in_the_original() -> None:
    lines = ("you v1 Cook (moved)", "rival v1 Cook")
    original, deluxe = (refusal("attack v1 v1", *lines, options={"edition": one}) for one in ("original", "deluxe"))
    assert original == ("PT-MOVE-03", "A Hero that was moved may not attack or cast until the end of the wave.")
    assert deluxe == ("PT-MOVE-03", "A Hero that was moved may not attack or cast in this turn.")


def test_a_corpse_in_the_way_of_a_move_is_named() -> None:
    assert refusal("move v1 v2", "you v1 Cook", "you v2 Cook (corpse)") == (
        "A-052",
        "A Corpse lies there: a Hero does not move onto it. Clear it first.",
    )


SNARE = 'hero Snare 2/4 trap "When a Rival Hero makes an attack: Apply 2 damage to it."'


def test_a_trap_is_not_sprung_as_an_action() -> None:
    assert refusal("spring 1", SNARE, "you reserve Snare") == (
        "PT-TRAP-03",
        "Its condition is not met now. You are asked as soon as it is.",
    )
    assert refusal("spring 1", SNARE, "you reserve Snare (new)", "turn 1")[0] == "PT-TRAP-04"
    assert refusal("spring 1", SNARE, "you reserve Snare", "round 1")[0] == "PT-TRAP-09"
    assert refusal("spring 2", SNARE, "you reserve Snare")[0] == "PT-TRAP-03"
    assert refusal("spring", SNARE, "you reserve Snare")[0] == "PT-TRAP-03"


def test_equal_cards_that_wait_are_told_apart_by_their_slots() -> None:
    lines = [
        'hero Bell 2/4 vanguard "At the end of your turn, draw 1 card."',
        'hero Gong 2/4 vanguard "At the end of your turn, draw 1 card."',
        "you v1 Bell",
        "you v2 Gong",
        "you v3 Bell",
        "actions 1",
    ]
    state = GAME.stage({}, list(enumerate(lines, start=1)))
    GAME.apply(state, 0, GAME.parse(state, 0, "pass"))
    prompt = GAME.decisions(state)[0].prompt
    assert "(1) Bell (v1): " in prompt and "(2) Gong: " in prompt and "(3) Bell (v3): " in prompt
