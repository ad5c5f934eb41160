"""The policy: not perfect, but it knows what the game is about, and it wins where it can."""

from collections.abc import Sequence
from itertools import product
from math import exp, prod, sqrt
from typing import Any

import pytest

import spelunke
from spelunke import Dice
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.policy import RueckPolicy
from spelunke.games.rueck.rules import TAKE_8, Rueck
from spelunke.games.rueck.types import Give, Neighbour, Rob, Take
from spelunke.lab.simulate import simulate
from tests.games.rueck.rounds import after_last_round, finished, first_round, jewels_at, late_round, revealed, rob


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_clearly_beats_players_who_choose_at_random(seats: int) -> None:
    """§8.2: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("rueck", seats=seats)
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=240, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["box", "expert", "open_book", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§7.1, §7.6 to §7.9."""
    result = simulate(spelunke.game("rueck", seats=3, preset=preset), ["thumb"], games=5, seed=2)
    assert result.unfinished == 0


def chosen_last(noble: NobleKind, robbers: Sequence[int], jewels: Sequence[int]) -> spelunke.Move:
    """What seat 0 chooses as the only strongest player of the last round."""
    game, table = after_last_round(noble, robbers, jewels)
    return game.thumb(game.view(table, 0), Dice(1))


@pytest.mark.parametrize(
    ("jewels", "choice"),
    [
        ([20, 30, 21, 10], Take(8)),
        ([10, 20, 17, 10], Take(8)),
        ([25, 30, 10, 20], Take(0)),
        ([20, 27, 19, 10], Take(0)),
    ],
)
def test_of_nothing_or_eight_it_takes_what_makes_it_second(jewels: list[int], choice: Take) -> None:
    """§5.2, §8.2."""
    assert chosen_last("nothing_or_8", [6, 0, 3, 3], jewels) == choice


def test_it_makes_a_neighbour_richer_than_itself() -> None:
    """§5.3, §8.2: the richest gives the left neighbour five and is second."""
    assert chosen_last("neighbour_plus_5", [6, 3, 3, 0], [30, 27, 20, 10]) == Neighbour("left")


def test_it_takes_from_the_neighbour_who_is_second() -> None:
    """§5.4, §8.2."""
    assert chosen_last("neighbour_minus_2", [6, 3, 0, 3], [29, 10, 40, 30]) == Neighbour("right")


def test_it_gives_two_to_whomever_that_makes_the_richest() -> None:
    """§5.5, §8.2."""
    assert chosen_last("gift_of_2", [6, 3, 0, 3], [30, 10, 20, 29]) == Give(3)


def test_it_counts_the_pity_that_is_still_to_be_paid() -> None:
    """§4.7, §5.2: the weakest will have 32, so nothing keeps this seat second."""
    assert chosen_last("nothing_or_8", [6, 2, 3], [31, 30, 10]) == Take(0)


@pytest.mark.parametrize("pity_first", [False, True])
def test_pity_counts_once_whether_it_comes_first_or_last(pity_first: bool) -> None:
    """§4.7, §7.3: the weakest ends with 37; with 38 this seat would be the richest, and only pity counted twice hides it."""
    game, table = after_last_round("nothing_or_8", [6, 2, 3], [30, 35, 20], {"pity_first": pity_first})
    assert {game.thumb(game.view(table, 0), Dice(seed)) for seed in range(10)} == {Take(0)}


def test_it_does_not_fight_for_the_noble_that_takes_three() -> None:
    """§5.1: nobody is better off as the strongest of the first round."""
    game, table = first_round("minus_3", 4)
    for seed in range(10):
        robber = game.thumb(game.view(table, 1), Dice(seed))
        assert isinstance(robber, Rob)
        assert robber.strength < 7


def test_the_same_view_and_the_same_dice_give_the_same_marks() -> None:
    """§2.1: what nobody has revealed is imagined, never seen."""
    game, table = first_round("plus_7", 4)
    codes = table.legal(2)
    known = game.seat_at(game.view(table, 2))
    policy = game.parts.policy
    assert list(policy.marks(table, 2, codes, Dice(5))) == list(policy.marks(known, 2, codes, Dice(5)))


@pytest.mark.parametrize("imagined", [1, 10])
def test_the_richest_share_the_win_and_so_it_takes_the_eight_every_time(imagined: int) -> None:
    """§7.4, §8.5: 18 and 18, the third has 14."""
    _, table = after_last_round("nothing_or_8", [6, 3, 2], [10, 18, 12], {"second": "shared"})
    assert isinstance(table, Rueck)
    policy = RueckPolicy(imagined)
    assert [policy.answer(table, 0, Dice(seed)) for seed in range(400)] == [TAKE_8] * 400


@pytest.mark.parametrize(
    ("noble", "jewels", "house", "choice"),
    [
        ("neighbour_minus_2", [0, 0, 5], {"debt": True}, Neighbour("left")),
        ("neighbour_minus_2", [0, 0, 5], {"pity_first": True}, Neighbour("left")),
        ("nothing_or_8", [0, 1, 8], {"second": "shared"}, Take(8)),
        ("nothing_or_8", [3, 1, 3], {"all_equal": "share"}, Take(0)),
    ],
)
def test_it_wins_where_only_a_house_rule_lets_it(
    noble: NobleKind, jewels: list[int], house: dict[str, Any], choice: spelunke.Move
) -> None:
    """§7.2 to §7.5: seat 1 is the weakest, and gets two."""
    assert winning_favours(*after_last_round(noble, [6, 2, 3], jewels)) == []
    game, table = after_last_round(noble, [6, 2, 3], jewels, house)
    assert winning_favours(game, table) == [choice]
    assert {game.thumb(game.view(table, 0), Dice(seed)) for seed in range(20)} == {choice}


def winning_favours(game: spelunke.Game, table: spelunke.Table) -> list[spelunke.Move]:
    """The favours after which seat 0, the only one asked, has won."""
    winning = []
    for move in game.moves(table, 0):
        after = table.copy()
        game.play(after, {0: move})
        if after.places()[0] == 1:
            winning.append(move)
    return winning


@pytest.mark.parametrize(
    "house",
    [{}, {"second": "sports"}, {"second": "shared"}, {"all_equal": "share"}, {"debt": True}, {"pity_first": True}],
    ids=str,
)
@pytest.mark.parametrize("noble", ["nothing_or_8", "neighbour_plus_5", "neighbour_minus_2", "gift_of_2"])
def test_the_only_strongest_of_the_last_round_wins_whenever_a_favour_can_make_it_win(
    noble: NobleKind, house: dict[str, Any]
) -> None:
    """§8."""
    chances_to_err = 0
    for jewels in product((0, 2, 5, 9), (0, 3, 5, 7), (1, 2, 13)):
        game, table = after_last_round(noble, [6, 2, 3], jewels, house)
        winning = winning_favours(game, table)
        if winning:
            assert game.thumb(game.view(table, 0), Dice(sum(jewels))) in winning
            chances_to_err += len(winning) < len(game.moves(table, 0))
    assert chances_to_err


def marks(imagined: int, table: spelunke.Table, seat: int, dice: Dice | None = None) -> list[float]:
    """How good each answer looks to a seat that imagines so many rounds."""
    assert isinstance(table, Rueck)
    return list(RueckPolicy(imagined).marks(table, seat, table.legal(seat), dice or Dice(1)))


def test_of_robbers_that_bring_the_same_the_middling_one_goes_first() -> None:
    """§3.4: seat 0 is always in between."""
    _, table = late_round("plus_7", [[3, 5], [6, 7], [0, 1]], [20, 22, 10])
    three, five = marks(10, table, 0)
    assert three - five == pytest.approx(0.012)
    _, table = late_round("plus_7", [[3, 4], [6, 7], [0, 1]], [20, 22, 10])
    three, four = marks(10, table, 0)
    assert three == pytest.approx(four)


def test_in_the_last_round_there_is_nothing_to_keep_a_robber_for() -> None:
    """§7.8, §8.1: seat 0 is in between, and second whatever comes."""
    _, table = late_round("plus_7", [[3, 5], [6, 7], [0, 1]], [20, 22, 10], {"rounds": 7})
    assert marks(10, table, 0) == pytest.approx([1.0, 1.0])


def test_a_favour_is_judged_by_what_is_kept_of_it_not_by_its_robber() -> None:
    """§4.5: nobody keeps a favour back, so no penalty falls on it."""
    game, table = revealed("nothing_or_8", [6, 2, 4])
    take_nothing = table.copy()
    game.play(take_nothing, {0: Take(0)})
    assert marks(1, table, 0)[0] == pytest.approx(exactly_one_ahead(game, take_nothing, 0))


def exactly_one_ahead(game: spelunke.Game, table: spelunke.Table, seat: int) -> float:
    """The judgement in the words of its definition: each of the others ends ahead or not, by a logistic chance of its own."""
    jewels, view = jewels_at(game, table), game.view(table, seat).open
    rounds = view.rounds - view.round + (view.noble is not None)
    others = [other for other in range(game.seats) if other != seat]
    ahead = {other: 1 / (1 + exp((jewels[seat] - jewels[other]) / (2.5 * sqrt(rounds)))) for other in others}
    return sum(ahead[first] * prod(1 - ahead[other] for other in others if other != first) for first in others)


@pytest.mark.parametrize("hands", [[[3, 5], [6, 7], [0, 1]], [[0, 3, 5, 6], [1, 4, 6, 7], [0, 1, 2, 3], [2, 3, 4, 5]]])
def test_a_seat_is_the_likelier_to_win_the_likelier_exactly_one_ends_ahead_of_it(hands: list[list[int]]) -> None:
    """§8.2: while a round is played, and between rounds."""
    game, table = late_round("plus_7", hands, [20, 22, 10, 20][: len(hands)])
    between = table.copy()
    rob(game, between, [hand[0] for hand in hands])
    for moment in (table, between):
        likely = [exactly_one_ahead(game, moment, seat) for seat in range(game.seats)]
        assert list(game.parts.rollout.chances(moment)) == pytest.approx([share / sum(likely) for share in likely])


def test_a_lead_beyond_reach_is_as_good_as_a_greater_one() -> None:
    """§8.2."""
    chances = []
    for richest in (70, 75):
        game, table = late_round("plus_7", [[3, 5], [6, 7], [0, 1]], [10, richest, 0])
        chances.append(list(game.parts.rollout.chances(table)))
    assert chances[0] == chances[1]


def test_once_it_is_over_the_winners_share_the_win() -> None:
    """§8.2."""
    game, table = finished([20, 30, 20, 10])
    assert list(game.parts.policy.chances(table)) == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("noble", ["plus_5", "minus_3", "nothing_or_8", "neighbour_plus_5", "neighbour_minus_2", "gift_of_2"])
@pytest.mark.parametrize("house", [{"rounds": 7}, {"rounds": 7, "pity_first": True, "second": "shared"}], ids=str)
def test_a_robber_is_worth_the_mean_share_of_the_win_over_all_that_others_may_answer(
    noble: NobleKind, house: dict[str, Any]
) -> None:
    """§3.2, §4.5: they are as likely to answer one thing as another, and its own favour is the best one."""
    game, table = late_round(noble, [[2, 6], [5, 6], [2, 3]], [13, 19, 12], house)
    for seat in range(3):
        expected = [mean_share(game, table, seat, [robber]) for robber in game.moves(table, seat)]
        assert marks(1500, table, seat) == pytest.approx(expected, abs=0.05)


def mean_share(game: spelunke.Game, table: spelunke.Table, seat: int, own: Sequence[spelunke.Move]) -> float:
    """The seat's share of the win over all the others' answers, each time with the best of its own."""
    if not game.asked(table):
        winners = [other for other, place in enumerate(table.places()) if place == 1]
        return (seat in winners) / max(1, len(winners))
    others = [other for other in game.asked(table) if other != seat]
    best = []
    for answers in product(*(game.moves(table, other) for other in others)):
        shares = []
        for choice in [{seat: move} for move in own] or [{}]:
            after = table.copy()
            game.play(after, {**choice, **dict(zip(others, answers, strict=True))})
            shares.append(mean_share(game, after, seat, game.moves(after, seat)))
        best.append(max(shares))
    return sum(best) / len(best)


def test_ten_imagined_rounds_are_the_mean_of_ten_single_ones() -> None:
    """§3.2."""
    _, table = late_round("plus_7", [[0, 3, 5, 6], [1, 4, 6, 7], [0, 1, 2, 3]], [20, 22, 10])
    dice = Dice(3)
    single = [marks(1, table, 0, dice) for _ in range(10)]
    assert marks(10, table, 0, Dice(3)) == pytest.approx([sum(column) / 10 for column in zip(*single, strict=True)])


def test_the_bot_imagines_more_rounds_than_a_rollout() -> None:
    parts = spelunke.game("rueck").parts
    assert (parts.policy.imagined, parts.rollout.imagined) == (10, 1)
    assert parts.policy.horizon == parts.rollout.horizon == 16
