"""A position as text, in the words that show/position/read.py reads."""

from pixelhall.core import positions
from pixelhall.core.facts import FOUR_NAMES
from pixelhall.core.position_words import chance_lines, over_line
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, reason
from pixelhall.pixel_pusher.show.notation import letters
from pixelhall.pixel_pusher.state.state import Card, Factory

EXACT: list[int] = []  # the tail: all else follows from the lines


def position(state: Factory) -> str:
    lines = [*of_time(state), *of_table(state)]
    for seat in range(state.seats):
        lines += [f"{FOUR_NAMES[seat]} {words}" for words in of_seat(state, seat)]
    return positions.write_position("pixel-pusher", state.rules.chosen, [*lines, *chance_lines(state.chance)], EXACT)


def of_time(state: Factory) -> list[str]:
    lines = [f"round {state.round}", f"phase {phase.WORDS[state.phase]}"]
    lines += ["last"] if state.last else []
    lines += [f"pick {state.pick}"] if state.pick else []
    lines += [f"turns {state.turn}"] if state.turn else []
    lines += [over_line(reason.WORDS[state.reason], state.winners, FOUR_NAMES)] if state.over else []
    return [*lines, f"marker {FOUR_NAMES[state.marker]}"]


def of_table(state: Factory) -> list[str]:
    groups = [letters(state.belt[i * colour.PRIMARIES : (i + 1) * colour.PRIMARIES]) for i in range(bounds.SEGMENTS)]
    lines = [f"belt {i + 1} {pixels}" for i, pixels in enumerate(groups) if pixels]
    lines.append(
        "bag " + " ".join(f"{n}{letter}" for letter, n in zip(colour.LETTERS, state.supply[: colour.PRIMARIES]))
    )
    lines += [f"supply {colour.LETTERS[hue]} {state.supply[hue]}" for hue in range(colour.PRIMARIES, colour.COUNT)]
    pictures = [state.book.pictures[image].name for image in state.images]
    lines.append(f"images {', '.join(pictures)}")
    for at, seat in enumerate(state.painted):
        lines += (
            [f"painted {pictures[at // bounds.ROWS]} {at % bounds.ROWS + 1} {FOUR_NAMES[seat]}"] if seat >= 0 else []
        )
    lines += [f"finished {pictures[i]} {FOUR_NAMES[seat]}" for i, seat in enumerate(state.finished) if seat >= 0]
    piles = {"deck": state.deck[::-1], "box": state.box, "gone": state.gone, "aside": state.aside}
    lines += [f"{pile} {names(state, cards)}" for pile, cards in piles.items() if cards]
    return [*lines, "free used"] if state.used[-1] else lines


def of_seat(state: Factory, seat: int) -> list[str]:
    parts = len(state.book.parts)
    colours = slice(seat * colour.COUNT, (seat + 1) * colour.COUNT)
    slots = [
        state.stacked[at * parts : (at + 1) * parts] for at in range(seat * bounds.SLOTS, (seat + 1) * bounds.SLOTS)
    ]
    named = {
        "points": str(state.points[seat]) if state.points[seat] else "",
        "pixels": letters(state.pixels[colours]),
        "returns": letters(state.dropped[colours]),
        **{f"slot {i + 1}": part_names(state, counts) for i, counts in enumerate(slots)},
        "used": part_names(state, state.used[seat * parts : (seat + 1) * parts]),
        "ability": names(state, [card for card in range(ability.COUNT) if state.holders[card] == seat]),
        "hand": names(state, state.hands[seat]),
        "stack": names(state, state.stacks[seat]),
    }
    marks = {"sealed": state.sealed, "idle": state.idle, "turned": state.turned, "resigned": state.left}
    return [f"{word} {text}" for word, text in named.items() if text] + [w for w, found in marks.items() if found[seat]]


def names(state: Factory, cards: list[Card]) -> str:
    return ", ".join(state.book.faces[card].name for card in cards)


def part_names(state: Factory, counts: list[int]) -> str:
    """The parts, each as often as it is counted: by the card that has no other part, or by what the part says."""
    names = {face.parts[0]: face.name for face in state.book.faces if len(face.parts) == 1}
    return ", ".join(names.get(part.index, part.words) for part in state.book.parts for _ in range(counts[part.index]))
