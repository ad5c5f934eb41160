"""Who gets a second try, who never does, and how many may need one."""

import json
import os
from pathlib import Path

import pytest

from run_tests import MOST_SECOND_TRIES as MOST
from tests.second_try import FIRST_TRY_ONLY

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent.parent
PLUGINS = ("xdist", "pytest_rerunfailures", "tests.second_try")

PASSES_AT_THE_SECOND_TRY = """
import pytest
from pathlib import Path

def passes_at_the_second_try(name):
    mark = Path(__file__).with_suffix("." + name)
    if not mark.exists():
        mark.touch()
        raise OSError("nobody listens yet")
"""
LATE = PASSES_AT_THE_SECOND_TRY + "\ndef test_late(): passes_at_the_second_try('late')\n"
LATE_SERVICE = LATE.replace("def test", "@pytest.mark.real_service\ndef test")


def run(pytester: pytest.Pytester, files: dict[str, str], *arguments: str) -> pytest.RunResult:
    """A pytest of its own, with those files below its root."""
    pytester.makeini("[pytest]\nmarkers =\n  real_service: as here\n  secrecy: as here\n")
    for name, text in files.items():
        place = pytester.path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    options = [word for name in PLUGINS for word in ("-p", name)]
    return pytester.runpytest_subprocess(*options, "--import-mode=importlib", "--strict-markers", *arguments)


@pytest.fixture(autouse=True)
def _apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """These runs load the plugins that they need and no others, and their second tries are not those of the run around them."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("SECOND_TRIES", raising=False)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "tools")]))


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "with workers"])
def test_a_test_of_the_page_or_of_a_real_service_gets_one_and_is_listed(
    workers: tuple[str, ...], pytester: pytest.Pytester
) -> None:
    files = {"tests/browser/test_page.py": LATE, "tests/server/test_playing.py": LATE_SERVICE}
    result = run(pytester, files, *workers)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*= passed at the second try =*"])
    for test in ("tests/browser/test_page.py::test_late", "tests/server/test_playing.py::test_late"):
        result.stdout.fnmatch_lines_random([test])
    result.stdout.fnmatch_lines(["*nobody listens yet*"])
    assert result.ret == 0


def test_any_other_test_fails_at_its_first_failure(pytester: pytest.Pytester) -> None:
    result = run(pytester, {"tests/core/test_dice.py": LATE})
    result.assert_outcomes(failed=1)
    result.stdout.no_fnmatch_line("*second try*")


def test_what_fails_twice_fails(pytester: pytest.Pytester) -> None:
    result = run(pytester, {"tests/browser/test_page.py": "def test_wrong(): assert False\n"})
    result.assert_outcomes(failed=1)
    result.stdout.no_fnmatch_line("*passed at the second try*")


def test_secrets_faults_and_laws_never_get_one_whatever_marks_and_options_say(pytester: pytest.Pytester) -> None:
    text = LATE_SERVICE.replace("@pytest", "@pytest.mark.flaky(reruns=2)\n@pytest")
    files = {place if place.endswith(".py") else f"{place}/deeper/test_it.py": text for place in FIRST_TRY_ONLY}
    run(pytester, files, "--reruns", "2").assert_outcomes(failed=len(FIRST_TRY_ONLY))


def test_a_law_is_marked_only_where_something_promises_it_more_tries(pytester: pytest.Pytester) -> None:
    """A mark costs each test a question to the main process, and there are thousands of laws."""
    text = "def test_mark(request): assert request.node.get_closest_marker('flaky') is None\n"
    run(pytester, {"tests/laws/test_laws.py": text}).assert_outcomes(passed=1)
    run(pytester, {"tests/laws/test_laws.py": text}, "--reruns", "2").assert_outcomes(failed=1)


def test_a_test_of_secrecy_never_gets_one_wherever_it_stands(pytester: pytest.Pytester) -> None:
    text = LATE_SERVICE.replace("@pytest", "@pytest.mark.secrecy\n@pytest")
    run(pytester, {"tests/browser/test_screens.py": text}, "--reruns", "2").assert_outcomes(failed=1)


def test_nobody_can_force_one_upon_everything(pytester: pytest.Pytester) -> None:
    assert run(pytester, {"tests/laws/test_laws.py": LATE}, "--force-reruns", "1").ret == pytest.ExitCode.USAGE_ERROR


@pytest.mark.parametrize("place", FIRST_TRY_ONLY)
def test_what_is_never_tried_twice_is_where_it_is_said_to_be(place: str) -> None:
    assert (ROOT / place).exists()


STUMBLES = """
import pytest
from pathlib import Path
from tests.second_try import Stumbled

@pytest.fixture(scope="session")
def house():
    yield
    mark = Path(__file__).with_suffix(".closed")
    if not mark.exists():
        mark.touch()
        raise Stumbled("Traceback")

def test_it(house): pass
"""


def test_a_server_that_has_logged_an_error_is_not_excused_by_a_second_try(pytester: pytest.Pytester) -> None:
    run(pytester, {"tests/browser/test_page.py": STUMBLES}).assert_outcomes(passed=1, errors=1)


def many(number: int) -> str:
    return PASSES_AT_THE_SECOND_TRY + "".join(
        f"def test_{name}(): passes_at_the_second_try('{name}')\n" for name in range(number)
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "with workers"])
@pytest.mark.parametrize(("number", "code"), [(MOST, pytest.ExitCode.OK), (MOST + 1, pytest.ExitCode.TESTS_FAILED)])
def test_more_than_a_few_second_tries_fail_the_run(
    number: int, code: pytest.ExitCode, workers: tuple[str, ...], pytester: pytest.Pytester
) -> None:
    result = run(pytester, {"tests/browser/test_page.py": many(number)}, *workers)
    result.assert_outcomes(passed=number)
    assert result.ret == code


def test_several_runs_write_into_one_list(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    together = pytester.path / "together"
    monkeypatch.setenv("SECOND_TRIES", str(together))
    for name in ("test_page", "test_boards"):
        run(pytester, {f"tests/browser/{name}.py": LATE}, "-n", "2", f"tests/browser/{name}.py")
    listed = [json.loads(line) for line in together.read_text(encoding="utf-8").splitlines()]
    assert [line["test"] for line in listed] == [f"tests/browser/{name}.py::test_late" for name in ("test_page", "test_boards")]
    assert all("nobody listens yet" in line["why"] for line in listed)
