"""When an ability applies: the clauses of sentences, by number."""

from typing import Final

ALWAYS: Final = 0
ASSAULTING: Final = 1
DEFENDING: Final = 2
ADJACENT: Final = 3
MET: Final = 4
AT_RANGE: Final = 5
SHOT_AT: Final = 6
ALONE: Final = 7
AGAINST: Final = 8
UNLIKE: Final = 9
NEAR: Final = 10
CHARGING: Final = 11
BELOW: Final = 12
IN_TESTS: Final = 13
SUMMONING: Final = 14
