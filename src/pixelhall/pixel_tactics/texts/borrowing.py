"""Whose texts are silent, and which texts a card has from elsewhere: read while what is in force is made."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import code, grid, zone
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Active, Box, Listening, Reading, Replacing, Use, Voice
from pixelhall.pixel_tactics.texts.modifiers import works
from pixelhall.pixel_tactics.texts.questions import InForce


def is_mute(state: Duel, texts: InForce, card: Card) -> bool:
    """Whether an effect silences a character, or a status the rows of a Hero."""
    return is_silenced(texts, card) or (bool(state.tokens) and not state.leads(card) and is_blanked(state, card))


def is_silenced(texts: InForce, card: Card) -> bool:
    for active in texts.all(code.SILENT):
        if active.targets is not None and card in active.targets:
            return True
    return False


def is_blanked(state: Duel, card: Card) -> bool:
    """[No Special Abilities] blanks the Hero's own three rows (PT-STAT-06)."""
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and tokens[i + 1] == statuses.SILENCE:
            return True
    return False


def hush(state: Duel, texts: InForce) -> None:
    """Statements that blank rows are read together, each as if no other had blanked its own; then those rows say
    nothing."""
    blanks = texts.all(code.BLANKS)
    texts.hushed = [
        card
        for card in state.unit
        if card >= 0 and state.hero(card) and any(works(state, active, card) for active in blanks)
    ]
    texts.voices = [voice for voice in texts.voices if voice.card not in texts.hushed]


def borrow(state: Duel, texts: InForce) -> None:
    """Texts that one card has from elsewhere: another row, another card's ability. A borrowed text lends nothing on."""
    for active in texts.all(code.TEXT):
        for card in borrowers(state, texts, active):
            for box in lent_boxes(state, texts, active, card):
                speak_for(state, texts, box, active.modifier.word, state.side(card), card)


def borrowers(state: Duel, texts: InForce, active: Active) -> list[Card]:
    able = [card for card in state.unit if card >= 0 and state.living(card) and not is_silenced(texts, card)]
    return [card for card in able if works(state, active, card)]


def lent_boxes(state: Duel, texts: InForce, active: Active, card: Card) -> list[Box]:
    """The boxes that this modifier lends: a row of the card itself, or the texts of the card it names."""
    modifier = active.modifier
    if modifier.other is None:
        return [] if state.leads(card) else [texts.face_of(state, card).rows[modifier.n]]
    reading = Reading(active, card, None)
    return [box for model in modifier.other.find(state, reading) for box in own_boxes(state, texts, model)]


def own_boxes(state: Duel, texts: InForce, card: Card) -> list[Box]:
    """The printed boxes of a card that are active where it is."""
    if not state.living(card):
        return []
    face = texts.face_of(state, card)
    if state.leads(card):
        return [face.lead]
    if card in texts.hushed or is_blanked(state, card):
        return []
    return [face.rows[state.spot(card) // grid.WIDTH]]


SPELL_ONLY: Final = 1


def speak_for(state: Duel, texts: InForce, box: Box, only: i64, seat: i64, card: Card) -> None:
    """A borrowed box speaks for a card: all of it, or its Spells only."""
    known = uses(state, texts, card)
    voice = Voice(seat, card)
    voice.offer([use for use in box.uses if (use.spell or only != SPELL_ONLY) and use not in known])
    if only != SPELL_ONLY:
        for modifier in box.modifiers:
            if modifier.code != code.TEXT:
                voice.modify(Active(modifier, seat, card, 0))
        for trigger in box.triggers:
            voice.listen(Listening(trigger, seat, card))
        for replacement in box.replacements:
            voice.stand_by(Replacing(replacement, seat, card))
    texts.speak(voice)


def uses(state: Duel, texts: InForce, card: Card) -> list[Use]:
    """The Spells and actions that a card has now, its own and borrowed ones; in hand, those that work from there."""
    if state.zone(card) == zone.HAND:
        face = state.book.faces[state.face(card)]
        return [use for box in (*face.rows, face.lead) for use in box.uses if use.whose == "Hand"]
    return [use for voice in texts.voices if voice.card == card for use in voice.uses]


def active_boxes(state: Duel, texts: InForce, card: Card) -> list[Box]:
    """All boxes that speak for a card in a Unit now: its own, and borrowed ones."""
    found = [] if is_silenced(texts, card) else own_boxes(state, texts, card)
    for active in texts.all(code.TEXT):
        if card in borrowers(state, texts, active):
            found = found + lent_boxes(state, texts, active, card)
    return found
