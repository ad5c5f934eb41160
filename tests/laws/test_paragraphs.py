"""Law 11: the script that holds paragraphs and tests together finds what is missing."""

from pathlib import Path

import pytest

import spelunke
from paragraphs import cited_in, faults_of
from spelunke import shelf as games
from spelunke.texts.rule_book import paragraphs, rule_book

RULES = "# A game\n- **§1.1** One.\n- **§1.2** Two.\n- **§1.3** Three.\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A game in which nothing is missing."""
    game, tests = tmp_path / "game", tmp_path / "tests"
    game.mkdir()
    tests.mkdir()
    (game / "RULES.md").write_text(RULES, encoding="utf-8")
    (game / "RULES.de.md").write_text(RULES, encoding="utf-8")
    (game / "rules.py").write_text("one = 1  # §1.1: as it is, see all of §1\n", encoding="utf-8")
    (tests / "test_game.py").write_text('def test_all() -> None:\n    """§1.1, §1.2 to §1.3."""\n', encoding="utf-8")
    return tmp_path


def faults(folder: Path) -> list[str]:
    return faults_of(folder / "game", folder / "tests")


def test_nothing_is_missing_where_nothing_is_missing(shelf: Path) -> None:
    assert faults(shelf) == []


def test_a_paragraph_without_a_test_is_listed(shelf: Path) -> None:
    (shelf / "tests/test_game.py").write_text('"""§1.1"""\ndef test_some() -> None:\n    """§1.2, §1.3."""\n')
    assert faults(shelf) == ["§1.1 is cited by no test"]


def test_a_paragraph_that_does_not_exist_is_listed(shelf: Path) -> None:
    (shelf / "tests/test_more.py").write_text('def test_more() -> None:\n    """§7.7."""\n')
    (shelf / "game/view.py").write_text("# §1.4, §3\n")
    assert faults(shelf) == [
        "§7.7 is cited by a test, but does not exist",
        "§1.4 is cited in view.py, but does not exist",
        "§3 is cited in view.py, but does not exist",
    ]


def test_pages_that_differ_between_languages_are_listed(shelf: Path) -> None:
    (shelf / "game/RULES.de.md").write_text(RULES.replace("§1.2", "§1.9"), encoding="utf-8")
    assert faults(shelf) == ["§1.2 is missing in RULES.de.md", "§1.9 stands only in RULES.de.md"]


def test_a_paragraph_that_stands_twice_is_listed(shelf: Path) -> None:
    (shelf / "game/RULES.md").write_text(RULES + "- **§1.2** Again.\n", encoding="utf-8")
    assert faults(shelf) == ["§1.2 stands twice"]


def test_a_game_without_rules_is_listed(shelf: Path) -> None:
    (shelf / "game/RULES.md").unlink()
    assert faults(shelf) == ["RULES.md has no paragraphs"]


def test_spans_are_cited_as_a_whole() -> None:
    assert list(cited_in("§2.1 to §2.3, §4–§5.1, §9.9–9.10")) == ["2.1", "2.2", "2.3", "4", "9.9", "9.10"]


@pytest.mark.parametrize("key", spelunke.keys())
def test_every_question_and_every_event_is_ruled_by_a_paragraph_that_exists(key: str) -> None:
    parts = games.parts(key)
    numbers = paragraphs(rule_book(parts, "en"))
    ruled = {question.about: question.paragraph for question in parts.questions}
    ruled |= {event.__name__: paragraph for event, paragraph in parts.events.items()}
    assert {what: where for what, where in ruled.items() if where.removeprefix("§") not in numbers} == {}
