"""The page for players and judges: every ruling by theme, and what each edition sets.

To write it anew: python -c "from pixelhall.pixel_tactics.show.rules_page import PAGE; PAGE.write()" > docs/rulings.md
"""

from pathlib import Path

from pixelhall.core.rules_page import RulesPage

OPENING = """\
# Rulings

The printed rules of Pixel Tactics leave some questions open, and its editions answer some of them differently. This page says
what we do, so that players and judges can look it up and tests can hold us to it. A ruling applies to all editions unless it
names one. `pixelhall rules A-055` shows a single ruling, with the other ways in which the rule could be read, and
`pixelhall rules PT-DMG-03` shows a rule.

Slots are written as on the table: `v1 v2 v3` are the Vanguard, `f1` and `f3` the Flank beside the Leader, `r1 r2 r3` the Rear,
counted from the left of the player who controls the Unit.
"""

OPTIONS = """\
An edition is a profile of these options. "none" means that the edition has no such thing.
"""

PAGE = RulesPage(
    Path(__file__).parents[1] / "rules.toml", OPENING, OPTIONS, "Edition options", ("deluxe", "mega", "original")
)
