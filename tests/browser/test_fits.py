"""Nothing that matters is hidden: at every usual size of a window the whole duel is in sight, and nothing scrolls."""

from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House

SIZES = [
    (1366, 657),
    (1536, 730),
    (1440, 789),
    (1280, 800),
    (390, 664),
    (360, 640),
    (412, 732),
    (768, 1024),
    (1920, 1080),
    (2560, 1300),
    (844, 390),
    (667, 375),
]
# Whatever of these is there must lie inside the window, unhidden by anything else.
WANTED = ".lay .slot, .lay .card, .bar, .bar .button, .prompt, .lay .side, .lay .pile, .lay > .wave, .tools .button"
LOOK = """async (wanted) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const frames = new Map();
    const frame = (one) => {
        if (!frames.has(one))
            frames.set(one, getComputedStyle(one).overflow === "visible" ? null : one.getBoundingClientRect());
        return frames.get(one);
    };
    const hides = (one) => {
        const box = one.getBoundingClientRect();
        if (!box.width || getComputedStyle(one).visibility === "hidden") return false;
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
        for (let over = one.parentElement; over; over = over.parentElement) {
            const around = frame(over);
            if (!around) continue;
            if (box.left < around.left - 1 || box.top < around.top - 1) return true;
            if (box.right > around.right + 1 || box.bottom > around.bottom + 1) return true;
        }
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !(found && (one.contains(found) || found.contains(one)));
    };
    const scrolls = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const boxes = [document.documentElement, ...document.querySelectorAll(".room, .left, .board, .lay, .hand, .warns")];
    return [
        ...[...document.querySelectorAll(wanted)].filter(hides).map((one) => `hidden is ${one.className}: ${one.textContent.trim().slice(0, 40)}`),
        ...boxes.filter(scrolls).map((one) => `${one.className || one.tagName} scrolls`),
    ];
}"""


async def looked_at(me: Hands, moment: str, wanted: str = WANTED) -> list[str]:
    """What is hidden or scrolls, at all sizes."""
    faults = []
    for width, height in SIZES:
        await me.page.set_viewport_size({"width": width, "height": height})
        for fault in await me.page.evaluate(LOOK, wanted):
            faults.append(f"{width}x{height} {moment}: {fault}")
    return faults


async def points_at_a_target(me: Hands) -> bool:
    """Somebody who has more than one thing to do is picked, and the mouse is where one of them would be done."""
    for at in range(await me.count(".unit.mine .slot.source")):
        await me.page.locator(".unit.mine .slot.source").nth(at).click()
        if await me.count(".slot.picked") and await me.count(".slot.target"):
            await me.page.locator(".slot.target").first.hover()
            await me.page.locator(".bar .note").first.wait_for()
            return True
        await me.page.keyboard.press("Escape")
    return False


def test_the_whole_duel_is_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        faults = await looked_at(me, "Leaders are chosen")
        await me.act()
        await me.asked()
        faults += await looked_at(me, "first turn")
        await me.click(".hand .card.source")
        faults += await looked_at(me, "a card is picked")
        await me.page.keyboard.press("Escape")
        for _ in range(5):
            if await me.asked():
                await me.act()
        await me.asked()
        faults += await looked_at(me, "in the middle")
        assert await points_at_a_target(me)
        faults += await looked_at(me, "what would follow is told")
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


OPEN = '[set]\nname = "glass"\ntitle = "Glass"\n' + "".join(
    f"""[[hero]]
name = "{colour} Glazier"
attack = 1
life = 9
vanguard = ""
flank = ""
rear = ""
order = "Draw 1 card."
leader = {{ name = "{colour} Pane", attack = 1, life = 19, text = "Your Rival's hand is open." }}
"""
    for colour in ("Red", "Blue", "Green", "Gold", "White", "Black", "Brown", "Grey", "Pink", "Plum", "Teal", "Lime")
)


def test_an_open_hand_lies_over_nothing(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy", sets=[OPEN], options={"sets": [], "ceasefire_rounds": 0}))
        await me.asked()
        await me.act()
        await me.asked()
        known = me.page.get_by_role("group", name="Known cards in the hand of greedy").get_by_role("button")
        await known.first.wait_for()
        faults = await looked_at(me, "an open hand")
        await known.first.click()
        await me.page.get_by_role("dialog").get_by_text("Glazier").first.wait_for()
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)


def test_the_first_lesson_is_in_sight(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("learn")
        await me.page.locator(".hand .card.source").first.wait_for()
        faults = await looked_at(me, "a lesson begins")
        await me.click(".hand .card.source")
        faults += await looked_at(me, "a card of a lesson is picked")
        assert not faults, "\n".join(faults)
        assert me.faults == []

    plays.play(story)
