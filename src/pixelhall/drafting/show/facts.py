"""Facts of a scenario: each says nothing when it holds, else what is so instead."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixelhall.core.facts import SIDES, compare
from pixelhall.core.position_words import seat_of
from pixelhall.drafting.numbers import part
from pixelhall.drafting.show.deck_text import form_of
from pixelhall.drafting.show.view import names
from pixelhall.drafting.state.passing import in_hand, waiting_packs
from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Draft

if TYPE_CHECKING:
    from pixelhall.drafting.game import Drafting


def claim(game: "Drafting", state: Draft, words: str) -> str:
    first, _, rest = words.partition(" ")
    try:
        if first in SIDES:
            return of_seat(game, state, seat_of(first, state.seats), rest)
        return of_table(state, first, rest)
    except (ValueError, IndexError, KeyError) as fault:
        return f"not understood: {fault}"


def of_table(state: Draft, first: str, rest: str) -> str:
    facts = {
        "deck": str(len(state.deck)),
        "box": str(len(state.box)),
        "gone": listed(names(state, state.gone)),
        "lots": " ".join(str(len(lot)) for lot in state.lots) or "none",
        "stakes": " ".join(str(n) for n in state.stakes) or "none",
        "shown": listed(names(state, sorted(state.shown))),
        "under": listed(names(state, state.deck[: state.bottom])),
    }
    if first in facts:
        return compare(facts[first], rest)
    if first == "lot":
        number, _, wanted = rest.partition(" ")
        return compare(listed(names(state, state.lots[int(number) - 1])), wanted)
    return f"no such fact: you …, {', '.join(facts)}, lot, offered, not offered, asked, prompt, log, winner, over"


def listed(found: list[str]) -> str:
    return ", ".join(found) or "none"


def of_seat(game: "Drafting", state: Draft, seat: int, words: str) -> str:
    what, _, rest = words.partition(" ")
    leaders, heroes = pools(state, seat)
    facts: dict[str, Callable[[], str]] = {
        "leaders": lambda: listed(names(state, sorted(leaders))),
        "heroes": lambda: listed(names(state, sorted(heroes))),
        "leader_count": lambda: str(len(leaders)),
        "hero_count": lambda: str(len(heroes)),
        "returned": lambda: listed(names(state, state.returned[seat])),
        "pack": lambda: listed(names(state, sorted(in_hand(state, seat)))),
        "packs": lambda: str(waiting_packs(state, seat)),
        "picks": lambda: str(state.picks[seat]),
        "coins": lambda: str(state.coins[seat]),
        "part": lambda: part.WORDS[state.parts[seat]],
        "format": lambda: form_of(state, seat),
    }
    if what in facts:
        return compare(facts[what](), rest)
    if what == "sees":
        return sees(game, state, seat, rest)
    if what == "takes":  # as the machine would
        from pixelhall.drafting.flow.running import question
        from pixelhall.drafting.worth.choosing import best

        asked = question(state, seat)
        return compare(game.write(state, best(state, seat, asked.options)) if asked else "nothing", rest)
    return (
        f"of a player can be said: {', '.join(facts)}, takes, sees look|lot N|rival|either|deck|gone|heroes|leaders …"
    )


def sees(game: "Drafting", state: Draft, seat: int, words: str) -> str:
    """What a seat's view shows: what it looks at, the faces of a lot, what it remembers, what another has."""
    what, _, wanted = words.partition(" ")
    view = game.view(state, seat)
    if what == "lot":
        number, _, wanted = wanted.partition(" ")
        return compare(listed(view["lots"][int(number) - 1]["faces"]), wanted)
    if what == "passed":
        return compare(" | ".join(", ".join(one["cards"]) for one in view["passed"]) or "none", wanted)
    if what in ("rival", "deck"):
        return compare(listed(view["memory"][what]), wanted)
    if what == "either":
        return compare(" | ".join(", ".join(one) for one in view["memory"]["either"]) or "none", wanted)
    if what == "gone":
        return compare(listed(view["pick"]["gone"]), wanted)
    if what == "look":
        return compare(listed(view["look"]), wanted)
    who, _, wanted = wanted.partition(" ")
    shown = view["players"][seat_of(who, state.seats)][what]
    return compare("nothing" if shown is None else listed(shown), wanted)
