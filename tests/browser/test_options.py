"""The many options of a table: in groups, searched, and only what differs is shown, here and wherever the table is."""

from typing import Any

from browser.hands import AGAINST, LAPTOP, PHONE, Hands, Playhouse
from server.visit import House


def test_options_are_searched_and_what_differs_is_shown_and_reset(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            form = me.page.get_by_label("Open a table")
            await form.get_by_text("More options").click()
            fields = form.locator(".options label:visible, .options fieldset:visible")
            folded = await form.evaluate("one => one.getBoundingClientRect().height")
            assert folded < 2_400, f"{size}: the groups are folded, so the form is {folded} px high"
            search = form.get_by_label("Search the options")
            await search.fill("hand limit")
            await form.get_by_label("Hand limit", exact=False).first.fill("7")
            differs = form.get_by_role("group", name="What differs")
            await differs.get_by_text("Differs from deluxe:").wait_for()
            await search.fill("traps")
            await form.get_by_label("Traps", exact=False).first.select_option("off")
            await differs.get_by_role("button", name="traps off").wait_for()
            await search.fill("")
            await form.get_by_label("Only what differs (2)").check()
            assert await fields.count() == 4, "the search, the box, and two options"
            await me.picture(f"options-{size[0]}")
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert await me.barriers() == []
            await differs.get_by_role("button", name="traps off").click()
            await form.get_by_label("Only what differs (1)").wait_for()
            await form.get_by_label("Edition").select_option("original")
            await differs.get_by_text("Differs from original:").wait_for()
            await form.get_by_label("Edition").select_option("")
            await form.get_by_label(AGAINST).select_option("link")
            await form.get_by_role("button", name="Open the table").click()
            waiting = me.page.get_by_label("Waiting")
            await waiting.get_by_text("hand limit 7").wait_for()
            await waiting.get_by_role("button", name="Make a link for a friend").click()
            link = await waiting.get_by_label("Link to this seat").input_value()
            friend = await Hands.sit(house, browser, size)
            await friend.page.goto(link)
            await friend.page.locator(".come").get_by_text("hand limit 7").wait_for()
            assert await friend.page.get_by_text("hand limit 7").count() == 1
            await friend.picture(f"options-invitation-{size[0]}")
            assert await friend.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert me.faults == [] and friend.faults == []

    plays.play(story)


def test_the_lobby_says_what_differs_at_an_open_table(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, other = await Hands.sit(house, browser, PHONE), await Hands.sit(house, browser)
        usual = await Hands.sit(house, browser)
        await other.opens("me", "open", name="Wide Sleeve", public=True, options={"edition": "mega", "hand_limit": 9})
        await usual.opens("me", "open", name="Plain Sleeve", public=True)
        lines = me.page.get_by_role("listitem")
        unlike, like = lines.filter(has_text="Wide Sleeve"), lines.filter(has_text="Plain Sleeve")
        await unlike.get_by_text("Differs from the usual: mega edition, hand limit 9").wait_for()
        await like.wait_for()
        assert not await like.get_by_text("Differs from the usual").count()
        assert await me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert me.faults == []

    plays.play(story)
