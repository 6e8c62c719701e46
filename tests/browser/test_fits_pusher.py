"""The whole factory is in sight in every phase, with two, three and four players, at every usual size of a window; also in lessons."""

from typing import Any

import pytest

from browser.hands import Hands, Playhouse
from browser.test_fits import looked_at
from server.visit import House

GAME = "pixel-pusher"
WANTED = (
    ".lay .head, .lay .belt li, .lay .machine, .lay .slots > button, .lay .rival, .lay .picture,"
    " .lay .picture .row, .lay .hand .card, .lay .returns .give, .bar, .bar .button, .prompt, .lay .chip, .lay .scores tr, .tools .button"
)
CUBES = ".lay .belt .cube, .lay .own .cube, .lay .rival .cube"
PHASES = ["draft", "build", "convert", "store", "score"]
LESSONS = ["collect", "all-or-nothing", "convert", "draft", "trade", "race", "finish"]


async def phase(me: Hands) -> str:
    return str(await me.page.locator("[data-phase]").get_attribute("data-phase"))


def choice(options: list[str]) -> str:
    """An answer that leads to pixels and to something that converts them: a mixer is drafted and built, else a card is traded."""
    mixing = [one for one in options if "Mixer" in one or "Press" in one or "Palette" in one]
    for way in ([one for one in mixing if not one.startswith("trade")], [one for one in options if "trade" in one]):
        if way:
            return way[0]
    return options[-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_factory_is_in_sight(house: House, plays: Playhouse, players: int) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        machines = ["random"] * (players - 1)
        await me.goes("table", await me.opens("me", *machines, game=GAME, options={"players": players, "storage": 2}))
        faults: list[str] = []
        seen: set[str] = set()
        while await me.asked() and seen != set(PHASES):
            now, options = await phase(me), await me.options()
            if not options:
                continue  # the others' answers have come meanwhile
            if now not in seen:
                seen.add(now)
                faults += await looked_at(me, f"{players} players {now}", f"{WANTED}, {CUBES}")
            before = await me.ply()
            await me.types(choice(options))
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        assert {"draft", "build", "store"} <= seen
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_the_factory_of_a_lesson_is_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        faults: list[str] = []
        for lesson in LESSONS:
            await me.goes("learn", GAME, lesson)
            await me.page.locator(f"[data-lesson='{lesson}'] .picture").first.wait_for()
            faults += await looked_at(me, lesson, f"{WANTED}, {CUBES}")
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)
