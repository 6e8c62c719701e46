"""Setting up: images, deck, belt, and who has the start marker."""

from pixelhall.core.machine import Event, Frame
from pixelhall.pixel_pusher.flow.belt import fill
from pixelhall.pixel_pusher.numbers import bounds, colour
from pixelhall.pixel_pusher.state.state import Factory

REMOVED = {2: 20, 3: 10, 4: 0}  # machine cards that are not played with (PP-41)
FEWEST_PLAIN = 6  # points of the scanlines that need primaries alone (PP-42)
MOST_DEALS = 20


def set_out(state: Factory) -> None:
    deal_images(state)
    state.deck = state.book.deck[:]
    state.chance.shuffle(state.deck)
    for _ in range(REMOVED[state.seats]):
        state.box.append(state.deck.pop())
    for segment in range(bounds.SEGMENTS):
        fill(state, segment, bounds.GENERATED - segment)
    state.marker = state.chance.draw(state.seats)
    state.stack = [Frame(0, -1, -1, Event(0))]


def deal_images(state: Factory) -> None:
    """Deals six images; deals again when too little could be painted without mixers (PP-42)."""
    for _ in range(MOST_DEALS):
        state.images = draw_images(state, len(state.book.pictures))
        if not state.rules.redeals or plain_points(state) >= FEWEST_PLAIN:
            return


def draw_images(state: Factory, n: int) -> list[int]:
    """Six different numbers below n."""
    found: list[int] = []
    while len(found) < bounds.IMAGES:
        one = state.chance.draw(n)
        if one not in found:
            found.append(one)
    return found


def plain_points(state: Factory) -> int:
    """What all scanlines of primaries alone are worth."""
    total = 0
    for image in state.images:
        picture = state.book.pictures[image]
        for row in range(bounds.ROWS):
            if not any(picture.needs[row][colour.PRIMARIES :]):
                total += picture.points[row]
    return total
