"""The page for players and judges: every ruling by theme, and all options.

To rewrite the page: python -c "from pixelhall.pixel_pusher.show.rules_page import PAGE; PAGE.write()" >
docs/rulings-pixel-pusher.md
"""

from pathlib import Path

from pixelhall.core.rules_page import RulesPage
from pixelhall.pixel_pusher.options import EDITIONS

OPENING = """\
# Rulings of Pixel Pusher

The rules of Pixel Pusher leave some questions open. This page says what we do, so that players can look it up and tests can hold us to it.
`pixelhall rules PP-18 --game pixel-pusher` shows a single ruling, with the other ways in which the rule could be read.
[pixel-pusher.md](pixel-pusher.md) explains the game.
"""

OPTIONS = """\
Each option changes one answer: `pixelhall play pixel-pusher --option scanlines=one`. The edition says what is usual: in `gallery`, which is played
unless another is named, images are finished; `workshop` has the settings of the first version (`--option edition=workshop`). Of the sets, `gallery`
deals images from `sketches` and `workshop` from `core`.
"""

PAGE = RulesPage(Path(__file__).parents[1] / "rules.toml", OPENING, OPTIONS, "Options", EDITIONS)
