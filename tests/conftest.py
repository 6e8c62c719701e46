"""Set-up for all tests: machines are noisy, so no example fails for being slow."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
