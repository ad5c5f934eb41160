"""The page about the lab: its examples are short, and they run."""

import json
import re
import shlex
from pathlib import Path

import pytest

from spelunke.terminal.arguments import read_arguments
from tests.terminal.door import knock

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```python (\S+)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = re.findall(r"^\$ (spelunke .*)$", PAGE, re.MULTILINE)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")


def test_the_examples_are_short() -> None:
    assert FILES.keys() == {"my_bot.py", "my_stats.py"}
    assert all(len(text.splitlines()) <= 15 for text in FILES.values())


@pytest.mark.usefixtures("at_home")
def test_the_bot_and_the_statistics_of_the_page_run() -> None:
    own = ("--bot", "my_bot.py:MyBot", "--watch", "my_stats.py:Counter")
    heard = knock("tournament", "rueck", "--bots", "thumb,random", *own, "--games", "9", "--workers", "1", "--json")
    assert heard.code == 0, heard.err
    told = json.loads(heard.out)
    assert [bot["name"] for bot in told["by_bot"]] == ["thumb", "random", "MyBot"]
    assert told["watched"]["chiefs"]["mean"] == 4
    assert set(told["files"]) == {"my_bot.py", "my_stats.py"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_page_is_understood(command: str) -> None:
    assert read_arguments(shlex.split(command)[1:]).command.name in {"simulate", "tournament", "sweep", "balance"}
