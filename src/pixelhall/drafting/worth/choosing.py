"""What the machine would choose, from what a seat knows alone: for seats that gave up, for hints and for players."""

import functools
from typing import Final

from pixelhall.core.game import Action
from pixelhall.drafting.cards.cube import Cards
from pixelhall.drafting.numbers import fate, role, verb
from pixelhall.drafting.state.lots import forced
from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Card, Draft
from pixelhall.drafting.worth.features import hero_rows
from pixelhall.drafting.worth.worth import TWICE, hero_worth, leader_worth
from pixelhall.pixel_tactics.decks.formats import FORMATS

COIN: Final = 0.6  # of the spread of the cards: what a coin is worth
SCALE: Final = 8.0  # how sharply weights are told apart
NEEDED: Final = 25  # Heroes: until there are so many, each counts as such


def best(state: Draft, seat: int, options: list[Action]) -> Action:
    """The option that is worth most; of equal ones the first."""
    worths = rate(state, seat, options)
    return options[max(range(len(options)), key=lambda at: (worths[at], -at))]


def weigh(state: Draft, seat: int, options: list[Action]) -> list[float]:
    """What each option is worth, between 0 and 1: the best of a question is 1."""
    worths = rate(state, seat, options)
    most, spread = max(worths), scale_of(state)
    return [1 / (1 + SCALE * (most - worth) / spread) for worth in worths]


def rate(state: Draft, seat: int, options: list[Action]) -> list[float]:
    """The same, as a sum of worths of cards."""
    leaders, heroes = pools(state, seat)
    return [option_worth(state, option, leaders, heroes, seat) for option in options]


def option_worth(state: Draft, option: Action, leaders: list[Card], heroes: list[Card], seat: int) -> float:
    kind = option.verb
    if kind == verb.BUY:
        return purchase_worth(state, option, leaders, heroes)
    if kind == verb.LEAD and state.rules.method.name != "league" and len(leaders) >= 4:
        return TWICE
    if kind == verb.LEAD:
        return lead_worth(state, option.a, leaders, heroes)
    if kind == verb.RETURN:
        return -card_worth(state, option.a, leaders, less(heroes, option.a))
    if kind == verb.KEEP:
        return 0.0 if not proposal(state, seat) else -1.0
    if kind == verb.AUTO:
        return 0.001
    if kind == verb.TAKE and state.rules.method.name == "winston":
        return lot_worth(state, leaders, heroes)
    if kind == verb.NEXT:
        return next_worth(state, leaders, heroes, seat)
    return card_worth(state, option.a, leaders, heroes)


def card_worth(state: Draft, card: Card, leaders: list[Card], heroes: list[Card]) -> float:
    """A Hero more; one that the deck may not have again is hardly worth a place."""
    allowed = FORMATS[state.rules.method.format].copies
    copies = heroes.count(card) + leaders.count(card)
    worth = hero_worth(state.book, card, heroes)
    return worth + (TWICE if copies >= allowed and state.rules.method.name != "league" else 0.0)


def lead_worth(state: Draft, card: Card, leaders: list[Card], heroes: list[Card]) -> float:
    """A Leader more, less what the same card would do as a Hero on average."""
    twice = TWICE if card in leaders or card in heroes else 0.0
    return leader_worth(state.book, card) - mean_leader(state) + twice


def mean_leader(state: Draft) -> float:
    return spread(state.book, tuple(state.cube))[1]


def mean_hero(state: Draft) -> float:
    return spread(state.book, tuple(state.cube))[0]


def scale_of(state: Draft) -> float:
    return spread(state.book, tuple(state.cube))[2]


@functools.lru_cache(maxsize=64)
def spread(cards: Cards, cube: tuple[int, ...]) -> tuple[float, float, float]:
    """What a card of a Cube adds on average, as Hero and as Leader, and how far its Heroes differ."""
    there = [card for card, count in enumerate(cube) for _ in range(count)]
    heroes = [hero_worth(cards, card, []) for card in there]
    leads = [leader_worth(cards, card) for card in there if cards.may_lead(card)]
    mean = sum(heroes) / max(1, len(heroes))
    differ = (sum((worth - mean) ** 2 for worth in heroes) / max(1, len(heroes))) ** 0.5
    return mean, sum(leads) / max(1, len(leads)), max(1e-6, differ)


def purchase_worth(state: Draft, option: Action, leaders: list[Card], heroes: list[Card]) -> float:
    """The card, less the coins that are paid for it, with the coins that lie on it."""
    card = state.lots[option.a][0]
    coins = state.stakes[option.a] - int(option.a)
    worth = coins * COIN * scale_of(state)
    if option.b == role.LEADER:
        return worth + lead_worth(state, card, leaders, heroes)
    if option.b == role.HERO:
        return worth + card_worth(state, card, leaders, heroes) - mean_hero(state)
    return worth + TWICE


def lot_worth(state: Draft, leaders: list[Card], heroes: list[Card]) -> float:
    """A whole Winston lot as Heroes: each card counts by what it is better than the worst that would be kept."""
    return sum(surplus(state, state.slots[slot], leaders, heroes) for slot in state.lots[state.look])


def surplus(state: Draft, card: Card, leaders: list[Card], heroes: list[Card]) -> float:
    """A card is never worth less than nothing: it can be returned. While Heroes are few, each is worth having."""
    few = 1.0 if len(heroes) < NEEDED else 0.0
    worth = card_worth(state, card, leaders, heroes) - mean_hero(state)
    return max(0.0, worth + few * scale_of(state))


def next_worth(state: Draft, leaders: list[Card], heroes: list[Card], seat: int) -> float:
    """What can be hoped for behind this lot: the next one, as far as it was seen, else cards of average worth."""
    if forced(state) >= 0:
        return TWICE
    average = scale_of(state) * 0.9
    later = state.lots[state.look + 1 :]
    hopes = [average]
    for lot in later:
        hope = 0.0
        for slot in lot:
            seen = state.sights[slot] & (1 << seat) and state.fates[slot] == fate.LOT
            hope += surplus(state, state.slots[slot], leaders, heroes) if seen else average
        hopes.append(hope)
    return max(hopes)


def proposal(state: Draft, seat: int) -> list[tuple[Card, str]]:
    """The Heroes that the machine would return, each with the reason; fewest first where nothing forces more."""
    method, form = state.rules.method, FORMATS[state.rules.method.format]
    leaders, heroes = state.leaders[seat], state.heroes[seat][:]
    found: list[tuple[Card, str]] = []
    left = method.returns - len(state.returned[seat])
    mean = mean_hero(state)
    while len(found) < left and len(heroes) > method.to:
        twice = [card for card in sorted(set(heroes)) if (heroes + leaders).count(card) > form.copies]
        among = twice or sorted(set(heroes))
        worst = min(among, key=lambda card: (hero_worth(state.book, card, less(heroes, card)), card))
        if twice:
            reason = f"a deck has it {'once' if form.copies == 1 else f'{form.copies} times'} at most (A-128)"
        elif state.rules.enforces and len(heroes) > form.most:
            reason = f"a deck has at most {form.most} Heroes (A-118)"
        elif hero_worth(state.book, worst, less(heroes, worst)) < mean:
            reason = f"weaker than the cards of this Cube are on average: {plainly(state, worst)}"
        else:
            break
        heroes.remove(worst)
        found.append((worst, reason))
    return found


def plainly(state: Draft, card: Card) -> str:
    """A Hero's numbers in words."""
    row, printed = hero_rows(state.book)[card], state.book.cards[card]
    does = ", ranged" if row[4] else ""
    return f"Attack {printed.attack}, Life {printed.life}{does}"


def less(cards: list[Card], card: Card) -> list[Card]:
    """The cards without one of them."""
    left = cards[:]
    if card in left:
        left.remove(card)
    return left
