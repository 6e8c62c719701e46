"""What stands at the end of a play: who won and how, the pictures and points of each game, how it went, and where to go
from there."""

import re
from typing import Any

from browser.hands import Hands, Playhouse, pair
from browser.test_pages import short_play
from server.visit import House

SIZES = [(1366, 657), (1920, 1080), (844, 390), (360, 640)]
# A Leader's attack fells a Leader: who strikes first in the Flank wave wins.
BRITTLE = '[set]\nname = "brittle"\ntitle = "Brittle"\n' + "".join(
    f"""
[[hero]]
name = "Reed {letter}"
attack = 1
life = 2
vanguard = "Intercept."
flank = "Swift."
rear = "Pierce."
order = "Draw 1 card."
leader = {{ name = "Glass {letter}", attack = 9, life = 8, text = "Ranged Attack." }}
"""
    for letter in "ABCDEFGHIJ"
)
WISHES: dict[str, Any] = {"options": {"sets": [], "ceasefire_rounds": 0}, "sets": [BRITTLE], "public": False}

# How much moves on the board whenever a result is put before it.
MOVES_AT_THE_END = """() => {
    window.moved = [];
    const moving = () => document.getAnimations().filter(
        (one) => one.playState === "running" && one.effect.target.closest(".stage .ghost"));
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.classList?.contains("ending")) window.moved.push(moving().length);
    }))).observe(document, {childList: true, subtree: true});
}"""


def end(hands: Hands) -> Any:
    return hands.page.get_by_label("The end")


async def fits(hands: Hands, name: str, *sure: str) -> None:
    """At every size the headline and what can be done are in sight, whatever scrolls between them, and nothing is wider
    than the window."""
    for width, height in SIZES:
        await hands.page.set_viewport_size({"width": width, "height": height})
        await hands.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        for what in (end(hands).get_by_role("heading").first, *(end(hands).locator(one) for one in sure)):
            box = await what.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, f"{width}x{height}: {what}"
            assert box["y"] >= 0 and box["y"] + box["height"] <= height, f"{width}x{height}: {what}"
        wide = await end(hands).locator(".body").evaluate("one => one.scrollWidth - one.clientWidth")
        assert wide <= 0, f"{width}x{height}: the result is wider than its frame"
        assert await hands.page.evaluate("document.documentElement.scrollWidth") <= width
        await hands.picture(f"{name}-{width}x{height}")
    await hands.page.set_viewport_size({"width": 1280, "height": 800})


async def strike(*both: Hands) -> Hands:
    """Both choose a Leader; the first who is asked in the Flank wave fells that of the other, and wins."""
    for hands in both:
        await hands.types((await hands.options())[0])
    striker = None
    for _ in range(6):
        hands, other = await asked(*both)
        if await hands.over():
            break
        strikes = [text for text in await hands.options() if text.startswith(("attack f2", "shoot f2"))]
        before = await hands.ply()
        if strikes and striker is None:
            striker = hands
            await hands.types(strikes[0])
        else:
            await hands.types("end" if "end" in await hands.options() else "pass")
        for one in (hands, other):
            await one.page.locator(f".room:not([data-ply='{before}'])").wait_for()
    assert striker is not None
    return striker


async def asked(*both: Hands) -> tuple[Hands, Hands]:
    """Whoever is asked now and the other; or both as they are, once it is over."""
    while True:
        for hands, other in (both, both[::-1]):
            if await hands.over() or await hands.count(".bar:not(.quiet)"):
                return hands, other
        await both[0].page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_rout_shows_both_leaders_the_deed_and_the_turning_point(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        both = await pair(house, browser, **WISHES)
        winner = await strike(*both)
        loser = both[1] if winner is both[0] else both[0]
        for hands, headline in ((winner, "You win!"), (loser, "You lose")):
            await end(hands).get_by_role("heading", name=headline).wait_for()
            assert await end(hands).get_by_text("By rout, in the Flank wave of round 1.").count() == 1
            assert await end(hands).locator(".fallen").count() == 1
            await end(hands).locator(".won").get_by_text("8 Life left").wait_for()
            deed = await end(hands).locator(".deed li").all_text_contents()
            assert len(deed) == 3 and "takes 9 damage" in deed[1] and "is defeated" in deed[2]
        assert await loser.page.evaluate("document.activeElement.getAttribute('aria-label')") == "The end"
        await end(loser).get_by_role("link", name="The turning point").wait_for()
        assert await loser.barriers() == []
        await fits(loser, "ending-rout", ".button.main")
        point = end(loser).get_by_role("link", name="The turning point")
        step = str(await point.get_attribute("href")).rsplit("/", 1)[1]
        await point.click()
        await loser.page.locator(f".room[data-step='{step}']").wait_for()
        await loser.page.get_by_label("Turning points").locator(".here").wait_for()
        assert winner.faults == loser.faults == []

    plays.play(story)


def test_the_ending_is_put_aside_and_brought_back_by_keys(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        await resign(me)
        assert await end(me).get_by_text("By resignation").count() == 1
        assert await end(me).get_by_text("You resign.").count() == 1
        assert await me.count("details[open]") == 0, "seed and record are a click away"
        await fits(me, "ending-resignation", ".button.main")
        await me.page.keyboard.press("Escape")
        await end(me).wait_for(state="detached")
        assert await me.page.evaluate("document.activeElement.textContent") == "⚑ Result"
        await me.page.keyboard.press("Enter")
        await end(me).get_by_role("button", name="See the board").click()
        await end(me).wait_for(state="detached")
        await me.page.get_by_role("button", name="Result").click()
        await end(me).get_by_role("button", name="Rematch").click()
        await end(me).wait_for(state="detached")
        await me.asked()
        await resign(me)
        await end(me).get_by_text("0 – 2 at this table").wait_for()
        assert me.faults == []

    plays.play(story)


async def resign(me: Hands) -> None:
    await me.drawer()
    await me.page.get_by_role("button", name="Resign").click()
    await me.page.get_by_role("button", name="Yes, resign").click()
    await end(me).wait_for()


def test_spectators_see_the_result_and_want_no_rematch(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        host, friend = await pair(house, browser)
        watcher = await Hands.sit(house, browser)
        await watcher.goes("table", host.page.url.rsplit("/", 1)[1])
        await watcher.page.get_by_text("You are watching.").wait_for()
        await resign(host)
        await end(watcher).get_by_role("heading", name="Friend wins").wait_for()
        assert await end(watcher).get_by_text("Host resigns.").count() == 1
        assert await end(watcher).get_by_role("button", name="Rematch").count() == 0
        assert await end(watcher).get_by_role("link", name="Replay").count() == 1
        await fits(watcher, "ending-watched", "footer .button >> nth=0")
        assert host.faults == friend.faults == watcher.faults == []

    plays.play(story)


def test_the_ending_comes_when_the_board_has_stopped_moving(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, motion="no-preference")
        await me.page.add_init_script(f"({MOVES_AT_THE_END})()")
        await short_play(me)
        await end(me).get_by_role("heading", name="A draw").wait_for()
        assert await end(me).get_by_text("The limit of rounds, in the Rear wave of round 1.").count() == 1
        assert await me.page.evaluate("window.moved") == [0]
        assert me.faults == []

    plays.play(story)


def test_three_players_have_a_table_of_points(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "juno", "juno", game="pixel-pusher", options={"players": 3}))
        while await me.asked():
            before, options = await me.ply(), await me.options()
            if options:
                await me.types(next((one for one in options if one.startswith("paint")), options[0]))
                await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        table = end(me).get_by_role("table")
        await table.wait_for()
        heads = await table.get_by_role("columnheader").all_text_contents()
        assert len(heads) == 4 and sum("★" in head for head in heads) >= 1
        rows = {
            await row.get_by_role("rowheader").inner_text(): [
                int(n.replace("–", "0")) for n in await row.get_by_role("cell").all_text_contents()
            ]
            for row in await table.locator("tbody tr").all()
        }
        assert len(rows) == 9, "six images, all of them, rows, pixels left"
        images = list(rows.values())[:6]
        assert [sum(points) for points in zip(*images)] == rows["In all"]
        assert sum(rows["Rows"]) == await end(me).locator(".row.done").count()
        await end(me).locator(".graph").wait_for()
        assert await me.barriers() == []
        await fits(me, "ending-points", ".button.main")
        assert me.faults == []

    plays.play(story)


def test_a_skirmish_ends_with_what_is_left_of_both_forces(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        options = {"preset": "ford", "turns": 20}
        await me.goes("table", await me.opens("me", "greedy", game="pocket-tactics", options=options))
        while await me.asked():
            before, found = await me.ply(), await me.options()
            if found:
                await me.types(next((one for one in found if one.startswith("assault")), found[0]))
                await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        forces = end(me).locator("li:has(.force)")
        await forces.nth(1).wait_for()
        assert await end(me).get_by_text(re.compile(r"^\w.+, in turn \d+\.$")).count() == 1
        for at in (0, 1):
            words = await forces.nth(at).inner_text()
            assert re.search(r"\d+ on the map", words) and "features held" in words and "Captures worth" in words
        await end(me).locator(".graph").wait_for()
        assert await me.barriers() == []
        await fits(me, "ending-skirmish", ".button.main")
        assert me.faults == []

    plays.play(story)


def test_after_a_win_the_next_opponent_sits_down_at_a_table_like_this_one(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        wishes = {**WISHES, "sets": [BRITTLE.replace("Draw 1 card.", "You win the battle.")]}
        first = await me.opens("me", "pip", **wishes)
        await me.goes("table", first)
        for _ in range(40):  # whoever has the first turn wins: sooner or later it is me
            await me.asked()
            await me.types(await me.page.locator("[aria-label='All options'] kbd").first.text_content())
            while await me.asked():
                before, options = await me.ply(), await me.options()
                await me.types(next((one for one in options if one.startswith("order")), options[0]))
                await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
            await end(me).wait_for()
            if await end(me).get_by_role("heading", name="You win!").count():
                break
            assert await end(me).get_by_role("button", name="Next opponent").count() == 0
            await end(me).get_by_role("button", name="Rematch").click()
            await end(me).wait_for(state="detached")
        assert await end(me).get_by_text("By a card's text").count() == 1
        await fits(me, "ending-next", ".button.main", ".button:has-text('Next opponent')")
        await end(me).get_by_role("button", name="Next opponent: Moss").click()
        await me.page.locator(".room[data-status=playing]").wait_for()
        await me.page.locator("aside").get_by_text("Moss").first.wait_for()
        table = me.page.url.rsplit("/", 1)[1]
        assert table != first
        facts = await me.page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
        assert facts["sets"] == ["Brittle"] and facts["options"] == wishes["options"] and not facts["public"]
        assert me.faults == []

    plays.play(story)


def test_the_link_to_the_replay_is_shared_and_leads_there(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        table = await me.opens("me", "greedy")
        await me.goes("table", table)
        await me.asked()
        await resign(me)
        await me.page.evaluate("delete Navigator.prototype.share")  # as where a device shares nothing
        await end(me).get_by_role("button", name="Share the replay").click()
        await end(me).get_by_role("button", name="Link copied").wait_for()
        link = await me.page.evaluate("navigator.clipboard.readText()")
        assert link == f"{house.address}/replay/table/{table}/1/0"
        other = await Hands.sit(house, browser)
        await other.page.goto(link)
        await other.page.locator(".room[data-step='0']").wait_for()
        assert me.faults == other.faults == []

    plays.play(story)
