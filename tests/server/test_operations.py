"""Running the house: health, counts, headers, logs, clean-up, and what a plain install does not load."""

import json
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from spelunke import shelf
from spelunke.core.origins import concordance_of
from spelunke.server.http import routes_lobby
from spelunke.server.http.openapi import game_schema, openapi
from spelunke.server.limits import Limits
from spelunke.server.log import identity
from spelunke.server.logs import JsonLines
from tests.server.conftest import NewGuest
from tests.server.evening import Evening, eventually
from tests.server.house import House, open_house, sqlite_in
from tests.server.services import free_port


def test_the_house_says_that_it_is_well(guest: NewGuest) -> None:
    health = guest().ask("GET", "/healthz")
    assert health["store"]
    assert health["bus"]


def test_what_was_done_is_counted(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="tiny")
    evening.start()
    evening.play_out()
    text = guest().http.get("/metrics").text
    counted = {match[1]: float(match[2]) for match in re.finditer(r"^(spelunke_\w+) ([\d.e+]+)$", text, re.MULTILINE)}
    assert counted["spelunke_entries_total"] >= 9
    assert counted["spelunke_commit_seconds_count"] >= 1
    assert counted["spelunke_frames_in_total"] >= 6
    assert evening.table not in text


def test_every_answer_carries_the_headers_that_keep_other_sites_out(guest: NewGuest) -> None:
    someone = guest()
    for path in ("/", "/api/games", "/healthz", "/nothing/here", "/api/guest"):
        headers = someone.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("style-src-attr")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.secrecy
def test_cookies_are_hidden_from_scripts_and_from_other_sites(guest: NewGuest) -> None:
    anna = guest()
    given = anna.http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    created = anna.http.post("/api/tables", json={"game": "rueck"})
    table = created.json()["table"]
    for cookie in created.headers.get_list("set-cookie"):
        assert f"Path=/api/table/{table};" in cookie
        assert "HttpOnly" in cookie


def test_behind_a_proxy_with_tls_cookies_are_secure_and_addresses_are_the_browsers_own(db: str) -> None:
    with open_house(db, behind_proxy=True, limits={"requests_at_once": 3, "requests_per_second": 0.001}) as house:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "9.9.9.9, 203.0.113.7"}
        first = httpx.post(f"{house.address}/api/guest", json={"name": "Anna"}, headers=forwarded, verify=False)
        assert "; Secure" in first.headers["set-cookie"]
        assert "strict-transport-security" in first.headers
        statuses = [httpx.get(f"{house.address}/api/games", headers=forwarded, verify=False).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        other = {**forwarded, "x-forwarded-for": "9.9.9.9, 203.0.113.8"}
        assert httpx.get(f"{house.address}/api/games", headers=other, verify=False).status_code == 200


@pytest.mark.secrecy
def test_no_secret_is_ever_logged(db: str, guest: NewGuest) -> None:
    with open_house(db, log_level="debug") as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")], contribution="ab" * 8)
        evening.start()
        evening.sockets[0].say("Say", text="a whispered word")
        link = evening.guests[0].at(evening.table, "link")["path"]
        evening.sockets[0].send("{damaged")
        evening.guests[1].ask("POST", "/api/link", 404, token="not-a-token-at-all")
        evening.play_out()
        house.stop()
        log = house.log()
        secrets = [
            morsel.partition("=")[2] for person in evening.guests for morsel in person.cookies_for(evening.table).split("; ")
        ]
        for secret in [*secrets, link.partition("#")[2], "a whispered word", evening.last[0]["fair"]["seed"]]:
            assert secret
            assert secret not in log
        assert all(json.loads(line)["what"] for line in log.splitlines())


@pytest.mark.secrecy
def test_the_words_of_an_error_are_not_logged_for_they_may_tell_what_a_seat_holds() -> None:
    secret = " ".join(["ace", "of", "hearts"])
    try:
        raise ValueError(secret)
    except ValueError:
        record = logging.LogRecord("spelunke.server", logging.ERROR, __file__, 1, "a table stumbled", None, sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert secret not in line["trace"]
    assert "Traceback of ValueError" in line["trace"]
    assert Path(__file__).name in line["trace"]


def test_the_openapi_document_names_every_endpoint_and_every_reference_leads_somewhere(guest: NewGuest) -> None:
    document = guest().ask("GET", "/api/openapi.json")
    assert document == json.loads(openapi())
    assert len(document["paths"]) >= 24
    text = json.dumps(document)
    for name in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert name in document["components"]["schemas"]
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"]


def test_every_game_has_a_schema_of_its_words(guest: NewGuest) -> None:
    schema = guest().ask("GET", "/api/games/rueck/schema.json")
    assert schema.keys() == json.loads(game_schema("rueck")).keys()
    assert schema["$defs"].keys() == json.loads(game_schema("rueck"))["$defs"].keys()
    assert {"Move", "Event", "View"} <= set(schema)
    guest().ask("GET", "/api/games/chess/schema.json", 404)


def test_the_shelf_is_shown_with_every_house_rule(guest: NewGuest) -> None:
    boxes = {card["game"]: card for card in guest().ask("GET", "/api/games")}
    options = {option["name"]: option for option in boxes["rueck"]["options"]}
    assert {name: options["expert"][name] for name in ("default", "allowed")} == {"default": False, "allowed": [False, True]}
    assert boxes["rueck"]["presets"]["expert"] == {"expert": True}
    assert "thumb" in boxes["rueck"]["levels"]
    assert boxes["rueck"]["characters"] == {"cautious": {"risk": 10}, "daredevil": {"risk": 60}}


def test_house_rules_and_their_readings_say_where_they_come_from_and_games_who_made_them(guest: NewGuest) -> None:
    boxes = {card["game"]: card for card in guest().ask("GET", "/api/games")}
    book = guest().ask("GET", "/api/games/rueck/rules")
    assert book["options"] == boxes["rueck"]["options"]
    assert book["people"] == boxes["rueck"]["people"]
    assert boxes["rueck"]["people"]["authors"] == ["Antonin Boccara"]
    options = {option["name"]: option for option in boxes["rueck"]["options"]}
    assert options["favour_for_equals"]["origin"] == {"kind": "printed", "languages": ["de", "en", "fr"], "source": ""}
    assert options["nobles"]["origin"]["kind"] == "ours"
    italian = {"kind": "printed", "languages": ["it"], "source": ""}
    assert options["second"]["readings"] == [{"value": "sports", "origin": italian}]


def test_a_game_without_a_concordance_says_nothing_of_origins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_lobby, "concordance_of", lambda _package: concordance_of("spelunke"))
    options = routes_lobby._options(shelf.parts("rueck"))
    assert {option.origin for option in options} == {None}
    assert {option.readings for option in options} == {()}


def test_house_rules_can_be_checked_before_a_table_is_put_up(guest: NewGuest) -> None:
    anna = guest()
    nobles = {"plus_4": 5, "minus_3": 4}
    checked = anna.ask("POST", "/api/games/rueck/house", seats=4, house={"nobles": nobles, "rounds": 8})
    assert checked == {"changes": {"nobles": nobles}}
    refused = anna.ask("POST", "/api/games/rueck/house", 422, house={"nobles": {"plus_4": 2}})
    assert refused["message"] == "rueck-too-few-nobles"
    assert "2" in refused["text"]
    assert anna.ask("POST", "/api/games/rueck/house", 422, house={"nobles": [1]})["message"] == "house-bad-table"
    assert anna.ask("POST", "/api/games/poker/house", 404)["message"] == "game-unknown"


DAY = 86_400


def aged(folder: Path, table: str, days: float, has_said_something: bool = False) -> None:
    """Let it be so long since anything happened at a table, or anything but talk."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", [days * DAY, table])
        if not has_said_something:
            connection.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", [int(days * DAY * 1e6), table])
    connection.close()


def test_tables_are_cleared_away_by_the_stated_rules_and_no_sooner(tmp_path: Path, guest: NewGuest) -> None:
    port = free_port()
    with open_house(sqlite_in(tmp_path), port=port) as house:
        guests = [guest(name, house) for name in ("Anna", "Ben", "Carl")]
        anna = guests[0]
        tables: dict[str, list[str]] = {"open": [anna.put_up() for _ in range(3)], "running": [], "over": []}
        for _ in range(2):
            tables["running"].append(anna.put_up())
            anna.at(tables["running"][-1], "start")
            evening = Evening(guests, preset="tiny")
            evening.start()
            evening.play_out()
            tables["over"].append(evening.table)
        house.stop()
    for standing, days in (("open", 1), ("running", 45), ("over", 180)):
        aged(tmp_path, tables[standing][0], days + 0.1)
        aged(tmp_path, tables[standing][1], days - 0.1)
    aged(tmp_path, tables["open"][2], 10, has_said_something=True)
    gone = [tables[standing][0] for standing in tables]
    with open_house(sqlite_in(tmp_path), port=port, clean=0.2, drop_removed=0.2):
        eventually(lambda: {anna.http.get(f"/api/table/{table}").status_code for table in gone} == {404})
        for table in {table for found in tables.values() for table in found} - set(gone):
            anna.ask("GET", f"/api/table/{table}")


def test_a_table_that_is_cleared_away_says_goodbye_to_whoever_looks_at_it(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path), clean=0.2, drop_removed=0.2) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        socket = anna.socket(table, seat=0)
        aged(tmp_path, table, 2)
        assert socket.hear_until("Bye")["why"] == "elsewhere"
        anna.ask("GET", f"/api/table/{table}", 404)


def test_a_store_that_was_migrated_is_what_the_code_believes_it_to_be(tmp_path: Path, house: House) -> None:
    from sqlalchemy import create_engine, inspect

    from spelunke.server.store.db_schema import METADATA

    with open_house(sqlite_in(tmp_path)):
        pass
    found = inspect(create_engine(f"sqlite:///{tmp_path}/tables.db"))
    assert set(found.get_table_names()) == set(METADATA.tables) | {"alembic_version"}
    for name, table in METADATA.tables.items():
        columns = {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(name)}
        assert columns == {column.name: (str(column.type), column.nullable) for column in table.columns}
        assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}


def test_a_plain_install_loads_nothing_of_the_server() -> None:
    script = "import sys, spelunke; spelunke.game('rueck').deal(); print(*(name for name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "spelunke.server" not in loaded
    assert not {"starlette", "uvicorn", "sqlalchemy", "redis", "websockets"} & set(loaded)


def test_luck_can_be_checked_without_the_server_extra() -> None:
    script = "import sys, spelunke.server.log.fairness; print(*(name for name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert not {"starlette", "uvicorn", "sqlalchemy", "redis", "websockets", "segno"} & set(loaded)


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "\u202e\u200b", "\n\t"])
def test_a_name_must_be_seen_and_short(name: str, guest: NewGuest) -> None:
    guest().ask("POST", "/api/guest", 400, name=name)


def test_names_are_cleaned_of_what_cannot_be_seen() -> None:
    assert identity.clean_name("\u202eAn\u200bna  \n Ä") == "Anna Ä"


def test_a_bucket_gives_so_many_at_once(guest: NewGuest, db: str) -> None:
    assert Limits().requests_at_once > Limits().requests_per_second
    with open_house(db, limits={"sayings_at_once": 2, "sayings_per_second": 0.001}) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        socket = anna.socket(table, seat=0)
        for number in range(3):
            socket.say("Say", text=f"word {number}")
        assert socket.hear_until("Refusal")["message"] == "server-too-much-talk"
