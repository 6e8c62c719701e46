"""The units, terrains and factions of Pocket-Tactics as they are printed."""

from typing import Any

from pixelhall.core.shelf import Chapter, Printed, SetShelf
from pixelhall.pocket_tactics.cards import card_sets, wordings
from pixelhall.pocket_tactics.cards.glossary import MEANINGS
from pixelhall.pocket_tactics.cards.search_words import of_force_text, of_ground_texts, of_unit_texts


class UnitShelf(SetShelf[card_sets.UnitSet]):
    folders = card_sets.FOLDERS

    def printed(self, found: card_sets.UnitSet) -> tuple[Printed, ...]:
        shown = [of_unit(unit) for unit in found.units] + [of_ground(ground) for ground in found.grounds]
        return (*shown, *(of_force(force, found) for force in found.forces))

    def check(self, found: card_sets.UnitSet) -> None:
        card_sets.prove(found)

    def vocabulary(self) -> list[Chapter]:
        return wordings.vocabulary()

    def sample(self) -> str:
        return wordings.SAMPLE

    def examples(self) -> list[str]:
        return ["archer", "units that fly", "revive", "features that bump", "points<=5", "off>=3 def>=3"]

    def remarks(self, found: card_sets.UnitSet) -> list[str]:
        return card_sets.remarks(found)


def of_unit(unit: card_sets.Unit) -> Printed:
    """A unit: its dice and icons, its types, its sentences."""
    icons = [f"{icon.capitalize()} {n}" for icon in card_sets.ICONS if (n := getattr(unit, icon))]
    numbers = f"OFF {dice(unit.off, unit.off_bumps)}, DEF {dice(unit.defence, unit.def_bumps)}"
    lines = [("Types", ", ".join(unit.types)), ("Favoured terrain", unit.favoured)]
    lines += [("Icons", ", ".join(icons))] if icons else []
    lines.append(("Ability", " ".join(unit.texts) or "no ability"))
    data: dict[str, Any] = {
        "kind": "unit",
        "points": unit.points,
        "off": unit.off,
        "def": unit.defence,
        "off_bumps": list(unit.off_bumps),
        "def_bumps": list(unit.def_bumps),
        "types": list(unit.types),
        "favoured": unit.favoured,
        "texts": list(unit.texts),
        **{icon: getattr(unit, icon) for icon in card_sets.ICONS},
        "keywords": {icon.capitalize(): MEANINGS[icon.capitalize()] for icon in card_sets.ICONS if getattr(unit, icon)},
    }
    brief = f"{unit.points:>2} points, {numbers}" + "".join(f", {icon}" for icon in icons)
    return Printed(
        unit.name,
        unit.set,
        tuple(lines),
        data,
        head=f"{unit.points} points, {numbers}",
        brief=brief,
        gists=of_unit_texts(unit),
    )


def dice(n: int, bumps: tuple[int, ...]) -> str:
    """Dice and bumps: 3 +1."""
    return " ".join([str(n), *(f"+{bump}" for bump in bumps)])


def of_ground(ground: card_sets.Ground) -> Printed:
    kind = "feature" if ground.feature else "tile"
    text = " ".join(ground.texts)
    data: dict[str, Any] = {"kind": kind, "texts": list(ground.texts), "pool": ground.pool}
    return Printed(
        ground.name,
        ground.set,
        (("Effect", text or "no effect"),),
        data,
        head=kind,
        brief=f"{kind}. {text or 'No effect.'}",
        gists=of_ground_texts(ground),
    )


def of_force(force: card_sets.Force, found: card_sets.UnitSet) -> Printed:
    total = sum(
        unit.points for unit in found.units if unit.name in force.units for _ in range(force.units.count(unit.name))
    )
    lines = (
        ("Units", ", ".join(force.units)),
        ("Feature", force.home),
        *((("About", force.words),) if force.words else ()),
    )
    data: dict[str, Any] = {"kind": "faction", "units": list(force.units), "home": force.home, "points": total}
    return Printed(
        force.name,
        force.set,
        lines,
        data,
        head=f"faction, {total} points",
        brief=f"faction of {len(force.units)} units, {total} points",
        gists=of_force_text(force),
    )
