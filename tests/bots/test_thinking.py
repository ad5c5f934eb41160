"""Thinking through the door: views in, thoughts out; honest, exact where that can be known, and hard to confuse."""

import inspect
from typing import get_type_hints

import msgspec
import pytest

import spelunke
from spelunke.bots.thinking import Budget, Thought, chosen, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game
from spelunke.core.playout import play_out
from spelunke.core.table import Table
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Turn as TurnedNoble
from spelunke.games.teufel.box import CoalKind
from spelunke.games.teufel.types import Stake, Stop, Turn
from tests.bots.solved import OneAsk, best_share, shares_of_choices

FEW = Budget(games=5)
SOME = Budget(games=60)


def moments(key: str, many: int) -> list[tuple[Game, Table]]:
    """Tables at which somebody really has a choice, at several ages of a game of sensible players."""
    game = spelunke.game(key)
    table = game.deal(seed=5)
    dice = Dice(6)
    found: list[tuple[Game, Table]] = []
    for step in range(200):
        asked = game.asked(table)
        if not asked or len(found) == many:
            break
        if step % 7 == 0 and any(len(game.moves(table, seat)) > 1 for seat in asked):
            found.append((game, table.copy()))
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})
    return found


# Honesty.


@pytest.mark.parametrize("key", spelunke.keys())
def test_thoughts_do_not_change_when_what_the_seat_cannot_know_is_dealt_anew(key: str) -> None:
    dice = Dice(9)
    for game, table in moments(key, 3):
        for seat in game.asked(table):
            thoughts = think(game, game.view(table, seat), FEW, seed=3)
            other = table.copy()
            other.reshuffle(seat, dice)
            assert think(game, game.view(other, seat), FEW, seed=3) == thoughts


@pytest.mark.parametrize("key", spelunke.keys())
def test_nor_do_thoughts_that_have_grown_trees(key: str) -> None:
    game, table = moments(key, 2)[-1]
    seat = next(seat for seat in game.asked(table) if len(game.moves(table, seat)) > 1)
    other = table.copy()
    other.reshuffle(seat, Dice(9))
    assert think(game, game.view(other, seat), SOME, seed=3) == think(game, game.view(table, seat), SOME, seed=3)


def test_nothing_that_thinks_is_handed_a_table() -> None:
    hints = get_type_hints(think)
    assert list(inspect.signature(think).parameters) == ["game", "view", "budget", "seed", "foresees"]
    assert hints["view"] == AnyView
    assert Table not in hints.values()


@pytest.mark.parametrize("key", spelunke.keys())
def test_the_same_seed_gives_the_same_thoughts(key: str) -> None:
    for game, table in moments(key, 2):
        view = game.view(table, game.asked(table)[0])
        assert think(game, view, FEW, seed=1) == think(game, view, FEW, seed=1)


# Exactness.

LAST_ROUNDS = [
    ([[0, 1], [0, 1], [1, 2]], "plus_4", [8, 8, 8]),
    ([[0, 1], [0, 1], [1, 2]], "plus_4", [8, 8, 9]),
    ([[0, 1], [0, 1], [0, 2]], "minus_3", [8, 8, 9]),
    ([[0, 1], [0, 1], [1, 2]], "plus_4", [10, 8, 12]),
]


@pytest.mark.parametrize(("hands", "noble", "jewels"), LAST_ROUNDS)
def test_the_last_round_of_tiny_gangs_is_played_as_in_an_equilibrium(
    hands: list[list[int]], noble: str, jewels: list[int]
) -> None:
    game = spelunke.game("rueck", 3, preset="tiny")
    other = "minus_3" if noble == "plus_4" else "plus_4"
    table = game.arrange({"round": 2, "jewels": jewels, "hands": hands, "face_down": {other: 1}, "noble": noble}, ask_luck=True)
    solved = OneAsk(table)
    equilibrium = solved.equilibrium(2000)
    assert max(solved.gains(equilibrium)) < 0.02
    mixes = []
    for seat in range(3):
        thoughts = think(game, game.view(table, seat), Budget(games=3000), seed=seat)
        mixes.append([thought.part for thought in thoughts])
    assert max(solved.gains(mixes)) < 0.06
    for found, value in zip(solved.values(mixes), solved.values(equilibrium), strict=True):
        assert found == pytest.approx(value, abs=0.06)


@pytest.mark.parametrize("noble", ["plus_4", "minus_3"])
def test_two_rounds_of_three_robbers_each_are_begun_as_in_an_equilibrium(noble: NobleKind) -> None:
    """Nobody could gain much by beginning otherwise, if the second round is played as it must be."""
    game = spelunke.game("rueck", 3, preset="tiny")
    table = game.deal(ask_luck=True)
    game.play(table, {spelunke.LUCK: TurnedNoble(noble)})
    solved = OneAsk(table)
    assert max(solved.gains(solved.equilibrium(2000))) < 0.02
    mixes = []
    for seat in range(3):
        thoughts = think(game, game.view(table, seat), Budget(games=4000), seed=seat)
        mixes.append([thought.part for thought in thoughts])
    assert max(solved.gains(mixes)) < 0.06


def test_the_last_coal_is_fetched_or_left_as_the_odds_demand() -> None:
    """Only one seat decides, so the shares of the win are known exactly."""
    decided = set()
    kinds: tuple[CoalKind, ...] = ("10", "20", "50")
    for laid in kinds:
        for devils in (1, 4):
            game, table = last_coal(laid, devils)
            view = game.view(table, 1)
            exact = shares_of_choices(table, 1)
            thoughts = think(game, view, Budget(games=1500), seed=2)
            best = max(thoughts, key=lambda thought: thought.tries)
            assert best.share == pytest.approx(best_share(table, 1), abs=0.05)
            if abs(exact[0] - exact[1]) > 0.05:
                assert best.move == view.choices[exact.index(max(exact))]
                decided.add(best.move)
    assert len(decided) == 2


def last_coal(laid: CoalKind, devils: int) -> tuple[Game, Table]:
    """Seat 1 is the last to fetch coal in the only round, against a bet that is only half won; it may stop or go on."""
    game = spelunke.game("teufel", 2, house={"rounds": 1, "start": 0, "coal": {"50": 1, "20": 2, "10": 3, "devil": devils}})
    table = game.deal(ask_luck=True)
    game.play(table, {0: Stake(50), 1: Stake(50)})
    for move in (Turn("10"), Stop(), Turn(laid)):
        game.play(table, {game.asked(table)[0]: move})
    return game, table


def test_thinking_ends_early_where_the_answer_is_clear() -> None:
    """A piece is worth more than a devil is likely: what is left to imagine could not change that."""
    game, table = last_coal("10", 1)
    thoughts = think(game, game.view(table, 1), Budget(games=20_000), seed=2)
    first, second = sorted((thought.tries for thought in thoughts), reverse=True)
    assert first + second < 20_000
    assert first - second > 20_000 - first - second, "the second could not have caught up"


# Bad input.


def any_view(**changes: object) -> AnyView:
    game = spelunke.game("rueck", 3)
    return msgspec.structs.replace(game.view(game.deal(seed=1), 0), **changes)


@pytest.mark.parametrize(
    "budget",
    [Budget(games=0), Budget(games=-5), Budget(milliseconds=0), Budget(milliseconds=-1.5), Budget(milliseconds=float("nan"))],
)
def test_a_budget_that_allows_no_thought_is_refused(budget: Budget) -> None:
    with pytest.raises(spelunke.BadBudget, match="more than 0"):
        think(spelunke.game("rueck", 3), any_view(), budget)


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(spelunke.BadBudget, match="how long"):
        think(spelunke.game("rueck", 3), any_view(), Budget())
    with pytest.raises(spelunke.BadBudget, match="at most"):
        think(spelunke.game("rueck", 3), any_view(), Budget(games=10**12))


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="rueck"):
        think(spelunke.game("teufel", 3), any_view(), FEW)


def test_a_view_of_another_number_of_seats_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="4 seats"):
        think(spelunke.game("rueck", 4), any_view(), FEW)


def test_a_view_under_other_house_rules_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="house rules"):
        think(spelunke.game("rueck", 3, preset="tiny"), any_view(), FEW)


def test_a_view_with_other_moves_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="something else"):
        think(spelunke.game("rueck", 3), any_view(choices=any_view().choices[1:]), FEW)


def test_a_view_that_offers_the_same_and_shows_something_else_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="something else"):
        think(spelunke.game("rueck", 3), any_view(about="favour"), FEW)


def test_a_view_of_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(spelunke.BadView, match="version 99"):
        think(spelunke.game("rueck", 3), any_view(version=99), FEW)


def test_a_view_of_a_seat_that_is_not_asked_is_refused() -> None:
    game = spelunke.game("wuerfel")
    table = game.deal(seed=1)
    waiting = next(seat for seat in range(game.seats) if seat not in game.asked(table))
    for seat in (waiting, None):
        with pytest.raises(spelunke.BadView, match="not asked"):
            think(game, game.view(table, seat), FEW)


def test_a_view_made_for_the_screen_is_refused() -> None:
    game = spelunke.game("rueck", 3)
    with pytest.raises(spelunke.BadView, match="remembers"):
        think(game, game.shown(any_view()), FEW)


def test_a_finished_game_is_nothing_to_think_about() -> None:
    game = spelunke.game("rueck", 3)
    table = game.deal(seed=1)
    play_out(table, Dice(1))
    with pytest.raises(spelunke.BadView, match="over"):
        think(game, game.view(table, 0), FEW)


def test_a_single_choice_needs_no_thought() -> None:
    game = spelunke.game("wuerfel")
    table = game.deal(seed=1)
    view = game.view(table, game.asked(table)[0])
    assert len(view.choices) == 1
    thoughts = think(game, view, Budget(games=10**9))
    assert [thought.move for thought in thoughts] == list(view.choices)
    assert chosen(thoughts, Dice(1)) == view.choices[0]


# Answers.


def thoughts(*parts: float, is_mixed: bool) -> list[Thought]:
    return [Thought(Stake(10 * at), round(100 * part), 0.5, part, is_mixed) for at, part in enumerate(parts)]


def test_the_most_tried_move_is_the_answer_where_nothing_is_hidden() -> None:
    assert {chosen(thoughts(0.3, 0.4, 0.3, is_mixed=False), Dice(seed)) for seed in range(50)} == {Stake(10)}


def test_one_of_the_moves_that_are_thought_about_is_the_policy() -> None:
    for game, table in moments("teufel", 20):
        for seat in game.asked(table):
            thoughts = think(game, game.view(table, seat), FEW, seed=3)
            assert len(thoughts) == 1 or [thought.is_policy for thought in thoughts].count(True) == 1


def test_a_mix_is_drawn_from_and_what_is_hardly_in_it_is_left_out() -> None:
    answers = [chosen(thoughts(0.45, 0.5, 0.05, is_mixed=True), Dice(seed)) for seed in range(400)]
    assert set(answers) == {Stake(0), Stake(10)}
    assert 140 < answers.count(Stake(0)) < 240
