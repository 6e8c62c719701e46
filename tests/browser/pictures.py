"""Takes the pictures of the README anew: PYTHONPATH=tests .venv/bin/python -m browser.pictures"""

import itertools
import tempfile
from pathlib import Path
from typing import Any

from browser.hands import LAPTOP, PHONE, Hands, Playhouse
from server.visit import DUEL, House

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


async def shoot(me: Hands, name: str) -> None:
    await me.page.wait_for_timeout(1500)  # until nothing moves
    await me.page.screenshot(path=FOLDER / f"{name}.png")


async def duel(house: House, browser: Any, size: tuple[int, int], scheme: str, name: str) -> bool:
    """In the middle of a fight: an attacker is picked, its targets glow, the fate of the first is foretold. False if it
    never came to that."""
    me = await Hands.sit(house, browser, size, scheme=scheme)
    await me.goes("table", await me.opens("me", "greedy", options={"ceasefire_rounds": 0}))
    await me.page.reload()
    for step in itertools.count():
        if not await me.asked():
            break
        if step > 14 and await me.count(".slot:not(.empty)") > 8 and await me.count(".hand .card"):
            for at in range(await me.count(".unit.mine .slot.source")):
                await me.page.locator(".unit.mine .slot.source").nth(at).click()
                if await me.count(".unit:not(.mine) .slot.target") > 1:
                    await me.page.locator(".unit:not(.mine) .slot.target").first.hover()
                    await me.page.locator(".bar .note").wait_for()
                    await shoot(me, name)
                    return True
                await me.page.keyboard.press("Escape")
        if step > 8 and await me.count(".hand .card") < 2 and "draw" in await me.options():
            before = await me.ply()
            await me.types("draw")
            await me.page.locator(f".room:not([data-ply='{before}'])").wait_for()
        else:
            await me.act()
    return False


async def mode(house: House, browser: Any, name: str, seats: int) -> None:
    """A mode in the middle of its fight, an attacker picked if one has a target."""
    me = await Hands.sit(house, browser, LAPTOP)
    machines = list(itertools.islice(itertools.cycle(("moss", "pip", "juno")), seats - 1))
    await me.goes("table", await me.opens("me", *machines, name="You", options={"mode": name, "ceasefire_rounds": 0}))
    for step in range(16):
        if await me.asked() and step < 15:
            await me.act()
    for at in range(await me.count(".unit.mine .slot.source")):
        await me.page.locator(".unit.mine .slot.source").nth(at).click()
        if await me.count(".unit.theirs .target"):
            break
        await me.page.keyboard.press("Escape")
    await shoot(me, name)


async def story(house: House, browser: Any) -> None:
    for size, scheme, name in ((LAPTOP, "light", "table"), (PHONE, "dark", "phone")):
        while not await duel(house, browser, size, scheme, name):
            pass
    for name, seats in (("siege", 2), ("duel-draft", 2), ("epic", 2), ("team-cross", 4), ("king", 6)):
        await mode(house, browser, name, seats)
    me = await Hands.sit(house, browser, LAPTOP, scheme="dark")
    await me.goes("cards", DUEL, "ranged%20rear%20heroes")
    await me.page.get_by_role("button", name="look closer").nth(3).wait_for()
    await shoot(me, "cards")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house, plays = House(Path(folder)).open(), Playhouse()
        try:
            plays.play(lambda browser: story(house, browser))
        finally:
            plays.close()
            house.close()


if __name__ == "__main__":
    main()
