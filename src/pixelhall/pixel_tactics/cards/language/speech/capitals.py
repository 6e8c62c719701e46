"""Capitals: people write all words small, or any of them large; Card English writes rulebook words with a capital."""

import re
from functools import cache
from typing import Final

from pixelhall.pixel_tactics.cards.language.lexer import known_words
from pixelhall.pixel_tactics.cards.language.speech.customs import TWOFOLD

NAMED: Final = re.compile(
    r"\b((?:[A-Z][\w-]*\s)*[A-Z][\w-]*)(?= (?:counters?|tokens?|tag)\b)|(?<=[Nn]amed )[A-Z][\w-]*(?: [A-Z][\w-]*)*"
)
STATUS: Final = re.compile(r"\[[^\]]*\]")
TYPES: Final = r"(draw|recruit|attack|order|move|switch|clear corpse|spell|operation|trap|pass)(?= actions?\b)"
SPEEDS: Final = r"\b(limited free|limited long|limited|free|long)(?= [Ss]pell| action [A-Z]| order:|\.|, | until | actions?\b| recruits?\b)"
KEYWORDS: Final = (
    r"\b(intercept|ranged attacks?|melee attacks?|decoy|swift|immortal"
    r"|deathproof|ephemeral|incorporeal|lifesteal|pierce|double attack)\b"
)
NUMBER: Final = (
    r"(?:(?<=\d )|(?<=double )|(?<=doubles )|(?<=bonus )|(?<=printed )|(?<='s )|(?<=its )|(?<=more )|(?<=less )|(?<=swap the )"
    r"|(?<=with )|(?<=has )|(?<=have )|(?<=most )|(?<=least ))attack\b(?! actions?)"
)


@cache
def terms() -> re.Pattern[str]:
    """Rulebook words that are written with a capital wherever they stand."""
    twins = {word for word in known_words() if word[0].isupper() and word.lower() in known_words()}
    loose = {
        "Action",
        "Free",
        "Long",
        "Limited",
        "Hand",
        "Double",
        "Draft",
        "Promo",
        "Pass",
        "Attack",
        "Attacks",
        "Melee",
        "Ranged",
    }
    always = sorted(
        (word for word in known_words() if word[0].isupper() and word not in twins | loose), key=len, reverse=True
    )
    return re.compile(rf"\b({'|'.join(word.lower() for word in [*always, 'order', 'orders'])})\b(?<!in any order)")


def lowered(text: str) -> str:
    """The text in small letters, but for names and statuses."""
    kept = {match.span() for pattern in (NAMED, STATUS) for match in pattern.finditer(text)}
    known = {word.lower() for word in known_words()}
    made = list(text.lower() if len(text.lower()) == len(text) else text)
    for start, end in kept:
        for word in re.finditer(r"\S+", text[start:end]):
            begins = start == 0 or text[: start + word.start()].endswith((". ", ": "))
            if text[start] == "[" or not (word[0].lower() in known or (begins and word.start() == 0)):
                made[start + word.start() : start + word.end()] = list(word[0])
    return " ".join("".join(made).split())


def capitals(text: str) -> str:
    """Rulebook words with their capitals."""
    text = STATUS.sub(lambda match: match[0].replace(" ", "\x00"), text)
    text = re.sub(TYPES, lambda match: match[0].title(), text)
    text = re.sub(KEYWORDS, lambda match: match[0].title(), text)
    text = re.sub(NUMBER, "Attack", text)
    text = re.sub(r"(?<=Attack and )life|(?<=attack and )life", "Life", text)
    text = terms().sub(lambda match: match[0].capitalize(), text)
    text = re.sub(r"\battack(?= and Life\b)", "Attack", text)
    text = re.sub(SPEEDS, lambda match: match[0].title(), text)
    text = re.sub(r"\b([a-z][\w-]*)(?= (?:counters?|tokens?|tag)\b)", lambda match: named(match[1]), text)
    return text.replace(TWOFOLD, "double Attack").replace("\x00", " ")


def named(word: str) -> str:
    """A name before "counter" or "token": a word that the language does not have."""
    return word if word in known_words() or word in ("an", "time", "more") else word.capitalize()
