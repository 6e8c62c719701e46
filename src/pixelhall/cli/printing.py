"""`pixelhall cards print`: cards on paper, or as pictures."""

from pathlib import Path

import click

import pixelhall
from pixelhall.core.content_file import content
from pixelhall.core.errors import BadOption
from pixelhall.press.gathering import Wanted, split
from pixelhall.press.printing import ENDINGS, How, produce


def print_things(
    name: str, things: tuple[str, ...], pool: tuple[str, ...], how: How, apart: bool, to: str, overwrite: bool
) -> None:
    from pixelhall.server.pictures.sprites import sprites

    game = pixelhall.game(name)
    files = [thing for thing in things if is_file(thing)]
    shipped = split(game, [thing for thing in things if thing not in files])
    own = tuple(content(file) for file in files if file.endswith(".toml"))
    lists = tuple(read(file) for file in files if not file.endswith(".toml"))
    wanted = Wanted((*shipped.sets, *own), shipped.extras, lists, tuple(pool), apart)
    path = Path(to or f"{Path(things[0]).stem}{ENDINGS.get(how.kind, '')}").expanduser()
    if path.exists() and not overwrite:
        raise BadOption(f"{path} exists already; choose another name with --to, or write over it with --overwrite")
    made = produce(game, wanted, how, ", ".join(Path(thing).stem for thing in things), sprites().drawn)
    try:
        path.write_bytes(made.data)
    except OSError as fault:
        raise BadOption(f"{path} could not be written: {fault}") from fault
    click.echo(f"{path}: {made.cards} card{'s' if made.cards != 1 else ''}, {len(made.data) // 1000} kB.")
    if how.kind == "pdf" and made.cards:
        click.echo("Print at 100 %, on both sides, turned about the long edge.")
    if made.missing:
        click.echo(f"The press has no letter for {made.missing}: an empty box stands instead.")


def is_file(thing: str) -> bool:
    return thing.endswith(".toml") or Path(thing).suffix != "" or Path(thing).is_file()


def read(file: str) -> str:
    try:
        return Path(file).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadOption(f"{file} cannot be read: {fault}") from fault
