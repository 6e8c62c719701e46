"""What is done, as people say it: all customs of it, in the order in which they are applied."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Custom
from pixelhall.pixel_tactics.cards.language.speech.gifts import GIFTS
from pixelhall.pixel_tactics.cards.language.speech.handling import CARDS
from pixelhall.pixel_tactics.cards.language.speech.harm import DAMAGE, QUANTITIES
from pixelhall.pixel_tactics.cards.language.speech.joints import JOINING, PLURALS

DOINGS: Final[tuple[Custom, ...]] = (
    *QUANTITIES,
    *DAMAGE,
    *PLURALS,
    *GIFTS,
    *CARDS,
    *JOINING,
    *QUANTITIES,
    *PLURALS,
)
