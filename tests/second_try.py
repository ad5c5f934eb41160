"""A second try for tests that wait for a real browser or service; what needed one is listed, and few may.

A starved machine makes such a test late now and then, and late is not wrong. Everything else holds at the first try or fails;
what guards secrets, faults and laws is never tried twice, whatever marks or options say.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from run_tests import MOST_SECOND_TRIES

REAL_BROWSER = ("tests/browser",)
FIRST_TRY_ONLY = (
    "tests/golden",
    "tests/gym/test_secrets.py",
    "tests/laws",
    "tests/server/test_bad_input.py",
    "tests/server/test_fairness.py",
    "tests/server/test_faults.py",
    "tests/server/test_secrecy.py",
    "tests/server/test_wire.py",
)


class Stumbled(AssertionError):
    """A server or a page has said itself that something went wrong: a second try would only hide it."""


def _lies_in(item: pytest.Item, places: Sequence[str]) -> bool:
    file = item.nodeid.partition("::")[0]
    return any(file == place or file.startswith(f"{place}/") for place in places)


def tries_after_the_first(item: pytest.Item) -> int | None:
    """How often a test is run again if it fails; None where only the command line may say so."""
    if _lies_in(item, FIRST_TRY_ONLY) or item.get_closest_marker("secrecy"):
        return 0
    return 1 if _lies_in(item, REAL_BROWSER) or item.get_closest_marker("real_service") else None


def _is_promised_more(config: pytest.Config, item: pytest.Item) -> bool:
    """Whether a mark or an option gives this test more tries. Only then is that taken back: any mark costs a test 40 ms.

    The plugin asks the main process about every marked test in two small packets, and the second waits for the first (Nagle).
    """
    return bool(config.getoption("reruns") or config.getini("reruns") or item.get_closest_marker("flaky"))


class SecondTries:
    """What failed at the first try, and what came of it. Lives where all reports arrive, not in the workers."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}
        self._failed: set[str] = set()

    @property
    def passed(self) -> dict[str, str]:
        """The tests that passed at the second try, and why they did not at the first."""
        return {test: why for test, why in self._first.items() if test not in self._failed}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) == "rerun":
            self._first[report.nodeid] = report.longreprtext
        elif report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if together := os.environ.get("SECOND_TRIES"):  # of several runs, to be judged when all are through
            with Path(together).open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps({"test": test, "why": why}) + "\n" for test, why in self.passed.items()))
        elif len(self.passed) > MOST_SECOND_TRIES and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.passed:
            return
        terminalreporter.section("passed at the second try")
        for test, why in self.passed.items():
            terminalreporter.write_line(f"{test}\n{why}")
        if len(self.passed) > MOST_SECOND_TRIES:
            terminalreporter.write_line(f"More than {MOST_SECOND_TRIES} tests needed a second try; that fails a run.", red=True)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("force_reruns"):
        raise pytest.UsageError("--force-reruns would try laws and secrets twice; use --reruns")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondTries())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("usepdb"):
        return  # who debugs wants the first failure
    for item in items:
        tries = tries_after_the_first(item)
        if tries or (tries == 0 and _is_promised_more(config, item)):
            item.add_marker(pytest.mark.flaky(reruns=tries, rerun_except=[Stumbled]), append=False)
