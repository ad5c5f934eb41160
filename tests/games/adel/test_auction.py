"""§4: the auction house."""

import pytest

from spelunke.games.adel.events import AuctionClosed, Bought, ChequeLeft, ChequeStolen, Revealed, ThievesInVain
from spelunke.games.adel.types import Buy, LeaveCheque, TakeCheque
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    Evening,
    about,
    answer,
    asked,
    bid,
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

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4"]
LEFT, RIGHT = Buy("left"), Buy("right")
TAKE, LEAVE = TakeCheque(), LeaveCheque()
MUST_TAKE = {"auction_thief_must_take": True}


def bought(table: Evening, seat: int, window: Buy = LEFT, card: str = "E1") -> None:
    """The buyer takes from a window, and this card is turned up."""
    answer(table, *(window if other == seat else None for other in range(seat + 1)))
    turn(table, card)


def test_only_the_auction_house_is_revealed_first() -> None:
    """§4.1."""
    game, table = evening(HANDS)
    visit((game, table), bid(3), bid(4), thief(8), DETECTIVE)
    told = [event for event in game.events(table, None) if isinstance(event, Revealed)]
    assert told == [Revealed(0, bid(3)), Revealed(1, bid(4))]
    bought((game, table), 1)
    told = [event for event in game.events(table, None) if isinstance(event, Revealed)]
    assert told[2:] == [Revealed(2, thief(8)), Revealed(3, DETECTIVE)]


@pytest.mark.parametrize(
    ("laid", "buyer"),
    [((22, 21, 20), 0), ((3, 4, 20), 2), ((12, 14, 10), 1)],
)
def test_the_highest_cheque_buys(laid: tuple[int, int, int], buyer: int) -> None:
    """§4.2."""
    table = evening(HANDS)
    visit(table, *(bid(value) for value in laid), DETECTIVE)
    assert (about(table), asked(table)) == ("window", (buyer,))


def test_the_only_cheque_buys_however_low_it_is() -> None:
    """§4.2."""
    table = evening(HANDS)
    visit(table, bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    assert asked(table) == (0,)


def test_the_buyer_chooses_the_window_and_the_next_card_is_turned_up() -> None:
    """§4.2."""
    game, table = evening(HANDS, windows=["F1", "F2"])
    piles = opened((game, table)).piles
    visit((game, table), bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    assert moves((game, table), 0) == (LEFT, RIGHT)
    answer((game, table), RIGHT)
    assert opened((game, table)).windows == ("F1", None)
    turn((game, table), "F8")
    assert opened((game, table)).windows == ("F1", "F8")
    assert opened((game, table)).piles == (piles[0], piles[1] - 1)
    assert "F2" in opened((game, table), 0).hand
    assert Bought(0, "F2", 3_000, window="right", over=()) in game.events(table, 2)


def test_the_paid_cheque_is_out_and_the_others_go_back_to_their_owners() -> None:
    """§4.2, §4.4: everybody has seen them."""
    table = evening(HANDS)
    visit(table, bid(22), bid(21), DETECTIVE, DETECTIVE)
    bought(table, 0)
    assert [event.over for event in table[0].events(table[1], None) if isinstance(event, Bought)] == [(1,)]
    assert remembered(table).register == (22_000,)
    assert remembered(table, 3).cheques[0] == (3_000, 12_000, 13_000)
    assert remembered(table, 3).cheques[1] == (4_000, 11_000, 14_000, 21_000)


def test_with_one_pile_used_up_the_other_window_is_all_there_is() -> None:
    """§4.2."""
    table = evening(_everything_but("F8"), windows=["F8", None], piles=[0, 0], round=40)
    visit(table, bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    assert moves(table, 0) == (LEFT,)
    table = evening(_everything_but("F8"), windows=[None, "F8"], piles=[0, 0], round=40)
    visit(table, bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    assert moves(table, 0) == (RIGHT,)


def test_a_thief_alone_may_take_the_cheque_just_paid() -> None:
    """§4.3: Italian booklet, phase III; it is the owner's from the next round on."""
    game, table = evening(HANDS)
    visit((game, table), bid(22), bid(21), thief_at_auction(3), DETECTIVE)
    bought((game, table), 0)
    assert (about((game, table)), asked((game, table))) == ("cheque", (2,))
    assert moves((game, table), 2) == (TAKE, LEAVE)
    answer((game, table), None, None, TAKE)
    assert ChequeStolen(2, 3, 22_000, payer=0) in game.events(table, None)
    assert remembered((game, table)).register == ()
    assert opened((game, table), 2).cheques == (5_000, 10_000, 15_000, 20_000, 22_000)
    answer((game, table), CASTLE, CASTLE, AUCTION, CASTLE)
    assert bid(22) in moves((game, table), 2)


def test_a_cheque_that_the_thief_leaves_stays_in_the_register_for_good() -> None:
    """§4.3, §4.4: nobody has it, and no later thief can take it."""
    game, table = evening(HANDS)
    visit((game, table), bid(3), thief_at_auction(4), DETECTIVE, DETECTIVE)
    bought((game, table), 0)
    answer((game, table), None, LEAVE)
    assert ChequeLeft(1, 4, 3_000, payer=0) in game.events(table, None)
    assert remembered((game, table)).register == (3_000,)
    assert 3_000 not in opened((game, table), 1).cheques
    visit((game, table), DETECTIVE, thief_at_auction(4), DETECTIVE, DETECTIVE)
    assert about((game, table)) == "location"
    assert remembered((game, table)).register == (3_000,)


def test_while_the_thief_chooses_the_cards_at_the_castle_stay_face_down() -> None:
    """§4.1, §4.3: only their owners see them."""
    table = evening(HANDS)
    visit(table, bid(3), thief_at_auction(4), thief(8), DETECTIVE)
    bought(table, 0)
    assert about(table) == "cheque"
    assert opened(table, 1).actions == (bid(3), thief_at_auction(4), None, None)
    assert opened(table, 3).actions == (bid(3), thief_at_auction(4), None, DETECTIVE)
    answer(table, None, LEAVE)
    assert opened(table).jail == (8,)


def test_as_a_house_rule_a_thief_alone_must_take_the_cheque() -> None:
    """§11.13: nothing is asked, not even where thieves may decline."""
    for house in (MUST_TAKE, {**MUST_TAKE, "thief_may_decline": True}):
        table = evening(HANDS, house=house)
        visit(table, bid(3), thief_at_auction(4), DETECTIVE, DETECTIVE)
        bought(table, 0)
        assert about(table) == "location"
        assert 3_000 in opened(table, 1).cheques


def test_two_thieves_get_nothing_and_the_cheque_stays_in_the_register_for_good() -> None:
    """§4.4: the numbers of the thieves do not matter."""
    game, table = evening(HANDS)
    visit((game, table), bid(22), thief_at_auction(4), thief_at_auction(8), DETECTIVE)
    bought((game, table), 0)
    assert ThievesInVain((1, 2)) in game.events(table, None)
    assert remembered((game, table)).register == (22_000,)
    visit((game, table), DETECTIVE, thief_at_auction(4), DETECTIVE, DETECTIVE)
    assert remembered((game, table)).register == (22_000,)


def test_without_a_cheque_paid_in_this_round_a_thief_finds_nothing() -> None:
    """§4.4: cheques of earlier rounds can never be taken."""
    cheques = [[3_000, 12_000, 13_000], [4_000, 11_000, 14_000, 21_000], [5_000, 10_000, 15_000, 20_000]]
    game, table = evening(HANDS[:3], register=[22_000], cheques=cheques)
    visit((game, table), DETECTIVE, thief_at_auction(4), DETECTIVE)
    assert ThievesInVain((1,)) in game.events(table, None)
    assert remembered((game, table)).register == (22_000,)


def test_a_thief_at_the_auction_house_is_not_arrested() -> None:
    """§4.5: no detective can catch it there."""
    table = evening(HANDS)
    visit(table, thief_at_auction(6), DETECTIVE, DETECTIVE, DETECTIVE)
    assert opened(table).jail == ()
    assert opened(table, 0).thieves == (5, 6)
    assert pawns(table) == [0, 0, 0, 0]


def test_a_thief_at_the_auction_house_steals_nothing_at_the_castle() -> None:
    """§4.5: and both location cards are in hand again."""
    table = evening(HANDS)
    visit(table, thief_at_auction(6), EXHIBIT, DETECTIVE, DETECTIVE)
    assert asked(table) == (1,)
    exhibit(table, {1: "B1 B2 B3"})
    assert about(table) == "location"
    assert moves(table, 0) == (AUCTION, CASTLE)
    assert opened(table).collectibles == (4, 4, 4, 4)


def test_a_stolen_cheque_cannot_be_used_in_the_same_round() -> None:
    """§4.3: the next question about cheques belongs to the next round."""
    table = evening(HANDS)
    visit(table, bid(22), thief_at_auction(4), DETECTIVE, DETECTIVE)
    number = opened(table).round
    bought(table, 0)
    answer(table, None, TAKE)
    assert about(table) == "location"
    assert opened(table).round == number + 1


def _everything_but(card: str) -> list[str]:
    """Hands of four seats that hold every collectible but one."""
    names = [[f"{series}{number}" for number in range(1, 9)] for series in "ABCDEF"]
    held = [name for series in names for name in series if name not in {"A8", "C8", "E8", card}]
    return [" ".join(held[at : at + 11]) for at in range(0, 44, 11)]


def test_when_the_last_collectible_is_sold_the_auction_house_closes() -> None:
    """§4.6: from then on only the action is asked, and everybody is at the castle."""
    game, table = evening(_everything_but("F8"), windows=["F8", None], piles=[0, 0], round=40)
    visit((game, table), bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    answer((game, table), LEFT)
    assert AuctionClosed() in game.events(table, None)
    assert about((game, table)) == "action"
    assert opened((game, table)).locations == ("castle",) * 4
    assert opened((game, table)).round == 41
    answer((game, table), DETECTIVE, DETECTIVE, DETECTIVE, DETECTIVE)
    assert about((game, table)) == "action"


def test_the_round_in_which_the_auction_house_closes_is_played_to_its_end() -> None:
    """§4.6: a thief may still take the last cheque."""
    table = evening(_everything_but("F8"), windows=["F8", None], piles=[0, 0], round=40)
    visit(table, bid(3), thief_at_auction(4), DETECTIVE, thief(2))
    answer(table, LEFT)
    answer(table, None, TAKE)
    assert opened(table, 1).cheques == (3_000, 4_000, 11_000, 14_000, 21_000)
    assert opened(table).jail == (2,)
