"""Many games in one call."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

import spelunke
from spelunke.core.playout import play_out
from spelunke.lab.executors import Alone, AloneAtFirst, Cores, Job, Work
from spelunke.lab.intervals import interval, share_interval
from spelunke.lab.playing import luck_of
from spelunke.lab.simulate import simulate
from spelunke.lab.tally import WHOLE_WIN, Sums
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


def test_games_go_on_until_everybody_is_back_where_they_began() -> None:
    game = spelunke.game("rueck", seats=4)
    assert simulate(game, ["thumb", "random", "random", "random"], 10, seed=1).games == 12
    assert simulate(game, ["random"], 10, seed=1).games == 10


def test_a_bot_on_several_seats_has_its_interval_from_game_to_game() -> None:
    """All four seats of a table share one win, so whoever holds them all has a quarter for each seat, and no luck in it."""
    held = simulate(spelunke.game("rueck", seats=4), ["random"], 400, seed=1)
    (everybody,) = held.by_bot
    assert everybody.games == 1600
    assert everybody.wins.mean == pytest.approx((1 - held.nobody_won.mean) / 4)
    assert everybody.wins.high - everybody.wins.low < (held.by_seat[0].wins.high - held.by_seat[0].wins.low) / 4
    assert everybody.score.mean == pytest.approx(sum(seat.score.mean for seat in held.by_seat) / 4)


def test_partners_who_share_every_result_count_as_one_game() -> None:
    result = simulate(spelunke.game("tock", seats=4, preset="tiny"), ["thumb", "random", "thumb", "random"], 24, seed=1)
    thumb = result.by_bot[0]
    assert (thumb.name, thumb.games) == ("thumb", 48)
    won = round(thumb.firsts.mean * 24)
    assert thumb.firsts.mean == pytest.approx(won / 24)
    assert astuple(thumb.firsts) == pytest.approx(astuple(share_interval([1.0] * won + [0.0] * (24 - won))))
    assert astuple(thumb.wins) == pytest.approx(astuple(share_interval([0.5] * won + [0.0] * (24 - won))))


def test_sums_of_several_seats_stay_whole_numbers_and_add_up() -> None:
    whole, one, other = Sums(seats=2), Sums(seats=2), Sums(seats=2)
    games = [(WHOLE_WIN, 2, 7), (WHOLE_WIN // 2, 1, 3), (0, 0, -2)]
    for number, game in enumerate(games):
        whole.count(*game)
        (one if number < 1 else other).count(*game)
    one.add(other)
    assert one == whole
    assert all(isinstance(number, int) for number in astuple(whole))
    assert astuple(whole.fared("").wins) == pytest.approx(astuple(share_interval([0.5, 0.25, 0.0])))


def test_wins_are_divided_among_those_who_share_them() -> None:
    result = simulate(spelunke.game("rueck", seats=4), ["random"], 400, seed=1)
    assert sum(fared.wins.mean for fared in result.by_seat) + result.nobody_won.mean == pytest.approx(1)
    for fared in result.by_seat:
        assert fared.wins.low < fared.wins.mean < fared.wins.high
        assert fared.wins.mean <= fared.firsts.mean


def test_lengths_and_scores_have_the_intervals_of_their_own_games() -> None:
    game = spelunke.game("rueck", seats=3)
    tables = [game.parts.deal(game.seats, game.house) for _ in range(40)]
    answers = [play_out(table, luck_of(1, number), game.box.limit) for number, table in enumerate(tables)]
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


def test_what_was_counted_in_another_way_is_not_added_to(tmp_path: Path) -> None:
    kept = tmp_path / "pieces.jsonl"
    asked = ("simulate", "rueck", "--bots", "random", "--games", "50", "--resume", str(kept))
    knock(*asked)
    kept.write_text(kept.read_text(encoding="utf-8").replace('"counting":3', '"counting":1'), encoding="utf-8")
    heard = knock(*asked)
    assert is_one_sentence(heard)
    assert "other games than these" in heard.err


def test_a_simulation_that_gets_long_is_played_on_all_cores_and_a_short_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    helped: list[int] = []

    class Helpers(Alone):
        def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
            helped.append(len(pieces))
            return super().work(job, pieces)

    monkeypatch.setattr("spelunke.terminal.lab_results.crew", lambda _on, _workers: Helpers())
    asked = ("simulate", "rueck", "--bots", "random", "--games", "100", "--seed", "3", "--json")
    monkeypatch.setattr("spelunke.lab.executors.SECONDS_ALONE", 3600)
    short = knock(*asked)
    assert helped == []
    monkeypatch.setattr("spelunke.lab.executors.SECONDS_ALONE", 0)
    assert knock(*asked).out == short.out
    assert helped == [4]


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
    result = simulate(spelunke.game("wuerfel", preset="tiny"), ["random"], 200, seed=1)
    assert result.fewest < result.median < result.most
    assert 0 < result.drawn_out.mean < result.drawn_out.high < 0.5
    assert simulate(spelunke.game("wuerfel", preset="tiny"), ["random"], 1, seed=1).drawn_out.mean == 0


def test_a_win_shared_by_a_team_is_no_shared_win() -> None:
    assert simulate(spelunke.game("tock", seats=4), ["random"], 3, seed=1).shared.mean == 0
    assert simulate(spelunke.game("rueck", seats=4), ["random"], 100, seed=1).shared.mean > 0


def test_two_processes_count_the_same_as_one() -> None:
    game = spelunke.game("rueck", seats=3)
    assert simulate(game, ["random"], 110, seed=4, crew=Cores(2)) == simulate(game, ["random"], 110, seed=4)


def test_whoever_comes_to_help_does_only_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("spelunke.lab.executors.monotonic", lambda: next(clock))
    monkeypatch.setattr("spelunke.lab.executors.SECONDS_ALONE", 3)
    asked: list[int] = []

    class Helpers(Alone):
        def work(self, job: Job, pieces: Sequence[tuple[Any, ...]]) -> Work:
            asked.extend(number for (number,) in pieces)
            return super().work(job, pieces)

    done = dict(AloneAtFirst(Helpers()).work(lambda number: number * number, [(number,) for number in range(6)]))
    assert done == {number: number * number for number in range(6)}
    assert asked == [2, 3, 4, 5]
