"""Somebody at a browser: opens pages, clicks what glows, presses keys, and notes every fault that the page reports."""

import asyncio
import contextlib
import os
import re
import shutil
from collections.abc import Callable, Coroutine
from importlib import resources
from pathlib import Path
from typing import Any

from playwright.async_api import TimeoutError as TooLate
from playwright.async_api import async_playwright

from chances import PATIENCE
from server.visit import DUEL, House

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The build without windows is the same browser, and takes a third of the time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
LAPTOP = (1280, 800)
PHONE = (360, 740)
AGAINST = re.compile("^Against")  # the label of whom a new table is for; other fields speak of others, too
PICTURES = os.environ.get("PIXELHALL_PICTURES", "")  # a folder for screenshots, for people to look at
AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


class Playhouse:
    """One Chromium for all stories; each has windows of its own, which are closed after it."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.playwright: Any = None
        self.browser: Any = None

    def play(self, story: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
        self.runner.run(asyncio.wait_for(self.tell(story), 4 * PATIENCE))

    async def tell(self, story: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
        if self.browser is None:
            self.playwright = await async_playwright().start()
            self.browser = await self.playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            await story(self.browser)
        finally:
            for context in self.browser.contexts:
                await context.close()

    async def leave(self) -> None:
        if self.browser is not None:
            await self.browser.close()
            await self.playwright.stop()

    def close(self) -> None:
        self.runner.run(self.leave())
        self.runner.close()


class Hands:
    """One person, one page."""

    def __init__(self, house: House, page: Any) -> None:
        self.house = house
        self.page = page
        self.faults: list[str] = []
        self.alone = False  # against machines only: a Trap that cannot be sprung is declined by the page itself
        self.touch = False  # a finger, not a mouse
        page.on("console", self.hear)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def hear(self, message: Any) -> None:
        if message.type == "error":
            self.faults.append(f"{message.text} {message.location.get('url', '')}")

    @classmethod
    async def sit(
        cls, house: House, browser: Any, size: tuple[int, int] = LAPTOP, motion: str = "reduce", scheme: str = "light"
    ) -> "Hands":
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion=motion,
            color_scheme=scheme,
        )
        context.set_default_timeout(PATIENCE * 1_000)
        made = cls(house, await context.new_page())
        await made.page.goto(house.address)
        return made

    async def ask(self, way: str, **body: Any) -> Any:
        """A request to the hall with this browser's cookies."""
        script = """async ([way, body]) => {
            const answer = await fetch("/api/" + way, {method: "POST", body: JSON.stringify(body), headers: {"content-type": "application/json"}});
            return [answer.status, await answer.json()];
        }"""
        status, answer = await self.page.evaluate(script, [way, body])
        assert status == 200, answer
        return answer

    async def opens(self, *seats: str, name: str = "Host", **wishes: Any) -> str:
        """The id of a new table, without the lobby's form."""
        await self.ask("guest", name=name)
        self.alone = all(seat not in ("open", "link") for seat in seats)
        return str((await self.ask("tables", **{"game": DUEL, "seats": list(seats), "public": False, **wishes}))["id"])

    async def goes(self, *way: str) -> None:
        """To a page of the hall."""
        await self.page.goto(f"{self.house.address}/{'/'.join(way)}")

    async def registers(self, name: str) -> None:
        """A new account. All stories of a hall share its names, so each story takes names of its own."""
        await self.enters(name, "Make a new account")

    async def logs_in(self, name: str) -> None:
        await self.enters(name, "Log in")

    async def enters(self, name: str, button: str) -> None:
        await self.goes("account")
        await self.page.get_by_label("Name").fill(name)
        await self.page.get_by_label("Password").fill("correct horse")
        await self.page.get_by_role("button", name=button).click()
        refused = self.page.get_by_role("alert")
        await self.page.get_by_role("heading", name=name).or_(refused).first.wait_for()
        assert not await refused.count(), await refused.inner_text()

    async def against_the_machine(self) -> None:
        self.alone = True
        await self.page.get_by_role("button", name="Play Pixel Tactics against").focus()
        await self.page.keyboard.press("Enter")
        await self.page.locator(".hand .card").first.wait_for()

    async def ply(self) -> str:
        return str(await self.page.locator(".room").get_attribute("data-ply"))

    async def over(self) -> bool:
        return str(await self.page.locator(".room").get_attribute("data-status")) == "over"

    async def asked(self) -> bool:
        """Waits until this seat is asked; False when the play is over."""
        while True:
            await self.page.locator(".bar:not(.quiet), .room[data-status=over]").first.wait_for()
            before, options = await self.ply(), await self.options()
            if await self.over():
                return False
            if not options:
                continue  # what was asked then is answered by now
            if not self.alone or options != ["decline"]:
                return True
            await self.page.locator(f".room:not([data-ply='{before}'])").wait_for()

    async def options(self) -> list[str]:
        return list(await self.page.locator("[aria-label='All options'] kbd").all_text_contents())

    async def count(self, selector: str) -> int:
        return int(await self.page.locator(selector).count())

    async def click(self, selector: str) -> bool:
        """Clicks the first such thing, if there is one; one that is on its way out, because its move is already made,
        is none. The wait for it is long enough for a busy machine: a click that came too late for it has been made."""
        for _ in range(PATIENCE):
            if not await self.count(selector):
                return False
            with contextlib.suppress(TooLate):
                await self.press(self.page.locator(selector).first, timeout=5_000)
                return True
        raise AssertionError(f"{selector} is there and cannot be clicked")

    async def press(self, thing: Any, **how: Any) -> None:
        """By mouse or by finger; the click that a tap makes comes a little later, and is waited for."""
        if not self.touch:
            await thing.click(**how)
            return
        await self.page.evaluate(
            "() => { window.tapped = new Promise((done) => addEventListener('click', () => done(), {once: true, capture: true})); }"
        )
        await thing.tap(**how)
        await self.page.evaluate("() => window.tapped")

    async def act(self) -> None:
        """One action by clicking what glows: attack, else recruit or play from the hand, else answer in the bar."""
        before = await self.ply()
        for way in (self.attack, self.from_hand, self.choose, self.answer):
            if await way():
                await self.page.locator(f".room:not([data-ply='{before}'])").wait_for()
                return
            await self.page.keyboard.press("Escape")
        raise AssertionError(f"nothing to click: {await self.page.locator('.bar').inner_text()}")

    async def attack(self) -> bool:
        for at in range(await self.count(".unit.mine .slot.source")):
            await self.press(self.page.locator(".unit.mine .slot.source").nth(at))
            if not await self.count(".slot.picked"):
                await self.click(".answers .button:has-text('✔')")
                return True  # what takes one click is done
            if await self.click(".unit:not(.mine) .slot.target"):
                return await self.settled()
            if not await self.click(".bar .more .button:has-text('Cancel')"):
                return True  # nothing is picked any more: it was done at once
        return False

    async def settled(self) -> bool:
        """Where two options fit one place, the first."""
        if await self.count(".prompt:has-text('Which one?')"):
            await self.click(".answers .button")
        return True

    async def from_hand(self) -> bool:
        if not await self.click(".hand .card.source"):
            return False
        if not await self.count(".hand .card.picked"):
            await self.click(".answers .button:has-text('✔')")
            return True
        return await self.click(".slot.target") or await self.click(".answers .button.main")

    async def choose(self) -> bool:
        if not await self.click(".target"):
            return False
        await self.click(".answers .button:has-text('✔')")
        return await self.settled()

    async def answer(self) -> bool:
        if not await self.click(".answers .button"):
            return False
        await self.click(".answers .button:has-text('✔')")
        return True

    async def drawer(self) -> None:
        """Opens the side column where it is a drawer."""
        opens = self.page.locator(".tools .opens[aria-expanded=false]")
        if await opens.is_visible():
            await opens.click()

    async def types(self, text: str) -> None:
        """An action in its written form, by keys alone."""
        await self.page.keyboard.press("/")
        await self.page.keyboard.insert_text(text)
        await self.page.keyboard.press("Enter")

    async def until(self, true: str, arg: Any = None) -> None:
        """Wait until this holds in the page. The page's own policy forbids Playwright to go on evaluating by itself."""
        async with asyncio.timeout(PATIENCE):
            while not await self.page.evaluate(true, arg):
                await self.page.evaluate("() => new Promise(requestAnimationFrame)")

    async def picture(self, name: str) -> None:
        if PICTURES:
            await self.page.wait_for_timeout(300)
            await self.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)

    async def barriers(self) -> list[str]:
        """What axe finds serious on this page, once nothing moves or changes colour any more. It looks for a while, so
        that a board which went on meanwhile is looked at again."""
        await self.page.evaluate(AXE)
        found = await self.page.evaluate("""async () => {
            const now = () => document.querySelector(".room")?.dataset.ply;
            for (;;) {
                const limited = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
                await Promise.allSettled(limited.map((one) => one.finished));
                const [before, found] = [now(), await axe.run({resultTypes: ['violations']})];
                if (now() === before) return found;
            }
        }""")
        serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in serious
            for node in one["nodes"][:4]
        ]


async def pair(house: House, browser: Any, **wishes: Any) -> tuple[Hands, Hands]:
    """Two people at one table, both asked for their Leaders."""
    host, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
    table = await host.opens("me", "open", **{"public": True, **wishes})
    await friend.ask("guest", name="Friend")
    await friend.ask(f"tables/{table}/sit")
    for hands in (host, friend):
        await hands.goes("table", table)
        await hands.page.locator(".hand .card").first.wait_for()
    return host, friend


async def turn(*both: Hands) -> tuple[Hands, Hands]:
    """Whoever is asked now, and the other."""
    for _ in range(20 * PATIENCE):
        for hands, other in (both, both[::-1]):
            if await hands.count(".bar:not(.quiet)"):
                return hands, other
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def alike(*all: Hands) -> None:
    """Waits until everybody sees the same moment; whoever is quick is not to be met at an earlier one."""
    for _ in range(20 * PATIENCE):
        plies = [await hands.ply() for hands in all]
        if len(set(plies)) == 1:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"they see different moments: {plies}")
