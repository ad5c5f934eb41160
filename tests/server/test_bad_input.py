"""Whatever is sent: a named refusal or a close code, never a fault of ours, never a changed table."""

import contextlib
import json
import re
import socket
import string
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import websockets.exceptions
from hypothesis import example, given
from hypothesis import strategies as st

from spelunke.server.http.openapi import ENDPOINTS
from spelunke.server.log import identity
from tests.server.conftest import NewGuest
from tests.server.guests import Guest, Socket
from tests.server.house import House, open_house
from tests.server.lines import all_heard, dialled, opened, spoken
from tests.server.rough import FUZZ, Target, seeded

FRAMES = FUZZ * 6 // 10
ANSWERS = FUZZ // 10
REQUESTS = FUZZ * 2 // 10
RAW = FUZZ // 50

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["Answer", "Say", "React", "Return", "Resume", "Ping", "Hello", "Step", ""])
MOVES = st.fixed_dictionaries(
    {"move": st.sampled_from(["Rob", "Take", "Turn", "Give"])}, optional={"strength": JSON, "noble": JSON}
)
WORDS = st.fixed_dictionaries(
    {"kind": KINDS}, optional={"turn": JSON, "move": MOVES | JSON, "text": JSON, "sign": JSON, "n": JSON, "seat": JSON}
)
FRAME = st.one_of(
    WORDS.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=200),
    WORDS.map(lambda word: json.dumps(word)[:-1]),
    st.just("[" * 3000),
    st.just('{"kind":"Say","text":"' + "x" * 3000 + '"}'),
)


def refusals_until_pong(socket: Socket) -> None:
    """Whatever was said, the socket still answers: with refusals, and with a sign of life."""
    socket.say("Ping")
    while socket.hear()["kind"] != "Pong":
        pass


def test_fuzzed_frames_are_refused_by_name_and_change_nothing(target: Target, strict_house: House) -> None:
    """A spectator without a name can change nothing, whatever the frame says."""
    nobody = Guest(strict_house.address)
    socket = nobody.socket(target.evening.table)
    before = target.looks()

    @given(st.lists(FRAME, min_size=20, max_size=20))
    @seeded(FRAMES // 20)
    def frames(sent: list[str]) -> None:
        for frame in sent:
            socket.send(frame)
        refusals_until_pong(socket)

    frames()
    assert target.looks() == before
    nobody.close()


def test_fuzzed_answers_of_a_seat_that_has_no_such_move_change_nothing(target: Target) -> None:
    socket = target.evening.sockets[0]
    before = target.looks()
    moves = st.one_of(JSON, MOVES.filter(lambda move: move["move"] != "Rob"))
    answers = st.fixed_dictionaries({"kind": st.just("Answer"), "turn": st.integers() | JSON, "move": moves})

    @given(st.lists(answers.map(json.dumps), min_size=10, max_size=10))
    @seeded(ANSWERS // 10)
    def frames(sent: list[str]) -> None:
        for frame in sent:
            socket.send(frame)
        refusals_until_pong(socket)

    frames()
    assert target.looks() == before


TEXT = st.text(alphabet=string.printable, max_size=30)
COOKIE = st.sampled_from(
    ["spelunke_guest=x.y", "spelunke_guest=", "spelunke_seat0=abc", "spelunke_host=abc; spelunke_seat0=b", "=;;=", ""]
)


def test_fuzzed_requests_never_fail_and_change_nothing(target: Target, strict_house: House) -> None:
    before = target.looks()
    table = target.evening.table
    names = st.one_of(st.just(table), TEXT.map(lambda text: quote(text, safe="")))
    with httpx.Client(base_url=strict_house.address, timeout=60, verify=False) as client:

        @given(
            st.sampled_from([*ENDPOINTS, *ENDPOINTS]),
            names,
            st.one_of(JSON.map(json.dumps), TEXT, MOVES.map(json.dumps), st.just('{"seat":0}'), st.just("{}")),
            st.dictionaries(st.sampled_from(["seat", "turn", "since", "n"]), TEXT | st.integers().map(str), max_size=3),
            COOKIE,
            st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", None, None, None]),
            st.sampled_from(["application/json", "application/json", "text/plain", "", "multipart/form-data"]),
        )
        @seeded(REQUESTS)
        def requests(endpoint: Any, name: str, body: str, query: Any, cookie: str, method: str | None, kind: str) -> None:
            path = endpoint.path.replace("{table}", name).replace("{code}", name)
            response = client.request(
                method or endpoint.method,
                path,
                content=body.encode(),
                params=query,
                headers={"cookie": cookie, "content-type": kind},
            )
            assert response.status_code < 500, (endpoint.path, response.status_code)
            if response.status_code >= 400 and response.content:
                assert response.json()["kind"] == "Refusal"
                assert response.json()["text"]
            client.cookies.clear()

        requests()
    assert target.looks() == before


PATHS = st.lists(
    st.one_of(
        TEXT.map(lambda text: quote(text, safe="")),
        st.sampled_from(
            ["..", ".", "", "%2e%2e", "%00", "%ff", "%2F", "%5c", "%", "%zz", "assets", "api", "index.html", "x" * 300]
        ),
    ),
    max_size=5,
).map("/".join)


def test_fuzzed_addresses_of_the_page_never_fail(strict_house: House) -> None:
    """By a line of its own, for a polite client mends what it is told to ask for."""

    @given(PATHS)
    @seeded(RAW)
    def asked(path: str) -> None:
        with dialled(strict_house) as line:
            line.sendall(f"GET /{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            heard = all_heard(line)
            assert re.match(rb"HTTP/1.1 [24]\d\d ", heard), (path, heard)

    for path in ("x" * 300, "%00", "%0A/", "assets/%00", "assets/" + "x" * 300, "a/" * 2_000):
        asked = example(path)(asked)
    asked()


OPCODES = st.integers(0, 15)
HEADS = st.builds(lambda fin, rsv, opcode: fin << 7 | rsv << 4 | opcode, st.booleans(), st.integers(0, 7), OPCODES)
RAW_FRAMES = st.one_of(
    st.binary(min_size=1, max_size=64),
    st.builds(lambda head, size, rest: bytes((head, 0x80 | size)) + bytes(4) + rest, HEADS, st.integers(0, 127), st.binary()),
    st.builds(lambda head, size: bytes((head, 0xFF)) + size.to_bytes(8, "big") + bytes(4), HEADS, st.integers(0, 2**64 - 1)),
)
CLOSE_CODES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011}


def test_bytes_that_are_no_frames_close_the_socket_with_a_code_and_change_nothing(target: Target, strict_house: House) -> None:
    before = target.looks()

    @given(st.lists(RAW_FRAMES, min_size=1, max_size=4))
    @seeded(RAW)
    def lines(sent: list[bytes]) -> None:
        line = opened(strict_house, target.evening.table)
        for code in spoken(line, b"".join(sent)):
            assert code in CLOSE_CODES

    lines()
    assert target.looks() == before


# Other people's things.


def closed_with(socket: Socket) -> int:
    """The code a socket is closed with."""
    while True:
        try:
            socket.hear()
        except websockets.exceptions.ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 1006


def refused_socket(guest: Guest, table: str, **wanted: Any) -> int:
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
        guest.socket(table, **wanted)
    return int(refused.value.response.status_code)


def test_another_persons_seat_is_refused(target: Target, guest: NewGuest, strict_house: House) -> None:
    thief = guest("Thief", strict_house)
    table = target.evening.table
    assert refused_socket(thief, table, seat=1) == 403
    assert refused_socket(thief, table, seat=7) == 404
    assert refused_socket(thief, table, seat=1, headers={"Cookie": "spelunke_seat1=" + "a" * 32}) == 403
    for endpoint, words in {
        "leave": {"seat": 1},
        "link": {},
        "rematch": {},
        "start": {},
        "bot": {"seat": 1},
        "remove": {"seat": 1},
    }.items():
        thief.ask("POST", f"{target.path}/{endpoint}", 403, **words)
    thief.ask("POST", f"{target.path}/animal", 403, seat=1, animal="owl")
    thief.ask("POST", f"{target.path}/join", 409, seat=1)
    thief.ask("GET", f"{target.path}/past", 403, seat=1)
    thief.ask("GET", f"{target.path}/story", 403, seat=1)


def test_a_player_is_not_the_host_and_the_host_holds_no_seat_but_the_own(target: Target) -> None:
    anna, ben, _ = target.evening.guests
    ben.ask("POST", f"{target.path}/bot", 403, seat=0)
    anna.ask("POST", f"{target.path}/leave", 403, seat=1)
    anna.ask("GET", f"{target.path}/past", 403, seat=1)


def test_a_forged_cookie_is_refused_and_a_new_name_heals_it(guest: NewGuest, strict_house: House) -> None:
    forger = guest("Forger", strict_house)
    value = forger.http.cookies.get("spelunke_guest")
    assert value is not None
    name, _, signature = value.partition(".")
    other = signature[:-2] + ("BB" if signature.endswith("AA") else "AA")
    for forged in (f"{name}x.{signature}", f"{name}.{other}", name, ".", "x.y", f"{name}.", value.upper()):
        answer = httpx.get(f"{strict_house.address}/api/guest", headers={"cookie": f"spelunke_guest={forged}"}, verify=False)
        assert answer.status_code == 401, forged
        healed = httpx.post(
            f"{strict_house.address}/api/guest",
            json={"name": "A"},
            headers={"cookie": f"spelunke_guest={forged}"},
            verify=False,
        )
        assert healed.status_code == 200


def test_a_cookie_signed_with_another_houses_key_is_forged() -> None:
    cookie = identity.signed("anna", bytes(32))
    assert identity.guest_of(cookie, bytes(32)) == "anna"
    with pytest.raises(Exception, match="not from this house"):
        identity.guest_of(cookie, bytes(31) + b"1")


def test_another_sites_page_can_open_no_socket_and_make_no_request(target: Target, strict_house: House) -> None:
    anna = target.evening.guests[0]
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"):
        assert refused_socket(anna, target.evening.table, seat=0, headers={"Origin": origin}) == 403
        answer = anna.http.post(f"{target.path}/start", json={}, headers={"origin": origin})
        assert answer.status_code == 403
    answer = anna.http.post(f"{target.path}/start", json={}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    answer = anna.http.post(f"{target.path}/start", content="{}", headers={"content-type": "text/plain"})
    assert answer.status_code == 415


def test_on_loopback_the_house_answers_to_loopback_names_only(strict_house: House) -> None:
    port = strict_house.address.rpartition(":")[2]
    for name, status in ((f"evil.example:{port}", 403), (f"localhost:{port}", 200), ("[::1", 403), ("", 403)):
        assert httpx.get(f"{strict_house.address}/api/games", headers={"host": name}, verify=False).status_code == status


# Limits.


def test_codes_and_tables_cannot_be_guessed_for_long(db: str) -> None:
    with open_house(db, limits={"guesses_at_once": 5, "guesses_per_second": 0.001}) as house:
        statuses = [httpx.get(f"{house.address}/api/code/AAAA{letter}", verify=False).status_code for letter in "ABCDEFG"]
        assert statuses == [404] * 5 + [429] * 2
        assert httpx.get(f"{house.address}/api/table/abcdefghijkl", verify=False).status_code == 429


def test_there_is_a_limit_to_everything(db: str, guest: NewGuest) -> None:
    limits = {
        "tables_per_guest": 2,
        "sockets_per_seat": 2,
        "sockets_per_guest": 1,
        "frames_per_second": 0.001,
        "frames_at_once": 5,
        "unreadable_frames": 2,
    }
    with open_house(db, limits=limits) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        anna.put_up()
        anna.ask("POST", "/api/tables", 429, game="rueck")
        sockets = [anna.socket(table, seat=0) for _ in range(2)]
        ben = guest("Ben", house)
        ben.socket(table)
        assert refused_socket(ben, table) == 429
        for _ in range(6):
            sockets[0].say("Ping")
        assert closed_with(sockets[0]) == 1008
        for _ in range(3):
            sockets[1].send("no words")
        assert closed_with(sockets[1]) == 1008
        for frame, code in (("x" * 5000, 1009), (b"\x00", 1003)):
            socket = anna.socket(table, seat=0)
            socket.send(frame)
            assert closed_with(socket) == code
        answer = anna.http.post(
            "/api/guest", content=b'{"name":"' + b"x" * 20_000 + b'"}', headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413


def test_a_connection_must_say_what_it_wants_soon_and_briefly_and_not_be_one_of_too_many(db: str) -> None:
    with open_house(db, limits={"head_seconds": 1.5}) as house:
        with dialled(house) as flood:
            with contextlib.suppress(ConnectionError):
                flood.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
                for number in range(2_000):
                    flood.sendall(b"x-%d: " % number + b"y" * 100 + b"\r\n")
            assert all_heard(flood)[:13] in {b"HTTP/1.1 431 ", b""}
        with dialled(house) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: loc")
            assert all_heard(slow) == b""
    with open_house(db, limits={"connections_per_address": 3}) as house:
        with dialled(house) as one, dialled(house) as two, dialled(house) as three, dialled(house) as four:
            assert all_heard(four) == b""
            for line in (one, two, three):
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert all_heard(line).startswith(b"HTTP/1.1 200 ")
        assert httpx.get(f"{house.address}/healthz", verify=False).status_code == 200


@given(st.lists(st.one_of(st.binary(max_size=40), st.sampled_from([b"GET ", b"/ HTTP/1.1\r\n", b"\r\n", b": "])), max_size=6))
@seeded(RAW)
def bytes_to_the_door(house: House, sent: list[bytes]) -> None:
    with dialled(house) as line:
        line.sendall(b"".join(sent) + b"\r\n\r\n")
        line.shutdown(socket.SHUT_WR)
        heard = all_heard(line)
        assert heard == b"" or re.match(rb"HTTP/1.1 [24]\d\d ", heard), heard


def test_bytes_that_are_no_request_are_refused(strict_house: House) -> None:
    bytes_to_the_door(strict_house)


def test_what_cannot_be_a_table_is_refused_with_the_reason(guest: NewGuest) -> None:
    anna = guest("Anna")
    for status, wanted in (
        (404, {"game": "chess"}),
        (400, {"game": "rueck", "seats": 8}),
        (422, {"game": "rueck", "house": {"chief": 99}}),
        (400, {"game": "rueck", "house": {"flying": True}}),
        (400, {"game": "rueck", "preset": "wild"}),
        (400, {"game": "rueck", "level": "genius"}),
        (400, {"game": "rueck", "clock": 4}),
        (400, {"game": "rueck", "clock": 4000}),
        (404, {"game": "rueck", "seat": 6}),
        (400, {"game": "rueck", "contribution": "xyz"}),
        (400, {"game": "rueck", "pace": "slow"}),
        (400, {"game": "rueck", "surprise": 1}),
    ):
        refusal = anna.ask("POST", "/api/tables", status, **wanted)
        assert refusal["text"]
    german = anna.http.post("/api/tables", json={"game": "chess"}, headers={"accept-language": "de-DE,en;q=0.5"}).json()
    assert "Regal" in german["text"]


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"spelunke":1}', b'{"spelunke":2}', b"\xff", b"[" * 100_000])
def test_a_damaged_record_is_refused_by_name(content: bytes, guest: NewGuest) -> None:
    anna = guest("Anna")
    for path in ("/api/record", "/api/verify"):
        answer = anna.http.post(path, content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["message"].startswith("record-")


def test_a_record_that_lies_is_refused(guest: NewGuest) -> None:
    anna = guest("Anna")
    lies = {"spelunke": 1, "game": "rueck", "version": 1, "seats": 3, "answers": [17, 0, 0, 99]}
    answer = anna.http.post("/api/record", json=lies)
    assert answer.status_code == 400
    long = {**lies, "answers": [0] * 60_000}
    assert anna.http.post("/api/record", json=long).json()["message"] == "record-too-long"
