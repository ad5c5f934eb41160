"""At hand and afterwards: the rules, the course of a game, looking back, playing on."""

import json
from codecs import BOM_UTF8

import msgspec
import pytest

import spelunke
from spelunke import shelf
from spelunke.core.record import read_record
from spelunke.texts import LANGUAGES
from spelunke.texts.rule_book import paragraphs, rule_book
from tests.server.conftest import NewGuest
from tests.server.evening import Evening

pytestmark = pytest.mark.real_service


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a short game."""
    game = shelf.game("rueck", preset="tiny")
    table = game.deal(seed=3)
    while asked := game.asked(table):
        game.play(table, {seat: game.moves(table, seat)[0] for seat in asked})
    return game.record(table).to_json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", spelunke.keys())
def test_the_rules_of_every_game_are_handed_out_in_every_language(guest: NewGuest, key: str, language: str) -> None:
    parts = shelf.parts(key)
    response = guest().http.get(f"/api/games/{key}/rules", headers={"accept-language": language})
    book = response.json()
    assert book["text"] == rule_book(parts, language)
    numbers = paragraphs(book["text"])
    assert {where for where in book["questions"].values() if where.removeprefix("§") not in numbers} == set()
    assert {where for where in book["events"].values() if where.removeprefix("§") not in numbers} == set()
    assert [option["name"] for option in book["options"]] == list(parts.box.house.__struct_fields__)


def test_the_rules_of_a_game_that_is_not_on_the_shelf_are_refused(guest: NewGuest) -> None:
    assert guest().ask("GET", "/api/games/halma/rules", 404)["message"] == "game-unknown"


def test_the_course_tells_every_score_at_every_ask_and_ends_with_the_standing(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    anna = evening.guests[0]
    assert anna.ask("GET", f"/api/table/{evening.table}/course", 409)["message"] == "server-not-over"
    jewels = []
    while not evening.is_over:
        jewels.append(evening.last[0]["view"]["open"]["jewels"])
        evening.step()
    jewels.append(evening.last[0]["view"]["standing"]["scores"])
    assert anna.ask("GET", f"/api/table/{evening.table}/course")["scores"] == jewels


def test_whoever_plays_again_or_plays_on_adds_to_the_luck_of_the_new_game(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="tiny")
    evening.start()
    evening.play_out()
    anna, ben, _ = evening.guests
    again = ben.at(evening.table, "rematch", contribution="bb")["table"]
    anna.at(evening.table, "follow", contribution="aa")
    assert anna.socket(again, seat=0).hear_until("Hello")["fair"]["contributions"] == ["aa", "bb", ""]
    played_on = anna.at(evening.table, "play-on", turn=1, seat=2, contribution="cc", level="novice")["table"]
    hello = anna.socket(played_on, seat=2).hear_until("Hello")
    assert hello["fair"]["contributions"] == ["", "", "cc"]
    assert {person["level"] for person in hello["table"]["people"]} == {"novice", None}
    anna.ask("POST", f"/api/table/{evening.table}/play-on", 400, turn=1, seat=2, contribution="luck!")


def test_a_record_that_begins_with_a_byte_order_mark_is_opened(guest: NewGuest, played: bytes) -> None:
    anna = guest("Anna")
    for path, status in (("/api/record", 201), ("/api/verify", 400)):  # this one promises nothing that could be verified
        plain, marked = (
            anna.http.post(path, content=content, headers={"content-type": "application/json"})
            for content in (played, BOM_UTF8 + played)
        )
        assert (plain.status_code, marked.status_code) == (status, status), marked.text
        assert status == 201 or marked.json() == plain.json()


def test_an_opened_record_has_a_course_and_every_seat_may_look_at_it(guest: NewGuest, played: bytes) -> None:
    anna = guest("Anna")
    table = anna.ask("POST", "/api/record", **json.loads(played))["table"]
    record = read_record(played)
    assert record.standing is not None
    scores = guest().ask("GET", f"/api/table/{table}/course")["scores"]
    assert scores[-1] == list(record.standing.scores)
    views = guest().ask("GET", f"/api/table/{table}/past", turn=1, seat="open")
    assert [view["seat"] for view in views] == list(range(record.seats))
    assert guest().ask("GET", f"/api/table/{table}/past", turn=1, seat=2) == views[2]


def test_whoever_plays_on_sits_at_the_table_as_it_was_then(guest: NewGuest, played: bytes) -> None:
    anna = guest("Anna")
    table = anna.ask("POST", "/api/record", **json.loads(played))["table"]
    was = anna.ask("GET", f"/api/table/{table}/past", turn=1, seat=1)
    mine = anna.at(table, "play-on", turn=1, seat=1)
    assert mine["seats"] == [1]
    assert anna.ask("GET", f"/api/table/{mine['table']}/past", turn=1, seat=1) == was


@pytest.mark.secrecy
def test_odds_are_told_from_the_own_seat_where_the_table_shows_them(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], odds="on")
    evening.start()
    anna = evening.guests[0]
    odds = anna.ask("GET", f"/api/table/{evening.table}/odds", seat=0)
    view = evening.last[0]["view"]
    assert view["remembered"] is None, "odds need no memory aids"
    left: dict[str, int] = dict(msgspec.structs.asdict(shelf.game("rueck").house)["nobles"])
    left[view["open"]["noble"]] -= 1
    assert {chance["noble"]: chance["ways"] for chance in odds} == {kind: copies for kind, copies in left.items() if copies}
    assert {chance["among"] for chance in odds} == {13}
    assert anna.ask("GET", f"/api/table/{evening.table}/odds", 403, seat=1)["message"] == "server-not-your-seat"
    assert guest().ask("GET", f"/api/table/{evening.table}/odds") == odds


@pytest.mark.secrecy
def test_odds_are_not_told_where_the_table_does_not_show_them_or_not_yet(guest: NewGuest) -> None:
    for shown, afterwards in (("off", 409), ("after", 200)):
        evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], odds=shown, preset="tiny")
        evening.start()
        ask = evening.guests[0].ask
        assert ask("GET", f"/api/table/{evening.table}/odds", 409, seat=0)["message"] == "server-no-odds"
        evening.play_out()
        ask("GET", f"/api/table/{evening.table}/odds", afterwards, turn=0, seat=1)


def test_a_record_that_is_opened_shows_its_odds(guest: NewGuest, played: bytes) -> None:
    anna = guest("Anna")
    table = anna.ask("POST", "/api/record", **json.loads(played))["table"]
    assert guest().ask("GET", f"/api/table/{table}/odds", turn=0, seat=2)
