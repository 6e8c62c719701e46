"""Verbs that choose: the choice becomes a sentence or a step of its own, in front of the verb."""

import re
from functools import lru_cache
from typing import Final

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.speech.customs import Saying
from pixelhall.pixel_tactics.cards.language.tables import Stuck
from pixelhall.core.errors import BadCard

WHY: Final = "Whoever decides, chooses first."
START: Final = re.compile(
    r"\b(?:target|up to \d+|any number of|\d+ of your|\d+ (?=Rival |Heroes)|another|an?|one of your|a random|one of their)(?= )"
)
SCOPE: Final = re.compile(
    r"^(?:[Ii]f\b|[Yy]ou may\b|[Oo]therwise\b|[Uu]nless\b|[Ff]or each\b|[Aa]t the\b|[Uu]ntil\b|[Tt]he next time\b|[Dd]uring\b|[Aa]fter\b)"
)
HEAD: Final = re.compile(r"^(?:(?:When|At|when|at)\b[^,:.]*[,:] |(?:(?:Limited|Free|Long) )*[Ss]pell(?: \([^)]*\))?: )")
SETTLED: Final = (  # a choice stands there by itself, or what looks like one is an event
    r"(?i:choose (?!one:)|your rival chooses (?!one:)|each player chooses|search|create|roll|flip|take another|discard any number|discard up to"
    r"|the next time|until the end of the \w+, when|apply \d+ damage split)"
)
WAYS: Final = re.compile(r"^((?i:choose one|your rival chooses one|choose one at random)): (.*)\.$")
FINITE: Final = ("cannot ", "can ", "loses ", "makes ", "casts ", "becomes ", "takes ", "survives ")


def choices(said: Saying, box: str) -> None:
    """Takes every choice out of its verb."""
    found = HEAD.match(said.text) if box != "order" else None
    head, body = (said.text[: found.end()], said.text[found.end() :]) if found else ("", said.text)
    if box == "row" and not head:
        return
    made = [freed(sentence, said) for sentence in re.split(r"(?<=\.) ", body)]
    said.text = head + " ".join(made)


def freed(sentence: str, said: Saying) -> str:
    """Apply 3 damage to a Hero: Choose a Hero. Apply 3 damage to it."""
    if re.match(SETTLED, sentence):
        return sentence
    ways = WAYS.match(sentence)
    if ways:
        done = [freed(way + ".", said).rstrip(".").replace(". ", ", then ") for way in re.split(r"; (?:or )?", ways[2])]
        return f"{ways[1]}: {'; '.join(low(way) for way in done[:-1])}; or {low(done[-1])}."
    for start in START.finditer(sentence):
        if sentence[: start.start()].endswith(" has "):
            continue
        chosen = longest(sentence, start.start())
        if not chosen:
            continue
        words, rest = selected(chosen), sentence[start.start() + len(chosen) :]
        scope, before = parts(sentence[: start.start()])
        them = re.match(r"(?:up to [2-9]|any number|[2-9])", words)
        noun = "each of them" if them else "it"
        clause = rest.lstrip().startswith(FINITE) and not before.strip()
        said.why.append(WHY)
        step = f"{before}{noun}{rest}"
        step = step if clause else step
        if scope:
            return f"{scope}choose {words}, then {step[:1].lower()}{step[1:]}"
        return f"choose {words}. {step[:1].upper()}{step[1:]}"
    return sentence


def low(words: str) -> str:
    """As after a sign in mid-sentence."""
    return (
        words
        if words.startswith("Your Rival")
        else re.sub(r"(?<=then )[A-Z]", lambda m: m[0].lower(), words[:1].lower() + words[1:])
    )


def parts(before: str) -> tuple[str, str]:
    """What governs the sentence ("If you do, you may "), and what is said of the choice."""
    if not SCOPE.match(before):
        return "", before
    found = re.match(r"(?:[^,]*, )?(?:you may )?", before)
    scope = found[0] if found else ""
    return scope, before[len(scope) :]


def longest(sentence: str, start: int) -> str:
    """The longest run of words from there that says what is chosen."""
    ends = [match.start() for match in re.finditer(r"(?=[ .,;])", sentence[start:]) if match.start() > 2]
    for end in reversed(ends):
        if is_choice(selected(sentence[start : start + end])):
            return sentence[start : start + end]
    return ""


def selected(words: str) -> str:
    """target Hero, a random Hero: as they are chosen."""
    words = re.sub(r"^target (?=Rival|Hero|Leader|Character|Corpse|Vanguard|Flank|Rear)", "a ", words)
    return re.sub(r"^a random (.*)$", r"a \1 at random", words)


@lru_cache(maxsize=2048)
def is_choice(words: str) -> bool:
    try:
        order = read(f"Choose {words}.", "order")
    except (Stuck, BadCard):
        return False
    only = order.do[0] if isinstance(order, nodes.OrderText) and len(order.do) == 1 else None
    return isinstance(only, nodes.Do) and len(only.steps) == 1 and isinstance(only.steps[0], nodes.Choose)
