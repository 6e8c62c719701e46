"""The hall as something to install, and what a visitor sees while it does not answer."""

import asyncio
import re
import shutil
from pathlib import Path
from typing import Any

import httpx

from browser.hands import Hands, Playhouse
from browser.test_build import STATIC
from chances import PATIENCE
from pngs import read_png
from server.visit import House

READY = "() => navigator.serviceWorker.controller !== null"

KEPT = """async () => {
    const names = await caches.keys();
    const requests = names.length ? await (await caches.open(names[0])).keys() : [];
    return [names, requests.map((one) => new URL(one.url).pathname)];
}"""


def test_the_manifest_names_icons_of_the_sizes_that_it_says(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        link = await me.page.locator("link[rel=manifest]").get_attribute("href")
        answer = httpx.get(f"{house.address}{link}")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        sizes = set()
        for icon in manifest["icons"]:
            wide, high, _ = read_png(httpx.get(f"{house.address}{icon['src']}").content)
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
        assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
        for path in (manifest["start_url"], *(one["url"] for one in manifest["shortcuts"])):
            assert httpx.get(f"{house.address}{path}").status_code == 200
        apple = await me.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
        assert read_png(httpx.get(f"{house.address}{apple}").content)[:2] == (180, 180)
        session = await me.page.context.new_cdp_session(me.page)
        found = await session.send("Page.getAppManifest")
        assert found["errors"] == [] and found["url"].endswith(str(link)), "Chromium has nothing to say against it"

    plays.play(story)


def test_the_colour_of_the_browser_follows_the_hall(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, scheme="dark")
        colour = """() => [...document.querySelectorAll("meta[name=theme-color]")]
            .find((one) => matchMedia(one.media).matches).content"""
        assert await me.page.evaluate(colour) == "#1c1424"
        await me.goes("settings")
        await me.page.get_by_label("Light").check()
        await me.until(f"({colour})() === '#efe0c2'")

    plays.play(story)


def test_a_closed_hall_has_a_page_that_comes_back_by_itself(tmp_path: Path, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        house = House(tmp_path).open()
        try:
            me = await Hands.sit(house, browser)
            await me.until(READY)
            house.close()
            await me.goes("rules", "pixel-tactics", "PT-ICPT-03")
            await me.page.get_by_role("heading", name="The hall does not answer").wait_for()
            await me.page.get_by_text("start it with pixelhall").wait_for()
            await me.picture("closed")
            await asyncio.to_thread(house.open)
            await me.page.locator("[data-entry=PT-ICPT-03]").wait_for()
            assert me.page.url.endswith("/rules/pixel-tactics/PT-ICPT-03")
        finally:
            house.close()

    plays.play(story)


def test_whoever_has_an_old_page_open_goes_on_with_the_old_files(tmp_path: Path, plays: Playhouse) -> None:
    """The hall gets another build meanwhile: a page never gets files of two."""

    async def story(browser: Any) -> None:
        static = tmp_path / "static"
        shutil.copytree(STATIC, static)
        house = House(tmp_path, static=str(static)).open()
        try:
            me = await Hands.sit(house, browser)
            await me.until(READY)
            names, files = await me.page.evaluate(KEPT)
            assert len(names) == 1 and len(files) > 20
            assert all(file.startswith("/assets/") or file == "/offline.html" for file in files), "and no answers"
            for file in static.glob("assets/Rules-*"):
                file.rename(file.with_stem("Rules-another"))
            worker = static / "service-worker.js"
            renamed = re.sub(r"/assets/Rules-[^.]+", "/assets/Rules-another", worker.read_text(encoding="utf-8"))
            worker.write_text(renamed.replace("`pixelhall-${", "`pixelhall-another${", 1), encoding="utf-8")
            await me.page.get_by_role("link", name="Rules").first.click()
            await me.page.get_by_role("heading", name="Rules", exact=True).wait_for()
            assert me.faults == []
            await me.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
            await me.until("async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
            assert len((await me.page.evaluate(KEPT))[0]) == 2, "both builds, as long as an old page is open"
            async with asyncio.timeout(PATIENCE):
                while any(not name.startswith("pixelhall-another") for name in (await me.page.evaluate(KEPT))[0]):
                    await me.page.goto("about:blank")  # a page that comes back too soon is still the old worker's
                    await me.page.goto(house.address)
        finally:
            house.close()

    plays.play(story)
