"""An evaluation is the mean of independent games in which every answer meets the same worlds and the same luck."""

from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.bots.evaluation import Evaluation
from spelunke.core.game import Game
from spelunke.core.policy import Policy
from spelunke.core.table import Table
from tests.laws.snapshot import snapshot

FOREVER = 1e9


def evaluated(game: Game, table: Table, seat: int, codes: list[int], games: int, seed: int = 1) -> Evaluation:
    together = len(next((team for team in game.box.teams.get(game.seats, ()) if seat in team), (seat,)))
    evaluation = Evaluation(Policy(), table, seat, vec[i64](codes), game.box.limit, together)
    evaluation.run(games, FOREVER, seed)
    return evaluation


def two_rounds_to_go() -> tuple[Game, Table]:
    game = spelunke.game("rueck", seats=3, preset="tiny")
    return game, game.deal(seed=4)


def test_the_table_it_is_given_stays_as_it_is() -> None:
    game, table = two_rounds_to_go()
    before = snapshot(table)
    evaluated(game, table, 0, [0, 1, 2], games=20)
    assert snapshot(table) == before


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    game, table = two_rounds_to_go()
    sums = [list(evaluated(game, table, 0, [0, 1, 2], 50, seed).sums) for seed in (1, 1, 2)]
    assert sums[0] == sums[1] != sums[2]


def test_games_can_be_added_and_are_then_the_same_as_if_all_had_been_played_at_once() -> None:
    game, table = two_rounds_to_go()
    once, twice = evaluated(game, table, 0, [0, 1], 40), evaluated(game, table, 0, [0, 1], 15)
    twice.run(25, FOREVER, 1)
    assert (twice.games, list(twice.sums), list(twice.products)) == (once.games, list(once.sums), list(once.products))


def test_it_stops_when_the_time_is_up_but_not_before_the_first_game() -> None:
    game, table = two_rounds_to_go()
    evaluation = Evaluation(Policy(), table, 0, vec[i64]([0, 1]), game.box.limit, 1)
    evaluation.run(10**9, 0.0, 1)
    assert evaluation.games == 1


def test_an_answer_beside_itself_differs_by_nothing_for_sure() -> None:
    """Worlds, luck and the others' sealed answers are the same for all: what is left is the answer."""
    game, table = two_rounds_to_go()
    evaluation = evaluated(game, table, 0, [1, 1], games=60)
    assert evaluation.mean(0) == evaluation.mean(1)
    assert evaluation.error(0) > 0
    assert evaluation.error_of_difference(0, 1) == pytest.approx(0.0)


def test_errors_are_those_of_the_shares_counted_one_by_one() -> None:
    game, table = two_rounds_to_go()
    codes, games = [0, 2], 80
    shares: list[list[float]] = []
    evaluation = Evaluation(Policy(), table, 0, vec[i64](codes), game.box.limit, 1)
    for _ in range(games):
        before = list(evaluation.sums)
        evaluation.play_once(3)
        shares.append([now - then for now, then in zip(evaluation.sums, before, strict=True)])
    assert {round(share, 6) for pair in shares for share in pair} > {0.0, 1.0}

    def error(values: list[float]) -> float:
        mean = sum(values) / games
        return sqrt(sum((value - mean) ** 2 for value in values) / (games - 1) / games)

    assert evaluation.mean(1) == pytest.approx(sum(pair[1] for pair in shares) / games)
    assert evaluation.error(0) == pytest.approx(error([pair[0] for pair in shares]))
    assert evaluation.error_of_difference(0, 1) == pytest.approx(error([one - other for one, other in shares]))


def test_two_seeds_come_to_means_that_their_errors_explain() -> None:
    game, table = two_rounds_to_go()
    one, other = (evaluated(game, table, 0, [0, 2], 500, seed) for seed in (1, 2))
    for at in (0, 1):
        assert abs(one.mean(at) - other.mean(at)) < 4 * sqrt(one.error(at) ** 2 + other.error(at) ** 2)


def test_a_teams_win_counts_once_for_each_of_its_seats() -> None:
    game = spelunke.game("tock", seats=4, preset="tiny")
    table = game.deal(seed=1)
    seat = table.seats_asked()[0]
    code = table.choices(seat)[0]
    values = set()
    evaluation = evaluated(game, table, seat, [code], games=0)
    for _ in range(12):
        before = evaluation.sums[0]
        evaluation.play_once(5)
        values.add(round(evaluation.sums[0] - before, 6))
    assert values == {0.0, 1.0}
