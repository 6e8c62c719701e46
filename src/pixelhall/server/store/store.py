"""What is on disk: the schema, the usual queries, and the migration of older files."""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from pixelhall.core.texts import Texts
from pixelhall.server.store.entries import Entry

NEWEST = "0007"  # the last of migrations/versions
schema = sa.MetaData()
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("login", sa.String, unique=True),  # null for a guest
    sa.Column("password", sa.String),  # an argon2 hash
    sa.Column("looks", sa.String, index=True),  # how the name of an account looks, whatever its letters are
    sa.Column("created", sa.BigInteger, nullable=False),
)
sessions = sa.Table(
    "sessions",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("digest", sa.String, nullable=False, unique=True),  # of the token, which only the cookie holds
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("agent", sa.String, nullable=False),
)
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("live", sa.Boolean, nullable=False, index=True),  # waiting or playing
    sa.Column("wakes", sa.Boolean, nullable=False, server_default="1"),  # when the hall opens: nobody has to come first
)
uses = sa.Table(
    "uses",
    schema,
    sa.Column("digest", sa.String, primary_key=True),  # of a text
    sa.Column("table_id", sa.String, primary_key=True, index=True),
)
keys = sa.Table(
    "keys",
    schema,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("secret", sa.String, nullable=False),  # of the hall, in hexadecimal digits
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sqlite_with_rowid=False,
)
texts = sa.Table(
    "texts",
    schema,
    sa.Column("digest", sa.String, primary_key=True),  # as records name it
    sa.Column("text", sa.String, nullable=False),  # of a card set or deck that some table plays with
)
standing = sa.Table(
    "standing",
    schema,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("text", sa.String, nullable=False),  # the answers that this person has set beforehand, as JSON
)
seats = sa.Table(
    "seats",
    schema,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),  # where this person sits, or once sat
)
plays = sa.Table(
    "plays",
    schema,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("play", sa.Integer, primary_key=True),  # its number at the table
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("others", sa.String, nullable=False),  # the names of the others, to be searched
    sa.Column("text", sa.String, nullable=False),  # all that the person is told of it, as JSON
    sa.Index("ix_plays_person_ended", "person", "ended"),
)
shared = sa.Table(
    "shared",
    schema,
    sa.Column("id", sa.String, primary_key=True),  # a hash of the text, as the link says it
    sa.Column("game", sa.String, nullable=False),
    sa.Column("title", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),  # of a card set that somebody shares
    sa.Column("at", sa.BigInteger, nullable=False),
)
shares = sa.Table(
    "shares",
    schema,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("id", sa.String, primary_key=True),  # of a shared set
    sa.Column("at", sa.BigInteger, nullable=False),
)
own_texts = sa.Table(
    "own_texts",
    schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=False),
    sa.Column("kind", sa.String, nullable=False),  # of text, such as a force
    sa.Column("game", sa.String, nullable=False),
    sa.Column("sought", sa.String, nullable=False),  # the name in letters that do not tell case
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ix_own_texts_name", "person", "kind", "game", "sought", unique=True),
)
likings = sa.Table(
    "likings",
    schema,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.String, nullable=False),  # as JSON
)
pulse = sa.Table(
    "pulse", schema, sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.BigInteger, nullable=False)
)


class StoredTexts(Texts):
    """The texts in a store; can be handed to another process."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def find(self, digest: str) -> str | None:
        with contextlib.closing(sqlite3.connect(self.path, timeout=10)) as connection:
            row = connection.execute("SELECT text FROM texts WHERE digest = ?", (digest,)).fetchone()
        return None if row is None else str(row[0])


class Store:
    """One SQLite file. The journal has a connection of its own for what happens at tables; all the rest goes through
    here."""

    def __init__(self, path: Path) -> None:
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))):
            keep_private(file, make=file == path)  # seeds of running plays are in them; SQLite makes the others like it
        self.path = path
        self.texts = StoredTexts(path)
        self.engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
        sa.event.listen(self.engine, "connect", prepare)
        self.migrate()

    def migrate(self) -> None:
        """Brings the store to the newest schema; one that has it already loads nothing for this."""
        if self.version() == NEWEST:
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def version(self) -> str:
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return ""
            return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())

    def rows(self, query: sa.Select[Any]) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def write(self, *statements: sa.Executable) -> int:
        """Carries out all statements or none; returns how many rows the last one touched."""
        touched = 0
        with self.engine.begin() as connection:
            for statement in statements:
                touched = connection.execute(statement).rowcount
        return touched

    def table(self, table: str) -> list[Entry]:
        """All entries of a table; empty if there is no such table."""
        return [
            Entry(*row)
            for row in self.rows(sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.n))
        ]

    def standing(self, table: str) -> dict[str, str]:
        """The answers that persons have set beforehand at a table."""
        rows = self.rows(sa.select(standing.c.person, standing.c.text).where(standing.c.table_id == table))
        return {row.person: row.text for row in rows}

    def waking_tables(self) -> list[str]:
        """The tables that wait, or are played at with a clock, the newest first. Plays without a clock rest until
        somebody comes."""
        query = sa.select(tables.c.id).where(tables.c.live, tables.c.wakes).order_by(tables.c.opened.desc())
        return [row.id for row in self.rows(query)]

    def is_live(self, table: str) -> bool:
        """Whether the table is noted as one that waits or is played at."""
        return bool(self.rows(sa.select(tables.c.id).where(tables.c.id == table, tables.c.live)))

    def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of this hall; it is made when it is first needed."""
        made = sqlite_insert(keys).values(name=name, secret=make().hex()).on_conflict_do_nothing()
        self.write(made)
        return bytes.fromhex(self.rows(sa.select(keys.c.secret).where(keys.c.name == name))[0].secret)

    def live_tables_of(self, person: str, most: int) -> list[str]:
        """The tables at which this person sits or once sat, and that wait or are played at, the newest first."""
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.live)
            .order_by(tables.c.opened.desc())
            .limit(most)
        )
        return [row.id for row in self.rows(query)]

    def last_pulse(self) -> int:
        """When the hall was last known to be open; 0 for a new one."""
        return max((row.at for row in self.rows(sa.select(pulse.c.at))), default=0)

    def last_opening(self) -> int:
        """When the newest table was opened."""
        return int(self.rows(sa.select(sa.func.max(tables.c.opened)))[0][0] or 0)

    def close(self) -> None:
        self.engine.dispose()


def keep_private(file: Path, make: bool = True) -> None:
    """Makes a file, and its folder, that only the owner can read."""
    file.parent.mkdir(0o700, parents=True, exist_ok=True)
    if make:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(FileNotFoundError):
        file.chmod(0o600)


def prepare(connection: Any, _: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
