"""The run of all suites tells how each went, goes on where one fails, and counts right."""

import doctest
import json
import re
import sys
from pathlib import Path

import pytest

import run_tests
from run_tests import MOST_SECOND_TRIES, Lanes, Run, Suite

ROOT = Path(__file__).parent.parent.parent


def says(name: str, text: str, code: int = 0, is_needed: bool = False) -> Suite:
    """A suite that prints that and ends with that code."""
    return Suite(name, (sys.executable, "-c", f"print({text!r}); raise SystemExit({code})"), is_needed=is_needed)


def test_a_suite_that_passes_is_told_in_one_line_and_one_that_fails_whole(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run(tmp_path)
    lanes: Lanes = {
        "sources": [
            says("one", "much ado\n3 passed, 1 skipped in 0.10s"),
            says("two", "assert 1 == 2\n1 failed, 1 passed in 0.10s", 1),
        ],
        "compiled": [says("three", "4 passed in 0.10s")],
    }
    run.all(lanes)
    assert run.sum_up() == 1
    lines = capfd.readouterr().out.splitlines()
    assert "sources: one …" in lines
    assert [line for line in lines if line.startswith("sources: one … 3 passed, 0 failed, 1 skipped in ")]
    assert "much ado" not in lines
    assert "assert 1 == 2" in lines
    assert lines[-2:] == ["failed: sources: two", "8 passed, 1 failed, 1 skipped"]


def test_after_a_failure_the_next_suite_is_run_unless_it_needs_the_one_that_failed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run(tmp_path)
    run.all(
        {
            "sources": [says("checks", "found something", 1), says("tests", "2 passed in 0.10s")],
            "compiled": [says("compile", "no", 1, is_needed=True), says("laws", "9 passed in 0.10s")],
        }
    )
    assert run.sum_up() == 1
    assert capfd.readouterr().out.splitlines()[-1] == "2 passed, 2 failed"
    assert sorted(run.failed) == ["compiled: compile", "sources: checks"]


@pytest.mark.parametrize(("number", "code"), [(MOST_SECOND_TRIES, 0), (MOST_SECOND_TRIES + 1, 1)])
def test_second_tries_of_all_suites_are_counted_together(
    number: int, code: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run(tmp_path)
    note = "import os; open(os.environ['SECOND_TRIES'], 'a').write({!r}); print('1 passed in 0.10s')"
    notes = [json.dumps({"test": f"test_{late}", "why": "nobody listens"}) + "\n" for late in range(number)]
    run.all({"sources": [Suite("late", (sys.executable, "-c", note.format(line))) for line in notes]})
    assert run.sum_up() == code
    out = capfd.readouterr().out
    assert "passed at the second try:\n\ntest_0\nnobody listens\n" in out
    assert out.splitlines()[-1] == f"{number} passed, {code} failed"


def test_coverage_is_told_in_one_line_and_may_not_fall_below_its_floor(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    run = Run(tmp_path)
    run.all({"sources": [Suite("a little", (sys.executable, "-m", "coverage", "run", "-m", "spelunke", "--version"))]})
    assert run.sum_up() == 1
    lines = capfd.readouterr().out.splitlines()
    assert len([line for line in lines if re.fullmatch(r"branch coverage of src: \d+\.\d %", line)]) == 1
    assert [line for line in lines if line.startswith("failed: coverage fell below its floor")]
    assert [line for line in lines if line.startswith("src/spelunke/cli.py ")], "what was not covered is told"


def test_what_make_test_tries_smaller_is_tried_whole_by_make_full() -> None:
    def words(is_full: bool) -> dict[str, str]:
        lanes = run_tests.whole("compiled", is_full)
        return {suite.name: " ".join(suite.command) for suites in lanes.values() for suite in suites}

    usual, full = words(is_full=False), words(is_full=True)
    assert usual.keys() == full.keys()
    assert f"--ignore={run_tests.THINKING}" in usual["tests/bots"]
    assert f"--ignore={run_tests.THINKING}" not in full["tests/bots"]
    assert {name for name, command in usual.items() if "-m not long" in command} >= {"lab and gym", "all other tests"}
    assert not any("-m not long" in command for command in full.values())
    assert {name for name, command in usual.items() if "coverage" in command} == {
        "tests/server",
        "lab and gym",
        "all other tests",
    }
    assert not any("coverage" in command for command in full.values())


def test_what_is_not_tried_plain_is_tried_with_the_compiled_copy() -> None:
    tried = [ROOT / place for place in (*run_tests.COMPILED, *run_tests.LONG[2:])]
    long = [file for file in (ROOT / "tests").rglob("test_*.py") if "@pytest.mark.long\n" in file.read_text(encoding="utf-8")]
    assert long
    assert [file for file in long if not any(file.is_relative_to(place) for place in tried)] == []


def test_every_place_that_is_named_or_left_out_exists() -> None:
    """A place that pytest is told to ignore and that is not there is no error to it."""
    named = [place for places in run_tests.NAMED.values() for place in places]
    named += [*run_tests.COMPILED, *run_tests.COMPILED_IN_FULL, *run_tests.AGREEMENT, *run_tests.SLOW]
    for place in (*named, run_tests.LAWS, run_tests.FIRST_START, run_tests.THINKING):
        assert (ROOT / place).exists(), place


def test_the_examples_in_its_docstrings_are_right() -> None:
    assert doctest.testmod(run_tests).failed == 0
