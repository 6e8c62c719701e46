"""What people who know other card games say, put into Card English: words, then heads, then what is done, then choices."""

import re

from pixelhall.pixel_tactics.cards.language.scene import Fault
from pixelhall.pixel_tactics.cards.language.speech.capitals import capitals, lowered
from pixelhall.pixel_tactics.cards.language.speech.choices import choices
from pixelhall.pixel_tactics.cards.language.speech.customs import Saying
from pixelhall.pixel_tactics.cards.language.speech.deeds import DEEDS, ITS_OWN, MOVES_ITSELF
from pixelhall.pixel_tactics.cards.language.speech.doings import DOINGS
from pixelhall.pixel_tactics.cards.language.speech.heads import EVENTS, ORDER_OF_PARTS, head_of, paid
from pixelhall.pixel_tactics.cards.language.speech.openings import HAPPENINGS, OPENINGS, WOULD
from pixelhall.pixel_tactics.cards.language.speech.phrases import ACTS
from pixelhall.pixel_tactics.cards.language.speech.rules import RULES
from pixelhall.pixel_tactics.cards.language.speech.statements import STATEMENTS
from pixelhall.pixel_tactics.cards.language.speech.things import things
from pixelhall.pixel_tactics.cards.language.speech.words import NOUNS, SIGNS, WORDS

LONGEST: int = 400  # letters; whoever writes more writes Card English


def in_card_english(text: str, box: str) -> Saying:
    """The text as Card English would say it, as far as customs of speech are known; and why it was changed."""
    said = Saying(lowered(text))
    said.change(SIGNS)
    said.change(NOUNS)
    things(said, box)
    said.change(WORDS)
    if box != "order":
        said.change(OPENINGS)
    said.change(ORDER_OF_PARTS[box])
    said.text, body = head_of(said.text, box)
    headed = box != "row" or bool(said.text)
    said.change(HAPPENINGS)
    said.change(EVENTS, body)
    said.text = re.sub(
        r"(?<=spell \()[^)]*(?=\):)", lambda match: ", ".join(map(paid, match[0].split(", "))), said.text
    )
    said.text = re.sub(r"(?<=\()(discard|reveal) (?:a|one) card", r"\1 1 card", said.text)
    head = said.text
    said.text = body
    if head.startswith("when this hero"):
        said.text = MOVES_ITSELF.sub("this hero ", said.text)
    if re.match(r"when this hero .*\b(?:an?(?! attack)|one|the|your)\b", head):  # "it" would be whoever was named last
        said.text = ITS_OWN.sub("this hero ", said.text)
    if " would " in head:  # what is done instead is one sentence
        said.text = re.sub(rf",? and (?:then )?(?=(?:{ACTS})\b)", ", then ", said.text)
    said.change((*DEEDS, *DOINGS) if headed else (*RULES, *STATEMENTS))
    if declared := re.search(r"declares an? (spell|operation|recruit|move)\b", head):  # "counter it"
        said.text = said.text.replace("cancel that order", f"cancel that {declared[1]}")
    said.text = f"{joined(head, box)}{said.text}"
    if box != "order":
        said.change(WOULD)
    said.text = capitals(said.text)
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
