"""What can be read at the hall: games with their options, cards, rules and lessons. Nothing here names a game or
changes anything."""

import asyncio
import functools
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import pixelhall
from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import Game
from pixelhall.core.lessons import LEARNER, Lesson, follow, lessons_in
from pixelhall.core.rulebook import Entry, Option, Ruling
from pixelhall.core.search import search
from pixelhall.core.shelf import Printed
from pixelhall.players import LEVELS, USUAL
from pixelhall.server import wire
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.hall.hall import Hall
from pixelhall.server.limits import Buckets
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.tables import views
from pixelhall.server.tables.table import rules, usual_sets
from pixelhall.server.tables.views import card_facts

SMALL = 50_000
LARGEST = 500_000  # bytes: a letter may take six


class Library:
    """The routes for this; `pace` refuses clients that ask too often."""

    def __init__(self, hall: Hall, pace: Callable[[Request], None]) -> None:
        self.hall = hall
        self.pace = pace
        self.checks = Buckets(*hall.settings.checks)
        self.names = pixelhall.games()

    def ways(self) -> list[Way]:
        return [
            Way("GET", "/api/games", None, wire.Games, "What can be played, and against whom", self.games, ()),
            Way(
                "GET",
                "/api/games/{game}",
                None,
                wire.GameFacts,
                "A game: its options, its words",
                self.game,
                (404, 429),
            ),
            Way(
                "GET",
                "/api/games/{game}/cards",
                None,
                wire.Cards,
                "The cards of a game; q searches, set names a set",
                self.cards,
                (404, 409, 429),
                ("q", "set"),
            ),
            Way(
                "GET",
                "/api/games/{game}/rules",
                None,
                wire.Rules,
                "The rules and rulings of a game",
                self.rules,
                (404, 429),
            ),
            Way(
                "GET",
                "/api/games/{game}/lessons",
                None,
                wire.Lessons,
                "The lessons of a game",
                self.lessons,
                (404, 429),
            ),
            Way(
                "POST",
                "/api/lessons/{game}/{lesson}",
                wire.Follow,
                wire.LessonAt,
                "Where a learner is after some moves",
                self.lesson,
                (400, 403, 404, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/sets/check",
                wire.CheckSet,
                wire.SetReport,
                "Check a card set of one's own",
                self.check_set,
                (400, 403, 404, 413, 429),
            ),
            Way(
                "GET",
                "/api/tables/{table}/cards",
                None,
                wire.Cards,
                "The cards that are played with at a table",
                self.table_cards,
                (404, 429),
            ),
        ]

    async def games(self, request: Request) -> Response:
        found = [rules(name) for name in self.names]
        listed = [
            wire.GameBrief(
                name=game.name,
                title=game.title,
                line=game.line,
                players=game.players,
                minutes=game.minutes,
                lessons=bool(all_lessons(game)),
                version=game.version,
                options=game.options(),
            )
            for game in found
        ]
        return json(wire.Games(games=listed, players=characters(), rival=USUAL, version=pixelhall.__version__))

    async def game(self, request: Request) -> Response:
        return json(await asyncio.to_thread(game_facts, self.game_of(request)))

    async def cards(self, request: Request) -> Response:
        shelf, query, chosen = (
            self.game_of(request).shelf(),
            request.query_params.get("q", ""),
            request.query_params.get("set"),
        )
        if chosen is not None and chosen not in shelf.shipped():
            raise Missing(f'There is no set "{chosen[:40]}" here; there is {", ".join(shelf.shipped()) or "none"}.')
        return json(await asyncio.to_thread(search_cards, self.game_of(request), query, chosen))

    async def rules(self, request: Request) -> Response:
        return json(await asyncio.to_thread(rulebook, self.game_of(request)))

    async def check_set(self, request: Request) -> Response:
        game = self.game_of(request)
        if not self.checks.take(request.client.host if request.client is not None else ""):
            raise Refusal("too_fast", "Too many requests; wait a moment.")
        asked = await body(request, wire.CheckSet, LARGEST)
        return json(await self.hall.chores.check(game.name, asked.toml))

    async def lessons(self, request: Request) -> Response:
        found = all_lessons(self.game_of(request))
        return json(
            wire.Lessons(lessons=[wire.LessonBrief(id=one.id, title=one.title, words=one.words) for one in found])
        )

    async def lesson(self, request: Request) -> Response:
        asked = await body(request, wire.Follow, SMALL)
        game = self.game_of(request)
        return json(await asyncio.to_thread(lesson_at, game, request.path_params["lesson"], asked))

    async def table_cards(self, request: Request) -> Response:
        self.pace(request)
        table = (await self.hall.room(request.path_params["table"])).table
        return json(await asyncio.to_thread(cards_in_play, table.game, table.game.shown(table.options)))

    def game_of(self, request: Request) -> Game[Any]:
        self.pace(request)
        name = request.path_params["game"]
        if name not in self.names:
            raise Missing(f"There is no such game; there are: {', '.join(self.names)}.")
        return rules(name)


def characters() -> list[wire.PlayerFacts]:
    return [wire.PlayerFacts(name=level.name, title=level.title, words=level.words) for level in LEVELS]


@functools.cache
def game_facts(game: Game[Any]) -> wire.GameFacts:
    return wire.GameFacts(
        name=game.name,
        title=game.title,
        version=game.version,
        presets=game.presets(),
        titles=game.titles(),
        sets=game.shelf().shipped(),
        options=[wire.OptionFacts(**{**vars(setting), "values": list(setting.values)}) for setting in game.settings()],
        keywords=game.keywords(),
        players=characters(),
        lessons=bool(all_lessons(game)),
    )


@functools.lru_cache(maxsize=64)
def search_cards(game: Game[Any], query: str, chosen: str | None) -> wire.Cards:
    return facts(search(game.shelf().cards(None if chosen is None else [chosen]), query))


def cards_in_play(game: Game[Any], options: dict[str, Any]) -> wire.Cards:
    return facts(game.shelf().cards(usual_sets(game, options)))


def facts(cards: list[Printed]) -> wire.Cards:
    return wire.Cards(cards=[card_facts(card) for card in cards])


def all_lessons(game: Game[Any]) -> list[Lesson]:
    folder = game.lessons()
    return [] if folder is None else lessons_in(folder)


def lesson_at(game: Game[Any], id: str, asked: wire.Follow) -> wire.LessonAt:
    known = {one.id: one for one in all_lessons(game)}
    if id not in known:
        raise Missing(f"There is no such lesson; there are: {', '.join(known) or 'none'}.")
    lesson, after = known[id], [*known, ""][list(known).index(id) + 1]
    at = follow(game, lesson, asked.moves)
    because = at.because or (reason_against(game, at.state, asked.why) if asked.why else None)
    return wire.LessonAt(
        id=id,
        title=lesson.title,
        step=at.taken,
        steps=lesson.steps,
        say=at.say,
        view=views.view_of(game, at.state, LEARNER),
        question=views.question_of(game, at.state, LEARNER),
        log=views.log_of(game, at.state, LEARNER, 0),
        done=at.done,
        taken=at.taken,
        astray=at.astray,
        because=None if because is None else wire.Reason(rule=because.rule, reason=because.sentence),
        described=describe(game, at.state, asked.describe) if asked.describe else [],
        next=after,
        goal=game.goal(at.state, LEARNER),
        waiting=game.waiting(at.state, LEARNER),
        asked_about=views.asked_about(game, at.state),
    )


def reason_against(game: Game[Any], state: Any, text: str) -> Illegal:
    """Why something is not allowed; with an empty reason if it is allowed."""
    try:
        game.parse(state, LEARNER, text)
    except Illegal as fault:
        return fault
    except BadText as fault:
        return Illegal("", str(fault))
    return Illegal("", "")


def describe(game: Game[Any], state: Any, words: str) -> list[str]:
    try:
        return game.describe(state, LEARNER, words)
    except (BadText, Illegal) as fault:
        return [str(fault)]


@functools.cache
def rulebook(game: Game[Any]) -> wire.Rules:
    return wire.Rules(rules=[rule_facts(entry) for entry in game.rulebook().entries if not isinstance(entry, Option)])


def rule_facts(entry: Entry) -> wire.RuleFacts:
    if isinstance(entry, Ruling):
        return wire.RuleFacts(id=entry.id, title=entry.title, text=entry.readings, ruling=entry.text, group=entry.group)
    return wire.RuleFacts(id=entry.id, title=entry.title, text=entry.text, ruling="", group=entry.group)
