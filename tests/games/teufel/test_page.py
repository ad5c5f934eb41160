"""docs/games/teufel.md says what the code says."""

from pathlib import Path

import msgspec
import pytest

from spelunke.core.house import options
from spelunke.games.teufel.box import BOX
from spelunke.games.teufel.rules import STOP
from spelunke.games.teufel.words import CODEBOOK, Open, Remembered, Stake

PAGE = Path(__file__).parents[3] / "docs" / "games" / "teufel.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()


def test_every_code_stands_in_the_table_with_its_move() -> None:
    """§3.2: the stakes in one line."""
    assert CODEBOOK.moves[:STOP] == tuple(Stake(chips=10 * code) for code in range(STOP))
    assert sum(line.startswith("| 0 – 159 | `Stake(chips=10 * code)` |") for line in LINES) == 1
    for code, move in enumerate(CODEBOOK.moves[STOP:], STOP):
        assert sum(line.startswith(f"| {code} | `{move!r}` |") for line in LINES) == 1


def test_every_house_rule_stands_in_the_table_with_its_default() -> None:
    """§9.1 to §9.8."""
    rows = {line.split("`")[1]: line.split(" | ")[2] for line in LINES if line.startswith("| `") and line.count(" | ") == 3}
    named = {option.name: option.default for option in options(BOX.house)}
    assert list(rows) == list(named)
    for name, default in named.items():
        if not isinstance(default, dict):
            assert rows[name] == str(default).lower().strip("()")


@pytest.mark.parametrize("part", [Open, Remembered])
def test_every_part_of_a_view_is_explained(part: type[msgspec.Struct]) -> None:
    """§6.1, §6.3."""
    explained = " ".join(line.split(" | ")[0] for line in LINES if line.startswith("| `"))
    for field in part.__struct_fields__:
        assert f"`{field}`" in explained


def test_the_version_of_the_rules_has_a_line_in_the_history() -> None:
    """§1.1: records are of one version."""
    assert f"| {BOX.version} |" in "\n".join(LINES[LINES.index("## Versions of the rules") :])
