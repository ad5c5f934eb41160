"""Several people share one device, a big screen shows the way in, and who is in front of a screen is at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.evening import until_somebody_else_is_absent
from tests.server.guests import Guest
from tests.server.house import open_house, sqlite_in

pytestmark = pytest.mark.real_service


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose patience with absent people is short."""
    with open_house(sqlite_in(Path(tmp_path_factory.mktemp("house"))), absence=0.6, sweep=0.1) as house:
        yield house.address


def test_everybody_at_a_device_has_a_name_of_their_own(address: str) -> None:
    anna = Guest(address, "Anna")
    table = anna.put_up()
    anna.join(table, seat=1, name=" Ben ")
    anna.join(table, seat=2)
    people = anna.ask("GET", f"/api/table/{table}")["people"]
    assert [person["name"] for person in people] == ["Anna", "Ben", "Anna 2", ""]
    assert anna.ask("GET", f"/api/table/{table}/mine")["seats"] == [0, 1, 2]
    refusal = anna.ask("POST", f"/api/table/{table}/join", 400, seat=3, name="\u200b")
    assert refusal["message"] == "server-bad-name"
    anna.close()


def test_a_table_of_ones_own_tells_whom_its_game_waits_for(address: str) -> None:
    anna = Guest(address, "Anna")
    table = anna.put_up(seats=3)
    anna.join(table, seat=1, name="Ben")
    anna.join(table, seat=2)
    assert anna.ask("GET", f"/api/table/{table}/mine")["waiting"] == []
    anna.at(table, "start")
    assert anna.ask("GET", f"/api/table/{table}/mine")["waiting"] == [0, 1, 2]
    anna.close()


def test_whoever_watches_with_a_device_that_holds_a_seat_is_not_absent(address: str) -> None:
    anna, carl = Guest(address, "Anna"), Guest(address, "Carl")
    others = [Guest(address, name) for name in ("Dora", "Emil", "Fritz")]
    table = anna.put_up(seats=3)
    anna.join(table, seat=1, name="Ben")
    carl.join(table, seat=2)
    watching, theirs = anna.socket(table), carl.socket(table, seat=2)
    while not all(person["here"] for person in theirs.hear_until("Seats")["people"]):
        pass
    anna.at(table, "start")
    theirs.hear_until("Step")
    before = len(theirs.told)
    until_somebody_else_is_absent(others)
    theirs.say("Ping")
    theirs.hear_until("Pong")
    assert not [word for word in theirs.told[before:] if b'"kind":"Seats"' in word]
    watching.close()
    while "absent" not in {person["cause"] for person in theirs.hear_until("Seats")["people"]}:
        pass
    anna.socket(table)
    while any(person["cause"] or not person["here"] for person in theirs.hear_until("Seats")["people"]):
        pass
    for known in (anna, carl, *others):
        known.close()


def test_the_way_to_a_table_is_a_picture_that_anybody_may_see(address: str) -> None:
    anna, somebody = Guest(address, "Anna"), Guest(address)
    table = anna.put_up(seat=None)
    picture = somebody.http.get(f"/api/table/{table}/qr")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    somebody.ask("GET", "/api/table/nosuchtable/qr", 404)
    anna.close()
    somebody.close()


def test_a_socket_refuses_in_the_language_that_its_page_speaks(address: str) -> None:
    anna = Guest(address, "Anna")
    table = anna.put_up()
    said = {}
    for language in ("de", "en"):
        line = anna.socket(table, headers={"Accept-Language": "fr"}, lang=language)
        line.say("Answer", turn=0, move={"move": "Rob", "strength": 1})
        said[language] = line.hear_until("Refusal")["text"]
    assert said == {
        "de": "Du schaust zu. Zum Antworten brauchst du einen Platz.",
        "en": "You are watching. Take a seat to answer.",
    }
    anna.close()
