"""Checks the origin of every request, and adds security headers to every answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pixelhall.server.door.addresses import address
from pixelhall.server.door.answers import problem
from pixelhall.server.limits import Buckets, refuse_haste
from pixelhall.server.refusals import Refusal
from pixelhall.server.settings import LOOPBACK, Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.reads = Buckets(*settings.reads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if fault is not None:
            await refuse(scope, receive, send, fault)
            return
        await self.app(scope, receive, with_headers(scope, send, self.settings.secure))

    def fault(self, scope: Scope) -> Refusal | None:
        """Why a request is refused: one address may not ask without end, pages of other sites may neither change anything
        nor listen, and other host names may not lead here."""
        try:
            refuse_haste(self.haste(scope))
        except Refusal as fault:
            return fault
        headers = Headers(scope=scope)
        if not self.our_host(headers.get("host", "")):
            return Refusal("not_yours", "The hall does not answer to this host name.")
        origin = headers.get("origin")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if origin is not None and not self.our_origin(origin, headers.get("host", ""), scope):
            return Refusal("not_yours", "This page belongs to another site.")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return Refusal("not_yours", "This page belongs to another site.")
        return None

    def haste(self, scope: Scope) -> float:
        """Seconds for which an address has to wait because it asks too often."""
        whence = address(HTTPConnection(scope))
        return 0.0 if self.reads.take(whence) else self.reads.wait(whence)

    def our_host(self, host: str) -> bool:
        """A hall on loopback answers only to the names of loopback, so that no other name can be pointed at it."""
        if self.settings.origins:
            return any(urlsplit(origin).netloc == host for origin in self.settings.origins)
        if self.settings.host not in LOOPBACK:
            return bool(host)
        try:
            return urlsplit(f"//{host}").hostname in LOOPBACK
        except ValueError:
            return False

    def our_origin(self, origin: str, host: str, scope: Scope) -> bool:
        if self.settings.origins:
            return origin in self.settings.origins
        return origin == f"{'https' if scope['scheme'] in ('https', 'wss') else 'http'}://{host}"


def with_headers(scope: Scope, send: Send, secure: bool) -> Send:
    """Adds our headers to every answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


async def refuse(scope: Scope, receive: Receive, send: Send, fault: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": fault.reason})
        return
    answer: Response = problem(fault)
    await answer(scope, receive, with_headers(scope, send, False))
