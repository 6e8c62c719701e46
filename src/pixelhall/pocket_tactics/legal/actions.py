"""What a player may do in a turn: the list of legal actions (PK-12). Each function finds those of one kind."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from pixelhall.core.action_pool import alone, every
from pixelhall.core.game import Action
from pixelhall.pocket_tactics.numbers import form, off_map, verb
from pixelhall.pocket_tactics.state.board import adjacent, controller, next_to, shoots_at, sight_distances
from pixelhall.pocket_tactics.state.shared_actions import act
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.book import Face


def legal_actions(state: Skirmish, seat: i64) -> list[Action]:
    """All actions of a seat."""
    found: list[Action] = []
    owner, place = state.owner, state.place
    for unit in range(len(owner)):
        if owner[unit] == seat and place[unit] >= 0:
            card = state.card(unit)
            moves(state, unit, found)
            assaults(state, unit, found)
            if returns(state, unit):
                found.append(alone(verb.RETURN, unit))
            if card.leaps:
                leaps(state, unit, found)
            if card.special:
                specials(state, unit, found)
    deployments(state, seat, found)
    return found


def moves(state: Skirmish, unit: Unit, found: list[Action]) -> None:
    """Where one step can lead: a free tile next to the unit, or over one ally to a free tile next to that ally; flyers
    hop over enemies too (PK-18, PK-20)."""
    row = every(verb.MOVE, unit, len(state.kind))
    stands = state.stands
    crowded = False
    for tile in state.neighbours(state.place[unit]):
        if stands[tile] < 0:
            found.append(row[tile])
        else:
            crowded = True
    if crowded:
        for tile in hops(state, unit):
            found.append(row[tile])


def hops(state: Skirmish, unit: Unit) -> vec[i64]:
    """The tiles to which a step over another unit leads, without those next to the unit."""
    start, stands, owner = state.place[unit], state.stands, state.owner
    flies = state.card(unit).flying > 0
    near = state.neighbours(start)
    found = vec[i64]()
    for over in near:
        other = stands[over]
        if other >= 0 and (flies or owner[other] == owner[unit]):
            for tile in state.neighbours(over):
                if tile != start and stands[tile] < 0 and tile not in near and tile not in found:
                    found = append(found, tile)
    return found


def steps(state: Skirmish, unit: Unit) -> vec[i64]:
    """The tiles to which one step can lead, those next to the unit first."""
    found = vec[i64]()
    for tile in state.neighbours(state.place[unit]):
        if state.stands[tile] < 0:
            found = append(found, tile)
    return extend(found, hops(state, unit))


def stops_on_the_way(state: Skirmish, unit: Unit, start: Tile, goal: Tile) -> bool:
    """Whether every way of this step hops over a unit on terrain that stops units: what the first version of the rules
    asked (PK-21)."""
    if adjacent(state, start, goal):
        return False
    flies = state.card(unit).flying > 0
    for tile in state.neighbours(start):
        if state.stands[tile] >= 0 and adjacent(state, tile, goal):
            if (flies or state.owner[state.stands[tile]] == state.owner[unit]) and not stops_on(state, unit, tile):
                return False
    return True


def stops_on(state: Skirmish, unit: Unit, tile: Tile) -> bool:
    """Whether the terrain of a tile ends the steps of a unit."""
    ground = state.ground(tile)
    return (ground.halts or (ground.holds and state.card(unit).flying == 0)) and not exempt(state, unit, tile)


def exempt(state: Skirmish, unit: Unit, tile: Tile) -> bool:
    """Whether a unit ignores the hazards of a tile: its favoured terrain, or an ability (PK-40)."""
    card = state.card(unit)
    ground = state.terrain(tile)
    if card.favoured == ground:
        return True
    if card.has(form.SUREFOOTED):
        for ability in card.abilities:
            if ability.form == form.SUREFOOTED and ability.terrain == ground:
                return True
    return False


def leaps(state: Skirmish, unit: Unit, found: list[Action]) -> None:
    """Moves to far tiles, which replace the normal move (PK-51)."""
    for tile in range(len(state.kind)):
        if state.stands[tile] < 0 and leads_to(state, unit, tile):
            found.append(act(verb.LEAP, unit, tile))


def leads_to(state: Skirmish, unit: Unit, tile: Tile) -> bool:
    """Whether an ability lets a unit leap to a free tile."""
    card = state.card(unit)
    if card.has(form.LEAPS) and state.terrain(tile) == card.ability(form.LEAPS).terrain:
        return True
    if card.has(form.RALLIES):
        wanted = card.ability(form.RALLIES).types
        for other in state.neighbours(tile):
            ally = state.stands[other]
            if (
                ally >= 0
                and ally != unit
                and state.owner[ally] == state.owner[unit]
                and state.card(ally).types & wanted != 0
            ):
                return True
    return False


def assaults(state: Skirmish, unit: Unit, found: list[Action]) -> None:
    """Every enemy that a unit may assault."""
    start, stands, owner, place = state.place[unit], state.stands, state.owner, state.place
    seat = owner[unit]
    card = state.card(unit)
    if card.ranged == 0:
        for tile in state.neighbours(start):
            other = stands[tile]
            if other >= 0 and owner[other] != seat:
                found.append(act(verb.ASSAULT, unit, tile))
        return
    shoots = may_shoot(state, unit)
    for other in range(len(owner)):
        goal = place[other]
        if goal < 0 or owner[other] == seat:
            continue
        if adjacent(state, start, goal) or (shoots and shoots_at(state, seat, unit, start, other, goal)):
            found.append(act(verb.ASSAULT, unit, goal))
        elif shoots and card.has(form.LOBS) and lobs(state, unit, goal):
            found.append(act(verb.LOB, unit, goal))


def may_shoot(state: Skirmish, unit: Unit) -> bool:
    """Whether a unit may begin a ranged assault now (PK-50)."""
    card = state.card(unit)
    if card.has(form.RELOADS) and state.fired[unit] > 0:
        return False
    return not card.has(form.GROUNDED) or next_to(state, state.place[unit], card.favoured)


def lobs(state: Skirmish, unit: Unit, goal: Tile) -> bool:
    """Whether a target is in range when nothing but gaps blocks."""
    reach = 1 + state.card(unit).ranged
    return sight_distances(state, state.owner[unit], state.place[unit], reach, True)[goal] <= reach


def returns(state: Skirmish, unit: Unit) -> bool:
    """Whether a unit may go back to the reserves: in a feature, or next to one that an own unit occupies (PK-35)."""
    start = state.place[unit]
    if state.feature[start] >= 0:
        return True
    for tile in state.neighbours(start):
        if state.feature[tile] >= 0:
            other = state.stands[tile]
            if other >= 0 and state.owner[other] == state.owner[unit]:
                return True
    return False


def deployments(state: Skirmish, seat: i64, found: list[Action]) -> None:
    """Units of the reserves onto free tiles next to a controlled feature; units that must be summoned, by a Mage or
    Arcane ally."""
    owner, place = state.owner, state.place
    tiles = deployment_tiles(state, seat)
    for unit in range(len(owner)):
        if owner[unit] != seat or place[unit] != off_map.RESERVE or not first_alike(state, unit):
            continue
        card = state.card(unit)
        if card.summoning > 0:
            summonings(state, seat, unit, found)
            continue
        row = every(verb.DEPLOY, unit, len(state.kind))
        for tile in tiles:
            found.append(row[tile])
        if card.sneaks:
            for tile in range(len(state.kind)):
                if state.stands[tile] < 0 and tile not in tiles and sneaks_to(state, card, tile):
                    found.append(row[tile])


def first_alike(state: Skirmish, unit: Unit) -> bool:
    """Whether no unit before this one is equal and in the same zone: the first of equal units stands for all."""
    face, owner, place = state.face, state.owner, state.place
    for other in range(unit):
        if face[other] == face[unit] and owner[other] == owner[unit] and place[other] == place[unit]:
            return False
    return True


def deployment_tiles(state: Skirmish, seat: i64) -> vec[i64]:
    """The free tiles next to a feature that the seat controls (PK-34)."""
    found = vec[i64]()
    stands = state.stands
    for tile in state.sites:
        if controller(state, tile) == seat:
            for other in state.neighbours(tile):
                if stands[other] < 0 and other not in found:
                    found = append(found, other)
    return found


def sneaks_to(state: Skirmish, card: Face, tile: Tile) -> bool:
    """Whether an ability lets a unit be deployed on a free tile."""
    if card.has(form.AMBUSHES) and next_to(state, tile, card.ability(form.AMBUSHES).terrain):
        return True
    if card.has(form.SCOUTS):
        for other in state.neighbours(tile):
            if state.feature[other] >= 0:
                return True
    return False


def summonings(state: Skirmish, seat: i64, unit: Unit, found: list[Action]) -> None:
    """Who can summon a unit, and to which free tile next to the summoner (PK-42)."""
    for summoner in range(len(state.face)):
        if state.owner[summoner] == seat and state.place[summoner] >= 0 and state.card(summoner).conjures:
            for tile in state.neighbours(state.place[summoner]):
                if state.stands[tile] < 0:
                    found.append(Action(verb.SUMMON, unit, summoner, tile))


def specials(state: Skirmish, unit: Unit, found: list[Action]) -> None:
    """Special actions, each in place of the action of the turn (PK-45)."""
    card = state.card(unit)
    if card.has(form.RANSOMS) and captives(state, state.owner[unit]):
        found.append(Action(verb.RANSOM, unit))
    if card.has(form.SHIFTS):
        terrain = card.ability(form.SHIFTS).terrain
        for tile in range(len(state.kind)):
            if state.feature[tile] == terrain and state.stands[tile] < 0:
                for goal in state.neighbours(tile):
                    if state.feature[goal] < 0 and state.stands[goal] < 0:
                        found.append(Action(verb.SHIFT, unit, tile, goal))
    if card.has(form.BLIGHTS):
        terrain = card.ability(form.BLIGHTS).terrain
        for other in range(len(state.face)):
            if (
                state.place[other] >= 0
                and state.owner[other] != state.owner[unit]
                and beside(state, state.place[other], terrain)
            ):
                found.append(Action(verb.BLIGHT, unit, state.place[other]))
    if card.has(form.PUSHES):
        for tile in state.neighbours(state.place[unit]):
            other = state.stands[tile]
            if other >= 0 and state.owner[other] != state.owner[unit]:
                for goal in state.neighbours(tile):
                    if state.stands[goal] < 0:
                        found.append(Action(verb.PUSH, unit, tile, goal))


def beside(state: Skirmish, tile: Tile, terrain: i64) -> bool:
    """Whether a tile lies next to this terrain."""
    for other in state.neighbours(tile):
        if state.terrain(other) == terrain:
            return True
    return False


def captives(state: Skirmish, seat: i64) -> list[Unit]:
    """The units of a seat that others have captured; of equal units, the first."""
    found: list[Unit] = []
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] == off_map.CAPTURED and first_alike(state, unit):
            found.append(unit)
    return found


def can_deploy(state: Skirmish, seat: i64) -> bool:
    """Whether a seat could bring a unit from its reserves onto the map (PK-14, PK-44)."""
    found: list[Action] = []
    deployments(state, seat, found)
    return len(found) > 0
