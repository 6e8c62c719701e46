"""What is on the cards of Pixel Tactics when they are printed on paper: the Hero side, and behind it the Leader side."""

import re
from collections.abc import Iterator
from typing import Final

from pixelhall.core.paper import Back, Box, Face, Number, PaperCard, Sign, Span, Tint, plain
from pixelhall.pixel_tactics.cards.card_sets import CardSet
from pixelhall.pixel_tactics.cards.kinds import FOURTH, ROWS, Base, Card, Chase, Side

# The colours of the boxes are those of PT-CARD-03 to PT-CARD-07, the others those of PT-CARD-16.
RED, GREEN, BLUE = "#a8322c", "#2f7440", "#2a5a9c"
PURPLE, GREY, ORANGE, GOLD = "#6c3c94", "#5c6170", "#b25c12", "#8a5a10"
BOXES: Final[dict[str, Tint]] = {
    "vanguard": RED,
    "flank": GREEN,
    "rear": BLUE,
    "order": PURPLE,
    "operation": GREY,
    "trap": ORANGE,
}
FRAMES: Final[dict[str, Tint]] = {
    "hero": "#2b2038",
    "leader": "#6b4410",
    "common": "#4a4038",
    "promo": "#1f5138",
    "chase": "#4b2a6b",
}
BORDERS: Final[dict[str, Tint]] = {  # of bases
    "red": "#98302b",
    "orange": "#b9651b",
    "yellow": "#b08d1a",
    "green": "#35713d",
    "blue": "#2f5c98",
    "violet": "#6a3f93",
    "white": "#9a94a6",
    "black": "#26222c",
}
BACKS: Final[dict[str, Tint]] = {"red": "#98302b", "blue": "#2f5c98", "green": "#35713d", "purple": "#6a3f93"}

SWORD: Sign = (
    ".......##",
    "......###",
    ".....###.",
    "#...###..",
    "##.###...",
    ".####....",
    "..##.....",
    ".#####...",
    "##...#...",
)
HEART: Sign = (
    ".##...##.",
    "####.####",
    "#########",
    "#########",
    "#########",
    ".#######.",
    "..#####..",
    "...###...",
    "....#....",
)
FLAG: Sign = (
    ".##......",
    ".#####...",
    ".#######.",
    ".########",
    ".#######.",
    ".#####...",
    ".##......",
    ".##......",
    ".##......",
)
SIGNS: Final[dict[str, Sign]] = {
    "vanguard": ("#######", "#######", ".......", "+++++++", ".......", "+++++++"),
    "flank": ("+++++++", ".......", "#######", "#######", ".......", "+++++++"),
    "rear": ("+++++++", ".......", "+++++++", ".......", "#######", "#######"),
    "order": ("...##..", "..##...", ".#####.", "...##..", "..##...", "..#...."),
    "operation": ("######.", ".#....#", ".#.##.#", ".#....#", ".#.##.#", "######."),
    "trap": ("#.#.#.#", "#######", "#.....#", "#.....#", "#######", "#.#.#.#"),
    "leader": ("#..#..#", "#..#..#", "#######", "#######", "#######", "......."),
    "snap": ("..###..", ".#.#.#.", "#..##.#", "#.....#", ".#...#.", "..###.."),
    "ongoing": ("..###..", ".#...##", "#...###", "#......", ".#...#.", "..###.."),
}
STRONG: Final = re.compile(
    r"\b(?:Intercept|Ranged Attack|Swift|Double Attack|Pierce|Lifesteal|Decoy|Immortal|Deathproof|Ephemeral|Incorporeal)\b"
    r"|(?:(?<=^)|(?<=\. ))(?:Free |Limited |Long )*(?:Spell|Snap|Action(?: [A-Z][\w-]*)*)(?=[ :(])"
)


def paper_cards(found: CardSet) -> Iterator[PaperCard]:
    """The cards of a set in its order, each with its number in it."""
    total = sum(len(some) for some in (found.cards, found.promos, found.bases, found.chase))
    places = iter(range(1, total + 1))

    def corner() -> str:
        return f"{found.name} {next(places)}/{total}"

    for card in found.cards:
        yield hero_card(card, "hero" if card.leader else "common", found, corner())
    for card in found.promos:
        yield hero_card(card, "promo", found, corner())
    for base in found.bases:
        yield base_card(base, found, corner())
    for chase in found.chase:
        yield chase_card(chase, found, corner())


def hero_card(card: Card, kind: str, found: CardSet, corner: str) -> PaperCard:
    rows = [row_box(row, texts) for row, texts in zip(ROWS, (card.vanguard, card.flank, card.rear))]
    fourth = dict(zip(FOURTH, ((card.order,), card.operation, (card.trap,))))
    boxes = [text_box(box, texts) for box, texts in fourth.items() if any(texts)]
    front = Face(
        card.name,
        " · ".join((kind.capitalize(), *card.tags)),
        numbers(card.attack, card.life),
        (*rows, *boxes),
        FRAMES[kind],
        ("hero", card.name, card.name),
        found.title,
        corner,
    )
    back = common_back(kind, found) if card.leader is None else leader_face(card.leader, card.name, found, corner)
    return PaperCard(card.name, front, back)


def leader_face(side: Side, of: str, found: CardSet, corner: str, kind: str = "leader") -> Face:
    return Face(
        side.name,
        f"Leader · {of}" if kind == "leader" else f"Chase Leader of {of}",
        numbers(side.attack, side.life),
        (row_box("leader", side.texts),),
        FRAMES[kind],
        ("leader", side.name, of),
        found.title,
        corner,
        grand=True,
    )


def base_card(base: Base, found: CardSet, corner: str) -> PaperCard:
    """Its other side is shown once it has been snapped (PT-BASE-02)."""
    points = (Number("Points", base.points, GOLD, FLAG),)
    shown = ("base", base.name, base.name)
    tint = BORDERS[base.colour]
    boxes = (row_box("ongoing", base.ongoing), text_box("snap", (base.snap,)))
    front = Face(base.name, f"Base · {base.colour}", points, boxes, tint, shown, found.title, corner)
    spent = Box("Snapped", GREY, plain("Both effects are gone until the end of the battle (PT-BASE-02)."))
    back = Face(base.name, f"Base · {base.colour} · flipped", points, (spent,), tint, shown, found.title, corner)
    return PaperCard(base.name, front, back)


def chase_card(chase: Chase, found: CardSet, corner: str) -> PaperCard:
    return PaperCard(
        chase.name, leader_face(chase.side, chase.of, found, corner, "chase"), Back(BACKS["purple"], "Chase Leader")
    )


def apart(card: PaperCard, found: CardSet) -> tuple[PaperCard, ...]:
    """A card to be played without sleeves: its back tells nothing, and its Leader side is a card of its own."""
    if not isinstance(card.back, Face) or not card.back.grand:
        return (card,)
    kind = "promo" if any(card.name == promo.name for promo in found.promos) else "hero"
    return (
        PaperCard(card.name, card.front, common_back(kind, found)),
        PaperCard(card.back.name, card.back, Back(FRAMES["leader"], "Leader")),
    )


def common_back(kind: str, found: CardSet) -> Back:
    """In the colour of the set's backs, the first where it has several (PT-CARD-16)."""
    return Back(BACKS["green"], "Promo") if kind == "promo" else Back(BACKS[found.backs[0]], "Pixel Tactics")


def numbers(attack: int | None, life: int | None) -> tuple[Number, ...]:
    return Number("Attack", attack, RED, SWORD), Number("Life", life, BLUE, HEART)


def row_box(label: str, texts: tuple[str, ...]) -> Box:
    return text_box(label, texts or ("No ability.",))


def text_box(label: str, texts: tuple[str, ...]) -> Box:
    return Box(label.capitalize(), BOXES.get(label, GOLD), tuple(spans(text) for text in texts), SIGNS[label])


def spans(text: str) -> tuple[Span, ...]:
    """A text with what it can do in bold: keywords, and what begins a Spell or an action."""
    found: list[Span] = []
    at = 0
    for match in STRONG.finditer(text):
        found += [(text[at : match.start()], False), (match[0], True)]
        at = match.end()
    return tuple(span for span in (*found, (text[at:], False)) if span[0])
