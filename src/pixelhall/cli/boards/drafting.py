"""A draft in a terminal: the cards to choose from, lots, what everybody has; drawn from the view alone.

Cards are listed by number, so that `3` or a name picks one. What you remember stands below: packs that you passed on, cards
that your rival must have. Everything reads without colour.
"""

import textwrap
from typing import Any

from rich.text import Text

from pixelhall.core.game import Option

View = dict[str, Any]
COINS = "$"
LEGEND = (
    "",
    "Cards of a pack have numbers: type 3, or the name of the card.",
    "Winston: ? is a card that you have not seen. take takes the lot, lead NAME one of",
    "it as a Leader, next passes. Purchase: $ is a coin on a lot; take 3 hero.",
    "describe NAME shows a card, what it does, and what it is worth to your deck.",
)


def draw(view: View, names: list[str], width: int) -> list[Text]:
    """What is decided now, the seats, your cards, what you remember."""
    lines = [Text(line, "bold") for line in textwrap.wrap(heading(view, names), width)]
    for words in (*choice(view), *seats(view, names), *mine(view), *remembers(view, names), *proposed(view)):
        style = "dim" if words.startswith(" ") and words.strip().startswith("(") else ""
        lines += [Text(line, style) for line in textwrap.wrap(words, width, subsequent_indent="    ") or [""]]
    return lines


def tell(view: View, names: list[str]) -> list[str]:
    """The same in sentences."""
    return [heading(view, names) + ".", *(one.strip() for one in choice(view)), *seats(view, names), *mine(view)] + [
        one.strip() for one in (*remembers(view, names), *proposed(view))
    ]


def heading(view: View, names: list[str]) -> str:
    parts = [str(view["title"])]
    pick = view["pick"]
    if not view["asked"]:
        parts.append("every deck is drafted")
    elif pick is not None:
        as_what = "a Leader" if pick["leads"] else "a Hero"
        parts.append(f"pack {pick['round']} of {view['rounds']}, pick {pick['pick']} of 8: {as_what}")
    else:
        who = [name_of(view, seat, names) for seat in view["asked"]]
        parts.append(f"{' and '.join([', '.join(who[:-1]), who[-1]] if len(who) > 1 else who)} to answer")
    if not view["rounds"]:
        parts.append(f"deck {view['deck']}")
    return " · ".join(parts)


def name_of(view: View, seat: int, names: list[str]) -> str:
    return "you" if seat == view["seat"] else names[seat]


def choice(view: View) -> list[str]:
    """The cards or lots among which somebody chooses now."""
    if view["pick"] is not None:
        pick = view["pick"]
        lines = numbered(pick["cards"])
        if pick["mine"]:
            lines.append(
                f"  (this pack again: you took {', '.join(pick['mine'])}; others took {', '.join(pick['gone'])})"
            )
        return lines
    if view["shown"]:
        under = f"  (under the pool: {', '.join(view['under'])})"
        return ["Revealed:", *numbered(view["shown"]), *([under] if view["under"] else [])]
    if view["named"]:
        return [f"Off the deck: {', '.join(view['look']) or 'a card'}"]
    return [lot_line(view, at, lot) for at, lot in enumerate(view["lots"], 1)]


def numbered(cards: list[str]) -> list[str]:
    return [f"  {at} {card}" for at, card in enumerate(cards, 1)]


def lot_line(view: View, at: int, lot: View) -> str:
    if view["looking"] == 0 and lot["cards"] == 1 and lot["faces"]:
        coins = f" {COINS * lot['coins']}" if lot["coins"] else ""
        cost = "free" if at == 1 else f"{at - 1} {COINS}"
        return f"  lot {at} ({cost}): {lot['faces'][0]}{coins}"
    unknown = ["?"] * (lot["cards"] - len(lot["faces"]))
    mark = "> " if view["looking"] == at else "  "
    return f"{mark}lot {at}: {', '.join([*lot['faces'], *unknown])}"


def seats(view: View, names: list[str]) -> list[str]:
    """A line for each seat: what everybody may know."""
    found = []
    for player in view["players"]:
        who = name_of(view, player["seat"], names)
        parts = [f"{many(player['leader_count'], 'Leader', 's')}, {many(player['hero_count'], 'Hero', 'es')}"]
        if view["rounds"] and player["part"] == "draft":
            n = player["packs"]
            parts.append(f"{n} pack{'s' if n != 1 else ''} waiting" if n else "no pack")
        if view["method"] == "purchase":
            parts.append(f"{player['coins']} {COINS}")
        if player["part"] == "done":
            parts.append("deck finished")
        if player["returned"]:
            parts.append(f"{player['returned']} returned")
        if player.get("left"):
            parts.append("played by the machine")
        found.append(f"{who[:1].upper() + who[1:]}: {' · '.join(parts)}")
    return found


def many(n: int, word: str, more: str) -> str:
    return f"{n} {word}{more if n != 1 else ''}"


def mine(view: View) -> list[str]:
    """The cards that the viewer knows of its own, and in an open draft those of the others."""
    if not 0 <= view["seat"] < len(view["players"]):
        return []
    own = view["players"][view["seat"]]
    lines = [f"Your Leaders: {', '.join(own['leaders'])}"] if own["leaders"] else []
    return lines + ([f"Your Heroes: {counted(own['heroes'])}"] if own["heroes"] else [])


def counted(cards: list[str]) -> str:
    """Equal cards once, with how many there are."""
    return ", ".join(f"{card} x{cards.count(card)}" if cards.count(card) > 1 else card for card in dict.fromkeys(cards))


def remembers(view: View, names: list[str]) -> list[str]:
    """What the viewer knows of cards that it does not see."""
    found = [
        f"  (passed on, pack {one['round']} of {name_of(view, one['seat'], names)}: {', '.join(one['cards'])})"
        for one in view["passed"]
    ]
    memory = view["memory"]
    if memory:
        found += [f"  (your rival has {', '.join(memory['rival'])})"] if memory["rival"] else []
        found += [f"  (a Leader of your rival may be {' or '.join(one)})" for one in memory["either"]]
        found += [f"  (went back into the deck: {', '.join(memory['deck'])})"] if memory["deck"] else []
    return found


def proposed(view: View) -> list[str]:
    """What the machine would return, with its reasons."""
    return [f"  auto would return {one['card']}: {one['why']}" for one in view["proposal"]]


def detail(view: View, option: Option) -> str:
    return ""
