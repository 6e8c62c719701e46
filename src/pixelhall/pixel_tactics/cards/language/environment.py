"""What the words "it", "that Hero", "them" and their like can mean at one place of an ability."""

from dataclasses import dataclass

from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.nodes import (
    Attacker,
    Caster,
    Each,
    LastOrder,
    LastRecruited,
    LeaderOf,
    Neighbor,
    Noun,
    Nth,
    Pick,
    PickAny,
    PickN,
    PickUpTo,
    Target,
    That,
    This,
    TopCard,
)

NOWHERE = -1

KINDS = {
    "Hero": ("Hero", "Character"),
    "Leader": ("Leader", "Character"),
    "Character": ("Character",),
    "Corpse": ("Corpse",),
    "Hero or Corpse": ("Hero", "Corpse"),
    "empty slot": ("slot",),
    "card": ("card",),
    "Trap": ("Trap", "card"),
    "Operation": ("Operation", "card"),
    "token": ("token", "Hero", "Character"),
}


@dataclass(frozen=True, slots=True)
class Ref:
    """What a reference means.

    this      the card that bears the text
    register  the things (or the number) of a register; item -1 is all of them, else the n-th, from 0
    subject   the subject of the event
    event     the card of the event (drawn, played, recruited …), or the number of the event
    object    the card to which the subject of the event did it
    slot      the slot in which the subject of the event stood
    each      the one being handled, in a step or statement about several
    same      the same as another reference: see `Scope.same`
    """

    kind: str
    register: int = NOWHERE
    item: int = -1


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a later word can mean: its reference, what it can be called, and how it was introduced."""

    ref: Ref
    kinds: frozenset[str]
    said: str
    same: Node | None = None


@dataclass(frozen=True, slots=True)
class Environment:
    """All that is known at one place of an ability. It never changes; walking on makes a new one."""

    things: tuple[Thing, ...] = ()  # for "that Hero", latest last
    it: Thing | None = None  # the latest single thing chosen, drawn, revealed, searched or brought into play
    subject: Thing | None = None  # of the event
    struck: Thing | None = None  # the card to which the event was done, where it names one that is not "this"
    condition: Thing | None = None  # subject of the condition, prefix or statement
    object: Thing | None = None  # the card of the event, when its subject is a player
    paid: Thing | None = None  # discarded cards: only if "it" has no better meaning
    group: Thing | None = None
    chosen: tuple[Thing, ...] = ()  # for "the first" and "the second"
    places: tuple[tuple[str, Ref], ...] = ()
    number: Ref | None = None
    excess: Ref | None = None
    named: Ref | None = None
    coin: Ref | None = None
    rolled: Ref | None = None
    event: Node | None = None
    roles: frozenset[str] = frozenset()  # attacker, target, caster
    declared: frozenset[str] = frozenset()  # what can still be cancelled
    would: str = ""  # what a replacement replaces: "damage", "defeat", or another deed
    left: bool = False  # the subject of the event has left its slot
    their: bool = False  # a player acts in this sentence
    handled: Thing | None = None  # the one being handled by a step about several
    coming: Thing | None = None  # the same, while its word is still to come
    passed: Thing | None = None  # the object of this step, for "its owner", and for "its" when nothing else is there
    sought: bool = False  # inside "search", where a card needs no pile
    holder: bool = False  # inside "have" or "has", where "in hand" can stand

    @property
    def single(self) -> Thing | None:
        """What "it" means here."""
        return self.handled or self.it or self.subject or self.condition or self.object or self.paid

    def place(self, what: str) -> Ref | None:
        """What "that column" means here."""
        return next((ref for name, ref in reversed(self.places) if name == what), None)

    def that(self, kind: str) -> Thing | None:
        """What "that Hero" means here."""
        return next((thing for thing in reversed(self.things) if kind in thing.kinds), None)


def kinds_of(node: Node | None) -> frozenset[str]:
    """What the thing that a reference or selection speaks of can be called."""
    match node:
        case Noun(kind=kind):
            return frozenset(KINDS[kind])
        case Pick(what=what) | PickN(what=what) | PickUpTo(what=what) | PickAny(what=what) | Each(what=what):
            return kinds_of(what)
        case This(kind) | That(kind) | Nth(kind=kind):
            return frozenset(KINDS.get(kind, (kind,)))
        case LeaderOf():
            return frozenset(KINDS["Leader"])
        case LastRecruited():
            return frozenset(KINDS["Hero"])
        case LastOrder() | TopCard():
            return frozenset(KINDS["card"])
        case Attacker() | Target() | Caster() | Neighbor():
            return frozenset({"Hero", "Leader", "Character"})
    return frozenset()
