"""Verbs of cards: hands, decks and other piles."""

from pixelhall.pixel_tactics.cards.compile import searches
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import MOST, Ops, Senseless
from pixelhall.pixel_tactics.cards.effects import cardplay, damage, decks, piles, references
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.texts.parts import Fixed

# Cards.


def of_cards(reader: Reader, node: Node) -> Ops | None:
    you = reader.actor
    match node:
        case nodes.Draw(n, where):
            deck = None if where is None else reader.deck(where)
            return [cardplay.Draw(reader.register(node), you, reader.many(node, n), deck, False)]
        case nodes.DrawPromos(n):
            return [cardplay.DrawPromos(reader.register(node), you, Fixed(n), None, False)]
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
        case nodes.DiscardAny():
            return [cardplay.DiscardSome(reader.register(node), you, MOST)]
        case nodes.DiscardUpTo(n):
            return [cardplay.DiscardSome(reader.register(node), you, n)]
        case nodes.DiscardHand():
            return [cardplay.DiscardCards(reader.register(node), references.You(), Fixed(0), False, True)]
        case nodes.RivalDiscardsHand(who):
            return [cardplay.DiscardCards(reader.register(node), reader.players(who), Fixed(0), False, True)]
        case nodes.RevealCard(n):
            return [cardplay.RevealCards(reader.register(node), you, reader.many(node, n))]
        case nodes.RivalReveals(who, n):
            return [cardplay.RevealCards(reader.register(node), reader.players(who), reader.many(node, n))]
        case nodes.RevealIt(what):
            return [cardplay.RevealIt(reader.register(node), reader.group(what))]
        case nodes.TurnUp(what):
            return [cardplay.TurnCard(reader.group(what), True)]
        case nodes.TurnDown(what):
            return [cardplay.TurnCard(reader.group(what), False)]
        case nodes.Mill(n, where):
            return [decks.Mill(reader.register(node), reader.deck(where), n)]
        case nodes.Shuffle(where):
            return [searches.shuffle(reader, reader.deck(where))]
        case nodes.ShuffleInto(what, where):
            return [decks.Shuffle(reader.group(what), reader.deck(where))]
        case nodes.SwapHands():
            return [cardplay.SwapHands(reader.rival())]
        case nodes.CopyTo(what, to):
            whose, pile = reader.pile(to)
            if pile != zone.HAND:
                raise Senseless("A copy is put into a hand: in any other pile it would be gone.", reader.text)
            return [cardplay.CopyTo(reader.register(node), reader.group(what), whose)]
        case nodes.SearchNamed(where):
            found = reader.register(node)
            named = decks.SearchNamed(found, reader.scope.refs[id(node)].register, reader.pile_group(where))
            return [named, *searches.after_search(reader, found, *reader.pile(where))]
    return of_piles(reader, node)


def of_piles(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Return(what, to) | nodes.PutInto(what, to):
            whose, kind = reader.pile(to)
            if kind == zone.RESERVE:
                return [piles.PlaceReserve(reader.group(what), whose, True)]
            return [piles.Send(reader.group(what), whose, kind, False)]
        case nodes.PlaceReserve(what, to):
            whose, kind = reader.pile(to)
            if kind != zone.RESERVE:
                raise Senseless("Cards are placed face down into a Reserve.", reader.text)
            return [piles.PlaceReserve(reader.group(what), whose, False)]
        case nodes.PutOn(anyorder, what, end, where):
            if anyorder:
                return [
                    decks.PutBack(reader.new_register(), reader.group(what), reader.deck(where), end == "bottom", True)
                ]
            return [piles.Send(reader.group(what), reader.deck(where), zone.DECK, end == "bottom")]
        case nodes.PutRest(anyorder, end, where):
            return [
                decks.PutBack(
                    reader.new_register(),
                    references.Rest(reader.implied(node)),
                    reader.deck(where),
                    end == "bottom",
                    anyorder,
                )
            ]
        case nodes.DiscardRest():
            return [damage.Discard(references.Rest(reader.implied(node)))]
        case nodes.PutBack():
            return [decks.PutBack(reader.new_register(), reader.implied(node), None, False, True)]
    return None
