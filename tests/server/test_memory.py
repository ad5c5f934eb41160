"""What a client may make the house keep is bounded, and what is closed is gone at once."""

import contextlib
import re
import signal

import pytest

from tests.server.conftest import NewGuest
from tests.server.evening import eventually
from tests.server.house import House, open_house
from tests.server.lines import opened, spoken
from tests.server.test_bad_input import refused_socket

REAL = {"frames_per_second": 10, "frames_at_once": 40}
"""As many frames as the house takes where no test needs more."""

PING = bytes((0x89, 0x80 | 125)) + bytes(4 + 125)
BEGIN = bytes((0x01, 0x81)) + bytes(4) + b"{"
EMPTY = bytes((0x00, 0x80)) + bytes(4)
PONG = bytes((0x8A, 0x80)) + bytes(4)
POLICY = 1008


@pytest.mark.parametrize(("first", "again"), [(b"", PING), (BEGIN, EMPTY), (b"", PONG)], ids=["pings", "fragments", "pongs"])
def test_frames_that_say_nothing_count_and_who_sends_too_many_is_cut_off(
    first: bytes, again: bytes, db: str, guest: NewGuest
) -> None:
    with open_house(db, limits=REAL) as house:
        table = guest("Anna", house).put_up()
        assert spoken(opened(house, table), first + 100 * again) == [POLICY]
        # What came with them is not even parsed.
        assert spoken(opened(house, table), first + 100_000 * again) in ([POLICY], [])
        house.check_log("Traceback", '"level":"error"')


def test_who_sends_pings_and_reads_no_pongs_is_cut_off(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"waiting_bytes": 2_000}) as house:
        anna = guest("Anna", house)
        line = opened(house, anna.put_up())
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                line.sendall(1_000 * PING)
        eventually(lambda: "spelunke_cut_off_total 1" in anna.http.get("/metrics").text)
        line.close()


LITTER = """
import gc, signal, sys
gc.disable()
def count(*_):
    kinds = [type(one).__name__ for one in gc.get_objects()]
    wanted = ("WebSocket", "ServerProtocol", "HttpProtocol", "RequestResponseCycle", "Request", "TCPTransport")
    print("alive:", *(f"{kind}={kinds.count(kind)}" for kind in wanted), file=sys.stderr, flush=True)
signal.signal(signal.SIGUSR1, count)
"""
"""A house without a garbage collector that says what is still there when it is asked."""


def alive(house: House) -> dict[str, int]:
    """How many of which kind are still there."""
    before = house.log().count("alive:")
    house.process.send_signal(signal.SIGUSR1)
    eventually(lambda: house.log().count("alive:") > before)
    line = [line for line in house.log().splitlines() if line.startswith("alive:")][-1]
    return {kind: int(count) for kind, count in re.findall(r"(\w+)=(\d+)", line)}


def test_sockets_and_requests_that_are_over_are_gone_without_the_garbage_collector(db: str, guest: NewGuest) -> None:
    with open_house(db, first=LITTER, limits={"sockets_per_guest": 2}) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        anna.ask("GET", f"/api/table/{table}")
        before = alive(house)
        for _ in range(8):
            polite, rude, other = anna.socket(table, seat=0), anna.socket(table, seat=0), guest("Ben", house)
            looks = [other.socket(table) for _ in range(2)]
            assert refused_socket(other, table) == 429
            assert spoken(opened(house, table), bytes((0xFF, 0x80)) + bytes(4)) == [1002]
            assert spoken(opened(house, table), bytes((0x88, 0x80)) + bytes(4)) == []
            looks[0].send('{"kind":')
            looks[0].hear_until("Refusal")
            polite.close()
            rude.drop()
            for look in looks:
                look.close()
            other.ask("GET", f"/api/table/{table}/nothing", 404)
            other.close()
        eventually(lambda: anna.http.get("/healthz").json()["sockets"] == 0)
        eventually(lambda: all(count <= before[kind] for kind, count in alive(house).items()))
