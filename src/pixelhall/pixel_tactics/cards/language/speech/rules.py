"""What is true for as long as a card stands there, in the many ways in which people put it."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import TWOFOLD, Custom, custom

RULES: Final[tuple[Custom, ...]] = (  # statements
    custom(
        r"^(?P<a>this hero|your leader) and (?P<b>this hero's (?:supporter|forerunner)|your leader|this hero"
        r"|your (?:other )?heroes) (?P<do>cannot|can) (?P<what>[^.]+)\.",
        r"\g<a> \g<do> \g<what>. \g<b> \g<do> \g<what>.",
        "Of each it is said by itself.",
    ),
    custom(
        r"^you draw (?:an|1|one) (?:extra|additional|more) card (?:whenever|when|each time) you draw\.",
        "you draw 1 more card with each draw action.",
    ),
    custom(
        r"^(?P<what>recruit|attack|mov|draw|switch)ing costs (?P<who>your rival|you) (?:one|1) (?P<less>more"
        r"|less)(?: action)?\.",
        lambda m: (
            f"{'your' if m['who'] == 'you' else m['who'] + chr(39) + 's'} {m['what'].replace('mov', 'move')}"
            f" actions cost 1 {m['less']} action."
        ),
    ),
    custom(
        r"^attacks (?:on|against) (?P<who>[^.,]+?) deal (?P<n>\d+) (?P<less>less|more) damage\.",
        lambda m: (
            f"{m['who']} {'take' if m['who'].endswith('heroes') else 'takes'} {m['n']} {m['less']} damage from attacks."
        ),
        'Whoever is hurt less "takes 1 less damage".',
    ),
    custom(
        r"^each player (?:has|gets) (?:one|1) (?:more|extra|additional) action each turn\.",
        "you have 1 more action each turn. your rival has 1 more action each turn.",
    ),
    custom(r"^both (?=[^.]* and )", ""),
    custom(
        r"^(?P<a>your leader) and (?P<b>this hero) (?:have|get|gain) (?P<what>[^.]+)\.",
        r"\g<a> has \g<what>. \g<b> has \g<what>.",
        "Of each it is said by itself.",
    ),
    custom(
        r"\bthis (hero|leader)'s (attack|life) (?:equals|is) (?=the number|twice|half|your)",
        r"this \1 has \2 equal to ",
    ),
    custom(
        r"\b(?P<who>(?:your |rival )?(?:other )?heroes) (?:can |may )?(?:ignore|bypass) intercept(?:ion|ors)?\b",
        r"\g<who> can ignore intercept",
    ),
    custom(r"^you may (?=recruit into|look at|use)", "you can "),
    custom(
        r"^your rival (?:needs|must spend|has to spend) (?:one|1) (?:more|extra|additional) action to"
        r" (?P<what>recruit|attack|move|draw|switch)\.",
        r"your rival's \g<what> actions cost 1 more action.",
    ),
    custom(r"^your rival cannot heal\.", "rival characters cannot be healed."),
    custom(
        r"^double the damage (?P<who>your leader|this hero|your heroes) deals?\.",
        lambda m: f"{m['who']} {'have' if m['who'].endswith('heroes') else 'has'} {TWOFOLD}.",
    ),
    custom(r"\bcannot be (?:the |a )?targets? of\b", "cannot be targeted by"),
    custom(
        r"^(?P<who>[^.,]+? cannot be targeted by )(?P<a>[a-z ]+?) (?:or|and) (?P<b>[a-z ]+?)\.",
        r"\g<who>\g<a>. \g<who>\g<b>.",
        "One ban, one sentence.",
    ),
    custom(
        r"^damage from (?P<src>[a-z ]+?) is reduced by (?P<n>\d+) for (?P<who>your (?:other )?heroes|your"
        r" leader|this hero)\.",
        lambda m: (
            f"{m['who']} {'take' if m['who'].endswith('heroes') else 'takes'} {m['n']} less damage from {m['src']}."
        ),
        'Whoever is hurt less "takes 1 less damage".',
    ),
    custom(r"^your heroes (?:cost no action to move|are free to move|move freely)\.", "your move actions are free."),
    custom(r"^your rival plays? with (?:an )?(?:open|revealed) hands?\.", "your rival's hand is open."),
    custom(
        r"^(?:while possible, )?this hero must be attacked(?: if (?:possible|able))?\.",
        "decoy.",
        "Whom all must attack has Decoy.",
    ),
    custom(r"\bare immune to (spells|orders|traps|attacks|effects)\b", r"have immunity to \1"),
    custom(r"^(?:your rival|the rival character|rival characters) cannot move heroes\.", "rival heroes cannot move."),
    custom(
        r"^double (?:the (?P<stat>attack|life) of (?P<who>[^.,]+)|(?P<whose>[^.,]+)'s (?P<of>attack|life))\.",
        lambda m: f"{m['who'] or m['whose']} has {TWOFOLD if (m['stat'] or m['of']) == 'attack' else 'double life'}.",
    ),
    custom(
        r"^(?P<a>this hero|your leader) and (?P<b>this hero's (?:supporter|forerunner)|your leader|your"
        r" (?:other )?heroes) (?:have|get|gain) (?P<what>[^.]+)\.",
        lambda m: f"{m['a']} has {m['what']}. {m['b']} {'have' if m['b'].endswith('heroes') else 'has'} {m['what']}.",
        "Of each it is said by itself.",
    ),
    custom(r"\bis the only (?:hero|character) in (?:its|this hero's) (row|column)\b", r"is alone in its \1"),
    custom(r"\bdeals? (\d+) (?:extra|additional) damage\b", lambda m: f"{m[0].split()[0]} {m[1]} more damage"),
    custom(r"\b(your leader|this leader) (?:stays|stays put|remains|sits) in the\b", r"\1 stands in the"),
    custom(r"^you (?:always go|go always|always play) first\.", "you are always the first player."),
    custom(
        r"^you draw (?P<n>\d) cards instead of (?:one|1)(?: when you draw| with each draw action| whenever you"
        r" draw)?\.",
        lambda m: f"you draw {int(m['n']) - 1} more card{'s' * (m['n'] != '2')} with each draw action.",
    ),
    custom(
        r"^all spells cost (?:one|1) (?:action less|less action|less)\.",
        "your spell actions cost 1 less action. your rival's spell actions cost 1 less action.",
    ),
    custom(
        r"^(?P<who>your|your rival's) (?P<what>order|spell|move|recruit|attack|draw|switch|trap|operation)s"
        r" are (?P<speed>free|long)\.",
        r"\g<who> \g<what> actions are \g<speed>.",
    ),
    custom(
        r"^the heroes (?:on either side of|around|next to|beside|surrounding) this hero\b|^(?:heroes|your"
        r" heroes) (?:around|next to|beside|surrounding) this hero\b",
        "heroes adjacent to this hero",
        'Next to is "adjacent to".',
    ),
    custom(
        r" (?:while|as long as) this (?:hero|leader) is (?:alive|in play|here)(?=\.)",
        "",
        "A statement is true for as long as the card stands there.",
    ),
    custom(r"\bon (?:the )?(?:board|field|battlefield|battle)(?=\.)|(?<=corpse) in play\b|(?<=hero) in play\b", ""),
    custom(r" (?=\.)", ""),
    custom(
        r"^this hero (?:can )?(?:shoots?|attacks? (?:from (?:range|afar|a distance)|at range)|is ranged)\."
        r"|^this hero can (?:hit|attack|target|reach|shoot) (?:any|a|all|every)"
        r" (?:rival )?(?:heroe?s?|characters?|enemy)(?:, no matter[^.]*| in any row| anywhere| in any slot)?\.",
        "ranged attack.",
        "Who strikes from afar has Ranged Attack.",
    ),
    custom(
        r"\bthis hero's (?:ranged )?attacks (?:ignore|bypass|cannot be stopped by) intercept(?:ion|ors?)?\b",
        "this hero can ignore intercept",
    ),
    custom(
        r"\bthis hero (?:can )?(?:ignores?|bypass(?:es)?) intercept(?:ion|ors?)\b", "this hero can ignore intercept"
    ),
    custom(
        r"\bthis hero (?:can|may) attack twice(?: (?:each|per|a|every) (?:turn|wave|round))?(?=\.)",
        "double attack",
        "Two attacks a wave are Double Attack.",
    ),
    custom(
        r"^damage (?:dealt to|done to|taken by) (?P<who>[^.,]+?) is reduced by (?P<n>\d+)\.",
        r"\g<who> takes \g<n> less damage.",
        'Whoever is hurt less "takes 1 less damage".',
    ),
    custom(
        r"^reduce (?:all |the )?damage (?:dealt to|done to|taken by|to) (?P<who>[^.,]+?) by (?P<n>\d+)\.",
        r"\g<who> takes \g<n> less damage.",
        'Whoever is hurt less "takes 1 less damage".',
    ),
    custom(
        r"\bcannot be (?:hurt|damaged|harmed|wounded) by (?P<src>ranged attacks|melee attacks|attacks|spells"
        r"|orders|traps|effects)\b",
        r"takes no damage from \g<src>",
        'Who cannot be hurt "takes no damage".',
    ),
    custom(
        r"\bis immune to damage from (?P<src>ranged attacks|melee attacks|attacks|spells|orders|traps|effects)\b",
        r"takes no damage from \g<src>",
        'Who cannot be hurt "takes no damage".',
    ),
    custom(r"\bcannot be targeted by rival (?:effects|cards|abilities)\b", "cannot be targeted by rivals"),
    custom(
        r"^(?:your )?heroes (?:can |may )?move for free\.|^moving (?:your heroes )?is free\.|^you (?:can|may)"
        r" move (?:your )?heroes for free\.",
        "your move actions are free.",
    ),
    custom(r"^your heroes can move for free\.", "your move actions are free."),
    custom(
        r"^you (?:can|may) (?:hold|keep|have) (?:up to )?(\d+) cards(?: in (?:your )?hand)?\.",
        r"your hand limit is \1.",
    ),
    custom(
        r"^your rival cannot (?:play|use|place|set) (?P<what>order|trap|operation)s\.",
        r"your rival cannot use the \g<what> action.",
    ),
    custom(r"^your rival cannot (?:cast|use) spells\.", "rival heroes cannot cast spells."),
    custom(
        r"\b(?P<who>(?:your |rival )?heroes) (?:do not leave|leave no|leave behind no) corpses?(?: behind)?(?:"
        r" when they (?:die|are defeated|fall))?\.",
        r"\g<who> leave no corpse.",
    ),
    custom(
        r"\b(?P<who>your (?:other )?heroes|this hero) can attack as soon as (?:they are|they're|it is|it's)"
        r" (?:recruited|played)\.",
        lambda m: f"{m['who']} {'has' if m['who'] == 'this hero' else 'have'} swift.",
        "Who acts on arrival has Swift.",
    ),
    custom(
        r"\b(?P<who>(?:your (?:other )?|rival )[a-z ]*?heroes|rival characters) lose (?P<n>\d+)"
        r" (?P<stat>attack|life)\b",
        r"\g<who> have -\g<n> \g<stat>",
    ),
    custom(r"\b(?P<who>this hero) loses (?P<n>\d+) (?P<stat>attack|life)\b", r"\g<who> has -\g<n> \g<stat>"),
    custom(r"\bgains (?=\+|-\d)", "has "),
    custom(r"\bgain (?=\+|-\d)", "have "),
    custom(
        r"\b(?P<who>heroes|your heroes) in this hero's (?P<line>row|column) have\b",
        r"\g<who> in this hero's \g<line> have",
    ),
    custom(r"\bif (?:there is|there's) (?:nobody|no one) behind it\b", "while this hero has no supporter"),
    custom(r"\bif (?:there is|there's) (?:nobody|no one) in front of it\b", "while this hero has no forerunner"),
)
