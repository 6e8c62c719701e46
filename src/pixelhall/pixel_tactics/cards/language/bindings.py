"""What a step leaves behind for later words: things, a group, a number, a place."""

from dataclasses import dataclass

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.environment import KINDS, kinds_of
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.writer import phrase

CARD = frozenset({"card"})
HERO = frozenset(KINDS["Hero"])
MANY = 99
EACH_OF_SEVERAL = (nodes.EachPlayer, nodes.EachRival, nodes.EachAlly)  # players who all do a step


@dataclass(frozen=True, slots=True)
class Bound:
    """What a binder binds. Its register can carry things and a number at once."""

    kinds: frozenset[str] = frozenset()
    one: bool = False  # a single thing: "it", "that Hero"
    several: bool = False  # a group: "them"
    chosen: int = 0  # how many of them can be "the first" and "the second"
    paid: bool = False  # only discarded: "it" prefers anything else
    number: bool = False  # "that much damage", "that many cards"
    place: str = ""  # "that column"
    named: bool = False
    coin: bool = False  # "the coin shows heads"
    rolled: bool = False  # "the roll"
    excess: bool = False
    said: str = ""


def binding_of(step: Node, group: frozenset[str]) -> Bound | None:
    """What a step binds, or None; `group` is what those can be called that "one of them" chooses from."""
    match step:
        case nodes.Choose(by, what):
            return choice(what, isinstance(by, EACH_OF_SEVERAL), group)
        case nodes.CostClear(what) | nodes.CostDefeat(what) | nodes.CostDiscard(what) | nodes.CostReturn(what=what):
            return Bound(kinds_of(what), one=True, said=phrase(what))
        case nodes.ChooseNumber():
            return Bound(number=True, said="a number")
        case nodes.NameCard():
            return Bound(named=True, said="the name of a card")
        case nodes.FlipCoin():
            return Bound(coin=True)
        case nodes.RollDice():
            return Bound(number=True, rolled=True)
        case nodes.RemoveAllCounters():
            return Bound(number=True)
        case nodes.GainControl():
            return Bound()
    return cards(step) or arrival(step) or points(step)


def choice(what: Node, each: bool, group: frozenset[str]) -> Bound:
    """What a choice binds; a choice of each player is one thing for each and a group for all."""
    match what:
        case nodes.PickPlace(what=place):
            return Bound(place=place, said=f"a {place}")
        case nodes.PickUnit():
            return Bound(place="Unit", said="a Unit")
        case nodes.PickThem():
            return Bound(group, one=True, several=each, chosen=1, said="one of them")
        case nodes.Pick():
            return Bound(kinds_of(what), one=True, several=each, chosen=1, said=phrase(what))
        case nodes.PickUpTo(count=1):
            return Bound(kinds_of(what), one=True, several=each, chosen=1, number=True, said=phrase(what))
        case nodes.PickN(count=count) | nodes.PickUpTo(count=count):
            return Bound(kinds_of(what), several=True, chosen=count, number=True, said=phrase(what))
    return Bound(kinds_of(what), several=True, chosen=MANY, number=True, said=phrase(what))


def cards(step: Node) -> Bound | None:
    """Cards drawn, shown, found or discarded."""
    match step:
        case nodes.Draw(n=n) | nodes.DrawPromos(n) | nodes.RevealCard(n) | nodes.LookTop(n=n):
            return Bound(CARD, one=n == 1, several=n != 1 or isinstance(step, nodes.LookTop), said=amount(n))
        case nodes.RivalDraws(who, n) | nodes.RivalReveals(who, n):
            return Bound(CARD, one=n == 1, several=n != 1 or isinstance(who, EACH_OF_SEVERAL), said=amount(n))
        case nodes.DrawEqual() | nodes.DrawUntil() | nodes.LookHand():
            return Bound(CARD, several=True, said="cards")
        case nodes.Search() | nodes.SearchNamed():
            return Bound(CARD, one=True, said="a card")
        case nodes.DiscardCards(n=n) | nodes.RivalDiscards(n=n) | nodes.Mill(n=n):
            return Bound(CARD, one=n == 1, several=n != 1, paid=True, number=True, said=amount(n))
        case nodes.RevealIt(what=nodes.TopCard(whose)):
            several = isinstance(whose, EACH_OF_SEVERAL)
            return Bound(CARD, one=not several, several=several, said="a card")
        case nodes.DiscardHand() | nodes.RivalDiscardsHand() | nodes.DiscardAny() | nodes.DiscardUpTo():
            return Bound(CARD, several=True, paid=True, number=True, said="cards")
    return None


def arrival(step: Node) -> Bound | None:
    """Cards that a step brings into play."""
    match step:
        case (
            nodes.Recruit(what=what)
            | nodes.Revive(what=what)
            | nodes.ReviveInto(what=what)
            | nodes.PlaceInto(what=what)
        ):
            alone = not isinstance(what, (nodes.Each, nodes.EachOfThem, nodes.Them))
            return Bound(HERO, one=alone, several=not alone, said="a Hero")
        case nodes.Transform(what=what) | nodes.TransformTop(what=what):
            alone = not isinstance(what, (nodes.Each, nodes.EachOfThem))
            return Bound(HERO, one=alone, several=not alone, said="a Hero")
        case nodes.RecruitAny():
            return Bound(HERO, several=True, number=True, said="Heroes")
        case nodes.RecruitRandom():
            return Bound(HERO, one=True, said="a Hero")
        case nodes.CreateToken():
            return Bound(frozenset(KINDS["token"]), one=True, said="a token")
    return None


def points(step: Node) -> Bound | None:
    """Damage applied, removed or moved. A step with "that much damage" repeats its number and makes no new one."""
    match step:
        case nodes.Apply(amount=points):
            return Bound(number=not isinstance(points, nodes.ThatMuch), excess=True)
        case nodes.Heal(amount=points) | nodes.MoveDamage(amount=points):
            return Bound(number=not isinstance(points, nodes.ThatMuch))
        case nodes.ApplySplit() | nodes.HealSplit() | nodes.MoveDamageTotal():
            return Bound(number=True)
    return None


def amount(n: int | None) -> str:
    return "a card" if n == 1 else "cards"
