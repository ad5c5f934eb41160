"""Before the house opens: what cannot be had is refused in one sentence, and nothing is served."""

import os
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from spelunke.cli import main
from spelunke.server.settings import Settings
from spelunke.server.startup import CannotOpen, open_door
from tests.server.services import Postgres, free_port
from tests.terminal.door import is_one_sentence, knock, shell

POWERLESS = "setpriv --bounding-set=-dac_override,-dac_read_search" if os.geteuid() == 0 else ""
"""Even root may write only where everybody else with these rights may."""


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (
            ("--db", "nonsense"),
            "nonsense is not the address of a store. Possible: sqlite+aiosqlite://… and postgresql+asyncpg://….",
        ),
        (("--db", "mysql://anna:secret@db.example/tables"), "mysql://db.example/tables is not the address of a store."),
        (("--db", "postgresql://127.0.0.1:door/tables"), "postgresql://127.0.0.1/tables is not the address of a store."),
        (
            ("--db", "postgresql://127.0.0.1:1/tables"),
            "The store postgresql://127.0.0.1/tables cannot be used: Connection refused.",
        ),
        (("--db", "postgresql://127.0.0.1:99999/tables"), "The store postgresql://127.0.0.1/tables cannot be used:"),
        (("--db", "sqlite:////proc/nowhere/tables.db"), "The folder /proc/nowhere for the tables cannot be made:"),
        (("--db", "sqlite:////proc"), "Tables cannot be kept in /proc: Is a directory. See that there is room"),
        (("--db", "sqlite:////proc/tables.db"), "Tables cannot be kept in /proc/tables.db: unable to open database file."),
        (("--db", "sqlite:///" + "x" * 300), "File name too long."),
        (("--db", "sqlite://"), "write sqlite:///FILE, without a host and without options, not sqlite://."),
        (("--db", "sqlite://nowhere"), "write sqlite:///FILE, without a host and without options, not sqlite://nowhere."),
        (("--db", "sqlite:///:memory:"), "An SQLite store is a file and nothing else:"),
        (("--db", "sqlite:///tables.db?mode=ro"), "An SQLite store is a file and nothing else:"),
        (("--workers", "99"), "--workers does not belong to “spelunke serve”."),
        (
            ("--bus", "carrier://pigeon"),
            "carrier://pigeon is not the address of a bus. Possible: redis://…, rediss://…, and unix://….",
        ),
        (("--host", "192.0.2.1"), "Nobody could be let in at 192.0.2.1, port 8000:"),
    ],
)
def test_what_the_house_cannot_open_with_is_refused_by_name(
    wishes: tuple[str, str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    heard = knock("serve", *wishes)
    assert heard.code == 2
    assert is_one_sentence(heard)
    assert said in heard.err
    assert "secret" not in heard.err


def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    sqlite_writer = tmp_path / "sqlite_writer.txt"
    sqlite_writer.write_text("Dear sqlite_writer, " * 100)
    heard = knock("serve", "--db", f"sqlite:///{sqlite_writer}")
    assert heard.code == 2
    assert "file is not a database" in heard.err
    assert sqlite_writer.read_text() == "Dear sqlite_writer, " * 100


def test_a_store_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as store:
        store.execute("CREATE TABLE alembic_version (version_num)")
        store.execute("INSERT INTO alembic_version VALUES ('later')")
        store.commit()
    heard = knock("serve", "--db", f"sqlite:///{file}")
    assert is_one_sentence(heard)
    assert f"Tables cannot be kept in {file}: " in heard.err
    with closing(sqlite3.connect(file)) as store:
        assert store.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


def test_a_database_that_does_not_exist_is_refused_by_name(postgres: Postgres) -> None:
    heard = knock("serve", "--db", f"postgresql://spelunke@127.0.0.1:{postgres.port}/nowhere")
    assert is_one_sentence(heard)
    assert 'The store postgresql://127.0.0.1/nowhere cannot be used: database "nowhere" does not exist.' in heard.err


def test_a_folder_in_which_nothing_may_be_written_is_refused_for_the_usual_store_too(tmp_path: Path) -> None:
    folder = tmp_path / "spelunke"
    folder.mkdir()
    for mode, told in ((0o555, f"Tables cannot be kept in {folder}/tables.db: "), (0o000, "Tables cannot be kept in ")):
        folder.chmod(mode)
        heard = shell("serve", "--port", "0", room=POWERLESS, environment={"XDG_DATA_HOME": str(tmp_path)})
        folder.chmod(0o755)
        assert is_one_sentence(heard)
        assert told in heard.err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("blocks", [0, 40, 100])
def test_a_full_disk_is_refused_and_the_same_store_opens_when_there_is_room(blocks: int, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    heard = shell("serve", "--port", "0", "--db", db, room=f"ulimit -f {blocks}; exec")
    assert is_one_sentence(heard)
    assert f"Tables cannot be kept in {tmp_path}/tables.db: disk I/O error. See that there is room on the disk" in heard.err
    open_door(Settings(port=0, db=db)).close()


def test_the_threshold_draws_the_secret_that_signs_cookies_so_that_opening_writes_nothing(tmp_path: Path) -> None:
    open_door(Settings(port=0, db=f"sqlite:///{tmp_path}/tables.db")).close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        assert store.execute("SELECT name FROM keyring").fetchall() == [("cookies",)]


@pytest.mark.parametrize("workers", [{"bot_workers": 0}, {"bot_workers": 257}, {"hint_workers": -1}])
def test_no_house_opens_without_workers_or_with_any_number_of_them(workers: dict[str, int], tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as refused:
        open_door(Settings(port=0, db=f"sqlite:///{tmp_path}/tables.db", **workers))  # type: ignore[arg-type]
    assert refused.value.message == "server-bad-workers"
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        heard = knock("serve", "--port", str(port))
    assert is_one_sentence(heard)
    assert heard.err == f"Port {port} is taken. Name another by --port; 0 is any free one.\n"


def test_where_others_will_do_the_next_port_that_is_free_is_taken(tmp_path: Path) -> None:
    settings = Settings(port=free_port(), db=f"sqlite:///{tmp_path}/tables.db", other_ports=9)
    first, second = settings.port, settings.port + 1
    with open_door(settings) as one, socket.create_server(("127.0.0.1", second)), open_door(settings) as two:
        assert one.getsockname()[1] == first
        assert second < two.getsockname()[1] <= first + 9
        with pytest.raises(CannotOpen) as refused:
            open_door(replace(settings, other_ports=1))
    assert refused.value.message == "server-port-taken"


def test_the_names_by_which_the_house_is_reached_can_be_said_at_the_front_door(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Settings] = []
    monkeypatch.setattr("spelunke.server.run.serve", lambda ready, **changes: opened.append(Settings(**changes)))
    assert main(["serve", "--host", "0.0.0.0", "--name", "Games.example", "--name", "192.168.1.7"]) == 0
    assert main(["serve", "--host", "0.0.0.0"]) == 0
    named, unnamed = opened
    assert [named.allows_name(name) for name in ("games.example", "192.168.1.7", "evil.example")] == [True, True, False]
    assert unnamed.allows_name("evil.example")
