"""§9: house rules, presets and tables of one's own."""

from typing import Any

import pytest

import spelunke
from spelunke.games.teufel.box import BOX, CoalKind, House
from spelunke.games.teufel.types import Refilled, Stake
from tests.games.teufel.rounds import bet, counted, dealt, played_round, remembered, stop, told, totals, turn


def refused(house: dict[str, Any], seats: int = 4) -> str:
    """What is said against these house rules."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("teufel", seats=seats, house=house)
    return str(refusal.value)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_first_start_player_may_be_named(start: int) -> None:
    """§9.1."""
    game = spelunke.game("teufel", seats=3, house={"start": start})
    table = game.deal(ask_luck=True)
    assert game.asked(table) == (0, 1, 2)
    assert game.view(table, None).open.start == start


def test_a_start_player_must_sit_at_the_table() -> None:
    """§9.1."""
    assert "start" in refused({"start": 3}, seats=3)
    assert "last seat at this table is 2" in refused({"start": 3}, seats=3)
    assert "start" in refused({"start": 6})
    assert "start" in refused({"start": -2})


@pytest.mark.parametrize("chips", [200, 60, 10, 1590])
def test_betting_nothing_can_be_allowed(chips: int) -> None:
    """§9.2."""
    game, table = counted([chips, 300], house={"zero_stake": True})
    assert game.moves(table, 0) == tuple(Stake(stake) for stake in range(0, chips + 10, 10))


def test_the_first_rules_let_everybody_bet_nothing() -> None:
    """§9.2: games that were kept under them are played so."""
    assert spelunke.game("teufel", rules=1).house == House(zero_stake=True)
    assert spelunke.game("teufel", rules=1, preset="ten_rounds").house == House(zero_stake=True, rounds=10)
    assert spelunke.game("teufel", rules=1, preset="tiny").house == spelunke.game("teufel", preset="tiny").house


@pytest.mark.parametrize(("mouth", "left", "shuffled"), [(12, 13, False), (13, 13, True), (29, 30, False), (30, 30, True)])
def test_the_ovens_mouth_may_hold_more_or_less(mouth: int, left: int, shuffled: bool) -> None:
    """§9.3: two pieces are taken, and so many are left."""
    oven: dict[CoalKind, int] = {"10": 9, "20": 6} if left == 13 else {"10": 9, "20": 9, "25": 9, "50": 5}
    sitting = bet(counted([300, 300], oven, {"oven_mouth": mouth}), 0, 0)
    stop(sitting, "10")
    stop(sitting, "20")
    assert bool(told(sitting, Refilled)) == shuffled


def test_rounds_can_be_limited() -> None:
    """§9.4."""
    game, table = played_round([10, 10], ["10"], ["10"], house={"rounds": 1})
    assert game.asked(table) == ()
    assert game.view(table, None).open.rounds == 1
    unlimited, fresh = dealt(2)
    assert unlimited.view(fresh, None).open.rounds is None


@pytest.mark.parametrize(("capital", "step"), [(10, 0), (50, 0), (100, 1), (200, 2), (500, 6)])
def test_everybody_may_start_with_another_capital(capital: int, step: int) -> None:
    """§9.5."""
    sitting = dealt(3, {"capital": capital})
    game, table = sitting
    assert totals(sitting) == [capital] * 3
    assert {pawn.step for pawn in game.view(table, None).open.pawns} == {step}
    assert game.moves(table, 1)[-1] == Stake(capital)


def test_the_coal_may_be_another() -> None:
    """§9.6."""
    sitting = dealt(2, {"coal": {"75": 24, "devil": 1}})
    assert remembered(sitting).oven == {"75": 24, "devil": 1}
    assert sitting[0].view(sitting[1], 0).open.oven_left == 25


@pytest.mark.parametrize("coal", [{}, {"devil": 9}, {"100": 0, "devil": 1}])
def test_coal_without_a_number_is_refused(coal: dict[str, int]) -> None:
    """§9.6."""
    assert "“coal”" in refused({"coal": coal})


@pytest.mark.parametrize("coal", [{"30": 1}, {"10": -1}, {"10": 25}, {"10": "many"}])
def test_coal_that_cannot_be_read_is_refused_by_name(coal: dict[str, Any]) -> None:
    """§9.6."""
    assert "“coal”" in refused({"coal": coal})


def test_the_track_may_have_other_spaces_above_500() -> None:
    """§9.7, §1.3."""
    game, table = counted([610, 300], house={"track": [50, 200, 300, 500, 600, 620, 1600]}, pawns=[9, 4])
    pawn = game.view(table, 1).open.pawns[0]
    assert (pawn.step, pawn.least, pawn.most) == (9, 610, 610)


@pytest.mark.parametrize("track", [[50, 200, 300, 500], [50, 200, 400, 500, 1600], [1600], [], [50, 200, 300, 500, 1500]])
def test_a_track_that_does_not_begin_or_end_as_it_must_is_refused(track: list[int]) -> None:
    """§9.7."""
    said = refused({"track": track})
    assert "“track”" in said
    assert "50, 200, 300" in said


@pytest.mark.parametrize(
    "track", [[50, 200, 300, 500, 500, 1600], [50, 200, 300, 500, 900, 800, 1600], [50, 200, 300, 500, 805, 1600]]
)
def test_a_track_must_rise_in_tens(track: list[int]) -> None:
    """§9.7."""
    said = refused({"track": track})
    assert "“track”" in said
    assert "multiple of 10" in said


def test_memory_aids_show_all_chips_and_what_is_left_in_the_oven() -> None:
    """§9.8, §4.9, §6.3."""
    game = spelunke.game("teufel", seats=2, preset="open_book")
    table = game.deal(seed=3)
    view = game.view(table, 1)
    assert game.shown(view) == view
    assert spelunke.game("teufel", seats=2).shown(view).remembered is None


def test_the_box_comes_first_of_the_presets_and_changes_nothing() -> None:
    """§9.4, §9.8: there is no printed variant, and no default departs from print."""
    assert list(BOX.presets) == ["box", "open_book", "ten_rounds", "tiny"]
    assert BOX.presets["box"] == House()
    assert spelunke.game("teufel", preset="ten_rounds").house.rounds == 10  # type: ignore[attr-defined]


def test_the_tiny_game_is_over_after_two_rounds_of_three_pieces() -> None:
    """§9.4 to §9.6."""
    game = spelunke.game("teufel", seats=2, preset="tiny")
    table = game.deal(ask_luck=True)
    sitting = bet((game, table), 10, 0)
    stop(sitting, "10")
    turn(sitting, "devil")
    assert totals(sitting) == [10 + 20 + 100, 10]
    bet(sitting, 0, 10)
    turn(sitting, "20", "devil")
    turn(sitting, "10")
    assert totals(sitting) == [130 + 100, 10 + 20]
    assert game.asked(table) == ()
