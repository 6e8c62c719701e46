"""Which abilities work now: read off the board again whenever something has changed."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.numbers import code, field, fourth_box, grid, lasts, mark, until, zone
from pixelhall.pixel_tactics.state.state import NO_ACTIVE, NO_VOICES, Card, Duel, Lasting
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Active, Box, Face, Listening, Reading, Replacing, Said, Side, Use, Voice


def refresh(state: Duel) -> None:
    """Finds all who speak now: what lasts, both sides, and what they borrow."""
    state.fresh = True
    state.voices = NO_VOICES
    state.laws = NO_ACTIVE
    state.offers = 0
    state.low = 0
    state.high = 0
    state.hears = 0
    state.replaces = 0
    state.hushed = NONE
    state.guises = None
    if state.lasting:
        speak(state, lasting_voice(state))
    look_round(state)
    bring_sides(state)
    blanks = (state.high >> (code.BLANKS - code.SPLIT)) & 1 != 0
    lends = (state.low >> code.TEXT) & 1 != 0
    state.wavers = blanks or lends
    if state.tokens:
        wear_tokens(state)
    if blanks:
        hush(state)
    if lends:
        bring_borrowed(state)
    if state.low & CHANGED:
        state.laws = among(state, CHANGED)


CHANGED: Final = 1 << code.SPEED | 1 << code.SPEED_ALL | 1 << code.NO_ACTION


def look_round(state: Duel) -> None:
    """Looks at the sides that have changed; at all of them while an effect or a status silences somebody, or makes a
    copy of somebody."""
    plain = state.guises is None and (state.low >> code.SILENT) & 1 == 0 and not any_blanked(state)
    kept: i64 = state.kept if plain else 0
    if kept & ALL_SEATS != ALL_SEATS:
        sides = state.sides[:] if state.sides else [Side() for _ in range(state.seats)]
        for seat in range(state.seats):
            if not (kept >> seat) & 1:
                sides[seat] = mustered(state, seat, plain)
        state.sides = sides
    state.kept = ALL_SEATS if plain else 0


ALL_SEATS: Final = (1 << grid.MOST_SEATS) - 1


def mustered(state: Duel, seat: i64, plain: bool) -> Side:
    """Goes through a Unit and a Reserve: where somebody is, who is foremost, and what the living say in their rows."""
    side = Side()
    voices: list[Voice] = []
    cards = state.cards
    unit = state.unit
    faces = state.book.faces
    living: i64 = 0  # bits of spots
    lying: i64 = 0
    first: i64 = 0  # the leftmost spot of the row
    for row in range(3):
        for spot in range(first, first + grid.WIDTH):
            card = unit[seat * grid.SLOTS + spot]
            if card < 0:
                continue
            marks = cards[card * field.COUNT + field.MARKS]
            if marks & mark.CORPSE:
                lying |= 1 << spot
                continue
            living |= 1 << spot
            if not plain and muted(state, card):
                continue
            face = faces[cards[card * field.COUNT + field.FACE]] if plain else face_now(state, card)
            voice = (face.lead if marks & mark.LEADER else face.rows[row]).on(seat, card)
            if not voice.silent:
                voices.append(voice)
                side.join(voice)
        first += grid.WIDTH
    side.taken = living | lying
    side.corpses = lying
    side.fronts = living & ~(living << grid.WIDTH | living << 2 * grid.WIDTH)
    side.voices = voices
    for card in state.pile(seat, zone.RESERVE):
        if card >= 0:
            face = faces[cards[card * field.COUNT + field.FACE]]
            if face.box == fourth_box.OPERATION:
                voice = face.operation.on(seat, card)
                side.operations = [*side.operations, voice]
                side.join(voice)
    return side


def muted(state: Duel, card: Card) -> bool:
    """Whether an effect silences a character, or a status the rows of a Hero."""
    if (state.low >> code.SILENT) & 1 and silenced(state, card):
        return True
    return bool(state.tokens) and not state.leads(card) and blanked(state, card)


def bring_sides(state: Duel) -> None:
    """Adds what the Units say, and then the Operations."""
    voices = state.voices
    for side in state.sides:
        join(state, side)
        voices = voices + side.voices if voices else side.voices
    for side in state.sides:
        if side.operations:
            voices = voices + side.operations if voices else side.operations
    state.voices = voices


def speak(state: Duel, voice: Voice) -> None:
    """Adds one voice to the others."""
    state.voices = [*state.voices, voice]
    join(state, voice)


def join(state: Duel, said: Said) -> None:
    """Adds its bits to those of all."""
    state.low |= said.low
    state.high |= said.high
    state.hears |= said.hears
    state.replaces |= said.replaces
    state.offers |= said.offers


def among(state: Duel, low: i64) -> list[Active]:
    """The modifiers with any of these codes, all below SPLIT: oldest first."""
    found: list[Active] = []
    for voice in state.voices:
        if voice.low & low:
            for active in voice.actives:
                if active.modifier.code < code.SPLIT and (low >> active.modifier.code) & 1:
                    found.append(active)
    return found


def saying(state: Duel, key: i64) -> list[Active]:
    """The modifiers with this code, oldest first."""
    if not state.fresh:
        refresh(state)
    found: list[Active] = []
    for voice in state.voices:
        if (voice.low >> key if key < code.SPLIT else voice.high >> (key - code.SPLIT)) & 1:
            for active in voice.actives:
                if active.modifier.code == key:
                    found.append(active)
    return found


def listeners(state: Duel, kind: i64) -> list[Listening]:
    """The triggers that wait for this kind of event."""
    found: list[Listening] = []
    for voice in state.voices:
        if (voice.hears >> kind) & 1:
            for listening in voice.hearing:
                if listening.trigger.kind == kind:
                    found.append(listening)
    return found


def standing_by(state: Duel) -> list[Replacing]:
    """All replacements that stand ready."""
    found: list[Replacing] = []
    for voice in state.voices:
        if voice.replacing:
            found += voice.replacing
    return found


def wear_tokens(state: Duel) -> None:
    """The codes of statuses: who has one is looked up among the tokens."""
    tokens = state.tokens
    for i in range(1, len(tokens), 2):
        state.low |= statuses.LOW[tokens[i]]
        state.high |= statuses.HIGH[tokens[i]]


def hush(state: Duel) -> None:
    """Statements that blank rows are read together, each as if no other had blanked its own; then those rows say
    nothing."""
    from pixelhall.pixel_tactics.texts.reading import works

    blanks = saying(state, code.BLANKS)
    state.hushed = [
        card
        for card in state.unit
        if card >= 0 and state.hero(card) and any(works(state, active, card) for active in blanks)
    ]
    state.voices = [voice for voice in state.voices if voice.card not in state.hushed]


def face_now(state: Duel, card: Card) -> Face:
    face = state.face(card)
    if state.guises is not None:
        face = state.guises.get(card, face)
    return state.book.faces[face]


def lasting_voice(state: Duel) -> Voice:
    """Everything that effects have left behind."""
    voice = Voice(-1, -1)
    for thing in state.lasting:
        if thing.kind == lasts.MODIFIER:
            active = Active(state.book.modifiers[thing.index], thing.seat, thing.card, thing.stamp)
            active.targets = thing.targets if active.modifier.players is None else None
            lend(active, thing)
            active.lasting = thing.stamp
            voice.modify(active)
            if active.modifier.code == code.GUISE:
                wear(state, active)
        elif thing.kind == lasts.TRIGGER and not (
            thing.end == until.WAVES_PASSED and thing.when > 1
        ):  # heard in its last wave
            listening = Listening(state.book.triggers[thing.index], thing.seat, thing.card)
            listening.things = thing.things
            listening.numbers = thing.numbers
            listening.event = thing.event
            listening.lasting = thing.stamp
            voice.listen(listening)
    return voice


def lend(active: Active, thing: Lasting) -> None:
    active.things = thing.things
    active.numbers = thing.numbers
    active.event = thing.event


def wear(state: Duel, active: Active) -> None:
    """A card becomes a copy: the face it copies was fixed when the effect resolved."""
    if state.guises is None:
        state.guises = {}
    for card in active.targets or []:
        state.guises[card] = active.numbers[-1]


def silenced(state: Duel, card: Card) -> bool:
    for active in saying(state, code.SILENT):
        if active.targets is not None and card in active.targets:
            return True
    return False


def blanked(state: Duel, card: Card) -> bool:
    """[No Special Abilities] blanks the Hero's own three rows (PT-STAT-06)."""
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and tokens[i + 1] == statuses.SILENCE:
            return True
    return False


def any_blanked(state: Duel) -> bool:
    """Whether anybody has that status."""
    tokens = state.tokens
    for i in range(1, len(tokens), 2):
        if tokens[i] == statuses.SILENCE:
            return True
    return False


def bring_borrowed(state: Duel) -> None:
    """Texts that one card has from elsewhere: another row, another card's ability. A borrowed text lends nothing on."""
    for active in saying(state, code.TEXT):
        for card in borrowers(state, active):
            for box in lent(state, active, card):
                bring_plain(state, box, active.modifier.word, state.side(card), card)


def borrowers(state: Duel, active: Active) -> list[Card]:
    from pixelhall.pixel_tactics.texts.reading import works

    quiet = (state.low >> code.SILENT) & 1 != 0
    able = [card for card in state.unit if card >= 0 and state.living(card) and not (quiet and silenced(state, card))]
    return [card for card in able if works(state, active, card)]


def lent(state: Duel, active: Active, card: Card) -> list[Box]:
    """The boxes that this modifier lends: a row of the card itself, or the texts of the card it names."""
    modifier = active.modifier
    if modifier.other is None:
        if state.leads(card):
            return []
        return [face_now(state, card).rows[modifier.n]]
    reading = Reading(active, card, None)
    return [box for model in modifier.other.find(state, reading) for box in boxes(state, model)]


def boxes(state: Duel, card: Card) -> list[Box]:
    """The printed boxes of a card that are active where it is."""
    if not state.living(card):
        return []
    face = face_now(state, card)
    if state.leads(card):
        return [face.lead]
    if card in state.hushed or (state.tokens and blanked(state, card)):
        return []
    return [face.rows[state.spot(card) // grid.WIDTH]]


SPELL_ONLY: Final = 1


def bring_plain(state: Duel, box: Box, only: i64, seat: i64, card: Card) -> None:
    known = uses_of(state, card)
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
    speak(state, voice)


def uses_of(state: Duel, card: Card) -> list[Use]:
    """The Spells and actions that a card has now, its own and borrowed ones; in hand, those that work from there."""
    if not state.fresh:
        refresh(state)
    if state.zone(card) == zone.HAND:
        face = state.book.faces[state.face(card)]
        return [use for box in (*face.rows, face.lead) for use in box.uses if use.whose == "Hand"]
    return [use for voice in state.voices if voice.card == card for use in voice.uses]


def active_boxes(state: Duel, card: Card) -> list[Box]:
    """All boxes that speak for a card in a Unit now: its own, and borrowed ones."""
    if not state.fresh:
        refresh(state)
    found: list[Box] = []
    if not ((state.low >> code.SILENT) & 1 and silenced(state, card)):
        found = boxes(state, card)
    if (state.low >> code.TEXT) & 1:
        for active in saying(state, code.TEXT):
            if card in borrowers(state, active):
                found = found + lent(state, active, card)
    return found
