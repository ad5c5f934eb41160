"""The whole truth as words: there and back, and what no table can be in."""

from typing import Any

import pytest

import spelunke
from spelunke.games.teufel import box
from tests.games.teufel.rounds import bet, counted, dealt, played_round, stop, turn

COAL = {str(kind): copies for kind, copies in box.COAL.items()}

AT_THE_BET: dict[str, Any] = {"round": 9, "start": 0, "chips": [300, 60, 200], "pawns": [4, 1, 2], "oven": COAL}
"""Seat 1 has a pact; all coal lies in the oven."""

AT_THE_OVEN: dict[str, Any] = {
    **AT_THE_BET,
    "chips": [200, 40, 100],
    "stakes": [100, 20, 100],
    "oven": {**COAL, "50": 6, "25": 7},
    "turn": 1,
    "turned": {"25": 2},
    "laid": [{"50": 1}, {}, {}],
}
"""Seat 0 has laid down a 50, seat 1 has turned two."""

BURNT: dict[str, Any] = {
    **AT_THE_BET,
    "chips": [150, 90, 100],
    "stakes": [100, 20, 100],
    "oven": {**COAL, "50": 6, "devil": 8},
    "turn": 1,
}
"""Seat 0 has met a devil after a 50 and paid seat 1."""

OVER: dict[str, Any] = {
    **AT_THE_BET,
    "chips": [1600, 60, 200],
    "pawns": [12, 1, 2],
    "oven": {**COAL, "50": 6, "10": 7},
    "laid": [{"50": 1}, {"10": 1}, {"10": 1}],
    "over": True,
}


def refusal(position: dict[str, Any], house: dict[str, Any] | None = None, **changes: Any) -> str:
    """What is said against a position."""
    game = spelunke.game("teufel", seats=3, house=house)
    with pytest.raises(spelunke.ImpossiblePosition) as refused:
        game.arrange({**position, **changes})
    assert str(refused.value)
    return refused.value.message.removeprefix("teufel-position-")


@pytest.mark.parametrize("position", [AT_THE_BET, AT_THE_OVEN, BURNT, OVER])
def test_a_position_can_be_arranged_and_is_told_again(position: dict[str, Any]) -> None:
    """§3.1, §4.3, §4.5, §10.1."""
    game = spelunke.game("teufel", seats=3)
    told = game.position(game.arrange(position, ask_luck=True))
    assert {key: told[key] for key in position} == position


def test_no_piece_of_a_kind_is_the_same_as_not_naming_it() -> None:
    """§4.2: nobody is asked whether to go on before a first piece lies there."""
    game = spelunke.game("teufel", seats=3)
    named = {**BURNT, "turned": {"100": 0}, "laid": [{"10": 0}, {}, {}]}
    assert game.position(game.arrange(named, ask_luck=True)) == game.position(game.arrange(BURNT, ask_luck=True))


def test_every_kind_of_moment_comes_back_from_its_position() -> None:
    """§2.3, §3.1, §4.2, §4.3, §10.4."""
    fresh = spelunke.game("teufel", seats=2)
    daring = turn(bet(dealt(2), 10, 20), "50")
    after_daring = turn(bet(dealt(2), 10, 20), "50")
    after_daring[0].play(after_daring[1], {0: after_daring[0].moves(after_daring[1], 0)[1]})
    for game, table in [
        (fresh, fresh.deal(ask_luck=True)),
        dealt(2),
        bet(dealt(2), 10, 20),
        daring,
        after_daring,
        stop(bet(dealt(2), 10, 20), "50"),
        turn(bet(counted([300, 60]), 200, 0), "devil"),
        played_round([200, 200], ["devil"], ["devil"]),
        played_round([10, 20], ["50"], ["10"], house={"rounds": 1}),
    ]:
        arranged = game.arrange(game.position(table), ask_luck=True)
        assert game.position(arranged) == game.position(table)
        assert arranged.seats_asked() == table.seats_asked()
        for viewer in (0, 1, None):
            assert game.view(arranged, viewer) == game.view(table, viewer)


def test_a_position_has_an_entry_for_every_seat() -> None:
    """§2.2."""
    assert refusal(AT_THE_BET, chips=[300, 60]) == "position-seats"
    assert refusal(AT_THE_OVEN, laid=[{"50": 1}]) == "position-seats"
    assert refusal(AT_THE_BET, start=3) == "seat"
    assert refusal(AT_THE_OVEN, turn=-1) == "seat"


def test_rounds_count_from_one_to_the_last() -> None:
    """§9.4."""
    assert refusal(AT_THE_BET, round=0) == "round"
    assert refusal(AT_THE_BET, {"rounds": 8}) == "round"


def test_the_start_player_is_missing_only_before_the_first_is_found() -> None:
    """§2.3, §8.3, §9.1."""
    assert refusal(AT_THE_BET, start=None) == "start"
    assert refusal(AT_THE_BET, {"start": 2}) == "start"
    first = {**AT_THE_BET, "round": 1, "chips": [200] * 3, "pawns": [2] * 3}
    assert refusal(first, {"start": 1}, start=None) == "start"
    spelunke.game("teufel", seats=3).arrange({**first, "start": None})
    spelunke.game("teufel", seats=3, house={"start": 1}).arrange(AT_THE_BET)


TOO_EARLY: list[dict[str, Any]] = [
    {"stakes": [100, 20, 100]},
    {"turned": {"50": 1}, "oven": {**COAL, "50": 6}},
    {"dares": True},
    {"laid": [{"50": 1}, {}, {}], "oven": {**COAL, "50": 6}},
]


@pytest.mark.parametrize("changes", TOO_EARLY)
def test_before_the_turns_nothing_lies_on_the_table(changes: dict[str, Any]) -> None:
    """§3.1, §4.1."""
    assert refusal(AT_THE_BET, **changes) == "no-turn"


def test_nobody_is_asked_for_a_bet_if_nobody_has_chips() -> None:
    """§3.4."""
    assert refusal(AT_THE_BET, chips=[0, 0, 0], pawns=[0, 0, 0]) == "no-bet"


def test_a_turn_comes_after_the_bet_and_before_the_end() -> None:
    """§4.1, §4.3."""
    assert refusal(AT_THE_OVEN, stakes=None) == "turn"
    assert refusal(AT_THE_OVEN, over=True) == "turn"
    assert refusal(BURNT, dares=True) == "turn"


def test_nobody_has_a_turn_at_an_empty_oven() -> None:
    """§4.7, §4.8."""
    assert refusal(AT_THE_OVEN, oven={}) == "oven-empty"


def test_devils_never_lie_open() -> None:
    """§4.5."""
    assert refusal(AT_THE_OVEN, turned={"25": 1, "devil": 1}) == "devil"
    assert refusal(AT_THE_OVEN, laid=[{"devil": 1}, {}, {}]) == "devil"


def test_nobody_lays_coal_down_before_their_turn_is_over() -> None:
    """§4.1, §4.4."""
    assert refusal(AT_THE_OVEN, laid=[{"50": 1}, {"10": 1}, {}]) == "laid"
    assert refusal(AT_THE_OVEN, laid=[{"50": 1}, {}, {"10": 1}]) == "laid"


@pytest.mark.parametrize(
    "changes",
    [
        {"oven": COAL},
        {"oven": {**COAL, "50": 7, "25": 7}},
        {"turned": {"100": 3}},
        {"turned": {"100": -1, "25": 2}},
        {"turned": {"100": 70}},
    ],
)
def test_there_is_no_more_coal_than_in_the_box(changes: dict[str, Any]) -> None:
    """§1.1."""
    assert refusal(AT_THE_OVEN, **changes) == "coal"


def test_what_lies_beside_the_board_must_have_come_there() -> None:
    """§4.5, §8.1, §8.2."""
    # With so little left in the oven all coal would have been shuffled again.
    assert refusal(AT_THE_BET, oven={"10": 9, "20": 9, "devil": 1}) == "aside"
    # Three seats turn at least three pieces a round.
    assert refusal(AT_THE_BET, oven={**COAL, "10": 7}) == "aside"
    # Somebody was burnt, but no devil is gone.
    assert refusal(BURNT, oven={**COAL, "50": 6}) == "aside"
    # Nothing is gone before the first round.
    first = {**AT_THE_BET, "round": 1, "chips": [200] * 3, "pawns": [2] * 3}
    assert refusal(first, oven={**COAL, "10": 2}) == "aside"
    # Nine devils in one round of three.
    assert refusal(AT_THE_BET, round=2, chips=[200] * 3, pawns=[2] * 3, oven={**COAL, "devil": 2}) == "aside"


def test_an_oven_may_have_run_empty_in_the_last_round() -> None:
    """§4.7, §10.4."""
    game = spelunke.game("teufel", seats=3, house={"coal": {"50": 1, "10": 1, "devil": 1}, "rounds": 9})
    over = {**OVER, "chips": [300, 60, 200], "pawns": [4, 1, 2]}
    assert not game.arrange({**over, "laid": [{"50": 1, "10": 1}, {}, {}], "oven": {}}).asked
    assert not game.arrange({**over, "laid": None, "oven": {}}).asked
    # Seat 2 has neither laid coal down nor met the devil, who is still in the oven.
    with pytest.raises(spelunke.ImpossiblePosition):
        game.arrange({**over, "laid": [{"50": 1}, {"10": 1}, {}], "oven": {"devil": 1}})


def test_chips_come_in_tens_and_pawns_stand_on_the_track() -> None:
    """§1.2, §6.2."""
    assert refusal(AT_THE_BET, chips=[305, 60, 200]) == "chips"
    assert refusal(AT_THE_BET, chips=[-10, 60, 200]) == "chips"
    assert refusal(AT_THE_BET, pawns=[13, 1, 2]) == "chips"
    assert refusal(AT_THE_BET, pawns=[-1, 1, 2]) == "chips"


def test_stakes_come_in_tens_and_are_missing_only_for_the_broke() -> None:
    """§3.2, §3.3, §9.2."""
    assert refusal(AT_THE_OVEN, stakes=[105, 20, 100]) == "stake"
    assert refusal(AT_THE_OVEN, stakes=[-10, 20, 100]) == "stake"
    assert refusal(AT_THE_OVEN, stakes=[1600, 20, 100]) == "stake"
    assert refusal(AT_THE_OVEN, stakes=[None, 20, 100]) == "stake"
    assert refusal(AT_THE_OVEN, {"zero_stake": False}, stakes=[100, 20, 0], chips=[200, 40, 200]) == "stake"
    assert refusal(AT_THE_OVEN, chips=[200, 0, 100], stakes=[100, 0, 100], pawns=[4, 0, 2]) == "stake"


def test_a_pawn_stands_where_its_owner_was_counted() -> None:
    """§6.2, §7.4, §7.6."""
    assert refusal(AT_THE_BET, pawns=[5, 1, 2]) == "pawn"
    assert refusal(AT_THE_OVEN, chips=[210, 40, 100]) == "pawn"
    assert refusal(BURNT, chips=[200, 90, 100]) == "pawn"
    assert refusal(BURNT, chips=[150, 50, 100]) == "pawn"
    assert refusal(AT_THE_BET, round=1) == "pawn"
    assert refusal(AT_THE_BET, chips=[1600, 60, 200], pawns=[12, 1, 2]) == "pawn"


def test_nobody_gets_rich_faster_than_the_payouts_allow() -> None:
    """§5.4, §5.8: after one round nobody has more than three times 200, two bonuses and two pacts."""
    assert refusal(AT_THE_BET, round=2, chips=[810, 60, 200], pawns=[9, 1, 2]) == "pawn"
    spelunke.game("teufel", seats=3).arrange({**AT_THE_BET, "round": 2, "chips": [800, 60, 200], "pawns": [8, 1, 2]})
    spelunke.game("teufel", seats=3).arrange({**AT_THE_BET, "round": 10**9})


def test_a_game_is_not_over_before_somebody_has_1600() -> None:
    """§10.1, §10.5."""
    assert refusal(OVER, chips=[1590, 60, 200], pawns=[11, 1, 2]) == "end"
    game = spelunke.game("teufel", seats=3, house={"rounds": 9})
    assert not game.arrange({**OVER, "chips": [300, 60, 200], "pawns": [4, 1, 2]}).asked


def test_what_is_no_position_at_all_is_refused_too() -> None:
    """§1.1."""
    assert refusal(AT_THE_BET, oven={"30": 1}) == "position-damaged"
    assert refusal(AT_THE_BET, jewels=3) == "position-damaged"
    assert refusal(AT_THE_BET, chips=[10**30, 60, 200]) == "position-damaged"
    assert refusal(AT_THE_BET, round=10**30) == "position-damaged"
