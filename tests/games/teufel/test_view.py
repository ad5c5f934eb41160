"""Views: what lies open, what can be counted up, and for whom."""

import msgspec
import pytest

import spelunke
from spelunke.games.teufel.box import COAL
from spelunke.games.teufel.types import Burnt, Laid, Lead, Moved, Open, Pawn, Reckoned, Remembered, Started, Turned
from tests.games.teufel.rounds import bet, counted, dealt, played_round, stop, told, turn


def test_a_view_at_the_bet_is_this_and_nothing_else() -> None:
    """§2.1, §2.2, §3.2, §6.1."""
    game, table = dealt(2)
    assert msgspec.to_builtins(game.view(table, 1)) == {
        "game": "teufel",
        "version": 2,
        "seats": 2,
        "seat": 1,
        "asked": (0, 1),
        "about": "stake",
        "choices": tuple({"move": "Stake", "chips": 10 * tens} for tens in range(21)),
        "standing": None,
        "open": {
            "round": 1,
            "rounds": None,
            "start": 0,
            "turn": None,
            "chips": (None, 200),
            "totals": (None, 200),
            "stakes": None,
            "highest": (),
            "won": (),
            "pawns": ({"step": 2, "least": 200, "most": 200},) * 2,
            "track": (50, 200, 300, 500, 800, 1200, 1600),
            "pacts": (),
            "turned": {},
            "amount": 0,
            "laid": ({}, {}),
            "fetched": (None, None),
            "to_come": (),
            "best": {"who": (), "worth": 0},
            "most": {"who": (), "worth": 0},
            "oven_left": 48,
            "aside": 0,
        },
        "remembered": {"chips": (200, 200), "totals": (200, 200), "would_win": (0, 1), "oven": COAL},
    }


def test_a_view_at_the_oven_is_this_and_nothing_else() -> None:
    """§3.5, §4.3, §4.4, §4.9, §6.3, §7.5."""
    sitting = bet(counted([300, 60, 200]), 100, 20, 0)
    turn(sitting, "50", "devil")
    game, table = turn(sitting, "25", "25")
    view = game.view(table, 2)
    assert view.choices == ()
    assert view.asked == (1,)
    assert view.open == Open(
        round=9,
        rounds=None,
        start=0,
        turn=1,
        chips=(None, 90, 200),
        totals=(None, 110, 200),
        stakes=(100, 20, 0),
        highest=(0,),
        won=(),
        pawns=(Pawn(4, 300, 300), Pawn(1, 60, 190), Pawn(2, 200, 200)),
        track=(50, 200, 300, 500, 800, 1200, 1600),
        pacts=(1,),
        turned={"25": 2},
        amount=50,
        laid=({}, {}, {}),
        fetched=(0, None, None),
        to_come=(2,),
        best=Lead((), 0),
        most=Lead((), 0),
        oven_left=44,
        aside=2,
    )
    assert view.remembered == Remembered(
        chips=(150, 90, 200), totals=(250, 110, 200), would_win=(0,), oven={**COAL, "50": 6, "25": 7, "devil": 8}
    )


def test_a_view_tells_what_the_coal_before_everybody_has_won_so_far() -> None:
    """§4.1, §5.1, §5.5 to §5.7."""
    sitting = stop(bet(counted([300, 60, 200]), 100, 40, 100), "25", "20")
    game, table = turn(sitting, "10", "devil")
    opened = game.view(table, None).open
    assert opened.highest == (0, 2)
    assert opened.won == (1,)
    assert opened.fetched == (45, 0, None)
    assert (opened.turn, opened.to_come) == (2, ())
    assert (opened.best, opened.most) == (Lead((0,), 45), Lead((0,), 2))
    assert told(sitting, Laid) == [Laid(0, 45, 2, {"25": 1, "20": 1}, (1,))]


def test_if_several_bring_out_as_much_the_reckoning_shows_the_coal_of_the_first_from_the_start_player() -> None:
    """§4.1, §5.1."""
    sitting = bet(counted([300, 60, 200], start=2), 0, 0, 0)
    stop(stop(stop(sitting, "50"), "20"), "25", "25")
    assert told(sitting, Reckoned) == [Reckoned((1, 2), 50, {"50": 1})]


def test_if_all_coal_burns_the_reckoning_says_so() -> None:
    """§5.1."""
    sitting = played_round([10, 10], ["devil"], ["devil"])
    assert told(sitting, Reckoned) == [Reckoned((), 0, {})]


def test_a_spectator_sees_what_lies_open_to_everybody() -> None:
    """§6.1, §7.5."""
    game, table = counted([300, 60, 200])
    view = game.view(table, None)
    assert view.open.chips == (None, 60, None)
    assert view.choices == ()


def test_two_tables_that_differ_only_in_a_secret_total_lie_open_alike_to_the_others() -> None:
    """§6.1: 310 and 490 stand in the same gap."""
    game, one = counted([310, 300, 200])
    _, other = counted([490, 300, 200])
    for viewer in (1, 2, None):
        assert game.shown(game.view(one, viewer)) == game.shown(game.view(other, viewer))
    assert game.view(one, 0) != game.view(other, 0)


def test_a_sealed_stake_is_nowhere_before_all_are_revealed() -> None:
    """§3.1, §3.6: the table does not even hold it."""
    game, table = dealt(2)
    before = [game.view(table, viewer) for viewer in (0, 1, None)]
    with pytest.raises(spelunke.AnswersMissing):
        game.play(table, {0: game.moves(table, 0)[7]})
    assert [game.view(table, viewer) for viewer in (0, 1, None)] == before


def test_everything_that_happens_is_told_to_all_alike() -> None:
    """§3.1, §4.4, §4.5, §6.2."""
    game = spelunke.game("teufel", seats=2)
    table = game.deal(seed=5)
    dice = spelunke.Dice(5)
    for _ in range(60):
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        if not game.asked(table):
            break
    heard = game.events(table, None)
    assert game.events(table, 0) == game.events(table, 1) == heard
    assert {Started, Turned, Burnt, Moved} <= {type(event) for event in heard}


def test_after_a_round_the_coal_is_gone_from_observation_but_not_from_memory() -> None:
    """§4.9, §8.1."""
    sitting = played_round([10, 10], ["100"], ["75", "75", "devil"])
    game, table = sitting
    view = game.view(table, 0)
    assert view.open.laid == ({}, {})
    assert view.open.aside == 4
    assert view.remembered == Remembered(
        chips=(320, 220), totals=(320, 220), would_win=(0,), oven={**COAL, "100": 1, "75": 1, "devil": 8}
    )
    assert len(told(sitting, Turned)) == 3


def test_the_table_behind_a_view_has_that_view() -> None:
    """§6.3."""
    sitting = stop(bet(counted([300, 60, 200]), 100, 20, 0), "50")
    game, table = turn(sitting, "25")
    for viewer in (0, 1, 2, None):
        view = game.view(table, viewer)
        assert game.view(game.seat_at(view), viewer) == view
