"""What a seat may know, as data for JSON: everything but what the dice and the bag will bring."""

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from pixelhall.core.game import Decision
from pixelhall.pocket_tactics.flow.ending import captured_points
from pixelhall.pocket_tactics.flow.setup import points_spent
from pixelhall.pocket_tactics.numbers import chart, contest_field, contest_kind, form, off_map, program, register, verb
from pixelhall.pocket_tactics.outlook.shown_odds import shown_odds
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.show.reach import reach, risks
from pixelhall.pocket_tactics.show.throws import throws
from pixelhall.pocket_tactics.show.view_types import Contest, Player, Side, SkirmishView, Spot, Standing
from pixelhall.pocket_tactics.show.view_types import Tile as TileView
from pixelhall.pocket_tactics.show.view_types import Unit as UnitView
from pixelhall.pocket_tactics.state.board import controller, feature_count, spot_name, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

if TYPE_CHECKING:
    from pixelhall.pocket_tactics.game import PocketTactics


def view(game: "PocketTactics", state: Skirmish, seat: int) -> dict[str, Any]:
    decision = game.asked(state, seat) if seat >= 0 else None
    shown: SkirmishView = {
        "game": "pocket-tactics",
        "seat": seat,
        "turn": state.turn,
        "active": state.active,
        "first": state.order[-1],
        "quiet": state.quiet,
        "limits": {"stall": state.rules.stall, "turns": state.rules.turns, "points": state.rules.points},
        "tiles": [of_tile(state, tile) for tile in range(len(state.kind))],
        "bag": {state.book.terrains[kind].name: n for kind, n in enumerate(state.bag) if n},
        "players": [of_player(state, other) for other in range(state.seats)],
        "contest": of_contest(state),
        "throws": throws(state, seat),
        "asked": [asked.seat for asked in game.decisions(state)],
        "odds": {} if decision is None else odds(state, decision),
        "risks": {} if decision is None else risks(state, decision),
        "spots": []
        if decision is None
        else [of_spot(state, option.a) for option in decision.options if option.verb == verb.LAY],
        "drawn": tile_to_lay(game, state),
    }
    return cast("dict[str, Any]", shown)


def tile_to_lay(game: "PocketTactics", state: Skirmish) -> str:
    """The tile out of the bag that is to be laid, or nothing."""
    laying = any(decision.options[0].verb == verb.LAY for decision in game.decisions(state))
    return state.book.terrains[state.stack[-1].numbers[register.SETUP_DRAWN]].name if laying else ""


def of_spot(state: Skirmish, spot: i64) -> Spot:
    """A place of the map: its name and its axial coordinates."""
    return {"at": spot_name(state, spot), "q": spot // chart.WIDE - chart.HALF, "r": spot % chart.WIDE - chart.HALF}


def of_tile(state: Skirmish, tile: Tile) -> TileView:
    unit, feature, spot = state.stands[tile], state.feature[tile], state.spot[tile]
    words: TileView = {
        "at": spot_name(state, spot),
        "q": spot // chart.WIDE - chart.HALF,
        "r": spot % chart.WIDE - chart.HALF,
        "tile": state.book.terrains[state.kind[tile]].name,
    }
    if text := " ".join(state.ground(tile).texts):
        words["text"] = text
    if feature >= 0:
        words["feature"] = state.book.terrains[feature].name
        if controller(state, tile) >= 0:
            words["control"] = controller(state, tile)
        if tile in state.homes:
            words["home"] = state.homes.index(tile)
    if unit >= 0:
        words["unit"] = of_unit_there(state, unit)
    return words


def of_unit_there(state: Skirmish, unit: Unit) -> Standing:
    """A unit on the map: what it could do from where it stands, too."""
    return {**of_unit(state, unit), **reach(state, unit)}


def of_unit(state: Skirmish, unit: Unit) -> UnitView:
    """Whatever is printed on a unit, and whose it is."""
    card = state.card(unit)
    return {
        "name": card.name,
        "card": card.name,
        "seat": state.owner[unit],
        "points": card.price,
        "off": card.dice[0],
        "def": card.dice[1],
        "off_bumps": card.bumps[0][:],
        "def_bumps": card.bumps[1][:],
        "swift": card.swift,
        "flying": card.flying,
        "ranged": card.ranged,
        "daylight": card.daylight,
        "summoning": card.summoning,
        "favoured": state.book.terrains[card.favoured].name,
        "types": card.type_names[:],
        "text": " ".join(card.texts),
        "fired": state.fired[unit] > 0 and card.has(form.RELOADS),
    }


def of_player(state: Skirmish, seat: i64) -> Player:
    captured = [
        unit for unit in range(len(state.face)) if state.place[unit] == off_map.CAPTURED and state.captor[unit] == seat
    ]
    brought = state.brought[seat]
    return {
        "seat": seat,
        "out": bool(state.out[seat]),
        "feature": state.book.terrains[brought].name if brought >= 0 else "",
        "home": tile_name(state, state.homes[seat]) if state.homes[seat] >= 0 else "",
        "spent": points_spent(state, seat),
        "features": feature_count(state, seat),
        "reserves": [of_unit(state, unit) for unit in state.reserves(seat)],
        "captures": [of_unit(state, unit) for unit in captured],
        "captured_points": captured_points(state, seat),
    }


def of_contest(state: Skirmish) -> Contest | None:
    """The dice on the table while an assault or a test is under way."""
    contest = state.contest
    rolling = any(frame.program in (program.ASSAULT, program.TEST, program.SUMMON) for frame in state.stack)
    if contest[contest_field.KIND] == contest_kind.NONE or not rolling or not any(state.pools):
        return None
    sides: list[Side] = []
    for side in range(2):
        unit = contest[contest_field.UNIT + side]
        sides.append(
            {
                "seat": contest[contest_field.SEAT + side],
                "unit": state.card(unit).name if unit >= 0 else "",
                "off": state.pools[side * 2][:],
                "def": state.pools[side * 2 + 1][:],
                "rerolls": contest[contest_field.REROLLS + side],
                "off_bumps": state.bumps[side * 3][:],
                "def_bumps": state.bumps[side * 3 + 1][:],
                "bumps": state.bumps[side * 3 + 2][:],
            }
        )
    return {"kind": ("", "assault", "test", "daylight", "summoning")[contest[contest_field.KIND]], "sides": sides}


def odds(state: Skirmish, decision: Decision) -> dict[str, list[float]]:
    """For each assault that is open now, how likely the target falls and how likely the attacker does."""
    found: dict[str, list[float]] = {}
    for option in decision.options:
        if option.verb == verb.ASSAULT or option.verb == verb.LOB:
            charged = 0 if decision.act else 1
            fewer = state.card(option.a).ability(form.LOBS).n if option.verb == verb.LOB else 0
            falls, fells = shown_odds(
                state, decision.seat, option.a, state.place[option.a], state.stands[option.b], charged, fewer
            )
            found[notation.write(state, option)] = [round(falls, 3), round(fells, 3)]
    return found
