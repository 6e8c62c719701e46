"""When something happens: triggers, times and conditions, as people say them."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Custom, custom

FIRST: Final = "Events and conditions stand first."
EVERY: Final = '"When" already means every time.'
FALLS: Final = 'Whoever dies "is defeated".'
COMES: Final = 'Whoever comes into play "is recruited".'
SAY: Final = 'Say which: "makes an attack" (after it) or "declares an attack" (before it).'
AFTER: Final = '"When" is after it.'
WHOSE_TURN: Final = 'The turn of any Rival is "each Rival turn".'
HEAD: Final = re.compile(
    r"^(?:(?:when|at|after|once)\b[^,:.]*[,:]|(?:(?:limited|free|long) )*(?:spell|action \w+)(?: \([^)]*\))?:)\s*"
)
CANCELS: Final = r"\b(?:cancel|counter|negate|stop|prevent|the target of)\b"


def head_of(text: str, box: str) -> tuple[str, str]:
    """The head of a text with its sign, and what follows it."""
    found = HEAD.match(text) if box != "order" else None
    return (text[: found.end()], text[found.end() :]) if found else ("", text)


def condition_first(match: re.Match[str]) -> str:
    """this hero gets -2 attack if it is alone in its column: the condition first, and its subject named in it"""
    do, cond = match["do"], match["cond"]
    subject = re.match(r"(?:this hero|this leader|your leader)\b", do)
    if subject and cond.startswith("it "):
        return f"while {subject[0]}{cond[2:]}, it{do[subject.end() :]}."
    return f"while {cond}, {do}."


def paid(cost: str) -> str:
    """pay 2 life: apply 2 damage to your leader"""
    for said, better in PRICES:
        cost = re.sub(said, better, cost)
    return cost


PRICES: Final = (
    (r"^(?:pay|lose) (\d+) life$", r"apply \1 damage to your leader"),
    (r"^(?:pay|spend) (\d+|an) (actions?)$", lambda match: f"spend {match[1].replace('an', '1')} {match[2]}"),
    (r"^discard (?:a|one) card$", "discard 1 card"),
    (r"^sacrifice (?:another hero|one of your other heroes)$", "defeat one of your other heroes"),
    (r"^sacrifice (?:a hero|one of your heroes)$", "defeat one of your heroes"),
    (r"^sacrifice this hero$", "defeat this hero"),
    (r"^deal (\d+) damage to this hero$", r"apply \1 damage to this hero"),
)
EFFECT: Final = r"(?:draw|gain|apply|deal|discard|choose|remove|heal|put|return|give|you may|your rival|each player|destroy|defeat|move)\b"
STANDING: Final[tuple[Custom, ...]] = (
    custom(r"^(?=[+-]\d+ (?:attack|life)\b)", "this hero has ", "Who has it is said."),
    custom(r"^immune to ", "this hero is immune to ", "Who has it is said."),
    custom(
        r"^(?:battlecry|on play|on entry|on arrival|etb|when played|arrival|on recruit)\b ?[:,] ?",
        "when this hero is recruited, ",
        COMES,
    ),
    custom(
        r"^(?:deathrattle|last words|last breath|on death|when defeated|when killed)\b ?[:,] ?",
        "when this hero is defeated, ",
        FALLS,
    ),
    custom(
        r"^((?:(?:limited|free|long) )*spell): (?P<cost>(?:pay|discard|sacrifice|lose|spend|deal) [^:.]+): ",
        lambda m: f"{m[1]} ({paid(m['cost'])}): ",
        "The price of a Spell stands in parentheses.",
    ),
    custom(r"^(?:on attack|when attacking)\b ?[:,] ?", "when this hero makes an attack, ", SAY),
    custom(r"^(?:as long as|so long as) ", "while ", '"As long as" is "while".'),
    custom(r"^(?:whenever|each time|every time|any time) ", "when ", EVERY),
    custom(
        r"^at the (start|beginning|end) of (?:each of )?(?:your rival's|each rival's) turns?(?=[,:])",
        r"at the \1 of each rival turn",
        WHOSE_TURN,
    ),
    custom(
        r"^after (?=(?:this|one|your|an?|you|another|the)\b[^,]*\b(?:attacks?|dies"
        r"|plays?|recruits?|draws?|casts?|discards?|deals|takes|is|enters)\b[^,]*,)",
        "when ",
        AFTER,
    ),
    custom(
        rf"^(?P<do>{EFFECT}[^,:]*?) (?:when|whenever|each time|every time) (?P<when>[^,]+)\.$",
        r"when \g<when>, \g<do>.",
        FIRST,
    ),
    custom(
        r"^(?P<do>[^,:]+?) (?P<time>at the (?:start|beginning|end) of (?:your|each|the) [^,.]+)\.$",
        r"\g<time>, \g<do>.",
        FIRST,
    ),
    custom(
        r"^(?P<do>this (?:hero|leader)[^,:]*?|[^,:]*?(?:heroes|characters|leader)[^,:]*?) (?:if|while|as long as|when) (?P<cond>[^,]+)\.$",
        condition_first,
        FIRST,
    ),
    custom(
        r"^(?P<do>(?:this hero|(?:your (?:other )?|rival )(?:heroes|characters))[^,:]*?) (?P<time>during [^,.]+|on [^,.]*turn)\.$",
        r"\g<time>, \g<do>.",
        FIRST,
    ),
    custom(
        r"^(?:on|during) (?:your rival's|each rival|your rivals') turns?,",
        "during each rival turn,",
        WHOSE_TURN,
    ),
    custom(
        r"^once each (?P<span>round|turn|wave|battle),? this hero (?:can|may) cast: ",
        r"spell (once each \g<span>): ",
        "The limits of a Spell stand in parentheses.",
    ),
    custom(r"^(?:on|during) your turns?,", "during your turn,", ""),
    custom(r"^(?:at )?(?:the )?end of (?:the )?turn,", "at the end of your turn,", "Say whose turn."),
    custom(r"^each turn,|^once each turn,", "at the start of your turn,", "Say when in the turn."),
    custom(
        r"^(each turn|each round) (?=your rival|draw|apply|gain)",
        "at the start of your turn, ",
        "Say when in the turn.",
    ),
    custom(
        r"^(at the (?:start|beginning|end) of )(?:each of )?(?:your rival's|each rival's) turns?,",
        r"\1each rival turn,",
        WHOSE_TURN,
    ),
    custom(r"^(at the (?:start|beginning|end) of )(?:each of )?your turns,", r"\1your turn,", ""),
    custom(
        r"^the first time (?P<event>[^,]+) each (?P<span>turn|wave|round|battle),",
        r"when \g<event> for the first time each \g<span>,",
        '"When … for the first time each round".',
    ),
    custom(r"^if (?P<event>[^,]+ would [^,]+),", r"when \g<event>,", 'What is replaced stands after "when".'),
    custom(
        r"^(?:if|when) (?P<cond>(?:you have|your rival has|this hero is|this leader's|this hero's|it is|your"
        r" leader is|your leader's|there (?:is|are))[^,]+), (?P<do>[^,]*\b(?:gets?|has|have|takes?|cannot)\b)",
        r"while \g<cond>, \g<do>",
        'What lasts stands after "while".',
    ),
)
TRAPS: Final[tuple[Custom, ...]] = (
    custom(
        r"^counter target (order|spell|operation)\.$",
        r"when your rival declares a \1: cancel that \1.",
        "A Trap names its moment.",
    ),
    custom(
        r"^if (?=[^,]*\b(?:attacks|plays|draws|dies|recruits|casts|moves|is |takes|discards))",
        "when ",
        "A Trap names its moment.",
    ),
)
LATER: Final[tuple[Custom, ...]] = (custom(r"(?<=, )(?:whenever|each time|every time) ", "when ", EVERY),)
ORDER_OF_PARTS: Final[dict[str, tuple[Custom, ...]]] = {
    "row": STANDING,
    "trap": TRAPS + tuple(one for one in STANDING if one.why in (EVERY, WHOSE_TURN, AFTER)),
    "order": LATER,
    "snap": LATER,
}
EVENTS: Final[tuple[Custom, ...]] = (
    custom(r"\bis dealt (?=lethal)", "takes ", 'Whoever is hurt "takes damage".'),
    custom(r"\byour rival attacks\b", "a rival character attacks", "Who attacks is a Character."),
    custom(r"\bhas been (?=defeated|killed|destroyed|recruited|moved|healed|revived|attacked)", "is "),
    custom(r"\bhas (?=\d+ [a-z]+ counters?[,:])", "reaches "),
    custom(r"\byour rival casts a spell\b(?=[,:] (?!cancel|counter|negate|stop))", "your rival plays a spell", ""),
    custom(r"\byou recruit another hero\b", "one of your other heroes is recruited", COMES),
    custom(r"\byour rival moves a hero\b", "a rival hero is moved", ""),
    custom(r"\byou move a hero\b", "one of your heroes is moved", ""),
    custom(r"\b(this hero|a hero|a rival hero|one of your heroes) moves(?=[,:])", r"\1 is moved", ""),
    custom(r"\bwould (?:die|be killed|be destroyed|be slain)\b", "would be defeated", FALLS),
    custom(r"\b(?:dies|is killed|is destroyed|is slain|falls)\b", "is defeated", FALLS),
    custom(
        r"\b(?:enters|comes into|is put into|enters into) (?:play|the battlefield|the"
        r" battle|the board|the game)\b|\b(?:arrives|is played|is summoned|is deployed)\b",
        "is recruited",
        COMES,
    ),
    custom(r"\byou (?:play|summon|recruit|deploy) this hero\b", "this hero is recruited", COMES),
    custom(
        r"\b(you|your rival|a player) (?:play|summon|deploy)(s?) (?:a|another) (?:rival )?hero\b",
        r"\1 recruit\2 a hero",
        COMES,
    ),
    custom(
        r"\bis dealt damage\b|\b(?:is|gets) (?:damaged|hurt|wounded|injured)\b|\b(?:receives|suffers) damage\b",
        "takes damage",
        'Whoever is hurt "takes damage".',
    ),
    custom(
        r"\b(?:damages|hurts|wounds|injures) (?=a |an |the |one |your |this )",
        "deals damage to ",
        'Whoever hurts "deals damage to" somebody.',
    ),
    custom(r"\bdeals combat damage\b", "deals damage with an attack", ""),
    custom(
        r"\b(?:kills|slays|destroys|defeats) (?=a |an |the |one |another )",
        "deals lethal damage to ",
        'Whoever kills "deals lethal damage".',
    ),
    custom(
        r"\b(?:a rival (?:hero|character)|your rival) (?:casts|plays) a spell\b",
        "your rival declares a spell",
        "Only what is declared can be cancelled.",
        CANCELS,
    ),
    custom(
        r"\bplays (an order|an operation|a spell)\b", r"declares \1", "Only what is declared can be cancelled.", CANCELS
    ),
    custom(r"\battacks (?=a |an |the |this |that |one |your |another )", "declares an attack against ", SAY, CANCELS),
    custom(r"\battacks(?=[,:]| for )", "declares an attack", SAY, CANCELS),
    custom(r"\battacks (?=a |an |the |this |that |one |your |another )", "makes an attack against ", SAY),
    custom(r"\battacks(?=[,:]| for )", "makes an attack", SAY),
    custom(r"\bdraws? cards\b", lambda m: m[0].replace("cards", "a card"), ""),
    custom(r"\bany hero\b", "a hero", ""),
    custom(r"\bany (?=character|rival hero)", "a ", ""),
)
