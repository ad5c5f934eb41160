"""Bots against each other: numbers, files and refusals."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

import spelunke
from spelunke.bots.levels import Level
from spelunke.bots.thinking import Budget
from spelunke.lab.checkpoint import BadKeeping, Log
from spelunke.lab.duplicate_plan import Plan, PlanRow, plan
from spelunke.lab.entrants import entrants, lineup
from spelunke.lab.tournament import TournamentResult, check_plan, play_tournament
from tests.terminal.door import is_one_sentence, knock


def planned(key: str = "rueck", deals: int = 30, seed: int = 1, bots: str = "thumb random", seats: int | None = None) -> Plan:
    game = spelunke.game(key, seats)
    return plan(game, entrants(bots.split(), game), deals, seed)


def alone_among(key: str, deals: int, seats: int) -> Plan:
    game = spelunke.game(key, seats)
    return plan(game, lineup(["thumb", *["random"] * (seats - 1)], game), deals, seed=1)


def result(wanted: Plan) -> TournamentResult:
    return play_tournament(wanted).result


def test_the_same_plan_gives_the_same_numbers_and_another_seed_others() -> None:
    assert result(planned(deals=5)) == result(planned(deals=5))
    assert result(planned(deals=5)) != result(planned(deals=5, seed=2))


def test_masters_count_imagined_games_and_never_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for milliseconds in (None, 0.0001):
        levels = {"master": Level(budget=Budget(40, milliseconds))}
        monkeypatch.setattr("spelunke.bots.levels.levels_of", lambda _cut, levels=levels: levels)
        told.append(result(planned(deals=2, bots="thumb master", seats=3)))
    assert told[0] == told[1]


def test_a_rule_of_thumb_is_surely_better_than_chance() -> None:
    thumb, chance = result(planned(deals=60)).by_bot
    assert thumb.wins.low > 0.5 > chance.wins.high
    assert thumb.rating.mean > 25 > chance.rating.mean
    assert thumb.place.mean < chance.place.mean


def test_all_parts_of_the_wins_make_a_whole() -> None:
    told = result(planned(deals=20, bots="thumb random"))
    assert sum(bot.wins.mean for bot in told.by_bot) + told.nobody_won.mean == pytest.approx(1)
    assert sum(seat.mean for seat in told.by_seat) + told.nobody_won.mean == pytest.approx(1)
    one, other = told.ahead
    assert one.share.mean + other.share.mean == pytest.approx(1)


def test_the_same_deals_from_both_sides_leave_no_advantage_to_a_bot_against_itself(tmp_path: Path) -> None:
    twin = tmp_path / "twin.py"
    twin.write_text("def First(view, dice):\n    return view.choices[0]\n\n\nSecond = First\n", encoding="utf-8")
    game = spelunke.game("rueck", 4)
    told = play_tournament(plan(game, entrants([f"{twin}:First", f"{twin}:Second"], game), 4, seed=1)).result
    assert told.by_bot[0].wins == told.by_bot[1].wins
    assert told.by_bot[0].score == told.by_bot[1].score


def test_a_bot_named_several_times_takes_so_many_sides_and_the_other_sits_everywhere_once() -> None:
    outcome = play_tournament(alone_among("rueck", deals=5, seats=4))
    assert [row.bots.count("thumb") for row in outcome.rows] == [1] * 20
    for deal in range(5):
        assert sorted(row.bots.index("thumb") for row in outcome.rows if row.deal == deal) == [0, 1, 2, 3]
    thumb, chance = outcome.result.by_bot
    assert (thumb.name, thumb.games, chance.name, chance.games) == ("thumb", 20, "random", 60)
    assert thumb.wins.mean + chance.wins.mean + outcome.result.nobody_won.mean == pytest.approx(1)
    assert outcome.result.bots == ["thumb", "random", "random", "random"]


def test_two_different_bots_of_the_same_name_are_refused(tmp_path: Path) -> None:
    for file in ("one.py", "two.py"):
        (tmp_path / file).write_text(f"# {file}\ndef Twin(view, dice):\n    return view.choices[0]\n", encoding="utf-8")
    with pytest.raises(spelunke.BadSimulation, match="Two different bots are called “Twin”"):
        lineup([f"{tmp_path}/one.py:Twin", f"{tmp_path}/two.py:Twin"], spelunke.game("rueck"))


def test_a_team_shares_its_win() -> None:
    told = result(planned("tock", deals=2, seats=4))
    assert [bot.games for bot in told.by_bot] == [8, 8]
    assert sum(bot.wins.mean for bot in told.by_bot) == pytest.approx(1)


def test_a_tournament_that_was_cut_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    wanted, file = planned(deals=8), tmp_path / "games.jsonl"
    with Log(str(file), wanted, PlanRow) as log:
        whole = play_tournament(wanted, keep=log.keep)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:8]) + lines[8][:20])  # seven games, and one that was being written
    played: list[int] = []
    with Log(str(file), wanted, PlanRow) as log:
        assert len(log.rows) == 7
        again = play_tournament(wanted, known=log.rows, keep=lambda rows: played.extend(row.number for row in rows))
    assert again.result == whole.result
    assert again.rows == whole.rows
    assert min(played) >= 6


def test_games_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    with Log(file, planned(deals=2), PlanRow):
        pass
    with pytest.raises(BadKeeping, match="other games"):
        Log(file, planned(deals=2, seed=5), PlanRow)
    Path(file).write_text(Path(file).read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    with pytest.raises(BadKeeping, match="damaged"):
        Log(file, planned(deals=2), PlanRow)


@pytest.mark.parametrize(
    ("wanted", "says"),
    [(planned(deals=0), "at least one"), (planned(bots=""), "Nobody"), (planned("tock", seats=4), None)],
)
def test_what_cannot_be_played_is_refused_before_anybody_plays(wanted: Plan, says: str | None) -> None:
    if says is None:
        check_plan(wanted)
    else:
        with pytest.raises(spelunke.BadSimulation, match=says):
            check_plan(wanted)


def test_more_bots_than_seats_unknown_bots_and_no_games_are_refused_in_a_sentence() -> None:
    for arguments, says in [
        (("--seats", "3", "--bots", "thumb,random,thumb,thumb"), "too many"),
        (("--bots", "thumb,oracle"), "oracle"),
        (("--games", "0"), "from 1"),
        (("--bots", ","), "Nobody"),
    ]:
        heard = knock("tournament", "rueck", *arguments)
        assert is_one_sentence(heard), heard
        assert says in heard.err
    heard = knock("tournament")
    assert is_one_sentence(heard)


def test_more_bots_than_sides_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("def A(view, dice):\n    return view.choices[0]\n\n\nB = C = D = A\n", encoding="utf-8")
    heard = knock("tournament", "rueck", "--seats", "3", "--bot", *(f"{file}:{name}" for name in "ABCD"))
    assert is_one_sentence(heard)
    assert "4 bots" in heard.err
    assert "3 sides" in heard.err


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_number_comes_with_seed_version_and_command(language: str) -> None:
    heard = knock("tournament", "rueck", "--games", "8", "--seed", "9", "--workers", "1", "--lang", language)
    assert heard.code == 0
    again = "spelunke tournament rueck --bots thumb,random --games 8 --seats 4 --seed 9"
    assert again in heard.out
    assert f" {spelunke.__version__}" in heard.out
    assert {"en": "Wins", "de": "Siege"}[language] in heard.out


def test_the_command_tells_how_long_bots_from_files_may_think() -> None:
    heard = knock("tournament", "rueck", "--games", "2", "--workers", "1", "--patience", "7")
    assert "--games 2 --seats 4 --seed 0 --patience 7" in heard.out


def test_a_result_can_be_made_again_and_a_changed_number_is_named(tmp_path: Path) -> None:
    first = knock("tournament", "rueck", "--games", "8", "--seed", "9", "--workers", "1", "--house", "debt=yes", "--json")
    file = tmp_path / "result.json"
    file.write_text(first.out, encoding="utf-8")
    again = knock("tournament", "--reproduce", str(file), "--workers", "1")
    assert again.code == 0
    assert "The same numbers" in again.out
    told = json.loads(first.out)
    told["by_bot"][1]["wins"]["mean"] += 0.25
    file.write_text(json.dumps(told), encoding="utf-8")
    heard = knock("tournament", "--reproduce", str(file), "--workers", "1")
    assert is_one_sentence(heard)
    assert "by_bot.1.wins.mean" in heard.err


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"command": "spelunke shelf"}', '{"command": "spelunke nonsense"}'])
def test_what_is_no_result_cannot_be_made_again(content: str, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text(content, encoding="utf-8")
    heard = knock("tournament", "--reproduce", str(file))
    assert is_one_sentence(heard)
    assert "tournament --json" in heard.err
    assert is_one_sentence(knock("tournament", "--reproduce", str(file), "--seed", "3"))


def test_parquet_has_a_row_for_every_game_and_one_for_every_answer(tmp_path: Path) -> None:
    games, answers = tmp_path / "games.parquet", tmp_path / "answers.parquet"
    files = ("--parquet", str(games), "--decisions", str(answers))
    told = json.loads(knock("tournament", "rueck", "--games", "6", "--workers", "1", "--json", *files).out)
    rows = pyarrow.parquet.read_table(games)
    assert rows.num_rows == told["games"] == 6
    assert rows.schema.metadata[b"command"].decode() == told["command"]
    assert rows.schema.metadata[b"version"].decode() == spelunke.__version__
    decisions = pyarrow.parquet.read_table(answers).to_pylist()
    assert len(decisions) == sum(rows.column("asks").to_pylist())
    assert sum(decision["choices"] == 1 for decision in decisions) == sum(rows.column("forced").to_pylist())
    assert {decision["bot"] for decision in decisions} == {"thumb", "random"}
    assert any(decision["move"].startswith("Rob(") for decision in decisions)


@pytest.mark.parametrize("option", ["--resume", "--parquet", "--decisions"])
def test_a_full_disk_or_a_folder_that_is_not_there_is_told_in_a_sentence(option: str) -> None:
    for place in ("/dev/full", "/nowhere/at/all"):
        heard = knock("tournament", "rueck", "--games", "4", "--workers", "1", option, place)
        assert is_one_sentence(heard), heard
        assert place in heard.err
