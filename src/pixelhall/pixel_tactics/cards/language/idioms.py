"""A text made of idioms of other games, and a text with two heads: what each is in Card English."""

import re

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.references import resolve
from pixelhall.pixel_tactics.cards.language.repair import nearest_text
from pixelhall.pixel_tactics.cards.language.scene import Fault
from pixelhall.pixel_tactics.cards.language.speech import LONGEST, in_card_english
from pixelhall.pixel_tactics.cards.language.tables import Stuck
from pixelhall.pixel_tactics.cards.language.writer import write

HEAD = re.compile(
    r"(?<=\. )(?=(?:(?:Limited |Free |Long )*(?:Spell|Action [A-Z])|When |At the (?:start|end) of )[^.]*[:,] )"
)


def idiom(text: str, box: str) -> Fault | None:
    """The text in Card English, if it is made of idioms of other games and can be said; and why."""
    if len(text) > LONGEST:
        return None
    said = in_card_english(text, box)
    better = understood_as(said.text, box) or nearest_text(said.text, box)
    why = [*said.why, *with_capitals(text, better)] or ["Card English says this in other words."]
    return Fault(" ".join(dict.fromkeys(why)), better) if better else None


def with_capitals(text: str, better: str) -> list[str]:
    """This hero has Intercept: Rulebook words have capitals: Hero."""
    small = set(re.findall(r"(?<![.:] )(?<!^)\b[a-z]+\b", text)) - set(re.findall(r"[a-z]+", better))
    raised = [
        word for word in dict.fromkeys(re.findall(r"(?<![.:] )(?<!^)\b[A-Z][a-z]+\b", better)) if word.lower() in small
    ]
    return [f"Rulebook words have capitals: {', '.join(raised)}."] if raised else []


def two_heads(text: str) -> Fault | None:
    """Spell: Draw 1 card. Spell: Discard 1 card."""
    found = [match.start() for match in HEAD.finditer(text)]
    for at in found:
        one, other = understood_as(text[:at].strip(), "row"), understood_as(text[at:].strip(), "row")
        if one and other:
            return Fault(f'A text has one head. Write a list of two texts: ["{one}", "{other}"]', "", at)
    return None


def understood_as(text: str, box: str) -> str:
    """The text as it is printed, if it is Card English and every reference means something; else nothing."""
    try:
        node = read(text, box)
        resolve(node, box)
    except (Stuck, BadCard):
        return ""
    return write(node)
