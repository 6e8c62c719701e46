"""A browser adds to the seed of its deal, and checks at the end that the deal was made as it was sealed."""

from pathlib import Path
from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House

KEPT = "localStorage.getItem('deals')"


def test_a_browser_adds_to_the_deal_and_checks_it(house: House, plays: Playhouse, tmp_path: Path) -> None:
    own = House(tmp_path, shared_deals=True, dealing=60).open()

    async def story(browser: Any) -> None:
        me = await Hands.sit(own, browser)
        await me.goes()
        await me.page.get_by_role("button", name="Play Pixel Tactics against").click()
        await me.page.locator(".hand .card").first.wait_for()
        assert (await me.page.evaluate(KEPT)).count('"mine"') == 1
        await me.page.get_by_role("button", name="Resign").click()
        await me.page.get_by_role("button", name="Yes, resign").click()
        end = me.page.get_by_label("The end")
        await end.get_by_text("Proof of the deal").click()
        await end.get_by_text("what your browser added is in the seed").wait_for()
        await end.get_by_role("button", name="Verify").click()
        await end.get_by_text("This hall has signed it.").wait_for()
        await me.page.evaluate(
            f'localStorage.setItem(\'deals\', {KEPT}.replace(/"commitment":"./, \'"commitment":"x\'))'
        )
        await me.page.reload()
        await end.get_by_role("alert").wait_for()
        assert "not the one that it had sealed" in await end.get_by_role("alert").inner_text()
        assert not me.faults, me.faults

    try:
        plays.play(story)
    finally:
        own.close()
