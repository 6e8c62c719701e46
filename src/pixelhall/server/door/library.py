"""What can be read at the hall: games with their options, cards, rules and lessons. Nothing here names a game or
changes anything."""

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import pixelhall
from pixelhall.core import guide, near_queries
from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import Game
from pixelhall.core.guide import Guide
from pixelhall.core.lessons import LEARNER, Lesson, follow, lessons_in, names_in
from pixelhall.core.rulebook import Entry, Option, Ruling, shown_value
from pixelhall.core.search import search
from pixelhall.core.shelf import Printed
from pixelhall.players import LEVELS, USUAL
from pixelhall.server import wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.door.packing import Packed, made_once, pack
from pixelhall.server.hall.hall import Hall
from pixelhall.server.limits import Buckets, not_too_fast
from pixelhall.server.refusals import Missing
from pixelhall.server.tables import views
from pixelhall.server.tables.opening import rules, usual_sets
from pixelhall.server.tables.table import Table
from pixelhall.server.tables.views import card_facts
from pixelhall.server.workers.printing import file_of
from pixelhall.server.workers.turns import Whose
from pixelhall.server.workers.untrusted import refuse_unchosen

SMALL = 50_000
LONGEST_SEARCH = 200  # letters
LARGEST = 500_000  # bytes: a letter may take six
PRINT = 4.0  # checks of a card set that printing counts for


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
                wire.Found,
                "The cards of a game; q searches, set names a set",
                self.cards,
                (404, 429),
                ("q", "set"),
            ),
            Way(
                "GET",
                "/api/games/{game}/rules",
                None,
                wire.Rules,
                "The rules, rulings and options of a game; q searches",
                self.rules,
                (404, 429),
                ("q",),
            ),
            Way(
                "GET",
                "/api/games/{game}/guide",
                None,
                wire.GuideFacts,
                "How a game is played, with pictures",
                self.guide,
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
                same=True,
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
                "POST",
                "/api/games/{game}/print",
                wire.Print,
                "application/octet-stream",
                "Cards to print and play, as a file",
                self.print_cards,
                (400, 403, 404, 409, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/sentences/try",
                wire.TrySentence,
                wire.DeskReport,
                "What a sentence is read as, with an example and a rough worth",
                self.try_sentence,
                (400, 403, 404, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/sentences/measure",
                wire.TrySentence,
                wire.Measured,
                "What plays show a sentence to be worth",
                self.measure,
                (400, 403, 404, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/sentences/words",
                wire.CompleteSentence,
                wire.Completed,
                "The words with which a sentence can go on",
                self.complete,
                (400, 403, 404, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/seats",
                wire.AskSeats,
                wire.SeatPlans,
                "Who sits where in a play with some options",
                self.seats,
                (400, 403, 404, 409, 413, 429),
            ),
            Way(
                "POST",
                "/api/games/{game}/lists/{kind}/check",
                wire.CheckList,
                wire.ListFacts,
                "Check a list of cards, such as a force",
                self.check_list,
                (400, 403, 404, 409, 413, 429),
            ),
            Way(
                "GET",
                "/api/games/{game}/vocabulary",
                None,
                wire.Vocabulary,
                "All that a card set of one's own can say",
                self.vocabulary,
                (404, 429),
            ),
            Way(
                "GET",
                "/api/games/{game}/sets/{set}",
                None,
                wire.SharedSet,
                "A card set that somebody shares",
                self.shared_set,
                (404, 429),
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
        return (await asyncio.to_thread(made_once, all_games)).answer(request)

    async def game(self, request: Request) -> Response:
        return (await asyncio.to_thread(made_once, game_facts, self.game_of(request))).answer(request)

    async def cards(self, request: Request) -> Response:
        shelf, query, chosen = (
            self.game_of(request).shelf(),
            request.query_params.get("q", ""),
            request.query_params.get("set"),
        )
        if chosen is not None and chosen not in shelf.shipped():
            raise Missing(f'There is no set "{chosen[:40]}" here; there is {", ".join(shelf.shipped()) or "none"}.')
        return (await asyncio.to_thread(made_once, search_cards, self.game_of(request), query, chosen)).answer(request)

    async def rules(self, request: Request) -> Response:
        words = request.query_params.get("q", "")[:LONGEST_SEARCH]
        return (await asyncio.to_thread(made_once, rules_with, self.game_of(request), words)).answer(request)

    async def guide(self, request: Request) -> Response:
        return (await asyncio.to_thread(made_once, guide_facts, self.game_of(request))).answer(request)

    async def check_set(self, request: Request) -> Response:
        game = self.game_of(request)
        self.pace_checks(request)
        asked = await body(request, wire.CheckSet, LARGEST)
        return json(await self.hall.chores.check(game.name, asked.toml, Whose(address(request))))

    async def print_cards(self, request: Request) -> Response:
        game = self.game_of(request)
        self.pace_checks(request, PRINT)
        asked = await body(request, wire.Print, LARGEST)
        data = await self.hall.chores.print(game.name, asked, Whose(address(request)))
        name, kind = file_of(asked)
        return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def try_sentence(self, request: Request) -> Response:
        game = self.game_of(request)
        self.pace_checks(request)
        asked = await body(request, wire.TrySentence, SMALL)
        return json(await self.hall.chores.try_sentence(game.name, asked.text, asked.box, Whose(address(request))))

    async def measure(self, request: Request) -> Response:
        game = self.game_of(request)
        self.pace_checks(request)
        asked = await body(request, wire.TrySentence, SMALL)
        return json(await self.hall.chores.measure(game.name, asked.text, asked.box, Whose(address(request))))

    async def complete(self, request: Request) -> Response:
        game = self.game_of(request)
        asked = await body(request, wire.CompleteSentence, SMALL)
        return json(await self.hall.chores.complete(game.name, asked.text, asked.box, Whose(address(request))))

    async def vocabulary(self, request: Request) -> Response:
        return (await asyncio.to_thread(made_once, vocabulary, self.game_of(request))).answer(request)

    async def shared_set(self, request: Request) -> Response:
        game = self.game_of(request)
        return json(await asyncio.to_thread(self.hall.shared_sets.find, game.name, request.path_params["set"]))

    async def seats(self, request: Request) -> Response:
        game = self.game_of(request)
        asked = await body(request, wire.AskSeats, SMALL)
        refuse_unchosen(asked.options)
        return json(await asyncio.to_thread(seat_plans, game, asked.options))

    async def check_list(self, request: Request) -> Response:
        game = self.game_of(request)
        asked = await body(request, wire.CheckList, SMALL)
        refuse_unchosen(asked.options)
        return json(await asyncio.to_thread(list_facts, game, request.path_params["kind"], asked))

    async def lessons(self, request: Request) -> Response:
        return (await asyncio.to_thread(made_once, lesson_list, self.game_of(request))).answer(request)

    async def lesson(self, request: Request) -> Response:
        asked = await body(request, wire.Follow, SMALL)
        game = self.game_of(request)
        return json(await asyncio.to_thread(lesson_at, game, request.path_params["lesson"], asked))

    async def table_cards(self, request: Request) -> Response:
        self.pace(request)
        return (await (await self.hall.room(request.path_params["table"])).cards(packed_cards)).answer(request)

    def pace_checks(self, request: Request, tokens: float = 1) -> None:
        """Refuses an address that sends card sets, or has some printed, too often."""
        not_too_fast(self.checks, address(request), tokens)

    def game_of(self, request: Request) -> Game[Any]:
        self.pace(request)
        name = request.path_params["game"]
        if name not in self.names:
            raise Missing(f"There is no such game; there are: {', '.join(self.names)}.")
        return rules(name)


def all_games() -> wire.Games:
    listed = [
        wire.GameBrief(
            name=game.name,
            title=game.title,
            line=game.line,
            players=game.players,
            minutes=game.minutes,
            lessons=bool(all_lessons(game)),
            lists=game.lists(),
            version=game.version,
            options=game.options(),
            presets={name: game.titles().get(name, called(name)) for name in game.presets()},
        )
        for game in map(rules, pixelhall.games())
    ]
    return wire.Games(games=listed, players=characters(), rival=USUAL, version=pixelhall.__version__)


def called(preset: str) -> str:
    """A bundle of options by its name: deep-gate is Deep gate."""
    return preset.replace("-", " ").replace("_", " ").capitalize()


def characters() -> list[wire.PlayerFacts]:
    return [wire.PlayerFacts(name=level.name, title=level.title, words=level.words) for level in LEVELS]


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
        search=search_guide(game),
        sample=game.shelf().sample(),
        boxes=list(game.shelf().boxes()),
        prints={name: extra.words for name, extra in game.shelf().extras([]).items()},
    )


def search_cards(game: Game[Any], query: str, chosen: str | None) -> wire.Found:
    cards, fault = game.shelf().cards(None if chosen is None else [chosen]), ""
    found: list[Printed] = []
    try:
        found = search(cards, query)
    except BadText as unread:
        fault = str(unread)
    near = [] if found else near_queries.nearest(cards, query)
    return wire.Found(cards=[card_facts(card) for card in found], nearest=near, fault=fault)


def vocabulary(game: Game[Any]) -> wire.Vocabulary:
    shelf = game.shelf()
    chapters = [
        wire.VocabularyChapter(
            title=chapter.title, forms=[wire.VocabularyForm(**vars(one)) for one in chapter.wordings]
        )
        for chapter in shelf.vocabulary()
    ]
    return wire.Vocabulary(chapters=chapters)


def search_guide(game: Game[Any]) -> wire.SearchGuide:
    shelf = game.shelf()
    found = near_queries.guide(shelf.cards(), shelf.examples())
    return wire.SearchGuide(**{name: list(values) for name, values in vars(found).items()})


def seat_plans(game: Game[Any], options: dict[str, Any]) -> wire.SeatPlans:
    state = game.new(options, 0)
    brought = game.brings(options)
    return wire.SeatPlans(
        seats=[wire.SeatPlan(team=team, role=role) for team, role in zip(game.teams(state), game.roles(state))],
        brings="" if brought is None else brought.words,
    )


def list_facts(game: Game[Any], kind: str, asked: wire.CheckList) -> wire.ListFacts:
    found = game.check_list(kind, asked.text, asked.options)
    return wire.ListFacts(
        text=found.text,
        entries=[wire.ListEntry(count=one.count, name=one.name) for one in found.entries],
        cost=found.cost,
        limit=found.limit,
        faults=[wire.ListFaultFacts(line=one.line, rule=one.rule, words=one.words) for one in found.faults],
    )


def cards_in_play(game: Game[Any], options: dict[str, Any]) -> wire.Cards:
    return facts(game.shelf().cards(usual_sets(game, options)))


def packed_cards(table: Table) -> Packed:
    return pack(msgspec.json.encode(cards_in_play(table.game, table.game.shown(table.options))))


def facts(cards: list[Printed]) -> wire.Cards:
    return wire.Cards(cards=[card_facts(card) for card in cards])


def all_lessons(game: Game[Any]) -> list[Lesson]:
    folder = game.lessons()
    return [] if folder is None else lessons_in(folder)


def lesson_list(game: Game[Any]) -> wire.Lessons:
    return wire.Lessons(
        lessons=[wire.LessonBrief(id=one.id, title=one.title, words=one.words) for one in all_lessons(game)]
    )


def lesson_at(game: Game[Any], id: str, asked: wire.Follow) -> wire.LessonAt:
    known = {one.id: one for one in all_lessons(game)}
    if id not in known:
        raise Missing(f"There is no such lesson; there are: {', '.join(known) or 'none'}.")
    lesson, after = known[id], [*known, ""][list(known).index(id) + 1]
    at = follow(game, lesson, asked.moves)
    names = names_in(game, at.state)
    called = names if len(names) > 2 else None  # a single rival is called so
    because = at.because or (reason_against(game, at.state, asked.why) if asked.why else None)
    return wire.LessonAt(
        id=id,
        title=lesson.title,
        step=at.taken,
        steps=lesson.steps,
        say=at.say,
        view=views.view_of(game, at.state, LEARNER),
        question=views.question_of(game, at.state, LEARNER, called),
        log=views.log_of(game, at.state, LEARNER, 0, called),
        done=at.done,
        taken=at.taken,
        astray=at.astray,
        because=None if because is None else wire.Reason(rule=because.rule, reason=because.sentence),
        described=describe(game, at.state, asked.describe) if asked.describe else [],
        wanted=at.wanted,
        next=after,
        last=not lesson.scenario.options and (not after or bool(known[after].scenario.options)),
        options=lesson.scenario.options,
        names=names,
        goal=game.goal(at.state, LEARNER, called),
        waiting=game.waiting(at.state, LEARNER, called),
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


def rules_with(game: Game[Any], words: str) -> wire.Rules:
    """All entries of the rulebook, or those with some words, as the terminal finds them."""
    book, chapters = game.rulebook(), guide_of(game)
    found = book.search(words) if words.strip() else book.entries
    return wire.Rules(rules=[rule_facts(entry) for entry in found], chapters=chapters.search(words) if chapters else [])


def rule_facts(entry: Entry) -> wire.RuleFacts:
    facts = wire.RuleFacts(
        id=entry.id, title=entry.title, text=entry.text, ruling="", group=entry.group, kind="rule", settings={}
    )
    if isinstance(entry, Ruling):
        facts.kind, facts.text, facts.ruling = "ruling", entry.readings, entry.text
    if isinstance(entry, Option):
        settings = {edition: shown_value(value) for edition, value in entry.settings}
        facts.kind, facts.title, facts.settings = "option", entry.values, settings
    return facts


@functools.cache
def guide_of(game: Game[Any]) -> Guide | None:
    return guide.read(game)


@functools.cache
def guide_facts(game: Game[Any]) -> wire.GuideFacts:
    found = guide_of(game)
    if found is None:
        return wire.GuideFacts(title="", chapters=[], cards=[])
    blocks = [block for chapter in found.chapters for block in chapter.blocks]
    names = {block.text for block in blocks if block.kind == "card"}
    cards = [card_facts(card) for card in game.shelf().cards(None) if card.name in names]
    return wire.GuideFacts(title=found.title, chapters=found.chapters, cards=cards)
