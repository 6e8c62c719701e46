"""From page to page in the same tab: by links, by the address, back and forward."""

from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House


def test_every_address_shows_its_own_page_in_the_same_tab(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        page = me.page
        faults: list[str] = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))

        async def go(where: str) -> None:
            await page.evaluate("where => { location.hash = where; }", where)

        await go("#/learn/pixel-pusher")
        first = page.locator("[data-lesson]")
        await first.wait_for()
        pusher = await first.get_attribute("data-lesson")
        await go("#/learn/pocket-tactics")
        await page.locator(f'[data-lesson]:not([data-lesson="{pusher}"])').wait_for()
        pocket = await first.get_attribute("data-lesson")
        await go("#/learn")
        await page.locator(f'[data-lesson]:not([data-lesson="{pocket}"])').wait_for()
        await page.go_back()
        await page.locator(f'[data-lesson="{pocket}"]').wait_for()
        await page.go_back()
        await page.locator(f'[data-lesson="{pusher}"]').wait_for()
        await page.go_forward()
        await page.locator(f'[data-lesson="{pocket}"]').wait_for()

        box = page.get_by_role("searchbox")
        await go("#/cards/pixel-tactics/goose")
        await page.get_by_role("button", name="Goose Rider, look closer").wait_for()
        await go("#/cards/pocket-tactics/witch")
        await page.get_by_role("button", name="look closer").first.wait_for()
        await me.until("document.querySelector('input[type=search]').value === 'witch'")
        await page.go_back()
        await page.get_by_role("button", name="Goose Rider, look closer").wait_for()
        assert await box.input_value() == "goose"
        await page.get_by_role("navigation").get_by_role("link", name="Cards").click()
        await me.until("document.querySelector('input[type=search]').value === ''")

        await go("#/replay")
        await page.locator("input[type=file]").wait_for(state="attached")
        await go("#/replay/table/nowhere/0")
        await page.get_by_role("alert").wait_for()

        await go("#/nonsense")
        await page.get_by_role("heading", name="There is no such page").wait_for()
        await page.get_by_role("link", name="To the lobby", exact=True).click()
        await page.get_by_role("heading", name="There is no such page").wait_for(state="detached")
        assert faults == []

    plays.play(story)


def test_every_page_is_reached_left_loaded_again_and_found_again(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        page = me.page
        ways = page.get_by_role("navigation", name="Pages").get_by_role("link")
        addresses = ["/"]
        for at in range(await ways.count()):
            address = await ways.nth(at).get_attribute("href")
            await ways.nth(at).click()
            await me.until("where => location.pathname.startsWith(where)", address)
            await page.locator(f"nav a[href='{address}'][aria-current=page]").wait_for(state="attached")
            await page.locator("main h1, main .room").first.wait_for()
            await page.reload()
            await page.locator("main h1, main .room").first.wait_for()
            addresses.append(str(address))
            if address == "/learn":  # a lesson has no bar of pages
                await page.go_back()
                await page.get_by_role("heading", name="What would you like to play?").wait_for()
                addresses.pop()
        for address in addresses[-2::-1]:
            await page.go_back()
            await me.until("where => location.pathname.startsWith(where)", address)
            await page.locator("main h1, main .room").first.wait_for()
        await page.get_by_role("heading", name="What would you like to play?").wait_for()
        await page.go_forward()
        await me.until("where => location.pathname.startsWith(where)", addresses[1])
        assert me.faults == []

    plays.play(story)


def test_a_link_with_a_hash_leads_where_it_always_led(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        for old, new in (
            ("#/rules/pixel-tactics/PT-ICPT-03", "/rules/pixel-tactics/PT-ICPT-03"),
            ("#/settings", "/settings"),
            ("#//example.org/x", "/example.org/x"),
        ):
            other = await me.page.context.new_page()
            await other.goto(f"{house.address}/{old}")
            await other.locator("main h1").first.wait_for()
            assert other.url == house.address + new
        await me.page.evaluate("location.hash = '#/settings'")
        await me.page.get_by_role("heading", name="Settings").wait_for()
        assert me.page.url == f"{house.address}/settings"
        await me.page.go_back()
        await me.page.get_by_role("heading", name="What would you like to play?").wait_for()
        assert me.faults == []

    plays.play(story)
