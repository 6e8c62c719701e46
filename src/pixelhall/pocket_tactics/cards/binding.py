"""From sets to a book: names become numbers, and everything that a name points at must exist."""

import functools
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.errors import BadOption, BadSet, Fault
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.language import forms, parse
from pixelhall.pocket_tactics.numbers import bounds, form, stat
from pixelhall.pocket_tactics.texts.book import Ability, Book, Face, Faction, Preset, Terrain

LEAPS = (form.LEAPS, form.RALLIES)
SNEAKS = (form.AMBUSHES, form.SCOUTS)
SPECIALS = (form.RANSOMS, form.SHIFTS, form.BLIGHTS, form.PUSHES)
CONJURERS = ("Mage", "Arcane")


@functools.lru_cache(maxsize=32)
def book_of(sets: tuple[str, ...]) -> Book:
    """The book of some sets, by name or path."""
    found = [card_sets.load(source) for source in sets]
    kinds = {ground.feature for one in found for ground in one.grounds}
    if len(kinds) < 2:
        raise BadOption("these sets have no tiles or no features")
    return bind(found)


def bind(sets: list[card_sets.UnitSet]) -> Book:
    """The book of these sets; BadSet lists every name that nothing has."""
    binder = Binder(sets)
    for found in sets:
        binder.book.digests[found.name] = found.digest
        binder.book.contents[found.name] = found.text
    if binder.faults:
        raise BadSet(sets[-1].name, [Fault(words) for words in binder.faults])
    return binder.book


class Binder:
    """A book that is being made."""

    def __init__(self, sets: list[card_sets.UnitSet]) -> None:
        self.book = Book()
        self.faults: list[str] = []
        self.where = ""
        grounds = [ground for found in sets for ground in found.grounds]
        units = [unit for found in sets for unit in found.units]
        self.unique(
            [
                *(ground.name for ground in grounds),
                *(unit.name for unit in units),
                *(f.name for one in sets for f in one.forces),
            ]
        )
        grounds.sort(key=lambda ground: ground.feature)
        self.terrain_names = [ground.name for ground in grounds]
        self.book.types = list(dict.fromkeys([*CONJURERS, "Minion", *(kind for unit in units for kind in unit.types)]))
        self.book.terrains = [self.terrain(i, ground) for i, ground in enumerate(grounds)]
        self.book.faces = [self.face(i, unit) for i, unit in enumerate(units)]
        self.book.cheapest = min((face.price for face in self.book.faces if face.summoning == 0), default=-1)
        self.face_names = [unit.name for unit in units]
        for found in sets:
            self.book.factions += [self.faction(force) for force in found.forces]
            self.book.presets += [
                Preset(one.name, one.title, list(one.forces), list(one.lines)) for one in found.openings
            ]

    def unique(self, names: list[str]) -> None:
        for name in dict.fromkeys(name for name in names if names.count(name) > 1):
            self.faults.append(f'two things are called "{name}"')

    def index_of(self, name: str, names: list[str], what: str) -> int:
        if name in names:
            return names.index(name)
        self.faults.append(f'{self.where}: there is no {what} "{name}"; there are {", ".join(names)}')
        return -1

    def types(self, names: Iterable[str]) -> int:
        bits = 0
        for name in names:
            bits |= 1 << max(0, self.index_of(name, self.book.types, "type"))
        return bits

    def abilities(self, texts: tuple[str, ...], box: str) -> list[Ability]:
        found = []
        for text in texts:
            sentence = parse(text, box)
            terrain, when_terrain = (
                self.index_of(name, self.terrain_names, "terrain") if name else -1
                for name in (sentence.terrain, sentence.when_terrain)
            )
            found.append(
                Ability(
                    sentence.form,
                    sentence.n,
                    stat.WORDS.index(sentence.stat) if sentence.stat else 0,
                    self.types(sentence.types),
                    terrain,
                    forms.ENDS.index(sentence.ends) if sentence.ends else 0,
                    sentence.when,
                    self.types(sentence.when_types),
                    when_terrain,
                )
            )
        return found

    def terrain(self, index: int, ground: card_sets.Ground) -> Terrain:
        self.where = ground.name
        terrain = Terrain(index, ground.name, ground.feature)
        terrain.texts = list(ground.texts)
        terrain.count = ground.pool
        terrain.abilities = self.abilities(ground.texts, "terrain")
        for ability in terrain.abilities:
            if ability.form == form.HERE_TESTS:
                terrain.test = ability
            terrain.halts |= ability.form == form.HERE_STOPS
            terrain.holds |= ability.form == form.HERE_HOLDS
            terrain.plunders |= ability.form == form.HERE_PLUNDERS
            terrain.bumps |= ability.form == form.HERE_BUMPS
            terrain.rerolls |= ability.form == form.HERE_REROLLS
            terrain.musters |= ability.types if ability.form == form.HERE_MUSTERS else 0
        terrain.hazard = not ground.feature and bool(ground.texts)
        return terrain

    def face(self, index: int, unit: card_sets.Unit) -> Face:
        self.where = unit.name
        face = Face(index, unit.name, unit.points)
        face.dice = vec[i64]([unit.off, unit.defence])
        face.bumps = [sorted(unit.off_bumps, reverse=True), sorted(unit.def_bumps, reverse=True)]
        face.types = self.types(unit.types)
        face.type_names = list(unit.types)
        face.minion = "Minion" in unit.types
        face.conjures = any(kind in unit.types for kind in CONJURERS)
        face.swift, face.flying, face.ranged, face.daylight, face.summoning = (
            unit.swift,
            unit.flying,
            unit.ranged,
            unit.daylight,
            unit.summoning,
        )
        face.favoured = self.index_of(unit.favoured, self.terrain_names, "terrain")
        face.abilities = self.abilities(unit.texts, "unit")
        face.texts = list(unit.texts)
        for ability in face.abilities:
            face.forms |= 1 << ability.form
        face.leaps, face.sneaks, face.special = (
            any(face.has(form) for form in some) for some in (LEAPS, SNEAKS, SPECIALS)
        )
        return face

    def faction(self, force: card_sets.Force) -> Faction:
        self.where = force.name
        faces = [self.index_of(name, self.face_names, "unit") for name in force.units]
        home = self.index_of(force.home, self.terrain_names, "terrain")
        for i in set(faces):
            most = bounds.MOST_MINIONS if self.book.faces[i].minion else bounds.MOST_COPIES
            if i >= 0 and faces.count(i) > most:
                self.faults.append(
                    f"{force.name}: at most {most} of {self.book.faces[i].name} may be in a force (PK-10)"
                )
        if faces and all(self.book.faces[i].summoning for i in faces if i >= 0):
            self.faults.append(f"{force.name}: a force needs a unit that can be placed at the start (PK-8)")
        for i in faces:
            if i >= 0 and not self.book.faces[i].faction:
                self.book.faces[i].faction = force.name
        return Faction(force.name, faces, home, force.words)
