"""A text that is not understood is a BadCard with its place, its cause, and the nearest sentence that is understood."""

from random import Random

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import LONGEST, parse, resolve, write
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.lexer import known_words

from .test_round_trip import SENTENCES

# Box, bad text, the place of the fault, the message (cause, what could stand there if that is few words), the nearest
# sentence.
BAD = [
    (
        "row",
        "This Hero has +2 Atack.",
        "Atack",
        '"Atack" is not a word of Card English. Expected: Attack, Life, damage, remaining Life.',
        "This Hero has +2 Attack.",
    ),
    (
        "row",
        "This Hero has +2 attack.",
        "attack",
        'The number on the card is "Attack", with a capital; "attack" is the event.',
        "This Hero has +2 Attack.",
    ),
    (
        "row",
        "Your Heros have +1 Attack.",
        "Heros",
        '"Heros" is not a word of Card English.',
        "Your Heroes have +1 Attack.",
    ),
    (
        "order",
        "Apply 3 damage to a Hero.",
        "a Hero",
        'A verb cannot choose. Write "Choose a Hero. Apply 3 damage to it."',
        "Choose a Hero. Apply 3 damage to it.",
    ),
    (
        "order",
        "Choose a Rival Hero and defeat it.",
        "and",
        '"and" does not join steps. Write ". Defeat it." or ", then defeat it."',
        "Choose a Rival Hero. Defeat it.",
    ),
    (
        "order",
        "Deal 3 damage to the Rival Leader.",
        "Deal",
        'Effects "apply" damage; "deals" is only used of a Character ("this Hero deals damage"). Write "Apply 3 damage …"',
        "Apply 3 damage to the Rival Leader.",
    ),
    (
        "row",
        "Whenever this Hero attacks, draw 1 card.",
        "Whenever",
        '"Whenever" is not used: "When" already means every time. '
        'And say which: "makes an attack" (after it) or "declares an attack" (before it).',
        "When this Hero makes an attack, draw 1 card.",
    ),
    ("row", "Spell: Draw a card.", "a card", 'Quantities are digits: "Draw 1 card."', "Spell: Draw 1 card."),
    ("row", "Spell: Draw 3 card.", "card", 'After 3 stands "cards".', "Spell: Draw 3 cards."),
    (
        "order",
        "Choose 3 of your Heroes. Heal 2 damage from each of them.",
        "Heal",
        '"Heal" is not a word of Card English. Write "Remove 2 damage from each of them."',
        "Choose 3 of your Heroes. Remove 2 damage from each of them.",
    ),
    (
        "row",
        "This Hero gains Intercept.",
        "gains",
        'A lasting fact of a row is "has": "Intercept." (own keyword) or "give it Intercept" in an effect.',
        "Intercept.",
    ),
    (
        "trap",
        "Trap: When a Rival Hero makes an attack: Cancel that attack.",
        "Cancel",
        'Nothing to cancel: "makes" happens after the attack. Write "declares an attack".',
        "When a Rival Hero declares an attack: Cancel that attack.",
    ),
    (
        "order",
        "Choose a Hero. Give it [Stunned].",
        "[Stunned]",
        "[Stunned] is not a status. Statuses near it: [Cannot Attack], [No Special Abilities].",
        "Choose a Hero. Give it [Cannot Attack].",
    ),
    (
        "row",
        "Spell Choose a Hero. Defeat it.",
        "Choose",
        'After "Spell" stands ":" or "(" with a cost.',
        "Spell: Choose a Hero. Defeat it.",
    ),
    (
        "row",
        "Your Vanguard Heroes has +1 Attack.",
        "has",
        '"Your Vanguard Heroes" is plural: "have".',
        "Your Vanguard Heroes have +1 Attack.",
    ),
    (
        "order",
        "Intercept.",
        "Intercept",
        "An Order is done once; it cannot state a keyword. "
        'Write "Choose one of your Heroes. Give it Intercept until …" or use an operation box.',
        "Choose one of your Heroes. Give it Intercept until the end of the round.",
    ),
    (
        "row",
        "Draw 1 card.",
        "Draw",
        'A row needs a head that says when: "Spell:", "When …,", "At the end of your turn,".',
        "Spell: Draw 1 card.",
    ),
    (
        "order",
        "Choose a Hero. Defeat that Leader.",
        "that Leader",
        '"that Leader": no Leader was chosen. Chosen so far: a Hero ("it", "that Hero").',
        "",
    ),
    (
        "order",
        "Apply 2 damage to the attacker.",
        "the attacker",
        '"the attacker" has a meaning only after an attack event.',
        "",
    ),
    (
        "row",
        "This Hero has +2 Attack while it is damaged.",
        "while",
        'Conditions stand first: "While this Hero is damaged, it has +2 Attack."',
        "While this Hero is damaged, it has +2 Attack.",
    ),
    (
        "row",
        "When this Hero would be defeated, return it to its owner's hand.",
        ".",
        '"would" needs "instead" at the end of the sentence.',
        "When this Hero would be defeated, return it to its owner's hand instead.",
    ),
    (
        "row",
        "At the end of each wave before casualties, draw 1 card.",
        "before",
        'Comma missing: "each wave, before casualties,".',
        "At the end of each wave, before casualties, draw 1 card.",
    ),
    (
        "row",
        "Rival's Heroes have -1 Attack.",
        "'s",
        '"Rival" is used without \'s before Heroes: "Rival Heroes have -1 Attack."',
        "Rival Heroes have -1 Attack.",
    ),
    (
        "order",
        "Apply 1 damage to each Hero in that column.",
        "that column",
        '"that column": no column was chosen. Write "Choose a column of a Rival\'s Unit." first.',
        "",
    ),
    ("order", "Choose a Hero. Defeat it", "", 'The sentence ends with ".".', "Choose a Hero. Defeat it."),
]


def fault(text: str, box: str) -> BadCard:
    with pytest.raises(BadCard) as caught:
        resolve(parse(text, box), box)
    return caught.value


@pytest.mark.parametrize(
    ("box", "text", "place", "message", "nearest"), BAD, ids=[str(number) for number in range(1, len(BAD) + 1)]
)
def test_bad_sentences_are_explained(box: str, text: str, place: str, message: str, nearest: str) -> None:
    bad = fault(text, box)
    shown = bad.cause + (f" Expected: {', '.join(bad.expected)}." if "Expected: " in message else "")
    assert shown == message
    assert bad.nearest == nearest
    assert bad.text[bad.column :].startswith(place)
    assert bad.text == text


def test_all_bad_sentences_are_here() -> None:
    assert len(BAD) == 25


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("Kill each enemy minion.", "Defeat each Rival Hero."),
        ("Destroy the opponent Leader.", ""),
        ("Choose a creature. Inflict 2 damage.", ""),
        ("Choose a lane of your Unit. Rearrange that lane.", "Choose a column of your Unit. Rearrange that column."),
        ("Choose two Heroes. Defeat them.", "Choose 2 Heroes. Defeat them."),
    ],
)
def test_synonyms_are_known(text: str, nearest: str) -> None:
    bad = fault(text, "order")
    assert "is not a word of Card English. Write" in bad.cause
    assert not nearest or bad.nearest == nearest


def test_the_box_of_a_text_matters() -> None:
    assert (
        fault("When your Rival plays an Order, draw 1 card.", "trap").nearest
        == "When your Rival plays an Order: Draw 1 card."
    )
    assert (
        fault("When your Rival plays an Order: Draw 1 card.", "row").nearest
        == "When your Rival plays an Order, draw 1 card."
    )
    assert "cannot state what lasts" in fault("Your Heroes have +1 Attack.", "order").cause
    assert "no such head" in fault("When you draw a card, draw 1 card.", "order").cause
    assert "leave out" in fault("Trap: When your Rival plays an Order: Draw 1 card.", "trap").cause
    assert fault("Draw 1 card.", "cellar").expected == tuple(BOXES)


def test_what_could_stand_here_is_a_short_list() -> None:
    assert fault("Choose a Hero which is big. Defeat it.", "order").expected[0] == "a filter"
    assert fault("You may fly.", "order").expected == ("a verb",)
    assert fault("This Hero has +2.", "row").expected == ("Attack", "Life", "damage", "remaining Life")


def test_a_verb_chooses_only_what_it_chooses() -> None:
    nearest = fault("Apply 3 damage to a Rival Hero, then draw 1 card.", "order").nearest
    assert nearest == "Choose a Rival Hero. Apply 3 damage to it, then draw 1 card."


@pytest.mark.parametrize(
    ("box", "text", "nearest"),
    [
        ("row", "While you are the first player, Swift.", "While you are the first player, this Hero has Swift."),
        (
            "row",
            "When this Hero is attacked, this Hero gains +1 Attack.",
            "When this Hero is attacked, give this Hero +1 Attack.",
        ),
        ("order", "Choose a Hero. It gets [-1 Attack].", "Choose a Hero. Give it [-1 Attack]."),
        ("row", "Your Heroes get +1 attack.", "Your Heroes have +1 Attack."),
        ("row", "At the end of the turn, draw 1 card.", "At the end of each turn, draw 1 card."),
        ("row", "When a enemy hero dies, draw a card.", "When a Rival Hero is defeated, draw 1 card."),
        ("row", "Hero has +1 Attack.", "This Hero has +1 Attack."),
    ],
)
def test_common_mistakes_find_the_sentence_that_was_meant(box: str, text: str, nearest: str) -> None:
    assert fault(text, box).nearest == nearest


def test_strange_signs_and_long_texts_are_refused() -> None:
    assert fault("Choose a Hero! Defeat it.", "order").cause == 'The character "!" is not used in Card English.'
    assert fault("Your Heroes' Life is 9.", "row").cause == 'The character "\'" is not used in Card English.'
    assert fault("Draw 1 card. " * 60, "order").cause.startswith(f"A text has at most {LONGEST} characters")
    assert "numbers are 0 to 99" in fault("Draw 100 cards.", "order").cause
    assert "numbers are 0 to 99" in fault("Draw 02 cards.", "order").cause


@pytest.mark.parametrize(
    ("box", "text", "right"),
    [
        ("order", "Choose a Trap in your hand. Discard it.", "card in your hand with a Trap"),
        (
            "order",
            "Choose 2 Operations in your discard pile. Discard them.",
            "card in your discard pile with an Operation",
        ),
        ("order", "Choose a Hero in your hand. Discard it.", "card in your hand"),
        ("order", "Choose a Corpse in your Reserve. Discard it.", "card in your Reserve"),
        ("order", "Search your deck for a Trap. Put it into your hand.", "card with a Trap"),
        ("row", "While you have 2 or more Traps in hand, this Hero has +1 Attack.", "card in hand with a Trap"),
        ("row", "This Hero has +1 Attack for each token in your deck.", "card in your deck"),
        ("order", "Choose an Order in your hand. Discard it.", "card in your hand with an Order"),
        ("order", "Choose 2 Order cards in your hand. Discard them.", "cards in your hand with an Order"),
        ("order", "Choose a Hero card in your hand. Discard it.", "card in your hand"),
        ("order", "Search your Rival's deck for a Spell. Discard it.", "card with a Spell"),
    ],
)
def test_a_pile_holds_cards(box: str, text: str, right: str) -> None:
    bad = fault(text, box)
    assert f'rite "{right}".' in bad.cause and "pile holds cards" in bad.cause
    assert not bad.nearest or right in bad.nearest


def test_traps_and_operations_are_at_home_in_a_reserve() -> None:
    for text in ("Choose a Trap in your Rival's Reserve. Discard it.", "Choose one of your Operations. Discard it."):
        resolve(parse(text, "order"), "order")
    assert '"in hand" stands only after' in fault("Choose a Trap in hand. Discard it.", "order").cause


@pytest.mark.parametrize(
    ("box", "text", "nearest"),
    [
        ("row", "Free Attack.", "This Hero's attacks are Free."),
        ("row", "This Hero has Limited Long Spells.", "This Hero's Spells are Limited Long."),
        ("row", "This Hero's attack is Free.", "This Hero's attacks are Free."),
        ("row", "Your Rear Heroes' attacks are Long.", "The attacks of your Rear Heroes are Long."),
        (
            "row",
            "During round 1, Rival Heroes’ Spells are Long.",
            "During round 1, the Spells of Rival Heroes are Long.",
        ),
        (
            "trap",
            "You must activate this Trap when your Rival passes: Draw 1 card.",
            "When your Rival passes, you must activate this Trap: Draw 1 card.",
        ),
        ("trap", "When your Rival passes, you may draw 1 card.", "When your Rival passes: You may draw 1 card."),
    ],
)
def test_speeds_and_duties_are_said_in_one_way(box: str, text: str, nearest: str) -> None:
    assert fault(text, box).nearest == nearest


def test_a_card_needs_a_pile() -> None:
    assert "needs a pile" in fault("Choose a card. Discard it.", "order").cause
    assert "needs a pile" in fault("Spell (discard a card): Draw 1 card.", "row").cause


def refused_or_read(text: str, box: str) -> None:
    """Nothing but BadCard, and a nearest sentence that is understood and canonical."""
    try:
        parse(text, box)
    except BadCard as bad:
        assert 0 <= bad.column <= len(bad.text)
        assert len(bad.expected) <= 8
        if bad.nearest:
            assert write(parse(bad.nearest, box)) == bad.nearest


def test_soup_of_words_is_refused_politely() -> None:
    luck = Random(4)
    words = [
        *sorted(known_words()),
        *".,:;()",
        "'s",
        "1",
        "2",
        "+1",
        "-2",
        "x2",
        "[Intercept]",
        "[Fog]",
        "Forge",
        "zebra",
        "100",
    ]
    for _ in range(250):
        refused_or_read(" ".join(luck.choice(words) for _ in range(luck.randint(1, 20))), luck.choice(list(BOXES)))


def test_soup_of_letters_is_refused_politely() -> None:
    luck = Random(5)
    for _ in range(400):
        letters = (
            chr(luck.choice((luck.randint(0, 127), luck.randint(0, 0x10FFFF)))) for _ in range(luck.randint(0, 80))
        )
        refused_or_read("".join(letters), luck.choice(list(BOXES)))


def test_sentences_with_one_misspelt_word_find_their_way_back() -> None:
    luck, helped, count = Random(6), 0, 0
    for _ in range(200):
        box, text = luck.choice(SENTENCES)
        parts = text.split(" ")
        place = luck.choice([i for i, part in enumerate(parts) if len(part) > 4])
        letter = luck.randrange(1, len(parts[place]) - 1)
        parts[place] = parts[place][:letter] + parts[place][letter] * luck.choice((0, 2)) + parts[place][letter + 1 :]
        try:
            parse(" ".join(parts), box)
        except BadCard as bad:
            count += 1
            helped += bool(bad.nearest)
    assert helped / count > 0.8


def test_no_suggestion_drops_or_turns_a_word_that_carries_meaning() -> None:
    luck = Random(7)
    words = sorted(known_words())
    for _ in range(300):
        box, text = luck.choice(SENTENCES)
        parts = text.split(" ")
        parts[luck.randrange(len(parts))] = luck.choice(words)
        try:
            parse(" ".join(parts), box)
        except BadCard as bad:
            if bad.nearest:
                resolve(parse(bad.nearest, box), box)
                refused_or_read(" ".join(parts), box)


IDIOMS = [
    ("order", "Apply 2 damage to target Rival Hero.", "Choose a Rival Hero. Apply 2 damage to it."),
    ("order", "Destroy target Hero.", "Choose a Hero. Defeat it."),
    ("order", "Sacrifice one of your Heroes. Draw 1 card.", "Choose one of your Heroes. Defeat it. Draw 1 card."),
    ("order", "Choose a Rival Hero. Take control of it.", "Choose a Rival Hero. Gain control of it."),
    ("order", "Apply 1 damage to all Rival Heroes.", "Apply 1 damage to each Rival Hero."),
    ("order", "Apply 1 damage to every Hero.", "Apply 1 damage to each Hero."),
    ("order", "Choose a Hero. It gains +2 Attack.", "Choose a Hero. Give it +2 Attack."),
    ("order", "Discard a card.", "Discard 1 card."),
    ("order", "Your opponent discards a random card.", "Your Rival discards 1 card at random."),
    ("order", "Draw 1 card 3 times.", "Draw 1 card. Do this 3 times."),
    ("order", "Choose an enemy Hero. Stun it.", "Choose a Rival Hero. It cannot act again this turn."),
    (
        "order",
        "Choose a friendly Hero. Remove 2 damage from it.",
        "Choose one of your Heroes. Remove 2 damage from it.",
    ),
    ("row", "Spell: Put a Charge counter on this Hero.", "Spell: Put 1 Charge counter on this Hero."),
]


@pytest.mark.parametrize(("box", "text", "meant"), IDIOMS, ids=[text for _, text, _ in IDIOMS])
def test_idioms_of_other_games_are_translated(box: str, text: str, meant: str) -> None:
    bad = fault(text, box)
    assert bad.nearest == meant and bad.cause


def test_two_heads_are_a_list_of_two_texts() -> None:
    bad = fault("Spell: Draw 1 card. When this Hero is defeated, draw 1 card.", "row")
    assert bad.cause.endswith('["Spell: Draw 1 card.", "When this Hero is defeated, draw 1 card."]')
    assert not bad.nearest
