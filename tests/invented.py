"""Sets of invented cards: every text that can be said and is played may stand on one, sense or nonsense."""

from random import Random

from pixelhall.core.errors import BadCard, BadSet
from pixelhall.pixel_tactics.cards.card_sets import read
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.coverage import SCENES, put
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import nodes, parse, resolve, write
from pixelhall.pixel_tactics.cards.language.invent import invent, value
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.set_file import LONGEST_TEXT
from pixelhall.pixel_tactics.texts.book import Book, Box

HEROES = 12
HEAD = '[set]\nname = "invented"\ntitle = "Invented"'
FOURTH = ("order", "order", "operation", "trap")
STAGED = 0.7  # of the texts: a random step in a scene where it can mean something
ENDS = (nodes.WinBattle, nodes.LoseBattle, nodes.DrawBattle)
TAME = 0.9  # of the texts that end the battle: left out
MANDATORY = 0.2  # of the Traps: one must activate them
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def invented_set(seed: int) -> str:
    """A card file with random texts on every side."""
    luck = Random(seed)
    return "\n".join([HEAD, *(short_enough(luck, i) for i in range(HEROES))])


def short_enough(luck: Random, index: int) -> str:
    """A card that does not say too much for one card."""
    while True:
        card = hero(luck, index)
        try:
            read(f"{HEAD}\n{card}", "invented")
        except BadSet:
            continue
        return card


def hero(luck: Random, index: int) -> str:
    name = f"Zz{LETTERS[index].lower()}ar"
    fourth = luck.choice(FOURTH)
    lines = ["\n[[hero]]", f'name = "{name}"', f"attack = {luck.randint(0, 6)}", f"life = {luck.randint(1, 8)}"]
    lines += [f"{row} = '{text(luck, 'row', 'Hero')}'" for row in ("vanguard", "flank", "rear")]
    lines.append(f"{fourth} = '{text(luck, 'row', 'card') if fourth == 'operation' else text(luck, fourth)}'")
    side = f"name = \"Boss {name}\", attack = {luck.randint(0, 6)}, life = {luck.randint(4, 20)}, text = '{text(luck, 'row', 'Leader')}'"
    return "\n".join([*lines, f"leader = {{ {side} }}"])


def text(luck: Random, box: str, bearer: str = "") -> str:
    """A random text that means something, does something, and is played."""
    while True:
        node = scene(luck, box) if luck.random() < STAGED else invent(box, luck, luck.randint(4, 8))
        if any(isinstance(part, ENDS) for part in every(node)) and luck.random() < TAME:
            continue
        words = write(node)
        if words and "'" not in words and len(words) <= LONGEST_TEXT // 2 and playable(words, box, bearer):
            return words


def scene(luck: Random, box: str) -> Node:
    """A random step where it has something to speak of: after choices, or in answer to an event."""
    node = put(parse(luck.choice(SCENES), "row"), value("step", luck, luck.randint(3, 6)))
    assert isinstance(node, nodes.Text), "a scene is a Text"
    if isinstance(node.head, nodes.Replace):
        return node if box == "row" else scene(luck, box)
    assert isinstance(node.head, nodes.Use | nodes.Trigger), "a scene has a head"
    if box == "order":
        return nodes.OrderText(None, node.head.do)
    if box == "trap":
        return nodes.TrapText(
            node.head.event if isinstance(node.head, nodes.Trigger) else value("event", luck, 4),
            node.head.do,
            luck.random() < MANDATORY,
        )
    return node


def playable(words: str, box: str, bearer: str) -> bool:
    try:
        node = parse(words, box)
        scope = resolve(node, box, bearer)
        if box == "row":
            texts.row(Book(), node, scope, Box())
        elif box == "order":
            texts.order(Book(), node, scope)
        else:
            texts.trap(Book(), node, scope)
    except (BadCard, Unplayed):
        return False
    return True
