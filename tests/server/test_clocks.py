"""Nobody waits for ever: time-outs and absence let a bot play until the person is back."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from spelunke.server.errors import NotUnderstood
from spelunke.server.live.clocks import LONGEST_WAIT, SHORTEST, check_clock, in_time, left_after_a_restart, longest_thought
from tests.server.conftest import NewGuest
from tests.server.evening import Evening, eventually, taken, until_somebody_else_is_absent
from tests.server.house import open_house, sqlite_in
from tests.server.services import free_port


@pytest.mark.real_service
def test_whoever_runs_out_of_time_is_replaced_by_a_bot_and_may_come_back(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], clock=5)
    evening.start()
    assert evening.last[0]["left"] == 5
    evening.answer(0, evening.choices(0)[0])
    evening.answer(1, evening.choices(1)[0])
    seats = evening.sockets[0].hear_until("Seats")
    assert [card["cause"] for card in seats["people"]] == [None, None, "timed_out"]
    evening.hear_step()
    evening.sockets[2].say("Return")
    back = evening.sockets[0].hear_until("Seats")
    assert [card["cause"] for card in back["people"]] == [None, None, None]


@pytest.mark.real_service
def test_where_there_is_no_clock_a_bot_plays_for_whoever_is_long_away_and_leaves_when_they_return(
    db: str, guest: NewGuest
) -> None:
    with open_house(db, absence=0.3) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.start()
        evening.answer(0, evening.choices(0)[0])
        evening.answer(1, evening.choices(1)[0])
        evening.sockets[2].close()
        while (carl := evening.sockets[0].hear_until("Seats")["people"][2])["cause"] is None:
            pass  # first that he is away, then that a bot plays for him; both at once if the house is slow
        assert (carl["here"], carl["cause"]) == (False, "absent")
        evening.sockets[0].hear_until("Step")
        again = evening.guests[2].socket(evening.table, seat=2)
        while evening.sockets[0].hear_until("Seats")["people"][2]["cause"] is not None:
            pass
        hello = again.hear_until("Hello")
        if 2 in hello["view"]["asked"]:
            again.say("Answer", turn=hello["turn"], move=hello["view"]["choices"][0])
            taken(again)


@pytest.mark.real_service
def test_whoever_does_not_come_back_after_a_restart_is_away_and_a_bot_plays_for_them(db: str, guest: NewGuest) -> None:
    port = free_port()
    with open_house(db, port=port, absence=0.3) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.start()
        # By then the house would have written down who is here, if it did.
        until_somebody_else_is_absent([guest(name, house) for name in ("Dora", "Emil", "Fritz")])
        house.kill()
    with open_house(db, port=port, absence=0.3):
        anna = evening.guests[0].socket(evening.table, seat=0)
        assert [card["here"] for card in anna.hear_until("Hello")["table"]["people"][1:]] == [False, False]
        while any(card["cause"] != "absent" for card in anna.hear_until("Seats")["people"][1:]):
            pass


@pytest.mark.real_service
def test_a_table_that_nobody_looks_at_sleeps(db: str, guest: NewGuest) -> None:
    with open_house(db, absence=0.2) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.start()
        for socket in evening.sockets:
            socket.close()
        until_somebody_else_is_absent([guest(name, house) for name in ("Dora", "Emil", "Fritz")])
        people = evening.guests[0].ask("GET", f"/api/table/{evening.table}")["people"]
        assert [card["cause"] for card in people] == [None] * 3


@pytest.mark.real_service
def test_time_runs_out_even_if_every_process_that_knew_the_table_is_gone(tmp_path: Path, guest: NewGuest) -> None:
    db = sqlite_in(tmp_path)
    with open_house(db) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")], clock=5)
        evening.start()
        house.kill()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        store.execute("UPDATE entries SET at = at - 5000000")
        store.execute("UPDATE tables SET due = due - 5")
    with open_house(db) as house:
        dora = guest("Dora", house)
        eventually(lambda: dora.http.get("/healthz").json()["tables"])
        hello = dora.socket(evening.table).hear_until("Hello")
        assert hello["left"] <= 5


@pytest.mark.parametrize("seconds", [0, 5, 90, 3600, 86_400, 14 * 86_400])
def test_a_clock_gives_seconds_or_whole_days(seconds: int) -> None:
    assert check_clock(seconds) == seconds


@pytest.mark.parametrize("seconds", [1, 4, 3601, 86_401, 90_000])
def test_other_clocks_are_refused(seconds: int) -> None:
    with pytest.raises(NotUnderstood):
        check_clock(seconds)


@pytest.mark.parametrize(("now", "left"), [(100.0, 60.0), (130.0, 30.0), (159.0, 15.0), (9e9, 15.0), (-9e9, 60.0)])
def test_a_wall_clock_can_neither_give_more_than_the_whole_time_nor_take_more_than_a_fair_rest(now: float, left: float) -> None:
    assert left_after_a_restart(60, began=100.0, now=now) == left


@pytest.mark.parametrize("is_compiled", [True, False])
@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("clock", [0, SHORTEST, 30])
def test_bots_answer_within_their_clock_and_before_people_have_waited_too_long_compiled_or_not(
    is_compiled: bool, workers: int, clock: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: is_compiled)
    for levels in (["master"], ["master"] * 5, ["rogue"] * 7, ["rogue", "master", "thumb"], ["regular"] * 7, []):
        part, seconds = in_time(levels, "rueck", workers, clock)
        assert 0 < part <= 1
        assert seconds <= min(LONGEST_WAIT, clock / 2 or LONGEST_WAIT) + 1e-9
        # So many workers in turn get through with all of them by then, if none takes more than that part.
        assert sum(part * longest_thought(level, "rueck") for level in levels) <= workers * seconds + 1e-9


def test_bots_that_are_asked_at_the_same_moment_think_a_part_of_their_time_only_where_all_of_it_is_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: True)
    assert in_time(["rogue"] * 7, "rueck", 1, 0)[0] == 1
    assert in_time(["rogue"] * 7, "rueck", 1, SHORTEST)[0] < 1
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: False)
    assert in_time(["master"] * 3, "rueck", 1, 0)[0] == 1
    assert in_time(["master"] * 3, "rueck", 1, SHORTEST)[0] < 1
    assert in_time(["rogue"] * 3, "rueck", 1, 0)[0] < 1
