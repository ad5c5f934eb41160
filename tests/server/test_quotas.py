"""What is limited is counted before anything is waited for: many at once get no more than one after the other."""

import asyncio
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import NewGuest
from tests.server.guests import PATIENCE, Guest
from tests.server.house import House, open_house

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
