"""What is done, and what is true, as people say it."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KIND, KINDS, ONE, ROW, TWOFOLD, Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.words import DIGIT

APPLY: Final = 'Effects "apply" damage.'
HEALS: Final = 'To heal is to "remove" damage.'
DEFEAT: Final = '"Destroy" and "kill" are "defeat".'
GIVES: Final = 'In an effect, numbers and keywords are given: "give it +2 Attack".'
STEPS: Final = '"and" does not join steps.'
EACH: Final = '"All" and "every" are "each".'
LIFE: Final = "The Life that a player gains or loses is damage removed from the Leader or applied to it."
ACTS: Final = (
    "draw|discard|apply|put|move|give|defeat|gain|choose|return|remove|shuffle|cancel|revive|recruit|reveal|swap|search|lose|"
    "look|look at|you may|heal|deal|destroy|end|take|skip|your rival|each player|it|that hero|this hero|the attacker"
)
VERBS: Final = "apply|remove|defeat|give|return|revive|move|discard|clear|heal|destroy|kill|to|from|on|restore"
GIFT: Final = r"[+-]\d+ |double attack|bonus |(?:no )?(?:intercept|ranged attack|decoy|swift|immortal|deathproof|ephemeral|incorporeal|lifesteal|pierce)\b"
TIME: Final = r"(?: (?:until the end of the (?:turn|wave|round)|this turn|this wave|this round|for the turn))"
WHO: Final = (
    rf"(?:it|they|them|he|this hero|this leader|that {KIND}|the attacker|the target|your leader|the rival leader"
    rf"|(?:one|each|all|\d|up to \d|any number) (?:of )?(?:your )?(?:other )?{ROW}{KINDS}|an? (?:rival )?{ROW}{KIND}|each (?:other )?(?:rival )?{ROW}{KIND}"
    rf"|target (?:rival )?{ROW}{KIND}|your (?:other )?{ROW}{KINDS}|rival {ROW}{KINDS}|(?:all|\d|up to \d) rival {ROW}{KINDS})(?: in [a-z ]+?| with [^,.]+?| adjacent to (?:it|this hero))?"
)


def each(match: re.Match[str]) -> str:
    """all your other heroes: each of your other heroes; all rival heroes: each rival hero"""
    whose, rest, many = match["whose"] or "", match["rest"] or "", match["many"]
    hurt = " with damage" if match.groupdict().get("hurt") else ""
    if whose.startswith("your"):
        return f"{match['before']}each of {whose}{rest}{many}{hurt}"
    return f"{match['before']}each {whose}{rest}{ONE[many]}{hurt}"


def until(match: re.Match[str]) -> str:
    return re.sub(r"(?:this|for the) (turn|wave|round)", r"until the end of the \1", match[0])


def given(match: re.Match[str]) -> str:
    who = {"they": "them", "he": "it"}.get(match["who"], match["who"])
    return f"give {who} {match['what']}"


QUANTITIES: Final[tuple[Custom, ...]] = (
    custom(
        r"\b(draws?|discards?|reveals?) (?:a|one) random card\b|\brandomly (discards?) (?:a|1) card\b",
        lambda m: f"{m[1] or m[2]} 1 card at random",
        DIGIT,
    ),
    custom(r"\b(draws?|discards?|reveals?) (?:a|one|another|an extra|an additional) card\b", r"\1 1 card", DIGIT),
    custom(r"\b(draws?|discards?) (\d+) (?:extra|additional|more) cards\b", r"\1 \2 cards", ""),
    custom(r"\b(gains?|loses?) (?:an|one|an extra|an additional|one more|one extra) action\b", r"\1 1 action", DIGIT),
    custom(
        r"\b(gains?|loses?) (\d+) (?:extra|additional|more) actions?\b",
        lambda m: f"{m[1]} {m[2]} action" + "s" * (m[2] != "1"),
        "",
    ),
    custom(r"\bget (?:an extra|an additional|one more|1 more|another) action\b", "gain 1 action", DIGIT),
    custom(r"\b(puts?|removes?) (?:a|an|one) (?=[\w-]+ counter\b)", r"\1 1 ", DIGIT),
    custom(
        r"\b(?P<do>return|put) (?:a|one) card (?:from|in) your discard pile (?:in)?to your hand\b",
        r"choose a card in your discard pile. \g<do> it into your hand",
        "Whoever decides, chooses first.",
    ),
)
DAMAGE: Final[tuple[Custom, ...]] = (
    custom(r"\b(?:deals?|inflicts?|does) (\d+|that much) (?:points of )?damage (?=to\b)", r"apply \1 damage ", APPLY),
    custom(r"\bdeals? damage (equal to [^.,]+?) to ([^.,]+)", r"apply damage \1 to \2", APPLY),
    custom(
        r"\bdeals? damage to (?P<whom>[^.,]+?) equal to (?P<x>[^.,]+)",
        r"apply damage equal to \g<x> to \g<whom>",
        APPLY,
    ),
    custom(
        r"\b(?:deals?|apply) (?:1|one) damage to (?P<whom>[^.,]+?) for each (?P<per>[^.,]+)",
        r"for each \g<per>, apply 1 damage to \g<whom>",
        FIRST := "What is counted stands first.",
    ),
    custom(
        r"\b(?:deals?|apply) (\d+) damage (?:divided|split|distributed)(?: as you (?:choose|like|wish))?,? (?:among|between)\b",
        r"apply \1 damage split among",
        APPLY,
    ),
    custom(r"\b(?:deals?|inflicts?) (\d+) damage\b(?=[.,])", r"apply \1 damage to it", APPLY),
    custom(
        rf"(?P<before>^|[.:,] |then )(?P<who>{WHO}) (?:takes?|suffers?|receives?) (?P<n>\d+|that much) damage\b",
        r"\g<before>apply \g<n> damage to \g<who>",
        APPLY,
    ),
    custom(r"\bany excess damage is dealt to (?P<whom>[^.,]+)", r"apply the excess damage to \g<whom>", APPLY),
    custom(r"\b(?:fully heals?|heals? all damage from) (?P<who>[^.,]+)", r"remove all damage from \g<who>", HEALS),
    custom(r"\b(?:heals?|restores?) (?P<who>[^.,]+?) to full(?: life)?\b", r"remove all damage from \g<who>", HEALS),
    custom(
        r"\b(?:heals?|restores?) (?P<who>[^.,\d]+?) (?:by|for) (?:that amount|that much|the same amount)\b",
        r"remove that much damage from \g<who>",
        HEALS,
    ),
    custom(
        r"\b(?:heals?|restores?) that much (?:damage|life) (?:from|to|on) (?P<who>[^.,]+)",
        r"remove that much damage from \g<who>",
        HEALS,
    ),
    custom(
        r"\b(?:heals?|restores?) (?P<who>[^.,\d]+?) (?:by|for) (?P<n>\d+)(?: damage| life)?\b",
        r"remove \g<n> damage from \g<who>",
        HEALS,
    ),
    custom(r"\b(?:heals?|restores?) (?P<n>\d+)(?: damage| life)? (?:from|to|on) ", r"remove \g<n> damage from ", HEALS),
    custom(
        rf"(?P<before>^|[.:,] )(?P<who>{WHO}) (?:heals|regains|recovers) (?P<n>\d+)(?: damage| life)?\b",
        r"\g<before>remove \g<n> damage from \g<who>",
        HEALS,
    ),
    custom(
        r"(?<!this leader )\byou gain (\d+) life\b|\bgain (\d+) life\b",
        lambda m: f"remove {m[1] or m[2]} damage from your leader",
        LIFE,
    ),
    custom(
        r"\b(?:you )?lose (\d+) life\b|\bpay (\d+) life\b",
        lambda m: f"apply {m[1] or m[2]} damage to your leader",
        LIFE,
    ),
    custom(r"\byour rival loses (\d+) life\b", r"apply \1 damage to the rival leader", LIFE),
    custom(r"\b(?:destroys?|kills?|slays?)\b(?! that)", "defeat", DEFEAT),
    custom(r"\b(?:destroys?|kills?|slays?)\b", "defeat", DEFEAT),
    custom(
        r"\byour rival sacrifices (?:a hero|one of their heroes)\b",
        "your rival chooses one of their heroes. defeat it",
        "To sacrifice is to choose one's own and defeat it.",
    ),
    custom(
        r"\beach player sacrifices (?:a hero|one of their heroes)\b",
        "each player chooses one of their heroes. defeat each of them",
        "To sacrifice is to choose one's own and defeat it.",
    ),
    custom(r"\bsacrifice a hero\b", "defeat one of your heroes", "To sacrifice is to choose one's own and defeat it."),
    custom(
        r"\bsacrifice another hero\b",
        "defeat one of your other heroes",
        "To sacrifice is to choose one's own and defeat it.",
    ),
    custom(r"\bsacrifice\b", "defeat", "To sacrifice is to defeat one's own."),
)
GIFTS: Final[tuple[Custom, ...]] = (
    custom(rf"\b(?:cannot|can|gets?|gains?|has|have|give|gives|are|is) [^.,]*?{TIME}", until, ""),
    custom(rf"\b(?P<who>{WHO}) (?:gets?|gains?|has|have|receives?) (?P<what>{GIFT})", given, GIVES),
    custom(
        rf"\bdouble (?:the attack of (?P<who>[^.,]+?)|(?P<whose>its|this hero's) attack)(?= until|[.,])",
        lambda m: f"give {m['who'] or {'its': 'it', 'this hero' + chr(39) + 's': 'this hero'}[m['whose']]} {TWOFOLD}",
        GIVES,
    ),
    custom(
        rf"\b(?:exhausts?|taps?|stuns?) (?P<who>{WHO})",
        r"\g<who> cannot act again this turn",
        'Who is exhausted, tapped or stunned "cannot act again this turn".',
    ),
    custom(
        rf"\b(?P<who>{WHO}) cannot (?P<what>attack|move|cast spells) (?:on |during )?(?:(?:its|their|the|your rival's) )?next turn\b",
        r"\g<who> cannot \g<what> until your next turn",
        "What lasts has an end.",
    ),
    custom(
        rf"\bfreeze (?P<who>{WHO})(?:\. (?:it|that hero) cannot attack until your next turn)?",
        r"\g<who> cannot attack until your next turn",
        'Who is frozen "cannot attack until your next turn".',
    ),
    custom(
        rf"\b(?:untap|ready|refresh|unexhaust) (?P<who>{WHO})",
        r"\g<who> can act again this turn",
        'Who is made ready "can act again this turn".',
    ),
    custom(
        rf"(?P<who>{WHO}) (?:may|can) attack again(?: this turn| immediately)?",
        r"\g<who> can act again this turn",
        'Who is made ready "can act again this turn".',
    ),
    custom(rf"\bsilence (?P<who>{WHO})", r"\g<who> loses all abilities", 'Who is silenced "loses all abilities".'),
    custom(rf"\bthis hero (?:also attacks|attacks too|attacks as well|attacks)\b", "this hero makes an attack", ""),
    custom(rf"(?P<who>{WHO}) attacks(?: immediately| now| right away| again)?(?=[.,])", r"\g<who> makes an attack", ""),
    custom(r"\bremove all (?:status effects|effects|statuses|debuffs|buffs) from", "remove all statuses from", ""),
    custom(
        r"\bput (?:a|1) \+1/\+1 counter on (?P<who>[^.,]+)",
        r"give \g<who> [+1 Attack] and [+1 Life]",
        "A lasting +1 is a status in brackets.",
    ),
    custom(
        r"\b(?:summon|create|put into play|make) an? (\d+)/(\d+) (?P<name>[\w-]+)(?: token| hero)?(?! with)",
        lambda m: (
            f"create a {m['name'].capitalize()} token with attack {m[1]} and life {m[2]} in any empty slot of your unit"
        ),
        "A token is created with its numbers and a place.",
    ),
)
CARDS: Final[tuple[Custom, ...]] = (
    custom(r"\btake control of\b", "gain control of", 'Control is gained: "gain control of it".'),
    custom(r"\bdraw cards until\b", "draw until", ""),
    custom(r"\bdraw (?:a|1) card for each (?P<per>[^.,]+)", r"for each \g<per>, draw 1 card", FIRST),
    custom(
        r"\b(?:counter|negate|stop|cancel) (?:it|that|the|this) (?=attack|order|spell|trap|operation)",
        "cancel that ",
        'What is declared is cancelled: "Cancel that Order."',
    ),
    custom(
        r"\b(?:counter|negate|cancel) it\b", "cancel that order", 'What is declared is cancelled: "Cancel that Order."'
    ),
    custom(r"\brevive|\bresurrect|\breanimate|\bbring back|\breturn to life", "revive", 'A Corpse is "revived".'),
    custom(r"\bbring (?P<who>[^.,]+?) back to life\b", r"revive \g<who>", 'A Corpse is "revived".'),
    custom(r"\brevive (?P<who>[^.,]+?) with (?P<n>\d+) life\b", r"revive \g<who> at \g<n> life", ""),
    custom(r"\b(apply \d+ damage to) it and (each [^.,]+)", r"\1 it. \1 \2", STEPS),
    custom(
        r"\bremove (?:all corpses|each corpse)(?: from play| from the board)?\b",
        "clear each corpse",
        'Corpses are "cleared".',
    ),
    custom(r"\bmill (\d+)\b", r"discard the top \1 cards of your deck", ""),
    custom(
        r"\breturn (?P<what>it|this hero|that hero|them|that card) (?:back )?(?:into|in) your hand\b",
        r"return \g<what> to your hand",
        "",
    ),
    custom(
        r"\bput (?P<what>it|this hero|that hero|them|that card) (?:back )?(?:in|to) your hand\b",
        r"put \g<what> into your hand",
        "",
    ),
    custom(r"\bdraw it\b", "put it into your hand", "What was revealed is put into your hand."),
    custom(
        r"\bsearch your deck for a card and put it into your hand\b",
        "search your deck for a card. put it into your hand",
        STEPS,
    ),
    custom(r"(?<=\. )then (?=[a-z])", "", ""),
    custom(
        r"\bchange the target of (?:the|that) attack to (?P<who>[^.,]+)",
        r"choose \g<who>. the target of that attack becomes it",
        "Whoever decides, chooses first.",
    ),
    custom(r"\byour rival chooses: (?P<a>[^.]+?) or (?P<b>[^.]+)\.", r"your rival chooses one: \g<a>; or \g<b>.", ""),
    custom(
        r"\bput (?P<what>one of them|1|one) into (?:your )?hand\b",
        "choose one of them. put it into your hand",
        "Whoever decides, chooses first.",
    ),
    custom(r"\band put (?=choose one of them)|\band (?=choose one of them)|, then (?=choose one of them)", ". ", ""),
    custom(r" (?:\. )(?=choose one of them)", ". ", ""),
    custom(
        r"\bdiscard (?:a|1) card from it\b",
        "choose a card in your rival's hand. discard it",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\bsteal a card from your rival's hand\b",
        "choose a card in your rival's hand at random. put it into your hand",
        "Chance chooses what nobody sees.",
    ),
    custom(
        r"\bput a (?:card|hero) from your discard pile into play\b",
        "choose a card in your discard pile. recruit it into any empty slot of your unit",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\bshuffle your discard pile into your deck\b", "shuffle each card in your discard pile into your deck", ""
    ),
    custom(
        r"\bmove (?P<what>[^.,]+?) to (?:an|any|another) (?:empty |open |free )?slot(?=[.,])",
        r"move \g<what> to any empty slot of your unit",
        "A move names where to.",
    ),
    custom(
        r"\bmove (?P<what>[^.,]+?) to (?:the|your|their|its) (?P<row>vanguard|flank|rear)\b",
        r"move \g<what> to an empty slot in the \g<row>",
        "A move names where to.",
    ),
    custom(
        r"\b(?:push|move|knock) (?P<what>[^.,]+?) back(?:wards?)? (?P<n>\d+|one|a) slots?\b",
        lambda m: (
            f"move {m['what']} {'1' if m['n'] in ('one', 'a') else m['n']} slot{'s' * (m['n'] not in ('1', 'one', 'a'))} back"
        ),
        "",
    ),
    custom(
        r"\b(?:pull|move) (?P<what>[^.,]+?) forwards? (?P<n>\d+|one|a) slots?\b",
        lambda m: (
            f"move {m['what']} {'1' if m['n'] in ('one', 'a') else m['n']} slot{'s' * (m['n'] not in ('1', 'one', 'a'))} forward"
        ),
        "",
    ),
    custom(
        r"\b(?:swap|switch|exchange) (?:the )?(?:slots|positions|places) of (?P<n>\d+) (?P<who>[^.,]+)",
        r"choose \g<n> \g<who>. swap them",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\b(?:swap|switch|exchange) (?P<n>\d+) (?P<who>(?:of your |rival )[^.,]+)",
        r"choose \g<n> \g<who>. swap them",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\bswap one of your heroes with a rival hero\b",
        "choose one of your heroes. choose a rival hero. swap control of the first hero and the second hero",
        "Whoever decides, chooses first.",
    ),
    custom(
        rf"\bswap (?P<who>an? (?:rival )?{ROW}hero)'s attack and life\b",
        r"choose \g<who>. swap the attack and life of it",
        "Whoever decides, chooses first.",
    ),
    custom(r"\bswap its attack and life\b", "swap the attack and life of it", ""),
    custom(
        r"\brearrange your heroes(?: however you (?:like|wish|want)| in any way| as you (?:like|wish))?(?=[.,])",
        "rearrange your unit",
        "",
    ),
    custom(r"\btake an extra turn\b(?! after)", "take another turn after this one", ""),
    custom(
        r"\byou get (?:1|one) more action next turn\b|\bgain 1 action (?:on |during )?(?:your )?next turn\b",
        "gain 1 action in your next turn",
        "",
    ),
    custom(
        r"\byour rival loses (\d+) (actions?) (?:on |during |in )?(?:their |its )?next turn\b",
        r"your rival loses \1 \2 in their next turn",
        "",
    ),
    custom(
        r"\b(?:all )?your heroes' attacks are free (?:until the end of the turn|this turn)",
        "your attack actions are free until the end of the turn",
        "",
    ),
    custom(r"(?<!this) (\d+) times\.", r". do this \1 times.", '"Do this 3 times." is a sentence of its own.'),
    custom(r"\brepeat this (\d+) times\b|\brepeat (\d+) times\b", lambda m: f"do this {m[1] or m[2]} times", ""),
    custom(r"\bif (?:it is )?(heads|tails)\b", r"if the coin shows \1", ""),
    custom(r"\b(roll a die|flip a coin) and ", r"\1. ", STEPS),
    custom(
        r"\bif it is an? (trap|order|operation|spell)\b",
        lambda m: f"if it has {'an' if m[1][0] == 'o' else 'a'} {m[1]}",
        "What is on a card, it has.",
    ),
    custom(r"\bit survives with (\d+) life\b", r"it survives with \1 remaining life", ""),
    custom(r"\b(the next time [^,]* would [^,]*, [^.]*?)(?<! instead)\.", r"\1 instead.", '"would" needs "instead".'),
    custom(r"\bthey (?=lose|discard|draw|skip)(\w+)", r"your rival \1s", "Players are named."),
    custom(r"\byou draw\b", "draw", 'What you do is said without "you".'),
    custom(r"\byou (?=gain \d|discard \d|choose )", "", 'What you do is said without "you".'),
)
JOINING: Final[tuple[Custom, ...]] = (
    custom(
        r"\bchoose (?:1|one)(?::|,|\.) ?(?P<a>[^:;.]+?)(?:;|,)? or (?P<b>[^:;]+)\.", r"choose one: \g<a>; or \g<b>.", ""
    ),
    custom(
        r"\bmay (?P<a>[^.,]+?) and (?P<b>(?:draw|discard|apply|put|move|give|defeat|gain|return|remove)\b)",
        r"may \g<a>, then \g<b>",
        STEPS,
    ),
    custom(rf"(?<!;),? and (?:then )?(?=(?:{ACTS})\b)(?!it\b)", ". ", STEPS),
    custom(r"\bfor each (?P<per>[^.,]+?)(?=\.$)", r"for each \g<per>", ""),
)
PLURALS: Final[tuple[Custom, ...]] = (
    custom(
        rf"(?P<before>\b)(?:all|every)(?: of)?(?: the)? (?P<hurt>damaged )?(?P<whose>your other |your |rival |other )?(?P<rest>{ROW})(?P<many>{KINDS})\b",
        each,
        EACH,
    ),
    custom(rf"\b(?:every|all) (?P<what>(?:rival |other )?{ROW}{KIND})\b", r"each \g<what>", EACH),
    custom(
        rf"(?P<before>\b(?:{VERBS}) )(?P<whose>your other |your |rival )(?P<rest>{ROW})(?P<many>{KINDS})\b", each, EACH
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
DOINGS: Final[tuple[Custom, ...]] = (*QUANTITIES, *DAMAGE, *PLURALS, *GIFTS, *CARDS, *JOINING, *QUANTITIES[:2])
STATEMENTS: Final[tuple[Custom, ...]] = (
    custom(
        rf"\b(?:all|every|each)(?: of)?(?: the)? (?P<who>(?:your |rival )?(?:other )?{ROW}{KINDS})\b",
        r"\g<who>",
        "Statements speak of all of them without a word.",
    ),
    custom(
        r"\b(?:gets?|gains?)\b(?= [+-]\d| double| intercept| ranged| decoy| swift| pierce| lifesteal| deathproof)",
        lambda m: "get" if m[0] in ("get", "gain") else "gets",
        "",
    ),
    custom(r"\bget\b", "have", 'What is true for long is "has" or "have".'),
    custom(r"\bgets\b", "has", 'What is true for long is "has" or "have".'),
    custom(r"\b(has|have) (\d+) (?:more|extra|additional) (attack|life)\b", r"\1 +\2 \3", ""),
    custom(r"\b(has|have) (\d+) (?:less|fewer) (attack|life)\b", r"\1 -\2 \3", ""),
    custom(r"\bthis (hero|leader)'s attack is doubled\b", rf"this \1 has {TWOFOLD}", ""),
    custom(
        r"\bthis (hero|leader) deals double damage to (leaders|heroes|rival heroes)\b",
        rf"this \1 has {TWOFOLD} against \2",
        "",
    ),
    custom(r"\bthis (hero|leader)'s (attack|life) is equal to\b", r"this \1 has \2 equal to", ""),
    custom(
        r"\bthis hero (?:can|may) attack twice(?: each wave)?(?=\.)",
        "double attack",
        "Two attacks a wave are Double Attack.",
    ),
    custom(
        r"^(?:rival characters|your rival|rival heroes|all rival characters) must attack this hero(?: if able)?\.",
        "decoy.",
        "Whom all must attack has Decoy.",
    ),
    custom(r"\bthis (hero|leader) ignores intercept\b", r"this \1 can ignore intercept", ""),
    custom(
        r"\bthis (hero|leader) has (?:hexproof|stealth)\b|^(?:hexproof|stealth)\.$",
        lambda m: f"this {m[1] or 'hero'} cannot be targeted by rivals",
        "",
    ),
    custom(r"\bcannot heal\b|\bcannot be healed\b", "cannot be healed", ""),
    custom(r"\bis immune to (spells|orders|traps|attacks|effects)\b", r"has immunity to \1", ""),
    custom(
        r"\bcannot take more than (\d+) damage from (?:a single|one|an|any|each) (attack|spell|effect)\b",
        r"takes at most \1 damage from each \2",
        "",
    ),
    custom(
        r"^(?P<src>ranged attacks|melee attacks|attacks|spells|orders) deal no damage to (?P<who>[^.,]+)\.",
        r"\g<who> takes no damage from \g<src>.",
        "",
    ),
    custom(
        r"^damage dealt to (?P<who>your leader) is dealt to (?P<to>this hero) instead\.",
        r"when \g<who> would take damage, apply that damage to \g<to> instead.",
        'What is replaced stands after "when".',
    ),
    custom(r"\bon it(?=\.)", "on this hero", ""),
    custom(
        r"\benter play with (?:a|1) (\+\d) (attack|life) counter\b",
        lambda m: f"enter play with [{m[1]} {m[2].capitalize()}]",
        "A lasting +1 is a status in brackets.",
    ),
    custom(
        r"\byour (order|spell|move|recruit|attack|draw)s cost (\d+) (less|more)(?: actions?)?\b",
        r"your \1 actions cost \2 \3 action",
        "",
    ),
    custom(
        r"^(order|spell|move|recruit|attack)s cost your rival (\d+) (more|less) action",
        r"your rival's \1 actions cost \2 \3 action",
        "",
    ),
    custom(r"^recruiting is free(?: for you)?\.|^your recruits are free\.", "your recruit actions are free.", ""),
    custom(r"\bhand limit limit\b", "hand limit", ""),
    custom(r"\byou (?:may|can) look at the top card\b", "you can look at the top card", ""),
    custom(r"^your rival plays with their hand (?:revealed|open|face up)\.", "your rival's hand is open.", ""),
    custom(
        r"^you (?:get|have) (?:an|1) (?:extra|additional|more) action each turn\.",
        "you have 1 more action each turn.",
        "",
    ),
    custom(r"^you can (?:play|recruit) heroes (?:in|into) any row\.", "you can recruit into any row.", ""),
    custom(r"^heroes can attack from the rear\.", "heroes in the rear have ranged attack.", ""),
    custom(r"^you have no hand limit\.", "your hand limit is 99.", ""),
)
