"""Files of the lab: whole or as they were, and what was played before a disk was full is kept."""

import json
import os
from pathlib import Path

import pytest

from spelunke.lab.atomic_files import write_whole
from spelunke.lab.checkpoint import BadKeeping, write_file
from spelunke.terminal.files import RecordFile
from tests.terminal.door import shell

ROOM = "ulimit -f 4; exec"
"""A disk with room for a few kilobytes in every file."""


def has_no_room(self: Path, content: bytes) -> int:
    """Half of it is written; then there is no more room."""
    with self.open("wb") as file:
        file.write(content[: len(content) // 2])
    raise OSError(28, os.strerror(28))


def test_a_file_that_cannot_be_written_to_its_end_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "result.json"
    write_file(str(file), b"before")
    monkeypatch.setattr(Path, "write_bytes", has_no_room)
    with pytest.raises(BadKeeping, match="No space left"):
        write_file(str(file), b"after it")
    assert file.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_stays_as_it_was_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(b"before")
    kept = RecordFile(str(file), may_replace=True)
    monkeypatch.setattr(Path, "write_bytes", has_no_room)
    with pytest.raises(OSError, match="No space left"):
        write_whole(kept.path, b"after it")
    assert file.read_bytes() == b"before"


def test_a_link_leads_to_the_file_and_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    link.symlink_to(file)
    write_file(str(link), b"there")
    assert link.is_symlink()
    assert file.read_bytes() == b"there"


def test_a_name_too_long_for_a_neighbour_is_written_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 255)
    write_file(str(file), b"there")
    assert file.read_bytes() == b"there"


def test_a_tournament_on_a_disk_that_fills_tells_what_was_played_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    asked = ("tournament", "rueck", "--games", "64", "--workers", "1", "--json", "--resume", str(games))
    heard = shell(*asked, room=ROOM)
    assert heard.code == 2
    assert heard.err.count("\n") == 1
    assert str(games)[-60:] in heard.err  # of a long name the end is told
    told = json.loads(heard.out)
    assert 0 < told["games"] < 64
    assert "cannot be written" in told["stopped"]
    assert json.loads(shell(*asked).out)["games"] == 64
    _, *lines = games.read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["number"] for line in lines} == set(range(64))


def test_a_simulation_on_a_disk_that_fills_keeps_what_was_played(tmp_path: Path) -> None:
    pieces = tmp_path / "pieces.jsonl"
    asked = ("simulate", "rueck", "--bots", "random", "--games", "1000", "--workers", "1", "--json", "--resume", str(pieces))
    heard = shell(*asked, room=ROOM)
    assert (heard.code, heard.err.count("\n")) == (2, 1)
    assert "cannot be written" in heard.err
    kept = pieces.read_text(encoding="utf-8").splitlines()
    assert len(kept) > 2
    assert json.loads(shell(*asked).out)["games"] == 1000
    assert pieces.read_text(encoding="utf-8").splitlines()[: len(kept) - 1] == kept[:-1]
