"""Cards to print and play, made by the hall: in another process, by name or text alone, and not without end."""

import asyncio
import io

from pypdf import PdfReader

from server.test_library import GEESE
from server.visit import DUEL, Guest, House


def test_the_hall_prints_sets_extras_and_sets_of_ones_own(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            facts = (await ann.get(f"games/{DUEL}")).json()
            assert set(facts["prints"]) == {"tokens", "markers", "reference", "blank", "pad"}
            answer = await ann.post(f"games/{DUEL}/print", things=["heron", "pad"], paper="letter", low_ink=True)
            assert answer.status_code == 200 and answer.headers["content-type"] == "application/pdf"
            assert answer.headers["content-disposition"] == 'attachment; filename="cards.pdf"'
            pages = PdfReader(io.BytesIO(answer.content)).pages
            assert len(pages) == 3 and "Bouncer" in pages[0].extract_text()
            own = await ann.post(f"games/{DUEL}/print", toml=GEESE, kind="tabletop")
            assert own.headers["content-type"] == "application/zip" and own.content.startswith(b"PK")

    asyncio.run(story())


def test_what_cannot_be_printed_is_told(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            for asked, status, words in (
                ({}, 409, "Say what is to be printed"),
                ({"things": ["goblins"]}, 409, 'no "goblins" to print; there are core'),
                ({"things": ["../core"]}, 400, "things"),
                ({"toml": GEESE.replace("Draw 2 cards.", "Draw 2 crads.")}, 409, "crads"),
                ({"toml": "/etc/passwd"}, 409, ""),
                ({"things": ["core"], "bleed": 2}, 400, "bleed"),
            ):
                answer = await ann.post(f"games/{DUEL}/print", **asked)
                assert answer.status_code == status and words in answer.json()["error"], answer.text

    asyncio.run(story())
