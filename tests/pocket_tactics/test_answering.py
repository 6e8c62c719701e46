"""What a question tells beside its options: the unit or terrain that asks, what is answered, and how one wins."""

from typing import Any

from pixelhall.core import standing
from pixelhall.core.game import NOBODY, Decision
from pixelhall.core.standing import Standing
from pocket_tactics.skirmishes import GAME, staged

NAMES = ["Ann", "Moss"]
SWAPS = "It may swap places with an ally next to it that is assaulted."
GUARDED = (
    f'unit Keeper 2/3 "{SWAPS}"',
    "unit Grunt 2/2",
    "you l12 Grunt",
    "rival l13 Grunt",
    "rival l14 Keeper",
    "fate 6 6 1 1 1 1 6 6 6",
)


def asked(state: Any, seat: int) -> Decision:
    found = GAME.asked(state, seat)
    assert found is not None
    return found


def assaulted() -> Any:
    state = staged(*GUARDED)
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l13"))
    return state


def test_a_swap_says_who_may_swap_and_what_it_answers() -> None:
    state = assaulted()
    about = GAME.about(state, asked(state, 1), NAMES)
    assert about.because == "Ann's Grunt (l12) assaults your Grunt."
    asks = about.asks
    assert asks is not None
    assert (asks.name, asks.text, asks.card, asks.place) == ("Keeper", SWAPS, "Keeper", "l14")
    assert GAME.kind(state, asked(state, 1)) == "reaction" and GAME.waiting(state, 0, NAMES) == "Moss may answer."


def test_dice_say_for_what_they_are_rolled() -> None:
    state = assaulted()
    GAME.apply(state, 1, GAME.parse(state, 1, "decline"))
    decision = GAME.decisions(state)[0]
    assert GAME.kind(state, decision) == "dice"
    assert "assaults" in GAME.about(state, decision, NAMES).because
    assert GAME.waiting(state, NOBODY, NAMES) == f"{NAMES[decision.seat]} chooses dice."


def test_a_swap_can_be_answered_beforehand() -> None:
    state = assaulted()
    question = asked(state, 1)
    assert [one.card for one in GAME.reactions(state, 1)] == ["Keeper"]
    for made, text in (
        (Standing("no", {"Keeper": "use"}), "swap l14"),
        (Standing("no", {"Keeper": "never"}), "decline"),
        (Standing("until_turn"), "decline"),
    ):
        chosen = standing.answer(GAME, state, question, made)
        assert chosen is not None and GAME.write(state, chosen) == text
    assert standing.answer(GAME, state, question, Standing()) is None


def test_the_goal_counts_features_and_rivals() -> None:
    state = GAME.new({"preset": "ford"}, 1)
    assert GAME.goal(state, 0, NAMES).startswith("Hold all 3 features (you hold ")
    assert GAME.goal(state, NOBODY, NAMES).startswith(
        "Whoever holds all 3 features, or is left alone on the map, wins."
    )
    assert GAME.goal(GAME.new({}, 1), 0, NAMES) == "Hold all features, or leave no rival unit."


def test_terrain_that_asks_shows_the_sentence_that_asks() -> None:
    state = staged(
        "unit Peasant 1/1 types Minion",
        "feature Village l12",
        "feature Forest j11",
        "you l12 Peasant",
        "you n12 Peasant",
        "you reserve Peasant",
        "rival j13 Peasant",
    )
    GAME.apply(state, 0, GAME.parse(state, 0, "move n12 n11"))
    asks = GAME.about(state, asked(state, 0), NAMES).asks
    assert asks is not None and (asks.name, asks.place) == ("Village", "l12")
    assert asks.text == "After each of your turns you may deploy a unit that is Minion next to it while you hold it."


def test_a_verb_alone_says_what_is_missing_or_why_nobody_can() -> None:
    state = staged("unit Grunt 2/2", "feature Village l12", "you n12 Grunt", "you reserve Grunt", "rival k13 Grunt")

    def why(text: str) -> str:
        return str(GAME.explain(state, 0, text))

    assert why("move").startswith("Say which, such as: move n12 ")
    assert why("assault").startswith("No enemy stands next to one of your units")
    assert why("return").startswith("None of your units stands in a feature")
    assert why("deploy") == "You control no feature, so there is no tile to deploy on. (PK-34)"
    assert "must be summoned" in why("summon") and "special action" in why("push")
