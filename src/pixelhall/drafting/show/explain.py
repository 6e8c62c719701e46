"""Why an action is not allowed: the ID of the rule and a sentence, found by looking at the same facts as the options."""

import re
from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.drafting.flow.deck import extra_copies, must_return
from pixelhall.drafting.flow.purchase import HEROES, LEADERS
from pixelhall.drafting.numbers import part
from pixelhall.drafting.show import notation
from pixelhall.drafting.state.lots import forced
from pixelhall.drafting.state.passing import in_hand
from pixelhall.drafting.state.state import Draft

if TYPE_CHECKING:
    from pixelhall.drafting.game import Drafting

VERBS = ("take", "lead", "hero", "next", "pass", "return", "keep", "auto", "pick", "draft")


def explain(game: "Drafting", state: Draft, seat: int, text: str) -> Illegal | None:
    """None when the action is allowed, or is no action at all."""
    decision = game.asked(state, seat)
    read = notation.reading(state, seat, text)
    written = [] if decision is None else [one.lower() for one in game.written(state, decision)]
    if " ".join(text.lower().split()) in written or read in written:
        return None
    verb, _, rest = read.partition(" ")
    if verb not in VERBS:
        return None
    if state.over:
        return Illegal("PT-CUBE-02", "The draft is over.")
    if state.parts[seat] == part.DONE:
        return Illegal("PT-CUBE-02", "Your deck is finished.")
    if state.parts[seat] == part.DECK:
        return of_deck(state, seat, verb, rest)
    if verb in ("return", "keep", "auto"):
        return Illegal("PT-PACK-05", "Heroes are returned after the draft.")
    if decision is None:
        return waiting(state)
    return {"winston": of_winston, "purchase": of_purchase, "league": of_league}.get(state.rules.method.name, of_packs)(
        state, seat, verb, rest
    )


def waiting(state: Draft) -> Illegal:
    if state.rules.method.packs:
        return Illegal("PT-PACK-03", "The pack for your next pick has not been passed to you yet.")
    return Illegal("A-136", "It is not your turn.")


def absent(state: Draft, rule: str, name: str, where: str) -> Illegal:
    card = state.book.number(name)
    if card < 0:
        return Illegal(rule, f'There is no card "{name}" in this Cube.')
    return Illegal(rule, f"{state.book.names[card]} is not in {where}.")


def of_packs(state: Draft, seat: int, verb: str, rest: str) -> Illegal:
    card = state.book.number(rest)
    if card < 0 or card not in in_hand(state, seat):
        return absent(state, "PT-PACK-03", rest, "this pack")
    if notation.leads(state, seat):
        if not state.book.may_lead(card):
            return Illegal("A-126", f"{state.book.names[card]} has no Leader side, and this pick is a Leader.")
        return Illegal("PT-PACK-03", "The first pick of this pack is a Leader.")
    return Illegal("PT-PACK-03", "This pick is a Hero.")


def of_winston(state: Draft, seat: int, verb: str, rest: str) -> Illegal:
    if verb in ("next", "pass"):
        if forced(state) >= 0:
            return Illegal("PT-WIN-04", "The top card of the deck is yours; say as what.")
        if not state.deck:
            return Illegal("PT-WIN-05", "The last lot may not be passed when the deck is empty.")
        return Illegal("A-131", "Passing the last lot needs two cards in the deck, one to add and one to take.")
    if verb == "take":
        return Illegal("PT-WIN-03", "A lot is taken whole: write take, or lead NAME for one card as a Leader.")
    card = state.book.number(rest)
    if verb == "lead" and card >= 0 and not state.book.may_lead(card):
        return Illegal("A-120", f"{state.book.names[card]} has no Leader side.")
    return absent(state, "PT-WIN-03", rest, "this lot")


def of_purchase(state: Draft, seat: int, verb: str, rest: str) -> Illegal:
    found = re.fullmatch(r"(\d+) (leader|hero|discard)", rest)
    if verb != "take" or found is None:
        return Illegal("PT-PURCH-02", "Say which lot and as what: take 1 hero, take 3 leader.")
    lot = int(found[1])
    if not 1 <= lot <= len(state.lots):
        return Illegal("A-137", f"One of the lots must be taken: there are {len(state.lots)}.")
    if lot - 1 > state.coins[seat]:
        return Illegal("PT-PURCH-02", f"Lot {lot} costs {lot - 1} coins, and you have {state.coins[seat]} (A-138).")
    card = state.lots[lot - 1][0]
    if found[2] == "discard":
        return Illegal("A-139", "A card is discarded only if nothing else can be done.")
    if found[2] == "leader" and not state.book.may_lead(card):
        return Illegal("PT-COMMON-01", f"{state.book.names[card]} has no Leader side.")
    if found[2] == "leader":
        return Illegal("PT-PURCH-04", f"You have {LEADERS} Leaders.")
    return Illegal("PT-PURCH-04", f"You have {HEROES} Heroes.")


def of_league(state: Draft, seat: int, verb: str, rest: str) -> Illegal:
    name = rest.partition(" under ")[0]
    card = state.book.number(name)
    if card < 0 or card not in state.shown:
        return absent(state, "PT-LEAGUE-04", name, "what is revealed")
    return Illegal("PT-LEAGUE-04", "Take one card and put another under the pool: take NAME under NAME.")


def of_deck(state: Draft, seat: int, verb: str, rest: str) -> Illegal:
    if verb not in ("return", "keep", "auto"):
        return Illegal("PT-PACK-05", "The draft is over for you; Heroes may be returned.")
    if must_return(state, seat):
        twice = [state.book.names[card] for card in extra_copies(state, seat)]
        if twice:
            return Illegal("A-128", f"Extra copies are returned first: {', '.join(twice)}.")
        if verb == "keep":
            return Illegal("A-118", "The deck has more Heroes than its format allows.")
    return absent(state, "PT-PACK-07", rest, "your deck")
