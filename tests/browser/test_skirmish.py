"""Pocket-Tactics in a real Chromium: a whole play by clicking, set up by hand, by keys, on a phone; readable by those
who listen."""

import re
from typing import Any

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from server.visit import House

GAME = "pocket-tactics"
SHORT = {"preset": "ford", "turns": 20}
SURE = ".answers .button.main:has-text('✔')"


async def sits(
    house: House, browser: Any, options: dict[str, Any], size: tuple[int, int] = LAPTOP, scheme: str = "light"
) -> Hands:
    me = await Hands.sit(house, browser, size, scheme=scheme)
    await me.goes("table", await me.opens("me", "greedy", game=GAME, options=options))
    await me.page.locator(".board").wait_for()
    return me


async def done(me: Hands, before: str) -> None:
    await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()


def way(text: str) -> list[str]:
    """What is pointed at for an option that is about units and tiles: a button each."""
    verb, *words = text.split()
    tiles = [word for word in words if re.fullmatch(r"[a-z]+\d+", word)]
    names = [word for word in words if word not in tiles]
    reserve = f".mine .reserve:has(.label:text-is('{' '.join(names)}'))"
    return [reserve for _ in range(verb in ("deploy", "place", "summon"))] + [at(tile) for tile in tiles]


def at(tile: str) -> str:
    return f"[data-place='{tile}'] button"


async def point(me: Hands, text: str) -> None:
    """Clicks one thing after another; what is picked by itself is passed over."""
    for thing in way(text):
        if not await me.count(f"{thing}.picked"):
            await me.page.locator(thing).first.click()


EAGER = ("assault", "deploy", "place", "lay", "settle", "move", "leap", "summon", "follow", "swap", "return")


async def act(me: Hands, by_hand: bool = True) -> None:
    """One action by clicking: dice, choices among pictures, places, or an answer in the bar."""
    before = await me.ply()
    placed = [text for text in await me.options() if text.split()[0] in EAGER]
    if placed:
        await point(me, min(placed, key=lambda text: EAGER.index(text.split()[0])))
    elif not (by_hand and await me.click(".tray button.die")) and not await me.click(".choice"):
        await me.click(".answers .button")
    if before == await me.ply():
        await me.click(SURE)
    await done(me, before)


def test_a_preset_is_a_click_away_and_played_to_its_end_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        newcomer = await Hands.sit(house, browser)
        await newcomer.page.get_by_role(
            "button", name="Play Pocket-Tactics: The Ford, River Levy against Thornwood Kin"
        ).click()
        await newcomer.page.locator(".board .tile").first.wait_for()
        me = await sits(house, browser, SHORT)
        steps = dice = verdicts = 0
        while await me.asked():
            dice += await me.count(".tray button.die")
            verdicts += await me.count(".verdict")
            await act(me, steps % 2 == 0)
            steps += 1
            if steps == 8:
                await me.picture("skirmish")
            assert steps < 150
        await (
            me.page.get_by_label("The end")
            .get_by_role("heading", name=re.compile("You win!|You lose|A draw"))
            .wait_for()
        )
        assert verdicts > 0 and dice > 0, "dice were chosen by hand, and the tally said what they did"
        assert me.faults == []

    plays.play(story)


def test_a_force_and_a_map_are_set_up_by_clicking(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"turns": 20}, PHONE, "dark")
        await me.page.get_by_role("button", name=re.compile("^River Levy")).click()
        await me.picture("skirmish-forces")
        assert await me.barriers() == []
        seen: set[str] = set()
        while await me.asked() and not await me.count(".heading:has-text('Turn')"):
            seen.add((await me.options())[0].split()[0])
            if await me.count(".cell.spot") == 12:
                await me.click(".slot.source")
                await me.picture("skirmish-laying")
                await me.page.keyboard.press("Escape")
            await act(me)
        assert {"force", "home", "lay", "place"} <= seen
        assert await me.count(".tile") == 12 and await me.count(".cell .plate") > 1
        assert me.faults == []

    plays.play(story)


def test_reach_odds_and_reasons_by_keys_and_mouse(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, SHORT)
        await me.asked()
        await me.page.keyboard.press("b")
        start = await me.page.evaluate("document.activeElement.ariaLabel")
        assert await me.count(".sign.step") + await me.count(".sign.hop") > 0, "the reach of the unit in focus is shown"
        await me.page.keyboard.press("ArrowUp")
        assert await me.page.evaluate("document.activeElement.ariaLabel") != start
        await me.page.keyboard.press("i")
        await me.page.get_by_role("dialog").get_by_role("heading", name="Now").wait_for()
        await me.page.keyboard.press("Escape")
        await me.page.locator(".slot.source").first.click()
        await me.page.locator('.slot[aria-label*="greedy\'s"]:not(.target)').first.click()
        await me.page.get_by_role("alert").get_by_role("link", name=re.compile("PK-")).wait_for()
        await me.page.keyboard.press("Escape")
        await me.page.get_by_label("best dice for me").check()
        for _ in range(30):
            if not await me.asked():
                break
            assert "best" not in await me.options() or await me.count(".bar.quiet"), "dice are left to the best choice"
            fights = [text for text in await me.options() if text.startswith("assault ")]
            if fights:
                _, unit, target = fights[0].split()
                if not await me.count(f"{at(unit)}.picked"):
                    await me.page.locator(at(unit)).click()
                words = str(await me.page.locator(at(target)).get_attribute("aria-label"))
                assert re.search(r"It falls \d+%, yours falls \d+%", words)
                await me.picture("skirmish-odds")
                break
            await act(me, False)
        assert me.faults == []

    plays.play(story)


def test_on_a_phone_and_for_everyone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size, scheme in ((PHONE, "light"), (LAPTOP, "dark")):
            me = await sits(house, browser, {**SHORT, "preset": "last-light"}, size, scheme)
            for _ in range(8):
                if not await me.asked():
                    break
                await act(me)
                assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0], (
                    f"wider than the screen at {await me.ply()}"
                )
            await me.asked()
            await me.click(".slot.source")
            await me.picture(f"skirmish-{size[0]}-{scheme}")
            unnamed = "() => [...document.querySelectorAll('.board button')].filter((one) => !(one.ariaLabel || one.textContent.trim())).length"
            assert await me.page.evaluate(unnamed) == 0
            assert await me.barriers() == []
            assert me.faults == []

    plays.play(story)


def test_a_replay_shows_dice_and_steps(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {**SHORT, "dice": "auto"})
        while await me.asked():
            await act(me)
        await me.page.get_by_label("The end").get_by_role("link", name="Replay").click()
        await me.page.locator(".room[data-step='0'] .board .tile").first.wait_for()
        for step in range(1, 5):
            await me.page.get_by_role("button", name="One step on").click()
            await me.page.locator(f".room[data-step='{step}']").wait_for()
        await me.page.keyboard.press("End")
        await me.page.locator(".tray .verdict").first.wait_for()
        await me.picture("skirmish-replay")
        assert me.faults == []

    plays.play(story)
