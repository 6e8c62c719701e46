"""Decks that a machine makes, and what any deck is made of."""

from collections.abc import Callable, Iterable
from typing import Final

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadOption
from pixelhall.core.lists import Built, Chart
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.card_sets import CardSet
from pixelhall.pixel_tactics.cards.kinds import Card
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.decks.building import Builder
from pixelhall.pixel_tactics.decks.charts import charts
from pixelhall.pixel_tactics.decks.deck import read
from pixelhall.pixel_tactics.decks.formats import FORMATS, Format
from pixelhall.pixel_tactics.decks.pools import Terms, pool_of
from pixelhall.pixel_tactics.decks.recipes import RECIPES, combined, mix
from pixelhall.pixel_tactics.texts.book import Book

AUTO: Final = "auto"
WAYS: Final = {
    AUTO: "the strongest cards of the sets, with somebody for each job",
    **{name: f"Combination for {FORMATS[one.form].title}: {one.words} ({one.rule})" for name, one in RECIPES.items()},
}
MADE_OF: Final = ("core", "minipak", "commons", "")  # the kinds of sets whose cards are in decks

Books = Callable[[list[str]], Book]


def format_of(way: str) -> str:
    """The format of the decks that are built in a way, if none is said."""
    return RECIPES[way].form if way in RECIPES else "standard"


def build(
    way: str, form: Format | None, limits: list[str], sources: list[str], books: Books, terms: Terms, seed: int
) -> Built:
    chance, lists = chances.from_seed(seed), restrictions.load(limits)
    found = [card_sets.load(source) for source in sources]
    found = [one for one in found if one.kind in MADE_OF and one.cards]
    sources = [source for source in sources if card_sets.load(source) in found]
    if way == AUTO:
        assert form is not None, "a deck is built for a format"
        if form.fewest < form.leaders:
            raise BadOption(f"no deck is built for the format {form.title}: its decks come out of drafts")
        return Builder(form, pool_of(books(sources), terms), lists, cards_of(found), chance).build()
    if way not in RECIPES:
        raise BadOption(f'there is no way "{way[:20]}" to build a deck; there are: {", ".join(WAYS)}')
    recipe = RECIPES[way]
    if form is not None and form.name != recipe.form:
        raise BadOption(
            f"the recipe {way} makes a deck of the format {FORMATS[recipe.form].title}, not {form.title} ({recipe.rule})"
        )
    some = mix(recipe, found, chance)
    chosen = [source for source, one in zip(sources, found) if one in some]
    return combined(recipe, some, pool_of(books(chosen), terms), chance, lists)


def deck_charts(text: str, sources: list[str], book: Book, terms: Terms) -> list[Chart]:
    deck, _ = read(text, pool_of(book, terms))
    return charts(deck, cards_of(card_sets.load(source) for source in sources))


def cards_of(sets: Iterable[CardSet]) -> dict[str, Card]:
    return {card.name: card for one in sets for card in (*one.cards, *one.promos)}
