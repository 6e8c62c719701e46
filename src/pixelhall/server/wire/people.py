"""Who somebody is."""

from msgspec import Struct

from pixelhall.server.wire.words import Asked, Key, Name, Password


class Guest(Asked):
    """A name is all it takes."""

    name: Name


class Rename(Asked):
    name: Name


class Account(Asked):
    """Makes the guest who asks an account that can be entered from anywhere; a stranger gets a new one."""

    name: Name
    password: Password


class LogIn(Asked):
    name: Name
    password: Password


class NewPassword(Asked):
    old: Password
    new: Password


class Revoke(Asked):
    """Ends one session of the person who asks; without an id, all but this one."""

    id: Key | None = None


class Nothing(Asked):
    """A request that needs no more words."""


class Person(Struct, kw_only=True):
    id: str
    name: str
    account: bool


class Me(Struct, kw_only=True):
    """Who asks; nobody before a name was given."""

    person: Person | None


class Session(Struct, kw_only=True):
    id: str
    at: int
    seen: int
    agent: str
    this: bool


class Sessions(Struct, kw_only=True):
    sessions: list[Session]
