"""What somebody gets, may and may not for a time, as people say it."""

import re
from typing import Final

from pixelhall.pixel_tactics.cards.language.speech.customs import KIND, KINDS, ROW, TWOFOLD, Custom, custom
from pixelhall.pixel_tactics.cards.language.speech.phrases import (
    GIFT,
    GIVES,
    TIME,
    WHO,
)


def until(match: re.Match[str]) -> str:
    return re.sub(r"(?:this|for the) (turn|wave|round)", r"until the end of the \1", match[0])


def given(match: re.Match[str]) -> str:
    who = {"they": "them", "he": "it"}.get(match["who"], match["who"])
    return f"give {who} {match['what']}"


GIFTS: Final[tuple[Custom, ...]] = (
    custom(rf"\b(?:cannot|can|loses?|gets?|gains?|has|have|give|gives|are|is) [^.,]*?{TIME}", until, ""),
    custom(
        rf"\b(?P<who>{WHO}) cannot (?P<a>attack|move|cast spells) (?:or|and) (?P<b>attack|move|cast spells)(?P<until> until [^.,]+)?",
        r"\g<who> cannot \g<a>\g<until>. it cannot \g<b>\g<until>",
        "One ban, one sentence.",
    ),
    custom(
        rf"\b(?P<who>each (?:of your |rival )?{ROW}(?:{KINDS}|{KIND})) lose all abilities\b",
        r"\g<who> loses all abilities",
        "",
    ),
    custom(rf"\b(?P<who>{WHO}) (?:gets?|gains?|has|have|receives?) (?P<what>{GIFT})", given, GIVES),
    custom(
        r"\bdouble (?:the attack of (?P<who>[^.,]+?)|(?P<whose>its|this hero's) attack)(?= until|[.,])",
        lambda m: f"give {m['who'] or {'its': 'it', 'this hero' + chr(39) + 's': 'this hero'}[m['whose']]} {TWOFOLD}",
        GIVES,
    ),
    custom(
        rf"\b(?:exhausts?|taps?|stuns?) (?P<who>{WHO})",
        r"\g<who> cannot act again this turn",
        'Who is exhausted, tapped or stunned "cannot act again this turn".',
    ),
    custom(
        rf"\b(?P<who>{WHO}) cannot (?P<what>attack|move|cast spells) (?:on |during )?(?:(?:its|their|the|your rival's) )?next turn\b",
        r"\g<who> cannot \g<what> until your next turn",
        "What lasts has an end.",
    ),
    custom(
        rf"\bfreeze (?P<who>{WHO})(?:\. (?:it|that hero) cannot attack until your next turn)?",
        r"\g<who> cannot attack until your next turn",
        'Who is frozen "cannot attack until your next turn".',
    ),
    custom(
        rf"\b(?:untap|ready|refresh|unexhaust) (?P<who>{WHO})",
        r"\g<who> can act again this turn",
        'Who is made ready "can act again this turn".',
    ),
    custom(
        rf"(?P<who>{WHO}) (?:may|can) attack again(?: this turn| immediately)?",
        r"\g<who> can act again this turn",
        'Who is made ready "can act again this turn".',
    ),
    custom(rf"\bsilence (?P<who>{WHO})", r"\g<who> loses all abilities", 'Who is silenced "loses all abilities".'),
    custom(r"\bthis hero (?:also attacks|attacks too|attacks as well|attacks)\b", "this hero makes an attack", ""),
    custom(rf"(?P<who>{WHO}) attacks(?: immediately| now| right away| again)?(?=[.,])", r"\g<who> makes an attack", ""),
    custom(r"\bremove all (?:status effects|effects|statuses|debuffs|buffs) from", "remove all statuses from", ""),
    custom(
        r"\bput (?:a|1) \+1/\+1 counter on (?P<who>[^.,]+)",
        r"give \g<who> [+1 Attack] and [+1 Life]",
        "A lasting +1 is a status in brackets.",
    ),
    custom(
        r"\b(?:summon|create|put into play|make) an? (\d+)/(\d+) (?P<name>[\w-]+)(?: token| hero)?(?! with)",
        lambda m: (
            f"create a {m['name'].capitalize()} token with attack {m[1]} and life {m[2]} in any empty slot of your unit"
        ),
        "A token is created with its numbers and a place.",
    ),
)
