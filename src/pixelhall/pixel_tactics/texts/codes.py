"""Codes as bits of two words, and what is said as such bits. Rules never see them: they ask with `Codes(cannot.MELEE)`."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pixelhall.pixel_tactics.numbers.bits import bit

SPLIT: Final = 60  # codes below it are bits of the first word, the others of the second


@final
@mypyc_attr(acyclic=True)
class Codes:
    """Some codes, to be asked about together. Made once, never changed."""

    def __init__(self, *codes: int) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        for code in codes:
            if code < SPLIT:
                self.low |= bit(code)
            else:
                self.high |= bit(code - SPLIT)

    def join(self, *others: "Codes") -> "Codes":
        """These codes and those of others."""
        made = Codes()
        for codes in (self, *others):
            made.low |= codes.low
            made.high |= codes.high
        return made

    def include(self, code: i64) -> bool:
        return ((self.low >> code if code < SPLIT else self.high >> (code - SPLIT)) & 1) != 0


@mypyc_attr(acyclic=True)
class Said:
    """Which codes, events and offers are among what is said."""

    def __init__(self) -> None:
        self.low: i64 = 0  # bits of codes …
        self.high: i64 = 0  # … from SPLIT on
        self.heard: i64 = 0  # of events that somebody waits for …
        self.replaced: i64 = 0  # … or would replace
        self.offered: i64 = 0  # of kinds of Spells and actions that somebody has

    def any(self, codes: Codes) -> bool:
        """Whether any modifier or status with one of these codes is among it, on whomever it works."""
        return (self.low & codes.low | self.high & codes.high) != 0

    def says(self, code: i64) -> bool:
        """Whether any modifier or status with this code is among it."""
        return ((self.low >> code if code < SPLIT else self.high >> (code - SPLIT)) & 1) != 0

    def hears(self, kind: i64) -> bool:
        """Whether a trigger waits for this kind of event."""
        return (self.heard >> kind) & 1 != 0

    def replaces(self, kind: i64) -> bool:
        """Whether something stands ready to replace this kind of event."""
        return (self.replaced >> kind) & 1 != 0

    def replaces_any(self) -> bool:
        """Whether anything stands ready to replace something."""
        return self.replaced != 0

    def offers(self, kind: i64) -> bool:
        """Whether somebody has a Spell or action of this kind (SPELL_AT_HAND …)."""
        return self.offered & kind != 0

    def add_code(self, code: i64) -> None:
        if code < SPLIT:
            self.low |= bit(code)
        else:
            self.high |= bit(code - SPLIT)

    def join(self, other: "Said") -> None:
        """Adds what another says."""
        self.low |= other.low
        self.high |= other.high
        self.heard |= other.heard
        self.replaced |= other.replaced
        self.offered |= other.offered


SPELL_AT_HAND: Final = 1  # kinds of what is offered
ACTION_AT_HAND: Final = 2
FREE_AT_HAND: Final = 4
