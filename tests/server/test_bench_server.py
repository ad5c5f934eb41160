"""The bench of the server runs, at its smallest. How fast it is, is for `make bench-server` to say, not for a test."""

from bench.server import compared, ours


def test_a_few_tables_are_played_to_the_end_and_measured() -> None:
    result = ours(3, 2.0)
    assert result.flat_out.moves > 3 * 30
    assert result.flat_out.cpu_us_per_move > 0
    assert result.paced.p99_ms >= result.paced.p50_ms > 0
    assert set(compared(result, result).values()) == {1.0}
