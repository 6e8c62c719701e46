"""Status tokens: bracketed words on a card (PT-STAT). What each does, and which two cancel."""

from typing import Final

from pixelhall.pixel_tactics.numbers import cannot, code, keyword

NUMBERS: Final = ("+1 Attack", "-1 Attack", "+2 Attack", "-2 Attack", "+1 Life", "-1 Life", "+2 Life", "-2 Life")
STATUSES: Final = (
    *NUMBERS,
    *keyword.WORDS,
    "No Intercept",
    "No Ranged Attack",
    "No Special Abilities",
    "Cannot Attack",
    "Cannot Move",
    "Cannot Cast",
)
SILENCE: Final = STATUSES.index("No Special Abilities")


def made_codes() -> list[int]:
    codes = [code.ATTACK_ADD] * 4 + [code.LIFE_ADD] * 4 + [code.HAS + i for i in range(len(keyword.WORDS))]
    return [
        *codes,
        code.HAS_NOT + keyword.INTERCEPT,
        code.HAS_NOT + keyword.RANGED_ATTACK,
        code.BLANKS,
        cannot.ATTACK,
        cannot.MOVE,
        cannot.CAST,
    ]


CODES: Final = made_codes()  # the code that each status changes
AMOUNTS: Final = [1, -1, 2, -2, 1, -1, 2, -2] + [0] * (len(STATUSES) - 8)


def made_opposites() -> list[int]:
    opposites = [1, 0, 3, 2, 5, 4, 7, 6] + [-1] * (len(STATUSES) - 8)
    for word in ("Intercept", "Ranged Attack"):
        yes, no = STATUSES.index(word), STATUSES.index("No " + word)
        opposites[yes], opposites[no] = no, yes
    return opposites


OPPOSITES: Final = made_opposites()  # only exact opposites cancel
