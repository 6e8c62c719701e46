"""Words of the game that a newcomer may ask about, each with one sentence."""

from typing import Final

MEANINGS: Final = {
    "Intercept": "Ranged Attacks on those behind it in its column hit it instead.",
    "Ranged Attack": "It may attack any rival character, from any slot.",
    "Swift": "It may attack, cast and move in the wave in which it was recruited.",
    "Double Attack": "It may attack twice in its wave; each attack costs its action.",
    "Pierce": "What its attack deals beyond the target's Life is applied to the target's Supporter.",
    "Lifesteal": "When it deals damage, that much damage is removed from it.",
    "Decoy": "Attacks that could choose it must choose it.",
    "Immortal": "Damage on it stops at 1 less than its Life; “defeat” still works.",
    "Deathproof": "Effects cannot defeat it.",
    "Ephemeral": "When defeated it is discarded and leaves no Corpse.",
    "Incorporeal": "It does not count as foremost in its column, neither for itself nor for others.",
    "Forerunner": "The Hero directly in front of it.",
    "Supporter": "The Hero directly behind it.",
    "Corpse": "A defeated Hero, face down: it does nothing and blocks nobody, but keeps its slot until it is cleared.",
    "Spell": "Cast instead of an attack, by a character of the current row; Intercept does not stop it.",
    "Order": "Played once from the hand, then discarded.",
    "Operation": "Lies open in the Reserve and works for a while: one time marker comes off at the end of each of its owner's turns.",
    "Trap": "Placed face down in the Reserve. When its moment comes, also in the rival's turn, its owner may activate it at no cost.",
    "Free": "Costs no action.",
    "Long": "Costs two actions.",
    "Limited": "Once a turn.",
    "melee": "In each column the foremost living character is in melee; attacker and target must both be.",
    "Leader": "The character in the middle of a Unit. Whose Leader has fallen at the end of a wave has lost the battle.",
    "Unit": "The nine slots of a player: three rows of three columns, with the Leader in the middle.",
    "Reserve": "Slots beside the Unit for Operations and face-down Traps.",
}
