"""A custom of speech: how people say a thing, how Card English says it, and why."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

Better = str | Callable[[re.Match[str]], str]


@dataclass(frozen=True)
class Custom:
    """One way of speaking. `only`: what the rest of the text must hold for it to be meant."""

    said: re.Pattern[str]
    better: Better
    why: str = ""
    only: re.Pattern[str] | None = None


def custom(said: str, better: Better, why: str = "", only: str = "") -> Custom:
    return Custom(re.compile(said), better, why, re.compile(only) if only else None)


@dataclass
class Saying:
    """A text on its way, and the reasons for what was changed in it, in their order."""

    text: str
    why: list[str] = field(default_factory=list)

    def change(self, customs: Iterable[Custom], rest: str = "") -> None:
        for one in customs:
            if one.only is not None and not one.only.search(rest or self.text):
                continue
            better = one.said.sub(one.better, self.text)
            if better != self.text:
                self.text = better
                if one.why:
                    self.why.append(one.why)


KIND: Final = "(?:hero|leader|character|corpse|token)"
KINDS: Final = "(?:heroes or corpses|heroes|leaders|characters|corpses|tokens)"
ROW: Final = "(?:vanguard |flank |rear )?"
MANY: Final = {"hero": "heroes", "leader": "leaders", "character": "characters", "corpse": "corpses", "token": "tokens"}
ONE: Final = {many: one for one, many in MANY.items()}
TWOFOLD: Final = "double-attack"  # twice the number; "double attack" is the keyword
