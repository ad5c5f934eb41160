"""What is limited is counted before anything is waited for: many at once get no more than one after the other."""

import asyncio
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from spelunke.server.log import entries, identity
from spelunke.server.log.talk import REMEMBERED_TALK
from tests.server.conftest import NewGuest
from tests.server.evening import eventually
from tests.server.guests import PATIENCE, Guest
from tests.server.house import House, open_house
from tests.server.test_secrecy import read, started

MANY = 40
FEW = 4


def statuses_of(house: House, person: Guest, *requests: tuple[str, str, Any]) -> Counter[int]:
    """How often which status came of requests that a person made all at once."""
    cookies = dict(person.http.cookies)

    async def asked() -> list[int]:
        most = httpx.Limits(max_connections=len(requests))
        async with httpx.AsyncClient(
            base_url=house.address, cookies=cookies, verify=False, timeout=PATIENCE, limits=most
        ) as client:
            answers = await asyncio.gather(*(client.request(method, path, json=body) for method, path, body in requests))
        return [answer.status_code for answer in answers]

    return Counter(asyncio.run(asked()))


def test_of_many_sockets_that_a_guest_opens_at_once_only_as_many_as_allowed_get_in(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"sockets_per_guest": FEW}) as house:
        table, ben = guest("Anna", house).put_up(), guest("Ben", house)
        url, headers = house.address.replace("http", "ws") + f"/api/table/{table}/socket", {"Cookie": ben.cookies_for(table)}

        async def opened() -> int:
            tries = (connect(url, additional_headers=headers, compression=None, proxy=None) for _ in range(MANY))
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert all(result.response.status_code == 429 for result in found if isinstance(result, InvalidStatus))
            lines = [result for result in found if not isinstance(result, BaseException)]
            for line in lines:
                await line.close()
            return len(lines)

        assert asyncio.run(opened()) == FEW


def test_of_many_codes_that_are_guessed_at_once_only_as_many_as_allowed_are_looked_up(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"guesses_at_once": FEW, "guesses_per_second": 0.001}) as house:
        found = statuses_of(
            house, guest(None, house), *(("GET", f"/api/code/AAAA{chr(65 + n % 8)}", None) for n in range(MANY))
        )
        assert found == {404: FEW, 429: MANY - FEW}


def test_of_many_tables_that_a_guest_puts_up_at_once_only_as_many_as_allowed_are_there(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"tables_per_guest": FEW}) as house:
        anna = guest("Anna", house)
        assert statuses_of(house, anna, *(("POST", "/api/tables", {"game": "rueck"}) for _ in range(MANY))) == {
            201: FEW,
            429: MANY - FEW,
        }
        assert len(anna.ask("GET", "/api/guest")["tables"]) == FEW


def test_the_addresses_of_one_home_s_ipv6_network_share_what_an_address_may(db: str) -> None:
    with open_house(db, behind_proxy=True, limits={"guesses_at_once": 2, "guesses_per_second": 0.001}) as house:

        def guessed_from(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return httpx.get(f"{house.address}/api/code/AAAAA", headers=headers, verify=False).status_code

        assert [guessed_from(f"2001:db8:1:2::{n}") for n in range(3)] == [404, 404, 429]
        assert guessed_from("2001:db8:1:3::1") == 404
        assert guessed_from("192.0.2.1") == 404


def test_a_flood_of_talk_pushes_out_its_own_history_and_not_what_the_players_said() -> None:
    table_log = started("rueck", "box")
    for seat in range(3):
        read(table_log, seat, entries.Said(f"Guest {seat}", f"hello from {seat}"))
    for number in range(3 * REMEMBERED_TALK):
        # However many guests it takes: spectators are one crowd.
        read(table_log, None, entries.Said(f"Noise {number}", str(number)))
    said = [(moment.seat, moment.what.text) for moment in table_log.talk if isinstance(moment.what, entries.Said)]
    assert said[:3] == [(seat, f"hello from {seat}") for seat in range(3)]
    assert len(said) == REMEMBERED_TALK
    assert said[-1] == (None, str(3 * REMEMBERED_TALK - 1))


def test_the_spectators_of_a_table_have_one_share_of_its_talk_and_its_players_another(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"spectators_sayings_at_once": 3, "spectators_sayings_per_second": 0.001}) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        seated = anna.socket(table, seat=0)
        noises = [guest(f"Noise {n}", house).socket(table) for n in range(4)]
        for noise in noises:
            noise.say("Say", text="noise")
            noise.say("Ping")
            noise.hear_until("Pong")
        seated.say("Say", text="my turn")
        assert seated.hear_until("Talk", text="my turn")["seat"] == 0
        assert sum(b'"noise"' in word for word in seated.told) == 3


def test_a_guest_opens_so_many_records_and_no_more(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"records_per_guest": 2, "tables_per_guest": 1}) as house:
        anna = guest("Anna", house)
        record = finished(anna)
        assert [anna.http.post("/api/record", json=record).status_code for _ in range(3)] == [201, 201, 429]
        guest("Ben", house).ask("POST", "/api/record", **record)
        anna.put_up()


def finished(anna: Guest) -> Any:
    """The record of a game that Anna played with bots."""
    table = anna.put_up(seats=3, preset="tiny", pace="at_once")
    socket = anna.socket(table, seat=0)
    anna.at(table, "start")
    while (view := (step := socket.hear_until("Step"))["view"])["standing"] is None:
        if 0 in view["asked"]:
            socket.say("Answer", turn=step["turn"], move=view["choices"][0])
    return anna.ask("GET", f"/api/table/{table}/record")


def test_what_is_dear_counts_as_several_requests(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"requests_at_once": 50, "requests_per_second": 0.001}) as house:
        nobody = guest(None, house)
        found = [nobody.http.post("/api/verify", json={"spelunke": 1}).status_code for _ in range(3)]
        assert found == [400, 400, 429]
        assert nobody.http.get("/api/guest").status_code == 200


WHERE = """
import sys, threading
from spelunke.server.log import fairness, identity
def told(work, name):
    def wrapped(*given):
        print(name, threading.current_thread() is threading.main_thread(), file=sys.stderr, flush=True)
        return work(*given)
    return wrapped
fairness.verify = told(fairness.verify, "verified")
identity.qr_code = told(identity.qr_code, "drawn")
"""
"""A house that says whether its event loop did the work itself."""


def test_heavy_work_is_done_beside_the_event_loop(db: str, guest: NewGuest) -> None:
    with open_house(db, first=WHERE) as house:
        anna = guest("Anna", house)
        anna.ask("POST", "/api/verify", **finished(anna))
        table = anna.put_up()
        anna.http.get(f"/api/table/{table}/qr")
        anna.at(table, "link")
        eventually(lambda: "drawn" in house.log())
        house.check_log("verified True", "drawn True")
        assert house.log().count("drawn False") == 2
        assert "verified False" in house.log()


def test_a_picture_of_the_way_to_a_table_says_what_the_house_knows_and_not_what_a_client_calls_it(
    db: str, guest: NewGuest
) -> None:
    with open_house(db) as house:
        port = house.address.rpartition(":")[2]
        anna = guest("Anna", house)
        path = f"/t/{anna.put_up()}"
        for called in (f"localhost:{port}", "localhost:99999", f"127.0.0.1:{port}"):
            picture = anna.http.get(f"/api/table/{path[3:]}/qr", headers={"host": called})
            assert picture.text == identity.qr_code(house.address + path)
    with open_house(db, names=["games.example", "localhost"], behind_proxy=True) as house:
        for called, expected in (("games.example", "http://games.example"), ("localhost:80", "http://localhost:80")):
            picture = anna.http.get(f"{house.address}/api/table/{path[3:]}/qr", headers={"host": called})
            assert picture.text == identity.qr_code(expected + path)


def test_the_files_of_a_page_cost_no_requests_and_a_family_at_one_address_opens_it_at_once(guest: NewGuest, db: str) -> None:
    few = {"requests_at_once": 50, "requests_per_second": 0.001}
    with open_house(db, limits={**few, "files_at_once": 300, "files_per_second": 0.001}) as house:
        anna = guest("Anna", house)
        fetched = [anna.http.get("/assets/nothing.js").status_code for _ in range(301)]
        assert fetched == [404] * 300 + [429]
        assert anna.http.get("/api/games").status_code == 200
