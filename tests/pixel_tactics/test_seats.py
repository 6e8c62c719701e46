"""More than two seats: positions, written actions, refusals and the terminal's board say whose everything is."""

import random
from collections import Counter

import pytest

from duels import GAME, act, options
from pixelhall.cli.boards import pixel_tactics as board
from pixelhall.core.errors import BadScenario, BadText, Illegal
from pixelhall.core.facts import NAMES
from pixelhall.core.game import EVERYBODY, NOBODY, Action
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.numbers import event, verb, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.notation import place
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Duel
from test_positions import alike, goes_on, laid_out

TABLES = {"three alone": [0, 1, 2], "two teams of two": [0, 1, 0, 1], "two teams of three": [0, 0, 1, 1, 1, 0]}
DECISIONS = 250


def staged(*lines: str, **chosen: str) -> Duel:
    return GAME.stage(chosen, list(enumerate(lines, 1)))


def table(teams: list[int], seed: int) -> Duel:
    """Every seat with cards of the core set in its Unit, in hand and in the deck."""
    dice, lines = random.Random(seed), [f"teams {' '.join(str(team) for team in teams)}"]
    names = [face.name for face in GAME.new().book.faces if face.set]
    for side in NAMES[: len(teams)]:
        cards = dice.sample(names, len(names))
        lines.append(f"{side} leader {cards.pop()}")
        lines += [f"{side} {slot} {cards.pop()}" for slot in ("v1", "v2", "f1", "r1", "r3")]
        lines.append(f"{side} f3 {cards.pop()} (corpse)")
        lines += [f"{side} hand {', '.join(cards[:5])}", f"{side} deck {', '.join(cards[5:])}"]
    return staged(*lines)


def is_written_and_read(state: Duel) -> None:
    """Every option has words of its own, which mean it; so do the places on its way."""
    for decision in GAME.decisions(state):
        texts = GAME.written(state, decision)
        assert [text for text, n in Counter(text.lower() for text in texts).items() if n > 1] == []
        for option, text in zip(decision.options, texts):
            assert GAME.parse(state, decision.seat, text) == option
            assert GAME.explain(state, decision.seat, text) is None
            assert GAME.words(state, decision.seat, option)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("teams", TABLES.values(), ids=TABLES)
def test_a_play_is_written_and_read_again(teams: list[int], seed: int) -> None:
    """Actions at every decision, the whole position at some."""
    state, dice = table(teams, seed), random.Random(seed)
    for n in range(DECISIONS):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        is_written_and_read(state)
        if n % 12 == 0:
            again = laid_out(GAME.position(state))
            alike(GAME, state, again)
            assert again.teams == teams and again.foes == state.foes
            goes_on(GAME, state.clone(), again, n, 10)
        decision = dice.choice(decisions)
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    assert n > 100


@pytest.mark.parametrize("teams", TABLES.values(), ids=TABLES)
def test_everybody_can_look_and_guess(teams: list[int]) -> None:
    state = table(teams, 3)
    for seat in (*range(len(teams)), NOBODY, EVERYBODY):
        assert len(GAME.view(state, seat)["players"]) == len(teams)
    for seat in range(len(teams)):
        assert GAME.view(GAME.guess(state, seat, 1), seat) == GAME.view(state, seat)


def test_a_text_about_a_rivals_deck_does_not_open_an_allys() -> None:
    spy = 'hero Spy 1/5 vanguard "You can look at the top card of your Rival\'s deck at any time."'
    state = staged(spy, "teams 0 1 0 1", "you v1 Spy", *(f"{side} deck Cook, Lancer" for side in NAMES[:4]))
    tops = [state.pile(seat, zone.DECK)[-1] for seat in range(4)]
    assert [knows(state, 0, top) for top in tops] == [False, True, False, True]


FOUR = (
    *("hero Ann 2/5", 'hero Bow 3/3 vanguard "Ranged Attack."', "teams 0 1 0 1", "you v1 Bow", "you r1 Ann (corpse)"),
    *("rival v1 Ann", "seat2 v1 Ann", "seat2 r3 Ann (corpse)", "seat3 v2 Ann"),
)


def four(*more: str) -> Duel:
    return staged(*FOUR, *more)


def test_a_slot_of_another_begins_with_its_seat() -> None:
    """No edition lets these happen with two seats, where slots are bare."""
    state = four("you hand Ann")
    mine, corpse = state.unit[place(0, "v1")], state.unit[place(2, "r3")]
    ally, card = state.unit[place(2, "v1")], state.pile(0, zone.HAND)[0]
    for action, text in (
        (Action(verb.MOVE, mine, place(2, "v2")), "move v1 2:v2"),
        (Action(verb.MOVE, mine, place(0, "v2")), "move v1 v2"),
        (Action(verb.MOVE, ally, place(0, "v2")), "move 2:v1 v2"),
        (Action(verb.SWITCH, mine, ally), "switch v1 2:v1"),
        (Action(verb.CLEAR, corpse), "clear 2:r3"),
        (Action(verb.RECRUIT, card, place(2, "v2")), "recruit Ann 2:v2"),
        (Action(verb.ATTACK, mine, state.unit[place(3, "v2")]), "attack v1 3:v2"),
        (Action(verb.DRAW, 3), "draw 3:deck"),
        (Action(verb.DRAW, 0), "draw"),
    ):
        assert notation.write(state, 0, action) == text


def test_seats_are_named_by_number_in_whatever_is_typed() -> None:
    state = four()
    for typed, meant in (
        ("move v1 seat2 v2", "move v1 2:v2"),
        ("move 0:v1  SEAT2 v2", "move v1 2:v2"),
        ("switch 2:v1 v1", "switch v1 2:v1"),
        ("clear seat2 r3", "clear 2:r3"),
        ("draw seat3", "draw 3:deck"),
        ("recruit Ann seat2 v2", "recruit ann 2:v2"),
        ("attack v1 seat1 v1", "attack v1 1:v1"),
    ):
        assert notation.reading(state, 0, typed) == meant


def test_a_rival_needs_no_number_only_when_there_is_one() -> None:
    alone = staged("hero Ann 2/5", "teams 0 1 1", "active rival", "you v1 Ann", "rival v1 Ann", "seat2 v1 Ann")
    assert GAME.parse(alone, 1, "attack v1 rival v1") == GAME.parse(alone, 1, "attack v1 0:v1")
    with pytest.raises(Illegal, match="attacked there: attack v1 1:v1"):
        GAME.parse(four(), 0, "attack v1 rival v1")


def test_the_draw_action_names_whose_deck() -> None:
    state = four('hero Thief 1/1 flank "You can use Draw actions on your Rival\'s deck."', "you f1 Thief")
    assert [text for text in options(state, 0) if text.startswith("draw")] == ["draw", "draw 1:deck", "draw 3:deck"]
    before = GAME.told(state, 2)
    act(state, 0, "draw 3:deck")
    assert GAME.story(state, 2, before) == ["Seat 0 draws a card from seat 3's deck."]
    assert GAME.words(state, 0, GAME.parse(state, 0, "draw 1:deck")) == "Draw a card from seat 1's deck"


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("attack v1 3:f2", "PT-MELEE-02", "The target is not in melee"),
        ("attack v1 2:v1", "PT-ATK-04", "in the Unit of a rival"),
        ("attack v1 v1", "PT-ATK-04", "in the Unit of a rival"),
        ("attack v1 3:v1", "PT-ATK-04", "Nobody stands there"),
        ("attack v1 7:v1", "PT-ATK-04", "Nobody stands there"),
        ("attack 3:v2 1:v1", "PT-ATK-04", "Say who attacks whom"),
        ("move v1 2:v2", "PT-MOVE-01", "from a slot of your Unit"),
        ("move 3:v2 v2", "PT-MOVE-01", "from a slot of your Unit"),
        ("switch v1 2:v1", "PT-SWITCH-01", "of your own Unit"),
        ("clear 2:r3", "PT-CLEAR-01", "no Corpse of yours"),
        ("recruit Ann 2:v2", "PT-RECR-01", "into your own Unit"),
        ("cast 2:v1", "PT-SPELL-01", "Say who casts"),
        ("draw 3:deck", "PT-DRAW-01", "from your own deck"),
        ("draw 1:deck", "PT-DRAW-01", "The deck is empty"),
        ("draw 5:deck", "PT-DRAW-01", "There is no seat 5"),
    ],
)
def test_a_refusal_looks_at_the_seat_that_is_named(text: str, rule: str, sentence: str) -> None:
    why = GAME.explain(four("you hand Ann", "rival deck none", "seat3 v3 Ann"), 0, text)
    assert why is not None and why.rule == rule and sentence in why.sentence


def test_who_is_in_melee_is_looked_up_in_the_unit_that_is_named() -> None:
    """Of two Leaders in f2, the one behind a Hero of v2 is safe."""
    state = four()
    assert GAME.explain(state, 0, "attack v1 1:f2") is None and "attack v1 1:f2" in options(state, 0)
    assert GAME.explain(state, 0, "attack v1 3:f2") is not None


def test_a_rival_at_rest_cannot_be_attacked_and_the_other_can() -> None:
    state = four("ceasefire seat3")
    assert "attack v1 1:v1" in options(state, 0) and "attack v1 3:v2" not in options(state, 0)
    why = GAME.explain(state, 0, "attack v1 3:v2")
    assert why is not None and why.rule == "PT-CEASE-05"
    assert "\nceasefire seat3\n" in GAME.position(state)
    alike(GAME, state, laid_out(GAME.position(state)))


def test_a_named_action_is_looked_for_at_every_rival() -> None:
    """Not only at the first who has one of that name: that may be an ally, whose action is not one's own to use."""
    toll = (
        'hero Gate 1/9 leader "Gatekeeper" 2/20 "Rival Action Toll (discard 2 cards): Apply 1 damage to this Leader."'
    )
    lines = (toll, "teams 0 1 0 1", "seat2 leader Gatekeeper", "seat3 leader Gatekeeper")
    rich = staged(*lines, "you hand Cook, Cook")
    assert [text for text in options(rich, 0) if text.startswith("use")] == ["use Toll 3:f2"]
    for text, rule in (("use Toll", "PT-ACT-07"), ("use Toll 3:f2", "PT-ACT-07"), ("use Toll 2:f2", "PT-LACT-01")):
        why = GAME.explain(staged(*lines), 0, text)
        assert why is not None and why.rule == rule


def test_what_stands_somewhere_is_described_for_the_seat_named_or_for_every_rival() -> None:
    state = four("rival r1 Bow", "seat3 r1 Ann")
    assert GAME.describe(state, 0, "3:v2")[0] == "Ann (Vanguard, 3:v2)"
    assert GAME.describe(state, 0, "seat2 v1") == GAME.describe(state, 2, "v1")
    heads = [line for line in GAME.describe(state, 0, "rival r1") if "(Rear, " in line]
    assert heads == ["Bow (Rear, 1:r1)", "Ann (Rear, 3:r1)"]
    assert [line for line in GAME.describe(state, 0, "rival v2") if "(V" in line] == ["Ann (Vanguard, 3:v2)"]
    with pytest.raises(BadText, match="r2 is empty"):
        GAME.describe(state, 0, "rival r2")


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    state = four()
    before = GAME.told(state, 2)
    act(state, 0, "shoot v1 3:v2")
    assert GAME.story(state, 2, before)[0] == "Bow (seat 0's v1) declares a Ranged Attack against Ann (seat 3's v2)."
    assert GAME.story(state, 0, before)[0] == "Bow (your v1) declares a Ranged Attack against Ann (seat 3's v2)."
    assert GAME.words(state, 0, GAME.parse(state, 0, "pass")) == "Pass"
    before = GAME.told(state, 3)
    say(state, event.RECRUITED, 0, state.unit[place(2, "v1")], place=place(2, "v1"))
    assert GAME.story(state, 3, before) == ["Seat 0 recruits Ann into seat 2's v1."]


def test_equal_leaders_of_several_are_told_without_the_word_both() -> None:
    state = four()
    before = GAME.told(state, 0)
    say(state, logbook.SAYS_SAME_LEADER, card=state.unit[place(2, "v1")])
    assert GAME.story(state, 0, before) == [
        "Ann was chosen more than once: all Leaders go to the bottom of their decks, and new ones are chosen."
    ]


@pytest.mark.parametrize(
    ("lines", "cause"),
    [
        (["teams 0"], "a team for each of 2 to 6 seats"),
        (["teams 0 0 0"], "two teams at least"),
        (["teams 0 1 0 1 0 1 0"], "a team for each of 2 to 6 seats"),
        (["teams 0 one"], '"one" is not a number'),
        (["seat2 v1 Cook"], "2 seats play; a line such as teams 0 1 0 1 names more"),
        (["teams 0 1 2", "active seat3"], '"seat3" is not one of: you, rival, seat2'),
        (["teams 0 1 2", "you v1 Cook (owner seat3)"], '"seat3" is not one of: you, rival, seat2'),
        (["teams 0 1 2", "you v1 Cook (seen by you and seat4)"], '"seat4" is not one of: you, rival, seat2'),
        (["teams 0 1 2", "ceasefire you, seat5"], '"seat5" is not one of: you, rival, seat2'),
        (["teams 0 1 2", "over by rout: seat4"], 'there is no player "seat4"; there are you, rival, seat2'),
    ],
)
def test_a_wrong_seat_is_named(lines: list[str], cause: str) -> None:
    with pytest.raises(BadScenario, match=f"line {len(lines)}: ") as found:
        staged(*lines)
    assert cause in str(found.value)


def test_older_names_of_seats_are_read_and_no_longer_written() -> None:
    state = staged("teams 0 1 2 3", "third v1 Cook", "fourth v1 Cook (owner third)", "active fourth")
    assert state.active == 3 and state.owner(state.unit[place(3, "v1")]) == 2
    text = GAME.position(state)
    assert "active seat3\n" in text and "(owner seat2)" in text and "third" not in text
    assert GAME.claim(state, "active fourth") == GAME.claim(state, "active seat3") == ""
    assert GAME.claim(state, "active third") == "it is seat3"


def test_two_seats_need_no_line_of_teams() -> None:
    assert "teams" not in GAME.position(staged("you v1 Cook"))
    assert "\nteams 0 1 2\n" in GAME.position(staged("teams 0 1 2"))
    assert "\nteams 1 0\n" in GAME.position(staged("teams 1 0")) and foe(staged("teams 1 0"), 0, 1)


def test_the_terminal_draws_every_unit() -> None:
    state = four("seat2 hand Bow")
    drawn = [line.plain for line in board.draw(GAME.view(state, 2), ["Seat 0", "Seat 1", "You", "Seat 3"], 80)]
    banners = [line.partition(":")[0] for line in drawn if ": hand " in line]
    assert banners == ["Seat 3 (rival 3)", "Seat 1 (rival 1)", "You (you 2)"]
    assert sum(line.startswith("Seat 0 (ally 0): ") and "hand" in line for line in drawn) == 1, "the ally in short"
    assert sum("v1 Bow A3 L3/3" in line for line in drawn) == 1 and sum("corpse Ann" in line for line in drawn) == 2
    assert drawn[-1] == "Your hand: Bow A3 L3"
