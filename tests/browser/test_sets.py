"""Sets of one's own: what is wrong is marked in its place and mended by a button, the vocabulary writes examples, and a
link shows the set to others."""

from typing import Any

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from browser.test_pages import GOOSE
from server.visit import DUEL, House

FAULTY = GOOSE.format(verb="aply").replace("[set]", "[set]  # 🪿")


async def writes(me: Hands, toml: str) -> Any:
    """The editor, with this in it."""
    await me.goes("sets", DUEL)
    area = me.page.get_by_label("The set as TOML")
    await area.fill(toml)
    return area


def test_a_suggestion_is_written_by_its_button_and_can_be_undone(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            area = await writes(me, FAULTY.replace("Draw 1 card.", "Draw 1 crad."))
            await me.page.get_by_role("heading", name="2 faults").wait_for()
            await me.picture(f"set-faults-{size[0]}")
            await me.page.get_by_role("button", name="Write “card”").click()
            await me.page.get_by_role("heading", name="One fault").wait_for()
            await me.page.get_by_role("button", name="Write “apply”").click()
            await me.page.get_by_text("1 card, all understood").wait_for()
            assert await area.input_value() == FAULTY.replace("aply", "apply")
            await area.press("Control+z")
            await me.page.get_by_role("heading", name="One fault").wait_for()
            assert await area.input_value() == FAULTY
            assert me.faults == []

    plays.play(story)


def test_marks_stay_beside_their_words_where_lines_wrap(house: House, plays: Playhouse) -> None:
    heights = """() => {
        const [area, behind] = [document.querySelector(".editor textarea"), document.querySelector(".behind")];
        const style = getComputedStyle(area);
        const copy = Object.assign(document.createElement("textarea"), {value: area.value, rows: 1});
        copy.style.cssText = `position: fixed; left: 0; top: 0; height: 0; width: ${area.clientWidth}px;
            padding: 0 ${style.paddingRight} 0 ${style.paddingLeft}; border: 0; box-sizing: border-box; overflow: hidden;
            font: ${style.font}; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;`;
        document.body.append(copy);
        const wrapped = copy.scrollHeight;
        copy.remove();
        const lines = [...behind.children].reduce((sum, line) => sum + line.getBoundingClientRect().height, 0);
        const whole = area.scrollHeight <= area.clientHeight && area.scrollWidth <= area.clientWidth;
        return [Math.round(wrapped), Math.round(lines), whole, behind.children.length];
    }"""

    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            await writes(me, FAULTY)
            await me.page.get_by_role("heading", name="One fault").wait_for()
            assert await me.page.locator(".editor mark").inner_text() == "aply"
            wrapped, lines, whole, count = await me.page.evaluate(heights)
            assert wrapped == lines, "each line behind is as high as the one in front"
            assert whole, "only both together scroll"
            assert count == FAULTY.count("\n") + 1 and lines > 22 * count, "some lines wrap"
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]

    plays.play(story)


def test_the_vocabulary_is_searched_and_writes_an_example(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            area = await writes(me, GOOSE.format(verb="apply").replace("Draw 1 card.", ""))
            say = me.page.get_by_label("What a set can say")
            if size == PHONE:
                await say.get_by_text("Vocabulary").click()
            await area.evaluate(
                "one => { const at = one.value.indexOf('Hero. \"') + 6; one.setSelectionRange(at, at); }"
            )
            await say.get_by_role("searchbox").fill("draw 1 card")
            await say.get_by_role("button", name="draw 1 card").first.click()
            text = await area.input_value()
            assert "Choose a Hero. Draw 1 card" in text, text
            await me.picture(f"set-vocabulary-{size[0]}")
            assert await me.barriers() == []
            assert me.faults == []

    plays.play(story)


def test_a_shared_set_opens_in_another_browser_and_is_played(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me, friend = await Hands.sit(house, browser), await Hands.sit(house, browser)
        mine = GOOSE.format(verb="apply")
        await writes(me, mine)
        await me.page.get_by_text("1 card, all understood").wait_for()
        await me.page.get_by_role("button", name="Share by link").click()
        field = me.page.get_by_label("Whoever has this link can read the set")
        await field.wait_for()
        link = await field.input_value()
        assert link.startswith(f"{house.address}/sets/{DUEL}/")
        await me.picture("set-shared")
        own = await writes(friend, "# my own\n")
        await friend.page.get_by_role("heading", name="fault").wait_for()
        await friend.page.goto(link)
        await friend.page.get_by_text("This set was shared with you").wait_for()
        await friend.page.get_by_text("One More Goose: 1 card, all understood").wait_for()
        assert await own.input_value() == mine
        await friend.page.get_by_role("link", name="Back to your own").click()
        await friend.page.get_by_role("heading", name="fault").wait_for()
        assert await own.input_value() == "# my own\n", "what came by the link took nothing away"
        await friend.page.goto(link)
        await friend.page.get_by_role("button", name="Play with it").click()
        await friend.page.locator(".hand .card").first.wait_for()
        await me.page.get_by_text("Sets you share (1)").click()
        await me.page.get_by_role("button", name="Stop sharing One More Goose").click()
        await me.page.get_by_text("Sets you share").wait_for(state="detached")
        late = await Hands.sit(house, browser)
        await late.page.goto(link)
        await late.page.get_by_text("no longer shared").wait_for()
        assert me.faults == [] and friend.faults == []

    plays.play(story)


def test_a_sentence_is_tried_on_the_desk_and_words_are_completed(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for size in (LAPTOP, PHONE):
            me = await Hands.sit(house, browser, size)
            area = await writes(me, GOOSE.format(verb="apply").replace("Draw 1 card.", ""))
            await area.evaluate(
                "one => { const at = one.value.indexOf('Choose a Hero. \"') + 15; one.focus(); one.setSelectionRange(at, at); }"
            )
            await me.page.keyboard.type("Draw 1 ca")
            await me.page.get_by_role("option", name="card", exact=True).wait_for()
            await me.picture(f"set-words-{size[0]}")
            await me.page.keyboard.press("Tab")
            assert "Choose a Hero. Draw 1 card" in await area.input_value()
            await me.page.keyboard.type(".")
            await me.page.get_by_text("1 card, all understood").wait_for()
            await me.page.get_by_role("button", name="Try the sentence at the cursor").click()
            desk = me.page.get_by_label("The desk")
            await desk.get_by_text("What it is read as").wait_for()
            await desk.get_by_label("The sentence").fill("Whenever this hero attacks, draw a card.")
            await desk.get_by_label("Where it stands").select_option("vanguard")
            await desk.get_by_role("button", name="Try it").click()
            await desk.get_by_text("When this Hero makes an attack, draw 1 card.", exact=True).first.wait_for()
            assert await desk.locator("figure").count() == 2, "a position before and one after"
            assert "You draw" in await desk.locator(".told").first.inner_text()
            await me.picture(f"set-desk-{size[0]}")
            if size == LAPTOP:
                await desk.get_by_role("button", name="Measure it in plays").click()
                await desk.get_by_text("to the chance to win").wait_for()
            assert await me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert await me.barriers() == []
            assert me.faults == []

    plays.play(story)
