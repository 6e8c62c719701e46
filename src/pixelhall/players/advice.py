"""What a strong player would do here, said so that a person can use it: the best options with their prospects and
reasons."""

from dataclasses import dataclass, field
from typing import Any, Final

from pixelhall.core.game import Decision, Game, Seat
from pixelhall.players.course import expectations
from pixelhall.players.player import Guesses
from pixelhall.players.search import Search
from pixelhall.players.tree import Edge

BEST: Final = 3
REASONS: Final = 2  # for each option
WORTH_SAYING: Final = 0.01  # what a reason must add to the odds, in the judge's eyes
FURTHER: Final = 3  # answers that are foretold


@dataclass(frozen=True)
class Advice:
    """One option: its written form, the share of wins that is expected of it, how sure the search is (the part of its
    trials that went there), what speaks for it, and how play is expected to go on: who does what next."""

    text: str
    share: float
    trust: float
    reasons: list[str] = field(default_factory=list)
    line: list[tuple[Seat, str]] = field(default_factory=list)


def in_words(share: float) -> str:
    """A share of wins as people say it; nothing is certain before it is done."""
    return f"about {min(99, max(1, round(100 * share)))} %"


def advise(game: Game[Any], decision: Decision, guesses: Guesses, search: Search) -> list[Advice]:
    """The best options of a question, best first, from what its seat knows."""
    world = guesses(search.seed)
    if len(decision.options) == 1:
        return [
            Advice(
                game.write(world, decision.options[0]),
                expectations(game, world)[decision.seat],
                1.0,
                ["there is nothing else to do"],
            )
        ]
    tried = search.think(decision, guesses)[:BEST]
    trials = sum(edge.visits for edge in search.root.table(decision.seat).edges.values())
    return [
        Advice(
            game.write(world, edge.action),
            edge.worth(),
            edge.visits / max(trials, 1),
            reasons(game, world, decision, edge, search),
            line(game, world, decision, edge),
        )
        for edge in tried
        if edge.visits
    ]


def reasons(game: Game[Any], world: Any, decision: Decision, edge: Edge, search: Search) -> list[str]:
    """What the option changes for the better in the judge's eyes; a trait may stand better because it is one's own, or
    no longer another's."""
    after = world.clone()
    game.apply(after, decision.seat, edge.action)
    search.hurry(after)
    result = game.result(after)
    if result is not None:
        return ["it wins the play" if decision.seat in result.winners and not result.drawn else "it ends the play"]
    judge = game.weights(world)
    if judge is None:
        return []
    old, new = game.features(world, decision.seat), game.features(after, decision.seat)
    gains = sorted(
        ((weight * (b - a), name) for name, weight, a, b in zip(judge.names, judge.values, old, new)), reverse=True
    )
    told = [
        name for gain, name in gains[:REASONS] if gain / 4 > WORTH_SAYING
    ]  # a quarter: the slope of a share at half
    return [f"in your favour: {', '.join(told)}"] if told else ["it held up well when play went on"]


def line(game: Game[Any], world: Any, decision: Decision, edge: Edge) -> list[tuple[Seat, str]]:
    """How play is expected to go on: the answers tried most, as far as they are open in one of the guesses."""
    state = world.clone()
    seat = decision.seat
    told: list[tuple[Seat, str]] = []
    for _ in range(FURTHER):
        game.apply(state, seat, edge.action)
        decisions = game.decisions(state)
        if edge.node is None or len(decisions) != 1:
            break
        seat = decisions[0].seat
        table = edge.node.tables.get(seat)
        known = (
            [table.edges[option] for option in decisions[0].options if option in table.edges]
            if table is not None
            else []
        )
        if not known:
            break
        edge = max(known, key=lambda one: one.visits)
        told.append((seat, game.write(state, edge.action)))
    return told
