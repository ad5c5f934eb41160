"""Branch coverage is measured while the sources are tested; tests that play very many games are run without it.

Tracing makes the engine three times as slow. What these tests run is run by shorter ones too, so leaving them out costs little
coverage and saves minutes. A test that nobody lists here is traced.
"""

import os
import sys
from collections.abc import Generator
from fnmatch import fnmatch

import pytest

UNTRACED = (
    "tests/bench/*",
    "tests/core/test_observation.py*",
    "tests/games/*/test_claims.py*",
    "tests/games/*/test_worlds.py*",
    "tests/golden/test_census.py*",
    "tests/gym/test_copies.py*",
    "tests/gym/test_examples.py*",
    "tests/gym/test_openspiel.py::test_*_sim_test*",
    "tests/gym/test_openspiel.py::test_some_states_pass_the_api_test*",
    "tests/server/test_secrecy.py*",
    "tests/server/test_sqlite_writer.py*",
    "tests/server/test_writer.py*",
    "tests/texts/test_texts.py*",
    "tests/toy/*",
)
"""Patterns of test names."""


def untraced_environment() -> dict[str, str]:
    """This environment, for a process that must not write coverage: it may not write, or its imports are counted."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_PROCESS_")}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    coverage = sys.modules.get("coverage")
    measuring = coverage.Coverage.current() if coverage else None
    if measuring is None or not any(fnmatch(item.nodeid, pattern) for pattern in UNTRACED):
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()
