"""Ready: everybody looks at the eight nobles of Rück's raus! before the first of them is turned."""

import pytest

from tests.server.conftest import NewGuest
from tests.server.evening import Evening


@pytest.mark.real_service
def test_whoever_looks_too_long_is_replaced_and_the_game_begins_when_all_others_are_ready(guest: NewGuest) -> None:
    """§6.2: a table with a clock waits for nobody longer than that."""
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="expert", clock=5)
    evening.start()
    assert evening.last[0]["left"] == 5
    assert evening.last[0]["view"]["open"]["noble"] is None
    evening.sockets[0].say("Ready")
    evening.sockets[1].say("Ready")
    evening.sockets[0].hear_until("Step")
    people = evening.guests[0].ask("GET", f"/api/table/{evening.table}")["people"]
    assert [person["cause"] for person in people] == [None, None, "timed_out"]


@pytest.mark.real_service
def test_one_person_with_several_seats_says_ready_for_each(guest: NewGuest) -> None:
    """§6.2: luck waits until every seat of theirs has looked."""
    anna = guest("Anna")
    table = anna.put_up(game="rueck", seats=3, preset="expert")
    anna.join(table, seat=1, name="Ben")
    anna.join(table, seat=2, name="Carl")
    sockets = [anna.socket(table, seat=seat) for seat in range(3)]
    anna.at(table, "start")
    for socket in sockets:
        assert socket.hear_until("Step")["view"]["open"]["noble"] is None
    for seat in (2, 0):
        sockets[seat].say("Ready")
        looks = [person["looks"] for person in sockets[1].hear_until("Seats")["people"]]
        assert looks == ([True, True, False] if seat == 2 else [False, True, False])
    sockets[1].say("Ready")
    for socket in sockets:
        assert socket.hear_until("Step")["view"]["open"]["noble"] is not None
