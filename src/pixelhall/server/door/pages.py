"""The client's page, with the sign of its address in its head. All that differs between two addresses is there: the
client itself finds its way by the address."""

from html import escape

from pixelhall.server.door.signs import LONGEST, Sign

MARK = "<title>Pixelhall</title>"  # of the built page; the sign stands in its place
NAME = "Pixelhall"
WIDE, HIGH = 1200, 630  # pixels of a preview


def page(html: str, sign: Sign, origin: str, path: str) -> bytes:
    """The page with a sign; links in it are whole, for crawlers that know no address but theirs."""
    return html.replace(MARK, "\n    ".join(tags(sign, origin, path)), 1).encode()


def page_of_nowhere(html: str) -> bytes:
    """The page for an address that leads nowhere; the client says so, too."""
    head = f'<title>No such page · {NAME}</title>\n    <meta name="robots" content="noindex" />'
    return html.replace(MARK, head, 1).encode()


def tags(sign: Sign, origin: str, path: str) -> list[str]:
    picture = f"{origin}/preview/{sign.picture}.png" + (f"?v={sign.version}" if sign.version else "")
    address = f"{origin}/{path}"
    words = sign.words if len(sign.words) <= LONGEST else sign.words[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
    named = {"description": words, "twitter:card": "summary_large_image"}
    if not sign.listed:
        named["robots"] = "noindex"
    properties = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": sign.title,
        "og:description": words,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": ": ".join(part for part in (sign.heading, sign.line) if part),
    }
    title = sign.title if sign.title == NAME else f"{sign.title} · {NAME}"
    return [
        f"<title>{escape(title)}</title>",
        f'<link rel="canonical" href="{escape(address)}" />',
        *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()),
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
    ]
