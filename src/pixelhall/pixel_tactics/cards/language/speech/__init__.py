"""What people who know other card games say, put into Card English: words, then heads, then what is done, then choices."""

import re

from pixelhall.pixel_tactics.cards.language.scene import Fault
from pixelhall.pixel_tactics.cards.language.speech.capitals import capitals, lowered
from pixelhall.pixel_tactics.cards.language.speech.choices import choices
from pixelhall.pixel_tactics.cards.language.speech.customs import Saying
from pixelhall.pixel_tactics.cards.language.speech.doings import DOINGS, STATEMENTS
from pixelhall.pixel_tactics.cards.language.speech.heads import CONDITIONS, EVENTS, ORDER_OF_PARTS, head_of
from pixelhall.pixel_tactics.cards.language.speech.words import WORDS

LONGEST: int = 400  # letters; whoever writes more writes Card English


def in_card_english(text: str, box: str) -> Saying:
    """The text as Card English would say it, as far as customs of speech are known; and why it was changed."""
    said = Saying(lowered(text))
    said.change(WORDS)
    said.change(ORDER_OF_PARTS[box])
    said.text, body = head_of(said.text, box)
    headed = box != "row" or bool(said.text)
    said.change(EVENTS, body)
    if box == "row" and re.match(r"spell\b", said.text):
        said.change(CONDITIONS)
    head = said.text
    said.text = body
    said.change(DOINGS if headed else STATEMENTS)
    said.text = capitals(f"{joined(head, box)}{said.text}")
    choices(said, box)
    said.text = re.sub(r"(?<=[.:] )([a-z])", lambda match: match[1].upper(), said.text)
    return said


def joined(head: str, box: str) -> str:
    """The head with the sign that its box wants after it."""
    if not head:
        return ""
    if box == "trap" and head.startswith(("when ", "at ")):
        return head.rstrip(" ,:") + ": "
    return head if head.endswith(" ") else head + " "


__all__ = ["LONGEST", "Fault", "in_card_english"]
