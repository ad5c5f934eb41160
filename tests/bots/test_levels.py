"""Levels are for every game, by one table, and play as it says."""

import pytest

import spelunke
from spelunke import shelf
from spelunke.bots import BOTS, decider
from spelunke.bots.advice import UNMEASURED
from spelunke.bots.levels import TIMES_PLAIN, Level, in_force, levels_of
from spelunke.bots.thinking import Budget, Thought, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game, Levels
from spelunke.games.adel.types import Go
from tests.bots.test_thinking import moments

KEYS = spelunke.keys()
NAMES = ["novice", "regular", "master", "rogue"]


def levels(key: str) -> dict[str, Level]:
    return levels_of(shelf.parts(key).levels)


def test_every_game_has_every_level() -> None:
    assert all(list(levels(key)) == NAMES for key in KEYS)
    assert list(levels_of(Levels())) == NAMES


def test_levels_can_be_had_by_name_where_other_bots_are() -> None:
    assert list(BOTS) == ["random", "thumb", *NAMES]


@pytest.mark.parametrize("key", KEYS)
def test_levels_differ_in_slips_and_in_how_long_they_think(key: str) -> None:
    novice, regular, master, rogue = (levels(key)[name] for name in NAMES)
    assert novice.slips > regular.slips == master.slips == rogue.slips == 0
    assert novice.budget is regular.budget is None
    assert master.budget is not None and rogue.budget is not None
    assert master.budget.milliseconds is not None and rogue.budget.milliseconds is not None
    assert master.budget.milliseconds < 300 < rogue.budget.milliseconds <= 1000


@pytest.mark.parametrize("key", KEYS)
def test_levels_that_think_may_take_longer_while_the_engine_is_not_compiled_and_imagine_no_other_number_of_games(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES:
        monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: True)
        compiled = in_force(name, shelf.parts(key).levels)
        monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: False)
        plain = in_force(name, shelf.parts(key).levels)
        assert compiled == levels(key)[name]
        if compiled.budget is None:
            assert plain == compiled
        else:
            assert plain.budget is not None and plain.budget.milliseconds and compiled.budget.milliseconds
            assert plain.budget.games == compiled.budget.games
            assert plain.budget.milliseconds == TIMES_PLAIN * compiled.budget.milliseconds > compiled.budget.milliseconds


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_bot_that_is_given_a_part_of_its_time_thinks_no_longer(is_compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spelunke.core.engine.is_compiled", lambda: is_compiled)
    budgets: list[Budget] = []

    def thinks(_game: Game, _view: AnyView, budget: Budget, *_: int) -> list[Thought]:
        budgets.append(budget)
        return []

    monkeypatch.setattr("spelunke.bots.levels.think", thinks)
    game, view = sure_view()
    for name in ("master", "rogue"):
        decider(name, game, part=0.25)(view, Dice(1))
        whole = in_force(name, game.parts.levels).budget
        assert whole is not None and whole.milliseconds
        assert budgets.pop() == Budget(whole.games, 0.25 * whole.milliseconds)


def test_only_where_players_can_leave_work_to_each_other_a_policy_stands_against_a_slightly_better_thought() -> None:
    assert {key for key in KEYS if levels(key)["master"].margin} == {"teufel"}
    assert all(levels(key)["master"].margin == levels(key)["rogue"].margin for key in KEYS)


@pytest.mark.parametrize(("behind", "stands"), [(0.0, True), (0.02, True), (0.04, False)])
def test_a_policy_stands_unless_fresh_games_show_another_move_better_by_more_than_the_margin(
    behind: float, stands: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, view = fetching()
    usual = game.thumb(view, Dice(1))
    found = next(move for move in view.choices if move != usual)
    thoughts = [Thought(found, 60, 0.9, 0.6, False), Thought(usual, 40, 0.1, 0.4, False, is_policy=True)]
    measured = {usual: UNMEASURED._replace(behind=behind), found: UNMEASURED}
    monkeypatch.setattr("spelunke.bots.levels.think", lambda *_: thoughts)
    monkeypatch.setattr("spelunke.bots.levels.evaluate", lambda *_: measured)
    assert decider("master", game)(view, Dice(1)) == (usual if stands else found)


def fetching() -> tuple[Game, AnyView]:
    """A view of Auf Teufel komm raus with several choices."""
    for game, table in moments("teufel", 9):
        for seat in game.asked(table):
            if len(game.view(table, seat).choices) > 1:
                return game, game.view(table, seat)
    raise AssertionError("no such view")


def test_a_novice_slips_as_often_as_the_table_says() -> None:
    game, view = sure_view()
    novice, dice = decider("novice", game), Dice(4)
    thumb = game.thumb(view, dice)
    others = sum(novice(view, dice) != thumb for _ in range(2000))
    expected = levels("wuerfel")["novice"].slips / 100 * (1 - 1 / len(view.choices))
    assert others / 2000 == pytest.approx(expected, abs=0.04)


def test_a_regular_plays_by_the_rule_of_thumb() -> None:
    game, view = sure_view()
    assert {decider("regular", game)(view, Dice(seed)) for seed in range(20)} == {game.thumb(view, Dice(1))}


def sure_view() -> tuple[Game, AnyView]:
    """A view about which the rule of thumb has no doubt."""
    for game, table in moments("wuerfel", 9):
        view = game.view(table, game.asked(table)[0])
        if len({game.thumb(view, Dice(seed)) for seed in range(20)}) == 1:
            return game, view
    raise AssertionError("no such view")


def test_masters_of_adel_verpflichtet_do_not_all_lie_in_wait_at_the_castle() -> None:
    """Others think too: if all only did what beats a rule of thumb, three thieves would meet there, and nobody to be robbed."""
    game = spelunke.game("adel")
    budget = levels("adel")["master"].budget
    assert budget is not None
    to_the_castle = 0.0
    for seed in range(4):
        thoughts = think(game, game.view(game.deal(seed=seed), seat=0), Budget(budget.games), seed)
        to_the_castle += next(thought.part for thought in thoughts if thought.move == Go("castle")) / 4
    assert 0.1 < to_the_castle < 0.8
