"""A Trap window at the table: what happened, what the Trap would do, and buttons for every answer."""

from typing import Any

from browser.hands import Hands, Playhouse, alike, pair, turn
from browser.test_fits import looked_at
from server.test_secrets import TWINS
from server.visit import House


async def snared(house: House, browser: Any) -> tuple[Hands, Hands]:
    """Whoever acts in the second round, and the other, who has a fitting Trap face down."""
    both = await pair(house, browser, public=False, sets=[TWINS], options={"sets": [], "ceasefire_rounds": 0})
    trapper = None
    while True:
        await alike(*both)
        asked, other = await turn(*both)
        options = await asked.options()
        if trapper is other and any(one.startswith("recruit") for one in options):
            return asked, other
        snares = [one for one in options if one.startswith("trap") and one.endswith("Snare")]
        leads = [one for one in options if one.startswith("lead")]
        before = await asked.ply()
        if leads or (trapper is None and not snares):
            await asked.types((leads or ["draw" if "draw" in options else "pass"])[0])
        elif trapper is None:
            trapper = asked
            await asked.types(snares[0])
        else:
            await asked.types("pass")
        await asked.page.locator(f".room:not([data-ply='{before}'])").wait_for()


def test_a_trap_window_tells_what_it_answers_and_has_all_buttons(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        acting, trapper = await snared(house, browser)
        recruit = next(one for one in await acting.options() if one.startswith("recruit"))
        await acting.types(recruit)
        bar = trapper.page.locator(".bar:not(.quiet)")
        await bar.get_by_role("button", name="Spring").wait_for()
        told = await bar.inner_text()
        assert "recruits" in told and "Apply 4 damage to that Hero" in told
        assert await bar.get_by_role("button", name="Decline", exact=True).count() == 1
        await acting.page.locator(".bar.quiet:has-text('may answer with a Trap')").wait_for()
        faults = await looked_at(trapper, "a Trap window")
        assert not faults, "\n".join(faults)
        await trapper.picture("trap-window")
        before = await trapper.ply()
        await bar.get_by_role("button", name="Decline until my turn").click()
        await trapper.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        await trapper.page.get_by_text("Answers to others: decline until my turn").wait_for(state="attached")
        assert acting.faults == trapper.faults == []

    plays.play(story)


def test_a_trap_is_sprung_by_one_button(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        acting, trapper = await snared(house, browser)
        await acting.types(next(one for one in await acting.options() if one.startswith("recruit")))
        await trapper.page.locator(".bar").get_by_role("button", name="Spring").click()
        await trapper.click(".answers .button:has-text('✔')")
        await acting.page.get_by_role("log").get_by_text("Snare").first.wait_for()
        assert acting.faults == trapper.faults == []

    plays.play(story)
