"""Who asks, and how much each may ask: a person by the session of their browser, anybody else by their address."""

from starlette.requests import HTTPConnection, Request

from pixelhall.server.door.addresses import address
from pixelhall.server.hall.hall import Hall
from pixelhall.server.limits import Buckets, Budget, not_too_fast
from pixelhall.server.people.accounts import People, Visitor
from pixelhall.server.refusals import Stranger


class Asking:
    """What all requests have in common."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        settings = hall.settings
        self.persons = Buckets(*settings.person)
        self.proofs = Buckets(*settings.proofs)
        self.new_tables = Buckets(*settings.tables)
        self.tables_of_address = Budget(settings.tables_of_address, settings.tables_of_all)

    async def visitor(self, request: HTTPConnection) -> Visitor | None:
        token = request.cookies.get(self.hall.settings.cookie, "")
        return await self.people.visitor(token) if token else None

    async def person(self, request: Request) -> Visitor:
        """The person who asks; a Refusal if it is nobody, or too often."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Stranger()
        not_too_fast(self.persons, visitor.id)
        return visitor

    def pace(self, request: Request) -> None:
        """Refuses an address that asks too often, for requests that need no person."""
        not_too_fast(self.persons, address(request))

    def pace_tables(self, request: Request, visitor: Visitor) -> None:
        not_too_fast(self.new_tables, visitor.id)
        self.tables_of_address.spend(address(request))


def place_of(request: Request) -> str:
    """From where somebody asks, for the log."""
    return address(request).removeprefix("address ")
