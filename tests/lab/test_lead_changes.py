"""The course of a game: who led when, and what was on the table when it was decided."""

import itertools

import pytest

import spelunke
from spelunke import shelf
from spelunke.games.rueck.types import Give, Rob
from spelunke.lab.lead_changes import Follower, leaders
from spelunke.lab.playing import dice_of, luck_of, play_watched


def test_whoever_would_win_now_leads_and_nobody_does_at_the_beginning() -> None:
    game = spelunke.game("rueck", seats=3)
    assert leaders(game.deal(seed=1)) == frozenset()
    table = game.deal(seed=7)
    game.play(table, {0: Rob(6), 1: Rob(2), 2: Rob(4)})
    game.play(table, {0: Give(2)})
    assert game.view(table, None).open.jewels == (8, 10, 10)
    assert leaders(table) == set(game.view(table, None).open.would_win) == {0}


def test_on_the_ring_whoever_has_most_pieces_home_leads() -> None:
    game = spelunke.game("wuerfel", seats=3)
    table = game.deal(seed=1)
    position = game.position(table)
    position["pieces"][1][0] = "G4"
    assert leaders(game.arrange(position)) == {1}


def test_the_course_is_what_a_spectator_could_have_written_down() -> None:
    game = spelunke.game("rueck", seats=4)
    follower = Follower(game)
    table = play_watched(game, [game.parts.policy] * 4, luck_of(6, 0), dice_of(6, 0, 4), after_step=follower.look).table
    course, record = follower.course(table), game.record(table)
    led, nobles = [], []
    at = 0
    while at < len(record.answers):
        at += len(spelunke.replay(record, at).seats_asked())
        now = game.view(spelunke.replay(record, at), None).open
        led.append(set(now.would_win))
        nobles.append(now.noble)
    winners = set(game.view(table, None).open.would_win)
    known = [seats for seats in led if seats]
    assert course.lead_changes == sum(one != other for one, other in itertools.pairwise(known))
    assert course.behind == pytest.approx(sum(not winners & seats for seats in led) / len(led))
    undecided = max((moment + 1 for moment, seats in enumerate(led) if seats != winners), default=0)
    assert course.decided == pytest.approx(min(undecided + 1, len(led)) / len(led))
    assert sum(course.things.values()) == 8
    assert course.deciding in course.things


@pytest.mark.parametrize("key", shelf.keys())
def test_what_can_decide_a_game_is_an_event_of_it_with_words(key: str) -> None:
    from spelunke.texts import speaker

    deciding = shelf.parts(key).deciding
    assert deciding is not None
    assert deciding.event in shelf.parts(key).events
    assert deciding.field in deciding.event.__struct_fields__
    for language in ("en", "de"):
        assert speaker(language).has(deciding.message)
