"""What is counted of touches and waits; how many there are is for ``python -m bench.clicks`` to say."""

import random
import shutil

import pytest

import spelunke
from bench import clicks
from bench.clicks import WEB, Clicks, Step, clicks_of, exhibition_of_three, lengths, steps_of, waits_in

needs_the_page = pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").is_dir(), reason="the page's tools are not installed"
)


def test_one_touch_is_an_answer_and_what_is_forced_needs_none() -> None:
    rueck = clicks_of("rueck", games=2)
    assert rueck.forced == 1  # the last robber
    assert rueck.before == 2 * rueck.asks
    assert rueck.after == rueck.asks - 1


def test_an_exhibition_of_all_one_has_needs_no_touch() -> None:
    exhibition = exhibition_of_three()
    assert exhibition.before >= 8
    assert exhibition.after == 0
    assert Clicks(asks=3, forced=1).after == 2


def test_a_pause_runs_while_the_page_still_shows_the_last_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clicks, "_pause", lambda _dice: 1.0)
    steps = [Step((seat,), plays_itself=False, events=()) for seat in (0, 1, 2, 0)]
    assert list(waits_in(steps, [[], [], [], []], random.Random(1))) == [2.0]
    assert list(waits_in(steps, [[1.5], [1.0], [1.0], []], random.Random(1))) == [3.5]


def test_a_page_that_is_behind_shows_things_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clicks, "_pause", lambda _dice: 0.0)
    steps = [Step((seat,), plays_itself=False, events=()) for seat in (0, 1, 0)]
    assert list(waits_in(steps, [[2.0], [2.0], []], random.Random(1))) == [3.0]


@needs_the_page
@pytest.mark.parametrize("key", ["klau", "tock"])
def test_the_page_says_how_long_it_shows_an_event(key: str) -> None:
    steps = [step for step, _ in zip(steps_of(spelunke.game(key, seats=4), 1), range(20), strict=False)]
    shown = lengths(key, [step.events for step in steps])
    assert [len(events) for events in shown] == [len(step.events) for step in steps]
    assert all(0 < length < 10 for events in shown for length in events)
