"""What is done with cards, places and turns, as people say it."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import ROW, Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import FIRST, STEPS

CARDS: Final[tuple[Custom, ...]] = (
    custom(r"\b(?:replay|repeat) your last order\b", "play the Order of the last Order played", ""),
    custom(r"\bto their leader\b", "to the rival leader", "Players are named."),
    custom(
        r"\bmove (?P<who>an? (?:rival )?hero|one of your heroes) to an adjacent (?:empty )?slot\b",
        r"choose \g<who>. choose an empty slot adjacent to that hero. move that hero to that slot",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\beach player returns (?:a hero|one of their heroes) to (?:their|its owner's) hand\b",
        "each player chooses one of their heroes. return each of them to its owner's hand",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\b(?P<do>put|place|return|shuffle|recruit|play) (?:a|1|one) card (?:from|in)"
        r" (?P<pile>(?:your|your rival's) (?:hand|discard pile)) (?P<rest>(?:on|in|to|at|back)\b[^.,]*)",
        lambda m: (
            f"choose a card in {m['pile']}. {m['do']} it {m['rest'].replace('on top of', 'on the top of').replace('on bottom', 'on the bottom')}"
        ),
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\b(?:banish|exile) (?P<who>[^.,]+)",
        r"remove \g<who> from the battle",
        "What is banished is removed from the battle.",
    ),
    custom(r"\bits owner shuffles it into (?:their|its owner's) deck\b", "shuffle it into its owner's deck", ""),
    custom(
        r"\b(?:return|shuffle|put) (?:all cards from )?your discard pile (?:in)?to your deck(?:,? and shuffle(?:"
        r" it)?)?|\breturn all cards (?:from|in) your discard pile to your deck(?:,? and shuffle(?: it)?)?",
        "shuffle each card in your discard pile into your deck",
        "",
    ),
    custom(
        r"\byour rival reveals (?:their|its) hand\b", "look at your rival's hand", "Whoever may see it looks at it."
    ),
    custom(
        r"\b(?:switch|swap|trade|change) (?:places|slots) with (?P<who>[^.,]+)",
        r"choose \g<who>. swap it and this hero",
        "Whoever decides, chooses first.",
    ),
    custom(
        r"\bflip a coin: heads, (?P<a>[^;]+); tails, (?P<b>[^.;]+)\.",
        r"flip a coin. if the coin shows heads, \g<a>. if the coin shows tails, \g<b>.",
        "",
    ),
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
