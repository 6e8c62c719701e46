"""Verbs of place: moving, recruiting, placing, reviving, control."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.cards.compile import searches
from pixelhall.pixel_tactics.cards.compile.lasting import end_of, keep_trigger
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops, Senseless
from pixelhall.pixel_tactics.cards.effects import (
    arranging,
    arrivals,
    conditions,
    control,
    flow,
    movement,
    places,
    references,
)
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import by, event, lasts, until
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.book import Trigger
from pixelhall.pixel_tactics.texts.parts import Group, Nothing

# Places.


def of_place(reader: Reader, node: Node) -> Ops | None:
    register = reader.register(node)
    match node:
        case nodes.MoveTo(what, to):
            return [movement.MoveTo(register, reader.group(what), reader.destination(to, True))]
        case nodes.MoveDir(what, n, direction):
            return [movement.MoveDir(reader.group(what), n, direction)]
        case nodes.Swap(a, b) | nodes.SwapControl(a, b):
            return [movement.Swap(reader.group(a), reader.group(b))]
        case nodes.SwapThem():
            return [movement.Swap(reader.implied(node), None)]
        case nodes.Rearrange(what):
            return [arranging.Rearrange(register, *group_to_arrange(reader, what), reader.new_register())]
        case nodes.PlaceAsCorpse(what, to):
            return [arrivals.PlaceInto(register, reader.group(what), reader.destination(to), 0, True)]
        case nodes.PlaceInto(what, to, n):
            return [arrivals.PlaceInto(register, reader.group(what), reader.destination(to), n or 0, False)]
        case nodes.Recruit(what, to):
            reader.recruits.append(register)
            return [arrivals.Recruit(register, reader.group(what), reader.destination(to))]
        case nodes.RecruitAny(zone, to):
            reader.recruits.append(register)
            recruits = arrivals.RecruitAny(register, reader.pile_group(zone), reader.destination(to))
            return [recruits, *searches.looked_through(reader, *reader.pile(zone))]
        case nodes.RecruitRandom(zone, to):
            reader.recruits.append(register)
            return [arrivals.RecruitRandom(register, reader.pile_group(zone), reader.destination(to))]
        case nodes.CreateToken(name, attack, life, to):
            return [
                arrivals.CreateToken(
                    register, token_face(reader, name, attack, life), reader.destination(to), Nothing()
                )
            ]
        case nodes.Revive(yours, what, n):
            if not yours:
                return [arrivals.Revive(register, reader.group(what), n or 0)]
            risen = arrivals.ReviveInto(register, reader.group(what), places.AnySlot(references.You()), n or 0)
            risen.yours = True
            return [risen]
        case nodes.ReviveInto(what, to, n):
            return [arrivals.ReviveInto(register, reader.group(what), reader.destination(to), n or 0)]
        case nodes.GainControl(what, end):
            return taken_over(reader, register, what, end)
        case nodes.ReturnControl(what):
            return [home(reader.new_register(), reader.group(what))]
        case nodes.Transform(what, zone):
            return [arrivals.Transform(register, reader.group(what), reader.pile_group(zone))]
        case nodes.TransformTop(what, zone):
            return [arrivals.TransformTop(register, reader.group(what), reader.deck(zone))]
    return None


def home(register: int, what: Group) -> Op[Duel]:
    op = control.ReturnControl(register, what, places.AnySlot(references.OwnerOf(references.Handled())))
    op.owner_asked = True
    return op


def taken_over(reader: Reader, register: int, what: Node, end: Node | None) -> Ops:
    """Timed control leaves a trigger behind that gives the card back."""
    ops: Ops = [control.GainControl(register, reader.group(what), places.AnySlot(references.You()))]
    code, waves = end_of(end)
    if code == until.BATTLE:
        return ops
    if code in (until.IT_LEAVES_ITS_SLOT, until.IT_LEAVES_PLAY):
        return [*ops, *control_by_presence(reader, register, code)]
    if code not in CONTROL_ENDS:
        raise Senseless(
            "Control lasts until the end of a turn, wave or round, or while somebody is there.", reader.text
        )
    trigger = Trigger(
        CONTROL_ENDS[code],
        reader.book.add([home(reader.new_register(), references.Bound(register, -1))], by.EFFECT, reader.text),
    )
    trigger.once = trigger.delayed = True
    if code == until.NEXT_TURN:
        trigger.players = references.You()
    elif code == until.DAMAGED:
        trigger.who = references.Bound(register, -1)
    return [
        *ops,
        flow.Leave(
            keep_trigger(reader, trigger),
            lasts.TRIGGER,
            until.WAVES_PASSED if code == until.WAVES_PASSED else until.BATTLE,
            waves,
        ),
    ]


CONTROL_ENDS = {
    0: event.END_TURN,
    1: event.END_WAVE,
    2: event.END_ROUND,
    until.NEXT_TURN: event.START_TURN,
    until.WAVES_PASSED: event.END_WAVE,
    until.DAMAGED: event.DAMAGE,
}


def control_by_presence(reader: Reader, register: int, code: int) -> Ops:
    """Control for as long as the source stays: looked at whenever it falls or leaves its slot."""
    stood = reader.new_register()
    gone = flow.If(conditions.Gone(stood, code == until.IT_LEAVES_ITS_SLOT), False)
    back: Ops = [gone, home(reader.new_register(), references.Bound(register, -1))]
    gone.end = len(back)
    program = reader.book.add(back, by.EFFECT, reader.text)
    ops: Ops = [control.Stand(stood)]
    for kind in (event.DEFEATED, event.LEAVES):
        trigger = Trigger(kind, program)
        trigger.who = references.This()
        ops.append(flow.Leave(keep_trigger(reader, trigger), lasts.TRIGGER, until.BATTLE))
    return ops


def group_to_arrange(reader: Reader, what: Node) -> tuple[Group, places.InPlace | None]:
    """The cards as the first version of the rules has them, and the place over whose slots they go now."""
    match what:
        case nodes.ArrPlace():
            chosen = places.ThatPlace(reader.scope.refs[id(what)].register)
            return chosen, chosen
        case nodes.ArrUnit(whose):
            return references.UnitOf(reader.players(whose)), places.UnitPlace(reader.players(whose))
        case nodes.ArrGroup(group):
            return reader.group(group), None
    return reader.group(what), None


def token_face(reader: Reader, name: str, attack: int, life: int) -> int:
    """The face of a token; the same token is one face."""
    from pixelhall.pixel_tactics.texts.book import Face

    for face in reader.book.faces:
        if face.name == name and not face.set and (face.attack, face.life) == (attack, life):
            return face.index
    face = Face(name, attack, life)
    face.index = face.card = len(reader.book.faces)
    reader.book.faces.append(face)
    return face.index
