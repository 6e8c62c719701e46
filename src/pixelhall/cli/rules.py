"""`pixelhall rules`: the numbered rules, rulings and options of a game, by ID or by words."""

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, print_lines
from pixelhall.core.errors import BadText
from pixelhall.core.rulebook import Entry, Option, Rule, Rulebook, Ruling

MOST = 12  # entries shown in full


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--game", "name", default=DEFAULT_GAME, show_default=True, help="Whose rules.")
def command(words: tuple[str, ...], name: str) -> None:
    """Shows a rule by its ID (PT-MELEE-01), or all rules with some words in them."""
    print_lines(answer(pixelhall.game(name).rulebook(), " ".join(words), strict=True))


def answer(book: Rulebook, words: str, strict: bool = False) -> list[str]:
    """The entry with that ID, or all entries with the words; for an unknown ID, what it may have meant."""
    entry = book.find(words)
    if entry is not None:
        return full(entry)
    found = book.search(words)
    if not found:
        near = book.nearest(words)
        sentence = f'no rule has the ID or the words "{words}"' + (f"; did you mean {', '.join(near)}?" if near else "")
        if strict:
            raise BadText(sentence)
        return [sentence[:1].upper() + sentence[1:]]
    if len(found) == 1:
        return full(found[0])
    if len(found) <= MOST:
        return [f"{entry.id}, {entry.title}: {entry.text}" for entry in found]
    return [f"{len(found)} rules; rules ID shows one in full.", *(f"{entry.id}  {entry.title}" for entry in found)]


def full(entry: Entry) -> list[str]:
    lines = [f"{entry.id} ({entry.group}): {entry.title}", entry.text]
    if isinstance(entry, Rule):
        lines += [f"Editions: {', '.join(entry.editions)}"] if entry.editions else []
        lines += [f"Example: {entry.test}"] if entry.test else []
    if isinstance(entry, Ruling) and entry.readings:
        lines.append(f"Other readings: {entry.readings}")
    if isinstance(entry, Option):
        lines.append(f"Values: {entry.values}")
        lines += [f"In {edition}: {value}" for edition, value in entry.settings]
    return lines
