"""Pixel Pusher in a real Chromium: a whole play by clicking, by keys alone, on a phone, at a table of four; readable by
those who listen."""

from typing import Any

from browser.hands import PHONE, Hands, Playhouse
from server.visit import House

GAME = "pixel-pusher"


async def click(me: Hands, *selectors: str) -> bool:
    """Clicks the first thing that one of these finds."""
    for selector in selectors:
        if await me.click(selector):
            return True
    return False


async def work(me: Hands, trade: bool = False) -> None:
    """One action by clicking what glows: pick, then decide."""
    before = await me.ply()
    if await click(me, ".hand .card.source"):
        await click(me, *([] if trade else [".slot.target"]), ".answers .button.main", ".hand .card.picked")
    elif await me.count(".returns .give"):
        await choose_returns(me)
        await click(me, ".answers .button.main")
    elif await click(me, ".picture .row.source", ".answers .button"):
        await click(me, ".answers .button.main")
    await me.page.locator(f".room:not([data-ply='{before}']) .board[aria-busy=false]").wait_for()


async def choose_returns(me: Hands) -> None:
    """Picks pixels, from the first on, until as many are chosen as must go."""
    while not await me.count(".answers .button.main"):
        await me.page.locator(".returns .give[aria-pressed=false]:enabled").first.click()


async def sits(house: House, browser: Any, players: int, size: tuple[int, int] | None = None) -> Hands:
    me = await (Hands.sit(house, browser, size) if size else Hands.sit(house, browser))
    table = await me.opens("me", *["random"] * (players - 1), game=GAME, options={"players": players})
    await me.goes("table", table)
    await me.page.locator(".belt").wait_for()
    return me


def test_a_whole_play_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, 2)
        assert (
            await me.count(".belt li") == 6
            and await me.count(".picture") == 6
            and await me.count(".machine, .rival") == 2
        )
        await me.picture("workshop-draft")
        steps = 0
        while await me.asked():
            await work(me, trade=steps > 60)
            steps += 1
            if steps == 20:
                await me.picture("workshop")
            assert steps < 200
        assert await me.count(".row.done") > 0, "something was painted"
        await me.picture("workshop-ending")
        assert me.faults == []

    plays.play(story)


def test_by_keys_alone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, 2)
        for _ in range(14):
            assert await me.asked()
            before = await me.ply()
            await me.types((await me.options())[0])
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
            await me.page.locator(".room").evaluate("() => document.activeElement.blur()")
        first = me.page.locator(".slots.lane [data-place]").first
        await first.focus()
        await me.page.keyboard.press("ArrowRight")
        assert await me.page.evaluate("() => document.activeElement.dataset.place") == "0:slot2"
        await me.page.keyboard.press("Enter")
        await me.page.get_by_text("Segment 2 carries").first.wait_for()
        assert me.faults == []

    plays.play(story)


def test_four_players_on_a_phone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, 4, PHONE)
        for _ in range(12):
            assert await me.asked()
            await work(me)
        await me.picture("workshop-phone")
        assert await me.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        assert me.faults == []

    plays.play(story)


def test_those_who_listen_find_names_for_everything(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, 3)
        unnamed = "() => [...document.querySelectorAll('.board button')].filter((one) => !(one.ariaLabel || one.textContent.trim())).length"
        assert await me.page.evaluate(unnamed) == 0
        for _ in range(6):
            assert await me.barriers() == []
            assert await me.asked()
            await work(me)
        assert me.faults == []

    plays.play(story)


def test_pixels_are_returned_several_at_once(house: House, plays: Playhouse) -> None:
    """Chosen by mouse and by keys, taken back, cancelled, and told before it is confirmed."""

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "random", game=GAME, options={"storage": 1}))
        give, confirm = me.page.locator(".returns .give"), me.page.locator(".answers .button.main")
        while await me.asked() and await give.count() < 3:
            before = await me.ply()
            trades = [one for one in await me.options() if one.startswith("trade")]
            await me.types(trades[0] if trades else (await me.options())[-1])
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        go = await give.count() - 1
        assert f"return {go} of {go + 1} pixels; 1 can be kept" in await me.page.locator(".prompt").inner_text()
        await me.picture("workshop-store")
        await choose_returns(me)
        await give.first.click()
        assert await confirm.count() == 0, "one is kept again, and that is not enough"
        await give.first.focus()
        await me.page.keyboard.press("ArrowRight")
        await me.page.keyboard.press("ArrowLeft")
        await me.page.keyboard.press("Enter")
        await confirm.wait_for()
        assert "Return" in (told := await me.page.locator(".prompt").inner_text()) and "; keep 1 " in told
        assert await me.count(".returns .give:enabled") == go, "no more can go"
        assert await me.barriers() == []
        await me.picture("workshop-store-chosen")
        await me.click(".more .button:has-text('Cancel')")
        await me.page.locator(".returns:not(:has([aria-pressed=true]))").wait_for()
        await choose_returns(me)
        before = await me.ply()
        await confirm.click()
        await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        assert me.faults == []

    plays.play(story)
