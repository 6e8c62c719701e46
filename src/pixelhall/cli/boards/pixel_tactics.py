"""Pixel Tactics in a terminal: Units that face each other, drawn from the view alone.

A cell reads `v1 Lancer A3 L4/5`: slot, name, Attack, Life left of Life. The Leader has a star. Below it, in words, what
else is so.
"""

import re
import textwrap
from enum import IntEnum
from typing import Any

from rich.text import Text

from pixelhall.core.game import Option

ROWS = ("Vanguard", "Flank", "Rear")
BOXES = ("order", "operation", "trap")
SHORT = {"Ranged Attack": "Ranged"}
GAP = 1  # between two columns
USUAL = (22, 28, 22)  # columns as wide as most names need, the Leader's in the middle
LEGEND = (
    "",
    "Slots: v Vanguard, f Flank, r Rear, and a column counted from the left of",
    "the player whose Unit it is. The rival sits opposite: on the board columns",
    "are drawn as they face each other, so your v1 is below the rival's v3.",
    "What is not yours is written with its seat, counted from 0: choose 1:f3.",
    "If you have one rival, you can also type: choose rival f3.",
    "Who is not in reach stands in a line, with the slots of the Heroes:",
    "show player 3 tells all of that Unit.",
)
MARGIN = 2  # where the arrow of the current wave stands

View = dict[str, Any]


class Detail(IntEnum):
    """How much a picture leaves out, each level more than the one before."""

    ALL = 0
    OTHERS_SHORT = 1  # whoever is not in reach has one line
    BANNERS_SHORT = 2  # as everybody else's piles have
    RIVALS_PLAIN = 3  # no remarks below the cells of rivals …
    ALL_PLAIN = 4  # … nor below one's own


def draw(view: View, names: list[str], width: int, detail: Detail = Detail.ALL) -> list[Text]:
    """The others above, clockwise, and you below; a spectator sits with seat 0. With more than two seats only rivals in
    reach are drawn in full, the others in a line each."""
    me = max(view["seat"], 0)
    mine, others = view["players"][me], view["players"][me + 1 :] + view["players"][:me]
    apart = [other for other in others if view["seat"] >= 0 and not is_near(view, other)]
    others = [other for other in others if other not in apart]
    stands = any(player["unit"] for player in view["players"]) or "fortress" in mine
    lines = [Text(line, "bold") for line in textwrap.wrap(heading(view, names), width)]
    widths = column_widths(mine, others, width)
    for theirs in apart:
        lines += in_short(view, theirs, names, width, detail)
    for theirs in others:
        lines += banner(view, theirs, known_as(view, theirs, names), width, "red", detail)
        lines += draw_fortress(theirs, theirs["columns"][::-1], widths)
        for row in reversed(ROWS) if stands else ():
            cells = draw_row(view, theirs, row, theirs["columns"][::-1], widths, "red")
            lines += cells[:1] if detail >= Detail.RIVALS_PLAIN else cells
    if stands:
        lines.append(Text("  " + "─" * (width - 4), "dim"))
        for row in ROWS:
            cells = draw_row(view, mine, row, mine["columns"], widths, "cyan")
            lines += cells[:1] if detail >= Detail.ALL_PLAIN else cells
    lines += draw_fortress(mine, mine["columns"], widths)
    lines += banner(view, mine, known_as(view, mine, names), width, "cyan", detail)
    lines += [Text(line) for line in textwrap.wrap(tableau_line(view), width, subsequent_indent="  ")]
    return lines + hands(view, names, width)


def draw_within(view: View, names: list[str], width: int, height: int) -> list[Text]:
    """The picture with the most detail that has so many lines; `show` tells what it leaves out."""
    for detail in Detail:
        lines = draw(view, names, width, detail)
        if len(lines) <= height:
            break
    return lines


def tableau_line(view: View) -> str:
    """The cards between the players, from the far end to the deck, with the gold on each; nothing in other modes."""
    cards = [
        f"{i} {one['card']['name']} A{one['card']['attack']} L{one['card']['life']}"
        + (f" +{one['gold']}" if one["gold"] else "")
        for i, one in enumerate(view.get("tableau", []), 1)
    ]
    return f"Tableau: {', '.join(cards) or 'empty'}" if "tableau" in view else ""


def is_near(view: View, player: View) -> bool:
    return "reach" not in view or player["seat"] in view["reach"][view["seat"]]


def in_short(view: View, player: View, names: list[str], width: int, detail: Detail) -> list[Text]:
    """Somebody who is not in reach, in as few words as possible."""
    seat = player["seat"]
    style = "cyan" if view["teams"][seat] == view["teams"][view["seat"]] else "red"
    if detail >= Detail.OTHERS_SHORT:
        return [Text(clip(shortest_words(view, player, names), width), style)]
    return [
        Text(line, style) for line in textwrap.wrap(short_words(view, player, names), width, subsequent_indent="  ")
    ]


def short_words(view: View, player: View, names: list[str]) -> str:
    seat = player["seat"]
    who = known_as(view, player, names)
    if seat not in view["order"]:
        return f"{who}: out of the play"
    told = [cell(character) for character in player["unit"]]
    return f"{who}: {', '.join(told) or 'nobody'}; hand {len(player['hand'])}, deck {player['deck']}"


def shortest_words(view: View, player: View, names: list[str]) -> str:
    """The Leader, and the slots in which Heroes live."""
    who = known_as(view, player, names)
    if player["seat"] not in view["order"]:
        return f"{who}: out of the play"
    slots = [one["slot"] for one in player["unit"] if one["kind"] == "hero"]
    rows = [row + "".join(slot[1] for slot in slots if slot[0] == row) for row in "vfr"]
    told = [f"{cell(one).partition(' ')[2]}" for one in player["unit"] if one["kind"] == "leader"]
    told.append(f"Heroes {' '.join(row for row in rows if len(row) > 1) or 'none'}")
    return f"{who}: {', '.join(told)}, hand {len(player['hand'])}"


def known_as(view: View, player: View, names: list[str]) -> str:
    """A name; with more than two seats also whose side it is, which seat, and what it is there."""
    seat = player["seat"]
    if "teams" not in view or view["seat"] < 0:
        return names[seat]
    side = "you" if seat == view["seat"] else "ally" if view["teams"][seat] == view["teams"][view["seat"]] else "rival"
    return f"{names[seat]} ({side} {seat}{', ' + view['roles'][seat] if 'roles' in view else ''})"


def heading(view: View, names: list[str]) -> str:
    parts = []
    if view["series"] > 1:
        parts.append(f"Battle {view['battle']}")
    if not view["round"]:
        return " · ".join([*parts, "The Leaders are chosen"])
    parts.append(f"Round {view['round']}" + (" (ceasefire)" if view["ceasefire"] else ""))
    parts.append(f"{view['wave']} wave")
    if view["asked"]:
        active = view["players"][view["active"]]
        left = active["actions"] + active.get("extra_actions", 0)
        parts.append(f"{possessive(view, view['active'], names)} turn, {left} action{'s' if left != 1 else ''} left")
    else:
        parts.append("the play is over")
    if "promos" in view:
        parts.append(f"{count(view['promos'], 'promo')} left")
    return " · ".join(parts)


def possessive(view: View, seat: int, names: list[str]) -> str:
    return "your" if seat == view["seat"] else f"{names[seat]}'s"


def banner(view: View, player: View, name: str, width: int, style: str, detail: Detail) -> list[Text]:
    words = [f"trophies {player['trophies']}"] if view["series"] > 1 else []
    words += [f"hand {len(player['hand'])}{green_in_hand(player)}", f"deck {player['deck']}"]
    words.append(f"discard {len(player['discard'])}")
    if "base" in player:
        words.append(f"base {player['base']['card']}{' (flipped)' if player['base']['flipped'] else ''}")
    if "gold" in player:
        words.append(f"gold {player['gold']}")
    if "leaders" in player:
        words.append(f"Leaders {leaders_line(player)}")
    if player["reserve"] and (detail < Detail.BANNERS_SHORT or any(player["reserve"])):
        words.append("reserve " + " ".join(f"[{reserve_line(card)}]" for card in player["reserve"]))
    if "lost" in player:
        words.insert(0, f"Leaders lost {len(player['lost'])}")
    if "scored" in player:
        words.insert(0, f"points scored {player['scored']}")
    if "resting" in player:
        words.insert(0, "in ceasefire")
    told = f"{name}: {', '.join(words)}"
    if detail >= Detail.BANNERS_SHORT:
        return [Text(clip(told, width), style)]
    return [Text(line, style) for line in textwrap.wrap(told, width, subsequent_indent="  ")]


def green_in_hand(player: View) -> str:
    """How many cards of a hand are promos: everybody sees their backs."""
    n = sum(1 for place in player.get("green", []) if place.startswith("hand"))
    return f" ({count(n, 'promo')})" if n else ""


def base_words(base: View) -> str:
    """Everything printed on a base."""
    down = " It is flipped." if base["flipped"] else ""
    return f"{base['card']}. {base['ongoing']} {base['snap']}{down}"


def leaders_line(player: View) -> str:
    """How many Leaders may still lead, and by name those that may be known."""
    known = [
        f"{card['leader']['name']} A{card['leader']['attack']} L{card['leader']['life']}"
        for card in player["leaders"]
        if card
    ]
    return f"{len(player['leaders'])} ({'; '.join(known)})" if known else str(len(player["leaders"]))


def reserve_line(card: View | None) -> str:
    if card is None:
        return " "
    if card["kind"] == "operation":
        return f"{card['name']}, operation, {card['markers']} left"
    return f"{card['name']}, trap" if card["name"] else "trap"


def hands(view: View, names: list[str], width: int) -> list[Text]:
    """Every hand of which this seat knows something."""
    lines: list[Text] = []
    for player in view["players"]:
        known = [card for card in player["hand"] if card is not None]
        if known:
            whose = (
                "Your hand" if player["seat"] == view["seat"] else f"{names[player['seat']]}'s hand, as far as you know"
            )
            cards = ", ".join(
                f"{card['name']} A{card['attack']} L{card['life']}{box_mark(card)}".replace(" ", "\xa0")
                for card in known
            )
            lines += [
                Text(line.replace("\xa0", " "))
                for line in textwrap.wrap(f"{whose}: {cards}", width, subsequent_indent="  ")
            ]
    return lines


def box_mark(card: View) -> str:
    """What the fourth box is, in brackets."""
    return "".join(f" ({box})" for box in BOXES if box in card)


def column_widths(mine: View, others: list[View], width: int) -> list[int]:
    """As wide as the widest cell of each drawn column; when that is too much, the widest columns give way."""
    count = max(len(player["columns"]) for player in (mine, *others))
    widths = list(USUAL) if count == len(USUAL) and width >= 80 else [8] * count
    for player, columns in ((mine, mine["columns"]), *((one, one["columns"][::-1]) for one in others)):
        for character in player["unit"]:
            if character["slot"][1] in columns:
                i = columns.index(character["slot"][1])
                widths[i] = max(widths[i], len(cell(character)), len(remarks(character)) + 3)
    room = width - MARGIN - GAP * (count - 1)
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    return widths


def draw_row(view: View, player: View, row: str, columns: list[str], widths: list[int], style: str) -> list[Text]:
    """One line of cells, and one of remarks if there are any."""
    here = {character["slot"]: character for character in player["unit"]}
    slots = [row[0].lower() + column for column in columns]
    now = row == view["wave"] and view["asked"]
    first, second = Text("> " if now else "  ", "bold"), Text("  ")
    for i, (slot, width) in enumerate(zip(slots, widths)):
        gap = " " * (GAP if i + 1 < len(slots) else 0)
        character = here.get(slot)
        first.append(fit(cell(character) if character else f"{slot} ·", width) + gap, look(character, style))
        second.append(fit("   " + remarks(character) if character else "", width) + gap, "dim")
    first.rstrip()
    second.rstrip()
    return [first, second] if second.plain else [first]


def draw_fortress(player: View, columns: list[str], widths: list[int]) -> list[Text]:
    """In a Siege: the cards behind each column, on the far side of the Rear."""
    if "fortress" not in player:
        return []
    cells = [fit(fortress_words(player["fortress"][column]), width) for column, width in zip(columns, widths)]
    return [Text(("  " + (" " * GAP).join(cells)).rstrip(), "magenta")]


def fortress_words(n: int) -> str:
    return f"= fortress: {n if n else 'empty'} ="


def look(character: View | None, style: str) -> str:
    if character is None or character["kind"] == "corpse":
        return "dim"
    return f"bold {style}" if character["kind"] == "leader" else style


def cell(character: View) -> str:
    if character["kind"] == "corpse":
        return f"{character['slot']} corpse {character['name']}"
    star = "*" if character["kind"] == "leader" else ""
    left = max(0, character["life"] - character["damage"])
    return f"{character['slot']} {star}{character['name']} A{character['attack']} L{left}/{character['life']}"


def remarks(character: View) -> str:
    return ", ".join(remark_list(character, short=True))


def remark_list(character: View, short: bool) -> list[str]:
    """What is true of a character beyond its numbers."""
    if character["kind"] == "corpse":
        return []
    words = ["dying"] if character["damage"] >= character["life"] else []
    words += [f"[{status}]" for status in character.get("statuses", [])]
    words += [f"{n} {name}" for name, n in character.get("counters", {}).items()]
    words += [SHORT.get(word, word) if short else word for word in character.get("keywords", [])]
    words += ["new"] if "fresh" in character else []
    words += ["acted"] if "acted" in character else []
    return words + (["token"] if "token" in character else [])


def fit(text: str, width: int) -> str:
    """Exactly so wide; of a name that is too long, its numbers stay."""
    if len(text) <= width:
        return text.ljust(width)
    head, _, numbers = text.partition(" A")
    tail = f" A{numbers}" if numbers and numbers[:1].isdigit() else ""
    return clip(head, max(width - len(tail), 1)) + tail if len(tail) < width - 4 else clip(text, width)


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def tell(view: View, names: list[str]) -> list[str]:
    """The position in sentences: time, then each side from front to back."""
    told = [" ".join(f"{part[:1].upper()}{part[1:]}." for part in heading(view, names).split(" · "))]
    for player in sorted(view["players"], key=lambda player: bool(player["seat"] != view["seat"])):
        told += tell_side(view, player, names)
    if "tableau" in view:
        told.append(
            f"On the tableau, from the far end, with the gold on them: {'; '.join(tableau_words(view)) or 'nothing'}."
        )
    return told


def tell_player(view: View, names: list[str], seat: int) -> list[str]:
    """One side as `tell` has it, for whom the picture shows in short."""
    return [f"{known_as(view, view['players'][seat], names)}.", *tell_side(view, view["players"][seat], names)]


def tableau_words(view: View) -> list[str]:
    return [f"{one['card']['name']}, {one['gold']} gold" for one in view["tableau"]]


def tell_side(view: View, player: View, names: list[str]) -> list[str]:
    if player["seat"] not in view.get("order", [player["seat"]]):
        return [f"{names[player['seat']]} is out of the play."]
    whose = possessive(view, player["seat"], names)
    whose = whose[:1].upper() + whose[1:]
    told = [f"{whose} Unit:"] if player["unit"] else [f"{whose} Unit is empty."]
    for character in sorted(player["unit"], key=lambda one: ("vfr".index(one["slot"][0]), one["slot"])):
        told.append(tell_character(character))
    known = [
        f"{card['name']}, Attack {card['attack']}, Life {card['life']}" for card in player["hand"] if card is not None
    ]
    cards = f": {'; '.join(known)}" if known else ""
    told.append(f"{whose} hand has {count(len(player['hand']), 'card')}{cards}.")
    told.append(f"{whose} deck has {count(player['deck'], 'card')}, the discard pile {len(player['discard'])}.")
    if "base" in player:
        told.append(f"{whose} base: {base_words(player['base'])}")
    if "green" in player:
        told.append(f"{whose} promos, by their backs: {', '.join(player['green'])}.")
    if "gold" in player:
        told.append(f"{whose} gold: {player['gold']}.")
    if "leaders" in player:
        told.append(f"{whose} Leader pile: {leaders_line(player)}.")
    if "fallen" in player:
        told.append(f"{whose} fallen Leaders: {', '.join(player['fallen'])}.")
    if "lost" in player:
        told.append(f"{whose} Leaders lost: {', '.join(player['lost']) or 'none'}.")
    if "fortress" in player:
        columns = ", ".join(f"column {column} has {count(n, 'card')}" for column, n in player["fortress"].items())
        told.append(f"{whose} fortress: {columns}.")
    if view["series"] > 1:
        told.append(f"{whose} trophies: {player['trophies']}.")
    if any(player["reserve"]):
        told.append(
            f"{whose} Reserve: "
            + "; ".join(f"{i}, {reserve_line(card)}" for i, card in enumerate(player["reserve"], 1) if card)
            + "."
        )
    return told


def tell_character(character: View) -> str:
    slot = character["slot"]
    where = f"{slot}, {ROWS['vfr'.index(slot[0])]} {slot[1]}:"
    if character["kind"] == "corpse":
        return f"{where} the Corpse of {character['name']}."
    numbers = (
        f"Attack {character['attack']}, Life {max(0, character['life'] - character['damage'])} of {character['life']}"
    )
    rest = [*(["in melee"] if "melee" in character else []), *remark_list(character, short=False)]
    kind = "Leader " if character["kind"] == "leader" else ""
    return f"{where} {kind}{character['name']}, {', '.join([numbers, *rest])}."


def count(n: int, noun: str) -> str:
    return f"{n} {noun}{'s' if n != 1 else ''}"


def detail(view: View, option: Option) -> str:
    """What is printed on the card that an option plays, for where it goes."""
    if option.way and (found := re.fullmatch(r"tableau(\d+)", option.way[0])):
        return printed(view["tableau"][int(found[1]) - 1]["card"])
    found = re.fullmatch(r"(\d):(hand|reserve|leaders)(\d+)", option.way[0]) if option.way else None
    if found is None:
        return ""
    player = view["players"][int(found[1])]
    card = player[found[2]][int(found[3]) - 1]
    if card is None or found[2] == "reserve":
        return str(card.get("text", "")) if card else ""
    if len(option.way) > 1:
        row = next(row for row in ROWS if row[0].lower() == option.way[1][2])
        return f"Attack {card['attack']}, Life {card['life']}. {card[row.lower()] or 'No ability.'}"
    if view["round"] and found[2] != "leaders":
        return next((str(card[box]) for box in BOXES if box in card), "")
    side = card["leader"]
    return f"Attack {side['attack']}, Life {side['life']}. {side['text'] or 'No ability.'}"


def printed(card: View) -> str:
    """The Hero's side of a card in short."""
    rows = " ".join(f"{row}: {card[row.lower()]}" for row in ROWS if card[row.lower()])
    box = next((f"{box.capitalize()}: {card[box]}" for box in BOXES if box in card), "")
    return " ".join(part for part in (f"Attack {card['attack']}, Life {card['life']}.", rows, box) if part)
