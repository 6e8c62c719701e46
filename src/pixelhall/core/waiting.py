"""Whom a table waits for, in a sentence that everybody may read."""

from typing import Final

from pixelhall.core.values import QuestionKind, Seat

DOES: Final[dict[QuestionKind, tuple[str, str]]] = {
    "act": ("choose an action", "chooses an action"),
    "trap": ("may answer with a Trap", "may answer with a Trap"),
    "reaction": ("may answer", "may answer"),
    "dice": ("choose dice", "chooses dice"),
    "leader": ("choose a Leader", "chooses a Leader"),
    "setup": ("set up", "sets up"),
    "draft": ("draft a card", "drafts a card"),
    "build": ("build", "builds"),
    "convert": ("convert pixels", "converts pixels"),
    "store": ("choose which pixels to keep", "chooses which pixels to keep"),
    "score": ("may paint a scanline", "may paint a scanline"),
    "choice": ("make a choice", "makes a choice"),
}


def waiting_words(
    asked: list[tuple[Seat, QuestionKind]], viewer: Seat, seats: int, names: list[str] | None = None
) -> str:
    """ "Gus may answer with a Trap." "Ann and Bob choose a card." Nothing where nobody else is asked."""
    parts: list[str] = []
    for kind in dict.fromkeys(kind for seat, kind in asked if seat != viewer):
        who = [called(seat, viewer, seats, names) for seat, its in asked if its == kind and seat != viewer]
        several = len(who) > 1
        people = " and ".join([", ".join(who[:-1]), who[-1]]) if several else who[0]
        parts.append(f"{people} {DOES[kind][0 if several else 1]}")
    words = "; ".join(parts)
    named = any(name and words.startswith(name) for name in names or [])
    return f"{words if named else words[:1].upper() + words[1:]}." if words else ""


def called(seat: Seat, viewer: Seat, seats: int, names: list[str] | None = None) -> str:
    """A seat as the log calls it."""
    if seat == viewer:
        return "you"
    name = names[seat] if names is not None and seat < len(names) else ""
    return name or ("your rival" if viewer >= 0 and seats == 2 else f"seat {seat}")
