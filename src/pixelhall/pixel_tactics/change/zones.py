"""Moving cards between zones: each function makes the change and emits its event. Cards go to their owner's piles
(PT-ZONE-09); whoever takes one off a common pile owns it (A-150)."""

from typing import Final

from librt.vecs import extend
from mypy_extensions import i64

from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.happening import happens
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.leaving import strip
from pixelhall.pixel_tactics.change.logbook import say, whisper
from pixelhall.pixel_tactics.change.triggers import emit, may_be_heard
from pixelhall.pixel_tactics.numbers import code, event, field, grid, history, mark, until, zone
from pixelhall.pixel_tactics.state.layout import has_pile, is_common, keeper, lies_on_common, sharers
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.book import Active
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.modifiers import amount, works

IN_PLAY: Final = (zone.UNIT, zone.RESERVE)


def new_card(state: Duel, face: i64, owner: i64, marks: i64 = 0) -> Card:
    """A sleeve with a face in it, nowhere yet."""
    state.cards = extend(state.cards, sleeve(face, owner, zone.LIMBO, marks))
    return state.count() - 1


def sleeve(face: i64, owner: i64, zone: i64, marks: i64) -> list[int]:
    """The numbers of a card that nobody has seen, in the order of numbers/field.py."""
    return [face, owner, zone, owner, -1, 0, marks, 0, 0, 0]


def lift(state: Duel, card: Card) -> None:
    """Takes a card out of its zone. What was on it is gone; everybody has seen what lay open (A-081)."""
    where = state.zone(card)
    seat = state.side(card)
    if where == zone.UNIT:
        state.unit[seat * grid.SLOTS + state.spot(card)] = -1
        strip(state, card)
    elif where == zone.RESERVE:
        reserve = state.pile(seat, zone.RESERVE)
        reserve[state.spot(card)] = -1
        strip(state, card)
        if max(reserve) < 0:
            emit(state, event.RUNS_OUT, seat, n=zone.RESERVE)
    elif has_pile(state, where):
        pile = state.pile(seat, where)
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if is_common(state, seat, where):
            state.put(card, field.OWNER, -1)
        if not pile and where <= zone.DISCARD:
            for other in sharers(state, seat, where):
                emit(state, event.RUNS_OUT, other, n=where)


def take(state: Duel, card: Card, seat: i64) -> None:
    """A card that was lifted from a common pile is owned by whoever takes it (A-150, A-199)."""
    if state.owner(card) < 0:
        state.put(card, field.OWNER, seat)


def lay(state: Duel, card: Card, seat: i64, where: i64, bottom: bool = False) -> None:
    """Puts a lifted card on a pile. Tokens and copies leave the battle instead."""
    if state.marks(card) & (mark.TOKEN | mark.COPY) and not (where == zone.HAND and state.marks(card) & mark.COPY):
        where = zone.GONE
    state.put(card, field.ZONE, where)
    state.put(card, field.SEAT, seat)
    state.put(card, field.SPOT, -1)
    take(state, card, seat)
    if is_common(state, seat, where):
        state.put(card, field.SEAT, keeper(state, seat, where))
        state.put(card, field.OWNER, state.side(card))
    pile = state.pile(seat, where)
    if bottom:
        pile.insert(0, card)
    else:
        pile.append(card)
    if where == zone.HAND:
        state.put(card, field.SEEN, state.seen(card) | 1 << seat)
    elif where in (zone.DISCARD, zone.GONE, zone.LOST):
        show(state, card)


def show(state: Duel, card: Card) -> None:
    """Everybody sees the face."""
    state.put(card, field.SEEN, field.SPECTATOR | ((1 << state.seats) - 1))


def discard_seat(state: Duel, card: Card, holder: i64 = -1) -> i64:
    """Whose pile a card is discarded to: its owner's, or as an option that of the player who has it (PT-ZONE-09)."""
    if state.rules.to_owner and not lies_on_common(state, card):
        return state.owner(card)
    return holder if holder >= 0 else state.side(card)


# From hand, deck and discard pile.


def draw(state: Duel, seat: i64, deck_of: i64) -> Card:
    """The top card of a deck goes to a hand; -1 from an empty deck (A-082)."""
    deck = state.pile(deck_of, zone.DECK)
    if not deck:
        return -1
    card = deck[-1]
    lift(state, card)
    lay(state, card, seat, zone.HAND)
    say(state, event.DRAW_LINE, seat, n=1, how=deck_of)
    whisper(state, seat, event.DRAW_LINE, seat, card, 1, deck_of)
    emit(state, event.DRAWS, seat, card)
    return card


def draw_promo(state: Duel, seat: i64) -> None:
    """The top card of the promo deck goes to a hand, and is the player's for this battle (A-199)."""
    pile = state.pile(seat, zone.PROMOS) if has_pile(state, zone.PROMOS) else NO_PROMOS
    if not pile:
        return
    card = pile[-1]
    lift(state, card)
    lay(state, card, seat, zone.HAND)
    say(state, logbook.SAYS_PROMO, seat)
    whisper(state, seat, logbook.SAYS_PROMO_SEEN, seat, card)
    emit(state, event.DRAWS, seat, card)


PROMO_DECK: Final = -9  # in the place of the seat whose deck is drawn from
NO_PROMOS: Final[list[Card]] = []


def discard_from_hand(state: Duel, card: Card) -> None:
    seat = state.side(card)
    to = discard_seat(state, card)
    lift(state, card)
    lay(state, card, to, zone.DISCARD)
    happens(state, event.DISCARDS, seat, card)


# From and within a Unit.


def leave(state: Duel, card: Card) -> None:
    """A card is about to leave its slot."""
    if state.zone(card) == zone.UNIT and may_be_heard(state, event.LEAVES):
        emit(state, event.LEAVES, state.side(card), card, place=state.side(card) * grid.SLOTS + state.spot(card))


def discard_from_play(state: Duel, card: Card) -> None:
    """A card in play, or in limbo, goes to its owner's discard pile and leaves no Corpse."""
    seat = state.side(card)
    if state.zone(card) == zone.HAND:
        discard_from_hand(state, card)
        return
    if state.zone(card) in IN_PLAY:
        happens(state, event.DISCARDED, seat, card)
        leave(state, card)
    to = discard_seat(state, card)
    lift(state, card)
    lay(state, card, to, zone.DISCARD)


def send(state: Duel, card: Card, seat: i64, where: i64, bottom: bool = False) -> None:
    """A card goes to a hand, deck or other pile, wherever it was."""
    if state.zone(card) == zone.UNIT:
        if where == zone.HAND:
            happens(state, event.RETURNED, state.side(card), card)
        else:
            say(state, logbook.SAYS_PUT, state.side(card), card, n=where, how=1 if bottom else 0)
        leave(state, card)
    elif state.zone(card) in (zone.DISCARD, zone.RESERVE):
        say(state, logbook.SAYS_PUT, state.side(card), card, n=where, how=1 if bottom else 0)
    else:
        say(state, logbook.SAYS_PUT, state.side(card), n=where, how=1 if bottom else 0)
    if state.zone(card) in IN_PLAY:
        show(state, card)
    lift(state, card)
    lay(state, card, seat, where, bottom)


def remove(state: Duel, card: Card) -> None:
    """Out of the battle, to no pile."""
    say(state, logbook.SAYS_REMOVED, state.side(card), card)
    leave(state, card)
    owner = state.owner(card)
    lift(state, card)
    lay(state, card, owner, zone.GONE)


def enter(state: Duel, card: Card, place: Place, marks: i64 = 0) -> None:
    """A card enters play in an empty slot; "enter play with" is part of entering."""
    stand(state, card, place, marks)
    if not marks & (mark.CORPSE | mark.LEADER):
        enter_with(state, card)


def stand(state: Duel, card: Card, place: Place, marks: i64) -> None:
    """A card comes to stand in an empty slot."""
    lift(state, card)
    take(state, card, place // grid.SLOTS)
    state.put(card, field.ZONE, zone.UNIT)
    state.put(card, field.SEAT, place // grid.SLOTS)
    state.put(card, field.SPOT, place % grid.SLOTS)
    state.put(card, field.MARKS, state.marks(card) & (mark.TOKEN | mark.COPY) | marks)
    state.unit[place] = card
    show(state, card)
    state.stir(place // grid.SLOTS)


def enter_with(state: Duel, card: Card) -> None:
    for active in in_force(state).all(code.ENTERS_WITH):
        if works(state, active, card):
            take_along(state, active, card)


def take_along(state: Duel, active: Active, card: Card) -> None:
    """Damage, a status or counters, as the modifier says."""
    from pixelhall.pixel_tactics.change.cards import add_counters, add_status

    modifier = active.modifier
    if modifier.word == 0:
        state.put(card, field.DAMAGE, state.damage(card) + amount(state, active, card))
    elif modifier.word == 1:
        add_status(state, card, modifier.n)
    else:
        add_counters(state, card, modifier.word - 2, modifier.n)


def arrive(state: Duel, card: Card) -> None:
    """Told after a card entered a slot in any way."""
    if may_be_heard(state, event.ENTERS):
        emit(state, event.ENTERS, state.side(card), card, place=state.side(card) * grid.SLOTS + state.spot(card))


def recall(state: Duel, card: Card, deed: i64) -> None:
    """Remembers a deed for this turn, wave and round."""
    at = card * field.COUNT + field.HISTORY
    bit = 1 << deed
    state.cards[at] |= bit | bit << history.COUNT | bit << (2 * history.COUNT)


def move(state: Duel, card: Card, place: Place) -> None:
    """A Hero or Corpse goes to an empty slot; damage and statuses travel along (PT-MOVE-06)."""
    before = state.side(card) * grid.SLOTS + state.spot(card)
    leave(state, card)
    shift(state, card, place)
    say(state, event.MOVED, place // grid.SLOTS, card, n=before, place=place)
    recall(state, card, history.WAS_MOVED)
    emit(state, event.MOVED, place // grid.SLOTS, card, place=before)
    arrive(state, card)
    control_check(state, card, before)


def shift(state: Duel, card: Card, place: Place) -> None:
    state.unit[state.side(card) * grid.SLOTS + state.spot(card)] = -1
    settle(state, card, place)


def settle(state: Duel, card: Card, place: Place) -> None:
    row = state.spot(card) // grid.WIDTH
    state.stir(state.side(card))
    state.stir(place // grid.SLOTS)
    state.unit[place] = card
    state.put(card, field.SEAT, place // grid.SLOTS)
    state.put(card, field.SPOT, place % grid.SLOTS)
    if row != place % grid.SLOTS // grid.WIDTH:
        unhitch(state, card)


def unhitch(state: Duel, card: Card) -> None:
    """Ends what lasts until this card leaves its slot."""
    if state.lasting:
        kept = [t for t in state.lasting if not (t.card == card and t.end == until.IT_LEAVES_ITS_SLOT)]
        set_lasting(state, kept)


def control_check(state: Duel, card: Card, before: Place) -> None:
    if before // grid.SLOTS != state.side(card):
        unhitch(state, card)
        emit(state, event.CONTROL, state.side(card), card)


def swap(state: Duel, card: Card, other: Card, switched: bool = False) -> None:
    """Two cards exchange places, also across Units."""
    here = state.side(card) * grid.SLOTS + state.spot(card)
    there = state.side(other) * grid.SLOTS + state.spot(other)
    leave(state, card)
    leave(state, other)
    settle(state, card, there)
    settle(state, other, here)
    kind = event.SWITCHED if switched else event.SWAPPED
    say(state, kind, state.side(card), card, other, n=here, place=there)
    tell_swap(state, card, here, kind)
    tell_swap(state, other, there, kind)


def tell_swap(state: Duel, card: Card, before: Place, kind: i64) -> None:
    """Tells that one of them has another place now."""
    if state.living(card):
        recall(state, card, history.WAS_MOVED)
        emit(state, kind, state.side(card), card, place=before)
        arrive(state, card)
        control_check(state, card, before)


def to_limbo(state: Duel, card: Card, player: i64) -> None:
    """An Order that resolves lies in no pile (PT-ZONE-07)."""
    seat = player if lies_on_common(state, card) else state.side(card)
    lift(state, card)
    take(state, card, seat)
    state.put(card, field.ZONE, zone.LIMBO)
    state.put(card, field.SEAT, seat)
    show(state, card)


def to_reserve(state: Duel, card: Card, seat: i64, time: i64, face_up: bool) -> bool:
    """Into a free Reserve Slot; False when there is none."""
    reserve = state.pile(seat, zone.RESERVE)
    for spot in range(len(reserve)):
        if reserve[spot] < 0:
            lift(state, card)
            take(state, card, seat)
            reserve[spot] = card
            state.put(card, field.ZONE, zone.RESERVE)
            state.put(card, field.SEAT, seat)
            state.put(card, field.SPOT, spot)
            state.put(card, field.TIME, time)
            state.put(card, field.SEEN, state.seen(card) | 1 << seat)
            if face_up:
                show(state, card)
            state.stir(seat)
            return True
    return False


def free_reserve(state: Duel, seat: i64) -> bool:
    for card in state.pile(seat, zone.RESERVE):
        if card < 0:
            return True
    return False
