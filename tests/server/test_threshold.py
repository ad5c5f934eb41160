"""Before the house opens: what cannot be had is refused in one sentence, and nothing is served."""

import socket
from pathlib import Path

import pytest

from spelunke.cli import main
from spelunke.server.settings import Settings
from tests.terminal.door import is_one_sentence, knock


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
        (("--db", "sqlite:////proc"), "The store sqlite:////proc cannot be used:"),
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
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, " * 100)
    heard = knock("serve", "--db", f"sqlite:///{diary}")
    assert heard.code == 2
    assert "file is not a database" in heard.err
    assert diary.read_text() == "Dear diary, " * 100


def test_a_port_that_is_taken_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        heard = knock("serve", "--port", str(port))
    assert heard.code == 2
    assert f"port {port}: Address already in use" in heard.err


def test_the_names_by_which_the_house_is_reached_can_be_said_at_the_front_door(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Settings] = []
    monkeypatch.setattr("spelunke.server.run.serve", lambda ready, **changes: opened.append(Settings(**changes)))
    assert main(["serve", "--host", "0.0.0.0", "--name", "Games.example", "--name", "192.168.1.7"]) == 0
    assert main(["serve", "--host", "0.0.0.0"]) == 0
    named, unnamed = opened
    assert [named.allows_name(name) for name in ("games.example", "192.168.1.7", "evil.example")] == [True, True, False]
    assert unnamed.allows_name("evil.example")
