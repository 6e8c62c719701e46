"""Building: each player in turn installs every drafted card in a slot, or trades it for a random pixel."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pixel_pusher.change.logbook import (
    SAYS_INSTALLS,
    SAYS_NO_CHOICE,
    SAYS_SCRAPS,
    SAYS_TRADES,
    SAYS_TURNS,
    say,
)
from pixelhall.pixel_pusher.flow.belt import draw_pixel
from pixelhall.pixel_pusher.flow.turn_order import active, begin
from pixelhall.pixel_pusher.numbers import bounds, colour, phase, slot_kind, verb
from pixelhall.pixel_pusher.state.state import Card, Factory


class Build(Op[Factory]):
    """Each player in turn handles all cards in hand, in any order (PP-12)."""

    def run(self, state: Factory, frame: Frame) -> int:
        if frame.phase == 0:
            begin(state, phase.BUILD)
            frame.phase = 1
        while state.turn < state.seats:
            seat = active(state)
            scrap(state, seat)
            if not state.hands[seat]:
                state.turn += 1
            elif state.rules.one_by_one or not self.is_forced(state, seat):
                return ASK
        return NEXT

    def is_forced(self, state: Factory, seat: int) -> bool:
        """Where there is one option alone it is carried out, and that is told (PP-44)."""
        options = builds(state, seat)
        if len(options) > 1:
            return False
        say(state, SAYS_NO_CHOICE, seat)
        self.build(state, seat, options[0])
        return True

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        seat = active(state)
        return [Decision(seat, "Build: install or trade a card.", builds(state, seat), act=True)]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.TURN:
            turn(state, seat)
        else:
            self.build(state, seat, action)
        return self.run(state, frame)

    def build(self, state: Factory, seat: int, action: Action) -> None:
        state.hands[seat].remove(action.a)
        if action.verb == verb.INSTALL:
            install(state, seat, action.a, action.b, action.c)
        else:
            trade(state, seat, action.a)


def builds(state: Factory, seat: int) -> list[Action]:
    """Every card in every slot where it may go, and its trade."""
    options: list[Action] = []
    types = [slot_type(state, seat, place) for place in range(bounds.SLOTS)]
    trades = can_trade(state)
    before = -1
    for card in state.hands[seat]:
        if card == before:
            continue
        before = card
        parts = state.book.faces[card].parts
        for end in range(len(parts)):
            type = part_type(state, parts[end])
            for place in range(bounds.SLOTS):
                if types[place] == slot_kind.EMPTY or types[place] == type:
                    options.append(Action(verb.INSTALL, card, place, end))
        if trades:
            options.append(Action(verb.TRADE, card))
    if can_turn(state, seat):
        options.append(Action(verb.TURN))
    return options


def can_turn(state: Factory, seat: int) -> bool:
    """With the option, a board may be turned over before its first card is installed (PP-17)."""
    if not state.rules.reversible or state.turned[seat] or state.round > 1:
        return False
    for place in range(bounds.SLOTS):
        if slot_type(state, seat, place) != slot_kind.EMPTY:
            return False
    return True


def turn(state: Factory, seat: int) -> None:
    """From now on slot 6 faces segment 1 (PP-17)."""
    state.turned[seat] = 1
    say(state, SAYS_TURNS, seat)


def slot_type(state: Factory, seat: int, place: int) -> int:
    """What a slot holds; a slot that collects has one colour, converts of any recipe may share (PP-14)."""
    count = len(state.book.parts)
    at = (seat * bounds.SLOTS + place) * count
    for part in range(count):
        if state.stacked[at + part]:
            return part_type(state, part)
    return slot_kind.EMPTY


def part_type(state: Factory, part: int) -> int:
    type = state.book.parts[part].type
    return type if state.rules.by_colour or type == slot_kind.CONVERTS else slot_kind.COLLECTS


def can_trade(state: Factory) -> bool:
    return state.rules.trades and state.bag() > 0


def install(state: Factory, seat: int, card: Card, slot: int, end: int) -> None:
    """It stays there to the end (PP-15)."""
    part = state.book.faces[card].parts[end]
    state.stacked[(seat * bounds.SLOTS + slot) * len(state.book.parts) + part] += 1
    say(state, SAYS_INSTALLS, seat, card, slot, end)


def trade(state: Factory, seat: int, card: Card) -> None:
    """The card leaves the game for a random pixel (PP-13)."""
    hue = draw_pixel(state)
    state.pixels[seat * colour.COUNT + hue] += 1
    state.gone.append(card)
    say(state, SAYS_TRADES, seat, card, hue)


def scrap(state: Factory, seat: int) -> None:
    """Discards cards that can neither be installed nor traded (PP-13), and all cards of a player who has left."""
    hand = state.hands[seat]
    if not hand or (not state.left[seat] and (can_trade(state) or has_empty_slot(state, seat))):
        return
    for card in hand[:]:
        if state.left[seat] or not fits(state, seat, card):
            hand.remove(card)
            state.gone.append(card)
            say(state, SAYS_SCRAPS, seat, card)


def has_empty_slot(state: Factory, seat: int) -> bool:
    for place in range(bounds.SLOTS):
        if slot_type(state, seat, place) == slot_kind.EMPTY:
            return True
    return False


def fits(state: Factory, seat: int, card: Card) -> bool:
    """Whether a slot holds the type of one of its ends."""
    for part in state.book.faces[card].parts:
        for slot in range(bounds.SLOTS):
            if slot_type(state, seat, slot) == part_type(state, part):
                return True
    return False
