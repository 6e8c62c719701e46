"""What a question is about: the event that can be answered, in the words of the log, and the card that asks. Everything
is told from what the seat that is asked knows."""

from typing import Final

from pixelhall.core.game import About, Asks, Decision, QuestionKind, Reaction
from pixelhall.core.machine import Event, Frame
from pixelhall.core.telling import Row
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import face_number
from pixelhall.pixel_tactics.change.replacement import Replace, replacements
from pixelhall.pixel_tactics.change.triggers import is_face_down
from pixelhall.pixel_tactics.flow.reactions import SPRUNG, events_for, fitting
from pixelhall.pixel_tactics.numbers import event, program, zone
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.show.log_table import LINES
from pixelhall.pixel_tactics.show.offers import at
from pixelhall.pixel_tactics.show.telling import Teller
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.reading import printed_face

MOST_EVENTS: Final = 2  # of one moment that are told together

# What the log does not tell, or tells with places that an event does not carry.
ROWS: Final = {
    event.DECLARES_RECRUIT: Row("recruit", "", "{Who:declare} a Recruit: {card} into {spot}."),
    event.DECLARES_MOVE: Row("move", "", "{Who:declare} a Move: {card} to {spot}."),
    event.DECLARES_SPELL: Row("cast", "", "{Who:declare} a Spell of {card}."),
    event.DECLARES_TRAP: LINES[logbook.SAYS_SPRINGS],
    event.ATTACKS: Row("attack", "", "{card} attacks {other}."),
    event.LETHAL: Row("damage", "", "{card} takes lethal damage."),
    event.TARGETED: Row("other", "", "{card} is targeted."),
    event.MOVED: Row("move", "", "{card} moves from {at:place}."),
    event.SWITCHED: Row("move", "", "{card} leaves {at:place} for another place."),
    event.SWAPPED: Row("move", "", "{card} leaves {at:place} for another place."),
    event.ENTERS: Row("move", "", "{card} enters {at:place}."),
    event.LEAVES: Row("move", "", "{card} leaves {at:place}."),
    event.DAMAGE: Row("damage", "", "{card} takes {n} damage."),
    event.HEALED: Row("heal", "", "{n} damage is removed from {card}."),
    event.CLEARED: Row("clear", "", "The Corpse of {card} is cleared."),
    event.REVIVED: Row("revive", "", "{card} is revived."),
    event.CONTROL: Row("other", "", "{card} changes sides."),
    event.CASTS: Row("cast", "", "{card} has cast a Spell."),
    event.ORDER: Row("order", "", "{Who:have/has} played the Order of {card}."),
    event.TRAP: Row("trap", "", "{Who:have/has} activated the Trap {card}."),
    event.DRAWS: Row("draw", "", "{Who:draw} a card."),
    event.REVEALS: Row("reveal", "", "{Who:reveal} {card}."),
    event.USES: Row("other", "", "{Who:use} an action."),
    event.SPENDS: Row("other", "", "{Who:spend} an action."),
    event.START_TURN: Row("turn", "", "{Whose} turn begins."),
    event.END_TURN: Row("turn", "", "{Whose} turn ends."),
    event.START_WAVE: Row("wave", "", "A wave begins."),
    event.END_WAVE: Row("wave", "", "The wave ends."),
    event.BEFORE_CASUALTIES: Row("wave", "", "Casualties are about to be checked."),
    event.AFTER_CASUALTIES: Row("wave", "", "Casualties have been checked."),
    event.START_ROUND: Row("round", "", "A round begins."),
    event.END_ROUND: Row("round", "", "The round ends."),
}
FORTRESS_ATTACK: Final = Row("attack", "PT-SIEGE-04", "{card} attacks a fortress.")
PLAIN_ATTACK: Final = Row("attack", "", "{card} declares a {reach} Attack against {other}.")
SAME_IN_LOG: Final = (
    event.DEFEATED,
    event.RECRUITED,
    event.DISCARDED,
    event.RETURNED,
    event.STATUS,
    event.STATUS_LOST,
    event.DISCARDS,
    event.DECLARES_ORDER,
    event.DECLARES_OPERATION,
    event.OPERATION,
    event.PLACES_TRAP,
    event.PASSES,
    event.FIRST,
)


def kind(state: Duel, decision: Decision) -> QuestionKind:
    if decision.act:
        return "act"
    if decision.rule in ("PT-SETUP-03", "PT-TEAM-10"):
        return "leader"
    return "trap" if state.stack[-1].program == program.WINDOW else "choice"


def about(state: Duel, decision: Decision, names: list[str] | None) -> About:
    if decision.act or not state.stack:
        return About()
    seat, top = decision.seat, state.stack[-1]
    if top.program == program.WINDOW:
        sprung = top.numbers[SPRUNG]
        asks = None if sprung < 0 else asking(state, seat, sprung, state.book.faces[state.face(sprung)].fourth)
        return About(asks, tell_events(state, seat, answered(state, top, seat), names))
    if top.queue:  # several abilities wait for their order
        return About(None, tell_events(state, seat, [top.queue[0].event], names))
    op = state.book.programs[top.program][top.pc]
    if isinstance(op, Replace):
        ready = replacements(state, top)
        one = ready[0] if len(ready) == 1 else None
        return About(None if one is None else asking(state, seat, one.card, one.replacement.trigger.text))
    effect = effect_under_way(state)
    if effect is None:
        return About()
    return About(
        asking(state, seat, effect.card, state.book.texts[effect.program]),
        tell_events(state, seat, [effect.event], names),
    )


def effect_under_way(state: Duel) -> Frame | None:
    """The topmost text that is being resolved, within the turn."""
    for frame in reversed(state.stack):
        if frame.program == program.TURN:
            return None
        if frame.program >= program.COUNT and state.book.texts[frame.program]:
            return frame
    return None


def asking(state: Duel, seat: int, card: Card, text: str) -> Asks | None:
    """A card that asks; nothing of one that this seat may not know."""
    if card < 0:
        return Asks("An effect", text)
    if state.zone(card) != zone.UNIT and not knows(state, seat, card):
        return None
    face = printed_face(state, card) if state.zone(card) == zone.UNIT else state.book.faces[state.face(card)]
    return Asks(face.title if state.leads(card) else face.name, text, face.name, at(state, card))


def answered(state: Duel, window: Frame, seat: int) -> list[Event]:
    """The events of a window that this seat's Traps fit; if none fits, all."""
    sprung = window.numbers[SPRUNG]
    traps = [sprung] if sprung >= 0 and state.side(sprung) == seat else fitting(state, window, seat)
    fit = [one for card in traps for one in events_for(state, window, card)]
    return fit or [heard.event for heard in window.queue]


def tell_events(state: Duel, seat: int, events: list[Event], names: list[str] | None) -> str:
    """The events in sentences; of many, the last."""
    told = [words for one in events if (words := tell_event(state, seat, one, names))]
    return " ".join(list(dict.fromkeys(told))[-MOST_EVENTS:])


def tell_event(state: Duel, seat: int, happened: Event, names: list[str] | None) -> str:
    row = ROWS.get(happened.kind) or (LINES[happened.kind] if happened.kind in SAME_IN_LOG else None)
    n, place = happened.n, happened.place
    if happened.kind == event.DECLARES:
        n = place_of(state, happened.card)
        place = place_of(state, happened.other) if happened.other >= 0 else -1
        row = LINES[event.DECLARES] if n >= 0 and place >= 0 else PLAIN_ATTACK
    if happened.kind in (event.DECLARES, event.ATTACKS) and happened.other < 0:
        row = FORTRESS_ATTACK
    if row is None or (place < 0 and ("place}" in row.sentence or "{spot}" in row.sentence)):
        return ""
    faces = [known_face(state, seat, happened.card), known_face(state, seat, happened.other)]
    ints = [happened.kind, happened.seat, *faces, n, happened.how, place]
    return Teller(state, seat, names, ints, seat).fill(row.sentence)


def known_face(state: Duel, seat: int, card: Card) -> int:
    """The face of a card as a line of the log has it; -1 for one that this seat may not know."""
    if card < 0 or (state.zone(card) != zone.UNIT and not knows(state, seat, card)):
        return -1
    return face_number(state, card)


def reactions(state: Duel, seat: int) -> list[Reaction]:
    """The face-down Traps of a seat."""
    faces = [(card, state.book.faces[state.face(card)]) for card in state.pile(seat, zone.RESERVE) if card >= 0]
    return [Reaction(face.name, at(state, card), face.fourth) for card, face in faces if is_face_down(state, card)]
