"""What is true for as long as a card stands there, as people say it."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KINDS, ROW, TWOFOLD, Custom, custom

STATEMENTS: Final[tuple[Custom, ...]] = (
    custom(r"\bdouble attack(?= against)", TWOFOLD, ""),
    custom(r"\bdamaged (?P<who>rival characters|rival heroes|heroes|characters)\b", r"\g<who> with damage", ""),
    custom(
        r"\bthis hero (?:strikes|attacks) twice(?: each (?:wave|turn))?\.",
        "double attack.",
        "Two attacks a wave are Double Attack.",
    ),
    custom(r"\b(has|have) double attack (?=against|\.)(?<=double attack )", rf"\1 {TWOFOLD} ", ""),
    custom(r"\bthis hero attacks for free\b", "this hero's attacks are free", ""),
    custom(
        r"^your rival cannot target (?P<who>[^.,]+?) with (?P<what>spells|orders)\.",
        r"\g<who> cannot be targeted by \g<what>.",
        "",
    ),
    custom(r"\bcannot be attacked by (ranged attacks)\b", r"cannot be targeted by \1", ""),
    custom(r"\bcannot be attacked\b", "cannot be targeted by attacks", ""),
    custom(
        r"\b(?P<who>rival|your) spells cost 2 actions\.",
        lambda m: f"{'your rival' + chr(39) + 's' if m['who'] == 'rival' else 'your'} spell actions are long.",
        "",
    ),
    custom(r"\bmay attack as if (?:they were|it was) in melee\b", "can make melee attacks while not in melee", ""),
    custom(
        rf"(?<!for )\b(?:all|every|each)(?: of)?(?: the)? (?P<who>(?:your |rival )?(?:other )?{ROW}{KINDS})\b",
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
