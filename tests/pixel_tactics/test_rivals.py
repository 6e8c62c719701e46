"""Whom "your Rival" means with two rivals: bound once a text in programs, any foe in statements and events (A-224).
Seats 0 and 2 fight 1 and 3."""

import re
from pathlib import Path
from typing import Any

import pytest

from duels import GAME
from pixelhall.core import scenarios
from pixelhall.core.errors import BadScenario
from pixelhall.pixel_tactics.cards.card_sets import Card, load
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.show.knowledge import knows

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "rivals"


def play(text: str) -> Any:
    return scenarios.play(scenarios.read(text), GAME)


def order(text: str, script: str, more: str = "") -> Any:
    """Plays an Order of the first seat; every seat has two cards in hand and three in the deck."""
    piles = "\n".join(
        f"{side} hand Blank, Cook\n{side} deck Lancer, Bulwark, Ferryman" for side in ("rival", "seat2", "seat3")
    )
    return play(f"""
hero Text 2/4 order "{text}"
teams 0 1 0 1
{more}
you hand Text, Blank
you deck Lancer, Bulwark, Ferryman
{piles}
> order Text
{script}
= quiet""")


def hearing(text: str, script: str, more: str = "") -> Any:
    """Plays with a Hero of the first seat that bears a text in the Rear."""
    return play(f"""
hero Ear 2/4 rear "{text}"
hero Rest 2/4 order "Draw 1 card."
teams 0 1 0 1
you r1 Ear
{more}
{script}
= quiet""")


ONE = [
    ("Your Rival draws 1 card.", "= rival hand 2\n= seat3 hand 3"),
    ("Your Rival discards their hand.", "= rival hand 2\n= seat3 hand 0"),
    ("Your Rival discards 1 card.", "= asked seat3\n> choose Cook\n= rival hand 2\n= seat3 hand 1"),
    (
        "Your Rival reveals 2 cards.",
        "= asked seat3\n> choose Cook\n> choose Blank\n= rival hand closed\n= seat3 hand open",
    ),
    ("Your Rival loses 1 action in their next turn.", "> pass\n> pass\n> pass\n= asked seat3\n= seat3 actions 1"),
    (
        "Your Rival skips their next turn.",
        "> pass\n= asked rival\n> pass\n= asked seat2\n> pass\n= asked you\n= wave flank",
    ),
    ("Discard the top 2 cards of your Rival's deck.", "= rival deck 3\n= seat3 deck 1"),
    ("Look at your Rival's hand.", "= rival hand closed\n= seat3 hand open"),
    ("Swap hands with your Rival.", "= rival hand Cook\n= seat3 hand 1\n= you hand Cook"),
    ("Apply 3 damage to the Rival Leader.", "= rival leader damage 0\n= seat3 leader damage 3"),
    ("Choose a card in your Rival's hand. Discard it.", "> choose 3:hand Cook\n= rival hand 2\n= seat3 hand 1"),
    ("Look at the top 3 cards of your Rival's deck.", "= rival deck closed\n= seat3 deck open"),
]


@pytest.mark.parametrize(("text", "facts"), ONE, ids=[text for text, _ in ONE])
def test_a_step_touches_the_rival_who_is_named_and_no_other(text: str, facts: str) -> None:
    order(text, f"= prompt Which Rival?\n= not offered rival 2\n> rival 3\n{facts}\n= seat2 hand 2\n= seat2 deck 3")


def test_with_one_rival_nothing_is_asked() -> None:
    play("""
hero Text 2/4 order "Your Rival draws 1 card. Apply 2 damage to the Rival Leader."
you hand Text
rival hand Blank
> order Text
= quiet
= rival hand 2
= rival leader damage 2""")


def test_all_mentions_in_one_text_mean_the_same_rival() -> None:
    order(
        "Your Rival discards their hand. Apply 2 damage to the Rival Leader. Draw 1 card from your Rival's deck.",
        "> rival 3\n= seat3 hand 0\n= seat3 leader damage 2\n= seat3 deck 2\n= rival leader damage 0\n= rival deck 3",
    )


def test_a_step_that_is_declined_asks_for_no_rival() -> None:
    text = "You may discard 1 card. If you do, your Rival discards their hand."
    order(text, "= prompt Discard\n> no\n= seat3 hand 2\n= rival hand 2")
    order(text, "> yes\n= prompt Which Rival?\n> rival 1\n= seat3 hand 2\n= rival hand 0")


def test_a_rival_who_is_asked_is_one() -> None:
    text = "Your Rival may discard 1 card. Otherwise, apply 3 damage to the Rival Leader."
    order(text, "> rival 3\n= asked seat3\n> no\n= seat3 leader damage 3\n= rival leader damage 0")
    order(text, "> rival 1\n= asked rival\n> yes\n> choose Cook\n= rival hand 1\n= rival leader damage 0")


def test_a_rival_bound_in_one_branch_is_asked_for_in_the_other() -> None:
    text = "Choose one: Your Rival draws 1 card; or apply 2 damage to the Rival Leader."
    order(text, "> choose 1\n= prompt Which Rival?\n> rival 3\n= seat3 hand 3")
    order(text, "> choose 2\n= prompt Which Rival?\n> rival 3\n= seat3 leader damage 2")


def test_a_condition_inside_a_program_is_about_the_same_rival() -> None:
    text = "If your Rival has 3 or more cards in hand, apply 2 damage to the Rival Leader."
    order(
        text, "= prompt Which Rival?\n> rival 1\n= rival leader damage 0\n= seat3 leader damage 0", "seat3 hand Blank"
    )
    order(
        text, "= prompt Which Rival?\n> rival 3\n= rival leader damage 0\n= seat3 leader damage 2", "seat3 hand Blank"
    )


def test_a_statement_that_lasts_is_about_the_rival_who_was_named() -> None:
    order(
        "Your Rival cannot use the Draw action until the end of the round.",
        "> rival 3\n> pass\n= asked rival\n= offered draw\n> pass\n> pass\n= asked seat3\n= not offered draw",
    )


def test_a_text_for_later_keeps_its_rival() -> None:
    order(
        "Your Rival draws 1 card. At the end of the turn, apply 2 damage to the Rival Leader.",
        "> rival 3\n= seat3 leader damage 0\n> pass\n= seat3 leader damage 2\n= rival leader damage 0",
    )


def test_a_text_for_later_asks_when_it_comes_to_its_rival() -> None:
    order(
        "At the end of the turn, apply 2 damage to the Rival Leader.",
        "= quiet\n> pass\n= asked you\n= prompt Which Rival?\n> rival 3\n= seat3 leader damage 2",
    )


LATER = "Until the end of the round, when your Rival plays an Order, your Rival discards their hand."
ORDERS = 'hero Rest 2/4 order "Draw 1 card."\nrival hand Rest\nseat2 hand Rest\nseat3 hand Rest\n'


def test_a_lasting_event_hears_any_rival_and_means_the_one_it_heard() -> None:
    order(
        LATER,
        "= quiet\n> pass\n= asked rival\n> order Rest\n= rival hand 0\n= seat3 hand 3\n> pass\n> order Rest\n"
        "= seat2 hand 3\n> pass\n> order Rest\n= seat3 hand 0",
        ORDERS,
    )


def test_a_lasting_event_hears_the_rival_who_is_bound() -> None:
    order(
        f"Your Rival draws 1 card. {LATER}",
        "> rival 3\n> pass\n= asked rival\n> order Rest\n= rival hand 3\n> pass\n> pass\n= asked seat3\n"
        "> order Rest\n= seat3 hand 0\n= rival hand 3",
        ORDERS,
    )


def test_a_repeated_text_asks_once() -> None:
    order("Apply 1 damage to the Rival Leader. Do this 3 times.", "> rival 3\n= seat3 leader damage 3")


OWN = "first you\nrival v1 Blank\nseat3 v1 Blank\nseat3 hand Rest, Blank\nrival hand Rest, Blank\nseat2 hand Rest\n"


def test_the_rival_whose_deed_is_answered_is_meant() -> None:
    hearing(
        "When your Rival plays an Order, your Rival discards their hand.",
        "> order Rest\n= seat3 hand 0\n= rival hand 2",
        f"active seat3\n{OWN}seat3 deck Cook\n",
    )


def test_an_own_deed_names_no_rival() -> None:
    hearing(
        "When you play an Order, apply 1 damage to the Rival Leader.",
        "> order Rest\n= asked you\n= prompt Which Rival?\n> rival 3\n= seat3 leader damage 1\n= rival leader damage 0",
        "you hand Rest\nyou deck Cook\n",
    )


def test_who_dealt_the_damage_is_meant() -> None:
    hearing(
        "When your Leader takes damage, apply 1 damage to the Rival Leader.",
        "> attack v1 0:f2\n= seat3 leader damage 1\n= rival leader damage 0",
        "active seat3\nseat3 v1 Blank\nyou v3 Blank\n",
    )


def test_the_rival_whose_turn_it_is_is_meant() -> None:
    hearing(
        "At the end of each Rival turn, apply 1 damage to the Rival Leader.",
        "seat3> pass\n= seat3 leader damage 1\n= rival leader damage 0",
        "active seat3\nfirst seat3\nactions 1\n",
    )


def test_a_time_is_nobodys_deed() -> None:
    """The first player of a wave has not done the end of it."""
    hearing(
        "At the end of each wave, before casualties, apply 1 damage to the Rival Leader.",
        "> pass\n= asked you\n= prompt Which Rival?\n> rival 3\n= seat3 leader damage 1\n= rival leader damage 0",
        "first rival\nactive you\nactions 1\n",
    )


def test_a_rival_in_a_ceasefire_is_not_named() -> None:
    order("Apply 2 damage to the Rival Leader.", "= rival leader damage 2\n= seat3 leader damage 0", "ceasefire seat3")


def test_conditions_of_statements_are_about_any_rival() -> None:
    hearing(
        "While your Rival has 3 or more cards in hand, this Hero has +2 Attack.",
        "= you r1 attack 4",
        "seat3 hand Cook, Cook, Cook\n",
    )
    hearing(
        "While your Rival has 3 or more cards in hand, this Hero has +2 Attack.",
        "= you r1 attack 2",
        "seat2 hand Cook, Cook, Cook\n",
    )


def test_numbers_of_the_rival_leader_in_a_statement_are_the_highest() -> None:
    """A-225"""
    leaders = "rival leader Cook\nseat2 leader Assassin\nseat3 leader Lancer\n"
    hearing("This Hero has bonus Attack equal to the Rival Leader's Attack.", "= you r1 attack 6", leaders)
    hearing(
        "This Hero has the printed Attack and Life of the Rival Leader.", "= you r1 attack 4\n= you r1 life 20", leaders
    )


def test_the_top_of_an_allys_deck_is_not_a_rivals() -> None:
    state = hearing("You can look at the top card of your Rival's deck at any time.", "= quiet", DECKS)
    tops = [state.pile(seat, zone.DECK)[-1] for seat in range(4)]
    assert [knows(state, 0, card) for card in tops] == [False, True, False, True]


DECKS = "you deck Cook\nrival deck Cook\nseat2 deck Cook\nseat3 deck Cook\n"


def test_an_order_filed_with_a_rival_asks_whose_pile() -> None:
    text = "Your Orders return to your Rival's hand after they are played."
    play(f"""
hero Law 2/4 rear "{text}"
hero Rest 2/4 order "Draw 1 card."
teams 0 1 0 1
you r1 Law
you hand Rest
you deck Cook
> order Rest
= asked you
= prompt Which Rival?
> rival 3
= seat3 hand Rest
= rival hand 0
= you hand Cook
= quiet""")


def test_the_answer_is_written_told_and_found_on_the_table() -> None:
    scenario = scenarios.read("""
hero Text 2/4 order "Your Rival draws 1 card."
teams 0 1 0 1
you hand Text
> order Text""")
    state = scenarios.play(scenario, GAME)
    (decision,) = GAME.decisions(state)
    assert decision.rule == "PT-TGT-05" and GAME.written(state, decision) == ["rival 1", "rival 3"]
    assert [GAME.words(state, 0, option) for option in decision.options] == ["Seat 1", "Seat 3"]
    assert [GAME.way(state, 0, option) for option in decision.options] == [["1:unit"], ["3:unit"]]
    again = scenarios.stage(scenarios.read(GAME.position(state)))
    assert GAME.written(again, GAME.decisions(again)[0]) == ["rival 1", "rival 3"]


# Shipped sets.

SINGULAR = re.compile(r"\b[Yy]our Rival\b|\b[Tt]he Rival Leader\b")


def texts(card: Card) -> dict[str, tuple[str, ...]]:
    """All that a card says, by box."""
    found = {"vanguard": card.vanguard, "flank": card.flank, "rear": card.rear, "operation": card.operation}
    found["leader"] = card.leader.texts if card.leader else ()
    return found | {"order": (card.order or "",), "trap": (card.trap or "",)}


CORES = ("core", "fair")  # the other sets say it in the same forms
SAID = [
    pytest.param(card, box, id=f"{card.name}-{box}".lower().replace(" ", "-"))
    for name in CORES
    for card in load(name).cards
    for box, said in texts(card).items()
    if SINGULAR.search(" ".join(said))
]


@pytest.mark.parametrize(("card", "box"), SAID)
def test_every_core_text_about_your_rival_is_played_against_two(card: Card, box: str) -> None:
    path = SCENARIOS / f"{card.name}-{box}.scn".lower().replace(" ", "-")
    assert path.exists(), f'{card.name} says "your Rival": write {path.name} in tests/scenarios/rivals, with two rivals'
    state = play(path.read_text(encoding="utf-8"))
    assert max(len(foes) for foes in state.foes) > 1, f"{path.name} has only one rival"
    with pytest.raises(BadScenario):
        play(f"{blank(card)}\n{path.read_text(encoding='utf-8')}")


def blank(card: Card) -> str:
    """The card with nothing to say, as a line of a scenario."""
    leader = f' leader "{card.leader.name}" {card.leader.attack}/{card.leader.life}' if card.leader else ""
    return f"hero {card.name} {card.attack}/{card.life}{leader}"
