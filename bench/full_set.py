"""How long it takes to check a card set of full size: 200 cards, every box filled, no text twice.

python bench/full_set.py      prints the seconds of processor time for reading, compiling and remarking
"""

import time
from random import Random

from pixelhall.core.content_file import LARGEST_FILE, MOST_CARDS
from pixelhall.core.errors import BadCard, BadSet
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import parse, resolve, write
from pixelhall.pixel_tactics.cards.language.invent import invent
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.texts.book import Book, Box

LETTERS = "abcdefghijklmnopqrst"
IN_A_BOX = 3


def main() -> None:
    text = full_set(Random(1))
    understood.cache_clear()
    print(f"{len(text.encode()):,} bytes")
    start = time.process_time()
    found = card_sets.read(text, "full")
    read = time.process_time()
    card_sets.prove(found)
    proved = time.process_time()
    card_sets.remarks(found)
    done = time.process_time()
    print(
        f"read {read - start:.2f} s, compile {proved - read:.2f} s, remarks {done - proved:.2f} s: {done - start:.2f} s"
    )


def full_set(luck: Random) -> str:
    """As many cards as a file may hold, and as many letters."""
    cards = ['[set]\nname = "full"\ntitle = "Full"']
    for i in range(MOST_CARDS):
        card = one_card(luck, f"C{LETTERS[i // 20]}{LETTERS[i % 20]}x")
        if len("\n".join([*cards, card]).encode()) < LARGEST_FILE:
            cards.append(card)
    return "\n".join(cards)


def one_card(luck: Random, name: str) -> str:
    while True:
        rows = "\n".join(f"{row} = {box(luck, 'row', 'Hero')}" for row in ("vanguard", "flank", "rear"))
        leader = f'{{ name = "B{name}", attack = 1, life = 9, text = {box(luck, "row", "Leader")} }}'
        order = f'"{new_text(luck, "order", "card")}"'
        card = f'\n[[hero]]\nname = "{name}"\nattack = 1\nlife = 3\n{rows}\norder = {order}\nleader = {leader}'
        try:
            card_sets.read(f'[set]\nname = "one"\ntitle = "One"\n{card}', "one")
        except BadSet:
            continue
        return card


def box(luck: Random, kind: str, bearer: str) -> str:
    return "[" + ", ".join(f'"{new_text(luck, kind, bearer)}"' for _ in range(IN_A_BOX)) + "]"


def new_text(luck: Random, kind: str, bearer: str) -> str:
    """A text of a usual length that is played."""
    while True:
        words = write(invent(kind, luck, 5))
        if not 40 <= len(words) <= 110:
            continue
        try:
            node = parse(words, kind)
            scope = resolve(node, kind, bearer)
            if kind == "row":
                texts.row(Book(), node, scope, Box())
            else:
                texts.order(Book(), node, scope)
        except (BadCard, Unplayed):
            continue
        return words


if __name__ == "__main__":
    main()
