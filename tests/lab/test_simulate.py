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


def test_a_simulation_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    kept = tmp_path / "pieces.jsonl"
    asked = ("simulate", "rueck", "--seats", "3", "--bots", "thumb,random,random", "--games", "120", "--seed", "4", "--json")
    whole = knock(*asked, "--resume", str(kept))
    assert whole.out == knock(*asked).out
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 5
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    told: list[int] = []
    game, bots = spelunke.game("rueck", seats=3), ["thumb", "random", "random"]
    assert simulate(game, bots, 120, 4, told.append, resume=str(kept)) == simulate(game, bots, 120, 4)
    assert told == [75, 100, 120]
    assert sorted(kept.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())
    assert knock(*asked, "--resume", str(kept), "--workers", "2").out == whole.out


@pytest.mark.parametrize(
    ("before", "after"), [('"first":25', '"first":26'), ('"random":', '"nobody":'), ('"by_seat":[{', '"by_seat":[')]
)
def test_a_file_that_keeps_something_else_is_refused_and_left_alone(tmp_path: Path, before: str, after: str) -> None:
    kept = tmp_path / "pieces.jsonl"
    asked = ("simulate", "rueck", "--bots", "random", "--games", "50", "--resume", str(kept))
    knock(*asked)
    whole = kept.read_text(encoding="utf-8")
    assert is_one_sentence(knock(*asked, "--seed", "9"))
    head, *pieces = whole.splitlines(keepends=True)
    kept.write_text(head + "".join(pieces).replace(before, after), encoding="utf-8")
    assert is_one_sentence(knock(*asked))
    assert kept.read_text(encoding="utf-8") == head + "".join(pieces).replace(before, after)
    assert is_one_sentence(knock(*asked[:-1], "/nowhere/at/all"))


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
