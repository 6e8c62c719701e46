"""The writer's desk: sentences are read, tried and measured by the game's own engine."""

import pytest

import pixelhall
from pixelhall.core.errors import BadCard, BadOption
from pixelhall.lab import desk

GAME = pixelhall.game("pixel-tactics")
SHELF = GAME.shelf()


def test_a_sentence_is_read_in_other_words() -> None:
    read = SHELF.study("Limited Free Spell: Choose a Rival Hero. Give it -1 Attack until the end of the turn.", "")
    told = {(part.asks, part.said): part.means for part in read.parts}
    assert read.box == "rear"
    assert "no action, once a turn" in told["head", "Limited Free Spell"]
    assert told["who", "it"] == "a Rival Hero, as chosen before"
    assert told["how long", "until the end of the turn"].startswith("ends with the current turn")


def test_words_that_point_back_say_at_what() -> None:
    read = SHELF.study("When this Hero makes an attack against a Hero, apply 1 damage to that Hero.", "vanguard")
    told = {part.said: part.means for part in read.parts}
    assert told["that Hero"] == "the one to whom it was done"


@pytest.mark.parametrize(
    ("text", "box", "act", "told"),
    [
        ("Spell: Choose a Rival Hero. Apply 2 damage to it.", "rear", "cast r1", "takes 2 damage"),
        ("When this Hero makes an attack, draw 1 card.", "vanguard", "attack v1", "You draw"),
        pytest.param(
            "When this Hero is defeated, draw 1 card.", "rear", "attack", "You draw", marks=pytest.mark.long, id="fall"
        ),
        ("At the end of each round, draw 1 card.", "flank", "pass", "You draw"),
        ("When your Rival plays an Order: Draw 1 card.", "trap", "order", "You activate the Trap"),
        ("Draw 2 cards.", "order", "order Newcomer", "You draw"),
    ],
)
def test_an_example_shows_the_sentence_at_work(text: str, box: str, act: str, told: str) -> None:
    found = desk.example(GAME, text, box)
    assert found is not None and found.acts[0].startswith(act) and any(told in line for line in found.told), found


def test_what_is_true_at_once_needs_no_act() -> None:
    found = desk.example(GAME, "Your Heroes have +2 Attack.", "leader")
    assert found is not None and found.acts == ()
    attacks = [
        [one["attack"] for one in GAME.view(state, 0)["players"][0]["unit"] if one["kind"] == "hero"]
        for state in (found.before, found.after)
    ]
    assert attacks[1] == [attack + 2 for attack in attacks[0]]


@pytest.mark.long
def test_what_does_nothing_has_no_example() -> None:
    assert desk.example(GAME, "If your deck is empty and your deck is not empty, draw 1 card.", "order") is None


def test_more_is_worth_more() -> None:
    def value(text: str, box: str) -> float:
        return SHELF.study(text, box).worth.value

    assert value("Draw 3 cards.", "order") > value("Draw 2 cards.", "order") > 0
    assert value("Free Spell: Draw 1 card.", "rear") > value("Spell: Draw 1 card.", "rear")
    assert value("Spell (discard 1 card): Draw 2 cards.", "rear") < value("Spell: Draw 2 cards.", "rear")
    assert value("This Hero has -2 Attack.", "rear") < 0


def test_plays_tell_a_strong_sentence_from_none() -> None:
    strong = desk.measure(GAME, "Apply 9 damage to the Rival Leader.", "order", 6)
    nothing = desk.measure(GAME, "If your deck is empty and your deck is not empty, draw 1 card.", "order", 6)
    assert strong is not None and nothing is not None
    assert strong.low > 0 and strong.low <= strong.value <= strong.high
    assert (nothing.low, nothing.value, nothing.high) == (0, 0, 0), "the same card with the same chance"


def test_texts_like_it_stand_on_other_cards() -> None:
    read = SHELF.study("Your Vanguard Heroes have Swift and +1 Attack.", "leader")
    assert read.near[0].text == "Your Vanguard Heroes have Swift and +2 Attack."
    assert all(one.text != read.text for one in read.near)


@pytest.mark.parametrize(
    ("text", "typed", "word"),
    [
        ("", "", "Spell"),
        ("Spell: Choose a Rival He", "He", "Hero"),
        ("Your Heroes hav", "hav", "have"),
        ("Choose a Hero. Give it [+1 ", "[+1 ", "[+1 Attack]"),
        ("This Hero has +2 ", "", "Attack"),
    ],
)
def test_words_that_can_come_next(text: str, typed: str, word: str) -> None:
    box = "order" if text.startswith("Choose") else "rear"
    found = SHELF.complete(text, box)
    assert found.typed == typed and word in found.words


def test_every_word_that_is_offered_can_stand_there() -> None:
    from pixelhall.pixel_tactics.cards.desk.completion import stack_after
    from pixelhall.pixel_tactics.cards.language.lexer import lex

    for start in ("", "When ", "Spell: ", "Your Heroes ", "This Hero has +2 Attack ", "At the "):
        for word in SHELF.complete(start, "rear").words:
            assert stack_after(lex(start + word), "rear") is not None, start + word


def test_what_is_wrong_before_is_not_completed() -> None:
    assert SHELF.complete("Choose a Heero and ", "order").words == ()


def test_the_desk_refuses_what_is_no_sentence_and_no_box() -> None:
    with pytest.raises(BadCard):
        SHELF.study("foo bar", "order")
    with pytest.raises(BadOption, match="there is no box"):
        SHELF.study("Draw 1 card.", "attic")
    with pytest.raises(BadOption, match="have no sentences"):
        pixelhall.game("pocket-tactics").shelf().study("Draw 1 card.", "")
