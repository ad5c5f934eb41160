"""Many games in one call."""

from pathlib import Path

import pytest
from msgspec.structs import astuple

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.lab.crews import Cores
from spelunke.lab.numbers import interval
from spelunke.lab.simulate import simulate
from tests.terminal.door import is_one_sentence, knock


def test_the_same_seed_gives_the_same_result() -> None:
    game = spelunke.game("rueck", seats=3)
    assert simulate(game, ["thumb", "random", "random"], 30, seed=4) == simulate(
        game, ["thumb", "random", "random"], 30, seed=4
    )
    assert simulate(game, ["random"], 30, seed=4) != simulate(game, ["random"], 30, seed=5)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    result = simulate(spelunke.game("rueck", seats=3), ["thumb", "random", "random"], 30, seed=1)
    assert {fared.name: fared.games for fared in result.by_bot} == {"thumb": 30, "random": 60}
    assert [fared.games for fared in result.by_seat] == [30, 30, 30]


def test_wins_are_divided_among_those_who_share_them() -> None:
    result = simulate(spelunke.game("rueck", seats=4), ["random"], 400, seed=1)
    assert sum(fared.wins.mean for fared in result.by_seat) + result.nobody_won.mean == pytest.approx(1)
    for fared in result.by_seat:
        assert fared.wins.low < fared.wins.mean < fared.wins.high
        assert fared.wins.mean <= fared.firsts.mean


def test_lengths_and_scores_have_the_intervals_of_their_own_games() -> None:
    game = spelunke.game("rueck", seats=3)
    tables = [game.parts.deal(game.seats, game.house) for _ in range(40)]
    answers = [play_out(table, Dice(1, 2 * number), game.box.limit) for number, table in enumerate(tables)]
    result = simulate(game, ["random"], 40, seed=1)
    assert astuple(result.answers) == pytest.approx(astuple(interval([float(number) for number in answers])))
    assert astuple(result.by_seat[1].score) == pytest.approx(astuple(interval([float(table.scores()[1]) for table in tables])))


def test_a_simulation_can_be_made_again_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text(knock("simulate", "rueck", "--games", "30", "--seed", "4", "--json").out, encoding="utf-8")
    assert "The same numbers" in knock("simulate", "--reproduce", str(file), "--workers", "2").out
    file.write_text(file.read_text(encoding="utf-8").replace('"median":4', '"median":5'), encoding="utf-8")
    assert is_one_sentence(knock("simulate", "--reproduce", str(file)))
    assert is_one_sentence(knock("simulate"))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(spelunke.game("rueck"), ["random"], 60, progress=told.append)
    assert told == [25, 50, 60]


def test_no_games_or_a_bot_too_few_are_refused() -> None:
    game = spelunke.game("rueck", seats=4)
    with pytest.raises(spelunke.BadSimulation, match="at least one"):
        simulate(game, ["random"], 0)
    with pytest.raises(spelunke.BadSimulation, match="4 seats"):
        simulate(game, ["random", "thumb"], 10)
    with pytest.raises(spelunke.UnknownBot):
        simulate(game, ["oracle"], 10)


def test_lengths_are_told_with_their_middle_and_how_many_were_drawn_out() -> None:
    result = simulate(spelunke.game("klau", seats=3), ["random"], 200, seed=1)
    assert result.fewest < result.median < result.most
    assert 0 < result.drawn_out.mean < result.drawn_out.high < 0.5
    assert simulate(spelunke.game("klau", seats=3), ["random"], 1, seed=1).drawn_out.mean == 0


def test_a_win_shared_by_a_team_is_no_shared_win() -> None:
    assert simulate(spelunke.game("tock", seats=4), ["random"], 3, seed=1).shared.mean == 0
    assert simulate(spelunke.game("rueck", seats=4), ["random"], 100, seed=1).shared.mean > 0


def test_two_processes_count_the_same_as_one() -> None:
    game = spelunke.game("rueck", seats=3)
    assert simulate(game, ["random"], 110, seed=4, crew=Cores(2)) == simulate(game, ["random"], 110, seed=4)
