"""Options in words, and as a way over the table."""

from pixelhall.core.game import Action
from pixelhall.drafting.numbers import role, verb
from pixelhall.drafting.state.lots import forced, looked_at
from pixelhall.drafting.state.passing import in_hand
from pixelhall.drafting.state.state import Card, Draft
from pixelhall.drafting.worth.choosing import proposal


def way(state: Draft, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order. Equal cards share the place of the first."""
    kind, method = action.verb, state.rules.method
    if kind in (verb.NEXT, verb.KEEP, verb.AUTO):
        return []
    if kind == verb.RETURN:
        return [f"{seat}:heroes{sorted(state.heroes[seat]).index(action.a) + 1}"]
    if kind == verb.BUY:
        pile = {role.LEADER: f"{seat}:leaders", role.HERO: f"{seat}:heroes"}.get(action.b, "gone")
        return [f"lot{action.a + 1}", pile]
    if method.packs:
        return [f"{seat}:pack{sorted(in_hand(state, seat)).index(action.a) + 1}"]
    if method.name == "league":
        ways = [place_of(sorted(state.shown), action.a)]
        return [*ways, place_of(sorted(state.shown), action.b, action.a)] if action.b >= 0 else ways
    if kind == verb.TAKE:
        return [f"lot{state.look + 1}"]
    here = f"{seat}:look{sorted(looked_at(state)).index(action.a) + 1}"
    if forced(state) >= 0:
        return [here, f"{seat}:{'leaders' if kind == verb.LEAD else 'heroes'}"]
    return [here]


def place_of(cards: list[Card], card: Card, other: Card = -1) -> str:
    """Where a card lies among those shown; a second copy beside the first."""
    return f"shown{cards.index(card) + 1 + (1 if card == other else 0)}"


def tell(state: Draft, seat: int, action: Action) -> str:
    """An option in words."""
    kind, names = action.verb, state.book.names
    if kind == verb.NEXT:
        last = state.look == len(state.lots) - 1
        return "Pass this lot and take the top card of the deck" if last else f"Pass; look at lot {state.look + 2}"
    if kind == verb.KEEP:
        return f"Keep all {len(state.heroes[seat])} Heroes"
    if kind == verb.AUTO:
        back = [names[card] for card, _ in proposal(state, seat)]
        return (
            f"Let the machine finish the deck: return {', '.join(back)}" if back else "Let the machine finish the deck"
        )
    if kind == verb.RETURN:
        return f"Return {card_words(state, action.a)}"
    if kind == verb.BUY:
        return buy_words(state, action)
    if kind == verb.TAKE and state.rules.method.name == "winston":
        cards = sorted(looked_at(state))
        return f"Take the lot as Heroes: {', '.join(names[card] for card in cards)}"
    under = f"; {names[action.b]} goes under the pool" if action.b >= 0 else ""
    as_what = "as a Leader" if kind == verb.LEAD else "as a Hero"
    card = leader_words(state, action.a) if kind == verb.LEAD else card_words(state, action.a)
    return (
        f"Take {card} {as_what}{under}"
        if kind == verb.HERO or state.rules.method.name == "winston"
        else f"Take {card}{under}"
    )


def buy_words(state: Draft, action: Action) -> str:
    card, coins = state.lots[action.a][0], state.stakes[action.a]
    what = {role.LEADER: " as a Leader", role.HERO: " as a Hero"}.get(action.b, " and discard it")
    face = leader_words(state, card) if action.b == role.LEADER else card_words(state, card)
    cost = f"for {action.a} coin{'s' if action.a != 1 else ''}" if action.a else "free"
    gain = f", with {coins} coin{'s' if coins != 1 else ''} on it" if coins else ""
    return f"Lot {action.a + 1}, {cost}{gain}: {face}{what}"


def card_words(state: Draft, card: Card) -> str:
    """A card as a Hero: its name and numbers."""
    printed = state.book.cards[card]
    return f"{printed.name} (Attack {printed.attack}, Life {printed.life})"


def leader_words(state: Draft, card: Card) -> str:
    """A card as a Leader."""
    printed = state.book.cards[card]
    side = printed.leader
    return f"{printed.name} ({side.name}, Attack {side.attack}, Life {side.life})" if side else printed.name
