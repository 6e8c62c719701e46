"""The board shows each event when it is told: what moves is seen as itself and in its time, and nobody has to wait."""

from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House

# Notes every motion; `hurry` makes all of them shorter, `hold` stops them where they begin, and
# lets news wait for them for ever; `asked` is the last moment in which the hall asked for an action.
WATCH = """
window.told = []; window.hurry = 1; window.hold = false; window.plies = []; window.asked = 0;
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
    constructor(...all) {
        super(...all);
        this.addEventListener("message", (told) => {
            const news = JSON.parse(told.data);
            if (news.type === "view" && news.question?.act) window.asked = news.ply;
        });
    }
};
const later = window.setTimeout;
window.setTimeout = (deed, wait, ...rest) => later(deed, window.hold && wait === 6000 ? 1e8 : wait, ...rest);
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    const kind = ["floating", "flying", "arrow", "title", "outline", "cover", "figure"].find((one) => this.classList.contains(one)) ?? "";
    window.told.push({kind, sprite: this.querySelector("canvas") !== null, frames: JSON.parse(JSON.stringify(frames)), fill: how.fill ?? "none",
        delay: how.delay});
    const made = animate.call(this, frames, {...how, delay: how.delay / window.hurry, duration: how.duration / window.hurry});
    if (window.hold) made.pause();
    return made;
};
new MutationObserver(() => {
    const room = document.querySelector(".room");
    const ply = room && (room.dataset.scene ?? room.dataset.ply);
    if (ply && window.plies.at(-1) !== ply) window.plies.push(ply);
}).observe(document, {subtree: true, attributes: true, childList: true, attributeFilter: ["data-ply", "data-scene"]});
"""


async def watched(house: House, browser: Any, **wishes: Any) -> Hands:
    me = await Hands.sit(house, browser, motion="no-preference")
    await me.page.add_init_script(WATCH)
    await me.page.reload()
    await me.goes("table", await me.opens("me", "greedy", options={"ceasefire_rounds": 0}, **wishes))
    await me.asked()
    return me


async def begins(me: Hands) -> None:
    """Leads with the first card, and is then asked for an action."""
    await me.types((await me.options())[0])
    await me.page.locator("[aria-label='All options'] kbd:text-is('pass')").wait_for()


def test_no_slot_flies_and_no_number_is_seen_before_its_blow(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await watched(house, browser)
        await me.page.evaluate("window.hurry = 20")
        while await me.asked():
            options = await me.options()
            fights = [one for one in options if one.startswith(("attack", "shoot", "recruit"))]
            before = await me.ply()
            await me.types((fights or options)[0])
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        await me.until("window.told.some((one) => JSON.stringify(one.frames).includes('rotate(80deg)'))")
        told = await me.page.evaluate("window.told")
        assert {"floating", "arrow", "figure", "flying"} <= {one["kind"] for one in told}
        for one in told:
            if one["kind"] in ("", "figure"):
                moves = any("transform" in frame for frame in one["frames"])
                assert one["sprite"] or not moves, one
            if one["kind"] in ("floating", "flying", "figure", "arrow", "title"):
                assert (one["frames"][0]["opacity"], one["fill"]) == (0, "both"), one
        assert me.faults == []

    plays.play(story)


def test_the_board_follows_step_by_step_and_a_key_brings_the_present(house: House, plays: Playhouse) -> None:
    """All motion is held, so that what waits for it waits until the key."""

    async def story(browser: Any) -> None:
        me = await watched(house, browser)
        await begins(me)
        before = int(await me.ply())
        await me.page.evaluate("(window.hold = true, window.plies = [])")
        await me.types("pass")
        await me.until("(before) => window.asked > before + 1", arg=before)
        now = int(await me.page.evaluate("window.asked"))
        assert before < int(await me.ply()) < now
        await me.page.keyboard.press("Shift")
        await me.page.locator(f".room[data-ply='{now}']").wait_for()
        plies = [int(one) for one in await me.page.evaluate("window.plies")]
        assert plies == sorted(set(plies)) and plies[-1] == now
        assert await me.count(".bar:not(.quiet)") == 1
        assert await me.count(".stage > .ghost") == 0
        assert me.faults == []

    plays.play(story)


def test_the_last_turn_is_shown_again_with_one_key(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await watched(house, browser)
        await me.page.evaluate("window.hurry = 20")
        await begins(me)
        while not await me.count(".again"):
            before = await me.ply()
            await me.types("pass" if "pass" in await me.options() else (await me.options())[0])
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
            await me.asked()
        now = await me.ply()
        options = await me.options()
        await me.page.locator(".log").first.click(position={"x": 2, "y": 2})
        await me.page.evaluate("(window.plies = [])")
        await me.page.keyboard.press("r")
        await me.until("(now) => window.plies.length > 1 && window.plies.at(-1) === now", arg=now)
        plies = [int(one) for one in await me.page.evaluate("window.plies")]
        assert plies == sorted(set(plies))
        await me.page.locator(".room:not([data-scene])").wait_for()
        assert (await me.ply(), await me.options()) == (now, options)
        # A key in the midst of it brings the present, and the question is still there.
        await me.page.evaluate("(window.hold = true)")
        await me.page.get_by_role("button", name="Last turn again").click()
        await me.page.locator(".room[data-scene]").wait_for()
        await me.page.keyboard.press("Shift")
        await me.page.locator(".room:not([data-scene])").wait_for()
        assert (await me.ply(), await me.options()) == (now, options)
        assert me.faults == []

    plays.play(story)
