"""Decks that a machine builds of a card pool: strong cards, and somebody for each job, with a reason for every card."""

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.core.lists import Built
from pixelhall.pixel_tactics.cards.catalogue import fourth
from pixelhall.pixel_tactics.cards.desk.points import points
from pixelhall.pixel_tactics.cards.kinds import ROWS, Card
from pixelhall.pixel_tactics.cards.language import parse
from pixelhall.pixel_tactics.decks.charts import does, texts_in
from pixelhall.pixel_tactics.decks.deck import Pool, deck_of, write
from pixelhall.pixel_tactics.decks.formats import Format
from pixelhall.pixel_tactics.decks.making import may_be_hero, may_lead
from pixelhall.pixel_tactics.decks.restrictions import Restrictions

WANTED: Final = {  # for each job, what share of the Heroes should be able to do it
    "guard the Vanguard": 0.2,
    "shoot from the Rear": 0.16,
    "shoot from the Flank": 0.08,
    "heal": 0.16,
    "draw cards": 0.16,
    "hurt with an Order": 0.16,
    "answer with a Trap": 0.08,
}
JOB: Final = 2.5  # what a Hero is worth more for a job that too few can do
AGAIN: Final = 1.5  # and less for each copy that is in the deck already
CROWD: Final = 0.6  # and for each Hero more than wanted who can do the same
LIFE: Final = 0.8  # of a point of Attack
OTHER_ROWS: Final = 0.35  # of their worth: a Hero stands in one row at a time
FOURTH: Final = 0.5
LEADER_LIFE: Final = 0.35
LEADER_TEXT: Final = 2.0  # it works all the battle
WHIM: Final = 1.5  # as far as chance shifts a card's worth, so that seeds make different decks


@dataclass
class Builder:
    """A deck under way."""

    form: Format
    pool: Pool
    limits: Restrictions
    cards: Mapping[str, Card]
    chance: Chance
    leaders: list[str] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    why: dict[str, str] = field(default_factory=dict)

    def build(self) -> Built:
        names = sorted(alike(self.pool))
        leads = {name: leader_worth(self.cards[name]) + self.whim() for name in names if self.pool.titles[name]}
        fights = {name: hero_worth(self.cards[name]) + self.whim() for name in names}
        self.choose_leaders(leads, ranks({name: text_worth(leader_texts(self.cards[name])) for name in leads}))
        while len(self.heroes) < self.form.fewest:
            self.choose_hero(fights)
        deck = deck_of(self.leaders, self.heroes)
        return Built(write(deck, self.pool), tuple(self.reasons(len(names))), tuple(self.why.items()))

    def whim(self) -> float:
        return self.chance.draw(1000) / 1000 * WHIM

    def choose_leaders(self, worth: Mapping[str, float], rank: Mapping[str, int]) -> None:
        for name in sorted(worth, key=lambda one: -worth[one]):
            if len(self.leaders) < self.form.leaders and may_lead(name, self.leaders, self.pool, self.limits):
                side = self.cards[name].leader
                assert side is not None, "who may lead has a Leader side"
                self.leaders.append(name)
                self.why[name] = (
                    f"leads: Attack {side.attack}, Life {side.life}, its text rated {rank[name]} of {len(rank)}"
                )
        if len(self.leaders) < self.form.leaders:
            raise self.too_few(f"{len(self.leaders)} Leaders", f"{self.form.leaders}")

    def choose_hero(self, worth: Mapping[str, float]) -> None:
        """The one that is worth most to the deck as it is."""
        open_jobs = [job for job in WANTED if self.done(job) < WANTED[job] * self.form.fewest]
        best, most, job = "", -1e9, ""
        for name in worth:
            copies = self.heroes.count(name) + self.leaders.count(name)
            if copies >= self.form.copies or not may_be_hero(name, self.heroes, self.limits):
                continue
            able = [one for one in open_jobs if does(self.cards[name], one)]
            value = worth[name] + JOB * len(able) - AGAIN * copies - CROWD * self.crowd(self.cards[name])
            if value > most:
                best, most, job = name, value, able[0] if able else ""
        if not best:
            raise self.too_few(f"{len(self.heroes)} Heroes", f"{self.form.fewest}")
        self.heroes.append(best)
        card = self.cards[best]
        reason = f"can {job}" if job else f"strong: {strength(card)}"
        self.why[best] = f"{self.why[best]}; {reason}" if best in self.leaders and best in self.why else reason

    def crowd(self, card: Card) -> float:
        """How many more than were wanted can do what this one can."""
        return sum(max(0.0, self.done(job) - WANTED[job] * self.form.fewest) for job in WANTED if does(card, job))

    def done(self, job: str) -> int:
        return sum(does(self.cards[name], job) for name in self.heroes)

    def too_few(self, there: str, needed: str) -> BadOption:
        return BadOption(
            f"these sets give {there}; a deck of the format {self.form.title} needs {needed}: add sets, or choose another format"
        )

    def reasons(self, size: int) -> Iterator[str]:
        """About the whole deck."""
        yield (
            f"Built of {size} cards for {self.form.title} ({self.form.size_rule}): the {self.form.leaders} strongest Leader "
            f"sides, then Hero by Hero who adds most, those first who can do what too few others can."
        )
        for job, share in WANTED.items():
            yield f"{self.done(job)} can {job}; {round(share * self.form.fewest)} were wanted."


def alike(pool: Pool) -> list[str]:
    """The cards with one back, the one that most have, where cards may not be told apart (PT-CONS-02)."""
    if not pool.backs:
        return list(pool.titles)
    colours = sorted({back for backs in pool.backs.values() for back in backs})
    groups = [[name for name in pool.titles if back in pool.backs.get(name, (back,))] for back in colours]
    return max(groups, key=len, default=list(pool.titles))


def hero_worth(card: Card) -> float:
    """In points of Attack: its numbers, its best row, a little for the others, and its fourth box."""
    rows = sorted((text_worth(texts_in(card, row)) for row in ROWS), reverse=True)
    box, text = fourth(card)
    last = points(parse(text, box)) if box in ("order", "trap") else text_worth(card.operation)
    return card.attack + LIFE * card.life + rows[0] + OTHER_ROWS * sum(rows[1:]) + FOURTH * last


def leader_worth(card: Card) -> float:
    side = card.leader
    assert side is not None, "who may lead has a Leader side"
    return side.attack + LEADER_LIFE * side.life + LEADER_TEXT * text_worth(side.texts)


def leader_texts(card: Card) -> tuple[str, ...]:
    return card.leader.texts if card.leader is not None else ()


def ranks(worth: Mapping[str, float]) -> dict[str, int]:
    """The place of each, the best first."""
    return {name: place for place, name in enumerate(sorted(worth, key=lambda one: -worth[one]), 1)}


@functools.lru_cache(4096)
def text_worth(texts: tuple[str, ...]) -> float:
    return sum(points(parse(text, "row")) for text in texts)


def strength(card: Card) -> str:
    """What stands out about a Hero."""
    row = max(ROWS, key=lambda one: text_worth(texts_in(card, one)))
    return f"Attack {card.attack}, Life {card.life}, at its best in the {row.capitalize()}"
