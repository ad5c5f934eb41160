"""docs/games/<key>.md says what the code says, for every game on the shelf."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.house import options

FOLDER = Path(__file__).parent.parent / "docs" / "games"
GAMES = spelunke.keys()


@pytest.mark.parametrize("key", GAMES)
def test_every_code_stands_in_the_table_with_its_move(key: str) -> None:
    found: dict[int, str] = {}
    for line in (FOLDER / f"{key}.md").read_text(encoding="utf-8").splitlines():
        if row := re.match(r"\| (\d+)(?: – (\d+))? \| `(\w+)\(", line):
            found.update(dict.fromkeys(range(int(row[1]), int(row[2] or row[1]) + 1), row[3]))
    assert found == {code: type(move).__name__ for code, move in enumerate(shelf.parts(key).codebook.moves)}


@pytest.mark.parametrize("key", GAMES)
def test_every_house_rule_stands_in_the_table_with_its_default(key: str) -> None:
    lines = (FOLDER / f"{key}.md").read_text(encoding="utf-8").splitlines()
    rows = {line.split("`")[1]: line.split(" | ")[2] for line in lines if line.startswith("| `") and line.count(" | ") == 3}
    named = {option.name: option for option in options(shelf.parts(key).box.house)}
    assert list(rows) == list(named)
    for name, option in named.items():
        if option.allowed is not None:  # not a table
            assert rows[name] == str(option.default).lower()


@pytest.mark.parametrize("key", GAMES)
def test_every_house_rule_preset_and_part_of_a_view_is_explained(key: str) -> None:
    parts = shelf.parts(key)
    page = (FOLDER / f"{key}.md").read_text(encoding="utf-8")
    named = [option.name for option in options(parts.box.house)] + list(parts.box.presets)
    for half in (parts.look, parts.remember):
        named += get_type_hints(half)["return"].__struct_fields__
    assert [name for name in named if f"`{name}`" not in page] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_version_of_the_rules_has_a_line_in_the_history(key: str) -> None:
    history = (FOLDER / f"{key}.md").read_text(encoding="utf-8").partition("## Version")[2]
    assert f"| {shelf.parts(key).box.version} |" in history
