"""Cards that a scenario defines itself, a line each:

hero Name 3/5 vanguard "…" rear "…" order "…" leader "Title" 4/20 "…" tags A,B
common Name 2/4 rear "…"                                  a Hero without a leader side
promo Name 3/5 …                                          as a hero, or "noleader" without a leader side
base Name ongoing "…" snap "Snap: …" colour green points 2
chase "New Title" 5/18 "…" of Name                        a chase Leader
"""

import re
import shlex
from typing import Final

from pixelhall.core.errors import BadCard, BadScenario
from pixelhall.core.position_words import number
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.language import write
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.numbers import card_kind, fourth_box
from pixelhall.pixel_tactics.show.position.words import ROWS, SCENARIO
from pixelhall.pixel_tactics.texts.book import Face

BOXES: Final = (*ROWS, "order", "operation", "trap")
FOURTH: Final = {fourth_box.ORDER: "order", fourth_box.TRAP: "trap"}
NAME: Final = re.compile(r"[^\s,()#\"]+( [^\s,()#\"]+)*")  # what can stand in a list of cards
PLAIN: Final = card_sets.Card("Blank", SCENARIO, 2, 5, (), (), (), "", (), "", card_sets.Side("Plain", 3, 20, ()))


HERO_LINES: Final = ("hero", "common", "promo")
EXAMPLES: Final = {
    "base": 'base Mill ongoing "Your Heroes have +1 Life." snap "Snap: Draw 2 cards."',
    "chase": 'chase "Great Blank" 5/18 "Your Heroes have +1 Life." of Blank',
}


class OwnCards:
    """All cards that a scenario defines, by kind."""

    def __init__(self) -> None:
        self.heroes: dict[str, card_sets.Card] = {}
        self.promos: dict[str, card_sets.Card] = {}
        self.bases: dict[str, card_sets.Base] = {}
        self.chase: dict[str, card_sets.Chase] = {}

    def names(self) -> set[str]:
        return {*self.heroes, *self.promos, *self.bases, *self.chase}

    def read(self, line: int, kind: str, rest: str) -> None:
        """One line; BadScenario if it defines no card."""
        try:
            words = shlex.split(rest)
            if kind == "base":
                base = read_base(words)
                self.bases[base.name] = base
            elif kind == "chase":
                chase = read_chase(words)
                self.chase[chase.name] = chase
            else:
                card = Line(words, kind == "common").card()
                (self.promos if kind == "promo" else self.heroes)[card.name] = card
        except BadCard as fault:
            raise BadScenario(line, str(fault)) from fault
        except (StopIteration, ValueError, IndexError, KeyError) as fault:
            example = EXAMPLES.get(kind, f'{kind} Name 3/5 rear "Ranged Attack."')
            raise BadScenario(line, f"a {kind} line reads: {example} ({fault})") from fault

    def card_set(self) -> card_sets.CardSet:
        cards, promos = tuple(self.heroes.values()), tuple(self.promos.values())
        bases, chase = tuple(self.bases.values()), tuple(self.chase.values())
        return card_sets.CardSet(SCENARIO, "", cards, "", promos=promos, bases=bases, chase=chase)


OWN: Final = (*HERO_LINES, "base", "chase")


def read_base(words: list[str]) -> card_sets.Base:
    at = next(i for i, word in enumerate(words) if word in ("ongoing", "snap", "colour", "points"))
    name, ongoing, snap, colour, points = write_name(" ".join(words[:at])), list[str](), "", "green", 1
    for word, text in zip(words[at::2], words[at + 1 :: 2], strict=True):
        if word == "ongoing":
            ongoing.append(canonical(text, "row", "card"))
        elif word == "snap":
            snap = canonical(text, "snap", "card")
        elif word == "colour":
            colour = text
        else:
            points = number(text, 0, 99)
    return card_sets.Base(name, SCENARIO, colour, points, tuple(ongoing), snap or "Snap: Draw 1 card.")


def read_chase(words: list[str]) -> card_sets.Chase:
    title, (attack, life) = write_name(words[0]), pair(words[1])
    at = words.index("of")
    texts = tuple(canonical(text, "row", "Leader") for text in words[2:at])
    return card_sets.Chase(title, SCENARIO, write_name(" ".join(words[at + 1 :])), attack, life, texts)


class Line:
    """The words of a hero line, read from left to right."""

    def __init__(self, words: list[str], common: bool) -> None:
        at = next(i for i, word in enumerate(words) if re.fullmatch(r"\d+/\d+", word))
        self.name = write_name(" ".join(words[:at]))
        self.stats = pair(words[at])
        self.words = words[at + 1 :]
        self.texts: dict[str, list[str]] = {box: [] for box in BOXES}
        chief = card_sets.Side(f"{self.name} Chief", 3, 20, ())
        self.leader: card_sets.Side | None = None if common else chief
        self.tags: tuple[str, ...] = ()

    def card(self) -> card_sets.Card:
        while self.words:
            self.part(self.words.pop(0))
        return card_sets.Card(
            self.name,
            SCENARIO,
            *self.stats,
            tuple(self.texts["vanguard"]),
            tuple(self.texts["flank"]),
            tuple(self.texts["rear"]),
            "".join(self.texts["order"]),
            tuple(self.texts["operation"]),
            "".join(self.texts["trap"]),
            self.leader,
            self.tags,
        )

    def part(self, word: str) -> None:
        if word == "noleader":
            self.leader = None
        elif word == "leader":
            title, (attack, life) = write_name(self.words.pop(0)), pair(self.words.pop(0))
            lines: list[str] = []
            while self.words and self.words[0] not in (*BOXES, "tags", "noleader"):
                lines.append(canonical(self.words.pop(0), "row", "Leader"))
            self.leader = card_sets.Side(title, attack, life, tuple(lines))
        elif word == "tags":
            self.tags = tuple(self.words.pop(0).split(","))
        else:
            bearer = "Hero" if word in ROWS else "card" if word == "operation" else ""
            box = word if word in ("order", "trap") else "row"
            self.texts[word].append(canonical(self.words.pop(0), box, bearer))


def write_name(name: str) -> str:
    if not NAME.fullmatch(name):
        raise ValueError(f'"{name}" is no name: words without commas, brackets and quotes')
    return name


def pair(text: str) -> tuple[int, int]:
    """Attack and Life."""
    attack, life = text.split("/")
    return number(attack, 0, 999), number(life, 1, 999)


def canonical(text: str, box: str, bearer: str) -> str:
    return write(understood(text, box, bearer)[0])


def own_line(face: Face) -> str:
    """The line that defines a card as this face shows it."""
    if face.kind == card_kind.BASE:
        return base_line(face)
    if face.kind == card_kind.CHASE:
        words = ["chase", quote(face.title), f"{face.lead_attack}/{face.lead_life}"]
        return " ".join([*words, *(quote(text) for text in face.lead.texts), "of", plain(face.name)])
    return hero_line(face)


def base_line(face: Face) -> str:
    words = ["base", plain(face.name)]
    for text in face.operation.texts:
        words += ["ongoing", quote(text)]
    return " ".join([*words, "snap", quote(face.fourth), "colour", face.colour, "points", str(face.points)])


def plain(name: str) -> str:
    return name if re.fullmatch(r"[\w -]+", name) else quote(name)


def hero_line(face: Face) -> str:
    """A Hero, a Common or a promo."""
    kind = "promo" if face.kind == card_kind.PROMO else "hero" if face.title else "common"
    words = [kind, plain(face.name), f"{face.attack}/{face.life}"]
    for row, box in zip(ROWS, face.rows):
        for text in box.texts:
            words += [row, quote(text)]
    if face.box == fourth_box.OPERATION:
        for text in face.operation.texts:
            words += ["operation", quote(text)]
    elif face.box in FOURTH:
        words += [FOURTH[face.box], quote(face.fourth)]
    if face.title:
        words += ["leader", quote(face.title), f"{face.lead_attack}/{face.lead_life}"]
        words += [quote(text) for text in face.lead.texts]
    elif kind == "promo":
        words.append("noleader")
    return " ".join([*words, "tags", quote(",".join(face.tags))] if face.tags else words)


def quote(text: str) -> str:
    """A text as `shlex.split` takes it for one word."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
