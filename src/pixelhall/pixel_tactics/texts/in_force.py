"""What the texts say now, made again by itself when the board has changed."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import code, field, fourth_box, grid, lasts, mark, until, zone
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import ALL_CHANGED, Card, Duel
from pixelhall.pixel_tactics.texts import borrowing, statuses
from pixelhall.pixel_tactics.texts.book import Active, Box, Listening, Replacing, Side, Use, Voice
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.questions import InForce


def in_force(state: Duel) -> InForce:
    """What the texts say now. Ask for it again after any change."""
    if state.changed:
        make(state)
    return state.now


def read_again(state: Duel) -> None:
    """Between two answers: texts that are lent or blanked, perhaps on a condition, are found again, so that a play goes
    on alike whether it was saved in between or not."""
    if state.changed != ALL_CHANGED and state.now.wavers:
        state.stir_texts()


def uses_of(state: Duel, card: Card) -> list[Use]:
    """The Spells and actions that a card has now, its own and borrowed ones; in hand, those that work from there."""
    return borrowing.uses(state, in_force(state), card)


def active_boxes(state: Duel, card: Card) -> list[Box]:
    """All boxes that speak for a card in a Unit now: its own, and borrowed ones."""
    return borrowing.active_boxes(state, in_force(state), card)


def make(state: Duel) -> None:
    """Finds all who speak now: what lasts, all sides, and what they borrow."""
    changed = state.changed
    state.fuel -= 8 + len(state.lasting)
    made = InForce()
    before = made if changed == ALL_CHANGED else state.now
    state.now = made  # conditions are read on the way: they see what has been found so far
    state.changed = 0
    if state.book.laws:
        for seat in range(state.seats):
            made.speak(state.book.laws[seat])
    if state.lasting:
        made.speak(lasting_voice(state, made))
    made.plain = made.guises is None and not made.says(code.SILENT) and not any_blanked(state)
    made.sides = sides(state, made, before, changed)
    bring_sides(made)
    blanks = made.says(code.BLANKS)
    lends = made.says(code.TEXT)
    made.wavers = blanks or lends
    if state.tokens:
        wear_tokens(state, made)
    if blanks:
        borrowing.hush(state, made)
    if lends:
        borrowing.borrow(state, made)
    made.laws = made.all_of(PRICES)


PRICES: Final = Codes(code.SPEED, code.SPEED_ALL, code.NO_ACTION, code.ACTION_COST)


def sides(state: Duel, made: InForce, before: InForce, changed: i64) -> list[Side]:
    """The sides that have changed are found again, and all of them while an effect or a status silences somebody, or
    makes a copy of somebody; the others are as they were."""
    if changed == ALL_CHANGED or not (made.plain and before.plain):
        return [side_of(state, made, seat) for seat in range(state.seats)]
    if changed & ALL_SEATS == 0:
        return before.sides
    found = before.sides[:]
    for seat in range(state.seats):
        if (changed >> seat) & 1:
            found[seat] = side_of(state, made, seat)
    return found


ALL_SEATS: Final = (1 << grid.MOST_SEATS) - 1


def side_of(state: Duel, made: InForce, seat: i64) -> Side:
    """Goes through a Unit and a Reserve: where somebody is, who is foremost, and what the living say in their rows."""
    side = Side()
    voices: list[Voice] = []
    plain = made.plain
    cards = state.cards
    unit = state.unit
    faces = state.book.faces
    living: i64 = 0  # bits of spots
    taken: i64 = 0
    first: i64 = 0  # the leftmost spot of the row
    for row in range(3):
        for spot in range(first, first + grid.WIDTH):
            card = unit[seat * grid.SLOTS + spot]
            if card < 0:
                continue
            taken |= 1 << spot
            marks = cards[card * field.COUNT + field.MARKS]
            if marks & mark.CORPSE:
                side.corpses = [*side.corpses, card]
                continue
            living |= 1 << spot
            if not plain and borrowing.is_mute(state, made, card):
                continue
            face = faces[cards[card * field.COUNT + field.FACE]] if plain else made.face_of(state, card)
            voice = (face.lead if marks & mark.LEADER else face.rows[row]).on(seat, card)
            if not voice.silent:
                voices.append(voice)
        first += grid.WIDTH
    side.taken = taken
    side.fronts = living & ~(living << grid.WIDTH | living << 2 * grid.WIDTH)
    side.voices = voices
    side.join_all(voices)
    for card in state.pile(seat, zone.RESERVE):
        if card >= 0:
            face = faces[cards[card * field.COUNT + field.FACE]]
            if face.box == fourth_box.OPERATION:
                voice = face.operation.on(seat, card)
                side.operations = [*side.operations, voice]
                side.join(voice)
    if state.rules.bases:
        for card in state.pile(seat, zone.BASE):
            if cards[card * field.COUNT + field.MARKS] & mark.DOWN == 0:
                voice = faces[cards[card * field.COUNT + field.FACE]].operation.on(seat, card)
                side.operations = [*side.operations, voice]
                side.join(voice)
    return side


def bring_sides(made: InForce) -> None:
    """Adds what the Units say, and then the Operations."""
    voices = made.voices
    for side in made.sides:
        made.join(side)
        voices = voices + side.voices if voices else side.voices
    for side in made.sides:
        if side.operations:
            voices = voices + side.operations if voices else side.operations
    made.voices = voices


def wear_tokens(state: Duel, made: InForce) -> None:
    """The codes of statuses: who has one is looked up among the tokens."""
    tokens = state.tokens
    for i in range(1, len(tokens), 2):
        made.add_code(statuses.CODES[tokens[i]])


def any_blanked(state: Duel) -> bool:
    """Whether anybody has the status that blanks rows."""
    tokens = state.tokens
    for i in range(1, len(tokens), 2):
        if tokens[i] == statuses.SILENCE:
            return True
    return False


def lasting_voice(state: Duel, made: InForce) -> Voice:
    """Everything that effects have left behind."""
    voice = Voice(-1, -1)
    for thing in state.lasting:
        if thing.kind == lasts.MODIFIER:
            active = lasting_modifier(state, thing)
            voice.modify(active)
            if active.modifier.code == code.GUISE:
                wear(made, active)
        elif thing.kind == lasts.TRIGGER and not (
            thing.end == until.WAVES_PASSED and thing.when > 1
        ):  # heard in its last wave
            listening = Listening(state.book.triggers[thing.index], thing.seat, thing.card)
            listening.things = thing.things
            listening.numbers = thing.numbers
            listening.event = thing.event
            listening.lasting = thing.stamp
            voice.listen(listening)
        elif thing.kind == lasts.REPLACEMENT:
            replacing = Replacing(state.book.replacements[thing.index], thing.seat, thing.card)
            replacing.things = thing.things
            replacing.numbers = thing.numbers
            replacing.event = thing.event
            replacing.lasting = thing.stamp
            voice.stand_by(replacing)
    return voice


def lasting_modifier(state: Duel, thing: Lasting) -> Active:
    active = Active(state.book.modifiers[thing.index], thing.seat, thing.card, thing.stamp)
    active.targets = thing.targets if active.modifier.players is None else None
    active.things = thing.things
    active.numbers = thing.numbers
    active.event = thing.event
    active.lasting = thing.stamp
    return active


def wear(made: InForce, active: Active) -> None:
    """A card becomes a copy: the face it copies was fixed when the effect resolved."""
    if made.guises is None:
        made.guises = {}
    for card in active.targets or []:
        made.guises[card] = active.numbers[-1]
