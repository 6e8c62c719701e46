"""Positions in which a sentence can be tried, as scenarios: one card with it, or the same card without."""

from random import Random
from typing import Final

from pixelhall.core.desk import Pair
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.desk.boxes import ROWS

NAME: Final = "Newcomer"
CHIEF: Final = "Newcomer Chief"
SLOTS: Final = {"vanguard": "v1", "flank": "f1", "rear": "r1"}
YOURS: Final = {
    "v1": "Bulwark (damage 3)",
    "f1": "Cook (damage 1)",
    "r1": "Skybow",
    "v3": "Drummer (corpse)",
    "f3": "Lancer (damage 2)",
}
RIVALS: Final = {
    "v3": "Drummer (damage 2)",
    "v2": "Lancer (damage 4)",
    "r1": "Skybow",
    "f3": "Turnip Knight",
    "v1": "Cinder (corpse)",
}
PILES: Final = """\
you hand Cinder, Assassin
you deck Ferryman, Bramble Bear, Frost Nun, Cook, Drummer, Lancer
you discard Turnip Knight, Frost Nun
rival hand Cinder, Assassin, Bramble Bear
rival deck Ferryman, Mirror Mage, Frost Nun, Cook, Drummer, Lancer
rival discard Mirror Mage"""


def scenes(text: str, box: str) -> list[Pair]:
    """Moments of a duel: your turn in the wave that fits, the Rival's turn in it, the other waves, the end of a round; then with
    the card near its fall."""
    own = box if box in ROWS else "vanguard"
    waves = [own, *(row for row in ROWS if row != own)]
    moments = [(wave, "you", 2, 0) for wave in waves] + [(wave, "rival", 2, 0) for wave in waves]
    if box == "trap":
        moments = [*moments[3:], *moments[:3]]
    moments += [("rear", "rival", 1, 0), *[(wave, "rival", 1, 5) for wave in ROWS]]
    return [pair(text, box, "\n".join(moment(box, *one))) for one in moments]


def moment(box: str, wave: str, active: str, actions: int, damage: int) -> list[str]:
    """A moment of a duel, with that much damage on the card, and then nobody before it."""
    lines = [f"wave {wave}", f"active {active}", f"first {'you' if active == 'you' else 'rival'}", f"actions {actions}"]
    you = {slot: who for slot, who in YOURS.items() if not damage or slot[1] != "1"}
    if box in SLOTS:
        you[SLOTS[box]] = f"{NAME} (damage {damage})" if damage else NAME
    lines += [f"you {slot} {who}" for slot, who in you.items()]
    lines += [f"rival {slot} {who}" for slot, who in RIVALS.items()]
    lines += [
        f"you leader {CHIEF if box == 'leader' else 'Soup Marshal'} (damage 6)",
        "rival leader Hedge King (damage 4)",
    ]
    lines += PILES.splitlines()
    return with_card(lines, box)


def with_card(lines: list[str], box: str) -> list[str]:
    """The card where its box is read: in the hand or in the Reserve."""
    if box == "order":
        return [f"{line}, {NAME}" if line.startswith("you hand") else line for line in lines]
    if box == "operation":
        return [*lines, f"you reserve {NAME} (markers 3)"]
    if box == "trap":
        return [*lines, f"you reserve {NAME}"]
    return lines


def pair(text: str, box: str, rest: str) -> Pair:
    """The same position with the sentence and without."""
    return Pair(f"game pixel-tactics\n{card(text, box)}\n{rest}", f"game pixel-tactics\n{card('', box)}\n{rest}")


BLANKS: Final = {  # a text that does nothing any more, so that the card is of the same kind
    "order": "If your deck is empty and your deck is not empty, draw 1 card.",
    "trap": "When the Leaders are revealed: Draw 1 card.",
    "operation": "During round 1, your Heroes have +1 Attack.",
}


def card(text: str, box: str) -> str:
    """The line that writes the card into a scenario."""
    if box == "leader":
        return f'hero {NAME} 3/6 leader "{CHIEF}" 3/20 "{text}"'
    text = text or BLANKS.get(box, "")
    return f'hero {NAME} 3/6 {box} "{text}"' if text else f"hero {NAME} 3/6"


def trials(text: str, box: str, count: int) -> list[Pair]:
    """Positions in the middle of a duel, dealt by chance."""
    return [pair(text, box, "\n".join(dealt(Random(seed), box))) for seed in range(count)]


def dealt(luck: Random, box: str) -> list[str]:
    """Four or five Heroes a side, some of them hurt, at the beginning of a round."""
    names = [one.name for one in card_sets.FOLDERS.load("core").cards if one.leader is not None]
    wave = box if box in ROWS else luck.choice(ROWS)
    lines = [f"wave {'vanguard' if box not in ROWS else wave}", "active you", f"round {luck.randint(2, 4)}"]
    for side in ("you", "rival"):
        deck = luck.sample(names, len(names))
        places = luck.sample(
            [f"{row[0]}{column}" for row in ROWS for column in "123" if (row, column) != ("flank", "2")],
            luck.randint(4, 5),
        )
        taken = SLOTS.get(box, "") if side == "you" else ""
        places = [taken, *(place for place in places if place != taken)] if taken else places
        for place in places:
            who = NAME if place == taken and taken else deck.pop()
            hurt = luck.randint(0, 3)
            lines.append(f"{side} {place} {who}" + (f" (damage {hurt})" if hurt and who != NAME else ""))
        chief = CHIEF if box == "leader" and side == "you" else card_title(deck.pop())
        lines.append(f"{side} leader {chief} (damage {luck.randint(0, 9)})")
        lines.append(f"{side} hand {', '.join(deck.pop() for _ in range(3))}")
        lines.append(f"{side} discard {deck.pop()}")
        lines.append(f"{side} deck {', '.join(deck[:8])}")
    return with_card(lines, box)


def card_title(name: str) -> str:
    """The name of a card's leader side."""
    found = next(one for one in card_sets.FOLDERS.load("core").cards if one.name == name)
    assert found.leader is not None, "cards that lead are dealt"
    return found.leader.name
