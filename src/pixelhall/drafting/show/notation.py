"""The written form of actions: `take Cook`, `lead Cook`, `take 2 hero`, `next`, `return Cook`."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.drafting.numbers import role, verb
from pixelhall.drafting.state.lots import forced
from pixelhall.drafting.state.passing import may_take
from pixelhall.drafting.state.state import Card, Draft

PLAIN: Final = {verb.NEXT: "next", verb.KEEP: "keep", verb.AUTO: "auto"}
CARD: Final = {verb.TAKE: "take", verb.LEAD: "lead", verb.HERO: "hero", verb.RETURN: "return"}


def write(state: Draft, action: Action) -> str:
    """The written form of an option."""
    if action.verb in PLAIN:
        return PLAIN[action.verb]
    if action.verb == verb.BUY:
        return f"take {action.a + 1} {role.WORDS[action.b]}"
    if action.verb == verb.TAKE and state.rules.method.name == "winston":
        return "take"
    under = f" under {state.book.names[action.b]}" if action.b >= 0 else ""
    return f"{CARD[action.verb]} {state.book.names[action.a]}{under}"


def reading(state: Draft, seat: int, text: str) -> str:
    """What a seat typed, as `write` writes it. A card may be typed by its number in the list, a pick without its verb, a
    card by the name of its Leader side; `pick` is `take` or `lead`, whichever it is; `as` and `lot` may stand or not."""
    words = " ".join(text.lower().replace(",", " ").split())
    first, _, rest = words.partition(" ")
    if state.rules.method.name == "purchase" and first in ("take", "buy", "pick"):
        parts = [part for part in rest.split() if part not in ("as", "lot", "a", "the")]
        return " ".join(["take", *parts])
    if first in ("pass", "leave"):
        return "next" if state.rules.method.name == "winston" else words
    if first in ("pick", "draft", "take", "lead", "hero", "return"):
        return read_card(state, seat, first, rest)
    return read_card(state, seat, "pick", words) if is_card(state, seat, words) else words


def is_card(state: Draft, seat: int, words: str) -> bool:
    return state.book.number(words) >= 0 or (words.isdecimal() and bool(to_pick(state, seat)))


def to_pick(state: Draft, seat: int) -> list[Card]:
    """The cards of the pack that a seat looks at, as the view numbers them."""
    return may_take(state, seat) if state.rules.method.packs and 0 <= seat < state.seats else []


def read_card(state: Draft, seat: int, first: str, rest: str) -> str:
    name, under, other = rest.partition(" under ")
    cards = to_pick(state, seat)
    if name.isdecimal() and 1 <= int(name) <= len(cards):
        card = cards[int(name) - 1]
    else:
        card = state.book.number(name)
    if first in ("pick", "draft"):
        first = "lead" if leads(state, seat) else "take"
    if card < 0:
        return f"{first} {rest}".strip()
    below = state.book.number(other) if under else -1
    more = f" under {state.book.names[below].lower()}" if below >= 0 else f"{under}{other}"
    return f"{first} {state.book.names[card].lower()}{more}"


def leads(state: Draft, seat: int) -> bool:
    """Whether what a seat picks now becomes a Leader."""
    from pixelhall.drafting.flow.packs import picks_leader

    if state.rules.method.packs:
        return 0 <= seat < state.seats and bool(may_take(state, seat)) and picks_leader(state, seat)
    return state.rules.method.name == "league" and state.rules.leads


def is_forced(state: Draft) -> bool:
    return state.rules.method.name == "winston" and forced(state) >= 0
