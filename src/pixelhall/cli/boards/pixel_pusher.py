"""Pixel Pusher in a terminal: belt, machines and images, drawn from the view alone.

A column is a segment of the belt and the slots that face it: `RR` takes two red pixels or nothing, `>YW` converts into
either. In an image a row that is still to be painted has small letters, a painted one capitals and who painted it.
Everything reads without colour.
"""

import re
import textwrap
from typing import Any

from rich.text import Text

from pixelhall.core.game import Option

View = dict[str, Any]
STYLES = {
    "R": "bold red",
    "G": "bold green",
    "B": "bold blue",
    "C": "bold cyan",
    "M": "bold magenta",
    "Y": "bold yellow",
    "W": "bold white",
}
PAINTED = {letter: f"bold black on {style.split()[1]}" for letter, style in STYLES.items()}
NAME = 11  # columns for a player's name
CELL = 9  # columns for a slot
IMAGE = 13  # columns for an image
PAINTER = 4  # columns for who painted a row
LEGEND = (
    "",
    "Colours: R red, G green, B blue, C cyan, M magenta, Y yellow, W white.",
    "Belt: what each segment carries. Below it stand the slots of each machine:",
    "RR takes two red pixels or nothing, >YW converts into yellow or white.",
    "Images: a row in small letters is still to be painted, with its points; one",
    "in capitals is painted, by whom stands beside it.",
)


def draw(view: View, names: list[str], width: int) -> list[Text]:
    """Belt above machines, yours first; then the images."""
    lines = [Text(line, "bold") for line in textwrap.wrap(heading(view, names), width)]
    lines.append(belt_line(view))
    for player in in_order(view):
        lines += machine(view, player, names, width)
    return lines + gallery(view, names, width)


def heading(view: View, names: list[str]) -> str:
    parts = [f"Round {view['round']}{' (last)' if view['last_round'] else ''}", view["phase"].capitalize()]
    if not view["asked"]:
        parts[-1] = "the play is over"
    elif view["draft"] is not None:
        parts.append(f"{view['draft']['cards']} cards in each hand, {thinking(view, names)}")
    else:
        parts.append(thinking(view, names))
    if view["asked"] and (why := begins(view, names)):
        parts.append(why)
    return " · ".join([*parts, supplies(view)])


def begins(view: View, names: list[str]) -> str:
    """Who begins this phase, and by what."""
    word = {"build": "build", "convert": "score", "score": "score"}.get(view["phase"], "")
    if not word or view["first"] is None:
        return ""
    return f"{name_of(view, view['first'][word], names)} first by {view['first_by'][word] or 'the start marker'}"


def thinking(view: View, names: list[str]) -> str:
    """Who is still to answer, and nothing more."""
    who = [name_of(view, seat, names) for seat in view["asked"]]
    return f"{' and '.join([', '.join(who[:-1]), who[-1]] if len(who) > 1 else who)} to answer"


def name_of(view: View, seat: int, names: list[str]) -> str:
    return "you" if seat == view["seat"] else names[seat]


def supplies(view: View) -> str:
    bag = " ".join(f"{colour}{n}" for colour, n in view["bag"].items())
    piles = " ".join(f"{colour}{n}" for colour, n in view["supply"].items())
    return f"bag {bag} · piles {piles} · deck {view['deck']}"


def in_order(view: View) -> list[View]:
    """You first, then as play goes round."""
    me = max(view["seat"], 0)
    return list(view["players"][me:] + view["players"][:me])


def belt_line(view: View) -> Text:
    line = Text(f"{'Belt':<{NAME}}", "bold")
    for number, pixels in enumerate(view["belt"], 1):
        line.append(f"{number}:", "dim")
        line.append(colour_text(f"{pixels or '-':<{CELL - 2}}"))
    line.rstrip()
    return line


def colour_text(pixels: str, styles: dict[str, str] = STYLES) -> Text:
    text = Text()
    for letter in pixels:
        text.append(letter, styles.get(letter.upper(), "dim"))
    return text


def machine(view: View, player: View, names: list[str], width: int) -> list[Text]:
    """A line of slots below the belt, and a line with the rest."""
    seat = player["seat"]
    style = "cyan" if seat == view["seat"] else "red"
    first = Text(f"{clip(name_of(view, seat, names).capitalize(), NAME - 1):<{NAME}}", style)
    for slot in along_belt(player):
        first.append("  ")
        first.append(colour_text(f"{clip(slot_words(slot), CELL - 3):<{CELL - 2}}"))
    first.rstrip()
    second = Text(f"  {points(player['points'])}, ", style)
    second.append(f"pixels {len(player['pixels'])}/{player['storage']} ")
    second.append(colour_text(player["pixels"] or "-"))
    second.append(clip("".join(f" · {word}" for word in remarks(view, player)), max(width - second.cell_len, 0)), "dim")
    return [first, second]


def along_belt(player: View) -> list[View]:
    """The slots in the order of the segments that they face: on a turned board the sixth comes first."""
    return list(player["slots"][::-1] if "turned" in player else player["slots"])


def slot_words(slot: View) -> str:
    """`RR`, `Rx9`, `>YW`, or a dot for an empty slot."""
    if slot["kind"] == "collect":
        takes = str(slot["takes"])
        return takes if len(takes) < CELL - 3 or len(set(takes)) > 1 else f"{takes[0]}x{len(takes)}"
    return ">" + "".join(colours_made(text) for text in slot["cards"]) if slot["cards"] else "."


def colours_made(text: str) -> str:
    """What a convert makes; * for any colour."""
    return (
        "*"
        if "any" in text
        else "".join(dict.fromkeys(part.split(" to ")[1][0] for part in text.rstrip(".").split(" or ")))
    )


def remarks(view: View, player: View) -> list[str]:
    found = list(player["abilities"])
    if view["marker"] == player["seat"]:
        found.append("start marker")
    if "turned" in player:
        found.append("turned: slot 6 first")
    if "left" in player:
        found.append("gave up")
    if player.get("returns"):
        found.append(f"returns {player['returns']}")
    if player["hand"]:
        found.append("to build: " + ", ".join(player["hand"]))
    elif player["cards"]:
        found.append(f"{count(player['cards'], 'card')} to build")
    if view["draft"] is not None and (taken := view["draft"]["taken"].get(str(player["seat"]))):
        found.append("took " + ", ".join(taken))
    return found


def gallery(view: View, names: list[str], width: int) -> list[Text]:
    """The images side by side, as many as fit."""
    lines: list[Text] = []
    painters = short_names(view, names)
    each = max(width // IMAGE, 1)
    images = view["images"]
    for start in range(0, len(images), each):
        shown = images[start : start + each]
        lines.append(
            Text("".join(f"{clip(image['name'], IMAGE - 1):<{IMAGE}}" for image in shown).rstrip(), "underline")
        )
        for row in range(len(shown[0]["rows"])):
            line = Text()
            for image in shown:
                line.append(scanline(row, image["rows"][row], painters))
            line.rstrip()
            lines.append(line)
    return lines


def short_names(view: View, names: list[str]) -> list[str]:
    """For each seat `you`, the beginning of a name, or the number of the seat where that would not tell them apart."""
    cut = [name[:PAINTER] for name in names]
    return [
        name_of(view, seat, cut) if seat == view["seat"] or cut.count(cut[seat]) == 1 else f"#{seat}"
        for seat in range(len(view["players"]))
    ]


def scanline(row: int, scan: View, painters: list[str]) -> Text:
    """`2 .rgr. 3`, or once it is painted by Juno `2 .RGR. Juno`."""
    done = "by" in scan
    line = Text(f"{row + 1} ", "dim")
    line.append(colour_text(scan["cells"], PAINTED) if done else colour_text(scan["cells"].lower()))
    line.append(f" {painters[scan['by']] if done else scan['points']}", "dim" if done else "")
    line.pad_right(max(IMAGE - line.cell_len, 0))
    return line


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def count(n: int, noun: str) -> str:
    return f"{n} {noun}{'s' if n != 1 else ''}"


def points(n: int) -> str:
    return count(n, "point")


def tell(view: View, names: list[str]) -> list[str]:
    """The position in sentences: time, belt, players, images."""
    told = [" ".join(f"{part[:1].upper()}{part[1:]}." for part in heading(view, names).split(" · "))]
    told.append(
        "Belt: " + "; ".join(f"segment {i}, {pixel_words(pixels)}" for i, pixels in enumerate(view["belt"], 1)) + "."
    )
    for player in in_order(view):
        who = name_of(view, player["seat"], names)
        told.append(
            f"{who[:1].upper()}{who[1:]}: {points(player['points'])}, {count(len(player['pixels']), 'pixel')}"
            f"{' (' + pixel_words(player['pixels']) + ')' if player['pixels'] else ''}."
        )
        told += [f"  Slot {i}: {' '.join(slot['cards'])}" for i, slot in enumerate(player["slots"], 1) if slot["cards"]]
        told += [f"  {remark[:1].upper()}{remark[1:]}." for remark in remarks(view, player)]
    for image in view["images"]:
        open_rows = [
            f"row {i}, {pixel_words(row['cells'])}, {points(row['points'])}"
            for i, row in enumerate(image["rows"], 1)
            if "by" not in row
        ]
        if len(open_rows) == 1 and view["bonus"]:
            open_rows[0] += f" and {view['bonus']} more for the finished image"
        told.append(f"{image['name']}: {'; '.join(open_rows) or 'finished'}.")
    return told


WORDS = {"R": "red", "G": "green", "B": "blue", "C": "cyan", "M": "magenta", "Y": "yellow", "W": "white"}


def pixel_words(pixels: str) -> str:
    """`2 red, 1 green`."""
    return (
        ", ".join(f"{pixels.count(letter)} {word}" for letter, word in WORDS.items() if letter in pixels) or "nothing"
    )


def detail(view: View, option: Option) -> str:
    """What is printed on the card that an option is about."""
    found = re.fullmatch(r"(\d):hand(\d+)", option.way[0]) if option.way else None
    if found is None:
        return ""
    drafted = view["draft"]["hands"].get(found[1]) if view["draft"] else None
    name = (drafted or view["players"][int(found[1])]["hand"])[int(found[2]) - 1]
    return "" if view["cards"][name] in option.words else str(view["cards"][name])
