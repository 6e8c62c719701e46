"""What a person keeps at the hall: their texts and likings. Each request is about whoever asks."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

import pixelhall
from pixelhall.server import wire
from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import Way, body, json
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.people.likings import LikingsOfPeople
from pixelhall.server.people.own_texts import OwnTexts
from pixelhall.server.refusals import Refusal
from pixelhall.server.store.store import Store
from pixelhall.server.tables.opening import rules

SMALL = 5_000
LARGEST = 60_000  # bytes: a letter may take six


class Own:
    """The routes for this; `person` tells who asks, `pay` refuses an address that has more kept than it may."""

    def __init__(
        self, store: Store, person: Callable[[Request], Awaitable[Visitor]], pay: Callable[[str, int], None]
    ) -> None:
        self.pay = pay
        self.texts = OwnTexts(store)
        self.likings = LikingsOfPeople(store)
        self.person = person
        self.names = pixelhall.games()

    def ways(self) -> list[Way]:
        known, there = (400, 401, 403, 409, 413, 429), (400, 401, 403, 404, 409, 413, 429)
        text = "/api/me/texts/{text}"
        return [
            Way(
                "GET",
                "/api/me/texts",
                None,
                wire.OwnTexts,
                "The texts that this person keeps; kind and game choose among them",
                self.list_texts,
                (401, 429),
                ("kind", "game"),
            ),
            Way("POST", "/api/me/texts", wire.NewText, wire.OwnText, "Keep a text", self.keep_text, known),
            Way("POST", text, wire.ChangeText, wire.OwnText, "Rename or rewrite a text", self.change_text, there),
            Way("POST", f"{text}/delete", wire.Nothing, wire.Done, "Delete a text", self.drop_text, there),
            Way(
                "GET",
                "/api/me/likings",
                None,
                wire.MyLikings,
                "How this person likes the pages",
                self.my_likings,
                (401, 429),
            ),
            Way(
                "POST",
                "/api/me/likings",
                wire.SetLikings,
                wire.MyLikings,
                "Say how the pages are liked; what was said later stays",
                self.set_likings,
                known,
            ),
        ]

    async def list_texts(self, request: Request) -> Response:
        visitor, wish = await self.person(request), request.query_params
        found = await self.texts.all(visitor.id, wish.get("kind", ""), wish.get("game", ""))
        return json(wire.OwnTexts(texts=found))

    async def keep_text(self, request: Request) -> Response:
        asked = await body(request, wire.NewText, LARGEST)
        visitor = await self.person(request)
        if asked.game not in self.names or asked.kind not in rules(asked.game).lists():
            raise Refusal("not_an_option", f'Nothing of the kind "{asked.kind}" is kept for "{asked.game}".')
        self.pay(address(request), len(asked.text))
        return json(await self.texts.keep(visitor.id, asked))

    async def change_text(self, request: Request) -> Response:
        asked = await body(request, wire.ChangeText, LARGEST)
        visitor = await self.person(request)
        self.pay(address(request), len(asked.text or ""))
        return json(await self.texts.change(visitor.id, request.path_params["text"], asked))

    async def drop_text(self, request: Request) -> Response:
        await body(request, wire.Nothing, SMALL)
        visitor = await self.person(request)
        await self.texts.drop(visitor.id, request.path_params["text"])
        return json(wire.Done())

    async def my_likings(self, request: Request) -> Response:
        return json(await self.likings.of((await self.person(request)).id))

    async def set_likings(self, request: Request) -> Response:
        asked = await body(request, wire.SetLikings, SMALL)
        visitor = await self.person(request)
        return json(await self.likings.set(visitor.id, asked))
