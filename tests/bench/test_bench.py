"""The bench runs: every contestant at its smallest. How fast they are is for `make bench` to say, not for a test."""

import json

import pytest

import spelunke
from bench import engine, limit, ours, plain_budget, relatives, search
from bench.clock import Heat, race, start_times, timed
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out

needs_open_spiel = pytest.mark.skipif(not relatives.is_there(), reason="OpenSpiel is not installed")
needs_a_compiler = pytest.mark.skipif(not limit.is_there(), reason="there is no C compiler")


@pytest.mark.parametrize("key", spelunke.keys())
def test_random_play_from_python_and_inside_the_engine_take_as_many_decisions_as_a_game_may(key: str) -> None:
    most = spelunke.game(key).box.limit + spelunke.game(key).seats
    for contestant in (ours.from_python(key), ours.inside(key)):
        heat = contestant(1)
        assert heat.games == 1
        assert 0 < heat.decisions <= most


@pytest.mark.parametrize("key", spelunke.keys())
def test_copies_are_counted(key: str) -> None:
    assert ours.copies(key)(1).decisions == 1000


def test_the_uncompiled_contestant_plays_the_same_games() -> None:
    assert ours.uncompiled("inside", "rueck")(3).decisions == ours.inside("rueck")(3).decisions


def test_every_game_of_ours_has_a_relative() -> None:
    assert set(spelunke.keys()) <= set(relatives.RELATIVES)


@needs_a_compiler
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_limit_plays_by_the_same_rules_to_the_last_jewel(seats: int) -> None:
    fresh = spelunke.game("rueck", seats=seats).deal(ask_luck=True)
    dice = Dice(ours.SEED)
    decisions, totals = 0, [0] * seats
    for _ in range(100):
        table = fresh.copy()
        decisions += play_out(table, dice)
        totals = [total + jewels for total, jewels in zip(totals, table.scores(), strict=True)]
    assert limit.play_by_hand(100, seats) == (decisions, totals)


@needs_open_spiel
@pytest.mark.parametrize("name", sorted(set(relatives.RELATIVES.values())))
def test_a_relative_counts_its_decisions_as_we_do(name: str) -> None:
    assert relatives.from_python(name)(1).decisions > 0
    own_loop = relatives.own_loop(name)
    assert own_loop(2).decisions == own_loop(2).decisions > 0
    assert relatives.copies(name)(1).decisions == 1000


@needs_open_spiel
def test_goofspiel_has_the_same_number_of_decisions_in_both_of_its_loops() -> None:
    name = relatives.RELATIVES["rueck"]
    assert relatives.from_python(name)(3).decisions == relatives.own_loop(name)(3).decisions


def test_contestants_take_turns_and_the_best_heat_counts() -> None:
    turns: list[str] = []

    def quick(games: int) -> Heat:
        turns.append("quick")
        return Heat(games, 10 * games, 1.0 + len(turns) % 3)

    def slow(games: int) -> Heat:
        turns.append("slow")
        return Heat(games, games, 1.0)

    paces = race([quick, slow], seconds=0.5)
    assert turns[-10:] == ["quick", "slow"] * 5
    assert paces[0].decisions == 10.0
    assert paces[1].decisions == paces[1].games == 1.0


def test_a_heat_is_long_enough() -> None:
    assert timed(lambda games: games)(3).games == 3
    played: list[int] = []

    def contestant(games: int) -> Heat:
        played.append(games)
        return Heat(games, games, games / 100)

    race([contestant], seconds=0.5)
    assert played[-1] / 100 >= 0.5


def test_a_fresh_python_takes_some_time() -> None:
    bare, more = start_times(["pass", "import json"], runs=1)
    assert bare > 0
    assert more > 0


def test_the_report_is_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    engine.main(["rueck", "--seconds", "0", "--runs", "1"])
    assert "the limit" in capsys.readouterr().out or not limit.is_there()
    engine.main(["rueck", "--seconds", "0", "--runs", "1", "--json"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert {row["game"] for row in rows} == {"rueck", ""}
    assert all(row["reached"] is not None for row in rows if row["mark"])


def test_the_search_is_raced_and_a_master_is_timed(capsys: pytest.CaptureFixture[str]) -> None:
    search.main(["rueck", "--seconds", "0", "--answers", "2"])
    printed = capsys.readouterr().out
    assert "imagined at random" in printed
    assert "a master answers" in printed
    assert not relatives.is_there() or "×" in printed


@pytest.mark.parametrize("key", spelunke.keys())
def test_the_views_of_the_race_offer_a_choice(key: str) -> None:
    views = list(search.views(spelunke.game(key), 3))
    assert len(views) == 3
    assert all(len(view.choices) > 1 and view.seat in view.asked for view in views)


def test_the_part_of_a_master_s_games_that_fits_into_its_time_is_measured_by_the_games_it_needs() -> None:
    row = plain_budget.row_of("wuerfel", answers=2)
    assert len(row.seconds) == 2 and row.seconds[0] <= row.seconds[1]
    assert row.done(2 * row.seconds[1]) == 1.0
    assert row.done(row.seconds[0] / 2) < row.done(row.seconds[1])
    assert len(list(plain_budget.cells_of(row))) == 8
