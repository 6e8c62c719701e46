"""Token buckets: a burst is fine, a flood is not."""

import math
import time
from collections.abc import Callable

from pixelhall.server.refusals import Refusal

Rate = tuple[float, float]  # tokens a second, and how many there are at most


class Bucket:
    """Holds at most `burst` tokens and gets `rate` new ones a second; each request takes one."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.clock = clock
        self.at = clock()

    def take(self, tokens: float = 1) -> bool:
        """Takes tokens if there are enough; says whether it did."""
        if self.wait(tokens):
            return False
        self.left -= min(tokens, self.burst)
        return True

    def wait(self, tokens: float = 1) -> float:
        """Seconds until there are enough tokens. Whoever wants more than there can be gets them when all are there."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        lacking = min(tokens, self.burst) - self.left
        return 0.0 if lacking <= 0 else lacking / self.rate if self.rate else math.inf

    @property
    def full(self) -> bool:
        return self.wait(self.burst) == 0


class Buckets:
    """One bucket for each name; those that are full again are forgotten."""

    def __init__(
        self, rate: float, burst: float, most: int = 20_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        if len(self.buckets) >= self.most:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
        return self.buckets.setdefault(name, Bucket(self.rate, self.burst, self.clock))

    def take(self, name: str, tokens: float = 1) -> bool:
        return self.of(name).take(tokens)

    def wait(self, name: str, tokens: float = 1) -> float:
        return self.of(name).wait(tokens)

    def give_back(self, name: str) -> None:
        bucket = self.of(name)
        bucket.left = min(bucket.burst, bucket.left + 1)


class Budget:
    """So much for each address, and so much for all together."""

    def __init__(self, each: Rate, everybody: Rate) -> None:
        self.each = Buckets(*each)
        self.everybody = Bucket(*everybody)

    def spend(self, name: str, tokens: float = 1) -> None:
        """Takes tokens, or is a Refusal that tells when to come back."""
        refuse_haste(max(self.each.wait(name, tokens), self.everybody.wait(tokens)))
        self.each.take(name, tokens)
        self.everybody.take(tokens)


def not_too_fast(buckets: Buckets, name: str, tokens: float = 1) -> None:
    """Takes tokens, or is a Refusal that tells when to come back."""
    if not buckets.take(name, tokens):
        refuse_haste(buckets.wait(name, tokens))


def refuse_haste(wait: float) -> None:
    """A Refusal, if somebody has to wait so many seconds."""
    if wait > 0:
        after = min(math.ceil(wait), 86_400) if wait < math.inf else 86_400
        raise Refusal("too_fast", f"Too many requests; try again in {spell(after)}.", after=after)


def spell(seconds: int) -> str:
    if seconds < 100:
        return f"{seconds} second" + ("s" if seconds != 1 else "")
    if seconds < 6_000:
        return f"{seconds // 60} minutes"
    return f"{seconds // 3600} hours"
