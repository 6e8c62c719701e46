"""How texts begin, as people say it: when somebody comes, falls or would be hurt, and how often."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import STEPS

FALLS: Final = 'Whoever dies "is defeated".'
COMES: Final = 'Whoever comes into play "is recruited".'
INSTEAD: Final = 'What is replaced stands after "when", and "instead" at the end.'
LIMITS: Final = "The limits of a Spell, and what is paid for it, stand in parentheses."
SPAN: Final = r"(?:turn|wave|round|battle|game)"


def span(word: str) -> str:
    return "battle" if word in ("game", "match", "fight") else word


def paid(match: re.Match[str]) -> str:
    """once each turn, you may pay 2 life to draw 1 card: a limited free Spell with that price"""
    cost = re.sub(r"^(?:pay|lose|spend|take) (\d+) (?:life|damage)$", r"apply \1 damage to your leader", match["cost"])
    cost = re.sub(r"^(?:pay|spend) (?:an|1) action$", "spend 1 action", cost)
    cost = re.sub(r"^discard (?:a|one) card$", "discard 1 card", cost)
    cost = re.sub(r"^(?:sacrifice|kill|destroy) (?:a hero|one of your heroes)$", "defeat one of your heroes", cost)
    cost = re.sub(
        r"^(?:sacrifice|kill|destroy) (?:another hero|one of your other heroes)$",
        "defeat one of your other heroes",
        cost,
    )
    period = span(match["span"])
    return (
        f"limited free spell ({cost}): {match['do']}"
        if period == "turn"
        else f"free spell (once each {period}, {cost}): {match['do']}"
    )


def limited(match: re.Match[str]) -> str:
    period = span(match["span"])
    return "limited free spell: " if period == "turn" else f"spell (once each {period}): "


def subject_named(match: re.Match[str]) -> str:
    """if there is a corpse, it has +2 attack: this hero has it, if nobody else was spoken of"""
    return f"while {match['cond']}, this hero {match['verb']}"


def edge(match: re.Match[str]) -> str:
    """when your turn begins: at the start of your turn"""
    what = re.sub(r"^(?:a|the) (?=round|wave|turn|vanguard|flank|rear)", "each ", match["what"])
    return f"at the {'end' if match['edge'] == 'ends' else 'start'} of {what}"


OPENINGS: Final[tuple[Custom, ...]] = (  # of a row or a Trap
    custom(
        r"^(?:at )?(?:the )?(start|beginning|end) of (?:the |each )?turn ?[:,]",
        r"at the \1 of your turn,",
        "Say whose turn.",
    ),
    custom(r"\bfor the first time(?=,)", "for the first time each battle", "The first time of what is said."),
    custom(r"\bfor the first time (?:in a|this|per|every|a) (?=turn|wave|round|battle)", "for the first time each "),
    custom(r"^(?P<all>(?:at|when) [^.]*? of) an? (?=(?:(?:vanguard|flank|rear) )?wave\b|round\b)", r"\g<all> each "),
    custom(
        r"^(?P<do>[^,.]*? (?:has|gets|gains) [+-]\d+ attack) (?:while|when) attacking an? (?P<whom>leader|hero"
        r"|character)\.",
        lambda m: f"{m['do']} against {m['whom']}{'es' if m['whom'] == 'hero' else 's'}.",
    ),
    custom(r"^if (?=[^,]*\btakes damage\b[^,]*, (?!it\b|this hero\b))", "when "),
    custom(
        r"^(?P<all>(?:if|when) [^,]* would [^,]*, [^.]*?) to (?:save|prevent|protect) (?:it|that|this hero"
        r"|that damage)(?P<i> instead)?\.",
        r"\g<all> instead.",
        INSTEAD,
    ),
    custom(
        r"^(?P<all>(?:if|when) [^,]* would take damage[^,]*, (?:you may )?)(?P<do>reduce|prevent) it\b",
        r"\g<all>\g<do> that damage",
        INSTEAD,
    ),
    custom(r"^once (?=[^,:]*\b(?:is|has|dies|attacks|falls)\b[^,:]*,)", "when "),
    custom(
        r"^(?P<do>(?:gets?|gains?|has|cannot|takes|deals) (?=[+-]?\d|be |attack|move|cast|double|no |intercept"
        r"|ranged|swift|pierce|lifesteal|decoy|immortal))",
        r"this hero \g<do>",
        "Who has it is said.",
    ),
    custom(
        r"\b(?P<who>your|rival|your rival's|the rival) (?P<row>vanguard|flank|rear) (?:has|gets|gains)\b",
        lambda m: f"{'your' if m['who'] == 'your' else 'rival'} {m['row']} heroes have",
        "A row is its Heroes.",
    ),
    custom(
        r"^(?P<do>this hero|your leader|[^,.]*heroes)(?P<what> deals? \d+ (?:more|extra|additional) damage)"
        r" when (?:it|they) attacks?\.",
        r"\g<do>\g<what>.",
    ),
    custom(
        r"\bwhen (?P<what>the battle|your turn|(?:each|a|the) (?:round|(?:(?:vanguard|flank|rear) )?wave|turn)"
        r"|each rival turn)"
        r" (?P<edge>starts|begins|ends)(?=[,:])",
        edge,
        "A time is said with at.",
    ),
    custom(r"^(?:whenever|each time|every time|any time) ", "when ", '"When" already means every time.'),
    custom(
        r" (?:while|as long as) this (?:hero|leader) is (?:alive|in play|here|in the battle)(?=\.)|^(?:while"
        r"|as long as) this (?:hero|leader) is"
        r" (?:alive|in play|here|in the battle), ",
        "",
        "A statement is true for as long as the card stands there.",
    ),
    custom(
        r"\b(?P<who>(?:your |rival )?heroes) (?:do not leave|leave no|leave behind no) corpses?(?: behind)?(?:"
        r" when they (?:die|are defeated|fall))?\.",
        r"\g<who> leave no corpse.",
    ),
    custom(
        r"\b(while|if) there is (?:nobody|no one|no hero) behind (?:it|this hero)\b", r"\1 this hero has no supporter"
    ),
    custom(
        r"\b(while|if) there is (?:nobody|no one|no hero) in front of (?:it|this hero)\b",
        r"\1 this hero has no forerunner",
    ),
    custom(
        r"^(?P<when>when(?:ever)? [^,:]*?) (?P<time>(?:outside|during) (?:your turn|each rival turn)), ",
        r"\g<time>, \g<when>, ",
        "A time stands first.",
    ),
    custom(
        r"^(at the (?:start|beginning|end) of) the (?=(?:(?:vanguard|flank|rear) )?wave\b|round\b)",
        r"\1 each ",
        "A row speaks of each of them.",
    ),
    custom(
        r"^(?:attackers|heroes (?:that|who) attack this hero) take (?P<n>\d+) damage(?: when they (?:hit"
        r"|attack|strike) this hero)?(?P<how> in melee| at range)?\.",
        r"when this hero is attacked\g<how>, apply \g<n> damage to the attacker.",
        "What answers an attack is an event.",
    ),
    custom(
        r"^this hero (?:can|may) (?:swap|switch|trade) (?:places|slots) with (?P<who>[^.,]+?)(?: for free| as"
        r" a free action)\.",
        r"free spell: choose \g<who>. swap it and this hero.",
        "What a Hero may do in your turn is a Spell.",
    ),
    custom(
        r"^(?P<when>[^:,]*\b)attacks(?P<sign>[:,]) (?P<do>[^.]*) first\.", r"\g<when>declares an attack\g<sign> \g<do>."
    ),
    custom(
        r"^(?:on|when|upon) (?:summon(?:ed|ing)?|play(?:ed|ing)?|entry|entering|enter(?:s|ing)?(?: play)?"
        r"|arriv(?:al|ing)|recruit(?:ed|ing)?"
        r"|deploy(?:ed|ment)?) ?[:,] ?",
        "when this hero is recruited, ",
        COMES,
    ),
    custom(
        r"^(?:on|when|upon) (?:defeated|killed|dying|destroyed|falling|death|defeat) ?[:,] ?",
        "when this hero is defeated, ",
        FALLS,
    ),
    custom(r"^as (?=(?:this|a|an|your|one)\b[^,.]*,)", "when "),
    custom(r"^(start|beginning|end) of (?=(?:each|every|your|the)\b[^,:.]*[,:])", r"at the \1 of "),
    custom(
        r"^(at the (?:start|beginning|end) of [^,:.]*|(?:when|after) [^,:.]*): ",
        r"\1, ",
        'In a row "," stands after what happens.',
    ),
    custom(
        rf"^once (?:each|every|per|a) (?P<span>{SPAN}),? (?:you|this hero) (?:may|can) (?P<cost>(?:pay|lose"
        r"|spend|discard|sacrifice|take)"
        rf" [^,.]*?) (?:to|and) (?P<do>(?:draw|deal|apply|heal|remove|give|gain|destroy|kill|move|return|revive)\b)",
        paid,
        LIMITS,
    ),
    custom(
        rf"^once (?:each|every|per|a) (?P<span>{SPAN}),? (?:you|this hero) (?:may|can) (?!look|attack|be\b|move"
        r" for|cast\b)",
        limited,
        LIMITS,
    ),
    custom(
        r"^(?:prevent )?the first damage (?:that )?(?:is )?(?:dealt to )?(?P<who>this hero|your leader|this"
        r" leader)(?: takes| would take)?"
        rf" (?:each|every|per) (?P<span>{SPAN})(?: is prevented)?\.",
        lambda m: (
            f"when {m['who']} would take damage for the first time each {span(m['span'])}, prevent that damage instead."
        ),
        INSTEAD,
    ),
    custom(
        r"^prevent the first (?P<n>\d+) damage (?:that is )?(?:dealt to |to )(?P<who>this hero|your leader"
        r"|this leader)"
        rf" (?:each|every|per) (?P<span>{SPAN})\.",
        lambda m: (
            f"when {m['who']} would take damage for the first time each {span(m['span'])}, reduce that damage by"
            f" {m['n']} instead."
        ),
        INSTEAD,
    ),
    custom(
        r"^all damage (?:that would be )?(?:dealt to|done to) (?P<who>[^,.]+?) is (?:dealt to|taken by"
        r"|redirected to) (?P<to>[^,.]+?)(?: instead)?\.",
        r"when \g<who> would take damage, apply that damage to \g<to> instead.",
        INSTEAD,
    ),
    custom(
        r"^(?P<cond>(?:if|when) [^,]* would [^,]*?)(?P<each> (?:for the )?first time (?:each|every|per)"
        rf" {SPAN})?, instead,? (?P<do>[^.]+)\.",
        r"\g<cond>\g<each>, \g<do> instead.",
        INSTEAD,
    ),
    custom(
        rf"^the first time (?P<event>[^,]+?) (?:each|every|per|a) (?P<span>{SPAN}),",
        lambda m: f"when {m['event']} for the first time each {span(m['span'])},",
        '"When … for the first time each round".',
    ),
    custom(
        rf"^the first time (?:each|every|per) (?P<span>{SPAN}) (?:that )?(?P<event>[^,]+),",
        lambda m: f"when {m['event']} for the first time each {span(m['span'])},",
        '"When … for the first time each round".',
    ),
    custom(r"^while (?:in|in the|on the) (vanguard|flank|rear),? this hero ", r"while this hero is in the \1, it "),
    custom(r"^(?P<head>when|while|if) this hero is in (vanguard|flank|rear),", r"\g<head> this hero is in the \2,"),
    custom(
        r"^(?:if|while) (?P<cond>there (?:is|are)[^,]*|you have[^,]*|your rival has[^,]*), it (?P<verb>has"
        r"|gets|gains|takes|deals|loses|cannot)\b",
        subject_named,
        'What lasts stands after "while".',
    ),
    custom(
        r"^if (?P<cond>(?![^,]* would )[^,]+),"
        r" (?P<who>it|this hero|this leader|your (?:other )?[a-z ]*?heroes|rival [a-z ]*?heroes)"
        r" (?P<verb>gains?|gets?|has|have|loses?|takes?|deals?|cannot)\b",
        r"while \g<cond>, \g<who> \g<verb>",
        'What lasts stands after "while".',
    ),
    custom(
        r"^(?P<who>your heroes|rival heroes|heroes|rival characters) enter(?: play)? (?:exhausted|tapped|stunned)\.",
        lambda m: (
            f"when {({'your heroes': 'one of your heroes', 'heroes': 'a hero'}).get(m['who'], 'a rival hero')} is"
            f" recruited,"
            " exhaust it."
        ),
        "What a card does on arrival is an event.",
    ),
)
WOULD: Final[tuple[Custom, ...]] = (
    custom(r"^(?P<all>when [^,.]* would [^,.]*[,:] (?![^.]*\binstead\b)[^.]*[^.,])\.", r"\g<all> instead.", INSTEAD),
    custom(r"\bsurvives? (?:with|at) 1 life\b", "survives with 1 remaining life"),
    custom(
        r"^(?P<when>when [^,.]* would [^,.]*[,:] )(?P<a>[^.]*?),? and (?P<b>[^.]*) instead\.",
        r"\g<when>\g<a>, then \g<b> instead.",
        STEPS,
    ),
)


def done(match: re.Match[str]) -> str:
    """you heal a hero: a hero is healed; your rival moves a hero: a rival hero is moved"""
    who, deed = match["who"], match["do"].rstrip("s")
    if who == "a hero" and deed in ("move", "swap"):
        who = "a rival hero" if match[0].startswith("your rival") else "one of your heroes"
    return f"{who} is {DONE[deed]}"


DONE: Final = {
    "heal": "healed",
    "move": "moved",
    "revive": "revived",
    "clear": "cleared",
    "swap": "swapped",
    "discard": "discarded",
}
HAPPENINGS: Final[tuple[Custom, ...]] = (
    custom(r"\ba rival trap is (?:activated|sprung|triggered|revealed)\b", "your rival activates a trap"),
    custom(r"\bone of your traps is (?:activated|sprung|triggered|revealed)\b", "you activate a trap"),
    custom(r"\b(you|your rival) casts? (?=a spell\b)", lambda m: m[1] + (" play " if m[1] == "you" else " plays "), ""),
    custom(
        r"\b(?P<player>you|your rival) (?:recruits?|plays?|summons?|deploys?) (?:a|another) hero (?:(?:in|into"
        r"|to|in the|into the) (?:the )?(?P<row>vanguard|flank|rear)|(?P<with>with [^,:]+))(?=[,:])",
        lambda m: (
            f"{'one of your' if m['player'] == 'you' else 'a rival'}"
            f" {m['row'] + ' ' if m['row'] else ''}{'heroes' if m['player'] == 'you' else 'hero'}{' ' + m['with'] if m['with'] else ''} is recruited"
        ),
        COMES,
    ),
    custom(
        r"\b(?:is|gets) (?:killed|defeated|destroyed|slain) by an attack\b",
        "takes lethal damage from an attack",
        'Whoever kills "deals lethal damage".',
    ),
    custom(
        r"\b(?:is|gets) (?:killed|defeated|destroyed|slain) in melee\b",
        "takes lethal damage from a melee attack",
        'Whoever kills "deals lethal damage".',
    ),
    custom(
        r"\b(?:is|gets) (?:hit|struck)(?: by an attack)?(?=[,:])",
        "takes damage from an attack",
        'Whoever is hurt "takes damage".',
    ),
    custom(r"\bis (?:the target of|targeted by|chosen by) an attack(?=[,:])", "is attacked"),
    custom(r"\bloses life(?=[,:])", "takes damage", 'Whoever is hurt "takes damage".'),
    custom(
        r"\b(?:shows up|appears|comes down|joins(?: the battle| your unit| the fight)?|hits the board)(?=[,:])",
        "is recruited",
        COMES,
    ),
    custom(
        r"\b(?:you|your rival) (?P<do>heals?|moves?|revives?|clears?|swaps?|discards?) (?P<who>(?:an?|another"
        r"|one of your|any) (?!card)[^,.:]*?)(?=[,:])",
        done,
        "What is done to somebody is the event.",
    ),
    custom(r"\bleaves (?:play|the battle|the board|the field)(?=[,:])", "leaves its slot"),
    custom(
        r"\b(?:is )?attacks? and (?:kills|destroys|defeats) (?=a |an |the |one )",
        "deals lethal damage to ",
        'Whoever kills "deals lethal damage".',
    ),
    custom(r"\byour rival (?:uses|activates) a spell\b", "your rival plays a spell"),
)
