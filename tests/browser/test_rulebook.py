"""The rulebook: how to play with pictures, rules beneath, one search; as a page, and over a table."""

from typing import Any

import httpx
import pytest

import pixelhall
from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from server.visit import DUEL, House


async def in_sight(me: Hands, entry: str) -> None:
    """Waits until a rule or chapter begins within the window."""
    await me.until(
        """entry => [...document.querySelectorAll("[data-entry]")].some((one) => {
            const top = one.getBoundingClientRect().top;
            return one.dataset.entry === entry && top >= 0 && top < innerHeight;
        })""",
        entry,
    )


def test_contents_sentences_and_search_lead_to_rules(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("rules", DUEL)
        await me.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Attacks", exact=True).click()
        await in_sight(me, "how-attacks")
        attacks = me.page.locator("[data-entry='how-attacks']")
        await attacks.get_by_role("link", name="PT-MELEE-01", exact=True).click()
        await me.page.locator("[data-entry='PT-MELEE-01'].wanted").wait_for()
        await in_sight(me, "PT-MELEE-01")
        assert me.page.url.endswith("/rules/pixel-tactics/PT-MELEE-01")
        await me.page.get_by_role("searchbox").fill("intercept")
        found = [entry.id for entry in pixelhall.game(DUEL).rulebook().search("intercept")]
        await me.page.get_by_role("status").get_by_text(f"{len(found)} of ").wait_for()
        shown = await me.page.get_by_label("Rules found").locator("dt a").all_text_contents()
        assert shown == found, "as the terminal finds them, and in its order"
        await me.page.get_by_label("Chapters").get_by_role("link", name="Keywords").click()
        await in_sight(me, "how-keywords")
        assert me.faults == []

    plays.play(story)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_pictures_are_drawn_and_marked_by_the_games_own_board(
    house: House, plays: Playhouse, size: tuple[int, int]
) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size)
        drawn_by: dict[str, int] = {}
        for game in pixelhall.games():
            await me.goes("rules", game)
            guide = httpx.get(f"{house.address}/api/games/{game}/guide").json()
            pictures = [
                block["picture"] for chapter in guide["chapters"] for block in chapter["blocks"] if block["picture"]
            ]
            await me.page.locator("[data-entry]").first.wait_for()
            drawn_by[game] = len(pictures)
            if pictures:
                await me.page.locator(f".text .picture.{game} .board").nth(len(pictures) - 1).wait_for()
            for at, picture in enumerate(pictures):
                drawn = me.page.locator("figure").nth(at)
                for mark in ("allowed", "forbidden"):
                    places = await drawn.locator(f"[data-{mark}]").evaluate_all(
                        "all => all.map(one => one.dataset.place)"
                    )
                    assert sorted(places) == sorted(picture[mark]), f"{game}, picture {at}"
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert await me.count(".picture button:not([inert] *)") == 0, "nothing of a picture can be reached"
        assert [game for game, pictures in drawn_by.items() if not pictures] == ["drafting"], "which has no board"
        assert me.faults == []

    plays.play(story)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_rulebook_opens_over_a_table(house: House, plays: Playhouse, size: tuple[int, int]) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        book = me.page.get_by_role("dialog", name="Rulebook")
        await me.page.keyboard.press("?")
        await book.locator("[data-entry='how-traps']").wait_for()
        await me.picture(f"rulebook-{size[0]}")
        assert await me.barriers() == []
        await book.get_by_text("Contents", exact=True).click()
        await book.get_by_role("link", name="Damage and casualties").click()
        await in_sight(me, "how-damage-and-casualties")
        await (
            book.locator("[data-entry='how-damage-and-casualties']").get_by_role("link", name="PT-DMG-02").first.click()
        )
        await book.locator("[data-entry='PT-DMG-02'].wanted").wait_for()
        await book.get_by_role("searchbox").fill("corpse")
        await book.get_by_label("Rules found").wait_for()
        await me.page.keyboard.press("Escape")
        await book.wait_for(state="detached")
        assert "/table/" in me.page.url and await me.count(".bar") == 1, "the table is as it was"
        await me.page.get_by_role("button", name="Rules", exact=True).click()
        await book.locator("[data-entry='how-traps']").wait_for()
        await book.get_by_role("button", name="Close").click()
        await book.wait_for(state="detached")
        assert me.faults == []

    plays.play(story)


def test_without_letters_as_keys_only_the_button_opens_it(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("settings")
        await me.page.get_by_label("Single letters are keys").uncheck()
        await me.goes("learn", DUEL, "melee")
        await me.page.locator(".slot.source").first.wait_for()
        await me.page.keyboard.press("?")
        await me.page.keyboard.press("i")
        assert await me.count("dialog") == 0
        await me.page.get_by_role("button", name="Rules", exact=True).click()
        await me.page.get_by_role("dialog", name="Rulebook").locator("[data-entry='how-traps']").wait_for()
        assert me.faults == []

    plays.play(story)
