"""Checks the origin of every request, and adds security headers to every answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pixelhall.server import logbook
from pixelhall.server.counts import Counts
from pixelhall.server.door.addresses import address, is_local, is_loopback
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
OPERATORS = ("/healthz", "/readyz", "/metrics")
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: Counts) -> None:
        self.app = app
        self.settings = settings
        self.counts = counts
        self.reads = Buckets(*settings.reads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        send = with_headers(scope, send, self.settings.secure, self.counts)
        if fault is not None:
            whence = address(HTTPConnection(scope)).removeprefix("address ")
            logbook.seldom("refused", f"{fault.kind} {whence}", address=whence, kind=fault.kind)
            await refuse(scope, receive, send, fault)
            return
        await self.app(scope, receive, send)

    def fault(self, scope: Scope) -> Refusal | None:
        """Why a request is refused: one address may not ask without end, pages of other sites may neither change anything
        nor listen, and other host names may not lead here."""
        try:
            refuse_haste(self.haste(scope))
        except Refusal as fault:
            return fault
        headers = Headers(scope=scope)
        if scope["path"] in OPERATORS and scope["type"] == "http" and is_local(HTTPConnection(scope)):
            return None  # probes on this machine call it by its number
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
            return any(
                urlsplit(origin).netloc == without_usual_port(host, urlsplit(origin).scheme)
                for origin in self.settings.origins
            )
        if self.settings.host not in LOOPBACK:
            return bool(host)
        return is_loopback(host)

    def our_origin(self, origin: str, host: str, scope: Scope) -> bool:
        if self.settings.origins:
            return origin.lower() in self.settings.origins
        return origin == f"{'https' if scope['scheme'] in ('https', 'wss') else 'http'}://{host}"


def without_usual_port(host: str, scheme: str) -> str:
    """A host as origins write it: some proxies and programs add the port, or write capitals."""
    return host.lower().removesuffix(":443" if scheme == "https" else ":80")


def with_headers(scope: Scope, send: Send, secure: bool, counts: Counts) -> Send:
    """Adds our headers to every answer, and counts it."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            counts.requests[str(message["status"])] += 1
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
    await answer(scope, receive, send)
