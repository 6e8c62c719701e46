"""Why an action is not allowed: the ID of the rule and a sentence, found by looking at the same facts as the options."""

import re
from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics import actions, combat, notation
from pixelhall.pixel_tactics.active import active_boxes
from pixelhall.pixel_tactics.board import in_melee, interceptor, is_empty, rivals
from pixelhall.pixel_tactics.codes import RANGED_ATTACK
from pixelhall.pixel_tactics.costs import cost
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.stats import has
from pixelhall.pixel_tactics.words import (
    ACTIONS, ATTACK, CLEAR, CORPSE, DECK, DRAW, HAND, LONG, MELEE, MOVE, NAMED, OPERATE, OPERATION_BOX, ORDER, ORDER_BOX, RANGED, RECRUIT,
    REMOVE, RESERVE, ROWS, SLOTS, SPELL, SWITCH, TRAP, TRAP_BOX, WIDTH,
)
from pixelhall.pixel_tactics.zones import free_reserve

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics

SENTENCES = {
    "PT-CORPSE-01": "A Corpse does not act.",
    "PT-ATK-01": "Only Heroes of the current row attack, and the Leader in the Flank wave.",
    "PT-RECR-02": "A Hero recruited in this wave may not attack.",
    "PT-MOVE-03": "A Hero that was moved may not attack or cast in this turn.",
    "PT-SPELL-02": "A character casts at most once a wave, and not together with an attack or a move.",
    "PT-SPELL-03": "A Hero recruited in this wave may not cast.",
    "PT-SPELL-05": "Only characters of the current row cast Spells, and the Leader in the Flank wave.",
    "PT-ATK-02": "Each character attacks at most once a wave.",
    "PT-ATK-03": "A character that attacked may not cast or move in the same turn.",
    "PT-ACT-02": "A Hero performs at most one starred action a turn.",
    "PT-MOVE-04": "A Hero recruited in this wave may not move.",
    "PT-CEASE-07": "In this ceasefire Heroes are recruited and moved, cards drawn and Corpses cleared, and nothing else.",
    "card text": "A card's text forbids it.",
}
TEXT_RULE = "PT-PASV-01"  # a passive text is constantly on


class Asked:
    """An action that was asked for, word by word."""

    def __init__(self, game: "PixelTactics", state: Duel, seat: int, text: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.words = text.lower().split()
        self.rest = " ".join(self.words[1:])

    def slot(self, index: int) -> Place:
        """The own slot that a word names, or -1."""
        return self.place(index, self.seat)

    def place(self, index: int, seat: int) -> Place:
        if index >= len(self.words) or not re.fullmatch(r"[vfr][0-4]", self.words[index]):
            return -1
        word = self.words[index]
        return seat * SLOTS + "vfr".index(word[0]) * WIDTH + int(word[1])

    def hand(self) -> Card:
        """The card in hand that the words name, or -1."""
        for card in self.state.pile(self.seat, HAND):
            name = self.state.book.faces[self.state.face(card)].name.lower()
            if self.rest == name or self.rest.startswith(name + " ") or self.rest.startswith(name + "#"):
                return card
        return -1


def fault(rule: str, sentence: str = "") -> Illegal:
    return Illegal(TEXT_RULE if rule == "card text" else rule, sentence or SENTENCES[rule])


def explain(game: "PixelTactics", state: Duel, seat: int, text: str) -> Illegal | None:
    """None when the text is one of the options, or cannot be understood as an action at all."""
    if state.over:
        return fault("PT-END-01", "The play is over.")
    decision = game.asked(state, seat)
    if decision is None:
        return fault("PT-FLOW-02", "It is not your turn to answer.")
    words = " ".join(text.lower().split())
    if any(notation.write(state, seat, option).lower() == words for option in decision.options):
        return None
    asked = Asked(game, state, seat, text)
    if not asked.words or asked.words[0] not in EXPLAINERS:
        if asked.words and asked.words[0] in notation.VERBS.values():
            return fault("PT-ACT-01", f"That is not one of the answers to: {decision.prompt}")
        return None
    if decision.prompt != "Choose an action.":
        return fault("PT-REACT-01", f"First a question is open: {decision.prompt}")
    if state.barred and any(notation.write(state, seat, option).lower() == words for option in actions.possible(state, seat)):
        return fault("A-010", "It only leads back to a position of this turn.")
    return EXPLAINERS[asked.words[0]](asked)


def too_dear(asked: Asked, verb: int, speed: int = 0) -> Illegal | None:
    """Whether the action is forbidden as such, or cannot be paid."""
    if cost(asked.state, asked.seat, verb, speed) >= 0:
        return None
    left = asked.state.of(asked.seat, ACTIONS)
    if speed == LONG and left == 1:
        return fault("PT-ACT-05", "A Long action needs two actions, and one is left.")
    if left == 0:
        return fault("PT-ACT-01", "No action is left in this turn.")
    return fault("card text", "A card's text does not let you use this action now.")


def draw(asked: Asked) -> Illegal | None:
    state = asked.state
    if not state.pile(asked.seat, DECK):
        return fault("PT-DRAW-01", "The deck is empty.")
    limit = actions.hand_limit(state, asked.seat)
    if len(state.pile(asked.seat, HAND)) >= limit:
        return fault("PT-DRAW-02", f"The hand already has {len(state.pile(asked.seat, HAND))} cards; the Draw action needs fewer than {limit}.")
    return too_dear(asked, DRAW)


def recruit(asked: Asked) -> Illegal | None:
    state = asked.state
    card = asked.hand()
    if card < 0:
        return fault("PT-RECR-01", "There is no such card in your hand; write: recruit NAME SLOT.")
    place = asked.slot(len(asked.words) - 1)
    if place < 0:
        return fault("PT-RECR-01", f"Say where: a slot of the {ROWS[state.row]} row.")
    there = state.unit[place]
    if there >= 0 and state.corpse(there):
        return fault("PT-RECR-04", "A Corpse lies there; it must be cleared first.")
    if there >= 0:
        return fault("PT-ZONE-11", "The slot is taken.")
    if place % SLOTS // WIDTH != state.row:
        return fault("PT-RECR-01", f"In the {ROWS[state.row]} wave Heroes are recruited into the {ROWS[state.row]} row.")
    if not is_empty(state, place):
        return fault("PT-ZONE-01", "That place is the Leader's, or outside the Unit.")
    return too_dear(asked, RECRUIT)


def attack(asked: Asked) -> Illegal | None:
    return strike(asked, MELEE)


def shoot(asked: Asked) -> Illegal | None:
    return strike(asked, RANGED)


def strike(asked: Asked, kind: int) -> Illegal | None:
    state = asked.state
    if state.calm:
        return fault("PT-CEASE-02", "In the ceasefire there are no attacks.")
    place = asked.slot(1)
    card = state.unit[place] if place >= 0 else -1
    if card < 0:
        return fault("PT-ATK-04", "Say who attacks whom: attack v1 v2.")
    rule = combat.attack_fault(state, card)
    if rule:
        return fault(rule)
    dear = too_dear(asked, ATTACK)
    if dear:
        return dear
    if kind == RANGED and not has(state, card, RANGED_ATTACK):
        return fault("PT-RANGE-01", "It has no Ranged Attack.")
    if kind == MELEE and not combat.targets(state, card, MELEE) and not in_melee(state, card):
        return fault("PT-MELEE-02", "The attacker is not in melee: somebody living stands before it.")
    return bad_target(asked, card, kind)


def bad_target(asked: Asked, card: Card, kind: int) -> Illegal | None:
    state = asked.state
    rival = rivals(state, asked.seat)[0]
    place = asked.place(len(asked.words) - 1, rival) if len(asked.words) > 2 else -1
    target = state.unit[place] if place >= 0 else -1
    if target < 0:
        return fault("PT-ATK-04", "Nobody stands there to be attacked.")
    if state.corpse(target):
        return fault("PT-TGT-06", "A Corpse is no Hero: it cannot be attacked.")
    if kind == MELEE and not in_melee(state, target):
        return fault("PT-MELEE-02", "The target is not in melee: somebody living stands before it.")
    if kind == RANGED and not state.rules.redirects and interceptor(state, target) >= 0:
        return fault("PT-ICPT-03", "An interceptor in that column protects it.")
    return fault("card text", "A card's text protects that target, or names another one that must be attacked.")


def cast(asked: Asked) -> Illegal | None:
    state = asked.state
    place = asked.slot(1)
    card = state.unit[place] if place >= 0 else -1
    if card < 0:
        return fault("PT-SPELL-01", "Say who casts: cast v1.")
    spells = [use for box in active_boxes(state, card) for use in box.uses if use.spell]
    if not spells:
        return fault("PT-SPELL-01", "No Spell is active on it in this row.")
    if state.calm and (not state.rules.ceasefire_spells or all(use.hostile for use in spells)):
        if state.rules.ceasefire_spells:
            return fault("PT-CEASE-03", "In the ceasefire no Spell may be cast against a rival.")
        return fault("PT-CEASE-03", "In the ceasefire there are no Spells.")
    rule = actions.cast_fault(state, card)
    if rule:
        return fault(rule)
    return unusable(asked, card, spells[0].speed, SPELL)


def unusable(asked: Asked, card: Card, speed: int, verb: int) -> Illegal:
    dear = too_dear(asked, verb, speed)
    return dear or fault("PT-ACT-07", "Its cost cannot be paid in full, its condition does not hold, or it was used already.")


def use(asked: Asked) -> Illegal | None:
    state = asked.state
    if not state.rules.leader_actions:
        return fault("PT-LACT-01", "There are no Leader actions here.")
    for card in state.unit:
        if card < 0 or not state.living(card):
            continue
        for box in active_boxes(state, card):
            for one in box.uses:
                if not one.spell and one.name and asked.rest.startswith(one.name.lower()):
                    if (state.side(card) == asked.seat) == (one.whose == "Rival"):
                        return fault("PT-LACT-01", "That action is not yours to use.")
                    if actions.closed(state):
                        return fault("PT-CEASE-07")
                    if state.calm and one.hostile:
                        return fault("PT-CEASE-05", "In the ceasefire nothing you do may touch a rival's hand or Unit.")
                    return unusable(asked, card, one.speed, NAMED)
    return fault("PT-LACT-01", "There is no action of that name in play.")


def in_hand(asked: Asked, box: int, word: str, rule: str) -> tuple[Card, Illegal | None]:
    card = asked.hand()
    if card < 0:
        return card, fault(rule, "There is no such card in your hand.")
    if asked.state.book.faces[asked.state.face(card)].box != box:
        return card, fault("PT-CARD-08", f"The fourth box of that card is no {word}.")
    return card, None


def order(asked: Asked) -> Illegal | None:
    card, wrong = in_hand(asked, ORDER_BOX, "Order", "PT-ORDER-01")
    if wrong:
        return wrong
    if asked.state.calm and not asked.state.rules.ceasefire_orders:
        return fault("PT-CEASE-04", "In the ceasefire there are no Orders.")
    if asked.state.calm and asked.state.book.faces[asked.state.face(card)].order_hostile:
        return fault("PT-CEASE-05", "In the ceasefire nothing you do may touch a rival's hand or Unit.")
    return too_dear(asked, ORDER, asked.state.book.faces[asked.state.face(card)].order_speed)


def operation(asked: Asked) -> Illegal | None:
    _, wrong = in_hand(asked, OPERATION_BOX, "Operation", "PT-OP-01")
    if wrong:
        return wrong
    if not asked.state.rules.operations:
        return fault("PT-OP-04", "This edition has no Operations.")
    if asked.state.calm:
        return fault("PT-OP-07", "An Operation cannot be played in the ceasefire.")
    if not free_reserve(asked.state, asked.seat):
        return fault("PT-OP-01", "No Reserve Slot is free.")
    return too_dear(asked, OPERATE)


def trap(asked: Asked) -> Illegal | None:
    _, wrong = in_hand(asked, TRAP_BOX, "Trap", "PT-TRAP-01")
    if wrong:
        return fault("A-104", "Only a Trap may be placed face down.") if wrong.rule == "PT-CARD-08" else wrong
    if not asked.state.rules.traps:
        return fault("PT-TRAP-02", "This edition has no Traps.")
    if actions.closed(asked.state):
        return fault("PT-CEASE-07")
    if not free_reserve(asked.state, asked.seat):
        return fault("PT-TRAP-01", "No Reserve Slot is free.")
    return too_dear(asked, TRAP)


def move(asked: Asked) -> Illegal | None:
    state = asked.state
    place, to = asked.slot(1), asked.slot(2)
    card = state.unit[place] if place >= 0 else -1
    if card < 0 or to < 0:
        return fault("PT-MOVE-01", "Say who moves where: move v1 r2.")
    if state.leads(card):
        return fault("PT-MOVE-02", "Leaders cannot be moved.")
    if state.corpse(card):
        return fault("PT-MOVE-05", "A Corpse is not moved by Move.")
    if place == to:
        return fault("A-214", "It stands there already.")
    there = state.unit[to]
    onto = there >= 0 and state.corpse(there)
    if there >= 0 and not (onto and state.rules.onto_corpse):
        return fault("A-052" if onto else "PT-ZONE-11", "The slot is taken.")
    if there < 0 and not is_empty(state, to):
        return fault("PT-ZONE-01", "That place is the Leader's, or outside the Unit.")
    rule = actions.move_fault(state, card)
    return fault(rule) if rule else too_dear(asked, MOVE)


def switch(asked: Asked) -> Illegal | None:
    state = asked.state
    if not state.rules.switches:
        return fault("PT-SWITCH-01", "This edition has no Switch action.")
    if actions.closed(state):
        return fault("PT-CEASE-07")
    places = [asked.slot(1), asked.slot(2)]
    cards = [state.unit[place] if place >= 0 else -1 for place in places]
    if places[0] == places[1] >= 0:
        return fault("A-214", "A card cannot be switched with itself.")
    if min(cards) < 0 or any(state.leads(card) for card in cards):
        return fault("PT-SWITCH-02", "Leaders and empty slots cannot take part in a Switch.")
    for card in cards:
        rule = actions.switch_fault(state, card)
        if rule:
            return fault("A-013" if rule == "PT-ACT-02" else rule, SENTENCES.get(rule, ""))
    return too_dear(asked, SWITCH, LONG)


def clear(asked: Asked) -> Illegal | None:
    state = asked.state
    place = asked.slot(1)
    card = state.unit[place] if place >= 0 else -1
    if card < 0 or not state.marks(card) & CORPSE:
        return fault("PT-CLEAR-01", "There is no Corpse of yours.")
    if not state.rules.clears_any_wave and state.spot(card) // WIDTH != state.row:
        return fault("PT-CLEAR-02", "Only Corpses in the row of the wave may be cleared.")
    return too_dear(asked, CLEAR) or fault("card text")


def remove(asked: Asked) -> Illegal | None:
    reserve = asked.state.pile(asked.seat, RESERVE)
    index = int(asked.rest) - 1 if re.fullmatch(r"[1-9]", asked.rest) else -1
    if not asked.state.rules.clears_reserve:
        return fault("PT-CLRES-01", "This edition has no such action.")
    if actions.closed(asked.state):
        return fault("PT-CEASE-07")
    if not 0 <= index < len(reserve) or reserve[index] < 0:
        return fault("PT-CLRES-01", "There is no card in that Reserve Slot; write: remove 1.")
    return too_dear(asked, REMOVE)


def leave(asked: Asked) -> Illegal | None:
    if asked.rest:
        return fault("PT-ACT-01", f"Nothing stands after {asked.words[0]}.")
    if asked.words[0] == "end":
        return fault("A-006", "Actions are left: pass gives them up and ends the turn.")
    return fault("A-006", "No action is left to give up: end the turn with end.")


EXPLAINERS = {
    "draw": draw, "recruit": recruit, "attack": attack, "shoot": shoot, "cast": cast, "use": use, "order": order, "operation": operation,
    "trap": trap, "move": move, "switch": switch, "clear": clear, "remove": remove, "pass": leave, "end": leave,
}
