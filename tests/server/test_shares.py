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
        assert refused_socket(ben, table, seat=seat) == 429
        assert refused_socket(host, table) == 429
        # Looking on from the device of a seat is that seat's share as well.
        assert refused_socket(ben, table) == 429


def test_the_players_of_one_address_have_a_limit_too(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"sockets_per_address": 3}) as house:
        anna = guest("Anna", house)
        tables = [anna.put_up() for _ in range(4)]
        for table in tables[:3]:
            anna.socket(table, seat=0)
        assert refused_socket(anna, tables[3], seat=0) == 429
        guest(None, house).socket(tables[3])


def test_a_share_is_given_back_with_its_socket(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"sockets_per_seat": 1}) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        for _ in range(3):
            socket = anna.socket(table, seat=0)
            assert refused_socket(anna, table, seat=0) == 429
            socket.close()
            eventually(lambda: anna.http.get("/healthz").json()["sockets"] == 0)
