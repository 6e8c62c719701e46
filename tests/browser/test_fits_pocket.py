"""At every usual size of a window all of Pocket-Tactics is in sight: while forces, tiles and features are chosen, in
turns, when dice are compared, and in lessons. The map lies still from its first tile on."""

from typing import Any

from browser.hands import Hands, Playhouse
from browser.test_fits import looked_at
from browser.test_skirmish import GAME, SHORT, SURE, act, done, point, sits
from server.visit import House

WANTED = (
    ".lay .slot, .lay .choice, .lay .tab, .lay .purse button, .lay .force, .lay .reserve, .lay .taken, .lay .heading, .lay .map, "
    ".lay .tray, .tray .die, .tray .verdict, .bar, .bar .button, .prompt, .tools .button"
)
LESSONS = ("steps", "assault", "bumps-and-rerolls", "reserves")
# Which way the map lies: from one tile to another, as a direction.
LIES = """() => {
    const at = (tile) => document.querySelector(`[data-place="${tile}"]`).getBoundingClientRect();
    const names = [...document.querySelectorAll(".tile + .cell, .cell:not(.spot)")].map((one) => one.dataset.place).sort();
    const [a, b] = [at(names[0]), at(names.at(-1))];
    return [names[0], names.at(-1), Math.round(Math.atan2(b.y - a.y, b.x - a.x) * 10)];
}"""


async def picks(me: Hands, choice: Any) -> None:
    before = await me.ply()
    await choice.click()
    if before == await me.ply() and await me.count(SURE):
        await me.click(SURE)
    await done(me, before)
    await me.asked()


def test_setting_up_is_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"turns": 20})
        await me.asked()
        await me.page.locator(".choice").first.wait_for()
        faults = await looked_at(me, "a force is chosen", WANTED)
        await picks(me, me.page.locator(".choice").last)
        for at in range(4):
            await picks(me, me.page.locator(".choice").nth(at))
        faults += await looked_at(me, "a force is built", WANTED)
        assert await me.count(".unit .text") >= 5, "abilities are told"
        chosen = me.page.locator(".mine .reserve .label")
        first, *others = await chosen.all_text_contents()
        await me.page.locator(".mine .reserve").first.click()
        gone = f":not(:has(.reserve[aria-label^='{first}']))"
        await me.page.locator(f".mine .units{gone}:has(.reserve:nth-of-type({len(others)}))").wait_for()
        assert sorted(await chosen.all_text_contents()) == sorted(others), "any unit is removed by a click"
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_warnings_are_read_to_their_end(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        ready = {"map": "random", "tiles": "core", "forces": ["River Levy", "Thornwood Kin"]}
        me = await sits(house, browser, ready)
        await me.asked()
        while not (await me.options())[0].startswith("place"):
            await act(me)
            await me.asked()
        await act(me)
        await me.page.locator(".answers .button", has_text="Done").click()
        before = await me.ply()
        await me.click(SURE)
        await done(me, before)
        await me.asked()
        await point(me, next(text for text in await me.options() if text.startswith("return")))
        await me.page.locator(".answers .button", has_text="Return").click()
        assert "you would lose at once" in await me.page.locator(".warns").inner_text()
        faults = await looked_at(me, "the last unit returns", f".warns, {WANTED}")
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_laying_tiles_and_features_is_in_sight_and_the_map_lies_still(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, {"turns": 20})
        faults: list[str] = []
        seen: set[str] = set()
        lay: list[Any] = []
        while await me.asked() and not await me.count(".heading:has-text('Turn')"):
            verb = (await me.options())[0].split()[0]
            if verb not in seen:
                faults += await looked_at(me, verb, WANTED)
            seen.add(verb)
            if verb == "place":
                lay = await me.page.evaluate(LIES)
            await act(me)
        await me.asked()
        assert {"force", "home", "lay", "place"} <= seen
        assert lay == await me.page.evaluate(LIES), "the map was not turned"
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_turns_and_dice_are_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await sits(house, browser, SHORT)
        await me.asked()
        faults = await looked_at(me, "first turn", WANTED)
        await me.click(".slot.source")
        faults += await looked_at(me, "a unit is picked", WANTED)
        await me.page.keyboard.press("Escape")
        while await me.asked() and not await me.count(".tray button.die"):
            await act(me)
        assert await me.count(".tray button.die"), "dice were compared"
        faults += await looked_at(me, "a contest of dice", WANTED)
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_four_at_one_table_are_in_sight_and_told_apart_also_for_those_who_watch(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        options = {"players": 4, "map": "random", "turns": 60, "dice": "auto"}
        table = await me.opens("me", "greedy", "greedy", "greedy", game=GAME, options=options, public=True)
        await me.goes("table", table)
        await me.asked()
        faults = await looked_at(me, "four choose", WANTED)
        while await me.asked() and not await me.count(".slot.source"):
            await act(me)
        assert await me.count(".slot.source"), "it is one's turn"
        assert await me.count(".force") == 4 and await me.count(".tile") == 24
        assert await me.page.locator(".force .number").all_text_contents() == ["seat 1", "seat 2", "seat 3"]
        faults += await looked_at(me, "four play", WANTED)
        watcher = await Hands.sit(house, browser)
        await watcher.goes("table", table)
        await watcher.page.locator(".board .tile").nth(23).wait_for()
        assert await watcher.count(".bar") == 0 and await watcher.count(".force") == 4
        faults += await looked_at(watcher, "four are watched", WANTED)
        assert not faults, "\n".join(faults)
        assert me.faults == [] and watcher.faults == []

    plays.play(story)


def test_lessons_are_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        faults: list[str] = []
        for lesson in LESSONS:
            await me.goes("learn", GAME, lesson)
            await me.page.locator(f".room[data-lesson='{lesson}'] .board .tile").first.wait_for()
            faults += await looked_at(me, lesson, WANTED)
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)
