"""Verbs of cards: hands, decks and other piles."""

from pixelhall.pixel_tactics.compile import searches
from pixelhall.pixel_tactics.compile.reader import Reader
from pixelhall.pixel_tactics.compile.terms import Ops, Unplayed
from pixelhall.pixel_tactics.effects import cardplay, damage, decks, piles, references
from pixelhall.pixel_tactics.effects.parts import Fixed
from pixelhall.pixel_tactics.language import nodes
from pixelhall.pixel_tactics.language.node import Node
from pixelhall.pixel_tactics.words import DECK, HAND, RESERVE

# Cards.


def of_cards(reader: Reader, node: Node) -> Ops | None:
    you = reader.actor
    match node:
        case nodes.Draw(n, zone):
            deck = None if zone is None else reader.deck(zone)
            return [cardplay.Draw(reader.register(node), you, reader.many(node, n), deck, False)]
        case nodes.DrawEqual(x):
            return [cardplay.Draw(reader.register(node), you, reader.amount(x), None, False)]
        case nodes.DrawUntil(n):
            return [cardplay.Draw(reader.register(node), you, Fixed(n), None, True)]
        case nodes.RivalDraws(who, n):
            return [cardplay.Draw(reader.register(node), reader.players(who), reader.many(node, n), None, False)]
        case nodes.DiscardCards(how, n):
            return [cardplay.DiscardCards(reader.register(node), you, reader.many(node, n), how == "random", False)]
        case nodes.RivalDiscards(how, who, n):
            return [
                cardplay.DiscardCards(
                    reader.register(node), reader.players(who), reader.many(node, n), how == "random", False
                )
            ]
        case nodes.DiscardHand():
            return [cardplay.DiscardCards(reader.register(node), references.You(), Fixed(0), False, True)]
        case nodes.RivalDiscardsHand(who):
            return [cardplay.DiscardCards(reader.register(node), reader.players(who), Fixed(0), False, True)]
        case nodes.RevealCard(n):
            return [cardplay.RevealCards(reader.register(node), you, reader.many(node, n))]
        case nodes.RivalReveals(who, n):
            return [cardplay.RevealCards(reader.register(node), reader.players(who), reader.many(node, n))]
        case nodes.RevealIt(what):
            return [cardplay.RevealIt(reader.group(what))]
        case nodes.TurnUp(what):
            return [cardplay.TurnCard(reader.group(what), True)]
        case nodes.TurnDown(what):
            return [cardplay.TurnCard(reader.group(what), False)]
        case nodes.Mill(n, zone):
            return [decks.Mill(reader.register(node), reader.deck(zone), n)]
        case nodes.Shuffle(zone):
            return [searches.shuffle(reader, reader.deck(zone))]
        case nodes.ShuffleInto(what, zone):
            return [decks.Shuffle(reader.group(what), reader.deck(zone))]
        case nodes.SwapHands():
            return [cardplay.SwapHands()]
        case nodes.CopyTo(what, to):
            whose, pile = reader.pile(to)
            if pile != HAND:
                raise Unplayed("CopyTo another pile than a hand")
            return [cardplay.CopyTo(reader.register(node), reader.group(what), whose)]
        case nodes.SearchNamed(zone):
            found = reader.register(node)
            named = decks.SearchNamed(found, reader.scope.refs[id(node)].register, reader.pile_group(zone))
            return [named, *searches.searched(reader, found, *reader.pile(zone))]
    return of_piles(reader, node)


def of_piles(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Return(what, to) | nodes.PutInto(what, to):
            whose, zone = reader.pile(to)
            if zone == RESERVE:
                return [piles.PlaceReserve(reader.group(what), whose, True)]
            return [piles.Send(reader.group(what), whose, zone, False)]
        case nodes.PlaceReserve(what, to):
            whose, zone = reader.pile(to)
            if zone != RESERVE:
                raise Unplayed("PlaceReserve into another pile")
            return [piles.PlaceReserve(reader.group(what), whose, False)]
        case nodes.PutOn(anyorder, what, end, zone):
            if anyorder:
                return [decks.PutBack(reader.fresh(), reader.group(what), reader.deck(zone), end == "bottom", True)]
            return [piles.Send(reader.group(what), reader.deck(zone), DECK, end == "bottom")]
        case nodes.PutRest(anyorder, end, zone):
            return [
                decks.PutBack(
                    reader.fresh(), references.Rest(reader.implied(node)), reader.deck(zone), end == "bottom", anyorder
                )
            ]
        case nodes.DiscardRest():
            return [damage.Discard(references.Rest(reader.implied(node)))]
        case nodes.PutBack():
            return [decks.PutBack(reader.fresh(), reader.implied(node), None, False, True)]
    return None
