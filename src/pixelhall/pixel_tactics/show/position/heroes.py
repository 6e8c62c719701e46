"""Cards that a scenario defines itself: `hero Name 3/5 vanguard "…" rear "…" order "…" leader "Title" 4/20 "…" tags A,B`."""

import re
import shlex
from typing import Final

from pixelhall.core.errors import BadCard, BadScenario
from pixelhall.core.position_words import number
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.language import write
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.numbers import fourth_box
from pixelhall.pixel_tactics.show.position.words import ROWS, SCENARIO
from pixelhall.pixel_tactics.texts.book import Face

BOXES: Final = (*ROWS, "order", "operation", "trap")
FOURTH: Final = {fourth_box.ORDER: "order", fourth_box.TRAP: "trap"}
NAME: Final = re.compile(r"[^\s,()#\"]+( [^\s,()#\"]+)*")  # what can stand in a list of cards
PLAIN: Final = card_sets.Card("Blank", SCENARIO, 2, 5, (), (), (), "", (), "", card_sets.Side("Plain", 3, 20, ()))


def read_hero(line: int, rest: str) -> card_sets.Card:
    """The card of a hero line; BadScenario if it is none."""
    try:
        return Line(shlex.split(rest)).card()
    except BadCard as fault:
        raise BadScenario(line, str(fault)) from fault
    except (StopIteration, ValueError, IndexError, KeyError) as fault:
        raise BadScenario(line, f'a hero line reads: hero Name 3/5 rear "Ranged Attack." ({fault})') from fault


class Line:
    """The words of a hero line, read from left to right."""

    def __init__(self, words: list[str]) -> None:
        at = next(i for i, word in enumerate(words) if re.fullmatch(r"\d+/\d+", word))
        self.name = write_name(" ".join(words[:at]))
        self.stats = pair(words[at])
        self.words = words[at + 1 :]
        self.texts: dict[str, list[str]] = {box: [] for box in BOXES}
        self.leader = card_sets.Side(f"{self.name} Chief", 3, 20, ())
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
        if word == "leader":
            title, (attack, life) = write_name(self.words.pop(0)), pair(self.words.pop(0))
            lines: list[str] = []
            while self.words and self.words[0] not in (*BOXES, "tags"):
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


def hero_line(face: Face) -> str:
    """The line that defines a card as this face shows it."""
    name = face.name if re.fullmatch(r"[\w -]+", face.name) else quote(face.name)
    words = ["hero", name, f"{face.attack}/{face.life}"]
    for row, box in zip(ROWS, face.rows):
        for text in box.texts:
            words += [row, quote(text)]
    if face.box == fourth_box.OPERATION:
        for text in face.operation.texts:
            words += ["operation", quote(text)]
    elif face.box in FOURTH:
        words += [FOURTH[face.box], quote(face.fourth)]
    words += ["leader", quote(face.title), f"{face.lead_attack}/{face.lead_life}"]
    words += [quote(text) for text in face.lead.texts]
    return " ".join([*words, "tags", quote(",".join(face.tags))] if face.tags else words)


def quote(text: str) -> str:
    """A text as `shlex.split` takes it for one word."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
