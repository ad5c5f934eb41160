"""§10: two players."""

import pytest

import spelunke
from spelunke.games.adel.events import Revealed
from spelunke.games.adel.types import Buy, DoNothing, LeaveCheque, Steal, TakeCheque
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    bid,
    dealt,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    remembered,
    thief,
    thief_at_auction,
    turn,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4"]
CONFRONTATION = {"two_player_variant": "confrontation"}
ALL_BUT_F8 = [
    "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 C1 C2 C3 C4 C5 C6 C7",
    "D1 D2 D3 D4 D5 D6 D7 D8 E1 E2 E3 E4 E5 E6 E7 F1 F2 F3 F4 F5 F6 F7",
]


@pytest.mark.parametrize(
    ("house", "question"),
    [
        ({}, "both"),
        ({"two_player_variant": "surprise"}, "both"),
        (CONFRONTATION, "action"),
        ({"two_player_variant": "plain"}, "location"),
    ],
)
def test_two_play_one_of_the_variants_and_the_surprise_if_nothing_is_said(house: dict[str, str], question: str) -> None:
    """§10.5, §10.1."""
    assert about(dealt(2, house)) == question


def test_two_may_play_the_rounds_as_they_are() -> None:
    """§10.5, §10.1: first the location, then the action."""
    table = evening(HANDS, house={"two_player_variant": "plain"})
    answer(table, AUCTION, CASTLE)
    answer(table, bid(3), DETECTIVE)
    assert opened(table, 0).actions == (bid(3), None)


@pytest.mark.parametrize("variant", ["surprise", "confrontation", "plain"])
def test_the_jail_of_two_has_two_cells(variant: str) -> None:
    """§10.1, §8.3."""
    house = {"two_player_variant": variant}
    changes = {"about": "action", "locations": ["castle", "castle"]} if variant == "confrontation" else {}
    table = evening(HANDS, house=house, jail=[5, 6], **changes)
    visit(table, DETECTIVE, thief(7))
    assert opened(table).jail == (7, 5)
    assert opened(table, 0).thieves == (6,)


def test_a_surprise_asks_for_location_and_action_together() -> None:
    """§10.2: whatever may be laid at the auction house or at the castle."""
    table = evening(HANDS)
    assert asked(table) == (0, 1)
    at_auction = (bid(3), bid(12), bid(13), bid(22), thief_at_auction(5), thief_at_auction(6))
    assert moves(table, 0) == (*at_auction, thief(5), thief(6), DETECTIVE, EXHIBIT)


def test_after_a_surprise_the_castle_lies_open_while_the_auction_house_is_settled() -> None:
    """§10.2."""
    game, table = evening(HANDS)
    answer((game, table), bid(3), EXHIBIT)
    assert about((game, table)) == "window"
    assert opened((game, table), 0).actions == (bid(3), EXHIBIT)
    assert opened((game, table)).locations == ("auction", "castle")
    answer((game, table), Buy("left"))
    turn((game, table), "F1")
    exhibit((game, table), {1: "B1 B2 B3"})
    revealed = [event for event in game.events(table, None) if isinstance(event, Revealed)]
    assert revealed == [Revealed(0, bid(3)), Revealed(1, EXHIBIT)]
    assert pawns((game, table)) == [0, 4]


def test_a_surprise_thief_belongs_to_one_place_only() -> None:
    """§10.2, §4.5."""
    table = evening(HANDS)
    answer(table, thief_at_auction(6), EXHIBIT)
    exhibit(table, {1: "B1 B2 B3"})
    assert opened(table).collectibles == (4, 4)
    table = evening(HANDS)
    answer(table, thief(6), EXHIBIT)
    exhibit(table, {1: "B1 B2 B3"})
    answer(table, Steal("B1"))
    assert opened(table).collectibles == (5, 3)


def test_after_the_last_sale_a_surprise_asks_for_the_action_alone() -> None:
    """§10.6, §10.2, §4.6."""
    table = evening(ALL_BUT_F8, windows=["F8", None], piles=[0, 0], round=40)
    answer(table, bid(3), DETECTIVE)
    answer(table, Buy("left"))
    assert about(table) == "action"
    assert opened(table).locations == ("castle", "castle")
    assert moves(table, 1) == (thief(4), thief(7), DETECTIVE, EXHIBIT)


def test_in_the_confrontation_both_meet_at_the_auction_house_and_then_at_the_castle() -> None:
    """§10.3: the action at the castle is chosen when the auction is settled."""
    table = dealt(2, CONFRONTATION)
    assert opened(table).locations == ("auction", "auction")
    cheques = [opened(table, seat).cheques for seat in (0, 1)]
    answer(table, bid(cheques[0][3] // 1000), bid(cheques[1][0] // 1000))
    answer(table, Buy("right"))
    game, dealing = table
    game.play(dealing, {spelunke.LUCK: game.moves(dealing, spelunke.LUCK)[0]})
    assert about(table) == "action"
    assert opened(table).locations == ("castle", "castle")
    assert opened(table).actions == (None, None)
    assert remembered(table).register == (cheques[0][3],)


def test_a_thief_who_was_at_the_auction_house_may_go_to_the_castle_as_well() -> None:
    """§10.6, §10.3."""
    table = _meeting()
    answer(table, bid(3), thief_at_auction(7))
    answer(table, Buy("left"))
    turn(table, "F1")
    answer(table, None, TakeCheque())
    assert 3_000 in opened(table, 1).cheques
    assert thief(7) in moves(table, 1)
    answer(table, EXHIBIT, thief(7))
    exhibit(table, {0: "A1 A2 A3"})
    answer(table, None, Steal("A1"))
    assert opened(table).collectibles == (4, 5)
    assert opened(table).locations == ("auction", "auction")


def _meeting() -> tuple[spelunke.Game, spelunke.Table]:
    return evening(HANDS, house=CONFRONTATION, about="action", locations=["auction", "auction"])


def test_in_the_confrontation_only_the_castle_is_left_when_the_auction_house_is_closed() -> None:
    """§10.3, §4.6."""
    changes = {"about": "action", "locations": ["auction", "auction"]}
    table = evening(ALL_BUT_F8, house=CONFRONTATION, windows=["F8", None], piles=[0, 0], round=40, **changes)
    answer(table, bid(3), thief_at_auction(7))
    answer(table, Buy("left"))
    answer(table, None, LeaveCheque())
    answer(table, DETECTIVE, DETECTIVE)
    assert about(table) == "action"
    assert opened(table).locations == ("castle", "castle")
    answer(table, DETECTIVE, DETECTIVE)
    assert opened(table).locations == ("castle", "castle")


def test_whoever_has_neither_cheque_nor_thief_does_nothing_at_the_auction_house() -> None:
    """§10.4: it is asked all the same, and the castle comes afterwards."""
    table = evening(
        HANDS,
        house=CONFRONTATION,
        about="action",
        locations=["auction", "auction"],
        register=[3_000, 12_000, 13_000, 22_000],
        cheques=[[], [4_000, 11_000, 14_000, 21_000]],
        jail=[5, 6],
    )
    assert asked(table) == (0, 1)
    assert moves(table, 0) == (DoNothing(),)
    assert DoNothing() not in moves(table, 1)
    answer(table, DoNothing(), thief_at_auction(7))
    assert opened(table).locations == ("castle", "castle")
    assert moves(table, 0) == (DETECTIVE, EXHIBIT)
