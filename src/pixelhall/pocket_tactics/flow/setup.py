"""The choices of set-up: forces, tiles, features (PK-2, PK-5, PK-8, PK-10)."""

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pocket_tactics.change import logbook, map_changes
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.numbers import bounds, register, verb
from pixelhall.pocket_tactics.state.shared_actions import BUILDS, FINISHES
from pixelhall.pocket_tactics.state.state import Skirmish
from pixelhall.pocket_tactics.texts.book import Face


class ChooseForces(Op[Skirmish]):
    """Each player in turn takes a ready force or builds one, up to the agreed points; the lists are public (PK-10)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if not frame.numbers:
            frame.numbers = [0, 0]  # whose choice it is, and whether that player builds
        while frame.numbers[register.SETUP_CHOOSER] < state.seats:
            seat = frame.numbers[register.SETUP_CHOOSER]
            if state.rules.forces:
                names = [faction.name for faction in state.book.factions]
                take_force(state, seat, names.index(state.rules.forces[seat]))
            elif frame.numbers[register.SETUP_BUILDS] == 0:
                return ASK
            else:
                faces = faces_that_fit(state, seat)
                if faces:
                    state.asked = addition_question(state, seat, faces)  # kept: finding it takes long
                    return ASK
            frame.numbers[register.SETUP_CHOOSER] += 1
            frame.numbers[register.SETUP_BUILDS] = 0
        frame.numbers = [0, 0]
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        seat = frame.numbers[register.SETUP_CHOOSER]
        if frame.numbers[register.SETUP_BUILDS] == 1:
            return addition_question(state, seat, faces_that_fit(state, seat))
        options = [
            alone(verb.FORCE, i)
            for i in range(len(state.book.factions))
            if faction_points(state, i) <= state.rules.points
        ]
        options.append(BUILDS)
        return [Decision(seat, "Choose your force.", options, "PK-10", act=True)]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.BUILD:
            frame.numbers[register.SETUP_BUILDS] = 1
        elif action.verb == verb.ADD:
            map_changes.enlist(state, seat, action.a)
            say(state, logbook.SAYS_ADDS, seat, len(state.face) - 1)
        else:
            if action.verb == verb.FORCE:
                take_force(state, seat, action.a)
            frame.numbers[register.SETUP_CHOOSER] += 1
            frame.numbers[register.SETUP_BUILDS] = 0
        return self.run(state, frame)


def addition_question(state: Skirmish, seat: i64, faces: list[i64]) -> list[Decision]:
    """Asks which unit joins a force next; the seat may stop once it has a unit to begin with."""
    options = [alone(verb.ADD, face) for face in faces]
    if has_first_unit(state, seat):
        options.append(FINISHES)
    return [
        Decision(
            seat,
            f"Add a unit: {points_spent(state, seat)} of {state.rules.points} points are spent.",
            options,
            "PK-10",
            act=True,
        )
    ]


def take_force(state: Skirmish, seat: i64, faction: i64) -> None:
    for face in state.book.factions[faction].faces:
        map_changes.enlist(state, seat, face)
    say(state, logbook.SAYS_FORCE, seat, faction)


def faction_points(state: Skirmish, faction: i64) -> i64:
    total: i64 = 0
    for face in state.book.factions[faction].faces:
        total += state.book.faces[face].price
    return total


def points_spent(state: Skirmish, seat: i64) -> i64:
    total: i64 = 0
    for unit in range(len(state.face)):
        if state.owner[unit] == seat:
            total += state.card(unit).price
    return total


def faces_that_fit(state: Skirmish, seat: i64) -> list[i64]:
    """The faces that still fit: within the points, at most three of a Minion and two of anything else. Enough points must
    be left for a unit that can be placed at the start (PK-8)."""
    left = state.rules.points - points_spent(state, seat)
    summoned = left  # points for a unit that cannot be placed at the start
    if not has_first_unit(state, seat):
        summoned -= state.book.cheapest
    found: list[i64] = []
    for face in state.book.faces:
        if face.price <= (summoned if face.summoning > 0 else left) and copies(state, seat, face.index) < most_copies(
            face
        ):
            found.append(face.index)
    return found


def copies(state: Skirmish, seat: i64, face: i64) -> i64:
    """How many units with that face are in a force."""
    count: i64 = 0
    for unit in range(len(state.face)):
        if state.face[unit] == face and state.owner[unit] == seat:
            count += 1
    return count


def most_copies(face: Face) -> i64:
    """How many of a unit may be in a force."""
    return bounds.MOST_MINIONS if face.minion else bounds.MOST_COPIES


def has_first_unit(state: Skirmish, seat: i64) -> bool:
    """Whether a force has a unit that can be placed at the start."""
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.card(unit).summoning == 0:
            return True
    return False


class ChooseTiles(Op[Skirmish]):
    """The bag: the core pool, or six tiles that each player chooses, with at most three hazards (PK-2)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if not state.rules.chooses_tiles:
            fill_bag(state)
            return NEXT
        return ASK if frame.numbers[register.SETUP_TILES] < state.seats * bounds.EACH_TILES else self.finish(frame)

    def finish(self, frame: Frame) -> i64:
        frame.numbers = [0, 0]
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        full = frame.numbers[register.SETUP_HAZARDS] >= bounds.MOST_HAZARDS
        options = [
            alone(verb.TILE, kind) for kind in state.book.tiles() if not (full and state.book.terrains[kind].hazard)
        ]
        number = frame.numbers[register.SETUP_TILES] % bounds.EACH_TILES + 1
        return [
            Decision(
                frame.numbers[register.SETUP_TILES] // bounds.EACH_TILES,
                f"Choose tile {number} of {bounds.EACH_TILES} for the bag.",
                options,
                "PK-2",
                act=True,
            )
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        state.bag[action.a] += 1
        say(state, logbook.SAYS_TILE, seat, action.a)
        frame.numbers[register.SETUP_HAZARDS] += 1 if state.book.terrains[action.a].hazard else 0
        frame.numbers[register.SETUP_TILES] += 1
        if frame.numbers[register.SETUP_TILES] % bounds.EACH_TILES == 0:
            frame.numbers[register.SETUP_HAZARDS] = 0
        return self.run(state, frame)


def fill_bag(state: Skirmish) -> None:
    """The core pool, scaled to the number of players; tiles of the first kind fill what rounding leaves out."""
    for kind in state.book.tiles():
        state.bag[kind] = state.book.terrains[kind].count * state.seats // 2
    state.bag[state.book.tiles()[0]] += state.seats * bounds.EACH_TILES - sum(state.bag)


class ChooseCentre(Op[Skirmish]):
    """The central feature: by chance, as agreed beforehand, or proposed and accepted (PK-5)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        central = state.rules.central
        if central == "agree":
            return ASK
        if central == "random":
            draw_centre(state)
        else:
            set_centre(state, [terrain.name for terrain in state.book.terrains].index(central))
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        if frame.numbers[register.SETUP_CHOOSER] == 0:
            proposals = [alone(verb.PROPOSE, feature) for feature in state.book.features()]
            return [Decision(0, "Propose a central feature.", proposals, "PK-5", act=True)]
        name = state.book.terrains[frame.numbers[register.SETUP_PROPOSED]].name
        return [
            Decision(
                frame.numbers[register.SETUP_CHOOSER],
                f"Accept {name} as the central feature?",
                [Action(verb.ACCEPT), Action(verb.REFUSE)],
                "PK-5",
                act=True,
            )
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.PROPOSE:
            say(state, logbook.SAYS_PROPOSES, seat, action.a)
            frame.numbers = [1, action.a]
            return ASK
        if action.verb == verb.REFUSE:
            say(state, logbook.SAYS_REFUSES, seat)
            draw_centre(state)
        elif seat + 1 < state.seats:
            frame.numbers[register.SETUP_CHOOSER] = seat + 1
            return ASK
        else:
            set_centre(state, frame.numbers[register.SETUP_PROPOSED])
        frame.numbers = [0, 0]
        return NEXT


def draw_centre(state: Skirmish) -> None:
    """Draws the central feature at random from those that can be drawn."""
    features = [
        feature for feature in state.book.features() if state.book.terrains[feature].count > 0
    ] or state.book.features()
    set_centre(state, features[state.chance.draw(len(features))])


def set_centre(state: Skirmish, feature: i64) -> None:
    map_changes.bring(state, state.seats, feature)
    say(state, logbook.SAYS_CENTRE, -1, feature)


class ChooseHomes(Op[Skirmish]):
    """Each player chooses a feature; the same may be chosen twice (PK-5)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        return ASK if frame.numbers[register.SETUP_CHOOSER] < state.seats else NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        homes = [alone(verb.HOME, feature) for feature in state.book.features()]
        return [Decision(frame.numbers[register.SETUP_CHOOSER], "Choose your own feature.", homes, "PK-5", act=True)]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        map_changes.bring(state, seat, action.a)
        say(state, logbook.SAYS_HOME, seat, action.a)
        frame.numbers[register.SETUP_CHOOSER] += 1
        return self.run(state, frame)
