"""The boxes of a card, how the texts in each are read, and which one a sentence was meant for."""

import re
from typing import Final

from pixelhall.core.errors import BadCard, BadOption

ROWS: Final = ("vanguard", "flank", "rear")
BOXES: Final = (*ROWS, "order", "operation", "trap", "leader")
BEARERS: Final = {"leader": "Leader", "operation": "card", "order": "card", "trap": "card"}


def grammar_of(box: str) -> str:
    if box not in BOXES:
        raise BadOption(f'there is no box "{box}"; there are {", ".join(BOXES)}')
    return box if box in ("order", "trap") else "row"


def bearer_of(box: str) -> str:
    """What "this" is in that box."""
    return BEARERS.get(box, "Hero")


def box_for(text: str) -> str:
    """The box that a sentence was meant for: the first that understands it; if none does, the first that knows what was
    meant; else the one that its first word speaks for."""
    from pixelhall.pixel_tactics.cards.language import parse, resolve

    tried = sorted(BOXES, key=lambda box: (not speaks_for(text, box), BOXES.index(box)))
    meant = ""
    for box in tried:
        try:
            resolve(parse(text, grammar_of(box)), grammar_of(box), bearer_of(box))
        except BadCard as bad:
            meant = meant or (box if bad.nearest else "")
            continue
        return box
    return meant or tried[0]


def speaks_for(text: str, box: str) -> bool:
    """Whether the words of a text ask for that box more than for others."""
    said = text.lower()
    if "this leader" in said or re.match(r"(limited |free |long )*action ", said):
        return box == "leader"
    if "this card" in said or "time marker" in said:
        return box == "operation"
    if re.match(r"(when|at|after)\b[^,]*:", said):
        return box == "trap"
    if "spell:" in said or "spell (" in said or "ranged attack." in said:
        return box == "rear"
    if re.match(
        r"(choose|apply|deal|draw|remove|discard|your rival \w+s\b|gain|take|each|if|free order|long order)", said
    ):
        return box == "order"
    return box == "vanguard"
