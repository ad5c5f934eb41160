"""§3: where, and what."""

import pytest

import spelunke
from spelunke.games.adel.types import Bid, Exhibit, SendDetective, SendThief
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    bid,
    evening,
    moves,
    opened,
    thief,
    thief_at_auction,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C3 E1 E2"]


def test_rounds_follow_each_other_until_somebody_reaches_the_banquet_table() -> None:
    """§3.1: with nobody moving, round after round."""
    table = evening(HANDS, round=7)
    for number in (7, 8, 9):
        assert opened(table).round == number
        visit(table, DETECTIVE, DETECTIVE, DETECTIVE)
    assert about(table) == "location"


def test_everybody_chooses_the_auction_house_or_the_castle_at_the_same_time() -> None:
    """§3.2."""
    table = evening(HANDS)
    assert asked(table) == (0, 1, 2)
    assert moves(table, 1) == (AUCTION, CASTLE)


def test_without_cheque_and_thief_only_the_castle_is_left_and_it_is_asked_all_the_same() -> None:
    """§3.8, §3.2."""
    everything = [3_000, 12_000, 13_000, 22_000]
    table = evening(HANDS, register=everything, cheques=[[], [4_000, 11_000, 14_000, 21_000], [5_000, 10_000, 15_000, 20_000]])
    assert moves(table, 0) == (AUCTION, CASTLE)
    table = evening(
        HANDS,
        register=everything,
        cheques=[[], [4_000, 11_000, 14_000, 21_000], [5_000, 10_000, 15_000, 20_000]],
        jail=[6, 5],
    )
    assert moves(table, 0) == (CASTLE,)
    assert asked(table) == (0, 1, 2)
    answer(table, CASTLE, CASTLE, AUCTION)
    assert moves(table, 0) == (SendDetective(), Exhibit())


def test_one_cheque_or_one_thief_is_enough_for_the_auction_house() -> None:
    """§3.2."""
    rest = [[4_000, 11_000, 14_000, 21_000], [5_000, 10_000, 15_000, 20_000]]
    table = evening(HANDS, register=[12_000, 13_000, 22_000], cheques=[[3_000], *rest], jail=[6, 5])
    assert moves(table, 0) == (AUCTION, CASTLE)
    table = evening(HANDS, register=[3_000, 12_000, 13_000, 22_000], cheques=[[], *rest], jail=[6])
    assert moves(table, 0) == (AUCTION, CASTLE)


def test_locations_are_turned_over_together_and_stay_open() -> None:
    """§3.3."""
    table = evening(HANDS)
    assert opened(table).locations == (None, None, None)
    answer(table, AUCTION, CASTLE, CASTLE)
    assert opened(table).locations == ("auction", "castle", "castle")
    answer(table, bid(3), thief(7), DETECTIVE)
    assert opened(table).locations == ("auction", "castle", "castle")


def test_half_an_answer_is_refused_and_changes_nothing() -> None:
    """§3.2: everybody chooses before anybody sees."""
    game, table = evening(HANDS)
    before = game.position(table)
    with pytest.raises(spelunke.AnswersMissing):
        game.play(table, {0: AUCTION, 2: CASTLE})
    assert game.position(table) == before


def test_at_the_auction_house_a_cheque_or_a_thief_is_laid() -> None:
    """§3.4: never the detective, never the exhibition."""
    table = evening(HANDS)
    answer(table, AUCTION, CASTLE, CASTLE)
    cheques = tuple(Bid(value) for value in (3_000, 12_000, 13_000, 22_000))
    assert moves(table, 0) == (*cheques, SendThief(5, "auction"), SendThief(6, "auction"))


def test_at_the_castle_the_exhibition_a_thief_or_the_detective_is_laid() -> None:
    """§3.5: never a cheque."""
    table = evening(HANDS)
    answer(table, AUCTION, CASTLE, CASTLE)
    assert moves(table, 1) == (SendThief(4, "castle"), SendThief(7, "castle"), SendDetective(), Exhibit())


def test_the_exhibition_needs_a_valid_collection() -> None:
    """§3.5, §5.1: C, C, E, E has a gap and no three in a row."""
    game, table = evening(HANDS)
    answer((game, table), CASTLE, CASTLE, CASTLE)
    assert Exhibit() not in game.moves(table, 2)
    with pytest.raises(spelunke.NotLegal) as refusal:
        game.play(table, {0: DETECTIVE, 1: DETECTIVE, 2: EXHIBIT})
    assert refusal.value.facts["paragraph"] == "§3.4"


def test_a_thief_in_jail_cannot_be_laid() -> None:
    """§3.5."""
    table = evening(HANDS, jail=[7])
    answer(table, AUCTION, AUCTION, CASTLE)
    assert thief_at_auction(7) not in moves(table, 1)
    assert thief_at_auction(4) in moves(table, 1)


def test_action_cards_lie_face_down_until_their_location_is_settled() -> None:
    """§3.6, §4.1: the auction house comes first, and the castle does not show yet what it will do."""
    table = evening(HANDS)
    answer(table, AUCTION, CASTLE, CASTLE)
    answer(table, bid(3), thief(7), DETECTIVE)
    assert about(table) == "window"
    assert opened(table, 0).actions == (bid(3), None, None)
    assert opened(table, 1).actions == (bid(3), thief(7), None)
    assert opened(table).actions == (bid(3), None, None)
