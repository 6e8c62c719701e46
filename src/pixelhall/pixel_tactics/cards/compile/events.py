"""Events, times and would-events as triggers."""

from collections.abc import Callable

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import KINDS_OF_ATTACK, PILES, SOURCES, Senseless, Unplayed
from pixelhall.pixel_tactics.cards.effects import nouns
from pixelhall.pixel_tactics.cards.effects.conditions import Ceasefire
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.change.cards import CHECK, EFFECT
from pixelhall.pixel_tactics.flow import rivals
from pixelhall.pixel_tactics.numbers import event, grid, verb, would
from pixelhall.pixel_tactics.texts.book import Trigger
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.statuses import STATUSES

DEEDS = {
    "defeated": event.DEFEATED,
    "cleared": event.CLEARED,
    "revived": event.REVIVED,
    "recruited": event.RECRUITED,
    "moved": event.MOVED,
    "switched": event.SWITCHED,
    "swapped": event.SWAPPED,
    "discarded": event.DISCARDED,
    "healed": event.HEALED,
    "targeted": event.TARGETED,
    "revealed": event.REVEALED,
}
WOULD = {
    "defeated": would.DEFEATED,
    "discarded": would.DISCARDED,
    "cleared": would.CLEARED,
    "revived": would.REVIVED,
    "recruited": would.RECRUITED,
    "moved": would.MOVED,
    "targeted": would.ATTACK,
    "returned": would.RETURNED,
    "healed": would.HEALED,
}
PLAYED = {"Order": event.ORDER, "Operation": event.OPERATION, "Spell": event.CASTS}
DECLARED = {
    "Order": event.DECLARES_ORDER,
    "Operation": event.DECLARES_OPERATION,
    "Spell": event.DECLARES_SPELL,
    "Recruit": event.DECLARES_RECRUIT,
    "Move": event.DECLARES_MOVE,
}
OF_PLAYERS = {
    nodes.PlacesTrap: event.PLACES_TRAP,
    nodes.Draws: event.DRAWS,
    nodes.Discards: event.DISCARDS,
    nodes.Reveals: event.REVEALS,
    nodes.Recruits: event.RECRUITED,
    nodes.Passes: event.PASSES,
    nodes.BecomesFirst: event.FIRST,
}
OF_CARDS = {
    nodes.ReturnsTo: event.RETURNED,
    nodes.LeavesSlot: event.LEAVES,
    nodes.ChangesControl: event.CONTROL,
    nodes.Casts: event.CASTS,
    nodes.Expires: event.EXPIRES,
    nodes.TakesLethal: event.LETHAL,
}


def hear(reader: Reader, event: Node, trap: bool = False) -> Trigger:
    """The trigger of an event; its program is still to come. Tells the reader who the subject and the attacker are."""
    reader.passive = False
    reader.attacker_other = False
    trigger = heard_attack(reader, event) or heard_card(reader, event) or heard_player(reader, event, trap)
    if trigger is None:
        raise Unplayed(type(event).__name__)
    reader.doer = doer(reader, event)
    return trigger


def doer(reader: Reader, event: Node) -> int:
    """Where an event names whoever did it: damage and targeting are told of the receiver."""
    return rivals.ITS_OTHER if reader.attacker_other or getattr(event, "deed", "") == "targeted" else rivals.ITS_SEAT


def make_trigger(kind: int) -> Trigger:
    return Trigger(kind, -1)


def heard_attack(reader: Reader, happened: Node) -> Trigger | None:
    match happened:
        case nodes.Attacks(who, kind, whom) | nodes.Declares(who, kind, whom):
            trigger = make_trigger(event.ATTACKS if isinstance(happened, nodes.Attacks) else event.DECLARES)
            trigger.who = reader.group(who)
            trigger.hows = hows(kind)
            trigger.whom = None if whom is None else reader.group(whom)
        case nodes.Attacked(kind, who):
            trigger = make_trigger(event.ATTACKS)
            trigger.passive = reader.passive = True
            trigger.who = reader.group(who)
            trigger.hows = hows(kind)
        case nodes.Deals(who, src, whom):
            reader.attacker_other = True
            trigger = make_trigger(event.DAMAGE)
            trigger.passive = reader.passive = True
            trigger.who = reader.group(who)
            trigger.whom = None if whom is None else reader.group(whom)
            trigger.hows = SOURCES[src]
        case nodes.Takes(who, src):
            reader.attacker_other = True
            trigger = make_trigger(event.DAMAGE)
            trigger.who = reader.group(who)
            trigger.hows = SOURCES[src]
        case _:
            return None
    return trigger


def hows(kind: str) -> int:
    code = KINDS_OF_ATTACK[kind]
    return 1 << code if code else 0


def heard_card(reader: Reader, happened: Node) -> Trigger | None:
    if type(happened) in OF_CARDS:
        trigger = make_trigger(OF_CARDS[type(happened)])
        trigger.who = reader.group(happened.who)  # type: ignore[attr-defined]
        return trigger
    match happened:
        case nodes.IsDone(who, deed):
            trigger = make_trigger(DEEDS[deed])
            trigger.who = whoever_rose(reader.group(who)) if deed == "revived" else reader.group(who)
        case nodes.DefeatedBy(how, who):
            trigger = make_trigger(event.DEFEATED)
            trigger.who = reader.group(who)
            trigger.hows = 1 << (CHECK if how == "check" else EFFECT)
        case nodes.EntersSlot(who, place):
            trigger = make_trigger(event.ENTERS)
            trigger.who = reader.group(who)
            trigger.place = reader.place(place)
        case nodes.GainsStatus(who, status) | nodes.LosesStatus(who, status):
            trigger = make_trigger(event.STATUS if isinstance(happened, nodes.GainsStatus) else event.STATUS_LOST)
            trigger.who = reader.group(who)
            trigger.n = STATUSES.index(status)
        case nodes.Reaches(who, n, name):
            trigger = make_trigger(event.COUNTER)
            trigger.who = reader.group(who)
            trigger.n = n
            trigger.hows = 1 << reader.counter(name)
        case _:
            return None
    return trigger


def whoever_rose(who: Group) -> Group:
    """A revival is told of the Hero that rose: the Corpse that it was is meant too."""
    if isinstance(who, nouns.Noun) and who.kind == nouns.CORPSE:
        who.kind = nouns.EITHER
    return who


def heard_player(reader: Reader, happened: Node, trap: bool) -> Trigger | None:
    if type(happened) in OF_PLAYERS:
        trigger = make_trigger(OF_PLAYERS[type(happened)])
        trigger.players = reader.players(happened.who)  # type: ignore[attr-defined]
        return trigger
    match happened:
        case nodes.Plays(who, what):
            trigger = make_trigger(PLAYED[what])
            trigger.players = reader.players(who)
        case nodes.DeclaresCard(who, what):
            trigger = make_trigger(DECLARED[what])
            trigger.players = reader.players(who)
        case nodes.ActivatesTrap(who):
            trigger = make_trigger(event.DECLARES_TRAP if trap else event.TRAP)
            trigger.players = reader.players(who)
        case nodes.UsesAction(who, act):
            trigger = make_trigger(event.USES)
            trigger.players = reader.players(who)
            trigger.n = verb.TYPES[act]
        case nodes.SpendsAction(last, who):
            trigger = make_trigger(event.SPENDS)
            trigger.players = reader.players(who)
            trigger.hows = 1 << 1 if last else 0
        case nodes.RunsOut(zone):
            assert isinstance(zone, nodes.Zone), "a pile is a Zone"
            trigger = make_trigger(event.RUNS_OUT)
            trigger.players = reader.players(zone.whose)
            trigger.n = PILES[zone.pile]
        case nodes.LeadersRevealed():
            trigger = make_trigger(event.LEADERS)
        case _:
            return None
    return trigger


# Times.


def at(reader: Reader, time: Node) -> Trigger:
    """At the start, at the end, before casualties."""
    match time:
        case nodes.BeforeCasualties(row):
            trigger = make_trigger(event.BEFORE_CASUALTIES)
            trigger.n = -1 if row is None else grid.ROWS.index(row)
        case nodes.StartOf(when) | nodes.EndOf(when):
            assert isinstance(when, nodes.Moment), "a time is of a moment"
            trigger = make_trigger(MOMENTS[type(time), when.span](time))
            if isinstance(time, nodes.StartOf) and when.span == "ceasefire":
                trigger.when = Ceasefire()  # a battle may begin without one
            if when.row is not None:
                trigger.n = grid.ROWS.index(when.row)
            if when.whose is not None:
                trigger.players = reader.players(when.whose)
                reader.doer = rivals.ITS_SEAT
        case _:
            raise Unplayed(type(time).__name__)
    return trigger


def moment(kind: int) -> Callable[[Node], int]:
    return lambda time: kind


def no_moment(time: Node) -> int:
    raise Senseless("Nothing happens any more once the battle has ended.")


MOMENTS: dict[tuple[type[Node], str], Callable[[Node], int]] = {
    (nodes.StartOf, "turn"): moment(event.START_TURN),
    (nodes.EndOf, "turn"): moment(event.END_TURN),
    (nodes.StartOf, "wave"): moment(event.START_WAVE),
    (nodes.EndOf, "wave"): moment(event.END_WAVE),
    (nodes.StartOf, "round"): moment(event.START_ROUND),
    (nodes.EndOf, "round"): moment(event.END_ROUND),
    (nodes.StartOf, "battle"): moment(event.START_BATTLE),
    (nodes.EndOf, "battle"): no_moment,
    (nodes.StartOf, "ceasefire"): moment(event.START_BATTLE),
    (nodes.EndOf, "ceasefire"): moment(event.END_CEASEFIRE),
}


# Would-events.


def would_of(reader: Reader, event: Node) -> Trigger:
    reader.passive = False
    reader.attacker_other = False
    match event:
        case nodes.WouldTake(who, src):
            reader.attacker_other = True
            trigger = make_trigger(would.TAKE)
            trigger.who = reader.group(who)
            trigger.hows = SOURCES[src]
        case nodes.WouldTakeLethal(who):
            reader.attacker_other = True
            trigger = make_trigger(would.LETHAL)
            trigger.who = reader.group(who)
        case nodes.WouldBe(who, deed):
            trigger = make_trigger(WOULD[deed])
            trigger.passive = reader.passive = deed == "targeted"
            trigger.who = reader.group(who)
        case nodes.WouldBecomeCorpse(who):
            trigger = make_trigger(would.CORPSE)
            trigger.who = reader.group(who)
        case nodes.WouldDraw(who):
            trigger = make_trigger(would.DRAW)
            trigger.players = reader.players(who)
        case nodes.WouldLoseAction(who):
            trigger = make_trigger(would.LOSE_ACTION)
            trigger.players = reader.players(who)
        case nodes.WouldAttack(who, whom):
            trigger = make_trigger(would.ATTACK)
            trigger.who = reader.group(who)
            trigger.whom = reader.group(whom)
        case _:
            raise Unplayed(type(event).__name__)
    reader.doer = rivals.ITS_OTHER if reader.attacker_other else rivals.ITS_SEAT
    return trigger
