"""What each event brings with it: a subject, a card, a number, roles, and what can still be cancelled."""

from dataclasses import dataclass

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node

ATTACKS = frozenset({"attack", "Melee Attack", "Ranged Attack"})
FIGHT = frozenset({"attacker", "target"})
CASTING = frozenset({"caster"})
NONE: frozenset[str] = frozenset()
LEAVING = frozenset({"defeated", "cleared", "discarded", "returned"})


@dataclass(frozen=True, slots=True)
class Happening:
    """The facts of one event."""

    subject: Node | None = None  # the card of which the event is told
    object: Node | None = None  # the card to which it was done, where the event names it
    more: frozenset[str] = NONE  # what the subject can also be called afterwards
    card: frozenset[str] = NONE  # what the card of a player's event can be called
    number: bool = False
    roles: frozenset[str] = NONE
    declared: frozenset[str] = NONE
    would: str = ""
    left: bool = False


def happening(event: Node) -> Happening:
    """The facts of an event or would-event."""
    match event:
        case nodes.Attacks(who=who, whom=whom):
            return Happening(who, whom, roles=FIGHT)
        case nodes.Attacked(who=who):
            return Happening(who, roles=FIGHT)
        case nodes.Declares(who=who, whom=whom):
            return Happening(who, whom, roles=FIGHT, declared=frozenset({"attack"}))
        case nodes.Deals(who, src, whom) | nodes.DealsLethal(who, src, whom):
            return Happening(who, whom, number=True, roles=by(src) | {"target"})
        case nodes.Takes(who, src):
            return Happening(who, number=True, roles=by(src))
        case nodes.TakesLethal(who, src):
            return Happening(who, number=True, roles=by(src))
        case nodes.IsDone(who, deed):
            return Happening(who, more=after(deed), number=deed == "healed", left=deed in LEAVING)
        case nodes.DefeatedBy(who=who) | nodes.ReturnsTo(who) | nodes.LeavesSlot(who):
            return Happening(who, more=after("defeated"), left=True)
        case nodes.Casts(who):
            return Happening(who, roles=CASTING)
        case (
            nodes.EntersSlot(who=who)
            | nodes.ChangesControl(who)
            | nodes.GainsStatus(who=who)
            | nodes.LosesStatus(who=who)
        ):
            return Happening(who)
        case nodes.Reaches(who=who) | nodes.Expires(who):
            return Happening(who)
        case _:
            return of_player(event)


def of_player(event: Node) -> Happening:
    """Events told of a player, and would-events."""
    match event:
        case nodes.Plays(what=what):
            return Happening(card=card(what), roles=CASTING if what == "Spell" else NONE)
        case nodes.DeclaresCard(what=what):
            return Happening(card=card(what), roles=CASTING if what == "Spell" else NONE, declared=frozenset({what}))
        case nodes.ActivatesTrap():
            return Happening(card=card("Trap"), declared=frozenset({"Trap"}))
        case nodes.PlacesTrap():
            return Happening(card=card("Trap"))
        case nodes.Draws() | nodes.Discards() | nodes.Reveals():
            return Happening(card=frozenset({"card"}))
        case nodes.Recruits():
            return Happening(card=frozenset({"Hero", "Character"}))
        case nodes.WouldTake(who, src):
            return Happening(who, number=True, roles=by(src), would="damage")
        case nodes.WouldTakeLethal(who):
            return Happening(who, number=True, would="damage")
        case nodes.WouldBe(who, deed):
            return Happening(who, would={"defeated": "defeat", "targeted": "target"}.get(deed, deed))
        case nodes.WouldBecomeCorpse(who):
            return Happening(who, would="defeat")
        case nodes.WouldAttack(who, whom):
            return Happening(who, whom, roles=FIGHT, declared=frozenset({"attack"}), would="target")
        case nodes.WouldDraw() | nodes.WouldLoseAction():
            return Happening(would="other")
        case _:
            return Happening()


def by(src: str | None) -> frozenset[str]:
    """The roles of damage from such a source."""
    return FIGHT if src in ATTACKS else CASTING if src == "Spell" else NONE


def after(deed: str) -> frozenset[str]:
    """What the subject of a deed can also be called once it is done."""
    if deed == "defeated":
        return frozenset({"Hero", "Corpse"})
    return frozenset({"Hero", "Character"}) if deed in ("revived", "recruited") else NONE


def card(what: str) -> frozenset[str]:
    """What the card of a played or declared thing can be called."""
    calls = {"Operation": ("Operation", "card"), "Trap": ("Trap", "card"), "Move": ("Hero", "Character"), "Spell": ()}
    return frozenset(calls.get(what, ("card",)))
