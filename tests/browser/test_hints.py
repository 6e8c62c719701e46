"""Help in the browser: an opponent chosen by its face, hints that are shown on the board and taken, how a play went."""

from typing import Any

import pytest

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from browser.test_pages import short_play
from server.visit import House


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_character_is_chosen_a_hint_is_pointed_at_and_taken(
    house: House, plays: Playhouse, size: tuple[int, int]
) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size)
        assert await me.page.get_by_role("radio", name="Pip").is_checked(), "for whoever never chose"
        await me.page.locator(".faces label:has-text('Juno')").click()
        await me.page.locator(".faces label:has-text('Pip')").click()
        await me.page.get_by_text("Seven years old").wait_for()
        await me.picture(f"rivals-{size[0]}")
        await me.against_the_machine()
        await me.page.locator("aside .clocks .seat:has-text('Pip')").wait_for(state="attached")
        await me.asked()
        await me.act()
        await me.asked()
        before = await me.ply()
        await me.page.keyboard.press("h")
        first = me.page.get_by_label("Hint").get_by_role("listitem").first
        await first.get_by_text("about").wait_for()
        await first.get_by_role("button").focus()
        await me.page.locator("[data-pointed]").first.wait_for()
        await me.picture(f"hint-{size[0]}")
        assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0] and await me.barriers() == []
        await first.get_by_role("button").click()
        await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        assert (
            await me.count("[data-pointed]") == 0
            and await me.page.get_by_label("Hint").get_by_role("listitem").count() == 0
        )
        assert me.faults == []

    plays.play(story)


def test_a_hint_for_the_first_question_is_shown_on_the_map(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, PHONE)
        table = await me.opens("me", "open", game="pocket-tactics", options={"preset": "ford"}, hints=True)
        other = await Hands.sit(house, browser)
        await other.ask("guest", name="Friend")
        await other.ask(f"tables/{table}/sit")
        mover = me
        await me.goes("table", table)
        await me.page.locator(".board .tile").first.wait_for()
        if not await me.count(".bar:not(.quiet)"):
            mover = other
            await other.goes("table", table)
        await mover.page.get_by_role("button", name="Hint").click()
        options = mover.page.get_by_label("Hint").get_by_role("listitem").get_by_role("button")
        await options.first.wait_for()
        marked = 0
        for n in range(await options.count()):
            await options.nth(n).focus()
            marked += await mover.count("[data-pointed]")
        assert marked > 0 and mover.faults == []

    plays.play(story)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_replay_draws_how_it_went_and_leads_to_any_moment(
    house: House, plays: Playhouse, size: tuple[int, int]
) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size)
        await short_play(me)
        await me.page.get_by_label("The end").get_by_role("link", name="Replay").click()
        await me.page.locator(".room[data-step='0']").wait_for()
        await me.drawer()
        graph = me.page.locator(".graph")
        await graph.wait_for()
        assert await me.count(".graph polyline") == 2 and await me.count(".graph circle") >= 1
        box = await graph.bounding_box()
        await graph.click(position={"x": box["width"] - 8, "y": 20})
        last = await me.page.locator(".steps .count").inner_text()
        await me.page.locator(f".room[data-step='{last.split('/')[1]}']").wait_for()
        turn = me.page.get_by_role("list", name="Turning points").get_by_role("button").first
        at = (await turn.inner_text()).split()[0]
        await turn.click()
        await me.page.locator(f".room[data-step='{at}']").wait_for()
        assert "%" in await turn.inner_text()
        await me.picture(f"course-{size[0]}")
        assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0] and await me.barriers() == []
        assert me.faults == []

    plays.play(story)


CUT = """
window.cut = 0;
const finish = Animation.prototype.finish;
Animation.prototype.finish = function () {
    if (this.playState === "running") window.cut += 1;
    return finish.call(this);
};
"""
BEHIND = 4  # moves since one's own
STILL = "document.getAnimations().every((one) => one instanceof CSSAnimation || one instanceof CSSTransition || one.playState !== 'running')"


async def stillness(me: Hands) -> None:
    """Nothing moves, and nothing is about to: a board begins to move a little after it has changed."""
    still = 0
    while still < 6:
        still = still + 1 if await me.page.evaluate(STILL) else 0
        await me.page.wait_for_timeout(50)


@pytest.mark.long  # a machine that stalls for a moment can cut a motion short by itself
def test_the_motion_of_one_move_is_over_before_the_next_is_shown(house: House, plays: Playhouse) -> None:
    """The machine here answers as fast as it can. Whoever is more than a few moves behind is brought up to the present
    at once."""

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, motion="no-preference")
        await me.page.add_init_script(CUT)
        await me.page.reload()
        await me.goes("table", await me.opens("me", "greedy", options={"ceasefire_rounds": 0}))
        for _ in range(8):
            await me.asked()
            await stillness(me)
            await me.page.evaluate("window.cut = 0")
            before = int(await me.ply())
            await me.act()
            await me.asked()
            assert await me.page.evaluate("window.cut") == 0 or int(await me.ply()) - before > BEHIND
        assert me.faults == []

    plays.play(story)
