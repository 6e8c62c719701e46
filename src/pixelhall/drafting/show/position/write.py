"""A position as text, in the words that show/position/read.py reads."""

from pixelhall.core import positions
from pixelhall.core.facts import NAMES
from pixelhall.core.position_words import chance_lines
from pixelhall.drafting.methods import PACK
from pixelhall.drafting.numbers import fate, part
from pixelhall.drafting.state.state import Card, Draft

EXACT: list[int] = []  # the tail: all else follows from the lines


def position(state: Draft) -> str:
    lines = [*of_table(state)]
    for seat in range(state.seats):
        lines += [f"{NAMES[seat]} {words}" for words in of_seat(state, seat)]
    return positions.write_position("drafting", state.rules.chosen, [*lines, *chance_lines(state.chance)], EXACT)


def of_table(state: Draft) -> list[str]:
    turns = state.rules.method.name in ("winston", "purchase")
    lines = [f"turn {NAMES[state.turn]}"] if turns else []
    for pack in range(len(state.packs)):
        round, first = divmod(pack, state.seats)
        plain = " plain" if state.plain[pack] else ""
        lines.append(f"pack {round + 1} {NAMES[first]}{plain}: {names(state, state.packs[pack])}")
    lines += [f"slot {slot_words(state, slot)}" for slot in range(len(state.slots))]
    lines += [f"choices {' '.join(str(n) for n in state.moments)}"] if state.moments else []
    if state.slots:
        lines += [f"lot {' '.join(str(slot + 1) for slot in lot)}" for lot in state.lots]
        lines.append(f"look {state.look + 1}")
    else:
        lines += [f"lot {coins_words(state, lot)}" for lot in range(len(state.lots))]
    piles = {"deck": state.deck[::-1], "box": state.box, "gone": state.gone, "shown": state.shown}
    lines += [f"{pile} {names(state, cards)}" for pile, cards in piles.items() if cards]
    return [*lines, f"under {state.bottom}"] if state.bottom else lines


def slot_words(state: Draft, slot: int) -> str:
    """A card that was dealt face-down: its face, who has seen it, where it is, by which choice it left."""
    end = state.fates[slot]
    where = {fate.LOT: "lot", fate.FORCED: "forced", fate.BACK: "back"}.get(end)
    if where is None:
        where = f"{NAMES[fate.taker(end)]} {'leader' if fate.leads(end) else 'hero'}"
    seen = [NAMES[seat] for seat in range(state.seats) if state.sights[slot] >> seat & 1]
    by = f" by {state.events[slot] + 1}" if state.events[slot] >= 0 else ""
    return f"{state.book.names[state.slots[slot]]}: {where}{by}{' seen ' + ' '.join(seen) if seen else ''}"


def coins_words(state: Draft, lot: int) -> str:
    coins = f" ({state.stakes[lot]})" if state.stakes[lot] else ""
    return f"{state.book.names[state.lots[lot][0]]}{coins}"


def of_seat(state: Draft, seat: int) -> list[str]:
    piles = {"leaders": state.leaders[seat], "heroes": state.heroes[seat], "returned": state.returned[seat]}
    lines = [f"{word} {names(state, cards)}" for word, cards in piles.items() if cards]
    lines += [f"picks {state.picks[seat] // PACK + 1} {state.picks[seat] % PACK + 1}"] if state.packs else []
    lines += [f"coins {state.coins[seat]}"] if state.rules.method.name == "purchase" else []
    lines += [part.WORDS[state.parts[seat]]] if state.parts[seat] != part.DRAFT else []
    return [*lines, "left"] if state.left[seat] else lines


def names(state: Draft, cards: list[Card]) -> str:
    return ", ".join(state.book.names[card] for card in cards)
