"""Pocket-Tactics in a terminal: the hexagons in staggered columns, drawn from the view alone.

A tile takes two lines: its name and ground (features in capitals), and who stands there, with a mark for the owner.
"""

import re
import textwrap
from typing import Any

from rich.text import Text

from pixelhall.core.game import Option

MARKS = "*!%&"  # yours, then the others in their order
STYLES = ("cyan", "red", "green", "magenta")
TALLEST = 13  # lines of a map that leave room for the rest of a small screen
WIDEST = 14  # of a tile
LEGEND = (
    "",
    "Map: each tile has a name and its ground; what is in capitals is a feature,",
    "and a dot is Plains. Below stands the unit: * is yours, ! your rival's. A",
    "unit reaches the six tiles around it: above, below, and two on each side.",
    "Numbers: Reed Archer 2/1 has 2 OFF dice and 1 DEF die. Beside an assault",
    "stands how likely each unit falls, beside a move how likely it fails.",
    "show l12, show Marsh and show Reed Archer tell the rest.",
)

View = dict[str, Any]


def draw(view: View, names: list[str], width: int) -> list[Text]:
    """The map, the dice if any lie on the table, and what each player has beside the map."""
    lines = [Text(line, "bold") for line in textwrap.wrap(heading(view, names), width)]
    lines += draw_map(view, width)
    lines += [
        Text(part, "bold") for line in dice(view, names) for part in textwrap.wrap(line, width, subsequent_indent="  ")
    ]
    for player in order(view):
        style = STYLES[rank(view, player["seat"])]
        lines += [
            Text(part, style) for part in textwrap.wrap(beside(view, player, names), width, subsequent_indent="  ")
        ]
    return lines


def order(view: View) -> list[View]:
    """The others first, then you."""
    return sorted(view["players"], key=lambda player: bool(player["seat"] == max(view["seat"], 0)))


def rank(view: View, seat: int) -> int:
    """0 for you (or the first player, for a spectator), then the others."""
    return int(seat - max(view["seat"], 0)) % len(view["players"])


def heading(view: View, names: list[str]) -> str:
    if not view["asked"]:
        return "The play is over."
    if not view["turn"]:
        bag = ", ".join(f"{n} {kind}" for kind, n in view["bag"].items())
        return "Setting up" + (f" · in the bag: {bag}" if bag else "")
    whose = "your turn" if view["active"] == view["seat"] else f"{names[view['active']]}'s turn"
    quiet = f" · {view['quiet']} of {view['limits']['stall']} quiet turns" if view["quiet"] > 9 else ""
    return f"Turn {view['turn']} · {whose}{quiet}"


def draw_map(view: View, width: int) -> list[Text]:
    """Each tile on two lines, columns half a tile lower by turns. A tall map is turned until it fits."""
    spots = [*view["tiles"], *view["spots"]]
    if not spots:
        return []
    turned = min(range(6), key=lambda turn: cost(spots, turn, width))
    places = [(*rotate(spot["q"], spot["r"], turned), spot) for spot in spots]
    left, top = min(x for x, _, _ in places), min(y for _, y, _ in places)
    columns = max(x for x, _, _ in places) - left + 1
    wide = max(4, min(WIDEST, width // columns))
    rows = [[" " * wide] * columns for _ in range(max(y for _, y, _ in places) - top + 2)]
    styles: dict[tuple[int, int], str] = {}
    for x, y, spot in places:
        for i, (words, style) in enumerate(cell(view, spot, wide)):
            rows[y - top + i][x - left] = words
            styles[y - top + i, x - left] = style
    return [join_cells(row, y, styles) for y, row in enumerate(rows)]


def cost(spots: list[View], turn: int, width: int) -> tuple[bool, bool, int]:
    """How badly a turned map fits: too wide, too tall, turned at all."""
    places = [rotate(spot["q"], spot["r"], turn) for spot in spots]
    tall = max(y for _, y in places) - min(y for _, y in places) + 2
    columns = max(x for x, _ in places) - min(x for x, _ in places) + 1
    return columns * 7 > width, tall > TALLEST, turn


def rotate(q: int, r: int, turn: int) -> tuple[int, int]:
    """Column and line of a hexagon, after `turn` sixths of a turn."""
    for _ in range(turn):
        q, r = -r, q + r
    return q, 2 * r + q


def join_cells(row: list[str], y: int, styles: dict[tuple[int, int], str]) -> Text:
    line = Text()
    for x, words in enumerate(row):
        line.append(words, styles.get((y, x), ""))
    line.rstrip()
    return line


def cell(view: View, spot: View, wide: int) -> list[tuple[str, str]]:
    """Two lines of a tile, or the name of a spot where one may be laid."""
    if "tile" not in spot:
        return [(fit(f"({spot['at']})", wide), "dim"), (" " * wide, "")]
    feature, unit = spot.get("feature", ""), spot.get("unit")
    ground = feature.upper() or {"Plains": "."}.get(spot["tile"], spot["tile"].lower())
    above = fit(f"{spot['at']} {ground}", wide), "bold" if feature else "dim"
    if unit is None:
        return [above, (fit(" ·", wide), "dim")]
    return [above, (fit(f"{MARKS[rank(view, unit['seat'])]}{unit['name']}", wide), STYLES[rank(view, unit["seat"])])]


def fit(text: str, wide: int) -> str:
    """The text in exactly `wide` columns, with a gap at the end."""
    return text[: wide - 1].ljust(wide)


def dice(view: View, names: list[str]) -> list[str]:
    """What lies on the table while an assault or a test is under way."""
    if view["contest"] is None:
        return []
    told = []
    for side in view["contest"]["sides"]:
        pools = [f"{stat.upper()} {' '.join(str(die) for die in side[stat])}" for stat in ("off", "def") if side[stat]]
        bumps = [
            f"{word} +{bump}"
            for word, key in (("OFF", "off_bumps"), ("DEF", "def_bumps"), ("any", "bumps"))
            for bump in side[key]
        ]
        if pools:
            extras = [
                *([f"bumps {', '.join(bumps)}"] if bumps else []),
                *([f"re-rolls {side['rerolls']}"] if side["rerolls"] else []),
            ]
            who = side["unit"] or names[side["seat"]]
            told.append(
                f"{view['contest']['kind'].capitalize()}: {who} {', '.join(pools)}"
                + (f" ({'; '.join(extras)})" if extras else "")
            )
    return told


def beside(view: View, player: View, names: list[str]) -> str:
    """Reserves, captures and features of a player."""
    mark = MARKS[rank(view, player["seat"])]
    waiting = ", ".join(short(unit) for unit in player["reserves"]) or "none"
    captured = ", ".join(unit["name"] for unit in player["captures"])
    taken = f"; captures {captured} ({player['captured_points']} points)" if captured else ""
    return f"{mark} {names[player['seat']]}: {count(player['features'], 'feature')}; reserves {waiting}{taken}"


def short(unit: View) -> str:
    """Name and dice: Barkhide 3/3."""
    return f"{unit['name']} {unit['off']}/{unit['def']}"


def count(n: int, noun: str) -> str:
    return f"{n} {noun}{'s' if n != 1 else ''}"


def tell(view: View, names: list[str]) -> list[str]:
    """The position in sentences."""
    told = [heading(view, names).replace(" · ", ". ") + "."]
    for player in order(view):
        told.append(beside(view, player, names)[2:] + ".")
        for tile in view["tiles"]:
            if "unit" in tile and tile["unit"]["seat"] == player["seat"]:
                told.append(f"{tile['at']}, {tile.get('feature', tile['tile'])}: {stats(tile['unit'])}.")
    for tile in view["tiles"]:
        if "unit" not in tile:
            told.append(f"{tile['at']}: {tile.get('feature', tile['tile'])}, free.")
    return told + dice(view, names)


def stats(unit: View) -> str:
    """A unit in words."""
    numbers = [
        " ".join([word, str(unit[key]), *(f"+{bump}" for bump in unit[f"{key}_bumps"])])
        for word, key in (("OFF", "off"), ("DEF", "def"))
    ]
    icons = [f"{icon} {unit[icon]}" for icon in ("swift", "flying", "ranged", "daylight", "summoning") if unit[icon]]
    return f"{unit['name']}, {', '.join([*numbers, *icons])}"


def brief(view: View, option: Option) -> str:
    """The odds of an assault, or how likely the ground fells or stops a unit."""
    if option.text in view["odds"]:
        falls, fells = view["odds"][option.text]
        return f" (falls {falls:.0%}, yours {fells:.0%})"
    if option.text in view["risks"]:
        risk = view["risks"][option.text]
        return f" ({risk['fails']:.0%} {risk['ends']})"
    return ""


def detail(view: View, option: Option) -> str:
    """The numbers of a unit that comes out of the reserves."""
    found = re.fullmatch(r"(\d):reserve(\d+)", option.way[0]) if option.way else None
    if found is None:
        return ""
    return stats(view["players"][int(found[1])]["reserves"][int(found[2]) - 1]).partition(", ")[2]
