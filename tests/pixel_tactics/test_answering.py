"""What a question tells beside its options: what is answered, the card that asks, whom all wait for, and how one wins."""

from duels import GAME, act
from pixelhall.cli.boards import pixel_tactics as board
from pixelhall.core import standing
from pixelhall.core.game import NOBODY, About, Decision
from pixelhall.core.standing import Standing
from pixelhall.pixel_tactics.state.state import Duel

NAMES = ["Ann", "Gus"]
TRAPPED = (
    "you leader Skybow",
    "rival leader Cinder",
    "rival reserve Bramble Bear",
    "you hand Smuggler, Cook, Lancer",
    "you v1 Bulwark",
    "rival v1 Drummer",
    "turn 5",
)


def staged(*lines: str) -> Duel:
    return GAME.stage({}, list(enumerate(lines, 1)))


def asked(state: Duel, seat: int) -> Decision:
    found = GAME.asked(state, seat)
    assert found is not None
    return found


def about(state: Duel, seat: int) -> About:
    return GAME.about(state, asked(state, seat), NAMES)


def test_a_trap_window_says_what_is_answered_and_what_the_trap_does() -> None:
    state = staged(*TRAPPED)
    act(state, 0, "recruit Smuggler v2")
    question = asked(state, 1)
    assert GAME.kind(state, question) == "trap"
    assert about(state, 1).because == "Ann recruits Smuggler into v2."
    words = [option.words for option in GAME.offers(state, question)]
    assert words == ["Decline", "Spring Bramble Bear: Apply 4 damage to that Hero."]


def test_a_window_in_which_nothing_fits_says_what_happened_too() -> None:
    state = staged(*TRAPPED)
    act(state, 0, "attack v1 v1")
    assert about(state, 1).because == "Bulwark (Ann's v1) declares a Melee Attack against Drummer (your v1)."
    assert len(asked(state, 1).options) == 1


def test_others_read_who_may_answer() -> None:
    state = staged(*TRAPPED)
    act(state, 0, "recruit Smuggler v2")
    assert GAME.waiting(state, 0, NAMES) == GAME.waiting(state, NOBODY, NAMES) == "Gus may answer with a Trap."
    assert GAME.waiting(state, 0) == "Your rival may answer with a Trap." and GAME.waiting(state, 1, NAMES) == ""


def test_a_declared_recruit_or_move_is_told_without_the_card_that_is_still_hidden() -> None:
    own = '[[hero]]\nname = "Warden"\nattack = 1\nlife = 3\nvanguard = ""\nflank = ""\nrear = ""\n'
    text = f'[set]\nname = "own"\ntitle = "Own"\n{own}trap = "When your Rival declares a {{}}: Draw 1 card."\n'
    for what, action, told in (
        ("Recruit", "recruit Cook v2", "Ann declares a Recruit: a card into v2."),
        ("Move", "move v1 v3", "Ann declares a Move: Bulwark to v3."),
    ):
        state = GAME.stage(
            {"sets": ["core", text.format(what)]},
            list(enumerate((*TRAPPED[:2], "rival reserve Warden", *TRAPPED[3:]), 1)),
        )
        act(state, 0, action)
        assert about(state, 1).because == told


def test_a_question_in_the_middle_of_an_effect_names_the_card_that_asks() -> None:
    state = staged("you hand Turnip Knight", "rival v1 Drummer", "rival f1 Cook")
    act(state, 0, "order Turnip Knight")
    asks = about(state, 0).asks
    assert asks is not None and (asks.name, asks.card, asks.place) == ("Turnip Knight", "Turnip Knight", "")
    assert asks.text == "Choose a row of a Rival's Unit. Apply 3 damage to each Hero in that row."
    assert about(state, 0).because == ""


def test_the_next_act_is_about_nothing() -> None:
    state = staged(*TRAPPED)
    assert about(state, 0).asks is None and about(state, 0).because == "" and GAME.kind(state, asked(state, 0)) == "act"


def test_the_goal_names_the_leader_that_must_fall() -> None:
    state = staged(*TRAPPED[:1], "rival leader Cinder (damage 3)")
    left = next(one for one in GAME.view(state, 0)["players"][1]["unit"] if one["kind"] == "leader")["life"] - 3
    assert GAME.goal(state, 0, NAMES) == f"Rout Gus's Leader: {left} Life left."
    assert GAME.goal(state, 0) == f"Rout your rival's Leader: {left} Life left."
    assert GAME.goal(state, NOBODY, NAMES).startswith("The last Leader wins: Ann's has ")
    assert GAME.goal(GAME.new(), 0, NAMES) == "Rout Gus's Leader."


def test_with_several_rivals_all_their_leaders_must_fall() -> None:
    state = staged("teams 0 1 2", "you leader Skybow", "rival leader Cinder", "third leader Cook")
    assert GAME.goal(state, 0, ["Ann", "Gus", "Cy"]).startswith("Rout all rival Leaders: Gus's has ")


def test_no_life_is_shown_below_none() -> None:
    state = staged("you v1 Cook (damage 30)", "you leader Skybow (damage 40)", "rival leader Cinder")
    assert GAME.goal(state, 1, NAMES) == "Rout Ann's Leader: 0 Life left."
    view = GAME.view(state, 0)
    drawn = "\n".join([*(str(line) for line in board.draw(view, NAMES, 80)), *board.tell(view, NAMES)])
    assert "L0/" in drawn and "L-" not in drawn and "Life -" not in drawn
    assert "remaining Life 0" in " ".join(GAME.describe(state, 0, "v1"))


def chosen(state: Duel, made: Standing) -> str:
    question = asked(state, 1)
    action = standing.answer(GAME, state, question, made)
    return "asked" if action is None else GAME.write(state, action)


def test_answers_set_beforehand() -> None:
    fits, misses = staged(*TRAPPED), staged(*TRAPPED)
    act(fits, 0, "recruit Smuggler v2")
    act(misses, 0, "attack v1 v1")
    for made, expected in (
        (Standing(), ("asked", "asked")),
        (Standing("always"), ("decline", "decline")),
        (Standing("until_turn"), ("decline", "decline")),
        (Standing("no", {"Bramble Bear": "use"}), ("spring Bramble Bear", "decline")),
        (Standing("no", {"Bramble Bear": "never"}), ("decline", "decline")),
        (Standing("always", {"Bramble Bear": "use"}), ("decline", "decline")),
    ):
        found = (chosen(fits, made), chosen(misses, made))
        assert [one.partition(" ")[0] for one in found] == [one.partition(" ")[0] for one in expected], vars(made)


def test_whether_an_answer_comes_by_itself_does_not_depend_on_what_fits() -> None:
    """With two Traps, of which one is to be asked about, the seat is asked in every window: else the others could tell
    from a quick answer that this one did not fit."""
    for action in ("recruit Smuggler v2", "attack v1 v1"):
        state = staged(*TRAPPED, "rival reserve Frost Nun")
        act(state, 0, action)
        assert chosen(state, Standing("no", {"Bramble Bear": "use"})) == "asked"
        assert chosen(state, Standing("no", {"Bramble Bear": "never", "Frost Nun": "never"})) == "decline"


def test_an_act_is_never_answered_by_itself() -> None:
    state = staged(*TRAPPED)
    assert standing.answer(GAME, state, asked(state, 0), Standing("always")) is None


def test_the_traps_of_a_seat_are_listed_for_it() -> None:
    state = staged(*TRAPPED)
    (one,) = GAME.reactions(state, 1)
    assert (one.card, one.place) == ("Bramble Bear", "1:reserve1") and one.text.endswith("Apply 4 damage to that Hero.")
    assert GAME.reactions(state, 0) == []
