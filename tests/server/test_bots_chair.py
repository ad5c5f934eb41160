"""The chair of a bot in a running game: the host decides who gets it, and nobody gets to see a second hand."""

import pytest

from spelunke.core.errors import SpelunkeError
from spelunke.server.log import entries
from spelunke.server.log.entries import Entry
from spelunke.server.log.identity import HOST_COOKIE
from tests.server.conftest import NewGuest
from tests.server.guests import Guest, Socket, Word
from tests.server.house import open_house
from tests.server.test_secrecy import started

pytestmark = pytest.mark.secrecy


def running(host: Guest, *others: Guest) -> str:
    """A running table with these people on its first chairs and bots on the others."""
    table = host.put_up(seats=4)
    for other in others:
        other.join(table)
    host.at(table, "start")
    return table


def asking(asker: Guest, table: str, seat: int) -> str:
    """Ask for a chair; by what the host knows it."""
    key: str = asker.at(table, "ask", seat=seat)["asks"]
    assert asker.socket(table).hear_until("Hello")["askers"][-1]["id"] == key
    return key


def say(guest: Guest, table: str, asker: str, yes: bool, status: int | None = None) -> Word:
    """A word about somebody who asks."""
    told: Word = guest.ask("POST", f"/api/table/{table}/ask/answer", status, asker=asker, yes=yes)
    return told


def hand(socket: Socket) -> object:
    """What a seat holds, as it is told."""
    return socket.hear_until("Hello")["view"]["open"]["hand"]


def test_a_stranger_sits_down_on_a_bots_chair_when_the_host_says_yes(guest: NewGuest) -> None:
    anna, dora = guest("Anna"), guest("Dora")
    table = running(anna)
    host = anna.socket(table, seat=0)
    assert dora.ask("POST", f"/api/table/{table}/join", 409, seat=2)["message"] == "server-ask-the-host"
    asker = asking(dora, table, 2)
    asks = {"id": asker, "seat": 2, "name": "Dora", "animal": "stag"}
    host.hear_until("Seats", askers=[asks])
    dora.ask("GET", f"/api/table/{table}/story", 403, seat=2)
    assert say(dora, table, asker, True, 403)["message"] == "server-not-the-host"
    card = say(anna, table, asker, True)["people"][2]
    assert (card["sits"], card["name"]) == ("person", "Dora")
    assert dora.ask("GET", f"/api/table/{table}/mine")["seats"] == [2]
    assert dora.ask("GET", "/api/guest")["tables"] == [table]
    assert dora.socket(table, seat=2).hear_until("Hello")["view"]["seat"] == 2


def test_a_stranger_to_whom_the_host_says_no_looks_on_and_may_ask_three_times(guest: NewGuest) -> None:
    anna, dora = guest("Anna"), guest("Dora")
    table = running(anna)
    for _ in range(3):
        say(anna, table, asking(dora, table, 1), False)
        assert dora.ask("GET", f"/api/table/{table}/mine")["asks"] is None
    assert dora.ask("POST", f"/api/table/{table}/ask", 409, seat=1)["message"] == "server-asked-enough"


def test_who_asks_may_think_better_of_it_but_speaks_for_nobody_else(guest: NewGuest) -> None:
    anna, dora, emma = guest("Anna"), guest("Dora"), guest("Emma")
    table = running(anna)
    first, second = asking(dora, table, 1), asking(emma, table, 1)
    assert say(emma, table, first, False, 403)["message"] == "server-not-the-host"
    say(dora, table, first, False)
    say(anna, table, second, True)
    assert say(anna, table, first, True, 409)["message"] == "server-nobody-asks"


def test_a_chair_is_given_once_and_all_others_who_asked_for_it_are_free_to_ask_again(guest: NewGuest) -> None:
    anna, dora, emma = guest("Anna"), guest("Dora"), guest("Emma")
    table = running(anna)
    first, second = asking(dora, table, 1), asking(emma, table, 1)
    say(anna, table, first, True)
    assert say(anna, table, second, True, 409)["message"] == "server-nobody-asks"
    assert emma.ask("POST", f"/api/table/{table}/ask", 409, seat=1)["message"] == "server-seat-taken"
    say(anna, table, asking(emma, table, 2), True)


def test_a_seated_player_gets_no_second_chair_not_even_from_another_device(guest: NewGuest) -> None:
    anna, ben, phone = guest("Anna"), guest("Ben"), guest()
    table = running(anna, ben)
    assert ben.ask("POST", f"/api/table/{table}/ask", 403, seat=2)["message"] == "server-second-chair"
    assert anna.ask("POST", f"/api/table/{table}/ask", 403, seat=2)["message"] == "server-second-chair", "nor does the host"
    link = ben.at(table, "link")["path"].partition("#")[2]
    phone.ask("POST", "/api/link", token=link)
    assert phone.ask("POST", f"/api/table/{table}/ask", 403, seat=2)["message"] == "server-second-chair"


def test_a_player_who_leaves_goes_blind_until_they_come_back_and_gets_no_other_chair(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = running(anna, ben)
    seat = ben.socket(table, seat=1)
    cards = hand(seat)
    assert cards
    ben.at(table, "leave", seat=1)
    assert seat.hear_until("Hello")["view"]["seat"] is None
    assert ben.socket(table, seat=1).hear_until("Hello")["view"]["seat"] is None
    for path in ("story", "past"):
        ben.ask("GET", f"/api/table/{table}/{path}", 403, seat=1)
    assert ben.ask("POST", f"/api/table/{table}/ask", 403, seat=2)["message"] == "server-second-chair"
    seat.say("Return")
    assert hand(seat) == cards
    ben.ask("GET", f"/api/table/{table}/story", seat=1)


def test_the_hand_of_a_removed_player_is_not_handed_to_the_host(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = running(anna, ben)
    anna.at(table, "remove", seat=1)
    assert anna.ask("POST", f"/api/table/{table}/ask", 403, seat=1)["message"] == "server-second-chair"
    anna.ask("GET", f"/api/table/{table}/past", 403, seat=1)
    # Nor by giving up the own chair first: who has held one knows its hand.
    anna.at(table, "remove", seat=0)
    assert anna.ask("POST", f"/api/table/{table}/ask", 403, seat=1)["message"] == "server-second-chair"
    assert anna.at(table, "ask", seat=0)["seats"] == [0]


def test_a_host_who_only_watches_needs_nobodys_leave(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.put_up(seat=None)
    ben.join(table)
    anna.at(table, "start")
    assert anna.at(table, "ask", seat=2)["seats"] == [2]
    assert anna.ask("POST", f"/api/table/{table}/ask", 403, seat=3)["message"] == "server-second-chair"


def test_a_link_made_before_a_player_was_removed_opens_nothing_afterwards(guest: NewGuest) -> None:
    anna, ben, phone, dora = guest("Anna"), guest("Ben"), guest(), guest("Dora")
    table = running(anna, ben)
    link = ben.at(table, "link")["path"].partition("#")[2]
    anna.at(table, "remove", seat=1)
    say(anna, table, asking(dora, table, 1), True)
    phone.ask("POST", "/api/link", 404, token=link)


def test_a_removed_stand_in_loses_every_right_of_the_host(db: str, guest: NewGuest) -> None:
    with open_house(db, absence=0.3) as house:
        anna, ben, phone = guest("Anna", house), guest("Ben", house), guest(at=house)
        table = anna.put_up()
        host = anna.socket(table, seat=0)
        ben.join(table)
        stand_in = ben.socket(table, seat=1)
        host.close()
        while not stand_in.hear_until("Hello")["host"]:
            pass
        link = ben.at(table, "link")["path"].partition("#")[2]
        assert phone.ask("POST", "/api/link", token=link)["host"] is False, "a stand-in's other device stands in by the seat"
        assert phone.ask("GET", f"/api/table/{table}/mine")["host"]
        anna.at(table, "remove", seat=1)
        secret = ben.http.cookies.get("spelunke_seat1", path=f"/api/table/{table}")
        ben.http.cookies.set(HOST_COOKIE, str(secret), path=f"/api/table/{table}")
        for former in (ben, phone):
            assert not former.ask("GET", f"/api/table/{table}/mine")["host"]
            former.ask("POST", f"/api/table/{table}/start", 403)
            assert not former.socket(table).hear_until("Hello")["host"]


def test_on_a_big_screen_the_phone_that_has_sat_longest_starts_the_game_and_lets_people_in(guest: NewGuest) -> None:
    screen, ben, carl, dora = guest("Screen"), guest("Ben"), guest("Carl"), guest("Dora")
    table = screen.put_up(seat=None, screen=True, seats=4)
    ben.join(table)
    carl.join(table)
    carl.ask("POST", f"/api/table/{table}/start", 403)
    ben.at(table, "leave", seat=0)
    assert carl.ask("GET", f"/api/table/{table}/mine")["host"], "the next one leads"
    carl.at(table, "start")
    say(carl, table, asking(dora, table, 0), True)


def test_while_the_host_is_away_a_player_who_is_there_answers_those_who_ask(db: str, guest: NewGuest) -> None:
    with open_house(db, absence=0.3) as house:
        anna, ben, dora = guest("Anna", house), guest("Ben", house), guest("Dora", house)
        table = running(anna, ben)
        player = ben.socket(table, seat=1)
        asker = asking(dora, table, 2)
        while not player.hear_until("Hello")["host"]:
            pass
        say(ben, table, asker, True)


def test_tables_of_an_earlier_version_whose_people_sat_down_without_asking_are_read_as_they_were_played() -> None:
    table_log = started("rueck", "box")
    for seat in (0, 1):
        table_log.read(Entry(table_log.n + 1, seat, entries.Left(), 0))
    table_log.read(Entry(table_log.n + 1, 0, entries.Joined("Dora", "guest", "key"), 0))
    assert table_log.chairs[0].name == "Dora"
    with pytest.raises(SpelunkeError, match="second one"):
        table_log.fits(1, entries.AskedToSit("Dora", "guest", "other"))
