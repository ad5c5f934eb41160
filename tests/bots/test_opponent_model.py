"""Foresight: others are expected to answer as they would come to think in the mean, and that is answered."""

from collections import Counter

import pytest
from librt.vecs import vec

import spelunke
from spelunke import shelf
from spelunke.bots.levels import levels_of
from spelunke.bots.opponent_model import HARDLY, MOST_CODES, NOTHING, OpponentModel
from spelunke.bots.search import Search
from spelunke.bots.thinking import Budget, Thought, think
from spelunke.core.dice import Dice
from spelunke.core.policy import Policy
from tests.bots.pennies import NothingToSee, Showing
from tests.bots.test_thinking import moments

ROCK, PAPER, SCISSORS = range(3)
OPEN_HANDS = ["rueck", "teufel"]
"""Games in which all answer together and nothing else is hidden."""

KEYS = spelunke.keys()


def showing(things: int, *, no_secrets: bool = True, foreseen: int = 90, thoughtless: int = 0) -> Search:
    policy = Policy(foreseen=foreseen, thoughtless=thoughtless)
    return Search(Showing(things), 0, NothingToSee(1, no_secrets=no_secrets), policy, 1, 0.5, Dice(2), 1000)


def drawn(opponent_model: OpponentModel, seat: int, times: int = 4000) -> dict[int, float]:
    """How often each answer was, in parts of all."""
    dice = Dice(3)
    counted = Counter(int(opponent_model.drawn(seat, dice)) for _ in range(times))
    return {at: many / times for at, many in counted.items()}


def test_answers_are_drawn_from_the_mean_of_the_mixes_that_were_added() -> None:
    opponent_model = OpponentModel(2)
    opponent_model.add(1, vec[float]([0.5, 0.5, 0.0]))
    opponent_model.add(1, vec[float]([0.0, 0.0, 1.0]))
    assert drawn(opponent_model, 1) == pytest.approx({0: 0.25, 1: 0.25, 2: 0.5}, abs=0.03)


def test_what_is_hardly_in_a_mix_is_never_drawn() -> None:
    opponent_model = OpponentModel(1)
    opponent_model.add(0, vec[float]([0.8, 0.8 * HARDLY - 0.01, 0.8 * HARDLY]))
    assert drawn(opponent_model, 0) == pytest.approx({0: 0.8, 2: 0.2}, abs=0.03)


def test_nothing_is_foreseen_of_whoever_was_not_thought_about_or_has_too_much_to_choose_from() -> None:
    opponent_model = OpponentModel(3)
    opponent_model.add(0, vec[float]())
    opponent_model.add(1, vec[float]([1.0 / (int(MOST_CODES) + 1)] * (int(MOST_CODES) + 1)))
    assert not opponent_model.is_any
    opponent_model.add(2, vec[float]([1.0]))
    assert [int(opponent_model.drawn(seat, Dice(1))) for seat in range(3)] == [NOTHING, NOTHING, 0]


@pytest.mark.parametrize(("shown", "beats_it"), [(ROCK, PAPER), (PAPER, SCISSORS), (SCISSORS, ROCK)])
def test_whoever_is_known_to_show_the_same_every_time_is_beaten(shown: int, beats_it: int) -> None:
    search = showing(3)
    search.opponent_model.add(1, vec[float]([float(thing == shown) for thing in range(3)]))
    search.think(400, 60.0)
    shares = [share for _, share, _ in search.found()]
    assert shares.index(max(shares)) == beats_it
    assert search.found()[beats_it][2] > 0.6


def test_whoever_mixes_well_is_foreseen_to_mix_and_leaves_nothing_to_be_had() -> None:
    search = showing(2)
    search.foresee(200, 20, 60.0)
    assert drawn(search.opponent_model, 1) == pytest.approx({0: 0.5, 1: 0.5}, abs=0.12)


def test_a_seat_does_not_foresee_itself() -> None:
    search = showing(2)
    search.foresee(50, 2, 60.0)
    assert search.opponent_model.drawn(0, Dice(1)) == NOTHING


def test_foreseeing_ends_when_its_time_is_up() -> None:
    search = showing(2)
    search.foresee(10, 10**9, 0.02)
    assert search.opponent_model.is_any


def test_only_where_nothing_is_hidden_but_the_answers_can_they_be_foreseen() -> None:
    assert showing(2).can_foresee()
    assert not showing(2, no_secrets=False).can_foresee()


def thoughts_of(key: str, games: int, foresees: int) -> list[list[Thought]]:
    """Of everybody who bets or sends a robber now."""
    game, table = next((game, table) for game, table in moments(key, 9) if len(game.asked(table)) > 1)
    return [think(game, game.view(table, seat), Budget(games), 1, foresees) for seat in game.asked(table)]


@pytest.mark.parametrize("key", OPEN_HANDS)
def test_half_of_a_rogues_games_go_into_foreseeing(key: str) -> None:
    for thoughts in thoughts_of(key, 31, 5):
        assert sum(thought.tries for thought in thoughts) == 16


@pytest.mark.parametrize(("foreseen", "thoughtless", "share"), [(100, 0, 0.0), (50, 50, 0.25), (0, 100, 0.5)])
def test_others_do_not_think_in_as_many_imagined_games_as_a_policy_says(foreseen: int, thoughtless: int, share: float) -> None:
    """Scissors lose to the rock that was foreseen, and are as good as anything against whoever does not think."""
    search = showing(3, foreseen=foreseen, thoughtless=thoughtless)
    search.opponent_model.add(1, vec[float]([1.0, 0.0, 0.0]))
    for _ in range(3000):
        search.simulate_once()
    tries, found, _ = search.found()[SCISSORS]
    assert tries > 50
    assert found == pytest.approx(share, abs=0.15)


@pytest.mark.parametrize("key", OPEN_HANDS)
def test_what_was_foreseen_changes_thoughts_and_the_same_seed_foresees_the_same(key: str) -> None:
    assert thoughts_of(key, 60, 10) == thoughts_of(key, 60, 10)
    assert thoughts_of(key, 60, 10) != thoughts_of(key, 30, 0)


def test_a_single_game_is_too_little_to_foresee_anything() -> None:
    assert thoughts_of("rueck", 1, 10) == thoughts_of("rueck", 1, 0)


def test_where_hands_are_hidden_rogues_think_as_before() -> None:
    game = spelunke.game("adel")
    view = game.view(game.deal(seed=1), seat=0)
    assert think(game, view, Budget(12), 1, 4) == think(game, view, Budget(12), 1)


def test_rogues_foresee_masters() -> None:
    for levels in (levels_of(shelf.parts(key).levels) for key in KEYS):
        master = levels["master"].budget
        assert master is not None
        assert [level.foresees for level in levels.values()] == [0, 0, 0, master.games]
