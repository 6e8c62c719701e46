"""Rules that are about cards, knowledge and long runs rather than about one position."""

import json
import random
from pathlib import Path

import pytest

from duels import GAME, act, asked, begun, names, options, view
from pixelhall.core.errors import BadOption, Illegal
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.show.rules_page import PAGE
from pixelhall.pixel_tactics.state.state import Duel


def staged(*lines: str, **chosen: object) -> Duel:
    return GAME.stage(chosen, list(enumerate(lines, 1)))


@pytest.mark.parametrize("card", card_sets.load("core").cards, ids=lambda card: str(card.name))
def test_a_core_card_has_three_uses(card: card_sets.Card) -> None:
    """PT-CARD-01, PT-CARD-02, PT-CARD-03, PT-CARD-05, PT-CARD-06, PT-CARD-07: a leader side, three rows, exactly one
    fourth box."""
    assert card.leader is not None and card.leader.name and card.leader.texts
    assert card.leader.attack >= 0 and card.leader.life > 0
    assert card.attack >= 0 and card.life > 0
    assert card.vanguard and card.flank and card.rear
    assert [bool(box) for box in (card.order, card.operation, card.trap)].count(True) == 1


def test_a_row_without_ability() -> None:
    """PT-COMMON-02: such a Hero acts like any other."""
    state = staged("you v1 Blank", "rival v1 Blank")
    assert "attack v1 v1" in options(state, 0) and "move v1 f1" in options(state, 0)


def test_sets_may_be_shuffled_together(tmp_path: Path) -> None:
    """PT-CORE-01."""
    path = tmp_path / "extra.toml"
    path.write_text(
        '[set]\nname = "extra"\ntitle = "Extra"\n[[hero]]\nname = "Newcomer"\nattack = 1\nlife = 3\norder = "Draw 1 card."\n'
    )
    state = GAME.new({"sets": ["core", str(path)]}, 1)
    for seat in (0, 1):
        deck = names(state, seat, zone.DECK) + names(state, seat, zone.HAND)
        assert len(deck) == 26 and "Newcomer" in deck


def test_classic_is_the_duel_of_the_core_rules() -> None:
    """PT-CLASSIC-01."""
    plain, classic = begun({}, 3), begun({"mode": "classic"}, 3)
    assert view(plain, 0) == view(classic, 0)
    assert GAME.seats(plain) == 2


def test_a_mode_that_is_not_there_is_refused() -> None:
    """PT-MODE-01: the list names those that can be played."""
    with pytest.raises(BadOption, match="classic"):
        GAME.new({"mode": "chess"}, 1)


def test_battle_and_series_have_the_words_of_the_edition() -> None:
    """A-005: Mega turns them round."""
    words = [begun({"edition": edition}).rules.words for edition in ("deluxe", "mega", "original")]
    assert [(w["series"], w["battle"]) for w in words] == [("game", "match"), ("match", "game"), ("game", "match")]


def test_the_original_has_its_own_names() -> None:
    """PT-CARD-10, PT-CARD-11."""
    assert begun({"edition": "original"}).rules.words["Spell"] == "Attack Power"
    assert "Spell" not in begun().rules.words


def test_everybody_sees_discard_piles_and_corpses() -> None:
    """PT-ZONE-08, A-077, A-089: in order, at any time."""
    state = staged("you discard Cook, Lancer, Bulwark", "you v1 Assassin (corpse)")
    for seat in (0, 1, -1):
        player = view(state, seat)["players"][0]
        assert player["discard"] == ["Cook", "Lancer", "Bulwark"]
        corpse = player["unit"][0]
        assert (corpse["slot"], corpse["name"], corpse["kind"]) == ("v1", "Assassin", "corpse")


def test_a_face_down_trap_shows_only_that_it_is_there() -> None:
    """PT-TRAP-01, A-107: its owner knows it."""
    state = staged('hero Snare 2/4 trap "When your Rival passes: Draw 1 card."', "you hand Snare")
    act(state, 0, "trap Snare")
    assert view(state, 0)["players"][0]["reserve"][0]["name"] == "Snare"
    for seat in (1, -1):
        assert view(state, seat)["players"][0]["reserve"][0] == {
            "kind": "trap",
            "name": None,
            "card": None,
            "placed": state.turn,
        }
        assert "Snare" not in json.dumps(view(state, seat))
        assert not any("Snare" in line for line in GAME.story(state, seat))


def test_an_operation_lies_open() -> None:
    """PT-OP-01: everybody knows it, and nobody guesses another one in its place."""
    state = staged('hero Edict 2/4 operation "Your Heroes have +1 Attack."', "you hand Edict, Cook, Lancer")
    act(state, 0, "operation Edict")
    for seat in (0, 1, -1):
        assert view(state, seat)["players"][0]["reserve"][0]["name"] == "Edict"
    for seed in range(10):
        assert names(GAME.guess(state, 1, seed), 0, zone.RESERVE) == ["Edict"]


def test_an_activated_trap_is_shown_before_it_is_answered() -> None:
    """PT-TRAP-03, A-105."""
    state = staged(
        'hero Muzzle 2/4 trap "When your Rival declares an Order: Cancel that Order."',
        'hero Boon 2/4 order "Draw 1 card."',
        "you hand Boon",
        "you reserve Muzzle",
        "rival reserve Muzzle",
    )
    act(state, 0, "order Boon")
    act(state, 0, "decline")
    assert view(state, 0)["players"][1]["reserve"][0]["name"] is None
    act(state, 1, "spring 1")
    assert asked(state) == [0]
    assert view(state, 0)["players"][1]["reserve"][0]["name"] == "Muzzle"


def test_being_asked_betrays_no_trap() -> None:
    """A-107: with a Trap that fits and with one that does not, the rival sees the same."""
    lines = [
        'hero Snare 2/4 trap "When your Rival plays an Order: Draw 1 card."',
        'hero Decoy 2/4 trap "When your Rival passes: Draw 1 card."',
        'hero Boon 2/4 order "Remove 1 damage from your Leader."',
        "you hand Boon",
    ]
    seen = []
    for trap in ("Snare", "Decoy"):
        state = staged(*lines, f"rival reserve {trap}")
        act(state, 0, "order Boon")
        asks = []
        while asked(state) == [1]:
            asks.append(view(state, 0))
            act(state, 1, "decline")
        seen.append((asks, GAME.story(state, 0)))
    assert seen[0] == seen[1] and seen[0][0]


def test_only_who_looks_learns() -> None:
    """A-218."""
    state = staged(
        'hero Spy 2/4 order "Look at the top 2 cards of your Rival\'s deck. Put them back in any order."',
        "you hand Spy",
        "rival deck Cook, Lancer, Bulwark",
    )
    act(state, 0, "order Spy")
    assert any("Cook" in text for text in options(state, 0))
    assert any("Lancer" in line for line in GAME.story(state, 0))
    for seat in (1, -1):
        assert not any("Cook" in line or "Lancer" in line for line in GAME.story(state, seat))


def test_free_actions_are_capped() -> None:
    """A-010: at 200 in a turn."""
    state = staged(
        'hero Drill 2/4 leader "Driller" 3/60 "Free Action Dig: Put 1 Hole counter on this Leader."',
        "you leader Drill",
    )
    done = 0
    while "use Dig" in options(state, 0):
        act(state, 0, "use Dig")
        done += 1
    assert done == 200
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert "use Dig" in options(state, 0)


def test_no_hand_is_ever_cut_down() -> None:
    """PT-HAND-03, PT-DRAW-03: not at the end of turns, waves and rounds."""
    state = staged("you hand " + ", ".join(["Cook"] * 9), "wave rear")
    for _ in range(4):
        act(state, state.active, "pass")
    assert len(names(state, 0, zone.HAND)) == 9 and names(state, 0, zone.DISCARD) == []


SLOTS = [row + column for row in "vfr" for column in "123"]


def wishes(state: Duel, chance: random.Random) -> list[str]:
    """One plausible action of each kind, allowed or not."""
    hand = names(state, state.active, zone.HAND) or ["Cook"]
    one, other = sorted(chance.sample(range(9), 2))
    words = [f"{verb} {chance.choice(SLOTS)} {chance.choice(SLOTS)}" for verb in ("attack", "shoot", "move")]
    words += [f"{verb} {chance.choice(SLOTS)}" for verb in ("cast", "clear")]
    words += [f"{verb} {chance.choice(hand)}" for verb in ("order", "operation", "trap")]
    words += [f"switch {SLOTS[one]} {SLOTS[other]}", f"recruit {chance.choice(hand)} {chance.choice(SLOTS)}"]
    return [*words, "remove 1", "draw", "pass", "end", "use Toll"]


@pytest.mark.parametrize("edition", ["deluxe", "mega", "original"])
def test_every_refusal_names_a_rule_and_changes_nothing(edition: str) -> None:
    """PT-ACT-01: what is not among the options is refused, and the rulebook has the rule that is named."""
    chance = random.Random(edition)
    state = GAME.new({"edition": edition, "round_limit": 8}, 6)
    refused = set()
    while GAME.decisions(state):
        decision = chance.choice(GAME.decisions(state))
        if decision.prompt == "Choose an action.":
            before = GAME.digest(state)
            for words in wishes(state, chance):
                if words.lower() not in [text.lower() for text in options(state, state.active)]:
                    with pytest.raises(Illegal) as why:
                        act(state, state.active, words)
                    refused.add(why.value.rule)
            assert GAME.digest(state) == before
        GAME.apply(state, decision.seat, chance.choice(decision.options))
    assert len(refused) > 15
    assert refused <= set(PAGE.book().ids())
