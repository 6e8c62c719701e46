"""`pixelhall cards`: the card sets of a game, shipped or your own."""

import importlib
import importlib.util
from typing import Any

import click

import pixelhall
from pixelhall.cli.boards import board
from pixelhall.cli.shared import DEFAULT_GAME, found_set, printed
from pixelhall.core.errors import BadOption, BadText

game_option = click.option("--game", "name", default=DEFAULT_GAME, show_default=True, help="Whose cards.")
set_option = click.option("--set", "sets", multiple=True, metavar="SET", help="A set by name or a .toml file; usually all that are shipped.")


@click.group()
def command() -> None:
    """Cards: list, show, search, check, forms."""


@command.command("list")
@game_option
@set_option
def list_(name: str, sets: tuple[str, ...]) -> None:
    """All cards, one a line."""
    look = board(name)
    for found in loaded(name, sets):
        printed([f"{found.title} ({found.name}), {len(found.cards)} cards"])
        printed(f"  {look.line(card)}" for card in found.cards)


@command.command()
@click.argument("words", nargs=-1, required=True, metavar="NAME")
@game_option
@set_option
def show(words: tuple[str, ...], name: str, sets: tuple[str, ...]) -> None:
    """Everything printed on the card NAME; the beginning of its name is enough."""
    wanted = " ".join(words).lower()
    cards = [card for found in loaded(name, sets) for card in found.cards]
    exact = [card for card in cards if wanted in sides(card)]
    begun = exact or [card for card in cards if any(side.startswith(wanted) for side in sides(card))]
    if not begun:
        import difflib

        near = difflib.get_close_matches(wanted, [side for card in cards for side in sides(card)], n=3, cutoff=0.5)
        help = f"did you mean {', '.join(near)}?" if near else "pixelhall cards list names them"
        raise BadText(f'there is no card "{" ".join(words)}"; {help}')
    for i, card in enumerate(begun):
        printed([*([""] if i else []), *board(name).card(card)])


@command.command()
@click.argument("words", nargs=-1, required=True)
@game_option
@set_option
def search(words: tuple[str, ...], name: str, sets: tuple[str, ...]) -> None:
    """All cards in whose text every one of the WORDS occurs."""
    look = board(name)
    wanted = [word.lower() for word in words]
    hits = [card for found in loaded(name, sets) for card in found.cards if all(word in " ".join(look.card(card)).lower() for word in wanted)]
    for card in hits:
        texts = [line for line in look.card(card)[1:] if any(word in line.lower() for word in wanted)]
        printed([look.card(card)[0], *(f"  {text}" for text in texts)])
    click.echo(f"{len(hits)} card{'s' if len(hits) != 1 else ''}.")


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@game_option
def check(files: tuple[str, ...], name: str) -> None:
    """Checks each card FILE: every fault with line, column, what was expected and the nearest sentence that is understood."""
    game = pixelhall.game(name)
    reader = shelf(name)
    for file in files:
        if not file.endswith(".toml"):
            raise BadOption(f"{file}: a card file ends in .toml")
        found = reader.load(file)
        reader.prove(found)
        for remark in reader.remarks(found):
            click.echo(f"{file}: {remark}")
        with_others = "".join(f" --set {other}" for other in reader.shipped()[:1])
        try:
            game.new({"sets": [found_set(file)]})
            with_others = ""
        except BadOption as small:
            click.echo(f"{file}: too small to be played alone ({small}), so play it together with another set.")
        click.echo(f"{file}: {found.title}, {len(found.cards)} cards, no faults. Play it: pixelhall play {name}{with_others} --set {file}")


@command.command()
@game_option
def forms(name: str) -> None:
    """The forms of the card language that are understood and not played yet: a set that uses one is refused."""
    missing = shelf(name).unplayed()
    for form in missing:
        click.echo(form)
    click.echo(f"{len(missing)} form{'s' if len(missing) != 1 else ''} not played yet.")


def shelf(name: str) -> Any:
    """The module of a game that reads its cards: `shipped()`, `load(source)`, `prove(set)`, `remarks(set)`, `unplayed()`."""
    package = type(pixelhall.game(name)).__module__.rpartition(".")[0]
    if not importlib.util.find_spec(f"{package}.cards"):
        raise BadOption(f'"{name}" has no cards')
    return importlib.import_module(f"{package}.cards")


def loaded(name: str, sets: tuple[str, ...]) -> list[Any]:
    reader = shelf(name)
    return [reader.load(source) for source in (sets or reader.shipped())]


def sides(card: Any) -> list[str]:
    """The names of a card: its own, and its other side's."""
    other = getattr(card, "leader", None)
    return [card.name.lower(), *([other.name.lower()] if other is not None else [])]
