"""Every kind of line in the log, by its number: a row each. show/telling.py reads its fields."""

from typing import Final

from pixelhall.core.telling import Row
from pixelhall.pocket_tactics.change import logbook as says

LINES: Final = {
    # Set-up.
    says.SAYS_FORCE: Row("recruit", "PK-10", "{Who:lead} the {faction}."),
    says.SAYS_ADDS: Row("recruit", "PK-10", "{Who:add} {card:a} to the force."),
    says.SAYS_TILE: Row("build", "PK-2", "{Who:put} {a_tile:a} into the bag."),
    says.SAYS_CENTRE: Row("build", "PK-5", "The central feature is {a_terrain:a}."),
    says.SAYS_PROPOSES: Row("build", "PK-5", "{Who:propose} {a_terrain:a} as the central feature."),
    says.SAYS_REFUSES: Row("build", "PK-5", "{Who:refuse}, so chance decides."),
    says.SAYS_HOME: Row("build", "PK-5", "{Who:bring} {a_terrain:a}."),
    says.SAYS_DRAWS: Row("draw", "PK-3", "{Who:draw} {terrain:a} from the bag."),
    says.SAYS_LAYS: Row("build", "PK-4", "{Who:lay} it at {tile:b}.", target="{tile:b}"),
    says.SAYS_ROLLS_OFF: Row("roll", "PK-7", "The roll-off: {everybody}."),
    says.SAYS_FIRST: Row("turn", "PK-9", "{Who:set} up first, and so {verb:begin} last."),
    says.SAYS_SETTLES: Row("build", "PK-6", "{Whose} {terrain:a} is at {tile:b}.", target="{tile:b}"),
    says.SAYS_PLACES: Row("recruit", "PK-8", "{Who:place} {card:a} at {tile:b}.", target="{tile:b}"),
    # Turns.
    says.SAYS_TURN: Row("turn", "PK-12", "Turn {a}: {who}.", number="{a}"),
    says.SAYS_MOVES: Row(
        "move", "PK-18", "{Unit:a} moves from {tile:b} to {tile:c}.", source="{tile:b}", target="{tile:c}"
    ),
    says.SAYS_ASSAULTS: Row("attack", "PK-24", "{Unit:a} ({tile:c}) {assaults} {unit:b}.", source="{tile:c}"),
    says.SAYS_DEPLOYS: Row("recruit", "PK-34", "{Who:deploy} {card:a} at {tile:b}.", target="{tile:b}"),
    says.SAYS_RETURNS: Row("return", "PK-35", "{Unit:a} returns from {tile:b} to the reserves.", target="{tile:b}"),
    says.SAYS_SUMMONS: Row("cast", "PK-42", "{Unit:b} tries to summon {card:a} to {tile:c}.", target="{tile:c}"),
    says.SAYS_SUMMONED: Row("recruit", "PK-42", "{card:a} appears at {tile:b}.", target="{tile:b}"),
    says.SAYS_DISPELLED: Row("cast", "PK-42", "{card:a} does not come."),
    says.SAYS_BACKFIRES: Row("cast", "PK-43", "The summoning backfires: {card:a} turns on {unit:b}."),
    says.SAYS_SPECIAL: Row("ability", "PK-45", "{Unit:a} uses its special action{against}."),
    says.SAYS_SHIFTS: Row(
        "ability",
        "PK-52",
        "{Unit:a} moves the {terrain:b} from {tile:c} to {tile:d}.",
        source="{tile:c}",
        target="{tile:d}",
    ),
    says.SAYS_PUSHED: Row("ability", "PK-39", "{Unit:a} pushes {unit:b} to {tile:c}.", target="{tile:c}"),
    says.SAYS_FOLLOWS: Row("move", "PK-48", "{Unit:a} follows."),
    # Dice.
    says.SAYS_ROLL: Row("roll", "PK-24", "{Roller} {pools}.", number="{b}"),
    says.SAYS_AGAIN: Row("roll", "PK-55", "{Unit:a} rolls {pool} again: {dice}."),
    says.SAYS_GUARD: Row("roll", "PK-55", "{Unit:a} turns an OFF {b} into a DEF die."),
    says.SAYS_BUMP: Row("roll", "PK-25", "{Who:bump} {stat:b} {c} to {d}."),
    says.SAYS_REROLL: Row("roll", "PK-26", "{Who:re-roll} {stat:b} {c}: {d}."),
    says.SAYS_FORCED: Row("roll", "PK-26", "{Who:have/has} {stat:b} {c} of {unit:a} rolled again: {d}."),
    says.SAYS_PASS: Row("pass", "PK-25", "{Who:pass/passes}."),
    says.SAYS_TALLY: Row("damage", "PK-28", "{Tally}."),
    says.SAYS_TEST: Row("roll", "PK-37", "{Unit:a} tests against {b}: best die {c}, {verdict}."),
    says.SAYS_SCATTER: Row("roll", "PK-49", "{Unit:a} aims with a {b}: {aim}."),
    says.SAYS_MISSES: Row("other", "PK-49", "Nobody stands where it falls."),
    # What comes of it.
    says.SAYS_FALLS: Row("fall", "PK-30", "{Unit:a} ({tile:b}) is captured by {player:c}.", target="{tile:b}"),
    says.SAYS_SAFE: Row("other", "PK-28", "Both stand."),
    says.SAYS_SWAPS: Row("move", "PK-47", "{Unit:a} takes the place of {unit:b}."),
    says.SAYS_TRADES: Row("ability", "PK-55", "{Unit:a} takes a +{b} OFF bump for -1 on its highest DEF die."),
    says.SAYS_TURNS_BACK: Row("move", "PK-22", "{Unit:a} turns back before {tile:b}.", target="{tile:b}"),
    says.SAYS_STOPS: Row("move", "PK-37", "{Unit:a} stops at {tile:b}.", target="{tile:b}"),
    says.SAYS_TAKES_BACK: Row("return", "PK-46", "{Who:take} {card:a} back to the reserves."),
    says.SAYS_REVIVES: Row("revive", "PK-54", "{Who:place} {card:a} at {tile:b}.", target="{tile:b}"),
    says.SAYS_SURVIVES: Row("other", "PK-53", "{Unit:a} survives."),
    says.SAYS_DAYLIGHT: Row("ability", "PK-41", "{Unit:a} must stand the daylight."),
    says.SAYS_CONTROL: Row("status", "PK-13", "{Who:control} the {terrain:a} at {tile:b}.", target="{tile:b}"),
    says.SAYS_LOST_CONTROL: Row(
        "status", "PK-13", "{Who:control} the {terrain:a} at {tile:b} no more.", target="{tile:b}"
    ),
    says.SAYS_OUT: Row("fall", "PK-14", "{Who:are/is} out."),
    says.SAYS_WINS: Row("win", "PK-16", "{Who:win} by {reason}."),
    says.SAYS_SHARES: Row("tie", "PK-15", "{Who:share} the win: {reason}."),
    says.SAYS_TIE: Row("tie", "PK-15", "The play is a draw: {reason}."),
    says.SAYS_RESIGNS: Row("resign", "PK-14", "{Who:resign}."),
}
# What is drawn and laid before anybody has a turn.
FIRST: Final = {
    says.SAYS_DRAWS: Row("draw", "PK-3", "The first tile out of the bag is {terrain:a}."),
    says.SAYS_LAYS: Row("build", "PK-4", "It lies at {tile:b}, in the centre.", target="{tile:b}"),
}
