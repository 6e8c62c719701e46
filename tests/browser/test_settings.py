"""What a person likes is kept: colours, confirmations, keys, and names of slots."""

from typing import Any

from browser.hands import PHONE, Hands, Playhouse
from server.visit import House

THEME = "document.documentElement.dataset.theme"


async def checks(me: Hands, words: str, on: bool = True) -> None:
    await me.page.get_by_label(words).set_checked(on)


def test_colours_are_as_the_system_has_them_until_chosen(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, PHONE, scheme="dark")
        await me.goes("settings")
        await me.page.get_by_label("Dark").wait_for()
        assert await me.page.evaluate(THEME) == "dark"
        await checks(me, "Light")
        assert await me.page.evaluate(THEME) == "light"
        await me.page.reload()
        await me.page.get_by_label("Dark").wait_for()
        assert await me.page.evaluate(THEME) == "light"
        assert await me.barriers() == []
        assert me.faults == []

    plays.play(story)


def test_confirmations_keys_and_names_of_slots_are_as_wished(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        table = await me.opens("me", "greedy")
        await me.goes("settings")
        await checks(me, "Every choice of one click")
        await checks(me, "Single letters are keys", False)
        await checks(me, "Slots show their names", False)
        await me.goes("table", table)
        await me.asked()
        await me.act()
        await me.asked()
        before = await me.ply()
        await me.page.keyboard.press("b")  # would go to the board
        assert await me.page.evaluate("document.activeElement.closest('[data-place]') === null")
        await me.page.locator(".answers").get_by_role("button", name="Draw a card").click()
        await me.page.locator(".answers").get_by_role("button", name="✔ Confirm").wait_for()
        assert await me.ply() == before
        assert not await me.page.locator(".slot .where").first.is_visible()
        assert me.faults == []

    plays.play(story)


async def shows(me: Hands, theme: str) -> None:
    await me.until(f"() => {THEME} === '{theme}'")


async def kept(me: Hands, name: str, value: Any) -> None:
    """Waits until the hall has this with the person. Any page asks for likings by itself, so an answer tells nothing."""
    await me.until(
        "async ([name, value]) => ((await (await fetch('/api/me/likings')).json()).likings ?? {})[name] === value",
        [name, value],
    )


def test_settings_go_with_the_person(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, elsewhere = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await me.goes("settings")
        await checks(me, "Dark")
        await me.registers("Sonja")
        await me.goes("settings")
        await checks(me, "Single letters are keys", False)
        await kept(me, "keys", False)
        await elsewhere.goes("settings")
        await checks(elsewhere, "Light")
        await elsewhere.logs_in("Sonja")
        await shows(elsewhere, "dark")
        await elsewhere.goes("settings")
        assert not await elsewhere.page.get_by_label("Single letters are keys").is_checked(), (
            "the account's, all of them"
        )
        await elsewhere.page.get_by_text("Kept with your account.").wait_for()
        await checks(elsewhere, "Light")
        await kept(elsewhere, "theme", "light")
        await me.page.reload()
        await shows(me, "light")
        assert me.faults == elsewhere.faults == []

    plays.play(story)


def test_what_was_chosen_without_a_network_is_told_later(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, elsewhere = await Hands.sit(house, browser), await Hands.sit(house, browser)
        await me.registers("Oskar")
        await me.goes("settings")
        await me.page.context.set_offline(True)
        await checks(me, "Dark")
        await me.page.context.set_offline(False)
        await me.page.reload()
        await kept(me, "theme", "dark")
        await elsewhere.logs_in("Oskar")
        await shows(elsewhere, "dark")
        assert elsewhere.faults == []

    plays.play(story)


def test_colours_are_there_before_the_first_picture_and_follow_the_system(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser, scheme="light")
        await me.goes("settings")
        await me.page.get_by_label("As the system has it").wait_for()
        await me.page.emulate_media(color_scheme="dark")
        await shows(me, "dark")
        await me.page.emulate_media(color_scheme="light")
        await shows(me, "light")
        await checks(me, "Dark")
        await me.page.route("**/assets/*.js", lambda route: route.abort())  # nothing but the page itself
        await me.page.reload()
        await shows(me, "dark")

    plays.play(story)


def test_without_keys_no_letter_does_anything_on_any_page(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        table = await me.opens("me", "greedy")
        skirmish = (await me.ask("tables", game="pocket-tactics", seats=["me", "greedy"], options={"preset": "ford"}))[
            "id"
        ]
        await me.goes("settings")
        await checks(me, "Single letters are keys", False)
        for way, sign in (
            (("table", table), ".hand .card"),
            (("table", skirmish), ".board .tile"),
            (("learn", "pixel-tactics", "recruit"), ".hand .card"),
            (("cards", "pixel-tactics"), "li .card"),
            (("rules", "pixel-tactics"), "main article, main section"),
            (("forces",), ".recruits .unit"),
            (("settings",), "fieldset"),
        ):
            await me.goes(*way)
            await me.page.locator(sign).first.wait_for()
            board = me.page.locator(".board button:not(:disabled)")
            if await board.count():
                await board.first.focus()
            looks = """() => [document.activeElement.outerHTML.slice(0, 80), location.pathname, !!document.querySelector("dialog"),
                document.querySelector("aside.open") !== null, document.querySelector(".room")?.dataset.ply]"""
            before = await me.page.evaluate(looks)
            await me.page.keyboard.type("abcdefghijklmnopqrstuvwxyz/")
            assert await me.page.evaluate(looks) == before, way
        assert me.faults == []

    plays.play(story)


# How long each card is on its way to the hand, in milliseconds.
FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches(".flying")) window.flights.push(timing.duration);
        return animate.call(this, frames, timing);
    };
}"""


def test_motion_is_as_fast_as_wished(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for wish, long in (("None", None), ("Quick", 220), ("Usual", 420), ("Slow", 756)):
            me = await Hands.sit(house, browser, motion="no-preference")
            table = await me.opens("me", "greedy")
            await me.goes("settings")
            await checks(me, wish)
            await me.goes("table", table)
            await me.page.locator(".hand .card").first.wait_for()
            while await me.asked() and "draw" not in await me.options():
                await me.act()
            before = await me.ply()
            await me.page.evaluate(FLIGHTS)
            await me.types("draw")
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
            if long is None:
                assert await me.asked()
                assert await me.page.evaluate("window.flights") == []
            else:
                await me.until("() => window.flights.length")
                assert (await me.page.evaluate("window.flights[0]")) == long
            assert me.faults == []

    plays.play(story)
