"""Blows, cards, places and turns in the many ways in which people put them."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import APPLY, DEFEAT, HEALS, LIFE

FIRST: Final = "Whoever decides, chooses first."
SOME: Final = r"[^.,:;]+?"
END: Final = r"(?=[.,;:]|$| (?:and|then)\b)"
STRIKE: Final = r"(?:hits?|strikes?|zaps?|shoots?|blasts?|smites?|pings?|(?<!\d )(?<!all )(?<!much )damages?(?! to\b| equal\b| from\b)|burns?)"
ONE_MOVED: Final = r"(?:this hero|it|that hero|the attacker)"


NUMBERS: Final = r"(?:\d+|that much)"


def moved(match: re.Match[str], where: str) -> str:
    n = match["n"] or "1"
    n = "1" if n in ("one", "a") else n
    return f"move {match['who']} {n} slot{'s' * (n != '1')} {where}"


BLOWS_AND_MOVES: Final[tuple[Custom, ...]] = (
    # Damage and healing.
    custom(
        rf"\b(?:it|he|she|this hero|this leader) (?:deals|does|inflicts) (?={NUMBERS} damage|damage equal)",
        "deal ",
        APPLY,
    ),
    custom(
        rf"\b{STRIKE} (?P<who>{SOME}) for (?P<n>{NUMBERS})(?: damage)?{END}", r"deal \g<n> damage to \g<who>", APPLY
    ),
    custom(r"\b(?P<do>deals?|does|do|inflicts?) (?P<n>\d+) (?=to )", r"\g<do> \g<n> damage ", APPLY),
    custom(rf"\band (?P<n>\d+)(?: damage)? to (?P<who>{SOME}){END}", r"and deal \g<n> damage to \g<who>", APPLY),
    custom(rf"\bdo (?P<n>{NUMBERS}) damage to\b", r"deal \g<n> damage to", APPLY),
    custom(rf"(?P<a>^|[.:,] )(?P<n>\d+) damage to (?P<who>{SOME}){END}", r"\g<a>deal \g<n> damage to \g<who>", APPLY),
    custom(
        r"\b(?P<who>(?:it|that hero|this hero|your leader|the rival leader|the attacker|(?:an?|each|one of|all"
        rf"|target) {SOME})) loses? (?P<n>\d+) life\b(?! until| this)",
        r"deal \g<n> damage to \g<who>",
        LIFE,
    ),
    custom(
        rf"\bprevent the next (?P<n>\d+) damage (?:that would be )?(?:dealt )?to (?P<who>{SOME}) (?:this|until"
        r" the end of the) (?P<span>turn|wave|round)\b",
        r"prevent the next \g<n> damage to \g<who> until the end of the \g<span>",
    ),
    custom(
        rf"\bheal (?P<who>(?!all damage|\d)[a-z' ]+?)(?<! for)(?<! by) (?P<n>\d+)(?: life| damage)?{END}",
        r"remove \g<n> damage from \g<who>",
        HEALS,
    ),
    custom(
        r"\b(?:heal|restore|regain|recover) (?P<n>\d+)(?: life| damage)?(?=[.;]|$| (?:and|then)\b|,)",
        r"remove \g<n> damage from your leader",
        LIFE,
    ),
    custom(rf"\bheal (?P<who>{SOME}) (?:fully|completely|entirely)\b", r"remove all damage from \g<who>", HEALS),
    custom(rf"\b(?:completely|entirely) heal (?P<who>{SOME}){END}", r"remove all damage from \g<who>", HEALS),
    custom(r"\b(?P<who>this hero|it|that hero|your leader) heals fully\b", r"remove all damage from \g<who>", HEALS),
    custom(
        r"\b(?:wipe out|wipes out|annihilate|obliterate|execute|murder|assassinate|eliminate|slay|crush|take"
        r" out)s?\b",
        "defeat",
        DEFEAT,
    ),
    custom(
        r"\b(defeat) everything in (?:1|one|a) (row|column)\b",
        r"choose a \2 of any unit. \1 each character in that \2",
        "A place is chosen first.",
    ),
    # Numbers for a time.
    custom(
        rf"\b(?P<who>it|that hero|this hero|the attacker|(?:an?|each|one of|all|target) {SOME}) loses? (?P<n>\d+)"
        r" (?P<stat>attack|life)(?= (?:until|this))",
        r"\g<who> gets -\g<n> \g<stat>",
    ),
    # Cards.
    custom(r"\bdraw as many cards as (?P<x>[^.]+)\.", r"draw cards equal to the number of \g<x>."),
    custom(
        r"\b(?P<who>your rival|each player|you) (?:loses|discards) (?P<n>\d+) random cards\b",
        r"\g<who> discards \g<n> cards at random",
    ),
    custom(r"\bdiscard (?P<n>\d+) random cards\b", r"discard \g<n> cards at random"),
    custom(
        r"\bsteal (?:a random|a|1|1 random|one random) (?:random )?card from (?:your rival's|their) hand\b",
        "choose a card in your rival's hand at random. put it into your hand",
        "Chance chooses what nobody sees.",
    ),
    custom(
        r"\b(?:put|play|place|drop|deploy|recruit) (?:a|1|one) (?:hero|card|hero card) from (?:your )?hand(?:"
        r" (?:into play|onto the battle|into your unit|for free))*(?=[.,])",
        "choose a card in your hand. recruit it into any empty slot of your unit",
        FIRST,
    ),
    custom(
        r"\byour rival (?:reveals|shows(?: you)?) (?:their|its) hand(?:\.| and|, then)? (?:you )?choose (?:a"
        r"|1) card (?:to discard from it|from it to discard|from it(?:\.| and|, then) (?:they )?discards? it)",
        "look at your rival's hand. choose a card in your rival's hand. discard it",
        FIRST,
    ),
    custom(
        r"\bkeep (?:one|1)(?: of them)? and discard the (?:others|rest)\b",
        "choose one of them. put it into your hand. discard the rest",
        FIRST,
    ),
    custom(r"\bdiscard the others\b", "discard the rest"),
    custom(r"\bput (?:1|one) of them (?:into|in) your hand\b", "choose one of them. put it into your hand", FIRST),
    custom(
        r"\b(?P<n>up to \d+|\d+) cards (?:from|in) (?P<pile>your discard pile|your hand) (?P<to>to|into) your hand\b",
        r"\g<n> cards in \g<pile> to your hand",
    ),
    custom(r"\bthen draw\b(?<=\. then draw)", "draw"),
    # Heroes and places.
    custom(r"\bto (?:their|its) owners?'s? hands?\b", "to its owner's hand"),
    custom(
        rf"\b(?:send|bounce|bring) (?P<who>{SOME}) back to (?P<to>its owner's hand|your hand)",
        r"return \g<who> to \g<to>",
    ),
    custom(rf"\b(?:send|bounce) (?P<who>{SOME}) to (?P<to>its owner's hand|your hand)", r"return \g<who> to \g<to>"),
    custom(
        rf"\bbounce (?P<who>{SOME}){END}",
        r"return \g<who> to its owner's hand",
        "To bounce is to return to the owner's hand.",
    ),
    custom(
        r"\b(?:burn|remove|exile|destroy|clear) (?P<who>(?:all|each|every) (?:rival |your )?corpses?)(?: from"
        r" (?:play|the battle|the board))?",
        r"clear \g<who>",
        'Corpses are "cleared".',
    ),
    custom(
        r"\b(?:bring|raise|return) (?P<who>a corpse|one of your corpses|a rival corpse|it) back(?: to life|"
        r" into play)?\b",
        r"revive \g<who>",
        'A Corpse is "revived".',
    ),
    custom(r"\brevive (?P<who>[^.,]+?) (?:with|at) full life\b", r"revive \g<who>", 'A Corpse is "revived".'),
    custom(
        rf"\b(?:push|knock|shove|move|drive) (?P<who>{SOME}) back(?:wards?)?(?: (?P<n>\d+|one|a) (?:rows?"
        rf"|slots?))?{END}",
        lambda m: moved(m, "back"),
    ),
    custom(
        rf"\b(?:pull|drag|draw|move) (?P<who>{SOME}) forwards?(?: (?P<n>\d+|one|a) (?:rows?|slots?))?{END}",
        lambda m: moved(m, "forward"),
    ),
    custom(
        r"\b(?:pull|drag|push|move|bring) (?P<one>an? |target |one of your )(?P<side>rival )?(?P<kind>hero"
        r"|heroes|character) from the (?P<row>vanguard|flank|rear) (?:to|into) the (?P<to>vanguard|flank|rear)\b",
        r"choose \g<one>\g<side>\g<row> \g<kind>. move it to an empty slot in the \g<to>",
        FIRST,
    ),
    custom(r"\b(?:pull|drag|push) (?=[^.,]+? (?:to|into) )", "move "),
    custom(
        rf"\b(?P<who>{ONE_MOVED}) (?:may|can) (?P<do>move|be moved) (?P<to>to|1 slot|one slot|forward|back)\b",
        lambda m: f"you may move {m['who']} {m['to'].replace('one', '1')}",
    ),
    custom(
        rf"(?P<before>^|[.,] |then )(?P<who>{ONE_MOVED}) moves (?P<to>to|1 slot|forward|back)\b",
        r"\g<before>move \g<who> \g<to>",
    ),
    custom(
        rf"\byou may move (?P<who>{ONE_MOVED}) to (?:an|any) (?:adjacent (?:empty |free )?slot|empty adjacent"
        r" slot|(?:empty |free )?slot adjacent to it)",
        r"you may choose an empty slot adjacent to \g<who>, then move \g<who> to that slot",
        FIRST,
    ),
    custom(
        rf"\bmove (?P<who>{ONE_MOVED}) to (?:an|any) (?:adjacent (?:empty |free )?slot|empty adjacent slot)",
        r"choose an empty slot adjacent to \g<who>. move \g<who> to that slot",
        FIRST,
    ),
    custom(
        r"\bmake (?P<n>2|two) (?P<who>(?:of your |rival )?heroes) (?:trade|swap|switch|change|exchange)"
        r" (?:places|slots)\b",
        r"choose 2 \g<who>. swap them",
        FIRST,
    ),
    custom(
        r"\b(?P<n>2) (?P<who>(?:of your |rival )?heroes) (?:trade|swap|switch|change|exchange) (?:places|slots)\b",
        r"choose 2 \g<who>. swap them",
        FIRST,
    ),
    custom(
        r"\b(?:swap|switch|trade|change) (?:places|slots) with (?P<who>one of your other heroes|another hero"
        r"|one of your heroes|an? (?:rival )?hero)\b",
        r"choose \g<who>. swap it and this hero",
        FIRST,
    ),
    custom(
        r"\bsteal (?P<who>an? rival hero|a hero|one of their heroes)\b",
        r"gain control of \g<who>",
        'Control is gained: "gain control of it".',
    ),
    # Turns and actions.
    custom(
        r"\btake (?:an additional|another|one more|1 more|an extra) turn(?: after this one| after this turn)?",
        "take another turn after this one",
    ),
    custom(
        r"\b(?:you )?(?:may )?(?:take|get|gain|have) (?:an additional|an extra|one more|1 more|another)"
        r" action(?: (?:this turn|until the end of the turn))?(?=[.,])",
        "gain 1 action",
        "Actions are gained.",
    ),
    custom(
        r"\b(?:you )?(?:may )?(?:take|get|gain|have) (?P<n>[2-9]) (?:additional|extra|more) actions(?: (?:this"
        r" turn|until the end of the turn))?\s?(?=[.,])",
        r"gain \g<n> actions",
        "Actions are gained.",
    ),
    custom(r"\bif it is an? (?:hero|character) card\b", "if it is a hero"),
    custom(
        r"\b(?P<n>a|one|1|any|target|up to \d|\d) (?:hero|card)(?:e?s)? from (?P<pile>(?:your|your rival's)"
        r" (?:discard pile|hand))\b",
        lambda m: (
            f"{'a' if m['n'] in ('a', 'one', '1', 'any', 'target') else m['n']}"
            f" card{'s' * (m['n'][-1] in '23456789')} in {m['pile']}"
        ),
        "A pile holds cards.",
    ),
    custom(
        r"\byou may choose (?P<what>[^.:;]*)\. (?=(?:move|swap|return|put|recruit|revive|discard|defeat|give)"
        r" (?:it|each of them|them|that hero)\b)",
        r"you may choose \g<what>, then ",
    ),
)
