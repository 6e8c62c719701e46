"""`pixelhall decks`: the lists of cards that players build, such as decks, checked, shown and built."""

from pathlib import Path
from typing import Any, Final

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, play_options, print_lines
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.core.lists import Built, Chart, ListReport, read_line

game_option = click.option("--game", "name", default=DEFAULT_GAME, show_default=True, help="Whose decks.")
format_option = click.option(
    "--format", "form", default="", metavar="FORMAT", help="standard, epic or league; usually standard."
)
set_option = click.option(
    "--set",
    "sets",
    multiple=True,
    metavar="SET",
    help="A set that its cards are from, by name or a .toml file; usually all.",
)
list_option = click.option(
    "--list", "limits", multiple=True, metavar="LIST", help="A list of banned and restricted cards."
)
other_option = click.option(
    "--option", "others", multiple=True, metavar="NAME=VALUE", help="Another option of the play."
)
WIDEST: Final = 40  # letters of a bar
USUAL_FORMAT: Final = "standard"


@click.group()
def command() -> None:
    """Decks: check, show, build."""


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@game_option
@format_option
@set_option
@list_option
@other_option
def check(
    files: tuple[str, ...],
    name: str,
    form: str,
    sets: tuple[str, ...],
    limits: tuple[str, ...],
    others: tuple[str, ...],
) -> None:
    """Checks each deck FILE: every fault with its line and its rule."""
    game = pixelhall.game(name)
    kind, options = kind_of(game), options_of(game, form or usual_format(game), sets, limits, others)
    wrong = 0
    for file in files:
        report = game.check_list(kind, text_of(file), options)
        wrong += len(report.faults)
        print_lines([*told(file, report), *([] if report.faults else [f"{file}: {summed(kind, report)}, no faults."])])
    if wrong:
        raise SystemExit(2)


@command.command()
@click.argument("file")
@game_option
@format_option
@set_option
@list_option
@other_option
def show(
    file: str,
    name: str,
    form: str,
    sets: tuple[str, ...],
    limits: tuple[str, ...],
    others: tuple[str, ...],
) -> None:
    """Shows what the deck in FILE is made of: its curve, what works in which row, keywords, copies."""
    game = pixelhall.game(name)
    kind, text = kind_of(game), text_of(file)
    options = options_of(game, form or usual_format(game), sets, limits, others)
    report = game.check_list(kind, text, options)
    click.echo(f"{file}: {summed(kind, report)}")
    click.echo(report.text.rstrip("\n"))
    for chart in game.list_charts(kind, text, options):
        click.echo(f"\n{chart.title}")
        for line in bars(chart):
            click.echo(line)
    if report.faults:
        click.echo("")
        print_lines(told(file, report))


@command.command()
@click.argument("way", default="auto", metavar="[WAY]")
@game_option
@format_option
@set_option
@list_option
@other_option
@click.option("--seed", default=0, show_default=True, help="Another number makes another deck.")
@click.option("--to", default="", metavar="FILE", help="Where it goes; without, it is shown.")
def build(
    way: str,
    name: str,
    form: str,
    sets: tuple[str, ...],
    limits: tuple[str, ...],
    others: tuple[str, ...],
    seed: int,
    to: str,
) -> None:
    """Builds a deck in one of these WAYs: auto, the strongest cards with somebody for each job; or Combination, as 1+1
    (one core set and one minipak), 2+2, 1+5 or 0+8. It says why, in lines that a deck may have."""
    game = pixelhall.game(name)
    kind = kind_of(game)
    built = game.build_list(kind, way, options_of(game, form, sets, limits, others), seed)
    text = "\n".join([*(f"# {reason}" for reason in built.reasons), *with_reasons(built), ""])
    if not to:
        click.echo(text, nl=False)
        return
    try:
        with Path(to).expanduser().open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as there:
        raise BadOption(f"{to} exists already; choose another name") from there
    except OSError as fault:
        raise BadOption(f"{to} could not be written: {fault}") from fault
    click.echo(f"{to}: a {kind}, with its reasons.")


def kind_of(game: Game[Any]) -> str:
    kinds = list(game.lists())
    if not kinds:
        raise BadOption(f"nobody builds lists of cards for {game.title}")
    return kinds[0]


def usual_format(game: Game[Any]) -> str:
    """The format of a list that is checked for none, where the game has formats."""
    return USUAL_FORMAT if "format" in game.options() else ""


def options_of(
    game: Game[Any], form: str, sets: tuple[str, ...], limits: tuple[str, ...], others: tuple[str, ...]
) -> dict[str, Any]:
    options = play_options(game, "", 0, sets or tuple(game.shelf().shipped()), others)
    if form and "format" not in options:
        options["format"] = form
    if limits:
        options["limits"] = list(limits)
    return options


def text_of(file: str) -> str:
    try:
        return Path(file).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadOption(f"{file} cannot be read: {fault}") from fault


def summed(kind: str, report: ListReport) -> str:
    cards = sum(entry.count for entry in report.entries)
    cost = f", {report.cost} of {report.limit} points" if report.cost != cards else ""
    return f"a {kind} of {cards} cards{cost}"


def told(file: str, report: ListReport) -> list[str]:
    """Every fault with its place and its rule."""
    return [
        f"{file}{f':{fault.line}' if fault.line else ''}: {fault.words}{f' ({fault.rule})' if fault.rule else ''}"
        for fault in report.faults
    ]


def bars(chart: Chart) -> list[str]:
    """A bar for each label, one mark a card, or fewer where there are many."""
    wide = max((len(label) for label, _ in chart.bars), default=0)
    most = max((n for _, n in chart.bars), default=0)
    share = min(1.0, WIDEST / most) if most else 1.0
    return [f"  {label:>{wide}} {n:>3} {'█' * round(n * share)}".rstrip() for label, n in chart.bars]


def with_reasons(built: Built) -> list[str]:
    """The lines of a list, each with the reason for its card in brackets."""
    reasons = dict(built.picks)
    return [line_with(line, reasons) for line in built.text.splitlines()]


def line_with(line: str, reasons: dict[str, str]) -> str:
    entry = read_line(1, line, {name.casefold(): name for name in reasons}, "")
    name = getattr(entry, "name", "")
    return f"{line.partition(' (')[0]} ({reasons[name]})" if name in reasons else line
