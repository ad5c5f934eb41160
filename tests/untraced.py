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
    "tests/games/*/test_thumb.py*",
    "tests/games/*/test_worlds.py*",
    "tests/golden/*",
    "tests/gym/test_copies.py*",
    "tests/gym/test_examples.py*",
    "tests/gym/test_openspiel.py::test_*_sim_test*",
    "tests/gym/test_openspiel.py::test_some_states_pass_the_api_test*",
    "tests/server/test_secrecy.py*",
    "tests/server/test_sqlite_writer.py*",
    "tests/server/test_writer.py*",
    "tests/texts/*",
    "tests/tools/*",
    "tests/toy/*",
)
"""Patterns of test names."""


TRACES_CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""Where coverage tells the processes that a traced one starts to trace themselves."""


def untraced_environment() -> dict[str, str]:
    """This environment, for a process that must not write coverage: it may not write, or its imports are counted."""
    return {name: value for name, value in os.environ.items() if name != TRACES_CHILDREN}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    coverage = sys.modules.get("coverage")
    measuring = coverage.Coverage.current() if coverage else None
    if measuring is None or not any(fnmatch(item.nodeid, pattern) for pattern in UNTRACED):
        return (yield)
    measuring.stop()
    told = os.environ.pop(TRACES_CHILDREN, None)
    try:
        return (yield)
    finally:
        if told is not None:
            os.environ[TRACES_CHILDREN] = told
        measuring.start()
