"""Verbs that choose: the choice becomes a sentence or a step of its own, in front of the verb."""

import re
from functools import lru_cache
from typing import Final

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.speech.customs import Saying
from pixelhall.pixel_tactics.cards.language.tables import Stuck

WHY: Final = "Whoever decides, chooses first."
START: Final = re.compile(
    r"\b(?:target|up to \d+|any number of|\d+ of your|\d+(?= (?:Rival |Heroes))|another|an?|one of your|a random|one of their)(?= )"
)
SCOPE: Final = re.compile(
    r"^(?:[Ii]f\b|[Yy]ou may\b|[Oo]therwise\b|[Uu]nless\b|[Ff]or each\b|[Aa]t the\b|[Uu]ntil\b|[Tt]he next time\b|[Dd]uring\b|[Aa]fter\b)"
)
HEAD: Final = re.compile(r"^(?:(?:When|At|when|at)\b[^,:.]*[,:] |(?:(?:Limited|Free|Long) )*[Ss]pell(?: \([^)]*\))?: )")
DELAYED: Final = re.compile(r"^(?:After \d|At the (?:start|end) of|after \d|at the (?:start|end) of)")
CONDITION: Final = re.compile(r"^(?:If|Unless|if|unless)\b")
SETTLED: Final = (  # a choice stands there by itself, or what looks like one is an event
    r"(?i:choose (?!one:)|your rival chooses (?!one:)|each player chooses|search|create|roll|flip|take another|discard any number|discard up to"
    r"|the next time|until the end of the \w+, when|apply \d+ damage split)"
)
SINGLE: Final = re.compile(
    r"(?:a|an|target|another|one of your|one of their)(?: other)? (?:Rival )?(?:Vanguard |Flank |Rear )?(Hero|Leader|Character|Corpse)(?:e?s)?$"
)
WAYS: Final = re.compile(r"^((?i:choose one|your rival chooses one|choose one at random)): (.*)\.$")


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
    said_first = sentence.find(",") if CONDITION.match(sentence) else 0  # who is asked about is not chosen
    for start in START.finditer(sentence, max(0, said_first)):
        if sentence[: start.start()].endswith((" has ", "choose ", "Choose ")):
            continue
        chosen = longest(sentence, start.start())
        if not chosen or (chosen.startswith("an empty slot in the ") and sentence[: start.start()].endswith(" to ")):
            continue  # the last: where to is asked when it moves
        second = other_choice(sentence, start.start() + len(chosen), chosen)
        if second:
            said.why.append(WHY)
            return second_of(sentence, start.start(), chosen, second)
        words, rest = selected(chosen), sentence[start.start() + len(chosen) :]
        scope, before = parts(sentence[: start.start()])
        them = re.match(r"(?:up to [2-9]|any number|[2-9])", words)
        noun = "each of them" if them else "it"
        said.why.append(WHY)
        step = f"{before}{noun}{rest}"
        if scope and DELAYED.match(scope) and sentence[start.start() :].startswith("target "):  # a target is chosen now
            return f"choose {words}. {scope}{step[:1].lower()}{step[1:]}"
        if scope:
            return f"{scope}choose {words}, then {step[:1].lower()}{step[1:]}"
        return f"choose {words}. {step[:1].upper()}{step[1:]}"
    return sentence


def other_choice(sentence: str, end: int, chosen: str) -> str:
    """A second choice of one, after a first choice of one; "" if there is none."""
    if not SINGLE.match(chosen):
        return ""
    for start in START.finditer(sentence, end):
        found = longest(sentence, start.start())
        if SINGLE.match(found):
            return found
    return ""


def second_of(sentence: str, start: int, first: str, second: str) -> str:
    """Swap one of your Heroes and a Rival Hero: choose both, then the first Hero and the second Hero."""
    names = [f"the {which} {kind_of(words)}" for which, words in (("first", first), ("second", second))]
    rest = sentence[start:].replace(first, names[0], 1).replace(second, names[1], 1)
    step = sentence[:start] + rest
    return f"choose {selected(first)}. Choose {selected(second)}. {step[:1].upper()}{step[1:]}"


def kind_of(words: str) -> str:
    found = SINGLE.match(words)
    return {"Heroe": "Hero"}.get(found[1], found[1]) if found else "Hero"


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
