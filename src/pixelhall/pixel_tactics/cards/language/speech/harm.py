"""Numbers of cards and actions, damage, healing and defeat, as people say them."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import APPLY, DEFEAT, DIGIT, FIRST, HEALS, LIFE, WHO

QUANTITIES: Final[tuple[Custom, ...]] = (
    custom(r"\b(draws?|discards?) (\d+)(?=[.,;]| and\b)", r"\1 \2 cards", DIGIT),
    custom(r"\b(draws?|discards?) one(?=[.,;]| and\b| at random)", r"\1 1 card", DIGIT),
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
    custom(
        r"^deals? x damage to (?P<whom>[^.,]+),? where x is (?P<x>[^.]+)\.",
        r"apply damage equal to \g<x> to \g<whom>.",
        APPLY,
    ),
    custom(r"\bmove all damage from\b", "move all damage from"),
    custom(r"\b(?:undo|clear|cleanse) all damage (?:on|from)\b", "remove all damage from", HEALS),
    custom(
        r"\b(?:set|change) (?P<who>[^.,]+?)'s (?P<stat>life|attack) to (?P<n>\d+)", r"give \g<who> \g<stat> \g<n>", ""
    ),
    custom(r"^(?P<do>(?:you )?take (?P<n>\d+) damage)\b", r"apply \g<n> damage to your leader", APPLY),
    custom(
        r"\byour rival takes (\d+) damage\b|\bthey take (\d+) damage\b",
        lambda m: f"apply {m[1] or m[2]} damage to the rival leader",
        APPLY,
    ),
    custom(r"\b(?:choose your rival\. )?they lose (\d+) life\b", r"apply \1 damage to the rival leader", LIFE),
    custom(r"\beach of your heroes heals (\d+)\b", r"remove \1 damage from each of your heroes", HEALS),
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
        FIRST,
    ),
    custom(
        r"\b(?:deals?|apply) (\d+) damage (?:divided|split|distributed)(?: as you (?:choose|like|wish))?,? (?:among|between)\b",
        r"apply \1 damage split among",
        APPLY,
    ),
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
