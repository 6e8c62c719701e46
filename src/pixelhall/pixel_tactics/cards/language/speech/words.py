"""Words of other games and of everyday speech, and the word of the rulebook for each."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KIND, KINDS, ROW, TWOFOLD, Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import DIGIT

DIGITS: Final = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
}
RIVAL: Final = 'The other side is "Rival".'
YOURS: Final = 'Your own are "your".'
HERO: Final = 'Whoever fights for you is a "Hero".'
PLACE: Final = "The rows are Vanguard, Flank and Rear, and the row stands before the noun."


def in_row(match: re.Match[str]) -> str:
    """heroes in your vanguard: your vanguard heroes"""
    side, whose, row, what = match["side"] or "", match["whose"], match["row"], match["what"]
    if not side:
        side = {"your": "your ", "your rival's": "rival ", "their": "rival "}.get(whose, "")
        if side == "your " and what in ("hero", "character", "leader", "corpse"):
            return match[0]
    return f"{side}{row} {what}"


SIDES: Final[tuple[Custom, ...]] = (
    custom(
        r"\b(?:the |your |an? )?(?:enemy|opposing|opponent's|opponents') leader\b|\byour opponent's leader\b",
        "the rival leader",
        RIVAL,
    ),
    custom(
        r"\b(?:your |an? |the |target )?(?:opponent's|opponents'|enemy's) (?=heroes|characters|leaders|corpses"
        r"|vanguard heroes)",
        "rival ",
        RIVAL,
    ),
    custom(r"\btarget (?:enemy|opposing) ", "a rival ", RIVAL),
    custom(r"\ban (?:enemy|opposing) (?=hero|leader|character|corpse|vanguard|flank|rear)", "a rival ", RIVAL),
    custom(
        rf"\b(?:enemy|opposing|enemies'|opponents) (?={ROW}(?:{KINDS}|{KIND}|order|spell|trap|operation))",
        "rival ",
        RIVAL,
    ),
    custom(
        r"\b(hero|heroes|characters?|leaders?|corpses?) (?:that )?(?:your |an |the )?(?:opponent|enemy)"
        r" (?:controls|has)\b",
        r"rival \1",
        RIVAL,
    ),
    custom(
        r"\b(?:an enemy|target enemy)\b(?= would (?:draw|lose|discard)| (?:draws|plays|recruits|passes|casts"
        r"|discards)\b)",
        "your rival",
        RIVAL,
    ),
    custom(r"\b(?:an enemy|target enemy)\b", "a rival character", RIVAL),
    custom(r"\b(\d+|up to \d+) different (?=enem|rival|heroes)", r"\1 ", ""),
    custom(r"\benemies\b", "rival characters", RIVAL),
    custom(r"\b(?<=each )enemy\b|\b(?<=other )enemy\b|(?<=random )enemy\b", "rival character", RIVAL),
    custom(r"\bthat enemy\b", "that character", RIVAL),
    custom(r"\b(?:your|an?|the|target|each|all|any) opponents?(?:'s|')(?= )", "your rival's", RIVAL),
    custom(r"\b(?:your|an?|the|target|each|all) opponents?\b", "your rival", RIVAL),
    custom(r"\b(?:opponent's|opponents')(?= )", "your rival's", RIVAL),
    custom(r"\bopponents?\b", "your rival", RIVAL),
    custom(r"\b(?:one of your|a) rival's (heroes|characters|corpses)\b", r"a rival \1", RIVAL),
    custom(r"\bone of your rival (?=heroes)", "a rival ", RIVAL),
)
OWN: Final[tuple[Custom, ...]] = (
    custom(
        r"\banother (?:of your (?:allies|heroes)|ally|friendly hero|hero (?:that )?you control)\b",
        "one of your other heroes",
        YOURS,
    ),
    custom(
        r"\b(?:all |each of )?(?:your )?other (?:allies|friendly heroes|allied heroes|heroes (?:that )?you"
        r" control)\b",
        "your other heroes",
        YOURS,
    ),
    custom(
        r"\b(?:one of your allies|an ally|an? (?:friendly|allied) hero|a hero (?:that )?you control)\b",
        "one of your heroes",
        YOURS,
    ),
    custom(r"\beach (?:friendly hero|allied hero|ally|hero (?:that )?you control)\b", "each of your heroes", YOURS),
    custom(
        r"\beach other (?:friendly hero|ally|hero (?:that )?you control|of your heroes)\b",
        "each of your other heroes",
        YOURS,
    ),
    custom(
        r"\b(?:heroes (?:that )?you control|(?:your )?allies|friendly heroes|allied heroes)\b", "your heroes", YOURS
    ),
    custom(r"\b(?:friendly|allied) (?=heroes|characters|corpses)", "your ", YOURS),
    custom(r"\beach hero of yours\b", "each of your heroes", YOURS),
    custom(r"\ball of your\b", "all your", ""),
    custom(
        r"\b(\d+|any number|up to \d+) (?:of your allies|friendly heroes|heroes you control)\b",
        r"\1 of your heroes",
        YOURS,
    ),
)
NOUNS: Final[tuple[Custom, ...]] = (
    custom(r"\b(?:minion|creature|champion|monster|fighter|soldier|warrior)\b", "hero", HERO),
    custom(r"\b(?:minions|creatures|champions|monsters|fighters|soldiers|warriors)\b", "heroes", HERO),
    custom(r"\bany target\b", "a character", "Heroes and Leaders together are Characters."),
    custom(r"\b(?:dead|fallen|killed) (?:hero|ally|friendly hero)\b", "corpse", 'A fallen Hero is a "Corpse".'),
    custom(r"\b(?:dead|fallen|killed) (?:heroes|allies|friendly heroes)\b", "corpses", 'A fallen Hero is a "Corpse".'),
    custom(r"\b(?:graveyard|discard(?= to | into )|trash pile|discards pile)\b", "discard pile", ""),
    custom(r"\blibrary\b|\bdraw pile\b", "deck", ""),
    custom(r"\bhero cards?\b", lambda m: "card" + "s" * m[0].endswith("s"), "A pile holds cards."),
    custom(r"\b(?:health|hp|hit points?|toughness|vitality)\b", "life", 'The number is "Life".'),
    custom(
        r"(?<=[\d] )(?:power|strength|might)\b|(?<='s )(?:power|strength|might)\b|(?<=its )(?:power|strength"
        r"|might)\b",
        "attack",
        'The number is "Attack".',
    ),
    custom(r"\b(?:spaces|spots|positions|squares|places)\b(?! of)", "slots", 'A place in a Unit is a "slot".'),
    custom(r"\b(?:space|spot|position|square)\b(?! of)", "slot", 'A place in a Unit is a "slot".'),
    custom(r"\bfront[ -]?(?:row|line)\b|\bfrontline\b", "vanguard", PLACE),
    custom(r"\b(?:middle|mid|center|centre|second) row\b", "flank", PLACE),
    custom(r"\b(?:back|rear|last)[ -]?(?:row|line)\b|\bbackline\b", "rear", PLACE),
    custom(r"\b(vanguard|flank) row\b", r"\1", ""),
    custom(
        rf"\b(?P<side>your |rival |other )?(?P<what>{KINDS}|{KIND}) in (?P<whose>the"
        rf"|your|their|your rival's) (?P<row>vanguard|flank|rear)\b(?! wave)",
        in_row,
        PLACE,
    ),
    custom(r"\b(?:next to|beside) (?=this|it\b|that|your leader)", "adjacent to ", 'Next to is "adjacent to".'),
    custom(r"\bin your column\b", "in this hero's column", "Whose column is said."),
    custom(r"\bdouble attack strength\b", TWOFOLD, ""),
    custom(r"\bthis (?=enters|dies|attacks|is |moves|takes|has |gets|cannot)", "this hero ", ""),
    custom(r"\bthis one\b(?!\.? (?:ends|turn))(?<!after this one)", "this hero", ""),
    custom(r"(?<!double )\battack strength\b|\battack power\b", "attack", ""),
    custom(r"\bless than (\d+) (attack|life)\b", lambda m: f"{int(m[1]) - 1} or less {m[2]}", ""),
    custom(r"\bmore than (\d+) (attack|life)\b", lambda m: f"{int(m[1]) + 1} or more {m[2]}", ""),
    custom(
        r"\bmay attack as if (?:they were|it was|it were) in melee\b", "can make melee attacks while not in melee", ""
    ),
    custom(r"\blane\b", "column", 'Three slots behind each other are a "column".'),
)
KEYWORDS: Final[tuple[Custom, ...]] = (
    custom(r"\b(?:taunt|guard|provoke)\b", "decoy", "Whom all must attack has Decoy."),
    custom(r"\bflying\b|\breach\b", "ranged attack", "Who strikes from afar has Ranged Attack."),
    custom(r"\b(?:haste|rush)\b|\bcharge(?! counter)\b", "swift", "Who acts on arrival has Swift."),
    custom(r"\blifelink\b|\bvampire\b|\blife steal\b", "lifesteal", "Lifelink is Lifesteal."),
    custom(r"\b(?:trample|piercing|overwhelm)\b", "pierce", "Damage beyond the target's Life goes on with Pierce."),
    custom(r"\b(?:windfury|double strike|frenzy)\b", "double attack", "Two attacks a wave are Double Attack."),
    custom(r"\b(this (?:hero|leader)) is indestructible\b", r"\1 has deathproof", "Indestructible is Deathproof."),
    custom(r"\bindestructible\b", "deathproof", "Indestructible is Deathproof."),
    custom(
        r"(?<=has )ranged(?! attack)\b|(?<=have )ranged(?! attack)\b",
        "ranged attack",
        'The keyword is "Ranged Attack".',
    ),
)
SIGNS: Final[tuple[Custom, ...]] = (
    custom(r"[’‘`]", "'"),
    custom(r"(?<=\w)\s*(?:—|–| - )\s*", ": "),
    custom(r"!", ".", 'The character "!" is not used in Card English.'),
    custom(r"(?<=[\w\"])$", "."),
    custom(r"\bcan't\b|\bcan not\b|\bmay not\b", "cannot", '"Cannot" forbids.'),
    custom(r"\b(has|have|was|were|are|could|would|should|had)n't\b", r"\1 not"),
    custom(r"\b(there|who|what|nobody)'s\b(?= )", r"\1 is"),
    custom(r"\b(you|they|we)'re\b", r"\1 are"),
    custom(r"\b(?:already|just|simply|also)\b ", ""),
    custom(r" (?:too|as well)(?=[.,])", ""),
    custom(r"\bgame\b", "battle"),
    custom(r"\bone of your own(?=[.,;])", "one of your heroes"),
    custom(r"\byour own\b", "your"),
    custom(r"\byour (supporter|forerunner)\b", r"this hero's \1", "Whose it is, is said."),
    custom(
        r"\bits owner (?:takes|puts|returns) it (?:back )?(?:in)?to (?:their|its owner's) hand\b",
        "return it to its owner's hand",
    ),
    custom(
        r"\b(?:an? (?:enemy|opposing|opponent's) |an? )(?P<what>spell|order|trap) deals damage to (?P<who>your"
        r" leader|this hero|one of your heroes)\b",
        r"\g<who> takes damage from a \g<what>",
        'Whoever is hurt "takes damage".',
    ),
    custom(
        r"\b(?P<event>you (?:play|recruit|cast|draw|discard)|(?:your opponent|an opponent) (?:plays|recruits"
        r"|casts|draws|discards)) (?:your|their) first (?P<what>order|spell|operation|hero|card)(?P<each>"
        r" (?:each|every|per) (?:turn|wave|round|game|battle))",
        lambda m: f"{m['event']} {'an' if m['what'][0] == 'o' else 'a'} {m['what']} for the first time{m['each']}",
        '"When … for the first time each round".',
    ),
    custom(r"\byou control (?=\d|no |more |fewer |exactly )", "you have "),
    custom(
        r"\b(?P<has>(?:have|has) (?:no|\d+ or (?:more|fewer)|exactly \d+|more than \d+|fewer than \d+))"
        r" cards(?=[,.])",
        r"\g<has> cards in hand",
    ),
    custom(
        r"\bdamage is (?:dealt|done) to (?P<who>your leader|this hero|one of your heroes|an? [a-z ]*?hero)(?=,)",
        r"\g<who> takes damage",
        'Whoever is hurt "takes damage".',
    ),
    custom(
        r"\b(?P<who>an?(?: rival| enemy)? hero|any hero|one of your heroes) (?P<do>dies|falls|is (?:defeated"
        r"|killed|destroyed|attacked|healed|moved|recruited)) in this (?:hero's )?(?P<line>row|column)\b",
        r"\g<who> in this hero's \g<line> \g<do>",
    ),
    custom(r"\byour (?P<row>vanguard|flank|rear) is attacked\b", r"one of your \g<row> heroes is attacked"),
    custom(r"\bevery player\b|\ball players\b", "each player"),
    custom(r"\b(?:their|its) owners?'s? (?=hands?\b|decks?\b|discard)", "its owner's "),
    custom(r"(?<=owner's )(hand|deck)s\b", r"\1"),
    custom(r"\b(?P<what>row|column) (?:opposite|across from|facing) (?=this|it\b)", r"\g<what> facing "),
    custom(
        r"\bin this (?:hero|one)'s (?:facing|opposite|opposing) column\b|\b(?:opposite|across from) this"
        r" (?:hero|one)\b",
        "facing this hero",
    ),
    custom(
        r"\b(?P<who>this hero|your leader|this leader|it) takes (?:it|that damage|the damage) instead\b",
        r"apply that damage to \g<who> instead",
        'Effects "apply" damage.',
    ),
    custom(r"\bin one (?=row\b|column\b)", "in a "),
    custom(
        r"\b(?P<do>reduce|lower|decrease|increase|raise|boost) (?P<who>[a-z ]+?)'s (?P<stat>attack|life|health"
        r"|power) by (?P<n>\d+)\b",
        lambda m: f"give {m['who']} {'-' if m['do'] in ('reduce', 'lower', 'decrease') else '+'}{m['n']} {m['stat']}",
        'In an effect, numbers and keywords are given: "give it +2 Attack".',
    ),
    custom(r"\b(an? adjacent|an adjacent friendly|another|the other) one\b", r"\1 hero"),
    custom(r"\bthe enemy (?=can|may|must|has|have|plays|draws|recruits|discards|skips|loses)", "your rival "),
    custom(
        r"\bboth (leaders|heroes|players|of them)\b",
        lambda m: {"leaders": "each leader", "heroes": "each hero", "players": "each player"}.get(m[1], "each of them"),
        '"Both" are "each".',
    ),
    custom(r"\bdoesn't\b", "does not"),
    custom(r"\bdidn't\b", "did not"),
    custom(r"\bdon't\b", "do not"),
    custom(r"\bisn't\b", "is not"),
    custom(
        r"\b(it|that|this|he|she)'s (?=a |an |in |the |already|alone|damaged|undamaged|below|not |named"
        r"|attacked|defeated)",
        r"\1 is ",
    ),
    custom(rf"\b({'|'.join(DIGITS)})\b", lambda m: DIGITS[m[1]], DIGIT),
    custom(r"\bevery (?=turn|wave|round|battle)", "each ", '"Every" is "each".'),
    custom(r"\bper (?=turn|wave|round|battle)", "each ", ""),
    custom(r"\bhis or her\b|\bhis\b|\bher\b", "their", ""),
    custom(r"([+-]\d+) ?/ ?([+-]\d+)(?! counter)", r"\1 attack and \2 life", 'The numbers are "Attack" and "Life".'),
)
WORDS: Final[tuple[Custom, ...]] = (
    *OWN,
    *SIDES,
    *NOUNS[-2:-1],
    *KEYWORDS,
    custom(
        r"\byou have an? (?P<what>[a-z ]*?hero|corpse|trap|operation)\b(?P<rest>[^,.]*)",
        lambda m: (
            f"you have 1 or more {m['what'].removesuffix('hero') + 'heroes' if m['what'].endswith('hero') else m['what'] + 's'}{m['rest']}"
        ),
        "",
    ),
    custom(
        r"\b(your leader|this leader|this hero|it) has (\d+) or (less|fewer|more) life\b",
        lambda m: (
            f"{'its' if m[1] == 'it' else m[1] + chr(39) + 's'} remaining life is {m[2]} or"
            f" {'more' if m[3] == 'more' else 'less'}"
        ),
        "What is left of a Life is the remaining Life.",
    ),
    custom(r"\bexcept leaders\b|\bbut not leaders\b", "", "Heroes are no Leaders."),
    custom(r"\b(?:the )?battlefield\b|\bthe field\b|\bthe arena\b", "the battle", ""),
    custom(r"\buntil (?:the )?end of (?:the |this |your )?(turn|wave|round)\b", r"until the end of the \1", ""),
    custom(r"\b(?:hand size(?: limit)?|maximum hand size|hand limit)\b", "hand limit", ""),
    custom(r" from (?:all|any) sources?\b", "", 'Without "from …" it is all damage.'),
    custom(
        r"\bthe hero in front of (?:this (?:one|hero)|it)\b",
        "this hero's forerunner",
        "Who stands directly in front is the Forerunner.",
    ),
    custom(
        r"\bthe hero (?:directly |right )?behind (?:this (?:one|hero)|it)\b",
        "this hero's supporter",
        "Who stands directly behind is the Supporter.",
    ),
    custom(
        r"(?<!to )\badjacent (heroes|characters)\b",
        r"\1 adjacent to this hero",
        'Adjacent to whom is said: "adjacent to this Hero".',
    ),
)
