"""Who is spoken of, as people say it: "all wounded enemies in play", "a random ally", "your strongest minion"."""

import re
from dataclasses import dataclass, field
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import Saying

RIVALS: Final = r"(?:your opponents?'s?|an opponent's|the opponent's|opponents?'s?|the enemy's|enemy's|enemies'|enemy|opposing|hostile|foe's|rival)"
OWN: Final = r"(?:your own|your|my|our|friendly|allied|own)"
HURT: Final = r"(?:damaged|wounded|injured|hurt)"
WHOLE: Final = r"(?:undamaged|unhurt|unharmed|uninjured|unwounded|full-life|full-health)"
MOST: Final = {
    "strongest": "with the most attack",
    "biggest": "with the most attack",
    "weakest": "with the least attack",
    "healthiest": "with the most remaining life",
    "toughest": "with the most remaining life",
    "lowest-life": "with the least remaining life",
    "most damaged": "with the most damage",
    "most wounded": "with the most damage",
    "most injured": "with the most damage",
    "least damaged": "with the least damage",
}
NEAR: Final = r"(?:adjacent|neighbou?ring|nearby)"
DET: Final = (
    r"(?:any number of|up to \d+ of|up to \d+|(?:all|each|every one|any|any one|one|\d+) of(?: the)?|all"
    r" the|all|each|every|any one|any"
    r"|another of|another|target|a|an|one|\d+|the)"
)
BEFORE: Final = (
    rf"(?:{'|'.join(MOST)}|{RIVALS}|{OWN}|{HURT}|{WHOLE}|{NEAR}|random|other|different|target|single|living"
    r"|vanguard|flank|rear|ranged|intercepting|swift|immortal)"
)
NOUN: Final = {
    "enemy": ("character", "rival"),
    "enemies": ("character", "rival"),
    "foe": ("character", "rival"),
    "foes": ("character", "rival"),
    "ally": ("hero", "your"),
    "allies": ("hero", "your"),
    "hero": ("hero", ""),
    "heroes": ("hero", ""),
    "character": ("character", ""),
    "characters": ("character", ""),
    "corpse": ("corpse", ""),
    "corpses": ("corpse", ""),
    "trap": ("trap", ""),
    "traps": ("trap", ""),
    "operation": ("operation", ""),
    "operations": ("operation", ""),
}
MANY: Final = {
    "hero": "heroes",
    "character": "characters",
    "corpse": "corpses",
    "trap": "traps",
    "operation": "operations",
}
THAT: Final = r"(?:that|who|which) (?:is|are|was|were|has been|have been|has|have)(?: already)?"
STAT: Final = r"(?:remaining life|attack|life|damage)"
AFTER: Final[tuple[tuple[str, str, str], ...]] = (  # what stands behind, whose it makes them, and the filter it is
    (r"(?:that )?you (?:control|have in play|own in play)", "your", ""),
    (r"of yours", "your", ""),
    (r"(?:that )?they (?:have|control)(?=[.,;]|$)", "rival", ""),
    (r"(?:that )?you have(?=[.,;]|$| until)", "your", ""),
    (r"(?:that )?your rival has(?=[.,;]|$)", "rival", ""),
    (r"(?:with|that has|that have) (\d+) or less life left", "", r"with \1 or less remaining life"),
    (r"(?:on your side|in your unit|on your board|on your team)(?: of the (?:board|field))?", "your", ""),
    (
        r"(?:that )?(?:your opponent|an opponent|the opponent|the enemy|your rival|a rival) (?:controls|has in play)",
        "rival",
        "",
    ),
    (r"(?:on|in) (?:the |your )?(?:enemy|rival|opponent's|opposing|other) (?:side|unit)", "rival", ""),
    (r"(?:on|in) (?:the |all )?(?:board|field|battlefield|battle|table|arena)", "", ""),
    (r"in play", "", ""),
    (rf"{THAT} {HURT}", "", "with damage"),
    (rf"{THAT} {WHOLE}", "", "with no damage"),
    (r"(?:that|who|which) (?:has|have) (?:any )?damage(?: on (?:it|them))?", "", "with damage"),
    (r"with (?:any )?damage on (?:it|them)", "", "with damage"),
    (
        rf"{THAT} (in melee|below half life|adjacent to [a-z ']+?)(?=[.,:;]| (?:and|then|has|have|gets?|loses?"
        r"|takes?)\b)",
        "",
        r"\1",
    ),
    (r"in the same (row|column) as (?:this (?:one|hero)|it)", "", r"in this hero's \1"),
    (r"in (?:this|its) (row|column)", "", r"in this hero's \1"),
    (rf"with (?:the )?(?:most|highest|greatest|biggest|largest) ({STAT})", "", r"with the most \1"),
    (rf"with (?:the )?(?:least|lowest|smallest|fewest) ({STAT})", "", r"with the least \1"),
    (rf"with (\d+) or (?:more|greater|higher|above) ({STAT})", "", r"with \1 or more \2"),
    (rf"with (\d+) or (?:less|fewer|lower|below) ({STAT})", "", r"with \1 or less \2"),
    (rf"(?:that has|that have) (\d+) or more ({STAT})", "", r"with \1 or more \2"),
    (rf"(?:that has|that have) (\d+) or less ({STAT})", "", r"with \1 or less \2"),
    (rf"with at least (\d+) ({STAT})", "", r"with \1 or more \2"),
    (rf"with at most (\d+) ({STAT})", "", r"with \1 or less \2"),
    (rf"(?:with|whose) ({STAT}) (?:of |is )?(\d+) or (?:more|greater|higher|above)", "", r"with \2 or more \1"),
    (rf"(?:with|whose) ({STAT}) (?:of |is )?(\d+) or (?:less|fewer|lower|below)", "", r"with \2 or less \1"),
)
BEHIND: Final = [(re.compile(said), whose, better) for said, whose, better in AFTER]
NO_MORE: Final = (  # an enemy leader is a leader; an enemy who draws is a player
    r"(?!(?<=enemy) (?:leaders?|hero(?:es)?|characters?|spells?|orders?|attacks?(?! an?\b)|would (?:draw"
    r"|lose|discard)|draws|plays"
    r"|recruits|passes|casts|discards)\b)"
)
THING: Final = re.compile(
    rf"(?<![\w'])(?P<det>{DET} )?(?P<before>(?:{BEFORE}"
    rf" )*)(?P<noun>{'|'.join(sorted(NOUN, key=len, reverse=True))})\b(?!'){NO_MORE}"
)
NAMED: Final = re.compile(
    r"\b(?:this|that|same|first|second|last|these|those|which|heroes or|plays?|declares?|activates?|places?) $"
)
WHY: Final = {
    "rival": 'The other side is "Rival".',
    "your": 'Your own are "your".',
    "hurt": 'Whoever is hurt is "with damage".',
    "most": 'The strongest is "with the most Attack".',
}


@dataclass
class Thing:
    """Who is spoken of: how many, whose, which."""

    det: str
    kind: str
    several: bool
    side: str = ""
    row: str = ""
    other: bool = False
    random: bool = False
    most: bool = False
    filters: list[str] = field(default_factory=list)

    def text(self) -> str:
        """As the rest of the customs, or Card English itself, speaks of them."""
        one, many = f"{self.row}{self.kind}", f"{self.row}{MANY[self.kind]}"
        tail = "".join(f" {one}" for one in dict.fromkeys(self.filters)) + " at random" * self.random
        other = "other " * self.other
        if self.det.startswith("all") or (self.det == "every" and self.several):
            return f"all {self.whose()}{other}{many}{tail}"
        if self.det.startswith(("each", "every")):
            return self.each(one, many) + tail
        if self.det in SINGLE or (self.det == "the" and self.most) or (not self.det and self.most and not self.several):
            if self.side == "your":
                return f"one of your {other}{many}{tail}"
            if self.other:
                return f"another {self.whose()}{one}{tail}"
            return f"a {self.whose()}{one}{tail}"
        if self.det.startswith("another"):
            return (f"one of your other {many}" if self.side == "your" else f"another {self.whose()}{one}") + tail
        if count := re.match(r"(any number|up to \d+|\d+)", self.det):
            if count[1] in ("1", "up to 1") and not self.several:
                many = one
            return f"{count[1]} {'of your' if self.side == 'your' else 'rival' if self.side else ''} {other}{many}{tail}".replace(
                "  ", " "
            )
        det = f"{self.det} " if self.det else ""
        return f"{det}{self.whose()}{other}{many if self.several else one}{tail}"

    def each(self, one: str, many: str) -> str:
        other = "other " * self.other
        return f"each of your {other}{many}" if self.side == "your" else f"each {other}{self.whose()}{one}"

    def whose(self) -> str:
        return {"your": "your ", "rival": "rival "}.get(self.side, "")


SINGLE: Final = (
    "a",
    "an",
    "one",
    "any",
    "any one",
    "target",
    "one of",
    "one of the",
    "any of",
    "any of the",
    "any one of",
    "any one of the",
    "1",
)


def things(said: Saying, box: str) -> None:
    """Puts every phrase that speaks of somebody into the words of the rulebook."""
    done, text, at = "", said.text, 0
    while found := THING.search(text, at):
        if NAMED.search(text[: found.start()]):
            done, at = done + text[at : found.end()], found.end()
            continue
        thing = read(found)
        end = behind(thing, text, found.end())
        better = thing.text() if box == "row" else thing.text().replace("adjacent to this hero", "adjacent to it")
        if better != text[found.start() : end] and changes(thing, found):
            said.why += reasons(thing, found[0].split())
            done += text[at : found.start()] + better
        else:
            done += text[at:end]
        at = end
    said.text = done + text[at:]


def changes(thing: Thing, found: re.Match[str]) -> bool:
    """Whether it is said otherwise than the other customs know already."""
    return bool(
        thing.side or thing.filters or thing.other or thing.random or found["before"] or thing.det in ("one", "any one")
    )


def reasons(thing: Thing, words: list[str]) -> list[str]:
    why = [WHY[thing.side]] if thing.side and thing.side not in words else []
    if "with damage" in thing.filters:
        why.append(WHY["hurt"])
    return [*why, WHY["most"]] if thing.most else why


def read(found: re.Match[str]) -> Thing:
    kind, side = NOUN[found["noun"]]
    thing = Thing(
        (found["det"] or "").strip(),
        kind,
        found["noun"] not in MANY and found["noun"] not in ("enemy", "foe", "ally"),
        side,
    )
    rest = found["before"]
    while rest:
        word = re.match(rf"({BEFORE}) ", rest)
        assert word, "it was found word by word"
        rest = rest[word.end() :]
        modify(thing, word[1])
    return thing


KEYWORDS: Final = {
    "ranged": "with ranged attack",
    "intercepting": "with intercept",
    "swift": "with swift",
    "immortal": "with immortal",
}


def modify(thing: Thing, word: str) -> None:
    if word in MOST:
        thing.filters.append(MOST[word])
        thing.most = True
    elif word in ("vanguard", "flank", "rear"):
        thing.row = f"{word} "
    elif word in KEYWORDS:
        thing.filters.append(KEYWORDS[word])
    elif word in ("other", "different"):
        thing.other = thing.other or word == "other"
    elif word == "random":
        thing.random = True
    elif re.fullmatch(HURT, word):
        thing.filters.append("with damage")
    elif re.fullmatch(WHOLE, word):
        thing.filters.append("with no damage")
    elif re.fullmatch(NEAR, word):
        thing.filters.append("adjacent to this hero")
    elif re.fullmatch(RIVALS, word):
        thing.side = "rival"
    elif re.fullmatch(OWN, word):
        thing.side = "your"
    elif word == "target":
        thing.det = thing.det or "a"


def behind(thing: Thing, text: str, at: int) -> int:
    """Reads what stands behind the noun; where it ends."""
    while at < len(text) and text[at] == " ":
        for said, whose, better in BEHIND:
            if match := said.match(text, at + 1):
                if text[match.end() : match.end() + 1].isalnum() or text[match.end() : match.end() + 1] == "'":
                    continue
                thing.side = whose or thing.side
                if better:
                    thing.filters.append(match.expand(better))
                    thing.most = thing.most or "the most" in better or "the least" in better
                at = match.end()
                break
        else:
            return at
    return at
