"""Words of the game that a newcomer may ask about, each with one sentence."""

from typing import Final

MEANINGS: Final = {
    "OFF": "Offence: the red dice with which a unit tries to defeat another.",
    "DEF": "Defence: the blue dice with which a unit stays on the map.",
    "Bump": "A number that raises one die of its stat after the roll, to 6 at most.",
    "Re-roll": "Rolls one own die again; the new result stands.",
    "Support": "One re-roll for each ally next to the unit.",
    "Favoured terrain": "Terrain on which a unit has a re-roll in assaults and ignores hazards.",
    "Swift": "Swift N: N bonus steps when the unit moves.",
    "Flying": "Flying N: N bonus steps, and the unit hops over enemies as well as allies.",
    "Ranged": "Ranged N: assaults up to N tiles farther, along tiles on which nothing blocks.",
    "Daylight": "Daylight N: when activated on open ground, the unit must defend itself against N dice of the opponent.",
    "Summoning": "Summoning N: comes onto the map only when a Mage or Arcane ally beats N dice of the opponent.",
    "DV": "Difficulty value: a test is passed when one die shows it or more.",
    "Feature": "A Forest, Village or the like on a tile. A player who controls all features wins.",
    "Control": "A player controls a feature while one of their units stands on it.",
    "Hop": "A step over an ally to a free tile next to that ally.",
    "Hazard": "What terrain does to units that enter; deployed units and those that favour it ignore it.",
    "Reserves": "Units that are not on the map and not captured.",
    "Captures": "Enemy units that a player has defeated.",
    "Minion": "A type: three copies may be in a force, and Villages deploy them for free.",
}
