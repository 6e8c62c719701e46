"""The recipes of Combination: which sets are put together, and for which format (PT-COMB-01, PT-COMB-02)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.core.lists import Built
from pixelhall.pixel_tactics.cards.card_sets import CardSet
from pixelhall.pixel_tactics.decks.deck import Pool, write
from pixelhall.pixel_tactics.decks.formats import FORMATS
from pixelhall.pixel_tactics.decks.making import combine
from pixelhall.pixel_tactics.decks.restrictions import Restrictions

CORE_CARDS: Final = 25  # PT-DECK-09


@dataclass(frozen=True)
class Recipe:
    cores: int
    minipaks: int
    form: str
    rule: str

    @property
    def name(self) -> str:
        return f"{self.cores}+{self.minipaks}"

    @property
    def words(self) -> str:
        return f"{plural(self.cores, 'core set')} and {plural(self.minipaks, 'minipak')}"


def plural(n: int, word: str) -> str:
    return f"{n or 'no'} {word}{'s' if n != 1 else ''}"


RECIPES: Final = {
    one.name: one
    for one in (
        Recipe(1, 1, "standard", "PT-COMB-01"),
        Recipe(2, 2, "epic", "PT-COMB-02"),
        Recipe(1, 5, "epic", "PT-COMB-02"),
        Recipe(0, 8, "epic", "PT-COMB-02"),
    )
}


def is_core(found: CardSet) -> bool:
    return found.kind in ("core", "") and len(found.cards) == CORE_CARDS and all(card.leader for card in found.cards)


def mix(recipe: Recipe, sets: Sequence[CardSet], chance: Chance) -> list[CardSet]:
    """The sets of a recipe; where there are more than it takes, chance picks them."""
    cores = picked([one for one in sets if is_core(one)], recipe.cores, "core set", recipe, chance)
    minipaks = picked([one for one in sets if one.kind == "minipak"], recipe.minipaks, "minipak", recipe, chance)
    return [*cores, *minipaks]


def picked(some: list[CardSet], n: int, word: str, recipe: Recipe, chance: Chance) -> list[CardSet]:
    if len(some) < n:
        names = f": {', '.join(one.name for one in some)}" if some else ""
        raise BadOption(
            f"the recipe {recipe.name} takes {plural(n, word)}; there {'is' if len(some) == 1 else 'are'} "
            f"{plural(len(some), word)}{names} ({recipe.rule})"
        )
    order = list(range(len(some)))
    if len(some) > n:
        chance.shuffle(order)
    return [some[i] for i in sorted(order[:n])]


def combined(recipe: Recipe, sets: Iterable[CardSet], pool: Pool, chance: Chance, limits: Restrictions) -> Built:
    """A Combination deck: all cards of these sets, with Leaders picked at random (PT-COMB-03)."""
    some = list(sets)
    form = FORMATS[recipe.form]
    names = [card.name for one in some for card in one.cards]
    deck = combine(names, form, pool, chance, limits)
    leaders = [entry.name for entry in deck.leaders]
    reasons = (
        f"Combination for {form.title}: {recipe.words} ({recipe.rule}): {', '.join(one.title for one in some)}.",
        f"{len(names)} cards; {len(leaders)} of them, picked at random, lead (PT-COMB-03).",
    )
    return Built(write(deck, pool), reasons, tuple((name, "leads by chance") for name in leaders))
