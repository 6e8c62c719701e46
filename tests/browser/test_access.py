"""Every page for everyone: axe finds nothing serious and nothing is wider than the screen, on laptop and phone, by day
and by night."""

from typing import Any

import pytest

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from browser.test_pages import short_play
from server.visit import DUEL, House

PAGES = {
    "lobby": ("", "h2:has-text('Open a table')"),
    "lesson": (f"learn/{DUEL}/melee", ".hand"),
    "cards": (f"cards/{DUEL}/goose", "li .card"),
    "guide": (f"rules/{DUEL}", ".text .picture .slot"),
    "guide-pusher": ("rules/pixel-pusher", ".text .picture .board"),
    "guide-pocket": ("rules/pocket-tactics", ".text .picture .tile"),
    "rules": (f"rules/{DUEL}/PT-ICPT-03", ".wanted"),
    "sets": (f"sets/{DUEL}", ".cards .card"),
    "forces": ("forces/50,3+Reed+Archer,1+Ferryhand", ".faults li"),
    "settings": ("settings", "fieldset"),
    "replays": ("replay", "input[type=file]"),
    "account": ("account", "form"),
}


async def look(me: Hands, name: str, size: tuple[int, int], scheme: str) -> None:
    """A picture, and what is wrong here."""
    await me.picture(f"{name}-{size[0]}-{scheme}")
    assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0], f"{name} is wider than the screen"
    assert await me.barriers() == [], name


async def all_pages(house: House, browser: Any, size: tuple[int, int], scheme: str) -> None:
    me = await Hands.sit(house, browser, size, scheme=scheme)
    for name, (way, sign) in PAGES.items():
        await me.goes(way)
        await me.page.locator(sign).first.wait_for()
        if name == "rules":
            await me.page.get_by_role("searchbox").fill("PT-ICPT")
        await look(me, name, size, scheme)
    await me.goes("")
    await me.against_the_machine()
    await look(me, "leaders", size, scheme)
    for _ in range(9):
        if await me.asked():
            await me.act()
    await me.asked()
    await look(me, "table", size, scheme)
    await me.page.locator(".slot.mine.leader").click(button="right")
    await me.page.get_by_role("dialog").get_by_text("Active now").wait_for()
    await look(me, "closer", size, scheme)
    await me.goes("account")
    await me.page.get_by_role("heading", name="Where you are known").wait_for()
    await look(me, "guest", size, scheme)


async def after_a_play(house: House, browser: Any, size: tuple[int, int], scheme: str) -> None:
    me = await Hands.sit(house, browser, size, scheme=scheme)
    await short_play(me)
    await look(me, "ending", size, scheme)
    await me.page.get_by_label("The end").get_by_role("link", name="Replay").click()
    await me.page.locator(".room[data-step='0']").wait_for()
    await me.drawer()
    await me.page.get_by_label("Seen by").select_option("everybody: all hands open")
    await me.page.get_by_label("Moves").get_by_role("button").nth(7).click()
    await me.page.locator(".room[data-step='8']").wait_for()
    await look(me, "replay", size, scheme)


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (LAPTOP, "light"),
        (PHONE, "dark"),
        pytest.param(LAPTOP, "dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_serious(house: House, plays: Playhouse, size: tuple[int, int], scheme: str) -> None:
    async def story(browser: Any) -> None:
        await all_pages(house, browser, size, scheme)
        await after_a_play(house, browser, size, scheme)

    plays.play(story)
