"""What is done, in the many ways in which people put it; afterwards the words of `doings` are left."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.blows_and_moves import BLOWS_AND_MOVES, FIRST, SOME
from pixelhall.pixel_tactics.cards.language.speech.customs import Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import HEALS, LIFE, STEPS

LAST: Final = (
    r"(?:this (?:turn|wave|round)|until (?:the )?end of (?:the |this |your )?(?:turn|wave|round)|until your next turn"
    r"|until the (?:start|beginning) of your next turn)"
)
DO: Final = "(?:draw|deal|heal|apply|remove|gain|give|move|return|destroy|kill|defeat|discard|put|revive)"


def unhurt(match: re.Match[str]) -> str:
    """your leader takes no damage this turn: neither from attacks nor from effects"""
    until = match["until"].replace("this ", "until the end of the ")
    return f"{match['who']} takes no damage from attacks {until}. {match['who']} takes no damage from effects {until}"


MOVES_ITSELF: Final = re.compile(r"(?<![\w'])(?:it|he|she) (?=(?:may |can )?moves?\b)")
ITS_OWN: Final = re.compile(
    r"(?<![\w'])(?:it|he|she) (?=heals|gains|gets|regains|recovers|restores|deals|may|can move|moves"
    r"|strikes|hits|draws|has \+)"
)
PASSIVE: Final = {
    "destroyed": "destroy",
    "defeated": "defeat",
    "killed": "defeat",
    "revived": "revive",
    "discarded": "discard",
    "returned": "return",
    "cleared": "clear",
}
ACTIVE: Final = "draw|deal|apply|remove|heal|discard|gain|destroy|defeat"
DEEDS: Final[tuple[Custom, ...]] = (
    custom(r"\byou and your rival each (?=draw|discard)(?P<do>\w+)", r"each player \g<do>s"),
    custom(
        r"\b(?P<do>return|send|bounce) (?P<who>[^.,]+?) to hand(?=[.,]| and)", r"\g<do> \g<who> to its owner's hand"
    ),
    custom(
        r"(?P<first>\bchoose a (?P<line>row|column)[^.]*\. )(?P<who>heroes|characters|rival heroes) in it\b",
        lambda m: (
            f"{m['first']}each {'rival hero' if 'rival' in m['who'] else 'character' if m['who'] == 'characters' else 'hero'} in that {m['line']}"
        ),
    ),
    custom(
        r"\bits (?P<stat>attack|life) (?:becomes|is set to|is) (?P<n>\d+)(?= until|[.,])",
        r"give it \g<stat> \g<n>",
        'In an effect, numbers and keywords are given: "give it +2 Attack".',
    ),
    custom(r"(?P<a>^|[.:,] )attack with (?P<who>[^.,]+)", r"\g<a>\g<who> attacks"),
    custom(r"\brevive an? (?:hero|card)(?! in| from)", "revive a corpse", 'A Corpse is "revived".'),
    custom(
        r"\b(?P<do>revive [^.,]+?) (?:in|into|on) (?P<slot>any empty slot|an empty slot)(?=[.,])",
        r"\g<do> into any empty slot of your unit",
    ),
    custom(
        r"(?<=\. )(?:each|they each|both) (?P<do>gets?|gains?|takes?|heals?|loses?)\b",
        lambda m: f"each of them {m['do'].rstrip('s')}s",
    ),
    custom(
        r"\bheal (?P<who>[^.,]+?) (?:by|for) (?P<x>(?:this hero|its|that hero|your leader)(?:'s)? (?:attack"
        r"|life|damage)|half [^.,]+|twice [^.,]+|the number of [^.,]+)",
        r"remove damage equal to \g<x> from \g<who>",
        HEALS,
    ),
    custom(
        r"\bswap this hero with (?P<who>this hero's (?:supporter|forerunner)|your leader|it|that hero|the"
        r" attacker)\b",
        r"swap this hero and \g<who>",
    ),
    custom(
        r"\b(?:recruit|play|put|deploy) (?P<n>up to \d|\d) (?:heroes|cards) from (?P<pile>your hand|your"
        r" discard pile)(?: (?:into play|onto the battle|into your unit|for free))*(?=[.,])",
        r"choose \g<n> cards in \g<pile>. recruit each of them into any empty slot of your unit",
        FIRST,
    ),
    custom(
        r"\bswap (?P<a>your leader|this hero|it|that hero)'s damage (?:with|and) (?P<b>the rival leader|your"
        r" leader|that hero|it)(?:'s)?(?: damage)?\b",
        r"swap the damage of \g<a> and \g<b>",
    ),
    custom(r"\bon (heads|tails), ", r"if the coin shows \1, "),
    custom(
        r"(?P<all>\bthe next time [^,]* would take damage[^,]*, )(?P<do>prevent|reduce) it\b",
        r"\g<all>\g<do> that damage",
    ),
    custom(r"\bthey (?:have|control)\b", "your rival has", "Players are named."),
    custom(r"\bmore cards than\b", "more cards in hand than"),
    custom(r"\bfewer cards than\b", "fewer cards in hand than"),
    custom(
        r"^(?P<do>(?:win|you win|draw|deal|apply|remove|heal|discard|gain|destroy|defeat|kill|give|return|move"
        r"|revive)\b[^.,]*?) (?P<if>if|unless) (?P<cond>[^.,]+)\.$",
        r"\g<if> \g<cond>, \g<do>.",
        "Conditions stand first.",
    ),
    custom(
        r"\b(?P<if>if|unless) (?P<who>you have|your rival has) (?P<n>\d+) (?=heroes|corpses|cards|traps"
        r"|characters|operations)",
        r"\g<if> \g<who> \g<n> or more ",
    ),
    custom(
        r"\b(?P<who>your leader|this leader) gains (?P<n>\d+) life\b(?! until| this)",
        r"remove \g<n> damage from \g<who>",
        LIFE,
    ),
    custom(
        r"\b(?:rival characters|rival heroes|your rival) must attack (?P<who>this hero|it|that hero)"
        r" (?P<until>until [^.,]+)",
        r"give \g<who> decoy \g<until>",
        "Whom all must attack has Decoy.",
    ),
    custom(r"\bto each of (?=up to \d|\d|any number)", "to "),
    custom(
        r"\b(?P<do>defeat|deal \d+ damage to|apply \d+ damage to) each (?P<who>rival (?:hero|character)|hero"
        r"|character) in a (?P<line>row|column)\b",
        r"choose a \g<line> of any unit. \g<do> each \g<who> in that \g<line>",
        "A place is chosen first.",
    ),
    custom(
        r"\btake all damage from (?P<a>an? [^.,]+?|one of [^.,]+?) and (?:put|place|move) it on (?:another"
        r"|another hero)(?=[.,])",
        r"move all damage from \g<a> to another hero",
    ),
    custom(
        r"\b(choose 2 [^.]*)(\.|,? then|,? and) (?:swap|switch|exchange) their (?:slots|places|positions)\b",
        r"\1. swap them",
    ),
    custom(
        r"\b(?P<do>recruit|play|put) (?:a|1|one) (?:hero|card) from (?P<pile>your discard pile|your hand)(?:"
        r" (?:into play|onto the battle|into your unit|for free))*(?=[.,])",
        r"choose a card in \g<pile>. recruit it into any empty slot of your unit",
        FIRST,
    ),
    custom(
        r"\brevive (?:a|1|one) (?:hero|card) from your discard pile(?=[.,])",
        "choose a card in your discard pile. recruit it into any empty slot of your unit",
        FIRST,
    ),
    custom(
        r"(?P<a>^|[.:,] )(?P<who>(?:all )?(?:your (?:other )?|rival )(?:vanguard |flank |rear )?(?:heroes"
        r"|characters)) (?:heal|regain|recover) (?P<n>\d+)(?: life| damage)?(?=[.,])",
        r"\g<a>remove \g<n> damage from \g<who>",
        HEALS,
    ),
    custom(
        r"\bif (?:that|this) (?:kills|defeats|destroys) (?:it|that hero)\b",
        "if it is defeated",
        'Whoever dies "is defeated".',
    ),
    custom(
        r"\byour rival (?:returns|puts|takes) (?P<who>it|that hero) (?:back )?(?:to|into) their hand\b",
        r"return \g<who> to its owner's hand",
    ),
    custom(r"(?<=chooses one of their heroes) and (?:defeats|destroys|discards|kills) it\b", ". defeat it", STEPS),
    custom(
        r"\bturn (?P<a>an? [^.,]+?|it|this hero|one of [^.,]+?) into a copy of (?P<b>[^.,]+)",
        r"\g<a> becomes a copy of \g<b>",
    ),
    custom(
        r"(?P<who>\b(?:it|that hero|an? (?:rival )?hero|one of your heroes|each (?:rival )?hero)) loses"
        r" (?P<kw>intercept|ranged attack|decoy|swift|immortal|deathproof|lifesteal|pierce|double attack)\b",
        r"give \g<who> no \g<kw>",
        'In an effect, numbers and keywords are given: "give it +2 Attack".',
    ),
    custom(r"\bskip your rival's next turn\b", "your rival skips their next turn"),
    custom(
        r"\b(?:then )?put (?:one|1|a card)(?: of them)? (?:from your hand )?(?:back )?on (?:the )?top of your deck\b",
        "choose a card in your hand. put it on the top of your deck",
        FIRST,
    ),
    custom(r", but (?=draw|discard|apply|deal|lose)", ". "),
    custom(r" of your choice\b| of their choice\b| if (?:they|it|you) can\b| if (?:possible|able)\b", ""),
    custom(
        r"\b(?:pick|select|name) (?=an? (?:hero|rival|character|corpse|row|column)|one of your|target|\d of)",
        "choose ",
        FIRST,
    ),
    custom(r"\bfor the rest of the (turn|wave|round)\b", r"until the end of the \1"),
    custom(r"\bthis battle\b", "for the rest of the battle"),
    custom(r"\bwin the battle\b(?<!you win the battle)", "you win the battle"),
    custom(
        r"\b(if (?:it|that hero|that character|this hero|the target)) (?:dies|is killed|is destroyed|falls)\b",
        r"\1 is defeated",
        'Whoever dies "is defeated".',
    ),
    custom(r"\bthe same (?:amount of )?damage\b", "that much damage"),
    custom(
        r"\b(?:destroy|remove|eat|consume|devour|exile) (?P<who>a corpse|one of your corpses|a rival corpse)\b",
        r"clear \g<who>",
        'Corpses are "cleared".',
    ),
    custom(
        r"\b(?:destroy|remove|defeat) (?P<who>an? (?:rival )?(?:trap|operation)|(?:all|each|every) (?:rival "
        r"|your )?(?:traps?|operations?))\b",
        r"discard \g<who>",
        "Cards of the Reserve are discarded.",
    ),
    custom(
        rf"(?P<a>^|\. |, )(?P<who>(?:an?|each|all|one of|target|every) {SOME}) (?:is|are)"
        r" (?P<do>{'|'.join(PASSIVE)})(?P<to> to [^.,]+)?(?=[.,])",
        lambda m: f"{m['a']}{PASSIVE[m['do']]} {m['who']}{m['to'] or ''}",
    ),
    custom(
        r"\bchoose a hero in your hand(?:\.| and|, then) (?:play|put|recruit) it(?: (?:into play|for free))*(?=[.,])",
        "choose a card in your hand. recruit it into any empty slot of your unit",
        FIRST,
    ),
    custom(
        r"\b(look at|reveal) the top card of (your (?:rival's )?deck)\b(?<!reveal the top card of your deck)",
        r"\1 the top 1 card of \2",
    ),
    custom(
        r"\bput it (?:back )?on (?:the )?(top|bottom)(?=[.,])", r"put it on the \1 of your deck", "Say of which deck."
    ),
    custom(r"\bset (?P<who>[a-z ]+?)(?P<s>'s) damage to (?P<n>\d+)", r"set the damage of \g<who> to \g<n>"),
    custom(r"\bswap (?:your )?hands? with your rival(?:'s(?: hand)?)?(?=[.,])", "swap hands with your rival"),
    custom(
        r"\bdraw the top (?P<n>\d+) cards (?:of|from) (?P<deck>your rival's deck|your deck)",
        r"draw \g<n> cards from \g<deck>",
    ),
    custom(r"(?<=\d life) each\b", ""),
    custom(
        r"\b(?<!chooses )one of their heroes\b(?<!chooses one of their heroes)(?<!sacrifices one of their"
        r" heroes)(?<!returns one of their heroes)",
        "a rival hero",
        "Players are named.",
    ),
    custom(
        rf"^(?P<do>(?:{ACTIVE})\b[^.,]*?) for each (?P<per>[^.,]+)\.$",
        r"for each \g<per>, \g<do>.",
        "What is counted stands first.",
    ),
    custom(
        r"(?P<a>^|\. )(?P<who>each of your heroes|each rival hero|all your heroes|all rival heroes) moves?"
        r" (?=1 slot|one slot)",
        r"\g<a>move \g<who> ",
    ),
    custom(r"\bone slot\b", "1 slot"),
    custom(
        r"\bswap this hero with (?P<who>(?:an?|one of|another) [^.,]+)", r"choose \g<who>. swap it and this hero", FIRST
    ),
    custom(
        r"(?P<who>\b(?:your leader|this hero|it|that hero)) takes no damage (?P<until>this (?:turn|wave|round)"
        r"|until the end of the (?:turn|wave|round))",
        unhurt,
    ),
    custom(
        rf"(?P<a>^|\. )(?P<time>{LAST}), (?!when)(?P<do>[^.]+)\.", r"\g<a>\g<do> \g<time>.", "How long stands last."
    ),
    custom(
        rf"^(?P<a>{DO}\b[^.,;]*?),? or (?P<b>{DO}\b[^.;]*)\.$",
        r"choose one: \g<a>; or \g<b>.",
        '"Choose one: …; or …" lets you pick.',
    ),
    custom(
        r"^deal (?P<n>\d+) damage to (?P<a>[^.,;]*?),? or (?P<m>\d+)(?: damage)? to (?P<b>[^.;]*)\.$",
        r"choose one: deal \g<n> damage to \g<a>; or deal \g<m> damage to \g<b>.",
        '"Choose one: …; or …" lets you pick.',
    ),
    custom(r"\bcannot be attacked\b", "cannot be targeted by attacks"),
    custom(
        r"\b(?P<do>cancel|counter|negate) the next (?P<what>order|spell|operation) (?:that )?your rival"
        r" (?:plays|casts) (?:this (?P<span>turn|wave|round))\b",
        r"the next time your rival declares a \g<what> this \g<span>, cancel that \g<what>",
        "Only what is declared can be cancelled.",
    ),
    custom(r"(?P<who>\b(?:it|that hero)) (?:may|can) attack(?! again| twice| in)", r"\g<who> attacks"),
    custom(
        r"\b(if (?:this hero|it|that hero)) (?:has not|did not) moved?(?: this (turn|wave|round))?(?=,)",
        lambda m: f"{m[1]} was not moved this {m[2] or 'turn'}",
        "Whoever moves is moved.",
    ),
    custom(
        r"\b(if (?:this hero|it|that hero)) (?:has )?moved(?: this (turn|wave|round))?(?=,)",
        lambda m: f"{m[1]} was moved this {m[2] or 'turn'}",
        "Whoever moves is moved.",
    ),
    custom(
        r"\b(if (?:this hero|it|that hero)) (?:has not attacked|did not attack)(?=,)",
        r"\1 did not attack this turn",
        "Say how long ago.",
    ),
    custom(r"\b(if (?:this hero|it|that hero)) (?:has )?attacked(?=,)", r"\1 attacked this turn", "Say how long ago."),
    custom(r"\b(?:permanently|forever|for good|for the rest of the (?:game|match))\b", "for the rest of the battle"),
    custom(r"\buntil the (?:start|beginning) of your next turn\b", "until your next turn"),
    custom(
        r"\b(?:right now|immediately|right away|at once)(?=[.,])|(?<=actions) now(?=[.,])|(?<=action) now(?=[.,])", ""
    ),
    custom(r" (?=\.)", ""),
    custom(r"; (?:otherwise|if not|else|if you cannot),? ", ". otherwise, "),
    custom(r"(?<=\. )(?:if not|else|if you cannot|if they do not|if it is not), ", "otherwise, "),
    custom(r"\byou control (?=\d|no |more |fewer |exactly )", "you have "),
    custom(r"\byour rival controls (?=\d|no |more |fewer |exactly )", "your rival has "),
    custom(
        r"\b(your leader) has (less|more) life (?:left )?than (the rival leader|your rival's|theirs)\b",
        r"\1's remaining life is \2 than the rival leader's remaining life",
        "What is left of a Life is the remaining Life.",
    ),
    custom(r"\b(?:in|after) (\d+) (turns|waves|rounds|turn|wave|round)(?: from now)?,?(?= [a-z])", r"after \1 \2,"),
    custom(r"(?P<than>than the rival leader's remaining life, [^.]*?)\b(?:to|on) it\b", r"\g<than>to the rival leader"),
    custom(r"\b(double [^.,]*?) this (turn|wave|round)\b", r"\1 until the end of the \2"),
    custom(r"\bfor every (?=[a-z])", "for each "),
    custom(
        r"^unless your rival (discards 1 card|discards a card|discards \d+ cards), (?P<do>[^.]+)\.",
        lambda m: (
            f"your rival may {m[1].replace('discards a card', 'discard 1 card').replace('discards', 'discard')}."
            f" otherwise, {m['do']}."
        ),
        'Who may decide comes first, then "Otherwise".',
    ),
    custom(
        r"\bthe hero (?:directly |right )?behind (?:its|the|this hero's) target\b",
        "the target's supporter",
        "Who stands directly behind is the Supporter.",
    ),
    custom(
        r"\bthe hero (?:directly |right )?in front of (?:its|the|this hero's) target\b",
        "the target's forerunner",
        "Who stands directly in front is the Forerunner.",
    ),
    custom(
        r"\bthe hero (?:directly |right )?behind (that hero|your leader|the attacker)\b",
        r"\1's supporter",
        "Who stands directly behind is the Supporter.",
    ),
    custom(
        r"\bthe hero (?:directly |right )?in front of (that hero|your leader|the attacker)\b",
        r"\1's forerunner",
        "Who stands directly in front is the Forerunner.",
    ),
    *BLOWS_AND_MOVES,
)
