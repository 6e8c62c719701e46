"""A rough worth of a position, for players that look one step ahead."""

from pixelhall.pixel_tactics.board import characters, in_melee, leader
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.stats import attack, life
from pixelhall.pixel_tactics.words import HAND, RESERVE, TROPHY_COUNT


def judge(state: Duel, seat: int) -> float:
    """Between 0 (lost) and 1 (won): Leader's Life, Heroes, cards, exposure."""
    if state.over:
        return (1 / len(state.winners)) if seat in state.winners else 0.0
    mine = side(state, seat)
    theirs = max(side(state, other) for other in range(state.seats) if other != seat)
    trophies: int = state.of(seat, TROPHY_COUNT) - max(state.of(other, TROPHY_COUNT) for other in range(state.seats) if other != seat)
    edge = (mine - theirs) / 40 + trophies * 0.8
    return 0.5 + 0.5 * edge / (1 + abs(edge))


def side(state: Duel, seat: int) -> float:
    """Points for what one player has."""
    points = 1.1 * len(state.pile(seat, HAND)) + 0.8 * sum(1 for card in state.pile(seat, RESERVE) if card >= 0)
    for card in characters(state, seat):
        left: int = life(state, card) - state.damage(card)
        strength: int = attack(state, card)
        if state.leads(card):
            points += 2.2 * left if left > 0 else -60
            continue
        if left <= 0:
            points += 0.4
            continue
        points += 2.0 + 0.9 * strength + 0.6 * left
        if state.spot(card) // 5 == 0 and in_melee(state, card):
            points += 0.5
    if leader(state, seat) >= 0 and in_melee(state, leader(state, seat)):
        points -= 4
    return points
