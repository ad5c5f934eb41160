"""Sockets are shared out: spectators take none from those who play, and nobody gets any number of them."""

from tests.server.conftest import NewGuest
from tests.server.evening import eventually
from tests.server.house import open_house
from tests.server.test_bad_input import refused_socket


def test_players_and_host_get_a_socket_at_their_table_however_many_look_on(db: str, guest: NewGuest) -> None:
    limits = {"sockets_per_table": 3, "sockets_per_address": 8, "sockets_per_guest": 3, "sockets_per_seat": 2}
    with open_house(db, limits=limits) as house:
        host, ben, nosy = guest("Anna", house), guest("Ben", house), guest(None, house)
        table, others = host.put_up(seat=None), [host.put_up(seat=None) for _ in range(2)]
        seat = ben.join(table)
        for watched, most in ((table, 3), (others[0], 3), (others[1], 2)):
            for _ in range(most):
                nosy.socket(watched)
            # First the table's share is gone, at last that of the address.
            assert refused_socket(nosy, watched) == 429
        for _ in range(2):
            ben.socket(table, seat=seat).hear_until("Hello")
            host.socket(table).hear_until("Hello")


def test_the_newest_socket_of_a_seat_takes_the_place_of_its_oldest_however_it_looks_at_the_table(
    db: str, guest: NewGuest
) -> None:
    """The oldest may be a dead line; its browser is told not to come back by itself."""
    with open_house(db, limits={"sockets_per_seat": 2}) as house:
        host, ben = guest("Anna", house), guest("Ben", house)
        table = host.put_up(seat=None)
        seat = ben.join(table)
        first, second = (ben.socket(table, seat=seat) for _ in range(2))
        third = ben.socket(table, seat=seat)
        assert first.hear_until("Bye") == {"kind": "Bye", "why": "elsewhere", "after": None}
        # Looking on from the device of a seat is that seat's share as well.
        ben.socket(table).hear_until("Hello")
        assert second.hear_until("Bye")["why"] == "elsewhere"
        assert third.hear_until("Hello")["table"]["people"][seat]["here"]
        eventually(lambda: ben.http.get("/healthz").json()["sockets"] == 2)


def test_the_players_of_one_address_share_too_but_none_is_kept_from_a_table_of_theirs(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"sockets_per_address": 3}) as house:
        anna = guest("Anna", house)
        tables = [anna.put_up() for _ in range(4)]
        for table in tables:
            anna.socket(table, seat=0).hear_until("Hello")
        first = anna.socket(tables[0], seat=0)
        first.hear_until("Hello")
        eventually(lambda: anna.http.get("/healthz").json()["sockets"] == 4)
        guest(None, house).socket(tables[3])


def test_a_share_is_given_back_with_its_socket(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"sockets_per_guest": 1}) as house:
        table, ben = guest("Anna", house).put_up(), guest("Ben", house)
        for _ in range(3):
            socket = ben.socket(table)
            assert refused_socket(ben, table) == 429
            socket.close()
            eventually(lambda: ben.http.get("/healthz").json()["sockets"] == 0)


def test_wrong_guesses_from_an_address_keep_nobody_there_from_the_table_they_sit_at(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"guesses_at_once": 3, "guesses_per_second": 0.001}) as house:
        anna, nosy = guest("Anna", house), guest(None, house)
        table = anna.put_up()
        anna.socket(table, seat=0).hear_until("Hello")
        while nosy.http.get("/api/code/AAAAA").status_code != 429:
            pass
        anna.socket(table, seat=0).hear_until("Hello")
        anna.ask("GET", f"/api/table/{table}/mine")


def test_strangers_who_knock_again_and_again_keep_nobody_from_the_table_they_sit_at(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"handshakes_at_once": 6, "handshakes_per_second": 0.001}) as house:
        anna, nosy = guest("Anna", house), guest(None, house)
        table = anna.put_up()
        anna.socket(table, seat=0).hear_until("Hello")
        for _ in range(5):
            nosy.socket(table).close()
        assert refused_socket(nosy, table) == 429
        for _ in range(6):
            anna.socket(table, seat=0).hear_until("Hello")
        assert refused_socket(anna, table, seat=0) == 429
