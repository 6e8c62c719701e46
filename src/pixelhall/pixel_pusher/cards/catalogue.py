"""The images and cards as they are printed."""

from typing import Final

from pixelhall.core.shelf import Printed, SetShelf
from pixelhall.pixel_pusher.cards import card_sets
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


class CardShelf(SetShelf[card_sets.CardSet]):
    folders = card_sets.FOLDERS

    def printed(self, found: card_sets.CardSet) -> tuple[Printed, ...]:
        return tuple(print_card(card) for card in found.cards)

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
    )


def image(card: card_sets.Image) -> Printed:
    total = sum(card.points)
    cells = "".join(card.rows)
    lines = tuple(
        (f"Row {i + 1}", f"{row}  {count(points)}") for i, (row, points) in enumerate(zip(card.rows, card.points))
    )
    needs = "".join(f"{letter}{cells.count(letter)} " for letter in colour.LETTERS if letter in cells).strip()
    data = {"kind": "image", "rows": list(card.rows), "row_points": list(card.points), "points": total}
    return Printed(card.name, card.set, lines, data, count(total), f"{total:>2} points  {needs}")


def count(points: int) -> str:
    return f"{points} point{'s' if points != 1 else ''}"
