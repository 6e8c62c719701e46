"""Events, times and would-events as triggers."""

from collections.abc import Callable

from pixelhall.pixel_tactics import codes
from pixelhall.pixel_tactics.book import Trigger
from pixelhall.pixel_tactics.changes import CHECK, EFFECT
from pixelhall.pixel_tactics.compile.reader import Reader
from pixelhall.pixel_tactics.compile.terms import KINDS_OF_ATTACK, PILES, SOURCES, Unplayed
from pixelhall.pixel_tactics.effects import nouns
from pixelhall.pixel_tactics.effects.parts import Group
from pixelhall.pixel_tactics.language import nodes
from pixelhall.pixel_tactics.language.node import Node
from pixelhall.pixel_tactics.statuses import STATUSES
from pixelhall.pixel_tactics.words import ACTION_WORDS, ROWS

DEEDS = {
    "defeated": codes.E_DEFEATED,
    "cleared": codes.E_CLEARED,
    "revived": codes.E_REVIVED,
    "recruited": codes.E_RECRUITED,
    "moved": codes.E_MOVED,
    "switched": codes.E_SWITCHED,
    "swapped": codes.E_SWAPPED,
    "discarded": codes.E_DISCARDED,
    "healed": codes.E_HEALED,
    "targeted": codes.E_TARGETED,
    "revealed": codes.E_REVEALED,
}
WOULD = {
    "defeated": codes.W_DEFEATED,
    "discarded": codes.W_DISCARDED,
    "cleared": codes.W_CLEARED,
    "revived": codes.W_REVIVED,
    "recruited": codes.W_RECRUITED,
    "moved": codes.W_MOVED,
    "targeted": codes.W_ATTACK,
    "returned": codes.W_RETURNED,
    "healed": codes.W_HEALED,
}
PLAYED = {"Order": codes.E_ORDER, "Operation": codes.E_OPERATION, "Spell": codes.E_CASTS}
DECLARED = {
    "Order": codes.E_DECLARES_ORDER,
    "Operation": codes.E_DECLARES_OPERATION,
    "Spell": codes.E_DECLARES_SPELL,
    "Recruit": codes.E_DECLARES_RECRUIT,
    "Move": codes.E_DECLARES_MOVE,
}
OF_PLAYERS = {
    nodes.PlacesTrap: codes.E_PLACES_TRAP,
    nodes.Draws: codes.E_DRAWS,
    nodes.Discards: codes.E_DISCARDS,
    nodes.Reveals: codes.E_REVEALS,
    nodes.Recruits: codes.E_RECRUITED,
    nodes.Passes: codes.E_PASSES,
    nodes.BecomesFirst: codes.E_FIRST,
}
OF_CARDS = {
    nodes.ReturnsTo: codes.E_RETURNED,
    nodes.LeavesSlot: codes.E_LEAVES,
    nodes.ChangesControl: codes.E_CONTROL,
    nodes.Casts: codes.E_CASTS,
    nodes.Expires: codes.E_EXPIRES,
    nodes.TakesLethal: codes.E_LETHAL,
}


def hear(reader: Reader, event: Node, trap: bool = False) -> Trigger:
    """The trigger of an event; its program is still to come. Tells the reader who the subject and the attacker are."""
    reader.passive = False
    reader.attacker_other = False
    trigger = heard_attack(reader, event) or heard_card(reader, event) or heard_player(reader, event, trap)
    if trigger is None:
        raise Unplayed(type(event).__name__)
    return trigger


def made(kind: int) -> Trigger:
    return Trigger(kind, -1)


def heard_attack(reader: Reader, event: Node) -> Trigger | None:
    match event:
        case nodes.Attacks(who, kind, whom) | nodes.Declares(who, kind, whom):
            trigger = made(codes.E_ATTACKS if isinstance(event, nodes.Attacks) else codes.E_DECLARES)
            trigger.who = reader.group(who)
            trigger.hows = hows(kind)
            trigger.whom = None if whom is None else reader.group(whom)
        case nodes.Attacked(kind, who):
            trigger = made(codes.E_ATTACKS)
            trigger.passive = reader.passive = True
            trigger.who = reader.group(who)
            trigger.hows = hows(kind)
        case nodes.Deals(who, src, whom):
            reader.attacker_other = True
            trigger = made(codes.E_DAMAGE)
            trigger.passive = reader.passive = True
            trigger.who = reader.group(who)
            trigger.whom = None if whom is None else reader.group(whom)
            trigger.hows = SOURCES[src]
        case nodes.Takes(who, src):
            reader.attacker_other = True
            trigger = made(codes.E_DAMAGE)
            trigger.who = reader.group(who)
            trigger.hows = SOURCES[src]
        case _:
            return None
    return trigger


def hows(kind: str) -> int:
    code = KINDS_OF_ATTACK[kind]
    return 1 << code if code else 0


def heard_card(reader: Reader, event: Node) -> Trigger | None:
    if type(event) in OF_CARDS:
        trigger = made(OF_CARDS[type(event)])
        trigger.who = reader.group(event.who)  # type: ignore[attr-defined]
        return trigger
    match event:
        case nodes.IsDone(who, deed):
            trigger = made(DEEDS[deed])
            trigger.who = risen(reader.group(who)) if deed == "revived" else reader.group(who)
        case nodes.DefeatedBy(how, who):
            trigger = made(codes.E_DEFEATED)
            trigger.who = reader.group(who)
            trigger.hows = 1 << (CHECK if how == "check" else EFFECT)
        case nodes.EntersSlot(who, place):
            trigger = made(codes.E_ENTERS)
            trigger.who = reader.group(who)
            trigger.place = reader.place(place)
        case nodes.GainsStatus(who, status) | nodes.LosesStatus(who, status):
            trigger = made(codes.E_STATUS if isinstance(event, nodes.GainsStatus) else codes.E_STATUS_LOST)
            trigger.who = reader.group(who)
            trigger.n = STATUSES.index(status)
        case nodes.Reaches(who, n, name):
            trigger = made(codes.E_COUNTER)
            trigger.who = reader.group(who)
            trigger.n = n
            trigger.hows = 1 << reader.counter(name)
        case _:
            return None
    return trigger


def risen(who: Group) -> Group:
    """A revival is told of the Hero that rose: the Corpse that it was is meant too."""
    if isinstance(who, nouns.Noun) and who.kind == nouns.CORPSE:
        who.kind = nouns.EITHER
    return who


def heard_player(reader: Reader, event: Node, trap: bool) -> Trigger | None:
    if type(event) in OF_PLAYERS:
        trigger = made(OF_PLAYERS[type(event)])
        trigger.players = reader.players(event.who)  # type: ignore[attr-defined]
        return trigger
    match event:
        case nodes.Plays(who, what):
            trigger = made(PLAYED[what])
            trigger.players = reader.players(who)
        case nodes.DeclaresCard(who, what):
            trigger = made(DECLARED[what])
            trigger.players = reader.players(who)
        case nodes.ActivatesTrap(who):
            trigger = made(codes.E_DECLARES_TRAP if trap else codes.E_TRAP)
            trigger.players = reader.players(who)
        case nodes.UsesAction(who, act):
            if act not in ACTION_WORDS:
                raise Unplayed(f"UsesAction {act}")
            trigger = made(codes.E_USES)
            trigger.players = reader.players(who)
            trigger.n = ACTION_WORDS.index(act)
        case nodes.SpendsAction(last, who):
            trigger = made(codes.E_SPENDS)
            trigger.players = reader.players(who)
            trigger.hows = 1 << 1 if last else 0
        case nodes.RunsOut(zone):
            assert isinstance(zone, nodes.Zone), "a pile is a Zone"
            trigger = made(codes.E_RUNS_OUT)
            trigger.players = reader.players(zone.whose)
            trigger.n = PILES[zone.pile]
        case nodes.LeadersRevealed():
            trigger = made(codes.E_LEADERS)
        case _:
            return None
    return trigger


# Times.


def at(reader: Reader, time: Node) -> Trigger:
    """At the start, at the end, before casualties."""
    match time:
        case nodes.BeforeCasualties(row):
            trigger = made(codes.E_BEFORE_CASUALTIES)
            trigger.n = -1 if row is None else ROWS.index(row)
        case nodes.StartOf(when) | nodes.EndOf(when):
            assert isinstance(when, nodes.Moment), "a time is of a moment"
            trigger = made(MOMENTS[type(time), when.span](time))
            if when.row is not None:
                trigger.n = ROWS.index(when.row)
            if when.whose is not None:
                trigger.players = reader.players(when.whose)
        case _:
            raise Unplayed(type(time).__name__)
    return trigger


def moment(kind: int) -> Callable[[Node], int]:
    return lambda time: kind


def no_moment(time: Node) -> int:
    raise Unplayed(f"{type(time).__name__} the battle")


MOMENTS: dict[tuple[type[Node], str], Callable[[Node], int]] = {
    (nodes.StartOf, "turn"): moment(codes.E_START_TURN),
    (nodes.EndOf, "turn"): moment(codes.E_END_TURN),
    (nodes.StartOf, "wave"): moment(codes.E_START_WAVE),
    (nodes.EndOf, "wave"): moment(codes.E_END_WAVE),
    (nodes.StartOf, "round"): moment(codes.E_START_ROUND),
    (nodes.EndOf, "round"): moment(codes.E_END_ROUND),
    (nodes.StartOf, "battle"): moment(codes.E_START_BATTLE),
    (nodes.EndOf, "battle"): no_moment,
    (nodes.StartOf, "ceasefire"): moment(codes.E_START_BATTLE),
    (nodes.EndOf, "ceasefire"): moment(codes.E_END_CEASEFIRE),
}


# Would-events.


def would(reader: Reader, event: Node) -> Trigger:
    reader.passive = False
    reader.attacker_other = False
    match event:
        case nodes.WouldTake(who, src):
            reader.attacker_other = True
            trigger = made(codes.W_TAKE)
            trigger.who = reader.group(who)
            trigger.hows = SOURCES[src]
        case nodes.WouldTakeLethal(who):
            reader.attacker_other = True
            trigger = made(codes.W_LETHAL)
            trigger.who = reader.group(who)
        case nodes.WouldBe(who, deed):
            trigger = made(WOULD[deed])
            trigger.passive = reader.passive = deed == "targeted"
            trigger.who = reader.group(who)
        case nodes.WouldBecomeCorpse(who):
            trigger = made(codes.W_CORPSE)
            trigger.who = reader.group(who)
        case nodes.WouldDraw(who):
            trigger = made(codes.W_DRAW)
            trigger.players = reader.players(who)
        case nodes.WouldLoseAction(who):
            trigger = made(codes.W_LOSE_ACTION)
            trigger.players = reader.players(who)
        case nodes.WouldAttack(who, whom):
            trigger = made(codes.W_ATTACK)
            trigger.who = reader.group(who)
            trigger.whom = reader.group(whom)
        case _:
            raise Unplayed(type(event).__name__)
    return trigger
