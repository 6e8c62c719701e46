"""How one wins, in a sentence: how many features are still to be held, and how many rival units are left."""

from pixelhall.core.waiting import called
from pixelhall.pocket_tactics.numbers import program
from pixelhall.pocket_tactics.state.board import feature_count
from pixelhall.pocket_tactics.state.state import Skirmish


def goal(state: Skirmish, seat: int, names: list[str] | None) -> str:
    if state.over:
        return ""
    laid_out = state.stack[-1].program != program.SETUP
    sites = len(state.sites) if laid_out else 0
    features = f"all {sites} features" if sites else "all features"
    if seat < 0:
        held = [
            f"{called(other, seat, state.seats, names)} {feature_count(state, other)}"
            for other in range(state.seats)
            if not state.out[other]
        ]
        tail = f" Held now: {', '.join(held)}." if sites else ""
        return f"Whoever holds {features}, or is left alone on the map, wins.{tail}"
    if not sites:
        return f"Hold {features}, or leave no rival unit."
    left = sum(state.place[unit] >= 0 and state.owner[unit] != seat for unit in range(len(state.face)))
    return f"Hold {features} (you hold {feature_count(state, seat)}), or leave no rival unit ({left} on the map)."
