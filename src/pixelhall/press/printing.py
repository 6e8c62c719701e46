"""One order of the press: what, how, and as which kind of file."""

from dataclasses import dataclass
from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.press.gathering import Wanted, gather
from pixelhall.press.scenes import Find

ENDINGS: Final = {"pdf": ".pdf", "png": ".zip", "tabletop": ".zip"}  # of the file of each kind
MOST: Final = 700  # cards: the whole box, and more
MOST_PICTURES: Final = 300  # cards as pictures, which take longer


@dataclass(frozen=True)
class How:
    kind: str = "pdf"
    paper: str = "a4"
    bleed: int = 0
    low_ink: bool = False


@dataclass(frozen=True)
class Product:
    data: bytes
    cards: int
    missing: str  # letters that the fonts do not have


def produce(game: Game[Any], wanted: Wanted, how: How, title: str, find: Find) -> Product:
    """The file; BadOption tells what cannot be printed."""
    from pixelhall.press.faces import Look
    from pixelhall.press.pdf import pdf, unreadable
    from pixelhall.press.pictures import card_pictures, packed, table_sheets
    from pixelhall.press.sheets import grid

    if how.kind not in ENDINGS:
        raise BadOption(f'there is no kind of file "{how.kind[:20]}"; there are: {", ".join(ENDINGS)}')
    grid(how.paper, how.bleed)  # an unknown paper is said before any work
    prints = gather(game, wanted)
    most = MOST if how.kind == "pdf" else MOST_PICTURES
    if len(prints.cards) > most:
        raise BadOption(f"these are {len(prints.cards)} cards; at most {most} are printed at once as {how.kind}")
    look = Look(how.low_ink, float(how.bleed))
    if how.kind == "pdf":
        data = pdf(prints, title, how.paper, look, find)
    elif not prints.cards:
        raise BadOption("there is no card in this: markers and pads are printed as pdf alone")
    elif how.kind == "png":
        data = packed(card_pictures(prints.cards, look, find))
    else:
        data = packed(table_sheets(prints.cards, find))
    return Product(data, len(prints.cards), unreadable(prints))
