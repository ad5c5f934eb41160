"""The benches of the server run, at their smallest. How fast it is, is for `make bench-server` to say, not for a test."""

import pytest

from bench.server import compared, ours
from bench.server_start import start

pytestmark = pytest.mark.real_service


def test_a_few_tables_are_played_and_measured() -> None:
    result = ours(40, 5.0)
    assert result.flat_out.moves > 12
    assert result.flat_out.cpu_us_per_move > 0
    assert result.paced.p99_ms >= result.paced.p50_ms > 0
    assert set(compared(result, result).values()) == {1.0}


def test_a_start_is_measured_until_the_page_can_be_used() -> None:
    found = start()
    assert found.seconds > 0
    assert found.cpu > 0
