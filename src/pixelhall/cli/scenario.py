"""`pixelhall scenario`: runs scenario files and tells which claims do not hold."""

from pathlib import Path

import click

from pixelhall.core.errors import BadOption


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def command(files: tuple[str, ...]) -> None:
    """Runs each FILE, or every .scn file of a folder; exit code 1 when one fails."""
    from pixelhall.core import scenarios

    paths = [path for file in files for path in found(Path(file))]
    failed = 0
    for path in paths:
        faults = scenarios.run(path)
        failed += bool(faults)
        for fault in faults:
            click.echo(fault)
    click.echo(f"{len(paths) - failed} of {len(paths)} scenarios hold.")
    raise SystemExit(1 if failed else 0)


def found(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.scn"))
    if not path.is_file():
        raise BadOption(f"there is no file or folder {path}")
    return [path]
