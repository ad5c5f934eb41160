"""A whole evening: people put up tables, join them, answer face down, talk, leave, come back and play again."""

import json

import pytest
import websockets.exceptions

import spelunke
from tests.server.conftest import NewGuest
from tests.server.evening import Evening, kept
from tests.server.house import House

pytestmark = pytest.mark.real_service


def test_three_people_play_a_whole_game_and_all_hear_the_same_end(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.play_out()
    assert len({json.dumps(word["view"]["standing"]) for word in evening.last}) == 1
    record = evening.guests[0].http.get(f"/api/table/{evening.table}/record").content
    assert spelunke.replay(record).seats_asked() == ()


def test_one_person_plays_against_bots_to_the_end(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up(seats=5)
    socket = anna.socket(table, seat=0)
    anna.at(table, "start")
    while True:
        step = socket.hear_until("Step", 20)
        if step["view"]["standing"]:
            break
        if 0 in step["view"]["asked"]:
            socket.say("Answer", turn=step["turn"], move=step["view"]["choices"][0])
    people = anna.ask("GET", f"/api/table/{table}")["people"]
    assert [card["sits"] for card in people] == ["person", "bot", "bot", "bot", "bot"]


@pytest.mark.secrecy
def test_others_see_only_that_somebody_chose_and_a_mind_may_be_changed_until_the_last_answer(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    anna, ben, carl = evening.sockets
    five, two = evening.choices(0)[5], evening.choices(0)[2]
    evening.answer(0, five)
    kept(anna, five)
    assert ben.hear() == {"kind": "Sealed", "n": evening.last[1]["n"] + 1, "seat": 0}
    evening.answer(0, two)
    kept(anna, two)
    evening.answer(1, evening.choices(1)[3])
    assert carl.hear()["seat"] == 0
    assert carl.hear()["seat"] == 1, "that Anna changed her mind is not told"
    evening.answer(2, evening.choices(2)[4])
    evening.hear_step()
    assert evening.last[0]["events"][0] == {"event": "Revealed", "robbers": [2, 3, 4]}


def test_an_answer_to_an_ask_that_is_over_is_refused_by_name(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.step()
    evening.sockets[0].say("Answer", turn=0, move={"move": "Rob", "strength": 1})
    refusal = evening.sockets[0].hear_until("Refusal")
    assert refusal["message"] == "server-ask-over"


def test_an_answer_after_the_end_is_refused_by_name(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.play_out()
    evening.sockets[2].say("Answer", turn=evening.turn, move={"move": "Rob", "strength": 1})
    assert evening.sockets[2].hear_until("Refusal")["text"] == "The game is over; seat 2 cannot move."


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ({"move": "Rob", "strength": 9}, "move-unknown"),
        ({"move": "Take", "jewels": 8}, "move-not-legal"),
        ({"move": "Steal"}, "server-not-understood"),
        ("Rob", "server-not-understood"),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_its_reason(guest: NewGuest, move: object, message: str) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.sockets[0].say("Answer", turn=0, move=move)
    assert evening.sockets[0].hear_until("Refusal")["message"] == message


@pytest.mark.secrecy
def test_a_spectator_sees_the_table_but_no_hand_and_cannot_answer(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    watcher = guest("Dora").socket(evening.table)
    assert watcher.hear()["seat"] is None
    evening.start()
    step = watcher.hear_until("Step")
    assert step["view"]["open"]["hand"] == []
    assert step["view"]["choices"] == []
    watcher.say("Answer", turn=0, move={"move": "Rob", "strength": 1})
    assert watcher.hear_until("Refusal")["message"] == "server-only-watching"


def test_two_tabs_of_one_person_agree(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    other_tab = evening.guests[0].socket(evening.table, seat=0)
    evening.start()
    other_tab.hear_until("Step")
    three = evening.choices(0)[3]
    evening.answer(0, three)
    kept(evening.sockets[0], three)
    kept(other_tab, three)
    late_tab = evening.guests[0].socket(evening.table, seat=0)
    assert late_tab.hear_until("Hello")["kept"] == three


def test_whoever_comes_back_hears_exactly_what_was_missed(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    n = evening.last[0]["n"]
    evening.sockets[0].drop()
    evening.answer(1, evening.choices(1)[0])
    evening.answer(2, evening.choices(2)[0])
    kept(evening.sockets[2], evening.choices(2)[0])
    back = evening.guests[0].socket(evening.table, seat=0, n=n)
    assert [word for word in (back.hear(), back.hear()) if word["kind"] == "Sealed"] == [
        {"kind": "Sealed", "n": n + 1, "seat": 1},
        {"kind": "Sealed", "n": n + 2, "seat": 2},
    ]
    back.say("Answer", turn=0, move=evening.choices(0)[0])
    assert back.hear_until("Step")["n"] == n + 3
    back.say("Resume", n=n)
    assert [back.hear()["kind"] for _ in range(3)] == ["Sealed", "Sealed", "Step"]
    back.say("Resume", n=n + 1000)
    assert back.hear()["kind"] == "Hello"


def test_talk_and_reactions_reach_everybody_and_stay_for_those_who_come_later(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.sockets[1].say("Say", text="  Hände\u202e hoch!\n ")
    heard = evening.sockets[2].hear_until("Talk")
    assert (heard["seat"], heard["name"], heard["text"]) == (1, "Ben", "Hände hoch!")
    evening.sockets[2].say("React", sign="laugh")
    assert evening.sockets[0].hear_until("Reaction")["sign"] == "laugh"
    late = guest("Dora").socket(evening.table)
    assert [talk["text"] for talk in late.hear_until("Hello")["talk"]] == ["Hände hoch!"]
    late.say("Say", text="Hello from the bar")
    assert evening.sockets[0].hear_until("Talk", seat=None)["name"] == "Dora"


def test_a_table_is_found_by_its_five_letters_and_in_the_lobby_only_if_listed(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    hidden, shown = anna.put_up(), anna.put_up(listed=True, house={"expert": True})
    code = anna.ask("GET", f"/api/table/{hidden}")["code"]
    assert ben.ask("GET", f"/api/code/{code.lower()}")["table"] == hidden
    lobby = {card["table"]: card for card in ben.ask("GET", "/api/tables")}
    assert hidden not in lobby
    assert lobby[shown]["house"] == {"expert": True}
    ben.join(shown)
    card = next(card for card in anna.ask("GET", "/api/tables") if card["table"] == shown)
    assert [seat["name"] for seat in card["people"]] == ["Anna", "Ben", "", ""]


def test_two_people_of_one_name_are_told_apart(guest: NewGuest) -> None:
    table = guest("Anna").put_up()
    other = guest("Anna")
    other.join(table)
    assert [card["name"] for card in other.ask("GET", f"/api/table/{table}")["people"]][:2] == ["Anna", "Anna 2"]


def test_the_host_gives_a_seat_to_a_bot_and_back(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    host = evening.guests[0]
    host.at(evening.table, "bot", seat=1)
    card = evening.sockets[2].hear_until("Seats")["people"][1]
    assert (card["sits"], card["cause"], card["level"]) == ("person", "host", "thumb")
    assert evening.sockets[0].hear_until("Sealed")["seat"] == 1, "the bot answers"
    evening.sockets[1].say("Answer", turn=0, move={"move": "Rob", "strength": 1})
    assert evening.sockets[1].hear_until("Refusal")["message"] == "server-bot-plays"
    host.at(evening.table, "back", seat=1)
    evening.sockets[1].hear_until("Seats")
    evening.answer(1, {"move": "Rob", "strength": 1})
    kept(evening.sockets[1], {"move": "Rob", "strength": 1})


def test_whoever_leaves_a_running_game_is_replaced_by_a_bot_and_may_return(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.guests[2].at(evening.table, "leave", seat=2)
    assert evening.sockets[0].hear_until("Seats")["people"][2]["cause"] == "left"
    evening.sockets[2].say("Return")
    assert evening.sockets[0].hear_until("Seats")["people"][2]["cause"] is None


def test_a_bots_character_and_what_shows_it_stand_on_its_card_before_anybody_joins(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up("klau", level="novice:suspicious")
    anna.at(table, "bot", seat=1)
    anna.at(table, "bot", seat=2, level="regular:honest")
    seen = guest("Ben").ask("GET", f"/api/table/{table}")
    assert seen["rates"] == {"doubt": 80}
    assert [(card["level"], card["rates"]) for card in seen["people"]] == [
        (None, {}),
        ("novice:suspicious", {"doubt": 80}),
        ("regular:honest", {"bluff": 0}),
        (None, {}),
    ]
    anna.at(table, "bot", seat=2, level="regular:liar")
    anna.at(table, "start")
    people = anna.ask("GET", f"/api/table/{table}")["people"]
    assert [(card["level"], card["rates"]) for card in people[2:]] == [
        ("regular:liar", {"bluff": 85}),
        ("novice:suspicious", {"doubt": 80}),
    ]


def test_a_character_that_does_not_show_in_a_game_is_refused_with_those_that_do(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up("rueck")
    refusal = anna.ask("POST", f"/api/table/{table}/bot", 400, seat=1, level="regular:liar")
    assert refusal["facts"]["allowed"] == ["cautious", "daredevil"]
    assert "cautious" in refusal["text"]


def test_before_the_start_seats_become_free_again(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.put_up()
    seat = ben.join(table)
    ben.at(table, "leave", seat=seat)
    assert ben.join(table) == seat
    anna.at(table, "bot", seat=2, level="random")
    anna.at(table, "back", seat=2)
    anna.at(table, "remove", seat=seat)
    assert [card["sits"] for card in anna.ask("GET", f"/api/table/{table}")["people"]] == ["person"] + ["nobody"] * 3


@pytest.mark.secrecy
def test_whoever_is_removed_hears_nothing_more_and_cannot_come_back_by_the_old_secret(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.guests[0].at(evening.table, "remove", seat=1)
    assert evening.sockets[1].hear_until("Bye")["why"] == "removed"
    with pytest.raises(websockets.exceptions.ConnectionClosed):
        evening.sockets[1].hear()
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
        evening.guests[1].socket(evening.table, seat=1)
    assert refused.value.response.status_code == 403


@pytest.mark.secrecy
def test_a_one_time_link_lets_one_other_device_in_once(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    link = evening.guests[0].at(evening.table, "link")
    assert link["svg"].startswith("<svg")
    phone, thief = guest(), guest("Thief")
    token = link["path"].partition("#")[2]
    opened = phone.ask("POST", "/api/link", token=token)
    assert (opened["seats"], opened["host"]) == ([0], True)
    hello = phone.socket(evening.table, seat=0).hear_until("Hello")
    assert hello["view"]["open"]["hand"] == evening.last[0]["view"]["open"]["hand"]
    assert hello["host"]
    assert phone.ask("GET", "/api/guest")["name"] == "Anna"
    thief.ask("POST", "/api/link", 404, token=token)


def test_a_rematch_seats_the_same_people(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="tiny")
    anna, ben, _ = evening.guests
    ben.at(evening.table, "animal", seat=1, animal="owl")
    evening.start()
    evening.play_out()
    made = ben.at(evening.table, "rematch")
    again = made["table"]
    assert made["seats"] == [1]
    assert evening.sockets[0].hear_until("Rematch")["table"] == again
    anna.ask("POST", f"/api/table/{again}/join", 409, seat=0)
    assert anna.at(evening.table, "follow")["seats"] == [0]
    people = anna.ask("GET", f"/api/table/{again}")["people"]
    assert [(card["sits"], card["name"]) for card in people] == [("person", "Anna"), ("person", "Ben"), ("reserved", "Carl")]
    assert [card["animal"] for card in people] == ["cat", "owl", "boar"]
    anna.ask("POST", f"/api/table/{evening.table}/rematch", 409)


@pytest.mark.secrecy
def test_while_a_game_runs_the_past_is_seen_from_ones_own_seat_and_afterwards_from_all(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="open_book")
    evening.start()
    first = evening.last[0]["view"]
    evening.step()
    anna, path = evening.guests[0], f"/api/table/{evening.table}/past"
    assert anna.ask("GET", path, turn=0, seat=0) == first
    assert anna.ask("GET", path, turn=0)["open"]["hand"] == []
    anna.ask("GET", path, 403, turn=0, seat=1)
    anna.ask("GET", path, 409, turn=0, seat="open")
    anna.ask("GET", path, 404, turn=99)
    anna.ask("GET", f"/api/table/{evening.table}/record", 409)
    evening.play_out()
    assert anna.ask("GET", path, turn=0, seat=1)["seat"] == 1
    assert [view["seat"] for view in anna.ask("GET", path, turn=1, seat="open")] == [0, 1, 2]


def test_the_story_tells_every_turn_as_it_was_told_when_it_happened(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    heard = [evening.last[0]["events"]]
    while not evening.is_over:
        evening.step()
        heard.append(evening.last[0]["events"])
    story = evening.guests[0].ask("GET", f"/api/table/{evening.table}/story", seat=0)
    assert [chapter["events"] for chapter in story] == heard
    assert [chapter["turn"] for chapter in story] == list(range(len(heard)))
    assert not any(chapter["changes"] for chapter in story)


def test_the_story_tells_whoever_comes_late_who_let_a_bot_play_and_who_came_back(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    anna, ben, _ = evening.guests
    anna.at(evening.table, "bot", seat=1)
    evening.sockets[1].say("Return")
    evening.sockets[1].hear_until("Seats")
    evening.sockets[1].hear_until("Seats")
    evening.step()
    ben.at(evening.table, "leave", seat=1)
    anna.at(evening.table, "remove", seat=2)
    late = guest("Dora")
    late.at(evening.table, "ask", seat=2)
    asker = late.socket(evening.table).hear_until("Hello")["askers"][0]["id"]
    evening.guests[0].at(evening.table, "ask/answer", asker=asker, yes=True)
    story = guest().ask("GET", f"/api/table/{evening.table}/story")
    told = [[(change["seat"], change["name"], change["why"]) for change in chapter["changes"]] for chapter in story[:2]]
    assert told == [[(1, "Ben", "host"), (1, "Ben", "back")], [(1, "Ben", "left"), (2, "Carl", "left"), (2, "Dora", "back")]]


def test_a_change_of_seats_is_told_as_it_happens_and_again_to_a_client_that_missed_it(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    seen = evening.last[0]["n"]
    evening.guests[0].at(evening.table, "bot", seat=1)
    taken = evening.sockets[0].hear_until("Seats")
    assert taken["change"] == {"seat": 1, "name": "Ben", "why": "host"}
    evening.sockets[1].say("Return")
    assert evening.sockets[0].hear_until("Seats")["change"] == {"seat": 1, "name": "Ben", "why": "back"}
    evening.sockets[0].say("Resume", n=seen)
    assert evening.sockets[0].hear_until("Seats")["change"] == taken["change"]


def test_a_broken_line_is_no_change_of_seats(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.sockets[2].close()
    gone = evening.sockets[0].hear_until("Seats")
    assert (gone["people"][2]["here"], gone["change"]) == (False, None)


def test_a_record_is_opened_looked_at_and_played_on_from(guest: NewGuest, house: House) -> None:
    game = spelunke.game("rueck", seats=3)
    table = game.deal(seed=5)
    while table.asked:
        game.play(table, {seat: game.moves(table, seat)[0] for seat in game.asked(table)})
    anna = guest("Anna")
    content = game.record(table).to_json()
    sent = anna.http.post("/api/record", content=content, headers={"content-type": "application/json"})
    assert sent.status_code == 201, sent.text
    opened = sent.json()["table"]
    assert anna.ask("GET", f"/api/table/{opened}")["opened"]
    assert len(anna.ask("GET", f"/api/table/{opened}/story")) > 8
    assert anna.http.get(f"/api/table/{opened}/record").content == content
    played_on = anna.ask("POST", f"/api/table/{opened}/play-on", turn=3, seat=2, pace="at_once")["table"]
    hello = anna.socket(played_on, seat=2).hear_until("Hello")
    assert hello["turn"] >= 3
    assert hello["view"]["open"]["round"] == anna.ask("GET", f"/api/table/{opened}/past", turn=3)["open"]["round"]


@pytest.mark.secrecy
def test_memory_aids_are_shown_only_where_the_house_rules_say_so(guest: NewGuest) -> None:
    for preset, shown in (("box", False), ("open_book", True)):
        evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset=preset)
        evening.start()
        assert (evening.last[0]["view"]["remembered"] is not None) == shown
