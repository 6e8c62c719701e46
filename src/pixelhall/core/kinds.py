"""What a line of a log can be: one small list of words for all games, for programs that read a log."""

from typing import Final, Literal, get_args

Course = Literal["battle", "round", "wave", "turn", "pass", "resign", "win", "tie"]
Fight = Literal["attack", "intercept", "damage", "heal", "fall", "revive", "roll", "status", "counter"]
Moving = Literal["draw", "recruit", "move", "discard", "return", "clear", "token", "reveal"]
Playing = Literal["leader", "order", "operation", "trap", "spring", "cast", "ability"]
Making = Literal["segment", "build", "trade", "collect", "miss", "convert", "paint"]
Kind = Literal[Course, Fight, Moving, Playing, Making, "other"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
