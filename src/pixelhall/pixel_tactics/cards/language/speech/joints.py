"""How steps are joined, and how all of a kind are meant, as people say it."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KIND, KINDS, ONE, ROW, Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import (
    ACTS,
    EACH,
    STEPS,
    VERBS,
)


def each(match: re.Match[str]) -> str:
    """all your other heroes: each of your other heroes; all rival heroes: each rival hero"""
    whose, rest, many = match["whose"] or "", match["rest"] or "", match["many"]
    hurt = " with damage" if match.groupdict().get("hurt") else ""
    if whose.startswith("your"):
        return f"{match['before']}each of {whose}{rest}{many}{hurt}"
    return f"{match['before']}each {whose}{rest}{ONE[many]}{hurt}"


JOINING: Final[tuple[Custom, ...]] = (
    custom(
        r"\b(?P<price>(?:discard|spend|defeat|clear|reveal) (?:\d+|a|an|one|this)\b[^.,]*?)"
        r" to (?P<do>(?:draw|apply|remove|defeat|give|gain|return|revive|discard)\b)",
        r"\g<price>. if you do, \g<do>",
        'What follows from a price stands after "If you do".',
    ),
    custom(
        r"\bchoose (?:1|one)(?::|,|\.) ?(?P<a>[^:;.]+?)(?:;|,)? or (?P<b>[^:;]+)\.", r"choose one: \g<a>; or \g<b>.", ""
    ),
    custom(
        r"\bmay (?P<a>[^.,]+?) and (?P<b>(?:draw|discard|apply|put|move|give|defeat|gain|return|remove)\b)",
        r"may \g<a>, then \g<b>",
        STEPS,
    ),
    custom(rf"(?<!;)(?<!swap it),? and (?:then )?(?=(?:{ACTS})\b)(?!it\b)", ". ", STEPS),
    custom(r"\bfor each (?P<per>[^.,]+?)(?=\.$)", r"for each \g<per>", ""),
)
PLURALS: Final[tuple[Custom, ...]] = (
    custom(
        rf"(?P<before>\b)(?:all|every)(?: of)?(?: the)? (?P<hurt>damaged )?(?P<whose>your"
        rf" other |your |rival |other )?(?P<rest>{ROW})(?P<many>{KINDS})\b",
        each,
        EACH,
    ),
    custom(rf"\b(?:every|all) (?P<what>(?:rival |other )?{ROW}{KIND})\b", r"each \g<what>", EACH),
    custom(
        rf"(?P<before>\b(?:{VERBS}) )(?P<whose>your other |your |rival )(?P<rest>{ROW})(?P<many>{KINDS})\b", each, EACH
    ),
    custom(
        rf"(?P<before>\b(?:{VERBS}) )(?P<whose>)(?P<rest>{ROW})(?P<many>heroes|characters|corpses)\b(?! or )",
        each,
        EACH,
    ),
    custom(
        r"\beach (?P<whose>of your |rival )?damaged (?P<row>rival )?(?P<what>heroes|hero|characters?)\b",
        r"each \g<whose>\g<what> with damage",
        "",
    ),
    custom(r"\beach damaged (rival hero|hero)\b", r"each \1 with damage", ""),
    custom(r"\b(an?|target) damaged (rival hero|hero|character)\b", r"\1 \2 with damage", ""),
    custom(r"\beach of your dead heroes\b", "each of your corpses", ""),
    custom(
        r"\beach adjacent (hero|character)\b", r"each \1 adjacent to it", 'Adjacent to whom is said: "adjacent to it".'
    ),
    custom(
        r"\beach (hero|character) in (?:it|that (row|column))\b", lambda m: f"each {m[1]} in that {m[2] or 'row'}", ""
    ),
    custom(
        r"\bapply (?P<n>\d+) damage to each (?P<what>hero|character) in a (?P<line>row|column)\b",
        r"choose a \g<line> of any unit. apply \g<n> damage to each \g<what> in that \g<line>",
        "A place is chosen first.",
    ),
    custom(r"\bchoose a (?P<line>row|column)\. ", r"choose a \g<line> of any unit. ", "Say of whose Unit."),
    custom(
        r"\bchoose a (?P<line>row|column) of any unit\. (?P<do>[^.]*) in that row\b",
        r"choose a \g<line> of any unit. \g<do> in that \g<line>",
        "",
    ),
)
