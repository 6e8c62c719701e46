"""The colours of previews: those of the hall by night (web/src/app.css)."""

from pixelhall.server.pictures.canvas import rgb

GROUND, GROUND_2 = rgb("#1c1424"), rgb("#261b30")
PANEL, PANEL_2 = rgb("#2d2138"), rgb("#3a2b46")
INK, SOFT = rgb("#fbeeda"), rgb("#cbb5a8")
LINE = rgb("#0d0812")
LAMP, FLAME, WICK = rgb("#ffb347"), rgb("#fff3c4"), rgb("#b5622b")
SLOT, FELT_MINE, FELT_THEIRS = rgb("#33263d"), rgb("#22323a"), rgb("#3a2430")
SEATS = (rgb("#8cc8f0"), rgb("#ff9c93"), rgb("#9fdc8e"), rgb("#ffc76b"))
