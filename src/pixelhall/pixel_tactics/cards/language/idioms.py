"""Idioms of other games, put into Card English: each with the sentence that says why."""

import re
from collections.abc import Callable

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.references import resolve
from pixelhall.pixel_tactics.cards.language.scene import Fault
from pixelhall.pixel_tactics.cards.language.tables import Stuck
from pixelhall.pixel_tactics.cards.language.writer import write

KIND = r"(?:Rival |other )?(?:Vanguard |Flank |Rear )?(?:Hero|Leader|Character|Corpse)"
ONE = {"Heroes": "Hero", "Leaders": "Leader", "Characters": "Character", "Corpses": "Corpse"}
SENTENCE = r"(?P<start>^|[.:,] )(?P<before>[^.:,]*?)"
Change = tuple[str, str | Callable[[re.Match[str]], str], str]


def raised(words: str) -> str:
    return words[:1].upper() + words[1:]


def chosen(match: re.Match[str]) -> str:
    """Apply 2 damage to target Hero: Choose a Hero. Apply 2 damage to it."""
    return f"{match['start']}Choose a {match['what']}. {raised(match['before'])}it"


def given_up(match: re.Match[str]) -> str:
    """Sacrifice one of your Heroes: Choose one of your Heroes. Defeat it."""
    return f"Choose {match['what']}. Defeat it"


def singular(match: re.Match[str]) -> str:
    return f"each {match['side'] or ''}{ONE[match['what']]}"


CHANGES: tuple[Change, ...] = (
    (
        r"\b[Dd]estroy\b|\b[Kk]ill\b",
        lambda m: "Defeat" if m[0][0].isupper() else "defeat",
        '"Destroy" and "kill" are "defeat".',
    ),
    (
        r"\b[Ss]acrifice (?P<what>one of your [A-Za-z ]+|a [A-Za-z ]+)",
        given_up,
        'To sacrifice is to choose one of yours and "defeat it".',
    ),
    (r"\b[Ss]acrifice\b", lambda m: "Defeat" if m[0][0].isupper() else "defeat", 'To sacrifice is to "defeat".'),
    (SENTENCE + rf"target (?P<what>{KIND})", chosen, 'Whoever decides, chooses first: "Choose a Hero."'),
    (
        r"\b([Tt])ake control of\b",
        lambda m: "Gain control of" if m[1] == "T" else "gain control of",
        'Control is gained: "gain control of it".',
    ),
    (
        r"\b(?:every|all) (?P<side>Rival )?(?P<what>Heroes|Leaders|Characters|Corpses)\b",
        singular,
        '"All" and "every" are "each".',
    ),
    (rf"\bevery (?={KIND})", "each ", '"All" and "every" are "each".'),
    (
        r"\b([Dd]iscards?|[Rr]eveals?) a random card\b",
        r"\1 1 card at random",
        'Quantities are digits, and chance is "at random".',
    ),
    (r"\b([Dd]iscards?|[Rr]eveals?) a card\b", r"\1 1 card", "Quantities are digits."),
    (r" (\d+) times\.", r". Do this \1 times.", '"Do this 3 times." is a sentence of its own.'),
    (
        r"\b[Yy]ou have fewer (?P<what>[A-Za-z ]+?) than your Rival\b",
        r"your Rival has more \g<what> than you",
        "Fewer on one side is more on the other.",
    ),
    (
        r"\b[Yy]our Rival has fewer (?P<what>[A-Za-z ]+?) than you\b",
        r"you have more \g<what> than your Rival",
        "Fewer on one side is more on the other.",
    ),
    (
        r"(?P<start>^|[.:] )(?:Exhaust|Tap|Stun) (?P<who>it|this Hero|this Leader|that Hero)\b",
        lambda m: f"{m['start']}{raised(m['who'])} cannot act again this turn",
        'Who is exhausted, tapped or stunned "cannot act again this turn".',
    ),
    (r"\b(?:an enemy|an opposing|target enemy) ", "a Rival ", 'The other side is "Rival".'),
    (r"\b(?:[Ee]nemy|[Oo]pposing) ", "Rival ", 'The other side is "Rival".'),
    (r"\b([Yy])our opponent\b", r"\1our Rival", 'The other side is "Rival".'),
    (
        r"\ba friendly (?P<what>Hero|Character|Corpse)\b",
        lambda m: f"one of your {next(many for many, one in ONE.items() if one == m['what'])}",
        'Your own are "one of your Heroes".',
    ),
    (r"\b[Ff]riendly (?=Heroes|Characters|Corpses)", "your ", 'Your own are "your".'),
    (
        r"\b(?P<verb>[Pp]ut|[Rr]emove) an? (?P<name>[A-Z][A-Za-z]*) counter\b",
        r"\g<verb> 1 \g<name> counter",
        "Quantities are digits.",
    ),
)
HEAD = re.compile(
    r"(?<=\. )(?=(?:(?:Limited |Free |Long )*(?:Spell|Action [A-Z])|When |At the (?:start|end) of )[^.]*[:,] )"
)


def idiom(text: str, box: str) -> Fault | None:
    """The text in Card English, if it is made of idioms of other games and can be said; and why."""
    if box == "row" and (two := two_heads(text)):
        return two
    better, why, column = text, list[str](), len(text)
    for pattern, change, reason in CHANGES:
        found = re.search(pattern, better)
        if found is None:
            continue
        better = re.sub(pattern, change, better)
        why.append(reason)
        column = min(column, found.start())
    if not why or not (sound := understood_as(better, box)):
        return None
    return Fault(" ".join(dict.fromkeys(why)), sound, min(column, max(0, len(text) - 1)))


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
