"""The bench beside the peers: a worker plays when it is asked, one that fails stops nobody, and the page tells what was
kept and what was not."""

import sys

import pytest

from pages import ROOT

sys.path.append(str(ROOT / "bench" / "peers"))
import report
from entrants import Entrant, worker
from report import Wish, kept, seen_of, wanted
from turns import ROUNDS, Seen, measured

ABOUT = dict.fromkeys(
    ("date", "machine", "python", "node", "engine", "seconds", "load", "spiel", "uno", "boardgame"), ""
)


def told(key: str, *rates: float, problem: str = "") -> Seen:
    seen = Seen(Entrant(key, f"the {key}", [], problem=problem))
    seen.runs = [{"decisions": rate, "games": 1, "seconds": 1.0, "clone": 2.0} for rate in rates]
    return seen


def test_workers_play_in_turn_and_one_that_fails_stops_nobody() -> None:
    ours = Entrant(
        "ours", "ours, in plain Python or not", worker(sys.executable, "ours.py", "pixel-pusher", 0.01), ours=True
    )
    broken = Entrant("broken", "one that fails", [sys.executable, "-c", "raise SystemExit('no such game')"])
    played, failed = measured([ours, broken])
    assert len(played.runs) == ROUNDS and not played.problem
    assert played.rate() is not None and all(run["decisions"] > 50 and run["clone"] > 0 for run in played.runs)
    assert failed.problem == "did not start: no such game" and failed.rate() is None


def test_the_compiled_line_is_not_measured_with_a_plain_engine() -> None:
    command = [sys.executable, "-c", "print('{\"compiled\": false}', flush=True); input()"]
    [seen] = measured([Entrant("ours", "Pixel Tactics, compiled", command)])
    assert "not compiled" in seen.problem and seen.runs == []


@pytest.mark.parametrize("rate, enough", [(200_000, True), (199_999, False)])
def test_a_wish_for_speed_is_kept_from_its_number_on(rate: float, enough: bool) -> None:
    wish = Wish("fast", "ours", least=200_000)
    assert seen_of(wish, {"ours": told("ours", 1, rate, 10**9)}) == rate
    assert kept(wish, rate) is enough


def test_a_wish_over_a_peer_is_about_the_ratio_of_medians() -> None:
    table = {"ours": told("ours", 10, 30, 90), "peer": told("peer", 5, 6, 7)}
    assert seen_of(Wish("", "ours", "peer", 5), table) == 5 and kept(Wish("", "ours", "peer", 5), 5)
    assert not kept(Wish("", "ours", "peer", 5), 4.99)
    assert seen_of(Wish("", "ours", most=2.5), table) == 2.0
    assert kept(Wish("", "ours", most=2.5), 2.5) and not kept(Wish("", "ours", most=2.5), 2.51)


def test_the_page_tells_how_far_a_ratio_went_up_and_down() -> None:
    table = {"ours": told("ours", 10, 30, 90), "peer": told("peer", 5, 6, 7)}
    assert report.rounds_of(Wish("", "ours", "peer", 5), table) == [2, 5, 90 / 7]
    assert report.rounds_of(Wish("", "ours", least=5), table) == [10, 30, 90]
    assert report.rounds_of(Wish("", "ours", most=2.5), table) == [2.0, 2.0, 2.0]


def test_the_page_says_what_could_not_be_installed() -> None:
    keys = {wish.ours for wish in report.WISHES} | {wish.peer for wish in report.WISHES if wish.peer}
    table = {key: told(key, 30_000) for key in sorted(keys)} | {
        "chess": told("chess", problem="could not be installed")
    }
    page = report.page(table, ABOUT, {}, False)
    assert "| the chess | could not be installed |" in page
    assert "| … over OpenSpiel's C++ chess through Python | ≥ 1.5× | not measured | | |" in wanted(table)
    assert "| Pixel Tactics in plain Python, decisions/s | ≥ 25,000 | 30,000 | 30,000 to 30,000 | yes |" in wanted(
        table
    )
    assert "| Pixel Tactics compiled, decisions/s | ≥ 200,000 | 30,000 | 30,000 to 30,000 | not yet |" in wanted(table)
