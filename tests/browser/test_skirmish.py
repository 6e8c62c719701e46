"""Pocket-Tactics in a real Chromium: a whole play by clicking, the map laid tile by tile, on a phone; readable by those who listen."""

from typing import Any

from browser.hands import PHONE, Hands, Playhouse
from server.visit import House

GAME = "pocket-tactics"


async def click(me: Hands, *selectors: str) -> bool:
    """Clicks the first thing that one of these finds."""
    for selector in selectors:
        if await me.click(selector):
            return True
    return False


async def fight(me: Hands) -> None:
    """One action by clicking what glows: pick, then decide."""
    before = await me.ply()
    if await click(me, ".answers .button:text-is('Best choice')", ".hex.target", ".answers .button"):
        await click(me, ".answers .button.main")
    elif await click(me, ".hex.source", ".chip.source"):
        await click(me, ".hex.target", ".answers .button")
        if await me.count(".prompt:text-is('Which way?')"):
            await click(me, ".answers .button")
    await me.page.locator(f".room:not([data-ply='{before}']) .board[aria-busy=false]").wait_for()


async def sits(house: House, browser: Any, options: dict[str, Any], size: tuple[int, int] | None = None) -> Hands:
    me = await (Hands.sit(house, browser, size) if size else Hands.sit(house, browser))
    await me.goes("table", await me.opens("me", "random", game=GAME, options=options))
    await me.page.locator(".board").wait_for()
    return me


def test_a_preset_is_played_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"preset": "ford", "turns": 30})
        assert await me.count(".hex") == 12 and await me.count(".hex .unit") == 6
        await me.picture("skirmish")
        for step in range(60):
            if not await me.asked():
                break
            await fight(me)
            if step == 6:
                await me.picture("skirmish-later")
        assert me.faults == []

    plays.play(story)


def test_a_map_is_laid_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"forces": ["River Levy", "Vesper House"]}, PHONE)
        for _ in range(14):
            if not await me.asked() or await me.count(".hex .unit"):
                break
            await fight(me)
        await me.picture("skirmish-phone")
        assert await me.count(".hex:not(.spot)") >= 8
        assert await me.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        assert me.faults == []

    plays.play(story)


def test_those_who_listen_find_names_for_everything(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"preset": "deep-gate"})
        unnamed = "() => [...document.querySelectorAll('.board button')].filter((one) => !(one.ariaLabel || one.textContent.trim())).length"
        assert await me.page.evaluate(unnamed) == 0
        for _ in range(4):
            assert await me.barriers() == []
            if not await me.asked():
                break
            await fight(me)
        assert me.faults == []

    plays.play(story)
