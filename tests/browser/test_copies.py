"""The position as text, out of the browser: from a table, from a replay, and where nothing can be copied."""

from typing import Any

import pixelhall
from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from pixelhall.core import scenarios
from server.visit import House

GAME = pixelhall.game("pixel-pusher")
NO_CLIPBOARD = "void (navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')))"


async def sits(house: House, browser: Any, size: tuple[int, int] = LAPTOP) -> Hands:
    me = await Hands.sit(house, browser, size)
    await me.goes("table", await me.opens("me", "random", game=GAME.name, options={"players": 2}))
    await me.asked()
    return me


async def cards(me: Hands) -> list[str]:
    return list(await me.page.locator(".hand .card b").all_text_contents())


def written(text: str) -> list[str]:
    """The cards that the first seat can draft, in a written position."""
    view = GAME.view(scenarios.stage(scenarios.read(text)), 0)
    return list(view["draft"]["hands"]["0"])


async def copied(me: Hands) -> str:
    await me.page.get_by_role("button", name="Copy position").click()
    await me.page.get_by_role("status").get_by_text("Copied.").wait_for()
    return str(await me.page.evaluate("navigator.clipboard.readText()"))


def test_the_position_is_copied_from_a_table_and_a_replay(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser)
        await me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        text = await copied(me)
        assert "is guessed" in text and written(text) == await cards(me)
        await me.types((await me.options())[0])
        await me.asked()
        await me.page.get_by_role("button", name="Resign").click()
        await me.page.get_by_role("button", name="Yes, resign").click()
        await me.page.get_by_label("The end").get_by_role("link", name="Replay").click()
        await me.page.get_by_label("Seen by").select_option("Host")
        await me.page.locator(".room[data-step='0'][data-seat='0'] .hand .card").first.wait_for()
        text = await copied(me)
        assert "is guessed" not in text and written(text) == await cards(me)
        assert me.faults == []

    plays.play(story)


def test_where_nothing_can_be_copied_the_position_is_shown(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await sits(house, browser, size)
            await me.page.evaluate(NO_CLIPBOARD)
            await me.drawer()
            await me.page.get_by_role("button", name="Copy position").click()
            text = await me.page.get_by_role("dialog").get_by_label("The position", exact=True).input_value()
            await me.until("text => getSelection().toString() === text", arg=text)
            assert written(text) == await cards(me)
            await me.picture(f"position-{size[0]}")
            assert await me.barriers() == []
            await me.page.keyboard.press("Escape")
            assert await me.count("dialog") == 0 and me.faults == []

    plays.play(story)
