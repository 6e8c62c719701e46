"""The modes: what differs from a Classic battle, a file each. Nobody asks which mode it is; the mode is asked what it does."""

from typing import Final

from pixelhall.pixel_tactics.modes.classic import Classic
from pixelhall.pixel_tactics.modes.duel_draft import DuelDraft
from pixelhall.pixel_tactics.modes.epic import Epic
from pixelhall.pixel_tactics.modes.king import King
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.modes.siege import Siege
from pixelhall.pixel_tactics.modes.team_cross import TeamCross

ALL: Final[tuple[Mode, ...]] = (Classic(), Siege(), DuelDraft(), TeamCross(), King(), Epic())
MODES: Final = {mode.name: mode for mode in ALL}
