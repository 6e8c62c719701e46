"""The sounds of the hall, rendered by a real Chromium: each is heard, none clips or is loud, and none comes uninvited."""

import math
from typing import Any

from browser.hands import Hands, Playhouse
from server.visit import House

SECONDS, RATE = 2, 22_050
# Whatever is played goes into a recording instead of the loudspeakers.
RECORDS = f"""
window.recordings = [];
window.AudioContext = function () {{
  const context = new OfflineAudioContext(1, (window.seconds ?? {SECONDS}) * {RATE}, {RATE});
  window.recordings.push(context);
  return context;
}};
"""
# The peak; the loudest 50 milliseconds, as the root of the mean square; and the sound's last tenth of a second.
RENDERED = """async () => {
    const samples = (await window.recordings[0].startRendering()).getChannelData(0);
    const window_ = samples.length / 40;
    const loud = (from) => Math.sqrt(samples.slice(from, from + window_).reduce((sum, one) => sum + one * one, 0) / window_);
    const parts = Array.from({length: 40}, (_, at) => loud(at * window_));
    return [samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), Math.max(...parts), parts.at(-1)];
}"""


async def hears(house: House, browser: Any) -> Hands:
    me = await Hands.sit(house, browser)
    await me.page.add_init_script(RECORDS)
    await me.goes("settings")
    await me.page.reload()
    return me


async def loudest(me: Hands) -> None:
    """The page anew, all sounds at hand, at full volume."""
    await me.page.evaluate("localStorage.setItem('settings', JSON.stringify({volume: 10}))")
    await me.page.reload()
    await me.page.get_by_text("Hear each of them").click()


# All sounds in one recording, one after the other, as far apart as they are long: what the page takes for the time is
# that of the recording. What each of them is like, as above.
ONE_BY_ONE = f"""async (names) => {{
    const context = window.recordings[0];
    const go = context.resume.bind(context);
    context.resume = async () => {{}};
    names.slice(1).forEach((name, at) => context.suspend({SECONDS} * (at + 1)).then(() => {{
        performance.now = () => context.currentTime * 1000;
        document.querySelector(`[data-sound=${{name}}]`).click();
        go();
    }}));
    const samples = (await context.startRendering()).getChannelData(0);
    const [long, window_] = [{SECONDS} * {RATE}, {SECONDS} * {RATE} / 40];
    return names.map((_, at) => {{
        const own = samples.slice(at * long, (at + 1) * long);
        const loud = (from) => Math.sqrt(own.slice(from, from + window_).reduce((sum, one) => sum + one * one, 0) / window_);
        const parts = Array.from({{length: 40}}, (_, part) => loud(part * window_));
        return [own.reduce((most, one) => Math.max(most, Math.abs(one)), 0), Math.max(...parts), parts.at(-1)];
    }});
}}"""


async def rendered(me: Hands) -> tuple[float, float, float]:
    peak, loud, end = await me.page.evaluate(RENDERED)
    return peak, loud, end


def decibels(loud: float) -> float:
    return 20 * math.log10(max(loud, 1e-9))


def test_every_sound_is_heard_and_none_is_loud(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await hears(house, browser)
        await loudest(me)
        names = await me.page.locator("[data-sound]").evaluate_all("(all) => all.map((one) => one.dataset.sound)")
        assert len(names) == len(set(names)) == 18
        await me.page.evaluate(f"window.seconds = {SECONDS * len(names)}")
        await me.page.locator(f"[data-sound={names[0]}]").click()
        for name, (peak, loud, end) in zip(names, await me.page.evaluate(ONE_BY_ONE, names), strict=True):
            print(f"{name:8} peak {peak:.3f}, loudest {decibels(loud):.1f} dB")
            assert 0.03 < peak < 0.7, f"{name}: neither silent nor clipping"
            assert -40 < decibels(loud) < -12, f"{name}: neither lost nor loud"
            assert decibels(end) < -55, f"{name} comes to its end"
        assert me.faults == []

    plays.play(story)


def test_many_at_once_do_not_clip(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await hears(house, browser)
        await loudest(me)
        await me.page.locator("h1").click()  # sounds are allowed from the first click on
        await me.page.evaluate("document.querySelectorAll('[data-sound]').forEach((one) => one.click())")
        peak, loud, _ = await rendered(me)
        print(f"all at once: peak {peak:.3f}, loudest {decibels(loud):.1f} dB")
        assert 0.1 < peak < 0.98 and decibels(loud) < -8
        assert me.faults == []

    plays.play(story)


# Plays as soon as it can, and says how many recordings there are then. A test that asked the page would count as a click.
EAGER = """
new MutationObserver((_, all) => {
  const button = document.querySelector("[data-sound=turn]");
  if (!button) return;
  all.disconnect();
  button.click();
  console.log(`recordings: ${window.recordings.length}`);
}).observe(document, {childList: true, subtree: true});
"""


def test_nothing_is_heard_before_the_first_click_nor_when_muted(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        page = me.page = await me.page.context.new_page()
        await page.add_init_script(RECORDS + EAGER)
        async with page.expect_console_message(lambda message: message.text.startswith("recordings")) as said:
            await page.goto(f"{house.address}/#/settings")
        assert (await said.value).text == "recordings: 0", "nobody has clicked yet"
        assert await page.get_by_label("Play sounds").is_checked(), "on from the start"
        await page.get_by_label("Play sounds").uncheck()
        await page.evaluate("document.querySelector('[data-sound=turn]').click()")
        assert await page.evaluate("window.recordings.length") == 0
        await page.get_by_label("Play sounds").check()
        assert await page.evaluate("window.recordings.length") == 1
        assert me.faults == []

    plays.play(story)


def test_sounds_are_muted_at_the_table_and_in_lessons(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await hears(house, browser)
        table = await me.opens("me", "greedy")
        for way in (("table", table), ("learn", "pixel-tactics", "recruit")):
            await me.goes(*way)
            await me.page.evaluate("window.recordings.length = 0")
            button = me.page.get_by_role("button", name="Sounds")
            assert await button.get_attribute("aria-pressed") == "true"
            await button.click()
            assert await button.get_attribute("aria-pressed") == "false"
            await me.page.reload()
            assert await button.get_attribute("aria-pressed") == "false", "kept"
            await button.click()
            assert await button.get_attribute("aria-pressed") == "true"
            assert await me.page.evaluate("window.recordings.length") == 1, "whoever turns them on hears one"
        assert me.faults == []

    plays.play(story)
