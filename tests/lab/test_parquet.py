"""Games as rows, for those who count on with tools of their own: every command of the lab writes them."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import spelunke
from spelunke.lab.entrants import BEGINNER
from tests.terminal.door import is_one_sentence, knock

COMMANDS = {
    "simulate": ("rueck", "--games", "60", "--bots", "thumb,random,random,random"),
    "tournament": ("rueck", "--games", "16"),
    "balance": ("rueck", "--games", "12", "--rungs", "8"),
    "sweep": ("rueck", "--over", "debt,rounds", "--games", "4"),
}


def written(command: str, file: Path, *more: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a command tells, and the rows it writes."""
    workers = () if "--workers" in more else ("--workers", "1")
    heard = knock(command, *COMMANDS[command], *workers, "--seed", "5", "--json", "--parquet", str(file), *more)
    assert (heard.code, heard.err) == (0, "")
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(file).to_pylist()
    return json.loads(heard.out), rows


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_lab_writes_its_games_with_the_command_that_made_them(command: str, tmp_path: Path) -> None:
    told, rows = written(command, tmp_path / "games.parquet")
    for row in rows:
        assert len(row["bots"]) == len(row["places"]) == len(row["scores"]) == 4
        assert row["finished"] and row["answers"] > 0
    metadata = pyarrow.parquet.read_schema(tmp_path / "games.parquet").metadata
    assert metadata[b"command"].decode() == told["command"]
    assert metadata[b"version"].decode() == spelunke.__version__
    assert metadata[b"game"] == b"rueck"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_simulation_tells_its_games_in_their_order_whoever_plays_them(tmp_path: Path) -> None:
    told, rows = written("simulate", tmp_path / "alone.parquet")
    assert [row["game"] for row in rows] == list(range(60))
    assert [row["bots"].index("thumb") for row in rows[:5]] == [0, 1, 2, 3, 0]
    for seat in told["by_seat"]:
        assert sum(row["scores"][int(seat["name"])] for row in rows) == pytest.approx(60 * seat["score"]["mean"])
    assert written("simulate", tmp_path / "two.parquet", "--workers", "2") == (told, rows)


def test_a_simulation_that_was_stopped_goes_on_with_its_rows(tmp_path: Path) -> None:
    kept, file = tmp_path / "kept.jsonl", tmp_path / "games.parquet"
    whole = written("simulate", file, "--resume", str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text(lines[0] + lines[2], encoding="utf-8")  # as if another piece had come home first
    assert written("simulate", file, "--resume", str(kept)) == whole
    other = knock("simulate", *COMMANDS["simulate"], "--workers", "1", "--seed", "5", "--resume", str(kept))
    assert is_one_sentence(other), "what is kept without rows is another file"
    kept.write_text(lines[0] + lines[1].replace('"ends":[[', '"ends":[[1,[1],[1]],['), encoding="utf-8")
    damaged = knock("simulate", *COMMANDS["simulate"], "--seed", "5", "--resume", str(kept), "--parquet", str(file))
    assert is_one_sentence(damaged)


def test_a_game_that_did_not_end_has_no_places(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    asked = ("simulate", "teufel", "--bots", "random", "--games", "3", "--workers", "1", "--json")
    told = json.loads(knock(*asked, "--parquet", str(file)).out)
    rows = pyarrow.parquet.read_table(file).to_pylist()
    assert sum(not row["finished"] for row in rows) == told["unfinished"] == 3
    assert all(row["places"] == [] for row in rows)


def test_a_balance_report_tells_who_played_and_the_course_of_the_games_among_equals(tmp_path: Path) -> None:
    _, rows = written("balance", tmp_path / "games.parquet")
    assert [row["among"] for row in rows] == ["thumb"] * 12 + ["random,thumb"] * 8
    assert all((row["lead_changes"] is not None) == (row["among"] == "thumb") for row in rows)


def test_a_sweep_tells_under_which_house_rules_each_game_was_played(tmp_path: Path) -> None:
    told, rows = written("sweep", tmp_path / "games.parquet")
    switched = {(change["option"], json.dumps(change["value"])) for change in told["changes"]}
    assert {(row["option"], row["value"]) for row in rows if row["option"] is not None} == switched
    assert all(json.loads(row["house"]).get("debt", False) == (row["option"] == "debt") for row in rows)
    assert {row["among"] for row in rows} == {"thumb", f"thumb,{BEGINNER}"}
    assert is_one_sentence(knock("sweep", "--games", "4", "--parquet", str(tmp_path / "all.parquet")))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_cannot_be_written_is_told_in_a_sentence(command: str, tmp_path: Path) -> None:
    for place in ("/dev/full", "/nowhere/at/all", str(tmp_path)):
        heard = knock(command, *COMMANDS[command], "--workers", "1", "--parquet", place)
        assert is_one_sentence(heard), heard
        assert place[-60:] in heard.err


def test_a_simulation_without_the_lab_says_what_to_install_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    heard = knock("simulate", "rueck", "--games", "1000000000", "--parquet", str(tmp_path / "games.parquet"))
    assert is_one_sentence(heard)
    assert '".[lab]"' in heard.err
