"""docs/games/adel.md says what the code says."""

import re
from pathlib import Path

import msgspec
import pytest

from spelunke.core.house import options
from spelunke.games.adel.box import BOX
from spelunke.games.adel.words import CODEBOOK, Open, Remembered

PAGE = Path(__file__).parents[3] / "docs" / "games" / "adel.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()
CODES = re.compile(r"\| (\d+)(?: – (\d+))? \| `(.+?)` \| `(.+?)` \|")


def test_every_code_stands_in_the_table_with_its_move() -> None:
    """§3.2, §3.4, §3.5: rows of codes, from the first move to the last of its kind."""
    following = 0
    for first, last, from_move, to_move in (found.groups() for line in LINES if (found := CODES.match(line))):
        assert int(first) == following
        following = int(last or first) + 1
        assert (repr(CODEBOOK.moves[int(first)]), repr(CODEBOOK.moves[following - 1])) == (from_move, to_move)
        assert len({type(move) for move in CODEBOOK.moves[int(first) : following]}) == 1
    assert following == len(CODEBOOK)


def test_every_house_rule_stands_in_the_table_with_its_default() -> None:
    """§11.1 to §11.12."""
    rows = {line.split("`")[1]: line.split(" | ")[2] for line in LINES if line.startswith("| `") and line.count(" | ") == 3}
    named = {option.name: option for option in options(BOX.house)}
    assert list(rows) == list(named)
    for name, option in named.items():
        if option.allowed is not None:
            assert rows[name] == str(option.default).lower()


@pytest.mark.parametrize("part", [Open, Remembered])
def test_every_part_of_a_view_is_explained(part: type[msgspec.Struct]) -> None:
    """§12.2, §12.3."""
    explained = " ".join(line.split(" | ")[0] for line in LINES if line.startswith("| `"))
    for field in part.__struct_fields__:
        assert f"`{field}`" in explained


def test_the_version_of_the_rules_has_a_line_in_the_history() -> None:
    """§1: a record names the version it was played under."""
    assert f"| {BOX.version} |" in "\n".join(LINES[LINES.index("## Versions of the rules") :])
