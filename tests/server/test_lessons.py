"""A lesson over HTTP: the server plays it, keeps nothing, and says where the learner stands."""

from typing import Any

import msgspec
import pytest

from spelunke import shelf
from spelunke.play.lesson import lesson_of
from tests.server.conftest import NewGuest
from tests.server.guests import Guest

FEWEST_STEPS = 8


def stand(guest: Guest, key: str, status: int = 200, **wish: Any) -> Any:
    return guest.ask("POST", f"/api/games/{key}/lesson", status, **wish)


@pytest.mark.parametrize("key", shelf.keys())
def test_a_lesson_is_played_through_by_whoever_asks(guest: NewGuest, key: str) -> None:
    learner, lesson = guest(), lesson_of(shelf.parts(key))
    told = stand(learner, key)
    assert len(told["keys"]) >= FEWEST_STEPS
    for number, step in enumerate(lesson.steps):
        given: list[Any] = []
        told = stand(learner, key, version=told["version"], step=number)
        assert (told["step"], told["given"], told["is_free"]) == (number, 0, step.is_free)
        assert [person["name"] for person in told["people"]][:2] == ["", "Kalle"]
        while not told["is_done"]:
            move = (told["wanted"] or told["view"]["choices"])[0]
            told = stand(learner, key, version=told["version"], step=number, answers=given, move=move)
            assert told["feedback"]["is_right"]
            assert told["scenes"][-1]["view"] == told["view"]
            given.append(move)
            again = stand(learner, key, version=told["version"], step=number, answers=given)
            assert (again["view"], again["given"], again["scenes"]) == (told["view"], len(given), [])


def test_a_wrong_move_is_explained_and_leaves_the_learner_where_they_were(guest: NewGuest) -> None:
    learner = guest()
    begun = stand(learner, "rueck")
    told = stand(learner, "rueck", move={"move": "Rob", "strength": 3})
    assert told["feedback"] == {
        "is_right": False,
        "message": "learn_rueck-strongest.wrong",
        "paragraphs": ["§3.1", "§3.2", "§3.3", "§3.4"],
    }
    assert (told["view"], told["given"], told["scenes"]) == (begun["view"], 0, [])
    forbidden = stand(learner, "rueck", move={"move": "Neighbour", "side": "left"})
    assert (forbidden["feedback"]["message"], forbidden["feedback"]["paragraphs"]) == ("learn-not-legal", ["§3.2"])


def test_a_learner_of_another_version_begins_again_and_is_told_so(guest: NewGuest) -> None:
    learner = guest()
    for wish in ({"version": 99, "step": 3}, {"step": 77}):
        told = stand(learner, "klau", **wish)
        assert (told["step"], told["restarted"]) == (0, "changed")
    told = stand(learner, "klau", version=1, step=1, answers=[{"move": "ICant"}])
    assert (told["step"], told["given"], told["restarted"]) == (1, 0, "step-changed")


def test_nonsense_is_refused(guest: NewGuest) -> None:
    learner = guest()
    assert stand(learner, "chess", 404)["message"] == "game-unknown"
    for wish in ({"answers": [7]}, {"move": {"move": "Fly"}}, {"step": -1}, {"answers": [None] * 101}, {"what": 1}):
        assert stand(learner, "klau", 400, **wish)["message"] == "server-not-understood"


def test_a_learner_sees_no_more_than_their_seat_may_know(guest: NewGuest) -> None:
    told = stand(guest(), "klau")
    game = lesson_of(shelf.parts("klau")).steps[0].game
    position = lesson_of(shelf.parts("klau")).steps[0].position
    assert position is not None
    seen = game.shown(game.view(game.arrange(position, ask_luck=True), 0))
    assert told["view"] == msgspec.json.decode(msgspec.json.encode(seen))
