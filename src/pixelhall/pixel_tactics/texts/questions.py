"""What the texts in play say now: one object with a few questions. `in_force(state)` gives the one that is valid."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import field
from pixelhall.pixel_tactics.state.state import NO_ACTIVE, NO_SIDES, NO_VOICES, Card, Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Active, Face, Listening, Replacing, Side, Voice
from pixelhall.pixel_tactics.texts.codes import SPLIT, Codes, Said
from pixelhall.pixel_tactics.texts.modifiers import amount, binds, works


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class InForce(Said):
    """Replaced when the board has changed, never changed once it is made: clones share it, and so a question about a
    card or a seat names the state in which it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.voices: list[Voice] = NO_VOICES  # all who speak: what lasts, the Units, the Operations, what is borrowed
        self.sides: list[Side] = NO_SIDES
        self.laws: list[Active] = NO_ACTIVE  # what is said of speeds of actions, and of those that nobody may take
        self.hushed: list[Card] = NONE  # whose rows a statement blanks
        self.guises: dict[int, int] | None = None  # of cards that are copies: the faces they copy
        self.wavers = False  # a text is lent or blanked, perhaps on a condition
        self.plain = True  # nobody is silenced or copied: each side follows from its own cards

    def on(self, state: Duel, card: Card, code: i64, foe: Card = -1) -> bool:
        """Whether any modifier or status with this code works on the card (against this foe)."""
        return (self.low >> code if code < SPLIT else self.high >> (code - SPLIT)) & 1 != 0 and any_works(
            state, self.voices, card, code, foe
        )

    def all(self, code: i64) -> list[Active]:
        """The modifiers with this code, on whomever they work, oldest first."""
        return (
            actives(self.voices, code)
            if (self.low >> code if code < SPLIT else self.high >> (code - SPLIT)) & 1
            else NO_ACTIVE
        )

    def all_of(self, codes: Codes) -> list[Active]:
        """The modifiers with any of these codes, oldest first."""
        return actives_of(self.voices, codes) if self.any(codes) else NO_ACTIVE

    def sum(self, state: Duel, card: Card, code: i64, foe: Card = -1) -> i64:
        """The numbers of all modifiers with this code that work on the card, added up."""
        found: i64 = 0
        for active in self.all(code):
            if works(state, active, card, foe):
                found += amount(state, active, card)
        return found

    def rules(self, state: Duel, seat: i64, code: i64) -> list[Active]:
        """The modifiers with this code that bind a seat (-1: anybody), oldest first."""
        return (
            binding(state, self.voices, seat, code)
            if (self.low >> code if code < SPLIT else self.high >> (code - SPLIT)) & 1
            else NO_ACTIVE
        )

    def listeners(self, kind: i64) -> list[Listening]:
        """The triggers that wait for this kind of event."""
        found: list[Listening] = []
        for voice in self.voices:
            if voice.hears(kind):
                for listening in voice.hearing:
                    if listening.trigger.kind == kind:
                        found.append(listening)
        return found

    def replacements(self) -> list[Replacing]:
        """All replacements that stand ready."""
        found: list[Replacing] = []
        for voice in self.voices:
            if voice.replacing:
                found += voice.replacing
        return found

    def face_of(self, state: Duel, card: Card) -> Face:
        """The face whose words and numbers count: the card's own, or the one it is a copy of."""
        face = state.cards[card * field.COUNT + field.FACE]
        if self.guises is not None:
            face = self.guises.get(card, face)
        return state.book.faces[face]

    def speak(self, voice: Voice) -> None:
        """Adds one voice to the others, while it is made."""
        self.voices = [*self.voices, voice]
        self.join(voice)


# What is looked up when a code is in force. The questions above mostly answer from their bits, and are short for that.


def any_works(state: Duel, voices: list[Voice], card: Card, code: i64, foe: Card) -> bool:
    if state.tokens and bears(state, card, code):
        return True
    for voice in voices:
        if (voice.low >> code if code < SPLIT else voice.high >> (code - SPLIT)) & 1:
            for active in voice.actives:
                if active.modifier.code == code and works(state, active, card, foe):
                    return True
    return False


def actives(voices: list[Voice], code: i64) -> list[Active]:
    found: list[Active] = []
    for voice in voices:
        if (voice.low >> code if code < SPLIT else voice.high >> (code - SPLIT)) & 1:
            for active in voice.actives:
                if active.modifier.code == code:
                    found.append(active)
    return found


def actives_of(voices: list[Voice], codes: Codes) -> list[Active]:
    low = codes.low
    high = codes.high
    found: list[Active] = []
    for voice in voices:
        if voice.low & low or (high and voice.high & high):
            for active in voice.actives:
                code = active.modifier.code
                if (low >> code if code < SPLIT else high >> (code - SPLIT)) & 1:
                    found.append(active)
    return found


def binding(state: Duel, voices: list[Voice], seat: i64, code: i64) -> list[Active]:
    return [active for active in actives(voices, code) if binds(state, active, seat)]


def bears(state: Duel, card: Card, code: i64) -> bool:
    """Whether a status token on the card has this code."""
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and statuses.CODES[tokens[i + 1]] == code:
            return True
    return False
