"""What a seat drafts for, in a sentence."""

from pixelhall.drafting.state.pools import counts
from pixelhall.drafting.state.state import Draft
from pixelhall.pixel_tactics.decks.formats import FORMATS


def goal(state: Draft, seat: int) -> str:
    if state.over:
        return ""
    if state.rules.method.name == "league":
        kind = "Leaders" if state.rules.leads else "Heroes"
        return f"Draft {state.rules.picks} {kind}."
    form = FORMATS[state.rules.method.format]
    least = f"{form.fewest} Heroes"
    if seat < 0:
        return f"Everybody drafts a deck of {form.leaders} Leaders and {least}."
    leaders, heroes = counts(state, seat)
    return f"Draft a deck of {form.leaders} Leaders and {least}: you have {leaders} and {heroes}."
