"""An answer that everybody can see is forced plays itself, where the table was put up so, and is one like any other."""

from typing import Any

import pytest

from tests.server.conftest import NewGuest
from tests.server.evening import Evening

pytestmark = pytest.mark.real_service

THREE_ROBBERS = {"chief": 2, "rounds": 3, "nobles": {"plus_4": 3}}
"""House rules under which the third round is played with the last robber of everybody."""


def after_two_rounds(guest: NewGuest, **wanted: Any) -> Evening:
    """A table at which everybody has one robber left."""
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], house=THREE_ROBBERS, **wanted)
    evening.start()
    for _ in range(2):
        assert [step["forced"] for step in evening.last] == [None, None, None]
        evening.step()
    return evening


def test_the_last_robbers_are_played_and_everybody_is_told_of_their_own_alone(guest: NewGuest) -> None:
    evening = after_two_rounds(guest, forced="play")
    for seat, step in enumerate(evening.last):
        assert [step["forced"]] == step["view"]["choices"], seat
    watching = guest("Dora").socket(evening.table)
    hello = watching.hear_until("Hello")
    assert hello["forced"] is None
    assert hello["table"]["forced"] == "play"
    evening.hear_step()
    assert evening.is_over
    assert [step["forced"] for step in evening.last] == [None, None, None]
    people = evening.guests[0].ask("GET", f"/api/table/{evening.table}")["people"]
    assert [(person["sits"], person["cause"]) for person in people] == [("person", None)] * 3


def test_a_record_does_not_tell_who_played_what_was_forced(guest: NewGuest) -> None:
    played, asked = after_two_rounds(guest, forced="play"), after_two_rounds(guest, forced="ask")
    played.hear_step()
    asked.step()
    records = [evening.guests[0].ask("GET", f"/api/table/{evening.table}/record") for evening in (played, asked)]
    assert records[0].keys() == records[1].keys()
    assert [len(record["answers"]) for record in records] == [12, 12]


def test_where_it_is_switched_off_everything_is_asked(guest: NewGuest) -> None:
    evening = after_two_rounds(guest, forced="ask")
    assert [step["forced"] for step in evening.last] == [None, None, None]
    anna = evening.guests[0].socket(evening.table, seat=0)
    assert anna.hear_until("Hello")["sealed"] == []
    evening.step()
    assert evening.is_over


def test_a_rematch_keeps_the_switch(guest: NewGuest) -> None:
    evening = after_two_rounds(guest, forced="play")
    evening.hear_step()
    again = evening.guests[0].at(evening.table, "rematch")["table"]
    assert evening.guests[0].ask("GET", f"/api/table/{again}")["forced"] == "play"
