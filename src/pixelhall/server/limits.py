"""Token buckets: a burst is fine, a flood is not."""

import time


class Bucket:
    """Holds at most `burst` tokens and gets `rate` new ones a second; each request takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Takes tokens if there are enough; says whether it did."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each name; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str, tokens: float = 1) -> bool:
        if len(self.buckets) >= self.most:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
        return self.buckets.setdefault(name, Bucket(self.rate, self.burst)).take(tokens)
