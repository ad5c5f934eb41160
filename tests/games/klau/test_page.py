"""docs/games/klau.md says what the code says."""

import re
from pathlib import Path

import msgspec
import pytest

from spelunke.core.house import options
from spelunke.games.klau.box import BOX, CARDS
from spelunke.games.klau.words import CODEBOOK, Open, Remembered

PAGE = Path(__file__).parents[3] / "docs" / "games" / "klau.md"
LINES = PAGE.read_text(encoding="utf-8").splitlines()


def test_every_code_stands_in_the_table_with_its_move() -> None:
    found: dict[int, str] = {}
    for line in LINES:
        row = re.match(r"\| (\d+)(?: – (\d+))? \| `(\w+)\(", line)
        if row:
            first, last, name = int(row[1]), int(row[2] or row[1]), row[3]
            found.update(dict.fromkeys(range(first, last + 1), name))
    assert found == {code: type(move).__name__ for code, move in enumerate(CODEBOOK.moves)}


def test_every_card_has_the_number_the_page_gives_it() -> None:
    """§1.1 to §1.4, §1.7."""
    (first,) = (line for line in LINES if line.startswith("| 0 – 8 |"))
    assert re.findall(r"`(\w+)`", first) == list(CARDS[:9])
    assert [CARDS[9 * colour] for colour in range(4)] == ["red_1", "yellow_1", "green_1", "blue_1"]
    assert (CARDS[36], CARDS[38], CARDS[50]) == ("red_plan", "red_yellow_plan", "red_yellow_green_blue_plan")
    assert CARDS[51:] == ("police", "watchdog", "bomb", "fence")


def test_every_house_rule_stands_in_the_table_with_its_default() -> None:
    """§9.1 to §9.23."""
    rows = {line.split("`")[1]: line.split(" | ")[2] for line in LINES if line.startswith("| `") and line.count(" | ") == 3}
    named = {option.name: option.default for option in options(BOX.house)}
    assert list(rows) == list(named)
    for name, default in named.items():
        if not isinstance(default, dict | tuple):
            assert rows[name] == str(default).lower()


@pytest.mark.parametrize("part", [Open, Remembered])
def test_every_part_of_a_view_is_explained(part: type[msgspec.Struct]) -> None:
    explained = " ".join(line.split(" | ")[0] for line in LINES if line.startswith("| `"))
    for field in part.__struct_fields__:
        assert f"`{field}`" in explained


def test_every_preset_is_named() -> None:
    """§7.1."""
    for preset in BOX.presets:
        assert f"`{preset}`" in PAGE.read_text(encoding="utf-8")


def test_the_version_of_the_rules_has_a_line_in_the_history() -> None:
    assert f"| {BOX.version} |" in "\n".join(LINES[LINES.index("## Versions of the rules") :])
