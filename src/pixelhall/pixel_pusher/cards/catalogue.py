"""The images and cards as they are printed."""

from collections.abc import Iterator
from typing import Final

from pixelhall.core.shelf import Chapter, Gist, Printed, SetShelf
from pixelhall.pixel_pusher.cards import card_sets, wordings
from pixelhall.pixel_pusher.numbers import colour

MEANINGS: Final = {
    "segment": "A part of the belt. There are six; pixels move from each to the next when a round begins.",
    "slot": "A place of a machine. Slot 3 takes pixels off segment 3.",
    "scanline": "A row of an image. It is painted at once, by one player, with exactly its colours.",
    "stack": "The cards in one slot. They collect together, all or nothing.",
    "storage": "Five pixels are kept from one round to the next; the others are returned.",
    "bag": "Red, green and blue pixels that are not in play. New pixels for the belt, and for traded cards, are drawn from it.",
    "supply": "The piles of cyan, magenta, yellow and white, ten each.",
    "trade": "Instead of being installed, a card leaves the play for a random pixel out of the bag.",
    "start marker": "Who has it begins every phase whose ability card nobody holds. It moves left after each round.",
    "draft": "Everybody takes a card at once and passes the rest on, until all are taken.",
}
EFFECTS: Final = {  # what an ability card does, in words for a search
    "build": "build first",
    "collect": "collect first",
    "score": "convert score first",
    "mix": "convert mix free",
}


class CardShelf(SetShelf[card_sets.CardSet]):
    folders = card_sets.FOLDERS

    def printed(self, found: card_sets.CardSet) -> tuple[Printed, ...]:
        return tuple(print_card(card) for card in found.cards)

    def vocabulary(self) -> list[Chapter]:
        return wordings.vocabulary()

    def sample(self) -> str:
        return wordings.SAMPLE

    def examples(self) -> list[str]:
        return ["collect red", "machines that convert cyan", "images points>=45", "white", "abilities"]

    def remarks(self, found: card_sets.CardSet) -> list[str]:
        return card_sets.remarks(found)


def print_card(card: card_sets.Image | card_sets.Machine | card_sets.Ability) -> Printed:
    """Everything printed on an image or a card."""
    if isinstance(card, card_sets.Image):
        return image(card)
    if isinstance(card, card_sets.Ability):
        return Printed(
            card.name,
            card.set,
            (("Ability", card.text),),
            {"kind": "ability", "effect": card.effect},
            "ability card",
            card.text,
            gists=(Gist(frozenset(("ability",)), frozenset(EFFECTS[card.effect].split())),),
        )
    texts = [end.words() for end in card.ends]
    lines = tuple(
        (("This end", "The other end")[i] if len(texts) > 1 else "Machine", text) for i, text in enumerate(texts)
    )
    return Printed(
        card.name,
        card.set,
        lines,
        {"kind": "machine", "count": card.count, "ends": texts},
        f"{card.count} in the deck",
        f"{card.count:>2} × {' / '.join(texts)}",
        gists=tuple(Gist(frozenset(("machine",)), frozenset(work(end))) for end in card.ends),
    )


def work(end: card_sets.End) -> Iterator[str]:
    """What a machine does in a slot: the colours are those that it gives."""
    if end.collect:
        yield from ("collect", *colours(end.collect))
    for recipe in end.convert:
        made = card_sets.RECIPE.fullmatch(recipe)
        into = colours(made[2]) if made else colour.WORDS
        yield from ("convert", "mix" if made and len(made[1]) > len(made[2]) else "split" if made else "press", *into)


def colours(letters: str) -> list[str]:
    return [word for letter, word in zip(colour.LETTERS, colour.WORDS) if letter in letters]


def image(card: card_sets.Image) -> Printed:
    total = sum(card.points)
    cells = "".join(card.rows)
    lines = tuple(
        (f"Row {i + 1}", f"{row}  {count(points)}") for i, (row, points) in enumerate(zip(card.rows, card.points))
    )
    needs = "".join(f"{letter}{cells.count(letter)} " for letter in colour.LETTERS if letter in cells).strip()
    data = {"kind": "image", "rows": list(card.rows), "row_points": list(card.points), "points": total}
    gist = Gist(frozenset(("image",)), frozenset(("paint", *colours(cells))))
    return Printed(card.name, card.set, lines, data, count(total), f"{total:>2} points  {needs}", gists=(gist,))


def count(points: int) -> str:
    return f"{points} point{'s' if points != 1 else ''}"
