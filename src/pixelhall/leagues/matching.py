"""The best way to put players into pairs: perfect matching by weights that are compared one after the other."""

from collections.abc import Callable, Sequence

import rustworkx

Cost = tuple[int, ...]  # of a pair: what is to be avoided most comes first; all are at least 0


def best_pairs(n: int, cost: Callable[[int, int], Cost]) -> list[tuple[int, int]]:
    """Pairs of 0 to n - 1 (n is even) with the least sum of costs: sums of the first numbers are compared first."""
    assert n % 2 == 0, "with an odd number somebody has a bye, who is paired with a player of no name"
    costs = {(a, b): cost(a, b) for a in range(n) for b in range(a + 1, n)}
    if not costs:
        return []
    weights = scale(list(costs.values()), n // 2)
    worst = max(sum(part * weight for part, weight in zip(one, weights)) for one in costs.values())
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(list(range(n)))
    graph.add_edges_from(
        [(a, b, worst - sum(part * weight for part, weight in zip(one, weights))) for (a, b), one in costs.items()]
    )
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def scale(costs: Sequence[Cost], pairs: int) -> list[int]:
    """For each place of a cost a weight that outweighs all that the places behind it can add up to."""
    weights = [1]
    for place in range(len(costs[0]) - 1, 0, -1):
        weights.append(weights[-1] * (pairs * max(one[place] for one in costs) + 1))
    return weights[::-1]
