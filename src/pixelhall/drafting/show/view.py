"""What one seat may know of a draft, as data for JSON: built up from nothing."""

from typing import TYPE_CHECKING, Any, cast

from pixelhall.core.game import EVERYBODY
from pixelhall.drafting.numbers import part
from pixelhall.drafting.show.deck_text import deck_text
from pixelhall.drafting.show.knowledge import sees_pool
from pixelhall.drafting.show.notation import leads
from pixelhall.drafting.show.pack_guess import come_back, last_seen
from pixelhall.drafting.show.view_types import DraftView, Lot, Memory, Passed, Pick, Player, Return
from pixelhall.drafting.show.winston_guess import remembered, sees
from pixelhall.drafting.state.lots import forced, looked_at
from pixelhall.drafting.state.passing import SIZE, in_hand, waiting_packs
from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Card, Draft
from pixelhall.drafting.worth.choosing import proposal

if TYPE_CHECKING:
    from pixelhall.drafting.game import Drafting


def view(game: "Drafting", state: Draft, seat: int) -> dict[str, Any]:
    """Seat -1 is a spectator, -2 sees everything."""
    method = state.rules.method
    turns = method.name in ("winston", "purchase") and part.DRAFT in state.parts
    mine = 0 <= seat < state.seats
    looks = turns and method.name == "winston"
    shown: DraftView = {
        "game": "drafting",
        "seat": seat,
        "method": method.name,
        "title": method.title,
        "rounds": method.packs,
        "turn": state.turn if turns else -1,
        "deck": len(state.deck),
        "box": len(state.box),
        "gone": names(state, state.gone),
        "players": [player(state, seat, other) for other in range(state.seats)],
        "pick": pick(state, seat) if mine else None,
        "passed": passed(state, seat) if mine else [],
        "lots": [lot(state, seat, at) for at in range(len(state.lots))],
        "looking": state.look + 1 if looks and forced(state) < 0 else 0,
        "look": names(state, sorted(looked_at(state))) if looks and seat in (state.turn, EVERYBODY) else [],
        "named": looks and forced(state) >= 0,
        "shown": names(state, sorted(state.shown)),
        "under": names(state, sorted(state.deck[: state.bottom])),
        "memory": memory(state, seat) if mine and method.name == "winston" else None,
        "proposal": returns(state, seat) if mine and state.parts[seat] == part.DECK else [],
        "deck_text": deck_text(state, seat) if mine and state.parts[seat] == part.DONE else "",
        "asked": [asked.seat for asked in game.decisions(state)],
    }
    return cast("dict[str, Any]", shown)


def names(state: Draft, cards: list[Card]) -> list[str]:
    return [state.book.names[card] for card in cards]


def player(state: Draft, seat: int, other: int) -> Player:
    leaders, heroes = pools(state, other)
    knows = sees_pool(state, seat, other)
    found: Player = {
        "seat": other,
        "part": cast("Any", part.WORDS[state.parts[other]]),
        "picks": state.picks[other] if state.packs else len(leaders) + len(heroes) + len(state.returned[other]),
        "packs": waiting_packs(state, other) if state.packs else 0,
        "coins": state.coins[other],
        "leader_count": len(leaders),
        "hero_count": len(heroes),
        "returned": len(state.returned[other]),
        "leaders": names(state, sorted(leaders)) if knows else None,
        "heroes": names(state, sorted(heroes)) if knows else None,
    }
    if state.left[other]:
        found["left"] = True
    return found


def pick(state: Draft, seat: int) -> Pick | None:
    cards = in_hand(state, seat) if state.packs else []
    if not cards:
        return None
    back = come_back(state, seat)
    return {
        "cards": names(state, sorted(cards)),
        "round": state.picks[seat] // SIZE + 1,
        "pick": state.picks[seat] % SIZE + 1,
        "leads": leads(state, seat),
        "mine": names(state, back[0]) if back else [],
        "gone": names(state, back[1]) if back else [],
    }


def passed(state: Draft, seat: int) -> list[Passed]:
    if not state.packs:
        return []
    return [
        {"round": pack // state.seats + 1, "seat": pack % state.seats, "cards": names(state, cards)}
        for pack, cards in last_seen(state, seat)
    ]


def lot(state: Draft, seat: int, at: int) -> Lot:
    cards = state.lots[at]
    if state.rules.method.name == "purchase":
        return {"cards": len(cards), "faces": names(state, cards), "coins": state.stakes[at]}
    known = [state.slots[slot] for slot in cards if seat == EVERYBODY or sees(state, seat, slot)]
    return {"cards": len(cards), "faces": names(state, sorted(known)), "coins": 0}


def memory(state: Draft, seat: int) -> Memory | None:
    if part.DRAFT not in state.parts:
        return None
    has, either, back = remembered(state, seat)
    return {"rival": names(state, has), "either": [names(state, one) for one in either], "deck": names(state, back)}


def returns(state: Draft, seat: int) -> list[Return]:
    return [{"card": state.book.names[card], "why": why} for card, why in proposal(state, seat)]
