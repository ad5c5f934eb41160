"""§6: how rounds and games end, and what they bring."""

import pytest

import spelunke
from spelunke.core.types import Ended
from spelunke.games.klau.box import DECK_SMALL
from spelunke.games.klau.events import HandEmpty, PileEmpty, RoundScored
from spelunke.games.klau.types import Believe, Doubt, DrawThem, ICant, Lay
from tests.games.klau.den import Den, dealt, sit


def test_the_round_ends_for_all_when_somebody_lays_the_last_card() -> None:
    """§6.1, §6.4: running out of cards is no win."""
    den = sit("red_1", "blue_3 blue_4", "green_1").play(0, Lay("red_1"))
    assert den.totals == (0, 7, 1)
    assert den.heard(None, HandEmpty) == [HandEmpty(0)]
    assert (den.view().open.round, den.about) == (2, "deal")


def test_an_empty_pile_ends_nothing_until_somebody_has_to_draw() -> None:
    """§6.2., §6.9"""
    den = sit("red_1 red_3", "blue_1 blue_4", only="").play(0, Lay("red_1"))
    assert (den.about, den.asked) == ("turn", (1,))
    den.play(1, Lay("blue_1")).play(0, ICant()).play(1, Believe())
    assert den.totals == (3, 4)
    assert den.heard(None, PileEmpty) == [PileEmpty(0)]


def test_of_two_cards_the_one_that_is_there_is_drawn_and_the_round_ends() -> None:
    """§6.2, §4.6., §6.9"""
    den = sit("green_1", "blue_1", only="blue_4").play(0, ICant()).play(1, Doubt()).play(0, DrawThem()).comes("blue_4")
    assert den.totals == (5, 1)
    assert den.heard(None, PileEmpty) == [PileEmpty(0)]


def test_police_from_an_empty_pile_end_the_round() -> None:
    """§6.2, §3.6."""
    assert sit("police blue_4", "blue_1", only="").play(0, Lay("police")).totals == (4, 1)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("red_4 blue_1 red_crook blue_keyhole police", 7),
        ("police police", 0),
        ("green_1 green_2 green_3 green_4", 10),
        ("red_plan red_blue_plan blue_small_safe blue_big_safe green_swap", 5),
    ],
)
def test_numbers_score_their_value_police_nothing_and_all_others_one(hand: str, points: int) -> None:
    """§6.3."""
    den = sit("yellow_1", hand, only="").play(0, ICant()).play(1, Believe())
    assert den.totals == (1, points)
    assert den.heard(None, RoundScored) == [RoundScored(1, (1, points), (1, points), (2, 1) if points else (1, 2))]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_there_are_as_many_rounds_as_players(seats: int) -> None:
    """§6.5."""
    den = dealt(seats=seats)
    dice = spelunke.Dice(seats)
    rounds = set()
    while den.table.asked:
        rounds.add(int(den.table.rounds.round))  # type: ignore[attr-defined]
        asked = den.asked
        codes = den.table.choices(asked[0])
        den.table.answer([den.table.draw(dice) if asked == (spelunke.LUCK,) else codes[dice.below(len(codes))]])
    assert rounds == set(range(1, seats + 1))


def test_all_cards_are_gathered_before_the_next_round() -> None:
    """§6.5."""
    den = sit("red_1", "blue_3 blue_4").play(0, Lay("red_1"))
    assert den.position["pile"] == DECK_SMALL
    assert den.sizes == (0, 0)


def last_round(totals: list[int], *hands: str) -> Den:
    """The last round, which ends because the pile is empty."""
    den = sit(*hands, only="", round=len(hands), totals=totals)
    return den.play(0, ICant()).play(1, Believe())


def test_the_highest_total_wins() -> None:
    """§6.6."""
    den = last_round([10, 10, 12], "red_4", "blue_1", "green_1")
    standing = den.game.standing(den.table)
    assert standing is not None
    assert (standing.scores, standing.places, standing.winners) == ((14, 11, 13), (1, 3, 2), (0,))
    assert den.heard(None, Ended) == [Ended((0,))]
    assert den.asked == ()


def test_equal_totals_share_their_place() -> None:
    """§6.6., §6.10"""
    den = last_round([10, 13, 12], "red_4", "blue_1", "green_1")
    standing = den.game.standing(den.table)
    assert standing is not None
    assert (standing.places, standing.winners) == ((1, 1, 3), (0, 1))


def test_only_the_points_of_a_round_are_told_not_the_hands() -> None:
    """§6.7."""
    den = sit("red_1", "blue_3 blue_4", "green_1").play(0, Lay("red_1"))
    for viewer in (0, 2, None):
        told = den.game.events(den.table, viewer)
        assert "blue" not in repr(told)
        assert den.memory(viewer).seen == ({}, {}, {})


def test_a_new_deal_makes_all_that_was_seen_of_the_hands_void() -> None:
    """§8.6, §6.5."""
    den = sit("red_1", [{"card": "blue_3", "by_all": True}, "blue_4"]).play(0, Lay("red_1"))
    assert den.memory(0).seen == ({}, {})
    assert den.memory(None).seen_by_all == ({}, {})
    assert den.memory(None).discarded == {}
