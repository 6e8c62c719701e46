"""Writes scenarios for texts of cards that none fires yet: `cd tests; python -m pixel_tactics.write_scenarios bases`.

A text is played in positions that chance deals, beside the same card with each change of that text (test_sets_fired.py).
What is kept is a play in which a change makes a difference. Then all that it can do without is left out, line by line,
and the facts are added that tell the changes apart. What is written is a scenario like any other: read it before it is
committed, for it says what the engine does, and only a reader knows whether that is what the card says.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from pixelhall.core import scenarios
from pixelhall.core.errors import PixelhallError
from pixelhall.core.facts import NAMES
from pixelhall.pixel_tactics.cards.card_sets import Base, Card, Chase, load
from pixelhall.pixel_tactics.change import cards
from pixelhall.pixel_tactics.numbers import keyword, mark, per_seat, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.state.parts import base_of
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.reading import attack, has, life

from .test_sets_fired import CARDS, FOLDER, GAME, PARTS, Printed, cards_in, holds, line, slug, texts, variants

HELPERS = {
    "Ogre": "hero Ogre 4/9",
    "Imp": "hero Imp 1/3",
    "Archer": 'hero Archer 3/5 vanguard "Ranged Attack." flank "Ranged Attack." rear "Ranged Attack."',
    "Guard": 'hero Guard 2/8 vanguard "Intercept." flank "Intercept."',
    "Sage": 'hero Sage 2/4 vanguard "Spell: Draw 1 card." flank "Spell: Choose a Hero. Apply 1 damage to it." '
    'rear "Spell: Choose a Character. Apply 2 damage to it."',
    "Axe": 'hero Axe 2/4 order "Choose a Hero. Defeat it."',
    "Bolt": 'hero Bolt 2/4 order "Choose a Character. Apply 3 damage to it."',
    "Rain": 'hero Rain 2/4 order "Apply 2 damage to each Character."',
    "Rope": 'hero Rope 2/4 order "Choose a Hero. Move it 1 slot back."',
    "Flag": 'hero Flag 2/4 operation "Your hand limit is 6."',
    "Snare": 'hero Snare 2/4 trap "When a Rival Character declares an attack: Apply 1 damage to it."',
    "Thief": 'hero Thief 2/4 order "Each player discards 1 card."',
}
STANDING = ("Ogre", "Imp", "Archer", "Guard", "Sage", "Blank")
HELD = ("Axe", "Bolt", "Rain", "Rope", "Flag", "Snare", "Thief", "Imp", "Ogre")
SLOTS = [f"{row}{column}" for row in "vfr" for column in "123" if row + column != "f2"]
IDS = {"ongoing": "PT-BASE-01", "snap": "PT-BASE-02", "leader": "PT-CHASE-01"}
KEYWORDS = ("Intercept", "Ranged Attack", "Decoy", "Swift", "Deathproof", "Lifesteal", "Pierce", "Double Attack")
WATCHED: list[str] = []  # the keywords of the text at hand: only they are looked for
SAID: list[str] = []  # what else is looked for only if the text speaks of it
MOST_ACTIONS = 12
Facts = dict[str, str]  # what is asked for, and the line that holds


@dataclass(frozen=True)
class Try:
    """A position and what is done in it."""

    position: tuple[str, ...]
    script: tuple[str, ...]

    def text(self, head: str) -> str:
        return "\n".join([head, *self.position])


# Positions.


def dealt(card: Printed, box: str, text: str, luck: Random) -> tuple[str, ...]:
    """A position with the card where this text is read."""
    row = {"vanguard": "v", "flank": "f", "rear": "r"}.get(box, "")
    own = [slot for slot in SLOTS if slot.startswith(row)] if row else []
    place = luck.choice(own) if own else ""
    wave = {"v": "vanguard", "f": "flank", "r": "rear"}.get(row, "vanguard")
    if luck.random() < 0.3:
        wave = luck.choice(("vanguard", "flank", "rear"))
    lines = []
    if isinstance(card, Base):
        lines += ["option bases=true"]
    elif isinstance(card, Chase):
        of = next(one for one in CARDS if one.name == card.of)
        lines += ["option chase=true", *([f'option sets=["{of.set}"]'] if of.set != "core" else [])]
    elif card in load(card.set).promos:
        lines += ["option promos=true"]
    elif card.set != "core":
        lines += [f'option sets=["{card.set}"]']
    lines += [f"wave {wave}", f"first {luck.choice(('you', 'rival'))}"]
    if "for the first time" in text or "once" in text:
        lines += ["active you", "actions 4"]
    if "romo" in text:
        lines += ["promos Bad Poet, Lost Tourist, Prize Marrow, Town Crier"]
    lines += ["active rival"] if "actions 4" not in lines and luck.random() < (0.6 if box == "trap" else 0.3) else []
    lines += ["actions 3"] if "actions 4" not in lines and luck.random() < 0.3 else []
    lines += ["rival actions 2"] if luck.random() < 0.3 else []
    if "round 1" in text and luck.random() < 0.6:
        lines += ["round 1"]
    if any(word in text for word in ("coin", "roll", "random")):
        lines += [f"fate {' '.join(str(luck.randint(0, 5)) for _ in range(8))}"]
    lines += [f"you base {card.name}"] if box in ("ongoing", "snap") else []
    special = [" (token)"] * 3 * ("token" in text) + [" (status +1 Attack)"] * 3 * ("status" in text)
    standing = (*STANDING, *["Sage"] * 6 * ("Spell" in text))
    chief = card.name if isinstance(card, Chase) else card.leader.name if isinstance(card, Card) and card.leader else ""
    for side in ("you", "rival"):
        who = chief if box == "leader" and side == "you" else "Plain"
        lines += [f"{side} leader {who} (damage {luck.randint(1, 5)})"]
        taken = [place] if place and side == "you" else []
        for slot in luck.sample([one for one in SLOTS if one not in taken], luck.randint(2, 4)):
            marks = luck.choice(["", "", "", " (damage 1)", " (damage 2)", " (corpse)", *special])
            lines += [f"{side} {slot} {luck.choice(standing)}{marks}"]
        if taken:
            hurt = luck.choice(["", "", " (damage 1)", f" (damage {max(1, life_of(card) - 2)})"])
            lines += [f"you {place} {card.name}{hurt}"]
        many = 3 if "for the first time" in text else luck.randint(0 if "no cards" in text else 1, 3)
        hand = [luck.choice(HELD) for _ in range(many)]
        if side == "you" and box in ("order", "operation", "trap"):
            hand = [card.name, *hand] if box != "trap" else hand
        lines += [f"{side} hand {', '.join(hand) or 'none'}"]
        lines += [f"{side} deck {', '.join(luck.sample(HELD, 4))}"] if "deck" in text else []
        lines += [f"{side} discard {', '.join(luck.sample(HELD, 2))}"] if "discard pile" in text else []
    if box == "trap":
        lines += [f"you reserve {card.name}"]
    return with_helpers(lines)


def with_helpers(lines: list[str]) -> tuple[str, ...]:
    """The position with a line for each of the helpers that it names."""
    said = " ".join(line for line in lines if not line.startswith("option"))
    options = [line for line in lines if line.startswith("option")]
    helpers = [line for name, line in HELPERS.items() if re.search(rf"\b{name}\b", said)]
    return (*options, *helpers, *lines[len(options) :])


def life_of(card: Printed) -> int:
    return card.life if isinstance(card, Card) else 5


def laid(position: tuple[str, ...], own: str) -> Duel:
    """A position, with the card as this line has it."""
    text = "\n".join(position)
    scenario = scenarios.read(text)
    scenario.position.insert(0, (0, own))
    with cards_in("\n".join([own, *(line for line in position if not line.startswith("hero"))])):
        state: Duel = GAME.stage(scenario.options, scenario.position)
    return state


# What is so.


def facts(state: Duel) -> Facts:
    """All that a scenario can ask of a position: what is asked for, and the line that holds."""
    found: Facts = {}
    for seat, side in enumerate(NAMES[:2]):
        for slot in [*SLOTS, "f2"]:
            who = f"{side} {slot}" if slot != "f2" else f"{side} leader"
            found |= of_slot(state, who, state.unit[notation.place(seat, slot)])
        for name, pile in (("hand", zone.HAND), ("discard", zone.DISCARD), ("deck", zone.DECK)):
            names = [notation.face_name(state, card) for card in state.pile(seat, pile) if card >= 0]
            found[f"{side} {name}"] = f"{side} {name} {len(names)}"
            if name != "deck":
                found |= {f"{side} {name} {one}": f"{side} {name} {one}" for one in names}
            if name == "hand" and "hand is open" in SAID:
                found[f"{side} open"] = f"{side} hand {closed(state, seat)}"
            if names:
                found[f"{side} {name} top"] = f"{side} {name} top {names[-1]}"
        for spot, card in enumerate(state.pile(seat, zone.RESERVE)):
            if card >= 0:
                found |= {f"{side} reserve {spot}": f"{side} reserve {notation.face_name(state, card)}"}
        found[f"{side} actions"] = f"{side} actions {state.of(seat, per_seat.ACTIONS)}"
        base = base_of(state, seat)
        if base >= 0:
            found[f"{side} base"] = f"{side} base {'flipped' if state.marked(base, mark.DOWN) else 'face up'}"
    found |= {"round": f"round {state.round}", "active": f"active {NAMES[state.active]}"}
    found |= {"wave": f"wave {('vanguard', 'flank', 'rear')[state.row]}", "first": f"first {NAMES[state.first]}"}
    result = GAME.result(state)
    if result is not None:
        found |= {"winner": f"winner {'tie' if result.drawn else ' '.join(NAMES[seat] for seat in result.winners)}"}
    for decision in GAME.decisions(state):
        found |= {f"offered {text}": f"offered {text}" for text in GAME.written(state, decision)}
        found |= {f"prompt {decision.seat}": f"asked {NAMES[decision.seat]}"}
    return found


def closed(state: Duel, seat: int) -> str:
    return next((word for word in ("open", "closed") if not GAME.claim(state, f"{NAMES[seat]} hand {word}")), "1")


def of_slot(state: Duel, who: str, card: int) -> Facts:
    if card < 0:
        return {who: f"{who} empty"}
    if state.corpse(card):
        return {who: f"{who} corpse"}
    said = [state.book.statuses[status] for status in cards.statuses_of(state, card)]
    found = {
        who: f"{who} {notation.face_name(state, card)}",
        f"{who} damage": f"{who} damage {state.damage(card)}",
        f"{who} attack": f"{who} attack {attack(state, card)}",
        f"{who} life": f"{who} life {life(state, card)}",
        f"{who} statuses": f"{who} statuses {', '.join(sorted(said)) or 'none'}",
    }
    for index, name in enumerate(state.book.counters):
        found[f"{who} {name}"] = f"{who} counters {name} {cards.counters_on(state, card, index)}"
    for word in WATCHED:
        no = "" if has(state, card, keyword.WORDS.index(word)) else "no "
        found[f"{who} {word}"] = f"{who} has {no}{word}"
    return found


def weight(line: str) -> int:
    """Plain numbers tell most."""
    order = ("damage", "attack", "life", "statuses", "hand", "discard", "actions")
    ranks = [at for at, word in enumerate(order) if word in line.split()]
    return 40 if " top" in line or " deck" in line else 20 if "offered" in line else ranks[0] if ranks else 10


# Plays.


def asked(state: Duel) -> tuple[int, list[str], bool]:
    decision = GAME.decisions(state)[0]
    return decision.seat, GAME.written(state, decision), decision.act


def wander(state: Duel, name: str, box: str, likings: dict[str, float], luck: Random) -> tuple[str, ...]:
    """Some actions, those that use the card first, until only the next act is asked for."""
    script: list[str] = []
    while GAME.decisions(state) and len(script) < MOST_ACTIONS + 6:
        seat, options, act = asked(state)
        if act and len(script) >= MOST_ACTIONS:
            break
        text = luck.choices(options, [liking(one, seat, name, box, likings) for one in options])[0]
        script.append(f"{NAMES[seat]}> {text}")
        GAME.apply(state, seat, GAME.parse(state, seat, text))
    return tuple(script)


def liking(text: str, seat: int, name: str, box: str, likings: dict[str, float]) -> float:
    word, _, rest = text.partition(" ")
    if seat == 0 and (word in ("snap", "use") or (word == box and rest.startswith(name))):
        return 60
    return likings.get(word, 2)


LIKINGS: dict[str, float] = {
    "attack": 4,
    "shoot": 4,
    "cast": 12,
    "order": 5,
    "recruit": 3,
    "pass": 3,
    "yes": 8,
    "trap": 2,
    "promo": 3,
}
CALLS = {  # words of a text, and the actions that bring about what it speaks of
    "recruit": ("recruit",),
    "play": ("order",),
    "Order": ("order",),
    "Spell": ("cast",),
    "Draw": ("draw",),
    "moved": ("move", "switch"),
    "switch": ("switch",),
    "Switch": ("switch",),
    "Move": ("move",),
    "Ranged": ("shoot", "attack"),
    "attack": ("attack", "shoot"),
    "damage": ("attack", "order"),
    "defeated": ("order", "attack", "pass"),
    "round": ("pass",),
    "wave": ("pass",),
    "turn": ("pass",),
    "pass": ("pass",),
    "cleared": ("clear",),
    "Promo": ("promo",),
    "casts": ("cast",),
    "clear": ("clear",),
    "swap": ("switch",),
    "Trap": ("trap", "yes"),
}


def likings_of(text: str) -> dict[str, float]:
    """How much each kind of action is liked where a text is tried."""
    found = dict(LIKINGS)
    often = 30 if "for the first time" in text or "each turn" in text else 9
    for word, actions in CALLS.items():
        for action in actions if word in text else ():
            found[action] = max(found.get(action, 2), often)
    if " pass" in text or "end of each round" in text:
        found["pass"] = 25
    return found


def differs(state: Duel, before: Facts, script: tuple[str, ...], steps: list[Facts]) -> list[tuple[int, str]]:
    """How a play goes on otherwise than the right one: steps and facts that do not hold there; nothing if it never
    does."""
    found: list[tuple[int, str]] = []
    for step, right in enumerate(steps):
        if step:
            seat, text = script[step - 1].split("> ", 1)
            try:
                GAME.apply(state, NAMES.index(seat), GAME.parse(state, NAMES.index(seat), text))
            except PixelhallError:
                return found or [(step, "")]
        here = facts(state)
        if here != right:
            found += [(step, text) for key, text in right.items() if here.get(key) != text]
            found += [(step, absent(text)) for key, text in here.items() if key not in right and absent(text)]
            if len({at for at, _ in found}) > 2:
                return found
    return found


def absent(text: str) -> str:
    words = text.split(" ", 2)
    if words[0] == "offered":
        return f"not {text}"
    return f"{words[0]} {words[1]} without {words[2]}" if words[1] in ("hand", "discard") and len(words) == 3 else ""


def steps_of(one: Try, own: str) -> list[Facts] | None:
    """The facts of the right play before its first action and after each; None if it cannot be played, or does not end
    with nobody asked."""
    try:
        state = laid(one.position, own)
        found = [facts(state)]
        for text in one.script:
            seat, act = text.split("> ", 1)
            GAME.apply(state, NAMES.index(seat), GAME.parse(state, NAMES.index(seat), act))
            found.append(facts(state))
        return found if all(decision.act for decision in GAME.decisions(state)) else None
    except (PixelhallError, ValueError):
        return None


def noticed(one: Try, own: str, others: dict[str, str]) -> dict[str, list[tuple[int, str]]]:
    """The changes that this play tells from the right text, and how."""
    steps = steps_of(one, own)
    if steps is None:
        return {}
    found = {}
    for other, card in others.items():
        try:
            state = laid(one.position, card)
        except PixelhallError:
            continue
        if how := differs(state, steps[0], one.script, steps):
            found[other] = how
    return found


# Making one short.


def shortened(one: Try, own: str, others: dict[str, str], thoroughly: bool) -> Try:
    """The same without all that it can do without; in a hurry, without its end alone."""
    wanted = set(others)

    def enough(shorter: Try) -> bool:
        return set(noticed(shorter, own, others)) == wanted

    last = max(min(step for step, _ in how) for how in noticed(one, own, others).values())
    for end in range(last, len(one.script)):
        if steps_of(cut := replace(one, script=one.script[:end]), own) is not None:
            one = cut
            break
    if not thoroughly:
        return one
    calm = tuple(text for text in one.position if text != "active rival")
    for begin in range(len(one.script)):
        if enough(cut := Try(calm, one.script[begin:])):
            one = cut
            break
    size = max(len(one.script), len(one.position))
    while size:
        for at in range(len(one.script) - size, -1, -size):
            if enough(cut := replace(one, script=(*one.script[:at], *one.script[at + size :]))):
                one = cut
        for at in range(len(one.position) - size, -1, -size):
            kept = [text for n, text in enumerate(one.position) if not at <= n < at + size or text.startswith("option")]
            bare = with_helpers([text for text in kept if not text.startswith("hero")])
            if bare != one.position and enough(cut := replace(one, position=bare)):
                one = cut
        size //= 2
    for at, text in enumerate(one.position):
        for plainer in plainer_lines(text):
            if enough(cut := replace(one, position=(*one.position[:at], plainer, *one.position[at + 1 :]))):
                one = cut
                break
    return one


def plainer_lines(text: str) -> Iterator[str]:
    """A line without its marks, or with fewer cards."""
    if " (" in text and "base" not in text:
        yield text[: text.index(" (")]
    words = text.split(" ", 2)
    if len(words) == 3 and words[1] in ("hand", "deck"):
        names = words[2].split(", ")
        yield from (" ".join([*words[:2], ", ".join(names[:n])]) for n in range(1, len(names)))


def written(one: Try, card: Printed, box: str, text: str, own: str, others: dict[str, str]) -> str:
    """The scenario, with the fewest facts that tell all changes apart."""
    how = noticed(one, own, others)
    lines = {other: set(found) for other, found in how.items() if all(fact for _, fact in found)}
    counted: dict[tuple[int, str], int] = {}
    for found in lines.values():
        for fact in found:
            counted[fact] = counted.get(fact, 0) + 1
    chosen: set[tuple[int, str]] = set()
    left = dict(lines)
    steps = steps_of(one, own) or []

    def stale(fact: tuple[int, str]) -> bool:
        return fact[0] > 0 and fact[1] in steps[fact[0] - 1].values()

    def worth(fact: tuple[int, str]) -> tuple[object, ...]:
        told = sum(fact in found for found in left.values())
        return (-told / 4 if "offered" in fact[1] else -told), stale(fact), weight(fact[1]), fact

    while left:
        best = min(counted, key=worth)
        chosen.add(best)
        left = {other: found for other, found in left.items() if best not in found}
    ids = IDS.get(box, "PT-COMMON-01" if isinstance(card, Card) and card.leader is None else "PT-PROMO-01")
    if box == "snap" and not any(text.startswith(head) for head in ("Snap:", "Free Snap:", "Long Snap:")):
        ids = "A-181"
    said = text if box == "snap" else f"{box}: {text}"
    out = [f"rule {ids}: {card.name}, {said}", *one.position]
    for step in range(len(one.script) + 1):
        out += [one.script[step - 1]] if step else []
        out += [f"= {fact}" for at, fact in sorted(chosen, key=lambda fact: weight(fact[1])) if at == step]
    return "\n".join([*out, "= quiet"]) + "\n"


# Everything together.


def scenarios_of(
    card: Printed, box: str, index: int, text: str, changes: list[str], most: int
) -> tuple[list[str], list[str]]:
    """Scenarios for one text that notice these changes, and the changes that none of them notices."""
    own = line(card)
    WATCHED[:] = [word for word in KEYWORDS if word in text]
    SAID[:] = [words for words in ("hand is open",) if words in text]
    others = {other: line(card, (box, index, other)) for other in changes}
    kept: list[str] = []
    luck = Random(f"{card.name} {box} {index} {len(changes)}")
    tries: list[tuple[Try, set[str]]] = []
    left = dict(others)
    for n in range(most):
        position = dealt(card, box, text, luck)
        try:
            script = wander(laid(position, own), card.name, box, likings_of(text), luck)
        except PixelhallError as fault:
            if n == 0:
                print(f"  {card.name}, {box}: {fault}")
            continue
        one = Try(position, script)
        tries.append((one, set(noticed(one, own, left))))
        if len(tries) == TRIES or tries[-1][1] == left.keys():  # the best of the last ones
            best, seen = max(tries, key=lambda found: (len(found[1] & left.keys()), -len(found[0].script)))
            tries = []
            if seen:
                mine = {other: left[other] for other in seen & left.keys()}
                short = shortened(best, own, mine, most > HURRY)
                kept.append(written(short, card, box, text, own, mine))
                left = {other: words for other, words in left.items() if other not in mine}
        if not left:
            break
    return kept, list(left)


TRIES = 5  # of which the best is kept
HURRY = 30  # with fewer tries than this nothing is made short


def write(folder: Path, stem: str, text: str) -> None:
    """Into the first file of that name that is not there yet."""
    names = [stem, *(f"{stem}-then-{n}" for n in range(2, 20))]
    path = next(folder / f"{name}.scn" for name in names if not (folder / f"{name}.scn").exists())
    path.write_text(text, encoding="utf-8")


def main(names: list[str], most: int, first: int, each: int) -> None:
    for name in names:
        folder = Path(FOLDER / name)
        folder.mkdir(exist_ok=True)
        for card in [one for one in CARDS if one.set == name][first::each]:
            for box, index, text in texts(card):
                stem = f"{slug(card)}-{box}" + (f"-{index + 1}" if index else "")
                there = [path for path in sorted(folder.glob(f"{stem}*.scn")) if text in path.read_text("utf-8")]
                if there and most <= HURRY:
                    continue
                changes = dict.fromkeys([*variants(text, box, True, name in PARTS), *variants(text, box, False)])
                left = [one for one in changes if all(holds(path, line(card, (box, index, one))) for path in there)]
                if not left:
                    continue
                kept, left = scenarios_of(card, box, index, text, left, most)
                for found in kept:
                    write(folder, stem, found)
                print(f"{card.name}, {box}: {len(kept)}" + "".join(f"\n    not: {one}" for one in left), flush=True)


if __name__ == "__main__":
    most, first, each = (*map(int, sys.argv[2:]), *(120, 0, 1)[len(sys.argv) - 2 :])
    main(sys.argv[1].split(","), most, first, each)
