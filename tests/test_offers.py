"""Options in words and as ways over the table, in each game; nothing in them that the seat does not know."""

from typing import Any

import msgspec

import pixelhall
from pixelhall.core.game import Game, Option
from pixelhall.server.tables import views


def offers(name: str, *lines: str, then: tuple[str, ...] = (), **options: Any) -> dict[str, Option]:
    """The options of whoever is asked, by their texts."""
    game: Game[Any] = pixelhall.game(name)
    state = game.stage(options, list(enumerate(lines, 1)))
    for text in then:
        seat = game.decisions(state)[0].seat
        game.apply(state, seat, game.parse(state, seat, text))
    return {one.text: one for one in game.offers(state, game.decisions(state)[0])}


def said(option: Option) -> tuple[str, list[str], bool]:
    return option.words, option.way, option.idle


def test_a_duel_is_told_by_names_and_slots() -> None:
    found = offers(
        "pixel-tactics",
        'hero Bow 3/3 rear "Ranged Attack."',
        'hero Mage 2/5 rear "Spell: Draw 1 card."',
        "you r1 Bow",
        "you r2 Mage",
        "you f1 Bow (corpse)",
        "rival r1 Mage",
        "you hand Bow, Mage, Bow",
        "wave rear",
    )
    assert said(found["shoot r1 r1"]) == ("Shoot: Bow (r1) → Mage (rival r1)", ["0:r1", "1:r1"], False)
    assert said(found["recruit Bow#2 r3"]) == ("Recruit: Bow #2 → r3", ["0:hand3", "0:r3"], False)
    assert said(found["cast r2"]) == ("Cast: Mage (r2). Spell: Draw 1 card.", ["0:r2"], False)
    assert said(found["draw"]) == ("Draw a card", ["0:deck"], False)
    assert said(found["pass"]) == ("Pass", [], True)


def test_a_card_of_a_hand_that_was_looked_through_has_a_name() -> None:
    found = offers(
        "pixel-tactics",
        'hero Thief 2/5 vanguard "Spell: Choose a card in your Rival\'s hand. Discard it."',
        "you v1 Thief",
        "rival hand Cook, Lancer",
        "wave vanguard",
        then=("cast v1",),
    )
    assert {text: said(one) for text, one in found.items()} == {
        "choose 1:hand Cook": ("Choose Cook (the rival's hand)", ["1:hand1"], False),
        "choose 1:hand Lancer": ("Choose Lancer (the rival's hand)", ["1:hand2"], False),
    }


def test_a_face_down_card_is_told_by_its_place() -> None:
    found = offers(
        "pixel-tactics",
        'hero Smash 2/4 order "Choose a Rival Trap. Discard it."',
        'hero Snare 2/4 trap "When your Rival plays an Operation: Apply 2 damage to the Rival Leader."',
        "you hand Smash",
        "rival reserve Snare (new)",
        "rival reserve Snare (new)",
        then=("order Smash",),
    )
    assert {text: said(one) for text, one in found.items()} == {
        f"choose 1:reserve {n}": (f"Choose face-down card (rival Reserve {n})", [f"1:reserve{n}"], False)
        for n in (1, 2)
    }


def test_rows_and_columns_are_places() -> None:
    lines = ("you v1 Mage", "rival v1 Foe", "rival f1 Foe", "hero Foe 2/5", "wave vanguard")
    found = offers(
        "pixel-tactics",
        'hero Mage 2/5 vanguard "Spell: Choose a column of a Rival\'s Unit. Apply 2 damage to each Hero in that column."',
        *lines,
        then=("cast v1",),
    )
    assert said(found["choose 1:column 1"]) == ("Choose the rival's column 1", ["1:column1"], False)


def test_a_skirmish_is_told_with_its_odds() -> None:
    found = offers("pocket-tactics", "unit Grunt 2/2", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt")
    words, way, _ = said(found["assault l12 l13"])
    assert words.startswith("Assault: Grunt (l12) → Grunt (l13), it falls ") and way == ["l12", "l13"]


def test_a_workshop_is_told_with_what_the_belt_carries() -> None:
    found = offers("pixel-pusher", "belt 3 RRG", "bag RRG", "you hand Red Claw, Red Hook, Red Claw")
    assert said(found["install Red Hook 3"]) == (
        "Install Red Hook in slot 3; segment 3 carries 2 red, 1 green",
        ["0:hand1", "0:slot3"],
        False,
    )
    assert found["install Red Claw 1"].way == ["0:hand2", "0:slot1"]


def test_a_slot_that_converts_says_that_it_takes_nothing() -> None:
    found = offers("pixel-pusher", "belt 3 RRG", "bag RRG", "you hand Yellow Mixer, Red Hook")
    assert found["install Yellow Mixer 3"].words == "Install Yellow Mixer in slot 3; it takes nothing off the belt"


def test_on_the_wire_what_is_empty_is_left_out() -> None:
    game = pixelhall.game("pixel-tactics")
    state = game.stage({}, [(1, "you v1 Cook"), (2, "wave vanguard")])
    question = views.question_of(game, state, 0)
    assert question is not None
    options = {one["text"]: one for one in msgspec.json.decode(msgspec.json.encode(question))["options"]}
    assert options["pass"] == {"text": "pass", "words": "Pass", "idle": True}
    assert options["draw"] == {"text": "draw", "words": "Draw a card", "way": ["0:deck"]}
    assert views.question_of(game, state, 1) is None and views.question_of(game, state, -1) is None
