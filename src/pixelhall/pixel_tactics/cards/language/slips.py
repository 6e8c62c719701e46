"""Slips with single words: synonyms, numbers, verbs that do not agree, statuses that do not exist."""

import re
from collections.abc import Callable

from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.lexer import known_words
from pixelhall.pixel_tactics.cards.language.repair import near, nearest_text
from pixelhall.pixel_tactics.cards.language.scene import Fault, Scene, canonical
from pixelhall.pixel_tactics.cards.language.writer import article

SYNONYMS = {
    "kill": "defeat",
    "destroy": "defeat",
    "inflict": "apply",
    "enemy": "Rival",
    "opponent": "Rival",
    "opponents": "Rival",
    "ally": "one of your Heroes",
    "friendly": "your",
    "unit": "Character",
    "units": "Characters",
    "lane": "column",
    "minion": "Hero",
    "minions": "Heroes",
    "creature": "Hero",
    "creatures": "Heroes",
    "dead": "Corpse",
    "dies": "is defeated",
    "gets": "has",
    "get": "have",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
}
STATUSES = {"stun": "Cannot Attack", "froz": "Cannot Attack", "root": "Cannot Move", "silenc": "No Special Abilities"}
VERBS = {"has": "have", "takes": "take", "deals": "deal", "triggers": "trigger"}  # one subject, several subjects


def article_for_number(scene: Scene) -> Fault | None:
    """Draw a card."""
    if scene.token.type != "a" or "ONE" not in scene.accepted:
        return None
    better = scene.text[: scene.token.column] + "1" + scene.text[scene.token.column + len(scene.token.text) :]
    nearest = canonical(better, scene.box)
    start = max(better.rfind(sign, 0, scene.token.column) for sign in ".:") + 1
    shown = better[start:].strip().partition(".")[0]
    return Fault(f'Quantities are digits: "{shown}."', nearest or nearest_text(better, scene.box))


def wrong_number(scene: Scene) -> Fault | None:
    """Draw 3 card."""
    if not scene.last.isdigit() or scene.token.type in ("?", "NAME"):
        return None
    word = scene.token.text
    twin = word + "s" if word + "s" in scene.accepted else word.removesuffix("s")
    if twin == word or twin not in scene.accepted:
        return None
    return Fault(f'After {scene.last} stands "{twin}".', with_other_word(scene, twin))


def disagreement(scene: Scene) -> Fault | None:
    """Your Vanguard Heroes has +1 Attack."""
    twins = {**VERBS, **{several: one for one, several in VERBS.items()}}
    twin = twins.get(scene.token.text, "")
    if twin not in scene.accepted:
        return None
    start = max(scene.text.rfind(sign, 0, scene.token.column) for sign in ".:,") + 1
    subject = scene.text[start : scene.token.column].strip()
    number = "plural" if scene.token.text in VERBS else "singular"
    return Fault(f'"{subject}" is {number}: "{twin}".', with_other_word(scene, twin))


def missing_comma(scene: Scene) -> Fault | None:
    """each wave before casualties"""
    if f", {scene.token.text}" not in scene.accepted:
        return None
    end = scene.text.find(",", scene.token.column)
    shown = scene.text[scene.token.column : end + 1] if end >= 0 else scene.token.text
    words = " ".join(token.text for token in scene.tokens[max(0, scene.index - 2) : scene.index])
    head = scene.text[: scene.token.column].rstrip()
    return Fault(
        f'Comma missing: "{words}, {shown}".', canonical(f"{head}, {scene.text[scene.token.column :]}", scene.box)
    )


def possessive_rival(scene: Scene) -> Fault | None:
    """Rival's Heroes"""
    if scene.token.type != "'s" or scene.last != "Rival":
        return None
    better = scene.text[: scene.token.column] + scene.text[scene.token.column + 2 :]
    nearest = canonical(better, scene.box)
    return Fault(
        f'"Rival" is used without \'s before {scene.next}: "{nearest or better}"',
        nearest or nearest_text(better, scene.box),
    )


def deal(scene: Scene) -> Fault | None:
    """Deal 3 damage"""
    if scene.token.text.lower() not in ("deal", "deals") or "apply" not in scene.accepted:
        return None
    amount = " ".join(token.text for token in scene.tokens[scene.index + 1 : scene.index + 3])
    cause = f'Effects "apply" damage; "deals" is only used of a Character ("this Hero deals damage"). Write "Apply {amount} …"'
    return Fault(cause, with_other_word(scene, "apply"))


def heal(scene: Scene) -> Fault | None:
    """Heal 2 damage from it."""
    if scene.token.text.lower() not in ("heal", "heals", "cure", "cures"):
        return None
    nearest = with_other_word(scene, "remove")
    rest = scene.text[scene.token.column :].partition(" ")[2].partition(".")[0]
    shown = f"Remove {rest}." if nearest and rest else "Remove 2 damage from it."
    return Fault(f'"{scene.token.text}" is not a word of Card English. Write "{shown}"', nearest)


def synonym(scene: Scene) -> Fault | None:
    """Kill it."""
    first = scene.token.text.split(" ")[0]
    word = SYNONYMS.get(first.lower(), "")
    if not word:
        return None
    words = re.compile(rf"\b({'|'.join(SYNONYMS)})\b", re.IGNORECASE)
    known = known_words()
    better = words.sub(
        lambda match: match[0] if match[0] in known else like(match[0], SYNONYMS[match[0].lower()]), scene.text
    )
    nearest = canonical(better, scene.box) or nearest_text(better, scene.box)
    return Fault(f'"{first}" is not a word of Card English. Write "{like(first, word)}".', nearest)


def like(old: str, new: str) -> str:
    """The new word with the capital of the old one."""
    return new[0].upper() + new[1:] if old[0].isupper() else new


def with_other_word(scene: Scene, word: str) -> str:
    """The text with another word where the parser got stuck, as far as it can be understood."""
    old = scene.token.text
    better = scene.text[: scene.token.column] + like(old, word) + scene.text[scene.token.column + len(old) :]
    return canonical(better, scene.box) or nearest_text(better, scene.box)


def box_as_noun(scene: Scene) -> Fault | None:
    """Choose an Order in your hand. Choose a Trap card in your hand."""
    match = BOXED.match(scene.text, scene.token.column)
    if match is None and scene.token.text in ("card", "cards"):
        match = BOXED.match(scene.text, scene.tokens[scene.index - 1].column)
    if match is None:
        return None
    box = "" if match["box"] == "Hero" else f" with {article(match['box'])} {match['box']}"
    card = f"card{'s' if match['cards'] else ''}{match['where']}{box}"
    nearest = canonical(scene.text[: match.start()] + card + scene.text[match.end() :], scene.box)
    return Fault(f'A pile holds cards: write "{card}".', nearest, match.start()) if nearest else None


BOXED = re.compile(
    r"(?P<box>Order|Operation|Trap|Spell|Hero(?= card))((?P<cards>s| cards)| card)?\b(?P<where>( in [^.,]*?(hand|deck|discard pile))?)"
)


def speed_alone(scene: Scene) -> Fault | None:
    """Free Attack. This Hero has Long Spells."""
    match = re.fullmatch(rf"(This Hero has )?{PACE} (?P<what>(Melee |Ranged )?Attack|Spell)s?\.?", scene.text.strip())
    if match is None or scene.box != "row":
        return None
    what = "attacks" if match["what"] == "Attack" else match["what"] + "s"
    better = f"This Hero's {what} are {match['pace']}."
    return Fault(f'A speed is said in a sentence: "{better}"', better, 0)


PACE = "(?P<pace>Limited Free|Limited Long|Limited|Free|Long)"


def plural_possessive(text: str, box: str) -> Fault | None:
    """Your Rear Heroes' attacks are Long."""
    match = re.search(rf"(?P<who>[^.,:]*s)['’] (?P<what>[^.,:]*) are {PACE}", text)
    if match is None:
        return None
    who = match["who"].lstrip()
    start = match.start() + len(match["who"]) - len(who)
    who = re.sub("^(Your|Other)", lambda first: first[0].lower(), who)
    wanted = f"the {match['what']} of {who} are {match['pace']}"
    nearest = canonical(text[:start] + wanted + text[match.end() :], box)
    return Fault(f'Of several Characters write "{wanted}".', nearest, start) if nearest else None


def duty_first(scene: Scene) -> Fault | None:
    """You must activate this Trap when your Rival passes: Draw 1 card."""
    match = re.fullmatch(r"You must activate this Trap (when|at) ([^:]*):(.*)", scene.text.strip())
    if match is None or scene.box != "trap":
        return None
    better = canonical(f"{match[1]} {match[2]}, you must activate this Trap:{match[3]}", "trap")
    return Fault(f'The moment stands first: "{better}"', better, 0) if better else None


def unknown_status(scene: Scene) -> Fault | None:
    """Give it [Stunned]."""
    token = scene.token
    if token.type != "?" or not token.text.startswith("["):
        return None
    known = [status for start, status in STATUSES.items() if str(token.value).lower().startswith(start)]
    close = [*near(str(token.value), TABLE.statuses), *known, "Cannot Attack", "No Special Abilities"]
    shown = list(dict.fromkeys(close))[:2]
    cause = f"[{token.value}] is not a status. Statuses near it: {', '.join(f'[{one}]' for one in shown)}."
    return Fault(cause, with_other_word(scene, f"[{shown[0]}]"))


def many_ors(scene: Scene) -> Fault | None:
    """Choose one: Draw 1 card; or gain 1 action; or draw 2 cards."""
    parts = re.split(r"[;,] or ", scene.text)
    if len(parts) < 3 or ("hoose one" not in parts[0] and "hooses one" not in parts[0]):
        return None
    better = canonical("; ".join(parts[:-1]) + "; or " + parts[-1], scene.box)
    return Fault('Only the last text has "or" before it.', better) if better else None


def and_with_or(scene: Scene) -> Fault | None:
    """While this Hero is damaged and you have 3 or more Heroes or your deck is empty, …"""
    if scene.token.text not in ("and", "or"):
        return None
    other = "or" if scene.token.text == "and" else "and"
    joined = [at for at, token in enumerate(scene.tokens[: scene.index]) if token.text == other]
    for at in joined:  # with the same word at both places it would be understood
        word = scene.tokens[at]
        same = scene.text[: word.column] + scene.token.text + scene.text[word.column + len(word.text) :]
        if canonical(same, scene.box):
            return Fault('"and" and "or" are not mixed between conditions. Write two texts, or two sentences.')
    return None


SLIPS: tuple[Callable[[Scene], Fault | None], ...] = (
    deal,
    heal,
    synonym,
    article_for_number,
    wrong_number,
    disagreement,
    missing_comma,
    possessive_rival,
    box_as_noun,
    speed_alone,
    duty_first,
    unknown_status,
    many_ors,
    and_with_or,
)
