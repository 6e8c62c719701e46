"""A fitted judge: named features of a position, each with its weight, added up to the expected share of wins."""

import tomllib
from math import exp
from pathlib import Path
from typing import Final

STEEPEST: Final = 30.0


class Weights:
    """The weights of a game's features, from the file that `python -m pixelhall.lab.fit` wrote."""

    def __init__(self, path: Path, names: tuple[str, ...]) -> None:
        self.path = path
        self.names = names
        found = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
        assert set(found) == set(names), (
            f"{path.name} has weights for other features; fit them again (python -m pixelhall.lab.fit)"
        )
        self.values: list[float] = [float(found[name]) for name in names]

    def share(self, features: list[float]) -> float:
        """Between 0 (lost) and 1 (won)."""
        total = 0.0
        for i in range(len(features)):
            total += self.values[i] * features[i]
        return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, total))))
