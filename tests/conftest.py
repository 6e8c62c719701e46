"""Set-up for all tests: machines are noisy, so no example fails for being slow; and examples are the same every time,
unless luck says otherwise."""

from hypothesis import settings

from chances import LUCK, USUAL

settings.register_profile("patient", deadline=None, derandomize=LUCK == USUAL)
settings.load_profile("patient")
