"""Coming back: finished games are kept, links have a preview, an older page knows that it is, guests are forgotten."""

import json
import re
from pathlib import Path

import httpx
import pytest

from spelunke.server.app import PAGE
from spelunke.server.http.static import page_version
from spelunke.server.log import entries, forget
from spelunke.server.log.entries import Entry
from tests.server.conftest import NewGuest
from tests.server.evening import Evening
from tests.server.guests import Guest
from tests.server.house import open_house, sqlite_in
from tests.server.test_operations import aged


def over(*people: Guest) -> Evening:
    """A game of these people that is over."""
    evening = Evening(people, preset="tiny")
    evening.start()
    evening.play_out()
    return evening


def test_a_finished_game_is_kept_for_its_players_with_how_it_ended(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    evening = over(anna, ben, carl)
    (game,) = ben.ask("GET", "/api/guest/games")
    assert (game["card"]["table"], game["seats"]) == (evening.table, [1])
    standing = evening.last[1]["view"]["standing"]
    assert [game["card"]["ended"][part] for part in ("places", "scores")] == [standing["places"], standing["scores"]]
    assert game["at"] > 1_700_000_000
    assert evening.table not in ben.ask("GET", "/api/guest")["tables"]
    assert guest("Dora").ask("GET", "/api/guest/games") == []
    assert guest().ask("GET", "/api/guest/games") == [], "nor has somebody new"


def test_a_game_that_a_player_left_for_good_is_not_theirs(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    evening = Evening([anna, ben, carl], preset="tiny")
    evening.start()
    carl.at(evening.table, "leave", seat=2)
    for socket in evening.sockets[:2]:
        socket.hear_until("Seats")
    while not evening.is_over:
        for seat in set(evening.asked) - {2}:
            evening.answer(seat, evening.choices(seat)[0])
        evening.last = [socket.hear_until("Step") for socket in evening.sockets[:2]]
    assert carl.ask("GET", "/api/guest/games") == []
    assert len(anna.ask("GET", "/api/guest/games")) == 1


def test_played_games_stay_for_half_a_year_and_records_that_were_opened_for_a_month(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path)) as house:
        anna, ben, carl = (guest(name, house) for name in ("Anna", "Ben", "Carl"))
        played = [over(anna, ben, carl).table for _ in range(2)]
        record = anna.ask("GET", f"/api/table/{played[0]}/record")
        opened = anna.ask("POST", "/api/record", **record)["table"]
        house.stop()
    for table, days in zip([*played, opened], (179.9, 180.1, 30.1), strict=True):
        aged(tmp_path, table, days)
    with open_house(sqlite_in(tmp_path), clean=0.2, drop_removed=0.2) as house:
        new = guest("Dora", house)
        for gone in (played[1], opened):
            while new.http.get(f"/api/table/{gone}").status_code != 404:
                pass
        new.ask("GET", f"/api/table/{played[0]}")


# Being forgotten.


def words_of(guest: Guest, table: str) -> str:
    """Everything that anybody can be told about a table."""
    hello = guest.socket(table).hear_until("Hello")
    return json.dumps([hello, guest.ask("GET", f"/api/table/{table}/story"), guest.ask("GET", f"/api/table/{table}")])


def test_who_wants_to_be_forgotten_leaves_a_game_without_a_name_to_the_others_and_nothing_else(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Benedikt"), guest("Carl")
    evening = over(anna, ben, carl)
    evening.sockets[1].say("Say", text="I am Benedikt from the mill")
    evening.sockets[0].hear_until("Talk")
    assert "Benedikt" in words_of(anna, evening.table)
    before = anna.ask("GET", f"/api/table/{evening.table}/record")
    assert ben.ask("POST", "/api/guest/forget") is None
    assert evening.sockets[0].hear_until("Bye")["why"] == "restart", "whoever looks at the game reads it anew"
    told = words_of(anna, evening.table)
    assert "Benedikt" not in told
    assert forget.NOBODY in told
    assert anna.ask("GET", f"/api/table/{evening.table}/record") == before, "the game is what it was, luck included"
    assert "Benedikt" not in json.dumps(anna.ask("GET", "/api/guest/games"))
    assert ben.ask("GET", "/api/guest") is None
    assert ben.ask("GET", f"/api/table/{evening.table}/mine")["seats"] == []


def test_a_finished_game_of_ones_own_is_deleted_with_its_player(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.put_up(preset="tiny", seats=3, pace="at_once")
    anna.at(table, "start")
    socket = anna.socket(table, seat=0)
    view = socket.hear_until("Hello")["view"]
    turn = 0
    while view["standing"] is None:
        if 0 in view["asked"]:
            socket.say("Answer", turn=turn, move=view["choices"][0])
        step = socket.hear_until("Step")
        view, turn = step["view"] or view, step["turn"]
    anna.ask("POST", "/api/guest/forget")
    ben.ask("GET", f"/api/table/{table}", 404)


def test_who_wants_to_be_forgotten_gets_up_from_running_games_and_open_tables(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    running, waiting = anna.put_up(), anna.put_up()
    for table in (running, waiting):
        ben.join(table)
    anna.at(running, "start")
    ben.ask("POST", "/api/guest/forget")
    for table, sits in ((running, "bot"), (waiting, "nobody")):
        card = anna.ask("GET", f"/api/table/{table}")["people"][1]
        assert (card["sits"], card["name"] == "Ben") == (sits, False)


def test_forgetting_changes_nothing_that_somebody_else_said_or_did() -> None:
    log = [
        (0, entries.Joined("Anna", "a", "k0")),
        (1, entries.Joined("Ben", "b", "k1", "ab")),
        (1, entries.Said("Ben", "hello")),
        (0, entries.Said("Anna", "hello Ben")),
        (1, entries.AnswerSealed(0, 3)),
        (1, entries.Left(removed=True)),
        (1, entries.Joined("Ben", "c", "k2")),
        (1, entries.Said("Ben", "another one")),
        (None, entries.Said("Ben", "I watch")),
    ]
    changed = forget.without("b", [Entry(n, seat, what, 0) for n, (seat, what) in enumerate(log)])
    assert [entry.n for entry in changed] == [1, 2, 8]
    assert changed[0].what == entries.Joined(forget.NOBODY, "", "", "ab"), "the luck was mixed with it"


# The preview of a link.


def preview(guest: Guest, table: str, **headers: str) -> dict[str, str]:
    """What a messenger reads from a table's link."""
    page = guest.http.get(f"/t/{table}", headers=headers).text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built")
def test_a_tables_link_shows_its_game_and_its_free_chairs_and_no_names(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up("klau", seats=4)
    shown = preview(anna, table)
    assert (shown["og:title"], shown["og:description"][:18]) == ("Klau Mau!", "3 chairs are free.")
    assert preview(anna, table, **{"accept-language": "de"})["og:description"].startswith("3 Stühle sind frei.")
    image = httpx.get(shown["og:image"])
    assert image.headers["content-type"] == "image/png"
    assert image.content.startswith(b"\x89PNG")
    assert "Anna" not in str(shown)
    anna.at(table, "start")
    assert "running" in preview(anna, table)["og:description"]
    assert preview(anna, "nosuchtabler") == {}
    assert preview(anna, f"{table}/x") == {}


@pytest.mark.skipif(page_version(PAGE) == "", reason="the page is not built")
def test_a_page_hears_from_every_answer_and_every_line_which_page_the_server_has(guest: NewGuest) -> None:
    anna = guest("Anna")
    version = page_version(PAGE)
    assert anna.http.get("/api/guest").headers["x-spelunke-page"] == version
    socket = anna.socket(anna.put_up(), seat=0)
    socket.say("Ping")
    assert socket.hear_until("Pong")["page"] == version
