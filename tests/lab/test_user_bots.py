"""Bots and statistics from a file: whatever they do, it has a name, and the games before it are kept."""

import json
import os
import pickle
import signal
import sys
import textwrap
import threading
from pathlib import Path
from subprocess import PIPE, Popen
from time import sleep

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.lab.bot_process import read_message, write_message
from spelunke.lab.user_bots import named_in, read_source
from tests.terminal.door import Heard, is_one_sentence, knock


def written(folder: Path, text: str, name: str = "my_bot.py") -> str:
    file = folder / name
    file.write_text(textwrap.dedent(text), encoding="utf-8")
    return str(file)


def hold(*arguments: str) -> Heard:
    return knock("tournament", "rueck", "--seats", "3", "--games", "8", "--workers", "1", *arguments)


CALM = """
    def calm(view, dice):
        return view.choices[0]
"""

ANNOTATED = """
    from __future__ import annotations

    from dataclasses import dataclass
    from typing import ClassVar

    @dataclass
    class Annotated:
        game: object
        answers: int = 0
        most: ClassVar[int] = 16

        def __call__(self, view, dice):
            self.answers += 1
            assert self.answers <= self.most
            return view.choices[0]
"""

BROKEN = {
    "crashed: ZeroDivisionError: division by zero (my_bot.py:3)": "def bot(view, dice):\n    x = 1\n    return x / 0\n",
    "within one second": "import time\ndef bot(view, dice):\n    time.sleep(3600)\n",
    "answered 42": "def bot(view, dice):\n    return 42\n",
    "answered Rob(strength=9)": "from spelunke.games.rueck.types import Rob\ndef bot(view, dice):\n    return Rob(9)\n",
    "answered Give(to=1)": "from spelunke.games.rueck.types import Give\ndef bot(view, dice):\n    return Give(1)\n",
    "ended its own process (code 7)": "import os\ndef bot(view, dice):\n    os._exit(7)\n",
    "crashed: SystemExit: 3": "import sys\ndef bot(view, dice):\n    sys.exit(3)\n",
    "nor anything else of its own": "import math\n",
    "It holds: MyBot": "class MyBot:\n    pass\n",
    "does not run: SyntaxError": "def bot(view, dice:\n",
    "does not run: ModuleNotFoundError": "import no_such_module\n",
    "does not run: SystemExit": "raise SystemExit('bye')\n",
    "did not answer within one second": "import time\ntime.sleep(3600)\n",
    "cannot be asked": "class bot:\n    def __init__(self, game):\n        pass\n",
}


@pytest.mark.parametrize("says", BROKEN)
def test_a_bot_that_is_broken_is_named_with_what_it_did(says: str, tmp_path: Path) -> None:
    file = written(tmp_path, BROKEN[says])
    soon = ("--patience", "1") if "one second" in says else ()
    heard = hold("--bots", "thumb", "--bot", f"{file}:bot", *soon)
    assert heard.code == 2
    assert heard.err.count("\n") == 1
    assert says in heard.err
    assert "Traceback" not in heard.err + heard.out


@pytest.mark.parametrize("name", ["my_bot.py", "random.py"])
def test_a_file_may_use_dataclasses_with_annotations_of_the_future(name: str, tmp_path: Path) -> None:
    """Whatever its name is: what Python itself calls so stays what it is."""
    import random

    own = written(tmp_path, ANNOTATED, name)
    assert json.loads(hold("--bot", f"{own}:Annotated", "--json").out)["games"] == 8
    assert named_in(read_source(f"{own}:Annotated"))(None).answers == 0
    assert sys.modules["random"] is random


def test_a_bot_that_leaves_others_behind_holds_nobody_up(tmp_path: Path) -> None:
    """What it starts ends with it; what flees into a session of its own is not waited for."""
    own = written(
        tmp_path,
        """
        import os, time
        from pathlib import Path

        def start(fled):
            other = os.fork()
            if other == 0:
                if fled:
                    os.setsid()
                time.sleep(3600)
                os._exit(0)
            while fled and os.getsid(other) != other:
                time.sleep(0.01)
            Path(__file__).with_suffix(".fled" if fled else ".child").write_text(str(other))

        start(False)
        start(True)

        def bot(view, dice):
            return view.choices[0]
        """,
    )
    assert hold("--bot", f"{own}:bot", "--games", "1").code == 0
    child, fled = (int((tmp_path / f"my_bot.{kind}").read_text(encoding="utf-8")) for kind in ("child", "fled"))
    while is_running(child):
        sleep(0.01)
    assert is_running(fled)
    os.kill(fled, signal.SIGKILL)
    for ear in threading.enumerate():
        if ear.name == "ear for bot":
            ear.join(60)


def is_running(pid: int) -> bool:
    """Whether a process still does something; one that nobody has buried yet does not."""
    try:
        return " Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2][:2]
    except FileNotFoundError:
        return False


def test_files_of_the_same_name_in_two_folders_are_told_apart(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        written(tmp_path / folder, f"def {folder}(view, dice):\n    return view.choices[0]\n")
    bots = [f"{tmp_path}/{folder}/my_bot.py:{folder}" for folder in ("a", "b")]
    told = json.loads(hold("--bot", *bots, "--json").out)
    assert sorted(told["files"]) == [f"{tmp_path}/a/my_bot.py", f"{tmp_path}/b/my_bot.py"]
    assert len(set(told["files"].values())) == 2
    report = knock("balance", "rueck", "--games", "4", "--bots", ",".join(bots), "--workers", "1", "--json")
    assert json.loads(report.out)["files"] == told["files"]


def test_what_a_file_must_be_is_said_before_anybody_plays(tmp_path: Path) -> None:
    for word in (f"{tmp_path}/none.py:bot", f"{tmp_path}:bot.py", "my_bot.py", "my_bot.py:no-name"):
        assert is_one_sentence(hold("--bot", word))


def test_games_before_the_trouble_are_kept_and_told(tmp_path: Path) -> None:
    own = written(
        tmp_path,
        """
        from pathlib import Path

        class Tired:
            def __init__(self, game):
                count = Path(__file__).with_suffix(".count")
                sat = int(count.read_text()) + 1 if count.exists() else 1
                count.write_text(str(sat))
                self.tired = sat > 9

            def __call__(self, view, dice):
                return None if self.tired else view.choices[0]
        """,
    )
    games = tmp_path / "games.jsonl"
    heard = hold("--bots", "thumb", "--bot", f"{own}:Tired", "--resume", str(games), "--json")
    assert heard.code == 2
    assert "answered None" in heard.err
    told = json.loads(heard.out)
    assert told["games"] == 6
    assert "answered None" in told["stopped"]
    assert len(games.read_text(encoding="utf-8").splitlines()) == 1 + 6


def test_what_a_bot_prints_is_no_answer_and_nothing_is_carried_from_game_to_game(tmp_path: Path) -> None:
    own = written(
        tmp_path,
        """
        class Loud:
            def __init__(self, game):
                self.asked = 0

            def __call__(self, view, dice):
                self.asked += 1
                print("hm", self.asked)
                assert self.asked <= 16
                return view.choices[dice.below(len(view.choices))]
        """,
    )
    assert json.loads(hold("--bots", "thumb", "--bot", f"{own}:Loud", "--json").out)["games"] == 8


def test_a_bot_from_a_file_plays_like_the_same_bot_of_the_house(tmp_path: Path) -> None:
    own = written(tmp_path, "def chance(view, dice):\n    return view.choices[dice.below(len(view.choices))]\n")
    theirs = json.loads(hold("--bot", f"{own}:chance", "--json").out)
    ours = json.loads(hold("--bots", "random", "--json").out)
    assert theirs["by_seat"] == ours["by_seat"]
    assert theirs["answers"] == ours["answers"]


def test_statistics_count_what_they_like(tmp_path: Path) -> None:
    own = written(
        tmp_path,
        """
        class Counter:
            def __init__(self):
                self.answers = 0

            def decided(self, seat, view, move):
                assert view.seat == seat and move in view.choices
                self.answers += 1

            def ended(self, standing, events):
                return {"answers": self.answers, "nobles": sum(type(event).__name__ == "Turned" for event in events)}
        """,
    )
    told = json.loads(hold("--watch", f"{own}:Counter", "--json").out)
    assert told["watched"]["nobles"] == {"mean": 8.0, "low": 8.0, "high": 8.0}
    assert told["watched"]["answers"]["mean"] == pytest.approx(told["answers"]["mean"] - 8)
    heard = hold("--watch", f"{own}:Counter")
    assert "nobles" in heard.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("class Counter:\n    def ended(self, standing, events):\n        return 7\n", "gave 7"),
        ("class Counter:\n    def ended(self, standing, events):\n        return {'a': 'b'}\n", "gave {'a': 'b'}"),
        ("class Counter:\n    def ended(self, standing, events):\n        return {'a': 1e400}\n", "gave {'a': inf}"),
        ("class Counter:\n    def ended(self, standing, events):\n        return {'a': float('nan')}\n", "gave {'a': nan}"),
        ("class Counter:\n    def ended(self, standing, events):\n        return {'a': 10 ** 400}\n", "gave {'a': 1000"),
        (
            "class Counter:\n    def ended(self, standing, events):\n        raise SystemExit('bye')\n",
            "crashed: SystemExit: bye",
        ),
        ("class Counter:\n    def decided(self, *told):\n        raise SystemExit('bye')\n", "crashed: SystemExit: bye"),
        ("class Counter:\n    def __init__(self):\n        raise SystemExit('bye')\n", "crashed: SystemExit: bye"),
        ("class Counter:\n    pass\n", "crashed: AttributeError"),
        ("class Counter:\n    def decided(self, seat, view, move):\n        return [][1]\n", "crashed: IndexError"),
        ("Counter = 5\n", "crashed: TypeError"),
        ("\n", "nor anything else of its own"),
    ],
)
def test_broken_statistics_are_named(text: str, says: str, tmp_path: Path) -> None:
    heard = hold("--watch", f"{written(tmp_path, text)}:Counter")
    assert heard.code == 2
    assert heard.err.count("\n") == 1
    assert says in heard.err


LATE = """
    import os
    import time

    def late(view, dice):
        while not os.path.exists({flag!r}):
            time.sleep(0.01)
        return view.choices[0]
"""


def test_a_bot_whose_answer_nobody_awaits_any_more_ends_without_a_word(tmp_path: Path) -> None:
    """As when a worker is killed while its bot thinks: the next answer has no reader."""
    flag = tmp_path / "flag"
    source = read_source(written(tmp_path, LATE.format(flag=str(flag))) + ":late")
    game = spelunke.game("rueck", 3)
    view = game.view(game.deal(seed=1), 0)
    process = Popen([sys.executable, "-m", "spelunke.lab.bot_process"], stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    asks: list[tuple[object, ...]] = [("open", source, "rueck", 3, {}), ("read",), ("sit", 0, Dice(1).state)]
    for asked in asks:
        write_message(process.stdin, pickle.dumps(asked))  # type: ignore[arg-type]
        assert read_message(process.stdout) == b"0"  # type: ignore[arg-type]
    write_message(process.stdin, pickle.dumps(("answer", 0, view)))  # type: ignore[arg-type]
    process.stdout.close()
    flag.touch()
    _, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, b"")
