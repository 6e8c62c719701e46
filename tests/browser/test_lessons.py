"""Lessons in the browser: whoever points only at what is marked learns all of it."""

from typing import Any

import pytest

import pixelhall
from browser.hands import LAPTOP, Hands, Playhouse
from pixelhall.core.lessons import lessons_in
from server.visit import DUEL, House

SMALL = (360, 640)
MARKED = ".stage [data-pointed]"
BUTTON = ".bar .meant"


NOW = """() => [document.querySelector(".room")?.dataset.step,
    ...[...document.querySelectorAll(".stage [data-pointed], .bar .meant")].map(
        (one) => one.dataset.place ? one.dataset.place + one.tagName : one.innerText
    )].join()"""


async def next_place(me: Hands) -> None:
    """Does what is marked: a button where there is one, else a place; and waits until something else is, or the same
    in large."""
    before = await me.page.evaluate(NOW)
    await me.page.locator(BUTTON if await me.count(BUTTON) else MARKED).first.click()
    await me.until(f"before => ({NOW})() !== before", before)


async def marked(me: Hands) -> set[str]:
    return set(await me.page.locator(MARKED).evaluate_all("all => all.map((one) => one.dataset.place)"))


# Each lesson at one of two sizes; at the other one among what takes minutes.
@pytest.mark.parametrize(
    "sizes", [(SMALL, LAPTOP), pytest.param((LAPTOP, SMALL), marks=pytest.mark.long, id="the other way round")]
)
@pytest.mark.parametrize("game", pixelhall.games())
def test_what_is_marked_leads_through_every_lesson(
    house: House, plays: Playhouse, game: str, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    folder = pixelhall.game(game).lessons()
    assert folder is not None

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        for at, lesson in enumerate(lessons_in(folder)):
            width, height = sizes[at % 2]
            await me.page.set_viewport_size({"width": width, "height": height})
            await me.goes("learn", game, lesson.id)
            await me.page.locator(f".room[data-lesson='{lesson.id}'][data-step='0'] .board").wait_for()
            for step in range(lesson.steps):
                while await me.count(f".room[data-step='{step}'][data-done='false']"):
                    await me.page.locator(f"{MARKED}, {BUTTON}, .room:not([data-step='{step}'])").first.wait_for()
                    if await me.count(f".room[data-step='{step}']"):
                        await next_place(me)
            await me.page.locator(".room[data-done='true']").wait_for()
            assert "aiting" not in await me.page.locator(".bar").inner_text(), "nobody waits after the end"
            assert await me.count(f"{MARKED}, {BUTTON}") == 0
        assert me.faults == []

    plays.play(story)


def test_a_step_marks_exactly_what_it_means(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("learn", DUEL, "recruit")
        await me.page.locator(MARKED).first.wait_for()
        assert await marked(me) == {"0:hand1"} and await me.count(BUTTON) == 0
        await me.page.locator("[data-place='0:hand2']").click()
        await me.page.locator(".hand .card.picked[data-place='0:hand2']").wait_for()
        assert await marked(me) == {"0:hand1"}, "another card is picked, and the right one is still marked"
        await me.page.locator("[data-place='0:hand1']").click()
        await me.page.locator("[data-place='0:v1'][data-pointed]").wait_for()
        assert await marked(me) == {"0:v1", "0:v2", "0:v3"}
        await me.page.locator("[data-place='0:v3']").click()
        await me.page.locator(".room[data-step='1']").wait_for()
        await me.page.locator(BUTTON).get_by_text("Draw a card").wait_for()
        assert await marked(me) == {"0:deck"}
        assert me.faults == []

    plays.play(story)


def test_an_empty_slot_says_why_nothing_happens(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("learn", DUEL, "recruit")
        await me.page.locator(MARKED).first.wait_for()
        await me.page.locator("[data-place='0:v1']").click()
        await me.page.get_by_role("alert").get_by_text("v1 is empty. Pick a card or a character").wait_for()
        await me.page.locator("[data-place='0:hand1']").click()
        await me.page.get_by_role("alert").wait_for(state="detached")
        await me.goes("learn", "pocket-tactics", "steps")
        await me.page.locator("[data-place='l13'][data-pointed]").wait_for()
        await me.page.locator("[data-place='k12'] button").click()
        await me.page.get_by_role("alert").get_by_text("Nobody stands on k12.").wait_for()
        assert me.faults == []

    plays.play(story)
