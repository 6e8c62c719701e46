"""Phrases that occur in many customs: who somebody is, what is given, how long, and the reasons."""

from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KIND, KINDS, ROW

APPLY: Final = 'Effects "apply" damage.'
HEALS: Final = 'To heal is to "remove" damage.'
DEFEAT: Final = '"Destroy" and "kill" are "defeat".'
GIVES: Final = 'In an effect, numbers and keywords are given: "give it +2 Attack".'
STEPS: Final = '"and" does not join steps.'
EACH: Final = '"All" and "every" are "each".'
LIFE: Final = "The Life that a player gains or loses is damage removed from the Leader or applied to it."
ACTS: Final = (
    "draw|discard|apply|put|move|give|defeat|gain|choose|return|remove|shuffle|cancel|revive|recruit|reveal|swap|search|lose|"
    "look|look at|you may|heal|deal|destroy|end|take|skip|your rival|each player|it|that hero|this hero|the attacker"
)
VERBS: Final = "apply|remove|defeat|give|return|revive|move|discard|clear|heal|destroy|kill|to|from|on|restore"
GIFT: Final = (
    r"[+-]\d+ |double attack|immunity to |bonus |(?:no )?(?:intercept|ranged attack|decoy"
    r"|swift|immortal|deathproof|ephemeral|incorporeal|lifesteal|pierce)\b"
)
TIME: Final = r"(?: (?:until the end of the (?:turn|wave|round)|this turn|this wave|this round|for the turn))"
WHO: Final = (
    rf"(?:it|they|them|he|this hero|this leader|that {KIND}|the attacker|the target|your leader|the rival leader"
    rf"|(?:one|each|all|\d|up to \d|any number) (?:of )?(?:your )?(?:other"
    rf" )?{ROW}{KINDS}|an? (?:rival )?{ROW}{KIND}|each (?:other )?(?:rival )?{ROW}{KIND}"
    rf"|target (?:rival )?{ROW}{KIND}|your (?:other )?{ROW}{KINDS}|rival {ROW}{KINDS}|(?:all|\d"
    rf"|up to \d) rival {ROW}{KINDS})(?: in [a-z ]+?| with [^,.]+?| adjacent to (?:it|this hero)| at random| below half life)?"
)
FIRST: Final = "What is counted stands first."
DIGIT: Final = "Quantities are digits."
