"""The tables of a set file, a kind of card each: [[hero]], [[common]], [[promo]], [[base]], [[leader]]."""

from typing import Final

from pixelhall.pixel_tactics.cards.kinds import COLOURS, FOURTH, ROWS, Base, Card, Chase, Side
from pixelhall.pixel_tactics.cards.set_file import CardBlock

MOST_STEPS: Final = 40  # on one card; a step that is repeated counts as often as it is done
ATTACK: Final = (0, 20)
LIFE: Final = (1, 60)
POINTS: Final = (0, 9)

LINES: Final = {
    "name": 'name = "Pond Guard"',
    "attack": "attack = 2",
    "life": "life = 6",
    **{row: f'{row} = ""' for row in ROWS},
    "text": 'text = "Your Heroes have +1 Life."',
    "colour": 'colour = "green"',
    "points": "points = 2",
    "ongoing": 'ongoing = "Your Heroes have +1 Life."',
    "snap": 'snap = "Snap: Draw 2 cards."',
    "of": 'of = "Pond Guard"',
}  # what to write for a key that is missing


def hero(block: CardBlock, set_name: str) -> Card:
    """A Hero; without a leader side it is a Common, whose rows may be left out (PT-CARD-14)."""
    common = "leader" not in block.table
    block.keys(
        known=("name", "attack", "life", *ROWS, *FOURTH, "leader", "tags"),
        needed=("name", "attack", "life") if common else ("name", "attack", "life", *ROWS),
        lines=LINES,
    )
    other_side = block.block("leader", f"{block.who}, leader")
    card = Card(
        name=block.name("name"),
        set=set_name,
        attack=block.number("attack", *ATTACK),
        life=block.number("life", *LIFE),
        vanguard=block.texts("vanguard", "row", "Hero"),
        flank=block.texts("flank", "row", "Hero"),
        rear=block.texts("rear", "row", "Hero"),
        order=block.text("order", "order", "card"),
        operation=block.texts("operation", "row", "card"),
        trap=block.text("trap", "trap", "card"),
        leader=None if common else leader(other_side),
        tags=block.tags("tags"),
    )
    filled = [box for box in FOURTH if block.table.get(box)]
    if len(filled) > 1:
        block.fault(filled[1], f"a card has one fourth box; it already has {filled[0]}")
    few_steps(block, block.steps + other_side.steps)
    return card


def leader(block: CardBlock) -> Side:
    needed = ("name", "attack", "life", "text")
    block.keys(known=needed, needed=needed, lines=LINES)
    return Side(
        name=block.name("name"),
        attack=block.number("attack", *ATTACK),
        life=block.number("life", *LIFE),
        texts=block.texts("text", "row", "Leader"),
    )


def common(block: CardBlock, set_name: str) -> Card:
    """A Hero that never leads (PT-COMMON-01)."""
    if "leader" in block.table:
        block.fault("leader", "a Common has no leader side; leave this line out, or begin the card with [[hero]]")
        block.table = {key: value for key, value in block.table.items() if key != "leader"}
    return hero(block, set_name)


def base(block: CardBlock, set_name: str) -> Base:
    needed = ("name", "colour", "points", "ongoing", "snap")
    block.keys(known=needed, needed=needed, lines=LINES)
    colour = block.table.get("colour")
    if colour is not None and colour not in COLOURS:
        block.fault("colour", f'colour is one of {", ".join(COLOURS)}; write: colour = "{COLOURS[3]}"')
    found = Base(
        name=block.name("name"),
        set=set_name,
        colour=str(colour or ""),
        points=block.number("points", *POINTS),
        ongoing=block.texts("ongoing", "row", "card"),
        snap=block.text("snap", "snap", "card"),
    )
    for key in ("ongoing", "snap"):
        if block.table.get(key) == "":
            block.fault(key, f"a base has an {key} text; write: {LINES[key]}".replace("an snap", "a snap"))
    few_steps(block, block.steps)
    return found


def chase(block: CardBlock, set_name: str) -> Chase:
    """The leader side that a card may be turned to instead of its own."""
    needed = ("name", "of", "attack", "life", "text")
    block.keys(known=needed, needed=needed, lines=LINES)
    found = Chase(
        name=block.name("name"),
        set=set_name,
        of=block.capitalised(block.table["of"], (*block.path, "of")) if "of" in block.table else "",
        attack=block.number("attack", *ATTACK),
        life=block.number("life", *LIFE),
        texts=block.texts("text", "row", "Leader"),
    )
    few_steps(block, block.steps)
    return found


def few_steps(block: CardBlock, steps: int) -> None:
    if steps > MOST_STEPS:
        block.fault("name", f"the texts of a card take at most {MOST_STEPS} steps; these take {steps}")
