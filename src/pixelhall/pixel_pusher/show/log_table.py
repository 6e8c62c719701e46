"""Every kind of line in the log, by its number: a row each. show/telling.py reads its fields."""

from typing import Final

from pixelhall.core.telling import Row
from pixelhall.pixel_pusher.change import logbook

LINES: Final = {
    logbook.SAYS_ROUND: Row("round", "PP-1", "Round {a} begins.", number="{a}"),
    logbook.SAYS_LEAVES: Row(
        "return",
        "PP-36",
        "The belt moves: {pixels:a} goes from segment 6 into the bag.",
        source="belt6",
        target="bag",
    ),
    logbook.SAYS_ENTERS: Row("draw", "PP-35", "{Pixels:a} comes onto segment 1.", source="bag", target="belt1"),
    logbook.SAYS_LAST: Row("round", "PP-11", "This is the last round: {a:machine card} in each stack.", number="{a}"),
    logbook.SAYS_HOLDS: Row("reveal", "PP-8", "{Who:have/has} {card}."),
    logbook.SAYS_MARKER: Row("turn", "PP-6", "{Who:begin} to {phase}, having the start marker."),
    logbook.SAYS_BEGINS: Row("turn", "PP-6", "{Who:begin} to {phase}{holding}."),
    logbook.SAYS_INSTALLS: Row(
        "build",
        "PP-14",
        "{Who:install} {card} in slot {nth:b}{end}.",
        source="{seat}:hand",
        target="{seat}:slot{nth:b}",
    ),
    logbook.SAYS_TRADES: Row(
        "trade",
        "PP-13",
        "{Who:trade} {card} for a {colour:b} pixel out of the bag.",
        source="bag",
        target="{seat}:pixels",
    ),
    logbook.SAYS_SCRAPS: Row("discard", "PP-13", "{Who:discard} {card}, which fits nowhere."),
    logbook.SAYS_SEGMENT: Row("segment", "PP-20", "Segment {nth:a} carries {pixels:b}."),
    logbook.SAYS_TAKES: Row(
        "collect",
        "PP-18",
        "{Who:take} {pixels:b} with slot {nth:a}.",
        source="belt{nth:a}",
        target="{seat}:slot{nth:a}",
        number="{pixel_count}",
    ),
    logbook.SAYS_MISSES: Row(
        "miss",
        "PP-18",
        "{Who:take} nothing with slot {nth:a}: it needs {need} {colour:b}, and {there} there.",
        source="belt{nth:a}",
        target="{seat}:slot{nth:a}",
    ),
    logbook.SAYS_MIXES: Row("convert", "PP-25", "{Who:convert} {recipe}."),
    logbook.SAYS_FREE: Row("convert", "PP-7", "{Who:convert} {free} without a card."),
    logbook.SAYS_RETURNS: Row("return", "PP-29", "{Who:return} {pixels:a}."),
    logbook.SAYS_PAINTS: Row(
        "paint",
        "PP-31",
        "{Who:paint} row {nth:b} of {image} with {cells} for {c:point}.",
        source="{seat}:pixels",
        target="image{image_number}.{nth:b}",
        number="{c}",
    ),
    logbook.SAYS_PASSES: Row("pass", "PP-34", "{Who:pass/passes}."),
    logbook.SAYS_WINS: Row("win", "PP-37", "{Who:win} with {b} points: {reason}.", number="{b}"),
    logbook.SAYS_TIE: Row("tie", "PP-38", "{Who:share} the win with {b} points.", number="{b}"),
    logbook.SAYS_RESIGNS: Row("resign", "PP-37", "{Who:give} up."),
    logbook.SAYS_DRAWS: Row(
        "draw",
        "PP-43",
        "{Who:draw} a {colour:a} pixel out of the bag with it.",
        source="bag",
        target="{seat}:pixels",
    ),
    logbook.SAYS_FINISHES: Row(
        "paint",
        "PP-33",
        "{Who:finish/finishes} {image} for {b:point} more.",
        source="image{image_number}",
        target="{seat}:pixels",
        number="{b}",
    ),
    logbook.SAYS_NO_CHOICE: Row("other", "PP-44", "{Who:have/has} no other choice:"),
    logbook.SAYS_LAST_CARDS: Row("draw", "PP-10", "The last card of each stack is taken unasked."),
    logbook.SAYS_TURNS: Row("other", "PP-17", "{Who:turn} the board over: slot 6 faces segment 1."),
}
# Of the phase that has no turns:
COLLECTS: Final = Row("turn", "PP-6", "{Who:collect} first{holding}.")
COLLECTS_MARKED: Final = Row("turn", "PP-6", "{Who:collect} first, having the start marker.")
FINISHES_PLAIN: Final = Row("paint", "PP-33", "{Who:finish/finishes} {image}.", source="image{image_number}")
