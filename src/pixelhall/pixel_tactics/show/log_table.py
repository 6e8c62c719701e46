"""Every kind of line in the log, by its number: a row each. show/telling.py reads its fields."""

from typing import Final

from pixelhall.core.telling import Row
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.numbers import event

LINES: Final = {
    # The course of a play.
    logbook.SAYS_BATTLE: Row("battle", "", "Battle {n} begins.", number="{n}"),
    logbook.SAYS_ROUND: Row("round", "PT-FLOW-05", "Round {n}{calm}. {Who:are/is} the first player.", number="{n}"),
    logbook.SAYS_COIN: Row("other", "PT-SETUP-06", "By chance {who:are/is} the first player."),
    logbook.SAYS_FIRST: Row("other", "PT-SERIES-04", "{Who} won the last battle and {verb:are/is} the first player."),
    event.FIRST: Row("other", "PT-FLOW-02", "{Who:become} the first player."),
    event.LEADERS: Row("leader", "PT-SETUP-04", "{Who:reveal} the Leader {card}."),
    logbook.SAYS_LEADER: Row("leader", "PT-SETUP-03", "{Reader} chose {card} as {own} Leader."),
    logbook.SAYS_OFFERS: Row("reveal", "PT-EPIC-01", "{Who} can lead with {card}."),
    logbook.SAYS_SUCCEEDS: Row("leader", "PT-EPIC-05", "{Who:choose} {card} as the next Leader."),
    logbook.SAYS_SAME_LEADER: Row(
        "leader",
        "PT-SETUP-05",
        "Both chose {card}: both go to the bottom of their decks, and new Leaders are chosen.",
    ),
    logbook.SAYS_MULLIGAN: Row(
        "other", "PT-SETUP-03", "{Who:have/has} no card that can lead: the hand is shuffled back and drawn again."
    ),
    event.START_WAVE: Row("wave", "PT-FLOW-01", "The {row_of:n} wave."),
    event.START_TURN: Row("turn", "PT-ACT-01", "{Whose} turn in the {row_of:how} wave: {n} actions.", number="{n}"),
    logbook.SAYS_SKIPS: Row("turn", "", "{Who:skip} a turn."),
    logbook.SAYS_EXTRA: Row("wave", "", "Another {row_of:n} wave will follow this one."),
    logbook.SAYS_EXTRA_TURN: Row("turn", "A-227", "{Who:take} another turn after this one."),
    logbook.SAYS_CEASEFIRE_OVER: Row("round", "PT-CEASE-01", "The ceasefire is over."),
    logbook.SAYS_WINS: Row("win", "PT-END-01", "{Who:win} battle {n} by {reason}.", number="{n}"),
    logbook.SAYS_TIE: Row("tie", "PT-END-03", "Battle {n} is a tie: {reason}.", number="{n}"),
    logbook.SAYS_TROPHY: Row("other", "PT-SERIES-01", "{Who:take} {card} as a trophy."),
    logbook.SAYS_OVER: Row("win", "PT-END-01", "{Who:win}."),
    logbook.SAYS_RESIGNS: Row("resign", "", "{Who:resign}."),
    event.PASSES: Row("pass", "PT-PASS-01", "{Who:pass/passes}."),
    logbook.SAYS_GAINS: Row("other", "PT-ACT-01", "{Who:gain} {n:action}.", number="{n}"),
    logbook.SAYS_DROPPED: Row("other", "A-069", "An endless chain of effects is cut short."),
    logbook.SAYS_FORTIFIES: Row(
        "other", "PT-SIEGE-03", "{Who:lay} {n:card} of the deck face down behind each column.", number="{n}"
    ),
    logbook.SAYS_POINT: Row("other", "PT-TEAM-04", "{Who:lose} {card}: a point for the other team."),
    logbook.SAYS_SCORES: Row("other", "A-255", "{Who:score} {n:point}.", number="{n}"),
    logbook.SAYS_REBUILDS: Row("other", "PT-TEAM-10", "{Who:shuffle} all own cards and {verb:begin} anew."),
    logbook.SAYS_SOLO: Row("round", "PT-TEAM-11", "{Who:have/has} a round in ceasefire, alone."),
    logbook.SAYS_ELIMINATED: Row("other", "PT-KING-06", "{Who:are/is} out of the play."),
    # Attacks, and what they leave behind.
    logbook.SAYS_STORMS: Row(
        "attack",
        "PT-SIEGE-04",
        "{card} ({at:n}) declares a Melee Attack against {whose:place} fortress behind column {how}.",
        source="{slot:n}",
        target="{place}:column{how}",
    ),
    logbook.SAYS_BREACHED: Row(
        "draw",
        "PT-SIEGE-05",
        "{Who:take} a card of the fortress behind column {n} in hand; {how} {left:how} there.",
        source="{seat}:column{n}",
        target="{seat}:hand",
        number="{how}",
    ),
    logbook.SAYS_TAKEN_IN: Row("draw", "PT-SIEGE-05", "{Reader} took {card} out of the fortress."),
    event.DECLARES: Row(
        "attack",
        "PT-ATK-04",
        "{card} ({at:n}) declares a {reach} Attack against {other} ({at:place}).",
        source="{slot:n}",
        target="{slot:place}",
    ),
    logbook.SAYS_INTERCEPTED: Row(
        "intercept", "PT-ICPT-03", "{card} takes the attack instead of {other}.", target="{slot:place}"
    ),
    event.DAMAGE: Row(
        "damage", "PT-DMG-01", "{card} ({at:place}) takes {n} damage.", target="{slot:place}", number="{n}"
    ),
    event.HEALED: Row(
        "heal", "PT-TERM-08", "{n} damage is removed from {card} ({at:place}).", target="{slot:place}", number="{n}"
    ),
    logbook.SAYS_PREVENTED: Row("other", "", "{n} damage to {card} is prevented.", number="{n}"),
    event.DEFEATED: Row("fall", "PT-DMG-04", "{card} ({at:place}) is defeated{check}.", target="{slot:place}"),
    logbook.SAYS_CANCELLED: Row("other", "", "The {act} does not happen."),
    # Who stands where, and what lies on them.
    event.RECRUITED: Row(
        "recruit", "PT-RECR-01", "{Who:recruit} {card} into {spot}.", source="{played}", target="{slot:place}"
    ),
    event.MOVED: Row(
        "move",
        "PT-MOVE-01",
        "{card} moves from {at:n} to {at:place}.",
        source="{slot:n}",
        target="{slot:place}",
    ),
    event.SWAPPED: Row(
        "move",
        "PT-SWITCH-01",
        "{card} ({at:n}) and {other} ({at:place}) exchange places.",
        source="{slot:n}",
        target="{slot:place}",
    ),
    event.CLEARED: Row("clear", "PT-CLEAR-01", "The Corpse of {card} ({at:place}) is cleared.", source="{slot:place}"),
    event.REVIVED: Row("revive", "PT-TERM-07", "{card} ({at:place}) is revived.", target="{slot:place}"),
    event.DISCARDED: Row("discard", "PT-ZONE-12", "{card} is discarded."),
    event.RETURNED: Row("return", "", "{card} returns to a hand."),
    logbook.SAYS_REMOVED: Row("other", "", "{card} is removed from the battle."),
    logbook.SAYS_TOKEN: Row("token", "", "{Who:create} a {card} token at {spot}.", target="{slot:place}"),
    logbook.SAYS_TAKES_OVER: Row("move", "", "{card} now stands at {at:place}.", target="{slot:place}"),
    event.STATUS: Row("status", "PT-STAT-01", "{card} gains [{status}]."),
    event.STATUS_LOST: Row("status", "PT-STAT-01", "{card} loses [{status}]."),
    logbook.SAYS_COUNTER: Row("counter", "", "{counters} {card}.", number="{n}"),
    logbook.SAYS_LASTS: Row("other", "", "An effect {hold}."),
    logbook.SAYS_CHOSEN: Row("other", "PT-TGT-01", "{card} ({at:place}) is chosen.", target="{slot:place}"),
    # Cards between hands and piles.
    event.DRAW_LINE: Row(
        "draw", "PT-DRAW-01", "{Who:draw} {card}{deck}.", source="{how}:deck", target="{seat}:hand", number="{n}"
    ),
    event.DISCARDS: Row(
        "discard", "PT-TERM-11", "{Who:discard} {card}.", source="{seat}:hand", target="{seat}:discard"
    ),
    logbook.SAYS_SPREADS: Row("reveal", "PT-DDRAFT-05", "{Card} is laid on the tableau."),
    logbook.SAYS_DRAFTS: Row(
        "draw",
        "PT-DDRAFT-04",
        "{Who:take} {card} from the tableau{skipping}{earning}.",
        target="{seat}:hand",
        number="{n}",
    ),
    logbook.SAYS_SKIPS_ALL: Row("other", "PT-DDRAFT-04", "{Who:skip} the whole tableau for {n} gold.", number="{n}"),
    logbook.SAYS_GATHERS: Row("other", "PT-DDRAFT-08", "{Who:gather} {n} gold from {card}.", number="{n}"),
    logbook.SAYS_PROMO: Row("draw", "PT-PROMO-03", "{Who:draw} a promo.", source="promos", target="{seat}:hand"),
    logbook.SAYS_PROMO_SEEN: Row("draw", "PT-PROMO-03", "{Reader} drew the promo {card}."),
    logbook.SAYS_PROMO_DECK: Row(
        "other", "PT-PROMO-01", "The promo deck is shuffled: {n} cards for all players.", number="{n}"
    ),
    logbook.SAYS_BASE: Row("other", "PT-BASE-01", "{Whose} base is {card}.", target="{seat}:base"),
    logbook.SAYS_SNAPS: Row("ability", "PT-BASE-02", "{Who:snap} the base {card}.", source="{seat}:base"),
    logbook.SAYS_SHUFFLES: Row("other", "PT-SETUP-01", "{Whose} deck is shuffled."),
    logbook.SAYS_NAMES: Row("other", "", "{Who:name} {called:n}."),
    logbook.SAYS_FLIPS: Row("roll", "", "{Who:flip} a coin: {coin}.", number="{n}"),
    logbook.SAYS_ROLLS: Row("roll", "", "{Who:roll} {dice}: {n}.", number="{n}"),
    logbook.SAYS_PICKS: Row("roll", "", "{card}: chance chooses text {n}.", number="{n}"),
    logbook.SAYS_LOOKS: Row("reveal", "", "{Who:look} at {top}{whose:place} {pile:how}.", number="{n}"),
    logbook.SAYS_REVEALS: Row("reveal", "", "{Who:reveal} {card}."),
    logbook.SAYS_PUT: Row("return", "", "{Card} goes to the{end} {pile:n}."),
    # What is played and used.
    event.DECLARES_ORDER: Row("order", "PT-ORDER-01", "{Who:play} the Order of {card}.", source="{seat}:hand"),
    event.DECLARES_OPERATION: Row("operation", "PT-OP-01", "{Who:play} the Operation of {card}.", source="{seat}:hand"),
    event.OPERATION: Row("operation", "PT-OP-02", "{card} lies in {whose} Reserve.", target="{seat}:reserve"),
    event.PLACES_TRAP: Row("trap", "PT-TRAP-01", "{Who:place} a Trap.", target="{seat}:reserve"),
    logbook.SAYS_SPRINGS: Row("spring", "PT-TRAP-03", "{Who:activate} the Trap {card}.", source="{seat}:reserve"),
    logbook.SAYS_CAUSED: Row("order", "PT-ORDER-04", "The Order of {card} takes effect."),
    logbook.SAYS_SPELL: Row("cast", "PT-SPELL-01", "{card} casts: {text}"),
    logbook.SAYS_NAMED: Row("ability", "PT-ACT-10", "{Who:use} an action of {card}: {text}"),
    logbook.SAYS_ABILITY: Row("ability", "PT-REACT-01", "{card}: {text}"),
    logbook.SAYS_TICK: Row("counter", "PT-OP-02", "{card} has {n:time marker} left.", number="{n}"),
}
LINES[event.SWITCHED] = LINES[event.SWAPPED]

# What some of them say instead.
SAW: Final = Row("reveal", "", "{Reader} saw {card} among {whose} cards.", number="{n}")
SEVERAL_CHOSE: Final = Row(
    "leader",
    "PT-SETUP-05",
    "{card} was chosen more than once: all Leaders go to the bottom of their decks, and new ones are chosen.",
)
LOSES: Final = Row("other", "PT-ACT-01", "{Who:lose} {n:action}.", number="{n}")
HANDS: Final = Row("return", "", "The hands are exchanged.")
DRAWN: Final = Row("tie", "PT-END-03", "The play ends in a draw.")
