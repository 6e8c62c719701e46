"""Everything about a tile, a unit, a terrain or a faction, with reach, range and odds for units on the map."""

from pixelhall.core.errors import BadText
from pixelhall.core.game import Action
from pixelhall.pocket_tactics.legal.actions import assaults, leaps, steps
from pixelhall.pocket_tactics.numbers import form, verb
from pixelhall.pocket_tactics.outlook.shown_odds import shown_odds
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.state.board import controller, spot_named, tile_at, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.book import Face, Terrain


def describe(state: Skirmish, seat: int, words: str) -> list[str]:
    """By the name of a place on the map, a unit, a terrain or a faction."""
    text = " ".join(words.lower().split())
    spot = spot_named(state, text)
    tile = tile_at(state, spot) if spot >= 0 else -1
    if tile >= 0:
        return of_tile(state, seat, tile)
    for face in state.book.faces:
        if face.name.lower() == text:
            return of_face(state, face)
    for terrain in state.book.terrains:
        if terrain.name.lower() == text:
            return of_terrain(terrain)
    for faction in state.book.factions:
        if faction.name.lower() == text:
            return [f"{faction.name}: {faction.words}", *(brief(state.book.faces[face]) for face in faction.faces)]
    raise BadText(f'"{words}" is no tile of the map (l12), unit, terrain or faction of this play')


def of_tile(state: Skirmish, seat: int, tile: Tile) -> list[str]:
    lines = of_terrain(state.ground(tile))
    lines[0] = f"{tile_name(state, tile)}: {lines[0]}"
    if state.feature[tile] >= 0:
        holder = controller(state, tile)
        lines.append("Controlled by " + (who(state, seat, holder) if holder >= 0 else "nobody") + ".")
    unit = state.stands[tile]
    if unit >= 0:
        lines += [
            "",
            *of_face(state, state.card(unit)),
            f"Belongs to {who(state, seat, state.owner[unit])}.",
            *prospects(state, unit),
        ]
    return lines


def who(state: Skirmish, viewer: int, seat: int) -> str:
    if seat == viewer:
        return "you"
    return "your rival" if viewer >= 0 and state.seats == 2 else f"seat {seat}"


def of_terrain(terrain: Terrain) -> list[str]:
    return [f"{terrain.name} ({'feature' if terrain.is_feature else 'tile'})", *(terrain.texts or ["No effect."])]


def of_face(state: Skirmish, face: Face) -> list[str]:
    """What is printed on a unit."""
    icons = {
        "Swift": face.swift,
        "Flying": face.flying,
        "Ranged": face.ranged,
        "Daylight": face.daylight,
        "Summoning": face.summoning,
    }
    lines = [
        brief(face),
        f"Types: {', '.join(face.type_names)}. Favoured terrain: {state.book.terrains[face.favoured].name}.",
    ]
    if any(icons.values()):
        lines.append(", ".join(f"{icon} {n}" for icon, n in icons.items() if n) + ".")
    return lines + (face.texts or ["No ability."])


def brief(face: Face) -> str:
    numbers = [
        " ".join([name, str(dice), *(f"+{bump}" for bump in bumps)])
        for name, dice, bumps in zip(("OFF", "DEF"), face.dice, face.bumps)
    ]
    return f"{face.name}: {face.price} points, {', '.join(numbers)}"


def prospects(state: Skirmish, unit: Unit) -> list[str]:
    """Where a unit can step, and whom it could assault with which odds."""
    reach = sorted(tile_name(state, tile) for tile in steps(state, unit))
    lines = [f"One step leads to: {', '.join(reach) or 'nowhere'}."]
    far: list[Action] = []
    leaps(state, unit, far)
    if far:
        lines.append(f"It may leap to: {', '.join(tile_name(state, action.b) for action in far)}.")
    found: list[Action] = []
    assaults(state, unit, found)
    for action in found:
        target = state.stands[action.b]
        fewer = state.card(unit).ability(form.LOBS).n if action.verb == verb.LOB else 0
        falls, fells = shown_odds(state, state.owner[unit], unit, state.place[unit], target, 0, fewer)
        lines.append(
            f"{notation.write(state, action)}: {state.card(target).name} falls {falls:.0%}, {state.card(unit).name} falls {fells:.0%}."
        )
    return lines if found else [*lines, "Nobody is in its reach and sight."]
