"""Card files: what is read, and that every fault is found at its place."""

import pytest

from pixelhall.core.content_file import MOST_FAULTS
from pixelhall.core.errors import BadCard, BadSet, Fault
from pixelhall.pixel_tactics.cards.card_sets import Side, load, read, shipped
from tiny_set import EXAMPLE, TINY, fault, faults

# What is read


def test_a_card_is_read_with_all_its_boxes() -> None:
    (card,) = read(TINY, "tiny").cards
    assert (card.name, card.set, card.attack, card.life) == ("Cook", "tiny", 1, 7)
    assert (card.vanguard, card.flank, card.rear) == (("Intercept.",), (), ("Spell: Draw 1 card.",))
    assert (card.order, card.operation, card.trap, card.tags) == ("Draw 2 cards.", (), "", ())
    assert card.leader == Side("Soup Marshal", 0, 20, ("Your Heroes have +1 Life.",))


def test_a_card_without_leader_is_a_common_and_may_lack_rows() -> None:
    text = "".join(line for line in TINY.splitlines(True) if not line.startswith(("leader", "flank", "rear")))
    (card,) = read(text, "tiny").cards
    assert card.leader is None and card.flank == card.rear == ()


def test_a_box_may_hold_several_texts() -> None:
    text = TINY.replace('"Intercept."', '[\n  "Intercept.", # first\n  "When this Hero is attacked, draw 1 card.",\n]')
    assert read(text, "tiny").cards[0].vanguard == ("Intercept.", "When this Hero is attacked, draw 1 card.")


def test_old_words_are_stored_in_their_current_form() -> None:
    text = TINY.replace('"Spell: Draw 1 card."', '"Attack  Power: draw 1 card."').replace(
        '"Intercept."', '"This Hero has Intercept."'
    )
    (card,) = read(text, "tiny").cards
    assert card.rear == ("Spell: Draw 1 card.",) and card.vanguard == ("Intercept.",)


def test_the_digest_is_of_the_rules_and_not_of_the_layout() -> None:
    same = "# a comment\r\n" + TINY.replace("\n", "\r\n").replace("Tiny Set", "Small Set").replace(
        "Draw 2", "draw  2"
    ).replace("attack = 1", "attack=0x1")
    assert read(same, "elsewhere").digest == read(TINY, "tiny").digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("life = 7", "life = 8"),
        ("Draw 2", "Draw 3"),
        ("Soup", "Stew"),
        ("life = 20", "life = 21"),
        ('"tiny"', '"small"'),
        ('order = "Draw 2 cards."', 'operation = "Your hand limit is 6."'),
    ],
)
def test_the_digest_changes_with_the_rules(old: str, new: str) -> None:
    assert read(TINY.replace(old, new, 1), "tiny").digest != read(TINY, "tiny").digest


def test_shipped_sets_are_loaded_by_name_and_files_by_path() -> None:
    assert "core" in shipped()
    assert all(load(name).name == name for name in shipped())
    assert len(load(str(EXAMPLE)).cards) == 3


def test_an_unknown_name_lists_the_sets_there_are() -> None:
    with pytest.raises(BadSet, match="there is core, fair, assize, bases"):
        load("cor")


# One fault, at its place


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("attack = 1", "attack = 21", "7:1: Cook: attack is a whole number from 0 to 20, not 21"),
        ("attack = 1", "attack = -1", "7:1: Cook: attack is a whole number from 0 to 20, not -1"),
        ("attack = 1", "attack = 1.0", "7:1: Cook: attack is a whole number from 0 to 20, not 1.0"),
        ("attack = 1", "attack = true", "7:1: Cook: attack is a whole number from 0 to 20, not True"),
        ("life = 7", "life = 0", "8:1: Cook: life is a whole number from 1 to 60, not 0"),
        ("life = 20", "life = 61", "13:47: Cook, leader: life is a whole number from 1 to 60, not 61"),
        ("life = 7", 'life = "7"', '8:1: Cook: life is a whole number from 1 to 60, not "7"'),
        ("life = 7", "life = 7\nlive = 7", '9:1: Cook: unknown key "live"; did you mean "life"?'),
        ("life = 7", "life = 7\nzzz = 7", '9:1: Cook: unknown key "zzz"; known are name, attack, life'),
        ("life = 7\n", "", '5:1: Cook: "life" is missing'),
        ('flank = ""\n', "", '5:1: Cook: "flank" is missing'),
        (", life = 20", "", '13:1: Cook, leader: "life" is missing'),
        ('title = "A Tiny Set"\n', "", '1:1: the set: "title" is missing'),
        ('"tiny"', '"Tiny Set"', "2:1: the set: name is one word of small letters, digits and hyphens"),
        ('"Cook"', '"Rear Cook"', '6:9: hero 1: the name "Rear Cook": "Rear" is a word of Card English'),
        ('"Cook"', '"Cook Rear"', '6:14: hero 1: the name "Cook Rear": "Rear" is a word of Card English'),
        ('"Cook"', '"cook"', '6:9: hero 1: the name "cook": a name is one or more capitalised words'),
        ('"Cook"', '""', "6:1: hero 1: a name is a text of 1 to 40 letters"),
        ('"Soup Marshal"', '"Cook"', '13:12: Cook, leader: the name "Cook" is taken; it stands in line 6'),
        ('flank = ""', "flank = 3", "10:1: Cook: flank is a text or a list of at most 6 texts, not 3"),
        ('order = "Draw', 'trap = "Draw', "12:9: Cook: trap: "),
        ('"Draw 2 cards."', '["Draw 2 cards."]', "12:1: Cook: order is a text, not a list of 1"),
        (
            "life = 7",
            "life = 7\noperation = 'Your hand limit is 6.'",
            "9:1: Cook: a card has one fourth box; it already has order",
        ),
        ("life = 7", "life = 7\ntags = 'Baker'", '9:1: Cook: tags is a list of at most 8 names, not "Baker"'),
        ("life = 7", "life = 7\ntags = ['Baker', 'hero']", '9:19: Cook: the name "hero"'),
        ("leader = {", "leader = 3 # {", '13:1: Cook: "leader" is a table, not 3'),
        ("[[hero]]", "[hero]", "5:1: the file: each hero begins with [[hero]]"),
    ],
)
def test_a_fault_names_its_line_its_column_and_what_would_be_right(old: str, new: str, message: str) -> None:
    assert fault(old, new).startswith(f"tiny:{message}")


# Sentences
BAD = "Spell: Draw 1 crad."  # goes wrong at its letter 14


@pytest.mark.parametrize(
    ("written", "line", "column"),
    [
        (f'"{BAD}"', 11, 23),
        (f"'{BAD}'", 11, 23),
        ('"Spell: \\u0044raw\\u00201\\tcrad."', 11, 34),
        ('"\\U00000053pell: Draw 1 crad."', 11, 32),
        ('"""Spell: Draw 1 crad."""', 11, 25),
        ('"""\nSpell: Draw 1 crad."""', 12, 15),
        ('"""\nSpell: \\\n    Draw 1 \\\n  crad."""', 14, 3),
        ("'''\nSpell:\nDraw 1 crad.'''", 13, 8),
        ('["Intercept.",\n   "Spell: Draw 1 crad."]', 12, 19),
    ],
)
def test_a_bad_sentence_is_shown_at_its_word_however_it_is_written(written: str, line: int, column: int) -> None:
    assert fault('"Spell: Draw 1 card."', written).startswith(f'tiny:{line}:{column}: Cook: rear: "crad"')


def test_a_bad_sentence_comes_with_what_the_language_says_of_it() -> None:
    bad = BadCard("Draw 2 crads.", 7, '"crads" is not a word.', ("cards", "actions"), "Draw 2 cards.")
    fault = Fault(bad.cause, expected=bad.expected, nearest=bad.nearest)
    assert str(fault) == '"crads" is not a word. Expected: cards, actions. Did you mean "Draw 2 cards."?'


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("Draw 2 cards.", "Apply 1 damage to this Hero.", "card"),
        ("Your Heroes have", "This Hero has", "Leader"),
        ("Spell: Draw 1 card.", "Spell: Apply 1 damage to this Leader.", "Hero"),
    ],
)
def test_a_text_calls_its_own_card_by_the_right_word(old: str, new: str, word: str) -> None:
    assert f'"this {word}"' in fault(old, new)


@pytest.mark.parametrize("text", ["Choose a Hero. Defeat that Leader.", "choose  an Hero.   Defeat   that  Leader."])
def test_a_word_that_means_nothing_is_found_also_in_a_text_that_is_printed_otherwise(text: str) -> None:
    assert fault("Draw 2 cards.", text).startswith(f"tiny:12:{10 + text.index('that')}: Cook: order: ")


def test_a_text_that_is_too_long_or_has_too_many_sentences_is_refused() -> None:
    assert "at most 600 letters" in fault('"Draw 2 cards."', f'"{"Draw 2 cards. " * 60}"')
    assert "at most 12 sentences; this has 13" in fault('"Draw 2 cards."', f'"{"Draw 2 cards. " * 13}"')
    assert read(TINY.replace("Draw 2 cards.", "Draw 2 cards. " * 12), "tiny").cards[0].order.count(".") == 12


def test_a_card_has_a_budget_of_steps_and_repeating_spends_it() -> None:
    rest = 3  # Intercept, the Spell and the leader
    assert read(TINY.replace("Draw 2 cards.", "Draw 2 cards. Do this 37 times."), "tiny").cards
    assert f"at most 40 steps; these take {rest + 38}" in fault("Draw 2 cards.", "Draw 2 cards. Do this 38 times.")
    assert "at most 40 steps" in fault("Draw 2 cards.", "Draw 2 cards." + " Do this 99 times." * 9)


# All faults at once


def test_every_fault_of_a_file_is_reported_in_the_order_of_its_lines() -> None:
    text = (
        TINY.replace("attack = 1", "attack = 99")
        .replace("rear = ", "rare = ")
        .replace("Draw 2 cards", "Draw two cards")
        .replace("Your Heroes have", "Your Heroes has")
    )
    found = faults(text)
    assert [line.split(":")[1] for line in found] == ["5", "7", "11", "12", "13"]


def test_every_slip_of_syntax_is_reported_at_once() -> None:
    text = TINY.replace('"Intercept."', "Intercept.").replace('rear = "', "rear = ").replace("life = 7", "life 7")
    assert [line.split(" ", 1)[0] for line in faults(text)] == ["tiny:8:6:", "tiny:9:12:", "tiny:11:8:"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("attack = 1", "attack = 1\nattack = 2", '8:1: "attack" is given twice; the first is in line 7'),
        ("life = 7", "life = 7, 8", "8:9: expected the end of the line"),
        ('"Cook"', '"Cook', '6:8: the quote " that opens here is never closed'),
        (" }\n", "\n", '13:92: expected "," or "}", not the end of the line'),
        ('flank = ""', 'flank = [""', '11:1: expected "," or "]"'),
        ("[[hero]]", "[[hero]", '5:7: expected "]]"'),
        ("life = 7", "= 7", '8:1: expected a key, not "= 7"'),
        ("life = 7", "life = 2001-02-30", "8:"),
        ("life = 7", "life = 07", "8:"),
        ('"Cook"', '"Co\\qok"', "6:"),
        ("[[hero]]", "[set]", "5:1: this table is given twice; the first is in line 1"),
    ],
)
def test_a_slip_of_syntax_names_its_place(old: str, new: str, message: str) -> None:
    assert fault(old, new).startswith(f"tiny:{message}")


def test_a_file_of_nothing_but_faults_is_left_after_a_hundred() -> None:
    assert len(faults(TINY + "".join(f"key{i} = 1\n" for i in range(5000)))) == MOST_FAULTS


def test_a_message_never_carries_a_sign_that_a_terminal_obeys() -> None:
    (only,) = faults(TINY.replace('"Cook"', '"\\u001b[2J"'))
    assert only.isprintable() and "\\x1b" in only


def test_a_file_that_lacks_its_tables_says_so() -> None:
    assert faults("") == [
        'tiny:1:1: the file: "set" is missing; write: [set]',
        'tiny:1:1: the file: "hero" is missing; write: [[hero]]',
    ]
