"""Why an action is not allowed: the ID of the rule and a sentence, found by looking at the same facts as the
options."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.pocket_tactics.legal.actions import captives, deployment_tiles, may_shoot, returns
from pixelhall.pocket_tactics.numbers import form
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.state.board import FAR, adjacent, feature_count, find_spot, sight_distances, tile_at
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

if TYPE_CHECKING:
    from pixelhall.pocket_tactics.game import PocketTactics

NOBODY_CAN = {
    "move": ("PK-18", "None of your units has a free tile to go to."),
    "leap": ("PK-51", "None of your units has an ability that leads anywhere now."),
    "assault": ("PK-31", "No enemy stands next to one of your units, or in its range and sight."),
    "lob": ("PK-31", "None of your units can assault over features and enemies, or needs to."),
    "return": ("PK-35", "None of your units stands in a feature, or next to one that another of them occupies."),
    "summon": (
        "PK-42",
        "Nobody in your reserves must be summoned, or no Mage or Arcane ally has a free tile next to it.",
    ),
}  # said of a verb alone that no option has
IN_TURN = ("move", "leap", "assault", "lob", "deploy", "return", "summon", "ransom", "shift", "blight", "push")


class Asked:
    """An action that was asked for, word by word."""

    def __init__(self, state: Skirmish, seat: int, text: str) -> None:
        self.state = state
        self.seat = seat
        self.verb, _, self.rest = " ".join(text.lower().split()).partition(" ")
        self.words = self.rest.split()

    def tile(self, index: int) -> Tile:
        """The tile that a word names, or -1."""
        spot = find_spot(self.state, self.words[index]) if -len(self.words) <= index < len(self.words) else -1
        return tile_at(self.state, spot) if spot >= 0 else -1

    def unit(self, index: int) -> Unit:
        tile = self.tile(index)
        return self.state.stands[tile] if tile >= 0 else -1

    def waiting(self) -> Unit:
        """The unit in the own reserves that the words name, or -1."""
        for unit in self.state.reserves(self.seat):
            if self.rest.startswith(self.state.card(unit).name.lower()):
                return unit
        return -1


def explain(game: "PocketTactics", state: Skirmish, seat: int, text: str) -> Illegal | None:
    """None when the text is one of the options, or cannot be understood as an action at all."""
    asked = Asked(state, seat, text)
    if asked.verb not in notation.VERBS.values():
        return None
    if state.over:
        return Illegal("PK-14", "The play is over.")
    decision = game.asked(state, seat)
    if decision is None:
        return Illegal("PK-9", "It is not your turn to answer.")
    words = " ".join(text.lower().split())
    if any(notation.write(state, option).lower() == words for option in decision.options):
        return None
    if decision.rule != "PK-12" or asked.verb not in IN_TURN:
        if asked.verb == "pass" and decision.rule == "PK-12":
            return Illegal("PK-12", "Who has a legal action must take one.")
        return setting_up(asked, decision.rule) or Illegal(
            decision.rule or "PK-12", f"That is not one of the answers to: {decision.prompt}"
        )
    if not asked.rest:
        return verb_alone(asked, [notation.write(state, option) for option in decision.options])
    return EXPLAINERS.get(asked.verb, special)(asked)


def verb_alone(asked: Asked, options: list[str]) -> Illegal | None:
    """Nothing but a verb: what is missing, or why nobody can do that now."""
    example = next((text for text in options if text.startswith(f"{asked.verb} ")), "")
    if example:
        return Illegal("PK-12", f"Say which, such as: {example}.")
    if asked.verb == "deploy":
        return deploy(asked)
    return Illegal(
        *NOBODY_CAN.get(asked.verb, ("PK-45", "None of your units has a special action that it could use now."))
    )


def setting_up(asked: Asked, rule: str) -> Illegal | None:
    """Choices before the first turn."""
    if rule == "PK-4" and asked.verb == "lay":
        return Illegal("PK-4", "A tile is laid on a free spot, edge to edge with the map.")
    if rule == "PK-6" and asked.verb == "settle":
        return Illegal(
            "PK-6",
            "Features lie as far from one another as the map allows: the shortest way counts, then all together.",
        )
    if rule == "PK-8" and asked.verb in ("place", "done"):
        unit = asked.waiting()
        if unit >= 0 and asked.state.card(unit).summoning:
            return Illegal("PK-8", "A unit that must be summoned is not placed at the start.")
        return Illegal(
            "PK-8",
            "One to three units are placed, on free tiles in or next to your own feature that no later player needs.",
        )
    if rule == "PK-10" and asked.verb == "add":
        return Illegal(
            "PK-10",
            "It does not fit: points, three copies of a Minion, two of anything else, and one unit that can begin.",
        )
    if rule == "PK-2" and asked.verb == "tile":
        return Illegal("PK-2", "At most three of the six tiles may be hazards.")
    return None


def own_unit(asked: Asked) -> Illegal | None:
    """The first word must name a tile with an own unit."""
    if asked.tile(0) < 0:
        return Illegal("PK-1", f'"{asked.words[0] if asked.words else ""}" is no tile of the map.')
    unit = asked.unit(0)
    if unit < 0 or asked.state.owner[unit] != asked.seat:
        return Illegal("PK-12", "None of your units stands there.")
    return None


def move(asked: Asked) -> Illegal | None:
    wrong = own_unit(asked)
    if wrong is not None:
        return wrong
    if asked.tile(1) < 0:
        return Illegal("PK-1", "A unit moves only onto tiles.")
    if asked.unit(1) >= 0:
        return Illegal("PK-18", "Only one unit may stand on a tile.")
    if asked.verb == "leap":
        return Illegal("PK-51", "No ability of this unit leads there.")
    return Illegal(
        "PK-18",
        "A step leads to a tile next to the unit, or over one ally to a tile next to that ally; bonus steps come one by one.",
    )


def assault(asked: Asked) -> Illegal | None:
    state = asked.state
    wrong = own_unit(asked)
    if wrong is not None:
        return wrong
    unit, target = asked.unit(0), asked.unit(1)
    if target < 0 or state.owner[target] == asked.seat:
        return Illegal("PK-31", "There is no enemy to assault.")
    card, start, goal = state.card(unit), state.place[unit], state.place[target]
    if asked.verb == "lob":
        return Illegal("PK-31", "This unit cannot assault over features and enemies, or need not.")
    if card.ranged and not adjacent(state, start, goal) and not may_shoot(state, unit):
        if card.has(form.RELOADS) and state.fired[unit]:
            return Illegal("PK-50", "It made a ranged assault on your last turn.")
        return Illegal("PK-31", "It begins ranged assaults only on or next to its favoured terrain.")
    distance = sight_distances(state, asked.seat, start, FAR, True)[goal]
    if distance > 1 + card.ranged:
        return Illegal("PK-31", f"The target is {distance} tiles away; this unit reaches {1 + card.ranged}.")
    return Illegal("PK-31", "Features or enemies block the way of the shot.")


def deploy(asked: Asked) -> Illegal | None:
    unit = asked.waiting()
    if not asked.state.reserves(asked.seat):
        return Illegal("PK-34", "Nobody is in your reserves.")
    if feature_count(asked.state, asked.seat) == 0 and not (unit >= 0 and asked.state.card(unit).summoning):
        return Illegal("PK-34", "You control no feature, so there is no tile to deploy on.")
    if len(deployment_tiles(asked.state, asked.seat)) == 0 and not (unit >= 0 and asked.state.card(unit).summoning):
        return Illegal("PK-34", "No tile next to a feature that you control is free.")
    if unit < 0:
        return Illegal("PK-34", "No such unit is in your reserves.")
    if asked.state.card(unit).summoning:
        return Illegal("PK-42", "This unit must be summoned by a Mage or Arcane ally.")
    if asked.tile(-1) < 0:
        return Illegal("PK-34", "A unit is deployed on a tile.")
    if asked.unit(-1) >= 0:
        return Illegal("PK-34", "The tile is occupied.")
    return Illegal("PK-34", "A unit is deployed on a free tile next to a feature that you control.")


def go_back(asked: Asked) -> Illegal | None:
    wrong = own_unit(asked)
    if wrong is not None:
        return wrong
    assert not returns(asked.state, asked.unit(0)), "else it would be an option"
    return Illegal("PK-35", "A unit returns to the reserves in a feature, or next to one that an own unit occupies.")


def summon(asked: Asked) -> Illegal | None:
    state = asked.state
    unit = asked.waiting()
    if unit < 0:
        return Illegal("PK-42", "No such unit is in your reserves.")
    if not state.card(unit).summoning:
        return Illegal("PK-42", "This unit is deployed, not summoned.")
    summoner = asked.unit(-2)
    if summoner < 0 or state.owner[summoner] != asked.seat or not state.card(summoner).conjures:
        return Illegal("PK-42", "Only a Mage or Arcane ally on the map can summon.")
    return Illegal("PK-42", "It is summoned to a free tile next to the summoner.")


def special(asked: Asked) -> Illegal | None:
    wrong = own_unit(asked)
    if wrong is not None:
        return wrong
    card = asked.state.card(asked.unit(0))
    shape = {"ransom": form.RANSOMS, "shift": form.SHIFTS, "blight": form.BLIGHTS, "push": form.PUSHES}[asked.verb]
    if not card.has(shape):
        return Illegal("PK-45", f"{card.name} has no such special action.")
    if asked.verb == "ransom" and not captives(asked.state, asked.seat):
        return Illegal("PK-45", "None of your units is captured.")
    return Illegal("PK-52" if asked.verb == "shift" else "PK-45", "The special action does not reach that.")


EXPLAINERS: dict[str, Callable[[Asked], Illegal | None]] = {
    "move": move,
    "leap": move,
    "assault": assault,
    "lob": assault,
    "deploy": deploy,
    "return": go_back,
    "summon": summon,
}
