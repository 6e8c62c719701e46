"""What people do at a table beside playing: take back, offer a draw, resign, play again, run out of time, look things
up."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from browser.hands import AGAINST, Hands, Playhouse, pair, turn
from server.visit import DUEL, House

ROOT = Path(__file__).parents[2]


async def begun(house: House, browser: Any, **wishes: Any) -> tuple[Hands, Hands]:
    """Two people after their Leaders: who is asked, and the other."""
    both = await pair(house, browser, **wishes)
    for hands in both:
        await hands.types((await hands.options())[0])
    for hands in both:
        await hands.page.locator(".slot.leader").nth(1).wait_for()
    return await turn(*both)


def test_a_card_that_was_drawn_goes_back_only_with_consent(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        mover, other = await begun(house, browser)
        before = await mover.count(".hand .card")
        await mover.types("draw")
        await mover.page.locator(".hand .card").nth(before).wait_for()
        after = await mover.count(".hand .card")  # some Leaders draw two cards at once
        await mover.page.get_by_role("button", name="Undo").click()
        await mover.page.get_by_text("You asked to take back").wait_for()
        await other.page.get_by_role("button", name="Refuse").click()
        await mover.page.get_by_text("You asked to take back").wait_for(state="detached")
        assert await mover.count(".hand .card") == after
        await mover.page.get_by_role("button", name="Undo").click()
        await other.page.get_by_role("alert").get_by_text("asks to take the last choice back").wait_for()
        await other.page.get_by_role("button", name="Allow").click()
        await mover.page.locator(".hand .card").nth(before).wait_for(state="detached")
        assert mover.faults == other.faults == []

    plays.play(story)


def test_a_card_is_read_dragged_and_taken_back_at_once(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        await me.act()
        await me.asked()
        before = await me.count(".hand .card")
        card = me.page.locator(".hand .card.source").first
        await card.hover()
        large = me.page.locator(".beside")
        await large.get_by_text(await card.locator(".name").inner_text(), exact=True).wait_for()
        assert await large.evaluate("one => one.scrollHeight <= one.clientHeight"), "all of it is seen"
        await card.drag_to(me.page.locator("[data-place='0:v1']"))
        recruited = me.page.locator(".unit.mine .slot:not(.empty):not(.leader)")
        await recruited.wait_for()
        await me.page.keyboard.press("u")
        await recruited.wait_for(state="detached")
        assert await me.count(".hand .card") == before
        assert me.faults == []

    plays.play(story)


def test_whoever_leaves_a_private_table_finds_back_from_the_lobby(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        await me.goes("")
        await me.page.reload()  # the page has not heard who this is
        await me.page.get_by_role("region", name="Your tables").get_by_role("link", name="Play on").click()
        assert await me.asked()
        await me.page.get_by_role("button", name="Resign").click()
        await me.page.get_by_role("button", name="Yes, resign").click()
        await me.page.get_by_role("heading", name="You lose").wait_for()
        await me.goes("")
        await me.page.get_by_role("heading", name="Open tables").wait_for()
        await me.page.get_by_role("region", name="Your tables").locator("[data-result=lost]").wait_for()
        assert me.faults == []

    plays.play(story)


def test_a_draw_is_offered_declined_offered_again_and_accepted(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        mover, other = await begun(house, browser)
        await mover.page.get_by_role("button", name="Offer a draw").click()
        await other.page.get_by_role("button", name="Play on").click()
        await mover.page.get_by_text("You offered a draw.").wait_for(state="detached")
        await mover.page.get_by_role("button", name="Offer a draw").click()
        await other.page.get_by_role("button", name="Accept").click()
        for hands in (mover, other):
            await hands.page.get_by_role("heading", name="A draw").wait_for()
        assert mover.faults == other.faults == []

    plays.play(story)


def test_resigning_is_confirmed_and_a_rematch_begins_when_both_wish_it(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        mover, other = await begun(house, browser)
        await mover.page.get_by_role("button", name="Resign").click()
        assert not await mover.over()
        await mover.page.get_by_role("button", name="Yes, resign").click()
        await mover.page.get_by_role("heading", name="You lose").wait_for()
        await other.page.get_by_role("heading", name="You win!").wait_for()
        await other.page.get_by_role("button", name="Rematch").click()
        await mover.page.get_by_text("wants a rematch").wait_for()
        await mover.page.get_by_role("button", name="Rematch").click()
        for hands in (mover, other):
            await hands.page.get_by_text("Choose the card that leads you.").wait_for()
        assert mover.faults == other.faults == []

    plays.play(story)


def test_the_clock_runs_down_and_decides(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        mover, other = await begun(house, browser, clock={"type": "fischer", "seconds": 600, "increment": 0})
        running = mover.page.locator("aside .clock.running")
        first = await running.inner_text()
        await mover.until("first => document.querySelector('aside .clock.running')?.textContent !== first", arg=first)
        short = {"type": "fischer", "seconds": 1, "increment": 0}
        table = (await mover.ask("tables", game=DUEL, seats=["me", "open"], clock=short))["id"]
        await other.ask(f"tables/{table}/sit")
        ends = []
        for hands in (mover, other):
            await hands.goes("table", table)
            end = hands.page.get_by_label("The end")
            await end.get_by_role("heading", name=re.compile("You win!|You lose")).wait_for()
            ends.append(await end.get_by_role("heading").first.inner_text())
            ran = "Your time ran out." if ends[-1] == "You lose" else re.compile("^The time of .+ ran out.$")
            await end.get_by_text(ran).wait_for()
        assert sorted(ends) == ["You lose", "You win!"]

    plays.play(story)


def test_what_reveals_something_is_confirmed(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        mover, _ = await begun(house, browser)
        before = await mover.ply()
        listed = mover.page.get_by_label("All options").get_by_role("button", name="Draw a card")
        await listed.click()
        await mover.page.get_by_text("It cannot be taken back freely.").wait_for()
        assert await mover.ply() == before
        await mover.page.locator(".answers").get_by_role("button", name="Draw a card").click()
        await asyncio.sleep(0.2)
        assert await mover.ply() == before, "one click draws no card"
        await mover.page.locator(".answers").get_by_role("button", name="✔ Confirm").click()
        await mover.page.locator(f".room:not([data-ply='{before}'])").wait_for()

    plays.play(story)


def test_what_is_picked_stays_picked_when_another_moves(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        host, friend = await pair(house, browser)
        before = await host.ply()
        await host.page.locator(".hand .card").first.click()
        await host.page.locator(".hand .card.armed").wait_for()
        await friend.act()
        await host.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        assert await host.count(".hand .card.armed") == 1
        assert host.faults == friend.faults == []

    plays.play(story)


def test_cards_in_the_log_can_be_looked_at_by_mouse_and_by_keys(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes("table", await me.opens("me", "greedy"))
        await me.asked()
        card = me.page.get_by_role("log").get_by_role("button").last
        name = await card.inner_text()
        await card.click()
        await me.page.get_by_role("dialog", name=name).get_by_text("Vanguard:").wait_for()
        await me.page.keyboard.press("Escape")
        await me.page.get_by_role("log").focus()
        for _ in range(4):
            await me.page.keyboard.press("ArrowUp")
        kind = await me.page.evaluate("document.activeElement.tagName")
        await me.page.keyboard.press("Enter")
        await me.page.get_by_role("dialog").wait_for()
        assert kind in ("A", "BUTTON")
        assert me.faults == []

    plays.play(story)


def test_motion_follows_the_log_and_rests_for_those_who_wish_it(house: House, plays: Playhouse) -> None:
    async def story(browser: Any) -> None:
        for motion, flies in (("no-preference", True), ("reduce", False)):
            me = await Hands.sit(house, browser, motion=motion)
            await me.goes("table", await me.opens("me", "greedy"))
            await me.asked()
            await me.page.evaluate("""() => {
                window.flown = 0;
                new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
                    if (node.classList?.contains("flying")) window.flown += 1;
                }))).observe(document.querySelector(".stage"), {childList: true});
            }""")
            await me.act()
            await me.asked()
            await me.types("draw")
            await me.page.get_by_role("log").get_by_text("You draw").nth(5).wait_for()
            assert (await me.page.evaluate("window.flown") > 0) == flies
            assert me.faults == []

    plays.play(story)


def test_a_game_without_a_board_of_its_own_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: House, plays: Playhouse
) -> None:
    plugin = tmp_path / "pebbles-1.dist-info"
    plugin.mkdir()
    (plugin / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n", encoding="utf-8")
    (plugin / "entry_points.txt").write_text("[pixelhall.games]\npebbles = cli.toy:Pebbles\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT / 'tests'}")

    async def story(browser: Any) -> None:
        me = await Hands.sit(hall, browser)
        await me.page.get_by_role("combobox", name="Game").select_option("pebbles")
        await me.page.get_by_label(AGAINST).select_option("the machine: Pip")
        await me.page.get_by_role("button", name="Open the table").click()
        while True:
            await me.page.locator(".generic button, .room[data-status=over]").first.wait_for()
            if await me.over():
                break
            before = await me.ply()
            await me.page.locator(".generic button").first.click()
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        await me.picture("generic-board")
        assert me.faults == []

    hall = House(tmp_path).open()
    try:
        plays.play(story)
    finally:
        hall.close()


def test_cards_that_are_looked_at_can_be_chosen_by_clicking(house: House, plays: Playhouse) -> None:
    order = "Look at the top 3 cards of your deck. Choose one of them. Put it into your hand. Discard the rest."
    heroes = [
        f'[[hero]]\nname = "Seer {letter}"\nattack = 2\nlife = 5\nvanguard = "Intercept."\nflank = "Swift."\nrear = "Pierce."\norder = "{order}"\n'
        f'leader = {{ name = "Oracle {letter}", attack = 3, life = 19, text = "Ranged Attack." }}\n'
        for letter in "ABCDEFGHIJ"
    ]
    seers = '[set]\nname = "seers"\ntitle = "Seers"\n\n' + "\n".join(heroes)

    async def story(browser: Any) -> None:
        me = await Hands.sit(house, browser)
        await me.goes(
            "table", await me.opens("me", "greedy", options={"sets": [], "ceasefire_rounds": 0}, sets=[seers])
        )
        await me.asked()
        await me.act()
        await me.asked()
        await me.page.locator(".hand .card.source").first.click()
        await me.page.locator(".answers").get_by_role("button", name="Play the Order of").click()
        await me.page.get_by_text("Choose one of them.", exact=True).wait_for()
        assert await me.count(".answers .button canvas") == 3
        await me.picture("looked-at")
        held, chosen = await me.count(".hand .card"), me.page.locator(".answers .button").first
        name = (await chosen.inner_text()).removeprefix("Choose ").partition(" (")[0].strip()
        await chosen.click()
        await me.page.get_by_role("button", name="Look", exact=True).click()
        await me.page.get_by_role("dialog", name=name).wait_for()
        await me.page.keyboard.press("Escape")
        await me.page.get_by_role("button", name="✔").click()
        await me.page.locator(".hand .card").nth(held).wait_for()
        assert me.faults == []

    plays.play(story)
