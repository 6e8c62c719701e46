"""Forces in a real Chromium: built outside a table, saved, shared by a link and as text, and used at a table."""

import re
from typing import Any

import pytest

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from server.visit import House

GAME = "pocket-tactics"
CODE = "50,2+Reed+Archer,1+Ferryhand"
FORCE = "2 Reed Archer\n1 Ferryhand\n"


async def builds(me: Hands, code: str = "", name: str = "") -> None:
    await me.goes(*(part for part in ("forces", code, name) if part))
    await me.page.locator(".recruits .unit").first.wait_for()
    if code:
        await me.page.locator(".chosen .who").first.wait_for()


async def chosen(me: Hands) -> list[str]:
    return list(await me.page.locator(".chosen .called").all_inner_texts())


async def saves(me: Hands, name: str) -> None:
    await me.page.get_by_label("Name of the force").fill(name)
    await me.page.get_by_role("button", name="Save", exact=True).click()
    await me.page.get_by_text(f"Saved as {name}.").wait_for()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark"), ((1366, 657), "dark")])
def test_a_force_is_built_counted_and_judged(
    house: House, plays: Playhouse, size: tuple[int, int], scheme: str
) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size, scheme=scheme)
        await me.page.get_by_role("link", name="Forces").click()
        await me.page.get_by_role("button", name=re.compile("^Reed Archer")).click()
        await me.page.get_by_text("8 of 50 points").wait_for()
        await me.page.get_by_text("This force can be played.").wait_for()
        more = me.page.get_by_role("button", name="One more Reed Archer")
        await more.click()
        await me.page.get_by_text("16 of 50 points").wait_for()
        await more.click()
        await me.page.get_by_text("3 Reed Archer are too many").wait_for()
        assert await me.page.locator(".faults").get_by_role("link", name="PK-10").count() == 1
        await me.page.get_by_label("agreed").fill("20")
        await me.page.get_by_label("agreed").blur()
        await me.page.get_by_text("It costs 24 points, 4 more than the 20 agreed.").wait_for()
        await me.picture(f"forces-{size[0]}-{scheme}")
        assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert await me.barriers() == []
        await me.page.get_by_role("button", name="Reed Archer, look closer").click()
        await me.page.get_by_role("dialog").get_by_text("OFF 2").wait_for()
        assert await me.barriers() == []
        assert me.faults == []

    plays.play(story)


def test_a_force_is_saved_opened_renamed_and_deleted(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await builds(me, CODE)
        await saves(me, "Night Watch")
        await me.page.get_by_text("They are kept with the guest").wait_for()
        await me.page.get_by_role("button", name="One Ferryhand fewer").click()
        await me.page.get_by_text("16 of 50 points").wait_for()
        await saves(me, "Night Watch")
        await saves(me, "Second")
        saved = me.page.locator(".saved .what")
        assert await saved.all_inner_texts() == ["Night Watch\n2 Reed Archer", "Second\n2 Reed Archer"]
        await me.page.get_by_role("button", name="Begin anew").click()
        await me.page.get_by_text("Nobody yet.").wait_for()
        await me.page.get_by_role("button", name="Tide Reader").first.wait_for()
        await me.page.get_by_role("button", name=re.compile("^Tide Reader")).click()
        await me.page.get_by_text("11 of 50 points").wait_for()
        await me.page.get_by_label("Name of the force").fill("night watch")
        await me.page.get_by_role("button", name="Save", exact=True).click()
        await me.page.get_by_text('You keep one named "night watch" already.').wait_for()
        me.faults.clear()  # the browser notes the refusal
        await me.page.get_by_role("button", name="Rename Second").click()
        await me.page.get_by_label("New name of Second").fill("Day Watch")
        await me.page.get_by_role("button", name="Rename", exact=True).click()
        await me.page.get_by_text("Renamed to Day Watch.").wait_for()
        await me.page.get_by_role("button", name="Delete Day Watch").click()
        assert len(await saved.all_inner_texts()) == 2, "asked once more"
        await me.page.get_by_role("button", name="Yes, delete Day Watch").click()
        await me.page.get_by_text("Day Watch is deleted.").wait_for()
        assert await saved.all_inner_texts() == ["Night Watch\n2 Reed Archer"]
        await me.page.reload()
        await me.page.get_by_role("button", name="Open Night Watch").click()
        await me.page.get_by_text("16 of 50 points").wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_link_opens_the_force_for_anybody(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await builds(me)
        for name in ("Reed Archer", "Reed Archer", "Ferryhand"):
            await me.page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        await me.page.get_by_text("20 of 50 points").wait_for()
        await me.page.get_by_label("Name of the force").fill("A/B & C?")
        await me.page.get_by_role("button", name="Copy a link").click()
        await me.page.get_by_text("The link is copied.").wait_for()
        link = await me.page.evaluate("navigator.clipboard.readText()")
        assert link.endswith(f"/forces/{CODE}/A%2FB%20%26%20C%3F")
        assert await me.page.evaluate("location.href") == link, "the page is its own link"
        await friend.page.goto(link)
        await friend.page.reload()
        await friend.page.get_by_role("heading", name="A/B & C?").wait_for()
        await friend.page.get_by_text("20 of 50 points").wait_for()
        assert [text.split("\n")[0] for text in await chosen(friend)] == ["Reed Archer", "Ferryhand"]
        assert me.faults == friend.faults == []

    plays.play(story)


def test_a_force_is_text_both_ways(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await builds(me)
        await me.page.get_by_text("As text: paste one here").click()
        await me.page.get_by_label("The force as text").fill("2 reed archer\nRed Archer\n1 Ferryhand (a friend)")
        await me.page.get_by_text('Line 2: There is no "Red Archer" here. Did you mean "Reed Archer"?').wait_for()
        await me.page.get_by_text("20 of 50 points").wait_for()
        assert (await me.page.get_by_label("The force as text").input_value()).startswith("2 reed"), "words stay"
        await me.page.get_by_role("button", name="Copy as text").click()
        await me.page.get_by_text("The text is copied.").wait_for()
        text = await me.page.evaluate("navigator.clipboard.readText()")
        assert text == "2 Reed Archer (River Levy, 8 points)\n1 Ferryhand (River Levy, 4 points)\n"
        assert me.faults == []

    plays.play(story)


async def sits(me: Hands, force: str, rival: str = "greedy", **options: Any) -> str:
    """At a new table, with one saved force."""
    table = await me.opens("me", rival, game=GAME, options={"turns": 20, **options})
    await me.ask("me/texts", kind="force", game=GAME, name="Night Watch", text=force)
    await me.goes("table", table)
    await me.page.reload()  # the page learns who it is when it is loaded
    return table


async def reserves(me: Hands) -> list[str]:
    return [text.strip() for text in await me.page.locator(".force.mine .label").all_text_contents()]


async def lays(me: Hands, name: str) -> None:
    await me.page.get_by_role("button", name="Use a saved force").click()
    await me.page.get_by_role("dialog").get_by_role("button", name=name).click()
    await me.page.locator(".fits").wait_for()


@pytest.mark.parametrize("size", [(1366, 657), (360, 640)])
def test_a_saved_force_is_used_at_a_table(house: House, plays: Playhouse, size: tuple[int, int]) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, size)
        await sits(me, FORCE)
        await lays(me, "Night Watch")
        assert await me.page.locator(".fits").inner_text() == "✔ All of it fits."
        assert await reserves(me) == ["Reed Archer", "Reed Archer", "Ferryhand"]
        await me.picture(f"force-laid-{size[0]}")
        assert await me.barriers() == []
        await me.page.get_by_role("button", name="Save this force").click()
        await me.page.get_by_label("Name", exact=True).fill("From the table")
        await me.page.get_by_role("dialog").get_by_role("button", name="Save").click()
        await me.page.get_by_text("Saved as From the table.").wait_for()
        assert await me.barriers() == []
        await me.page.keyboard.press("Escape")
        kept = await me.page.evaluate("fetch('/api/me/texts').then((answer) => answer.json())")
        assert [(one["name"], one["text"]) for one in kept["texts"]] == [
            ("From the table", FORCE),
            ("Night Watch", FORCE),
        ]
        await me.page.locator(".answers").get_by_role("button", name="Done").click()
        await me.click(".answers .button:has-text('✔')")
        await me.until("() => !document.querySelector('.recruits')")
        assert await reserves(me) == ["Reed Archer", "Reed Archer", "Ferryhand"]
        assert me.faults == []

    plays.play(story)


def test_what_does_not_fit_is_left_out_and_told(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await sits(me, "2 Gatekeeper\n3 Reed Archer\n", points=30)
        await me.page.locator(".answers").get_by_role("button", name="Build a force").click()
        await lays(me, "Night Watch")
        assert await me.page.locator(".fits").inner_text() == "✖ Does not fit here: Reed Archer, Reed Archer."
        assert await reserves(me) == ["Gatekeeper", "Gatekeeper", "Reed Archer"]
        assert me.faults == []

    plays.play(story)


def test_with_people_a_force_is_laid_in_beside_what_is_there(house: House, plays: Playhouse) -> None:
    """Nothing is taken back without asking those who play."""

    async def story(browser: Any) -> None:
        me, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
        table = await sits(me, FORCE, "open")
        await friend.ask("guest", name="Friend")
        await friend.ask(f"tables/{table}/sit")
        await me.page.locator(".choice", has_text="Build a force").click()
        await me.page.get_by_role("button", name=re.compile("^Pikewarden")).click()
        await me.page.get_by_text("9 of 50 points are spent").wait_for()
        await lays(me, "Night Watch")
        assert await reserves(me) == ["Pikewarden", "Reed Archer", "Reed Archer", "Ferryhand"]
        assert await me.count("[aria-label='Offers']") == 0
        assert me.faults == friend.faults == []

    plays.play(story)
