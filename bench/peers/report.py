"""The page about speed: what was wanted and what was seen, all that was measured, and how cost grows."""

from dataclasses import dataclass
from typing import Any

from turns import ROUNDS, Seen

Table = dict[str, Seen]


@dataclass(frozen=True)
class Wish:
    """A number that we want: ours, or ours over a peer's."""

    words: str
    ours: str  # whose number
    peer: str = ""  # over whose
    least: float = 0  # decisions a second, or times a peer's
    most: float = 0  # microseconds for a clone


WISHES = (
    Wish("Pixel Tactics compiled, decisions/s", "pixel-tactics compiled", least=200_000),
    Wish("Pixel Tactics in plain Python, decisions/s", "pixel-tactics plain", least=25_000),
    Wish("Pixel Tactics compiled, µs for a clone", "pixel-tactics compiled", most=2.5),
    Wish("… over boardgame.io's reducer on a like game", "pixel-tactics compiled", "boardgame.io reducer", 25),
    Wish("… over OpenSpiel's C++ chess through Python", "pixel-tactics compiled", "chess", 1.5),
    Wish("… over OpenSpiel's C++ backgammon through Python", "pixel-tactics compiled", "backgammon", 3),
    Wish("… over RLCard's UNO, its environment", "pixel-tactics compiled", "uno env", 5),
    Wish("… over RLCard's UNO, its game object", "pixel-tactics compiled", "uno game", 5),
)


def seen_of(wish: Wish, table: Table) -> float | None:
    """The number that a wish is about, if it was measured."""
    mine = table[wish.ours]
    if wish.most:
        return mine.clone()
    rate = mine.rate()
    if not wish.peer or rate is None:
        return rate
    other = table[wish.peer].rate()
    return None if other is None else rate / other


def rounds_of(wish: Wish, table: Table) -> list[float]:
    """The same number in each round by itself: how far it went up and down with the machine."""
    mine = table[wish.ours]
    if wish.most:
        return [run["clone"] for run in mine.runs if "clone" in run]
    if not wish.peer:
        return mine.rates()
    return [ours / peers for ours, peers in zip(mine.rates(), table[wish.peer].rates())]


def kept(wish: Wish, seen: float) -> bool:
    return seen <= wish.most if wish.most else seen >= wish.least


def page(table: Table, about: dict[str, str], growth: dict[str, Any], pictures: bool) -> str:
    parts = [
        OPENING.format(**about, rounds=ROUNDS),
        "![Decisions a second, ours and the peers'](pictures/speed.png)\n" if pictures else "",
        "## Wanted and seen\n\n" + wanted(table),
        "## All that was measured\n\n" + everything(table),
        READING.format(**about),
        "## How the cost grows\n\n" + grown(growth, pictures, about),
    ]
    return "\n".join(part for part in parts if part)


OPENING = """# How fast it is

Written by `python bench/peers`, which installs the peers into an environment of their own, plays all of them in turn on one core, and writes this
page. On {date}: {machine}, {python}{node}; {engine}.

Every number is the median of {rounds} runs of {seconds} s of processor time, taken in turn, so that whatever else the machine did met all
alike.{load} Compare the numbers of one page only: machines differ.
"""

READING = """Random legal play from the first decision to the last: every legal option is listed, one is taken, again and again.
Games are set up within the time. Pixel Tactics plays with its whole core set, every text in force.

- **OpenSpiel** ({spiel}) asks for `legal_actions` and gives `apply_action`; outcomes of chance are drawn but do not count as decisions.
- **RLCard** ({uno}) is asked in three ways. The environment encodes features for learners. The game object tells a seat its state, with its
  legal actions in it. The bare round inside tells nobody anything: it is no way to play that RLCard documents, and shown as the least that its
  rules cost. UNO has few legal actions and no texts. A clone is a `deepcopy`, as RLCard itself makes it to step back.
- **boardgame.io** ({boardgame}) plays a card duel of our own, `bench/peers/duel.cjs`: hand, deck, 3×3 Units, waves and corpses, but no card
  texts, so much less than Pixel Tactics. Its options are listed by the game's own code, its moves do not check them again, and undo is off. A
  state is never changed, so there is nothing to clone.
- **Ours** keeps no log unless the line says so; a clone can be played on from by itself.
"""


def wanted(table: Table) -> str:
    lines = ["| | wanted | seen | lowest to highest round | |", "|---|---:|---:|---:|---|"]
    for wish in WISHES:
        number = seen_of(wish, table)
        bound = f"≤ {wish.most}" if wish.most else f"≥ {wish.least:,}" + ("×" if wish.peer else "")
        if number is None:
            lines.append(f"| {wish.words} | {bound} | not measured | | |")
        else:
            rounds = rounds_of(wish, table)
            spread = f"{told(wish, min(rounds))} to {told(wish, max(rounds))}"
            lines.append(
                f"| {wish.words} | {bound} | {told(wish, number)} | {spread} | {'yes' if kept(wish, number) else 'not yet'} |"
            )
    return "\n".join(lines) + "\n"


def told(wish: Wish, number: float) -> str:
    return f"{number:.2f}" if wish.most else f"{number:.2f}×" if wish.peer else f"{number:,.0f}"


def everything(table: Table) -> str:
    best = table["pixel-tactics compiled"].rate() or table["pixel-tactics plain"].rate()
    words = "compiled" if table["pixel-tactics compiled"].rate() else "in plain Python"
    lines = [
        f"| | decisions/s | lowest to highest | µs each | decisions a game | clone, µs | Pixel Tactics {words} is |",
        "|---|" + "---:|" * 6,
    ]
    for seen in table.values():
        rate = seen.rate()
        if rate is None:
            lines.append(f"| {seen.entrant.words} | {seen.problem} | | | | | |")
            continue
        rates, clone = seen.rates(), seen.clone()
        times = f"{best / rate:.2g}× as fast" if best and best != rate else ""
        lines.append(
            f"| {seen.entrant.words} | {rate:,.0f} | {min(rates):,.0f} to {max(rates):,.0f} | {1e6 / rate:.3g} | {seen.length():.0f} "
            f"| {f'{clone:,.2f}' if clone is not None else ''} | {times} |"
        )
    return "\n".join(lines) + "\n"


MOST_COLUMNS = 12  # of more counts every other is told
COUNTED = {"hand": "cards in the hand of who decides", "heroes": "Heroes in both Units", "effects": "effects in force"}


def grown(growth: dict[str, Any], pictures: bool, about: dict[str, str]) -> str:
    if not growth.get("positions"):
        return "Not measured.\n"
    text = (
        f"The cost of one decision of Pixel Tactics ({about['engine']}): answering the question and listing the options of the next, in "
        f"{growth['positions']:,} positions of random games, some of which like to draw or to recruit; the best of three takes, so "
        "that it is less than in play, where nothing is done twice.\n\nIn force are the texts of Leaders, Heroes and Operations, statuses, "
        "and what effects have left behind. The counts grow together: a Hero brings its text.\n"
    )
    if pictures:
        text += "\n![The cost of a decision by cards in hand, Heroes and effects](pictures/growth.png)\n"
    for name, words in COUNTED.items():
        bins = growth["bins"][name]
        bins = bins if len(bins) <= MOST_COLUMNS else bins[::2]
        text += "\n" + row(words, [f"{one['count']:.0f}" for one in bins]) + "|---|" + "---:|" * len(bins) + "\n"
        text += row("µs, median", [f"{one['median']:.3g}" for one in bins])
    return text


def row(words: str, cells: list[str]) -> str:
    return f"| {words} | {' | '.join(cells)} |\n"
