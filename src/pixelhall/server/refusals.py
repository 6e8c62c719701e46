"""Why something was not done, in words for the person who asked."""

from typing import Literal

# not_an_option: it was understood and cannot be done; malformed: it was not understood.
Kind = Literal["stale", "not_yours", "not_an_option", "malformed", "too_large", "too_fast", "not_now", "fault"]
STATUS = {
    "stale": 409,
    "not_yours": 403,
    "not_an_option": 409,
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "not_now": 409,
    "fault": 503,
}


class Refusal(Exception):
    """Something was not done, and nothing was changed. `after` tells in how many seconds it can be tried again, where
    that is known."""

    def __init__(self, kind: Kind, reason: str, rule: str = "", after: float = 0) -> None:
        super().__init__(reason)
        self.kind: Kind = kind
        self.reason = reason
        self.rule = rule
        self.after = after
        self.status = STATUS[kind]


class Stranger(Refusal):
    def __init__(self) -> None:
        super().__init__("not_yours", "You need a name first: become a guest or log in.")
        self.status = 401


class Missing(Refusal):
    def __init__(self, reason: str) -> None:
        super().__init__("not_now", reason)
        self.status = 404
