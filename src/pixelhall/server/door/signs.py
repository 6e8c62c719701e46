"""What an address of the hall is about, in the words that a browser's tab, a search engine and a chat show with a link.
A sign tells no more than a spectator may know, and of a table that is not listed no more than its invitation says.
Nobody's session counts, and nothing is changed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pixelhall
from pixelhall.core.game import NOBODY, Game
from pixelhall.core.rulebook import Option
from pixelhall.server import wire
from pixelhall.server.door.library import all_lessons
from pixelhall.server.hall.hall import Hall
from pixelhall.server.hall.replays import Replay
from pixelhall.server.pictures.card import Scene
from pixelhall.server.refusals import Missing
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.table import Table

HALL = "A hall of small-box games: play with friends, strangers and the machine."
# The client's pages (PAGES in App.svelte), with their titles.
PAGES = {
    "": "Pixelhall",
    "table": "Table",
    "replay": "Replays",
    "learn": "Learn",
    "rules": "Rules",
    "cards": "Cards",
    "sets": "Own sets",
    "forces": "Forces",
    "settings": "Settings",
    "account": "Your account",
}
OF_GAMES = ("learn", "rules", "cards", "sets")  # pages about a game, named by the next part of the address
WRITTEN = ("forces",)  # pages whose address says what a visitor has written
LONGEST = 200  # letters of a description


@dataclass(frozen=True)
class Sign:
    """`heading` and `line` are what a picture has room for. `scene` gives what is to be drawn; it is None where there is
    nothing to see, or nothing that strangers may see. `picture` is the path of the picture below /preview/, `version`
    another word whenever it changes."""

    title: str
    words: str
    heading: str
    line: str = ""
    game: str = ""
    scene: Callable[[], Scene] | None = None
    picture: str = "hall"
    version: str = ""
    listed: bool = False  # search engines may show it


class Signs:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def sign(self, path: str) -> Sign:
        """What is at this path; Missing if there is nothing."""
        page, *rest = path.rstrip("/").split("/")
        if page not in PAGES or len(path) > 300:
            raise Missing("There is no such page.")
        if page == "table":
            return await self.table(rest)
        if page == "replay" and rest:
            return await self.replay(rest)
        if page in OF_GAMES:
            return await asyncio.to_thread(about_game, page, rest)
        if rest and page not in WRITTEN:
            raise Missing("There is no such page.")
        return of_the_hall() if not page else Sign(f"{PAGES[page]}", HALL, PAGES[page])

    async def table(self, rest: list[str]) -> Sign:
        """A table, and an invitation to it, which has a secret after the table's name. The secret is not even looked at:
        whether it still gives a seat is found out by whoever sits down."""
        if not 1 <= len(rest) <= 2:
            raise Missing("There is no such table.")
        return sign_of_table((await self.hall.room(rest[0])).table)

    async def replay(self, rest: list[str]) -> Sign:
        """`table/ID/PLAY/STEP` is a play of this hall, `ID/STEP` a record that somebody handed in."""
        if rest[0] != "table":
            return sign_of_record(self.hall.replays.find(rest[0]), number(rest[1:], 0))
        if not 3 <= len(rest) <= 4:
            raise Missing("There is no such replay.")
        table = (await self.hall.room(rest[1])).table
        play = number(rest[2:3], 0)
        if not 1 <= play <= len(table.plays):
            raise Missing("There is no such play at this table.")
        return sign_of_play(table, play, number(rest[3:], 0))


def of_the_hall() -> Sign:
    return Sign("Pixelhall", HALL, "Pixelhall", "Small-box games", listed=True)


# Games


def about_game(page: str, rest: list[str]) -> Sign:
    if not rest:
        return Sign(PAGES[page], HALL, PAGES[page], listed=True)
    if rest[0] not in pixelhall.games():
        raise Missing("There is no such game.")
    game = rules(rest[0])
    if page == "learn":
        return sign_of_lesson(game, rest[1:])
    if page == "rules":
        return sign_of_rule(game, rest[1:])
    if page == "sets":
        return Sign(PAGES[page], HALL, PAGES[page])
    return Sign(
        f"Cards of {game.title}",
        f"Every card of {game.title}, with a search. {game.line}",
        game.title,
        "The cards",
        game.name,
        picture=f"cards/{game.name}",
        listed=len(rest) < 2,
    )


def sign_of_lesson(game: Game[Any], rest: list[str]) -> Sign:
    known = all_lessons(game)
    at = next((n for n, one in enumerate(known) if [one.id] == rest[:1]), -1)
    if rest and (at < 0 or len(rest) > 1):
        raise Missing("There is no such lesson.")
    if not rest:
        words = f"Learn {game.title} in a few minutes, on its own board. {game.line}"
        title, heading = f"Learn {game.title}", f"Learn {game.title}"
        return Sign(
            title, words, heading, f"{len(known)} lessons", game.name, picture=f"learn/{game.name}", listed=True
        )
    lesson = known[at]
    return Sign(
        f"{lesson.title} · Learn {game.title}",
        f"Lesson {at + 1} of {len(known)} of {game.title}: {lesson.words or lesson.title}",
        lesson.title,
        f"Learn {game.title}, lesson {at + 1}",
        game.name,
        picture=f"learn/{game.name}/{lesson.id}",
        listed=True,
    )


def sign_of_rule(game: Game[Any], rest: list[str]) -> Sign:
    """An entry by its ID; an address that names none shows all of them."""
    entry = game.rulebook().find(rest[0]) if rest else None
    if entry is None or isinstance(entry, Option):
        words = f"Every rule and ruling of {game.title} by its number, with a search."
        return Sign(
            f"Rules of {game.title}",
            words,
            game.title,
            "The rules",
            game.name,
            picture=f"rules/{game.name}",
            listed=not rest,
        )
    return Sign(
        f"{entry.id} {entry.title} · Rules of {game.title}",
        entry.text,
        entry.title or entry.id,
        f"{game.title}, {entry.id}",
        game.name,
        picture=f"rules/{game.name}/{entry.id}",
        listed=True,
    )


# Tables and plays


def sign_of_table(table: Table) -> Sign:
    game, place = table.game, f"table/{table.id}"
    host = next((chair.name for chair in table.chairs if chair.person and chair.person == table.host), "")
    if table.status == "waiting":
        title = f"{host} invites you to {game.title}" if host else f"A seat is free: {game.title}"
        heading = f"{host} invites you" if host else "A seat is free"
        line = f"to {game.title}" if host else game.title
        words = f"{game.line} Sit down and play; a name is enough."
        return Sign(f"{title}", words, heading, line, game.name, None, place, f"{table.n}")
    play = table.play
    if not table.opening.public or play is None or table.status not in ("playing", "over"):
        words = f"{game.line} This table is not listed: only its address leads there."
        return Sign(f"A table of {game.title}", words, game.title, "A table", game.name, None, place)
    names = table.players()
    now = scene(play.game, play.state, names)
    told = verdict(play.outcome(), names) if play.over else ""
    return Sign(
        f"{' – '.join(names)} · {game.title}",
        f"{game.title}: {told}"
        if told
        else f"A play of {game.title} under way. Watch it, or open a table of your own.",
        game.title,
        told or " – ".join(names),
        game.name,
        lambda: now,
        place,
        str(table.n),
    )


def sign_of_play(table: Table, number: int, step: int) -> Sign:
    """A play that is over, after so many moves: everything of it may be seen by whoever has its address."""
    play, game = table.plays[number - 1], table.game
    if not play.over or play.begin is not None or step > len(play.moves):
        raise Missing("There is no such replay.")
    place = f"replay/table/{table.id}/{number}/{step}"
    return sign_of_step(
        game, play.names, step, len(play.moves), place, lambda: scene(game, play.position(step), play.names)
    )


def sign_of_record(replay: Replay, step: int) -> Sign:
    facts, game = replay.facts, replay.game
    if step > facts.steps:
        raise Missing("There is no such replay.")
    place = f"replay/{facts.id}/{step}"
    return sign_of_step(
        game, facts.seats, step, facts.steps, place, lambda: scene(game, replay.position(step), facts.seats)
    )


def sign_of_step(
    game: Game[Any], names: list[str], step: int, steps: int, place: str, found: Callable[[], Scene]
) -> Sign:
    """How it ended is not told: a replay is there to be looked through."""
    where = f"move {step} of {steps}" if step else f"{steps} moves"
    return Sign(
        f"{' – '.join(names)} · {game.title}, {where}",
        f"A replay of {game.title}, {where}: look through it, ask why, play on from any move.",
        f"{game.title}, {where}",
        " – ".join(names),
        game.name,
        found,
        place,
    )


def scene(game: Game[Any], state: Any, names: list[str]) -> Scene:
    return Scene(game.view(state, NOBODY), tuple(names))


def verdict(outcome: wire.Outcome | None, names: list[str]) -> str:
    """How it ended, in a few words; "" if nobody could win it."""
    if outcome is None or not outcome.winners:
        return ""
    if outcome.drawn:
        return "A draw"
    winners = [names[seat] for seat in outcome.winners]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} win"


def number(parts: list[str], usual: int) -> int:
    if not parts:
        return usual
    if len(parts) > 1 or not parts[0].isascii() or not parts[0].isdecimal() or len(parts[0]) > 6:
        raise Missing("There is no such page.")
    return int(parts[0])
