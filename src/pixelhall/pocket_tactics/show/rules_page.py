"""The page for players and judges: every ruling by theme, and all options.

To rewrite the page: python -c "from pixelhall.pocket_tactics.show.rules_page import PAGE; PAGE.write()" >
docs/rulings-pocket-tactics.md
"""

from pathlib import Path

from pixelhall.core.rules_page import RulesPage

OPENING = """\
# Rulings of Pocket-Tactics

The rules of Pocket-Tactics leave some questions open. This page says what we do, so that players can look it up and tests can hold us to it.
`pixelhall rules PK-31 --game pocket-tactics` shows a single ruling, with the other ways in which the rule could be read.
[pocket-tactics.md](pocket-tactics.md) explains the game.
"""

OPTIONS = """\
Each option changes one answer: `pixelhall play pocket-tactics --option control=flag`.
"""

PAGE = RulesPage(Path(__file__).parents[1] / "rules.toml", OPENING, OPTIONS)
