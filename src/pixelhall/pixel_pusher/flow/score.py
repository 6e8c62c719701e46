"""Scoring: each player in turn may paint a scanline; the end of the round, and of the play."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_pusher.change.logbook import SAYS_FINISHES, SAYS_PAINTS, SAYS_PASSES, SAYS_TIE, SAYS_WINS, say
from pixelhall.pixel_pusher.flow.turn_order import active, begin
from pixelhall.pixel_pusher.numbers import bounds, colour, phase, reason, verb
from pixelhall.pixel_pusher.state.state import Factory


class Score(Op[Factory]):
    """One scanline for each player, or in turn until all pass (PP-30). A player who cannot paint is not asked."""

    def run(self, state: Factory, frame: Frame) -> int:
        if frame.phase == 0:
            begin(state, phase.SCORE)
            frame.phase = 1
        while True:
            if state.turn == state.seats:
                if state.rules.one_scanline or 0 not in state.idle:
                    return NEXT
                state.turn = 0
            seat = active(state)
            if not state.idle[seat] and not state.left[seat] and paints(state, seat):
                return ASK
            state.idle[seat] = 1
            state.turn += 1

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        seat = active(state)
        return [Decision(seat, "Paint a scanline, or pass.", [*paints(state, seat), Action(verb.PASS)], act=True)]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        state.turn += 1
        if action.verb == verb.PAINT:
            paint(state, seat, action.a, action.b)
        else:
            state.idle[seat] = 1  # PP-34
            say(state, SAYS_PASSES, seat)
        return self.run(state, frame)


class EndRound(Op[Factory]):
    """The start marker moves left, ability cards go back; without cards for another round the play is over (PP-6, PP-8,
    PP-37)."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.marker = (state.marker + 1) % state.seats
        state.holders = [-1] * len(state.holders)
        state.used = [0] * len(state.used)
        if state.last:
            finish(state)
            return NEXT
        frame.pc = 0
        frame.phase = 0
        return STAY


def paints(state: Factory, seat: int) -> list[Action]:
    """Every scanline that is open and whose pixels the seat has: exact colours, the whole row at once (PP-31)."""
    options: list[Action] = []
    total = state.pixel_total(seat)
    if total == 0:
        return options
    for image in range(bounds.IMAGES):
        picture = state.book.pictures[state.images[image]]
        for row in range(bounds.ROWS):
            if (
                state.painted[image * bounds.ROWS + row] < 0
                and picture.sizes[row] <= total
                and affords(state, seat, picture.needs[row])
            ):
                options.append(Action(verb.PAINT, image, row))
    return options


def affords(state: Factory, seat: int, needs: list[int]) -> bool:
    at = seat * colour.COUNT
    for hue in range(colour.COUNT):
        if state.pixels[at + hue] < needs[hue]:
            return False
    return True


def paint(state: Factory, seat: int, image: int, row: int) -> None:
    """The pixels stay on the image (PP-32)."""
    picture = state.book.pictures[state.images[image]]
    for hue in range(colour.COUNT):
        state.pixels[seat * colour.COUNT + hue] -= picture.needs[row][hue]
    state.painted[image * bounds.ROWS + row] = seat
    state.points[seat] += picture.points[row]
    say(state, SAYS_PAINTS, seat, state.images[image], row, picture.points[row])
    if is_finished(state, image):
        finish_image(state, seat, image)


def is_finished(state: Factory, image: int) -> bool:
    return min(state.painted[image * bounds.ROWS : (image + 1) * bounds.ROWS]) >= 0


def is_last_row(state: Factory, image: int, row: int) -> bool:
    """Whether this open scanline is all that an image lacks."""
    open_rows = [at for at in range(bounds.ROWS) if state.painted[image * bounds.ROWS + at] < 0]
    return open_rows == [row]


def finish_image(state: Factory, seat: int, image: int) -> None:
    """Who paints the last scanline of an image gets the bonus, where there is one (PP-33)."""
    if state.rules.finish_bonus:
        state.finished[image] = seat
        state.points[seat] += state.rules.finish_bonus
    say(state, SAYS_FINISHES, seat, state.images[image], state.rules.finish_bonus)


def finish(state: Factory) -> None:
    """Most points; then most pixels left; else the win is shared (PP-38)."""
    playing = [seat for seat in range(state.seats) if not state.left[seat]]
    most = max(state.points[seat] for seat in playing)
    leaders = [seat for seat in playing if state.points[seat] == most]
    richest = max(state.pixel_total(seat) for seat in leaders)
    winners = [seat for seat in leaders if state.pixel_total(seat) == richest]
    end(state, winners, reason.SHARED if len(winners) > 1 else reason.PIXELS if len(leaders) > 1 else reason.POINTS)


def end(state: Factory, winners: list[int], reason: int) -> None:
    state.over = True
    state.winners = winners
    state.reason = reason
    for seat in winners:
        say(state, SAYS_WINS if len(winners) == 1 else SAYS_TIE, seat, reason, state.points[seat])
