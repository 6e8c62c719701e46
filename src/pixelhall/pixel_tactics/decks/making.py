"""Decks that chance makes: Combination, all cards of some sets with Leaders picked at random (PT-COMB)."""

from collections.abc import Iterable

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics.decks.deck import Deck, Pool, deck_of
from pixelhall.pixel_tactics.decks.formats import Format
from pixelhall.pixel_tactics.decks.restrictions import NONE, Restrictions


def combine(cards: Iterable[str], form: Format, pool: Pool, chance: Chance, lists: Restrictions = NONE) -> Deck:
    """As many random cards as the format has Leaders lead, all different (A-120, A-243); the others are Heroes, and of
    more than the format allows as many random ones as it asks for. Cards that the lists forbid are left out."""
    names = sorted(cards)
    order = list(range(len(names)))
    chance.shuffle(order)
    left = [names[i] for i in order]
    leaders: list[str] = []
    for name in left[:]:
        if len(leaders) < form.leaders and name not in leaders and may_lead(name, leaders, pool, lists):
            leaders.append(name)
            left.remove(name)
    heroes: list[str] = []
    for name in left:
        copies = heroes.count(name) + leaders.count(name)
        if copies < form.copies and may_be_hero(name, heroes, lists):
            heroes.append(name)
    if len(leaders) < form.leaders or len(heroes) < form.fewest:
        raise BadOption(
            f"these sets give {len(leaders)} Leaders and {len(heroes)} Heroes; a deck of the format {form.title} needs "
            f"{form.leaders} and {form.fewest}"
        )
    return deck_of(leaders, heroes if len(heroes) <= form.most else heroes[: form.fewest])


def made(form: Format, pool: Pool, chance: Chance, lists: Restrictions = NONE) -> Deck:
    """A deck of the whole pool: each card as often as it takes to have enough, and as the format allows (A-123, A-243)."""
    times = 1
    while times < form.copies and times * len(pool.titles) < form.cards:
        times += 1
    return combine([name for name in pool.titles for _ in range(times)], form, pool, chance, lists)


def may_lead(name: str, leaders: list[str], pool: Pool, lists: Restrictions) -> bool:
    """Whether a card may lead beside these Leaders (PT-LIST-01, PT-LIST-02)."""
    if not pool.titles.get(name) or name in lists.banned_leaders:
        return False
    return not any(name in names and any(one in names for one in leaders) for names in lists.restricted_leaders)


def may_be_hero(name: str, heroes: list[str], lists: Restrictions) -> bool:
    """Whether a card may be a Hero beside these Heroes (PT-LIST-03, PT-LIST-04)."""
    if name in lists.banned_heroes:
        return False
    return not any(
        name in these.names and sum(1 for one in heroes if one in these.names) >= these.most
        for these in lists.restricted_heroes
    )
