"""Pocket-Tactics by the keyboard alone: from the lobby to the end, over the map with arrow keys."""

from collections import deque
from typing import Any

from browser.hands import Hands, Playhouse
from browser.test_skirmish import EAGER, SHORT, done, sits, way
from server.visit import House

PLACE = "one => one.closest('button')?.closest('[data-place]')?.dataset.place"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


class Keys:
    """Somebody without a mouse, who learns where the arrow keys lead on the map."""

    def __init__(self, me: Hands) -> None:
        self.me = me
        self.ways: dict[tuple[str, str], str] = {}

    async def press(self, key: str) -> str:
        """What has the focus after a key: its place, or its name."""
        await self.me.page.keyboard.press(key)
        return await self.focus()

    async def focus(self) -> str:
        return str(
            await self.me.page.evaluate(f"({PLACE})(document.activeElement) ?? document.activeElement.ariaLabel")
        )

    async def begin(self, key: str) -> str:
        """What has the focus after a key that leads to a part of the table; a sheet that is open is closed first."""
        here = await self.press(key)
        if here == "Close":
            await self.press("Escape")
            here = await self.press(key)
        return here

    async def walk(self, goal: str) -> None:
        here = await self.begin("b")
        for _ in range(120):
            if here == goal:
                return
            key = self.toward(here, goal)
            self.ways[here, key] = there = await self.press(key)
            here = there
        raise AssertionError(f"arrow keys do not lead to {goal}")

    def toward(self, start: str, goal: str) -> str:
        """The first key of the shortest known way to the goal, or else to a key that was not tried yet."""
        queue = deque([(start, "")])
        seen = {start}
        untried = ""
        while queue:
            here, first = queue.popleft()
            for key in ARROWS:
                there = self.ways.get((here, key), "")
                if there == goal:
                    return first or key
                if not there:
                    untried = untried or first or key
                elif there not in seen:
                    seen.add(there)
                    queue.append((there, first or key))
        assert untried, f"no arrow key leads from {start} to {goal}"
        return untried

    async def reserve(self, wanted: str) -> None:
        here = await self.begin("r")
        for _ in range(12):
            if here == wanted:
                return
            here = await self.press("ArrowDown")

    async def take(self, place: str) -> None:
        """Goes there and takes it. While the board still shows the move before, a unit may be missing there, or Enter
        opens a sheet about it instead: closed, and tried again."""
        for _ in range(20):
            await (self.reserve(place) if ":" in place else self.walk(place))
            if await self.focus() == place and await self.press("Enter") != "Close":
                return
            await self.press("Escape")
            await self.me.page.wait_for_timeout(100)
        raise AssertionError(f"{place} cannot be taken")

    async def act(self) -> str:
        """One action by keys; its verb."""
        before = await self.me.ply()
        options = await self.me.options()
        placed = [text for text in options if text.split()[0] in EAGER]
        text = min(placed, key=lambda one: EAGER.index(one.split()[0])) if placed else options[0]
        for thing in way(text) if placed else []:
            if not await self.me.count(f"{thing}.picked"):
                await self.take(str(await self.me.page.locator(thing).first.evaluate(PLACE)))
        for _ in range(3):
            if before != await self.me.ply():
                break
            await self.press("d")
            await self.press("Enter")
        await done(self.me, before)
        return text.split()[0]


def test_from_the_lobby_to_the_board_by_keys(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        keys = Keys(await Hands.sit(house, browser))
        await keys.me.page.get_by_role("heading", name="Ready-made").wait_for()
        for _ in range(60):
            if (await keys.press("Tab")).startswith("Play Pocket-Tactics: The Ford"):
                break
        await keys.press("Enter")
        await keys.me.page.locator(".board .tile").first.wait_for()
        keys.me.alone = True
        assert await keys.me.asked()
        assert await keys.act() in EAGER
        assert keys.me.faults == []

    plays.play(story)


def test_a_whole_skirmish_by_keyboard_alone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        keys = Keys(await sits(house, browser, SHORT))
        verbs: list[str] = []
        while await keys.me.asked():
            verbs.append(await keys.act())
            assert len(verbs) < 150
        await keys.me.page.get_by_label("The end").wait_for()
        assert len(set(verbs)) > 2 and "assault" in verbs
        assert keys.me.faults == []

    plays.play(story)


def test_arrow_keys_reach_every_tile(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        keys = Keys(await sits(house, browser, {**SHORT, "preset": "last-light"}))
        assert await keys.me.asked()
        tiles = await keys.me.page.locator(".hit").evaluate_all(f"all => all.map({PLACE})")
        assert len(tiles) == 12
        for tile in tiles:
            await keys.walk(tile)

    plays.play(story)
