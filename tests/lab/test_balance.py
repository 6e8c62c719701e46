"""The table of Leaders adds up: every duel gives one point to two different Leaders."""

from pixelhall.lab import balance


def test_points_and_games_add_up() -> None:
    records = balance.balance("random", {"round_limit": 4}, 12, 1)
    games = sum(record.games for record in records)
    assert games % 2 == 0 and 0 < games <= 24
    assert abs(sum(record.points for record in records) - games / 2) < 1e-9
    assert [record.share for record in records] == sorted((record.share for record in records), reverse=True)


def test_a_mirror_counts_for_nobody() -> None:
    duels = [balance.duel("random", {"round_limit": 2}, seed) for seed in range(40)]
    assert all(duel is None or duel[0][0] != duel[1][0] for duel in duels) and None in duels


def test_the_table_names_every_leader() -> None:
    text = balance.table([balance.Record("Soup Marshal", 10, 5.0)])
    assert "Soup Marshal" in text and "50.0%" in text
