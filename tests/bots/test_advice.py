"""Advice through the door: a view in, ranked moves with shares, intervals and reasons out."""

import inspect
import subprocess
import sys
from dataclasses import replace
from typing import get_type_hints

import msgspec
import pytest

import spelunke
from bench.hints import row_of
from spelunke import Budget, advise
from spelunke.bots.advice import MOST_MOVES, worth_telling
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK, Table
from spelunke.games.rueck.reasons import Keeps, TooRich
from spelunke.games.rueck.types import Rob, Take
from spelunke.games.teufel.box import CoalKind
from spelunke.games.teufel.reasons import DevilComes, MostPiecesSoFar, NoBonus, NothingToLose
from spelunke.games.teufel.types import GoOn, Stake, Stop, Turn
from tests.bots.test_thinking import moments

FEW = Budget(games=24)


@pytest.mark.parametrize("key", spelunke.keys())
def test_advice_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew(key: str) -> None:
    dice = Dice(9)
    for game, table in moments(key, 3):
        for seat in game.asked(table):
            advice = advise(game, game.view(table, seat), FEW, seed=3)
            other = table.copy()
            other.reshuffle(seat, dice)
            assert advise(game, game.view(other, seat), FEW, seed=3) == advice


def test_nobody_hands_a_table_to_whoever_advises() -> None:
    hints = get_type_hints(advise)
    assert list(inspect.signature(advise).parameters) == ["game", "view", "budget", "seed"]
    assert hints["view"] == AnyView
    assert Table not in hints.values()


@pytest.mark.parametrize("key", spelunke.keys())
def test_advice_tells_every_choice_once_the_best_first_with_the_share_inside_its_interval(key: str) -> None:
    for game, table in moments(key, 2):
        view = game.view(table, game.asked(table)[0])
        advice = advise(game, view, FEW, seed=1)
        assert sorted(map(repr, (said.move for said in advice))) == sorted(map(repr, view.choices))
        shares = [said.share for said in advice if said.share is not None]
        assert shares == sorted(shares, reverse=True)
        assert [said.share is None for said in advice] == [False] * len(shares) + [True] * (len(advice) - len(shares))
        assert len(shares) <= MOST_MOVES
        for said in advice:
            assert 0.0 <= said.low <= said.high <= 1.0
            assert (said.share is None) == (said.games == 0)
            if said.share is not None:
                assert said.low <= said.share <= said.high
                assert said.behind == pytest.approx(shares[0] - said.share)
            assert said.reasons == game.why(view, said.move)


def test_every_move_is_measured_in_the_same_games_and_more_games_narrow_the_interval() -> None:
    game = spelunke.game("rueck", 3)
    view = game.view(game.deal(seed=7), 1)
    widths = []
    for games in (100, 1000, 10_000):
        told = worth_telling(advise(game, view, Budget(games), seed=2))
        assert len({said.games for said in told}) == 1
        widths.append(told[0].high - told[0].low)
    assert widths == sorted(widths, reverse=True)


def last_favour(noble: str, jewels: list[int], robbers: list[int]) -> tuple[Game, AnyView]:
    """The last favour of a game, which is seat 0's."""
    game = spelunke.game("rueck", 3)
    table = game.arrange(
        {
            "round": 8,
            "jewels": jewels,
            "hands": [[], [], []],
            "face_down": {"plus_4": 2, "plus_5": 2, "plus_6": 2},
            "noble": noble,
            "robbers": robbers,
        },
        ask_luck=True,
    )
    return game, game.view(table, 0)


def test_a_sure_win_is_called_best_alone_and_the_other_answer_is_a_whole_win_behind() -> None:
    """§8.2: with 12 one is second to 18; with 20 one is the richest, who is caught."""
    game, view = last_favour("nothing_or_8", [12, 18, 8], [6, 3, 2])
    nothing, eight = advise(game, view, Budget(games=400), seed=3)
    assert (nothing.move, eight.move) == (Take(0), Take(8))
    assert (nothing.share, nothing.is_best, eight.share, eight.is_best, eight.behind) == (1.0, True, 0.0, False, 1.0)
    assert nothing.low < 1.0, "what was never seen may still happen"
    assert eight.high > 0.0


def test_too_few_games_tell_nothing_apart() -> None:
    game, view = last_favour("nothing_or_8", [12, 18, 8], [6, 3, 2])
    assert all(said.is_best for said in advise(game, view, Budget(games=40), seed=3))


def test_answers_that_do_the_same_are_called_equal() -> None:
    """§5.5: two who have as many jewels: which of them gets the gift is the same to the giver."""
    game, view = last_favour("gift_of_2", [12, 5, 5], [6, 2, 2])
    left, right = advise(game, view, Budget(games=400), seed=1)
    assert left.is_best
    assert right.is_best
    assert left.share == right.share


def test_the_stated_interval_holds_the_mean_of_many_seeds_at_least_90_times_in_a_hundred() -> None:
    """``python -m bench.hints`` asks the same of all games, with more positions and seeds."""
    row = row_of("rueck", many=6, seeds=20, budget=Budget(games=1200))
    assert row.intervals >= 6 * 20 * 2
    assert row.held >= 0.9
    assert row.agreed == 1.0


# Reasons people were promised.


def test_a_strong_robber_is_kept_for_a_better_noble() -> None:
    game = spelunke.game("rueck", 3, house={"expert": True})
    table = game.arrange(
        {
            "round": 6,
            "jewels": [10, 11, 12],
            "hands": [[1, 5, 7], [3, 4, 5], [4, 5, 6]],
            "face_down": {"nothing_or_8": 1, "minus_3": 1},
            "noble": "plus_4",
            "eight": {"nothing_or_8": 1, "minus_3": 1, "plus_4": 2, "plus_5": 2, "plus_6": 2},
        },
        ask_luck=True,
    )
    view = game.view(table, 0)
    assert Keeps(7, "nothing_or_8", 100) in game.why(view, Rob(5))
    # Whoever sends the weakest plays for pity: there it would only be said again.
    assert not any(isinstance(reason, Keeps) for robber in (1, 7) for reason in game.why(view, Rob(robber)))


@pytest.mark.parametrize(("round_number", "warned"), [(5, False), (6, True)])
def test_being_the_richest_is_a_worry_only_in_the_last_three_rounds(round_number: int, warned: bool) -> None:
    game = spelunke.game("rueck", 3)
    left = 9 - round_number
    table = game.arrange(
        {
            "round": round_number,
            "jewels": [14, 12, 12],
            "hands": [list(range(8 - left, 8)), list(range(left)), list(range(left))],
            "face_down": {"plus_4": 2, "plus_5": 2, "plus_6": 2, "minus_3": 7 - round_number, "nothing_or_8": 1},
            "noble": "plus_7",
        },
        ask_luck=True,
    )
    reasons = game.why(game.view(table, 0), Rob(7))
    assert any(isinstance(reason, TooRich) for reason in reasons) == warned


def test_a_machine_so_slow_that_the_search_tries_one_answer_still_measures_two() -> None:
    game = spelunke.game("rueck", seats=3)
    advised = advise(game, game.view(game.deal(seed=7), seat=1), Budget(games=5), seed=1)
    measured = [advice for advice in advised if advice.games]
    assert len(measured) > 1
    assert all(advice.share is not None for advice in measured)


def test_a_hint_tells_only_what_was_tried() -> None:
    game = spelunke.game("teufel", 4)
    advised = advise(game, game.view(game.deal(seed=21), 0), Budget(games=60))
    told = worth_telling(advised)
    assert len(advised) == 20
    assert told == [advice for advice in advised if advice.games][: len(told)]
    assert 1 < len(told) <= MOST_MOVES


def test_whoever_has_nothing_to_lose_is_told_so() -> None:
    game = spelunke.game("teufel", 2, house={"start": 0})
    table = game.deal(ask_luck=True)
    game.play(table, {0: Stake(50), 1: Stake(50)})
    brought: tuple[CoalKind, ...] = ("100", "75", "50")
    for coal in brought:
        game.play(table, {LUCK: Turn(coal)})
        game.play(table, {0: Stop() if coal == "50" else GoOn()})
    game.play(table, {LUCK: Turn("10")})
    view = game.view(table, 1)
    assert NothingToLose() in game.why(view, GoOn())
    assert NoBonus() in game.why(view, Stop())
    game.play(table, {1: GoOn()})
    game.play(table, {LUCK: Turn("10")})
    game.play(table, {1: GoOn()})
    game.play(table, {LUCK: Turn("10")})
    view = game.view(table, 1)
    assert NothingToLose() not in game.why(view, GoOn())
    assert NoBonus() not in game.why(view, Stop())
    assert MostPiecesSoFar(chips=50, to_come=0) in game.why(view, Stop())


def test_the_devil_is_as_likely_as_the_odds_say() -> None:
    game = spelunke.game("teufel", 2)
    table, dice = game.deal(seed=3), Dice(3)
    while game.view(table, 0).about != "dare":
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
    (seat,) = game.asked(table)
    view = game.view(table, seat)
    devil = next(chance for chance in game.odds(view) if getattr(chance, "coal", "") == "devil")
    reason = next(reason for reason in game.why(view, GoOn()) if isinstance(reason, DevilComes))
    assert reason.percent == round(100 * devil.ways / devil.among)


# Bad input.


def at_start(key: str = "rueck") -> tuple[Game, AnyView]:
    game = spelunke.game(key)
    return game, game.view(game.deal(seed=1), 0)


@pytest.mark.parametrize(
    "budget", [Budget(), Budget(games=0), Budget(games=-3), Budget(milliseconds=0), Budget(milliseconds=-1)]
)
def test_no_time_to_think_is_refused(budget: Budget) -> None:
    game, view = at_start()
    with pytest.raises(spelunke.BadBudget):
        advise(game, view, budget)


def test_a_view_there_is_nothing_to_say_about_is_refused() -> None:
    game, view = at_start()
    table = game.deal(seed=1)
    play_out(table, Dice(1))
    foreign = [
        at_start("teufel")[1],
        msgspec.structs.replace(view, seats=5),
        game.view(table, 0),
        game.view(game.deal(seed=1), None),
        msgspec.structs.replace(view, remembered=None),
    ]
    for wrong in foreign:
        with pytest.raises(spelunke.BadView):
            advise(game, wrong, FEW)


def test_where_there_is_one_answer_it_is_told_at_once() -> None:
    game = spelunke.game("rueck", 3)
    hands, noble = [[3], [4], [5]], "plus_4"
    pile = {"plus_4": 1, "plus_5": 1, "plus_6": 1, "plus_7": 1, "minus_3": 1, "gift_of_2": 1}
    table = game.arrange({"round": 8, "jewels": [8, 9, 10], "hands": hands, "face_down": pile, "noble": noble}, ask_luck=True)
    (only,) = advise(game, game.view(table, 1), Budget(milliseconds=1e9))
    assert (only.move, only.share, only.games, only.part) == (Rob(4), None, 0, 1.0)


def test_a_game_without_reasons_is_advised_without_them() -> None:
    game, view = at_start()
    without = Game(replace(game.parts, reasons={}, why=spelunke.core.game._no_reasons), game.seats)
    assert all(said.reasons == () for said in advise(without, view, FEW))


def test_importing_spelunke_does_not_import_the_search() -> None:
    script = "import sys, spelunke; print('spelunke.bots.search' in sys.modules); spelunke.advise"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
