"""`pixelhall cards`: the card sets of a game, shipped or your own."""

from collections.abc import Iterable, Iterator

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, print_lines, set_source
from pixelhall.core.errors import BadOption, BadText
from pixelhall.core.near_queries import guide, nearest
from pixelhall.core.search import search as matching
from pixelhall.core.search import words_sought
from pixelhall.core.search_words import Pool, words_of
from pixelhall.core.shelf import Printed, Shelf

game_option = click.option("--game", "name", default=DEFAULT_GAME, show_default=True, help="Whose cards.")
set_option = click.option(
    "--set", "sets", multiple=True, metavar="SET", help="A set by name or a .toml file; usually all that are shipped."
)


@click.group()
def command() -> None:
    """Cards: list, show, search, check, print, try, forms."""


@command.command("list")
@game_option
@set_option
def list_(name: str, sets: tuple[str, ...]) -> None:
    """All cards, one a line."""
    shelf = shelf_of(name)
    for source in sets or shelf.shipped():
        found = shelf.open(source)
        print_lines([f"{found.title} ({found.name}), {len(found.cards)} cards"])
        print_lines(f"  {card.name:<16} {card.brief}" for card in found.cards)


@command.command()
@click.argument("words", nargs=-1, required=True, metavar="NAME")
@game_option
@set_option
def show(words: tuple[str, ...], name: str, sets: tuple[str, ...]) -> None:
    """Everything printed on the card NAME; the beginning of its name is enough."""
    sought = " ".join(words).lower()
    cards = shelf_of(name).cards(list(sets) or None)
    exact = [card for card in cards if sought in sides(card)]
    begun = exact or [card for card in cards if any(side.startswith(sought) for side in sides(card))]
    if not begun:
        import difflib

        near = difflib.get_close_matches(sought, [side for card in cards for side in sides(card)], n=3, cutoff=0.5)
        help = f"did you mean {', '.join(near)}?" if near else "pixelhall cards list names them"
        raise BadText(f'there is no card "{" ".join(words)}"; {help}')
    for i, card in enumerate(begun):
        print_lines([*([""] if i else []), heading(card), *(f"{label}: {text}" for label, text in card.lines)])


@command.command()
@click.argument("words", nargs=-1, required=True)
@game_option
@set_option
def search(words: tuple[str, ...], name: str, sets: tuple[str, ...]) -> None:
    """All cards of which the WORDS are true: what a text does (orders that heal, ranged rear heroes), a word that
    occurs, "words in a row", set:core, attack>=4. Put -- before a -word that must not occur."""
    query = " ".join(f'"{word}"' if " " in word else word for word in words)
    shelf = shelf_of(name)
    cards = shelf.cards(list(sets) or None)
    try:
        hits = matching(cards, query)
    except BadText as unread:
        near = nearest(cards, query)
        raise BadText(f"{unread}{f' Near it: {listed(near)}.' if near else ''}") from unread
    for card in hits:
        texts = [f"{label}: {text}" for label, text in card.lines]
        print_lines(
            [
                heading(card),
                *(
                    f"  {text}"
                    for text in texts
                    if any(Pool(words_of(text)).has(word) or word in text.lower() for word in words_sought(query))
                ),
            ]
        )
    click.echo(f"{len(hits)} card{'s' if len(hits) != 1 else ''}.")
    if not hits:
        print_lines(help_search(shelf, cards, query))


def help_search(shelf: Shelf, cards: list[Printed], query: str) -> Iterator[str]:
    """What a search that found nothing may have meant, and what could be asked."""
    asked = guide(cards, shelf.examples())
    near = nearest(cards, query)
    yield f"Near it: {listed(near)}." if near else f"Try: {listed(asked.examples)}."
    if asked.kinds:
        yield f"Kinds of texts: {', '.join(asked.kinds)}."
        yield f"What texts do: {', '.join(asked.deeds)}."
    yield f"Numbers, as in {asked.numbers[0]}>=4: {', '.join(asked.numbers)}." if asked.numbers else ""
    yield f"Facts, as in set:{cards[0].set}: {', '.join(asked.words)}." if cards else ""


def listed(queries: Iterable[str]) -> str:
    return ", ".join(f"“{one}”" for one in queries)


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@game_option
def check(files: tuple[str, ...], name: str) -> None:
    """Checks each card FILE: every fault with line, column, what was expected and the nearest sentence that is
    understood."""
    game, shelf = pixelhall.game(name), shelf_of(name)
    for file in files:
        if not file.endswith(".toml"):
            raise BadOption(f"{file}: a card file ends in .toml")
        found = shelf.prove(file)
        for remark in found.remarks:
            click.echo(f"{file}: {remark}")
        with_others = "".join(f" --set {other}" for other in shelf.shipped()[:1])
        try:
            game.new({"sets": [set_source(game, file)]})
            with_others = ""
        except BadOption as small:
            click.echo(f"{file}: too small to be played alone ({small}), so play it together with another set.")
        click.echo(
            f"{file}: {found.title}, {len(found.cards)} cards, no faults. Play it: pixelhall play {name}{with_others} --set {file}"
        )


@command.command("print")
@click.argument("things", nargs=-1, required=True, metavar="THING…")
@game_option
@click.option("--set", "pool", multiple=True, metavar="SET", help="A set that decks are made of; usually all.")
@click.option("--to", default="", metavar="FILE", help="Where it goes; usually named after the first thing.")
@click.option("--paper", default="a4", show_default=True, type=click.Choice(["a4", "letter"]), help="The paper.")
@click.option(
    "--bleed", default="0", show_default=True, type=click.Choice(["0", "3"]), help="Millimetres to be cut off."
)
@click.option("--low-ink", is_flag=True, help="White grounds, thin lines, pale pictures.")
@click.option("--apart", is_flag=True, help="Leader sides as cards of their own, and backs that tell nothing.")
@click.option(
    "--as",
    "kind",
    default="pdf",
    show_default=True,
    type=click.Choice(["pdf", "png", "tabletop"]),
    help="Pages; a picture of each side; sheets for Tabletop Simulator.",
)
@click.option("--overwrite", is_flag=True, help="Writes over a file that exists.")
def print_(
    things: tuple[str, ...],
    name: str,
    pool: tuple[str, ...],
    to: str,
    paper: str,
    bleed: str,
    low_ink: bool,
    apart: bool,
    kind: str,
    overwrite: bool,
) -> None:
    """Prints cards to play with on a table. A THING is a set by name, a set or a deck as a file, or one of tokens,
    markers, reference, blank, pad; box is all of it."""
    from pixelhall.cli.printing import print_things
    from pixelhall.press.printing import How

    print_things(name, things, pool, How(kind, paper, int(bleed), low_ink), apart, to, overwrite)


@command.command("try")
@click.argument("sentence")
@click.option(
    "--box", default="", metavar="BOX", help="Where it is to stand (vanguard, order …); usually where it fits."
)
@click.option(
    "--plays", default=20, show_default=True, type=click.IntRange(0, 2000), help="Pairs of plays that measure it."
)
@game_option
def try_(sentence: str, box: str, plays: int, name: str) -> None:
    """Puts a SENTENCE on the desk: what it is read as, an example, a rough worth, and texts on cards that are like it."""
    from pixelhall.cli.desk import show_on_desk

    show_on_desk(pixelhall.game(name), sentence, box, plays)


@command.command()
@game_option
def forms(name: str) -> None:
    """The forms of the card language that are understood and not played yet: a set that uses one is refused."""
    missing = shelf_of(name).unplayed()
    for form in missing:
        click.echo(form)
    click.echo(f"{len(missing)} form{'s' if len(missing) != 1 else ''} not played yet.")


def shelf_of(name: str) -> Shelf:
    shelf = pixelhall.game(name).shelf()
    if not shelf.shipped():
        raise BadOption(f'"{name}" has no cards')
    return shelf


def heading(card: Printed) -> str:
    return f"{card.name}: {card.head} ({card.set})"


def sides(card: Printed) -> list[str]:
    """The names of a card: its own, and its other side's."""
    return [name.lower() for name in card.names()]
