"""Card sets that people share by a link. A set is kept once, as its text, under a hash of it: whoever has the link can
read it, nobody can list those of others, and the hall never runs it."""

import hashlib
import re

import sqlalchemy as sa

from pixelhall.server import wire
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.settings import Settings
from pixelhall.server.store.entries import now
from pixelhall.server.store.store import Store, shared, shares

TITLE = re.compile(r'^\s*title\s*=\s*"([^"\\\n]{1,80})"', re.MULTILINE)


class SharedSets:
    """Those in the store; to be called from threads."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.most = settings.most_shared
        self.most_of_one = settings.most_shared_of_one

    def share(self, person: str, game: str, toml: str) -> wire.SharedSet:
        """Keeps a set, unless it is there, and notes who shares it; one who shares too many is refused."""
        id, title, at = set_id(game, toml), title_of(toml), now()
        shared_by = sa.select(sa.func.count()).select_from(shares).where(shares.c.person == person).scalar_subquery()
        others = sa.select(sa.func.count()).select_from(shared).where(shared.c.id != id).scalar_subquery()
        self.store.write(
            sa.insert(shares)
            .prefix_with("OR IGNORE")
            .from_select(
                ["person", "id", "at"],
                sa.select(sa.literal(person), sa.literal(id), sa.literal(at)).where(
                    shared_by < self.most_of_one, others < self.most
                ),
            ),
            sa.insert(shared)
            .prefix_with("OR IGNORE")
            .from_select(
                ["id", "game", "title", "text", "at"],
                sa.select(*map(sa.literal, (id, game, title, toml, at))).where(
                    sa.exists().where(shares.c.person == person, shares.c.id == id)
                ),
            ),
        )
        if not self.store.rows(sa.select(shares.c.id).where(shares.c.person == person, shares.c.id == id)):
            raise self.refusal(person)
        return wire.SharedSet(id=id, game=game, title=title, toml=toml)

    def refusal(self, person: str) -> Refusal:
        if len(self.of(person).sets) >= self.most_of_one:
            return Refusal(
                "not_now", f"You share {self.most_of_one} sets, which is the most; stop sharing one of them first."
            )
        return Refusal("not_now", "This hall keeps as many shared sets as it can; ask whoever runs it.")

    def find(self, game: str, id: str) -> wire.SharedSet:
        found = self.store.rows(sa.select(shared).where(shared.c.id == id, shared.c.game == game))
        if not found:
            raise Missing("There is no such set here, or it is no longer shared.")
        return wire.SharedSet(id=found[0].id, game=found[0].game, title=found[0].title, toml=found[0].text)

    def of(self, person: str) -> wire.MySets:
        """What a person shares, the newest first."""
        query = (
            sa.select(shared.c.id, shared.c.game, shared.c.title, shares.c.at)
            .join(shares, shares.c.id == shared.c.id)
            .where(shares.c.person == person)
            .order_by(shares.c.at.desc(), shared.c.id)
        )
        found = self.store.rows(query)
        return wire.MySets(
            sets=[wire.SharedBrief(id=one.id, game=one.game, title=one.title, at=one.at) for one in found]
        )

    def stop(self, person: str, id: str) -> None:
        """A person shares a set no longer; when nobody does, it is gone."""
        self.store.write(
            sa.delete(shares).where(shares.c.person == person, shares.c.id == id),
            sa.delete(shared).where(shared.c.id == id, ~sa.exists().where(shares.c.id == shared.c.id)),
        )


def set_id(game: str, toml: str) -> str:
    """What the link says. It is no hash that a record shows, so a record does not lead to the text."""
    return hashlib.sha256(f"shared set of {game}\n{toml}".encode()).hexdigest()[:32]


def title_of(toml: str) -> str:
    found = TITLE.search(toml)
    return found[1].strip() if found and found[1].isprintable() else ""
