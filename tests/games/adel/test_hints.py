"""What hints and thinking players of Adel verpflichtet make of a table: what they say, and what they do not even think of."""

from typing import Any

import pytest

from spelunke.bots.thinking import Budget, think
from spelunke.core.types import Move, Reason
from spelunke.games.adel.reasons import (
    Alone,
    Apart,
    Breaks,
    CatchesThieves,
    ChequeToSteal,
    Collection,
    Fits,
    HeldBack,
    HighestCheque,
    Loot,
    MayBeCaught,
    MayBeStolen,
    MayOutbid,
    MoreIsBetter,
    NoCollection,
    NoLootKnown,
    NoThieves,
    OtherThieves,
    RivalHolds,
    SmallerWillDo,
    ThievesAbout,
)
from spelunke.games.adel.types import Bid, Buy, Done, LeaveIt, Show, Steal
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    Evening,
    answer,
    bid,
    evening,
    exhibit,
    opened,
    pawns,
    thief,
    thief_at_auction,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4"]


def why(table: Evening, seat: int, move: Move) -> tuple[Reason, ...]:
    return table[0].why(table[0].view(table[1], seat), move)


def cheques_tried(table: Evening, seat: int) -> set[int]:
    thoughts = think(table[0], table[0].view(table[1], seat), Budget(games=200))
    return {thought.move.cheque // 1000 for thought in thoughts if thought.tries and isinstance(thought.move, Bid)}


def test_whoever_is_alone_at_the_auction_house_pays_the_smallest_cheque() -> None:
    """§4.2: brown has 3, 12, 13 and 22 thousand."""
    table = evening(HANDS)
    answer(table, AUCTION, CASTLE, CASTLE, CASTLE)
    assert cheques_tried(table, 0) == {3}
    assert SmallerWillDo(3000) in why(table, 0, bid(22)) and SmallerWillDo(3000) not in why(table, 0, bid(3))


def test_of_cheques_that_beat_the_same_only_the_smallest_is_thought_of() -> None:
    """§4.2: between 12 and 13 thousand blue, with 4, 11, 14 and 21, has nothing."""
    table = evening(HANDS)
    answer(table, AUCTION, AUCTION, CASTLE, CASTLE)
    assert cheques_tried(table, 0) == {3, 12, 22}
    assert SmallerWillDo(12000) in why(table, 0, bid(13))
    assert not any(isinstance(reason, SmallerWillDo) for thousands in (3, 12, 22) for reason in why(table, 0, bid(thousands)))


def test_a_thief_hears_who_gains_most_by_catching_it() -> None:
    """§7.1, §7.3: whoever is last goes furthest; seat 3 is at the auction house."""
    table = evening(HANDS, pawns=[7, 9, 4, 0])
    answer(table, CASTLE, CASTLE, CASTLE, AUCTION)
    assert MayBeCaught(2, 3) in why(table, 0, thief(6))


def test_a_lone_exhibitor_hears_that_the_smallest_collection_will_do() -> None:
    """§5.5."""
    table = evening(HANDS)
    answer(table, CASTLE, CASTLE, CASTLE, CASTLE)
    answer(table, EXHIBIT, thief(7), DETECTIVE, DETECTIVE)
    assert Alone() in why(table, 0, Show("A1"))
    for card in ("A1", "A2", "A3"):
        answer(table, Show(card))
    assert Alone() in why(table, 0, Done())
    rivals = evening(HANDS)
    answer(rivals, CASTLE, CASTLE, CASTLE, CASTLE)
    answer(rivals, EXHIBIT, EXHIBIT, thief(8), DETECTIVE)
    for card in ("1", "2", "3"):
        answer(rivals, Show(f"A{card}"), Show(f"B{card}"))
    assert why(rivals, 0, Show("A4"))[-1] == MoreIsBetter((1,)) and Alone() not in why(rivals, 0, Done())


@pytest.mark.parametrize(
    "track", [None, {"club": {"best": 7, "second": 5}, "castles": [{"spaces": 9, "best": 6, "second": 1}]}]
)
def test_exhibitions_go_as_far_as_their_hint_says(track: dict[str, Any] | None) -> None:
    """§5.7, §11.11."""
    table = evening(HANDS, house={"track": track} if track else {}, pawns=[1, 3, 0, 3])
    answer(table, CASTLE, CASTLE, CASTLE, CASTLE)
    told = why(table, 0, EXHIBIT)[0]
    answer(table, EXHIBIT, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3 A4", 1: "B1 B2 B3"})
    after = pawns(table)
    assert told == Collection(4, best=after[0] - 1, second=after[1] - 3)


@pytest.mark.parametrize("detectives", [(1, 2, 3, 4, 5), (5, 4, 7, 2, 1)])
def test_a_detective_goes_as_far_as_its_hint_says(detectives: tuple[int, ...]) -> None:
    """§7.3, §7.4, §11.12: seats 1 and 3 share the second rank."""
    for seat in range(4):
        table = evening(HANDS, house={"detectives": detectives}, pawns=[7, 4, 0, 4])
        answer(table, CASTLE, CASTLE, CASTLE, CASTLE)
        others = tuple(other for other in range(4) if other != seat)
        told = why(table, seat, DETECTIVE)
        before = pawns(table)[seat]
        answer(table, *(DETECTIVE if other == seat else thief(number) for other, number in enumerate((5, 4, 3, 2))))
        assert told == (CatchesThieves(pawns(table)[seat] - before, others),)


def test_at_the_castle_a_hint_knows_rivals_thieves_and_loot() -> None:
    """§5.5, §6.1, §6.4, §7.1: seats 1 and 2 were seen with collections, seat 3 is at the auction house."""
    hands = ["A1 A2 A3 A4", "C1 C2 F1 F2 B1 B2 B3", "A7 E7 F7 F8 D1 D2 D3 D4", "F3 C6 A6 D6 E1 E2 E3 E4"]
    table = evening(hands, pawns=[2, 2, 1, 0])
    answer(table, CASTLE, CASTLE, CASTLE, AUCTION)
    assert why(table, 0, EXHIBIT) == (Collection(4, 3, 1), RivalHolds(2, 4), ThievesAbout((1, 2)))
    assert why(table, 0, thief(5)) == (Loot((1, 2)), MayBeCaught(2, 3))
    assert why(table, 2, EXHIBIT) == (Collection(7, 3, 1), ThievesAbout((0, 1)))
    nothing_seen = evening(HANDS)
    answer(nothing_seen, CASTLE, CASTLE, CASTLE, AUCTION)
    assert why(nothing_seen, 0, thief(5))[0] == NoLootKnown()
    no_thieves = evening(HANDS[:2], house={"two_player_variant": "plain"}, jail=[4, 7])
    answer(no_thieves, CASTLE, CASTLE)
    assert why(no_thieves, 0, DETECTIVE) == (NoThieves(),)
    assert why(no_thieves, 0, EXHIBIT) == (Collection(4, 4, 2),)


def test_before_it_is_known_who_is_where_anybody_may_be_anywhere() -> None:
    """§3.2: without a collection the castle is for thieves and detectives."""
    hands = ["A1 A2 C1 C2", "C5 C6 F1 F2 B1 B2 B3", "C3 C4 D5 E6"]
    table = evening(hands, windows=["B8", "F8"])
    assert why(table, 0, AUCTION) == (Fits("B8", 5), HighestCheque(22_000))
    assert why(table, 1, AUCTION) == (Fits("B8", 6), MayOutbid((0,)))
    assert why(table, 0, CASTLE) == (NoCollection(), Loot((1,)), CatchesThieves(1, (1, 2)))
    assert why(table, 2, CASTLE)[0] == Collection(4, 4, 2)


def test_at_the_auction_house_a_hint_knows_cheques_and_thieves() -> None:
    """§4.2 to §4.4: only blue, with 4, 11, 14 and 21 thousand, is there too."""
    table = evening(HANDS, windows=["F8", "A6"])
    answer(table, AUCTION, AUCTION, CASTLE, CASTLE)
    assert why(table, 0, bid(3)) == (MayOutbid((1,)), Fits("A6", 5))
    assert why(table, 0, bid(22)) == (HighestCheque(22_000), Fits("A6", 5))
    assert why(table, 0, bid(13)) == (MayOutbid((1,)), SmallerWillDo(12_000), Fits("A6", 5))
    assert why(table, 0, thief_at_auction(5)) == (ChequeToSteal(21_000), OtherThieves((1,)))
    alone = evening(HANDS)
    answer(alone, AUCTION, CASTLE, CASTLE, CASTLE)
    assert why(alone, 0, thief_at_auction(5)) == ()


def test_what_a_card_does_to_a_collection_is_what_it_then_did() -> None:
    """§4.2, §5.1: bought."""
    for window, told in [("left", Apart("F8")), ("right", Fits("B8", 5))]:
        table = evening(["A1 A2 C1 C2", "D1 D2 D3 D4", "E1 E2 E3 E4"], windows=["F8", "B8"])
        visit(table, bid(3), DETECTIVE, DETECTIVE)
        assert why(table, 0, Buy(window)) == (told,)  # type: ignore[arg-type]
        answer(table, Buy(window))  # type: ignore[arg-type]
        assert ("B8" in opened(table, 0).hand) == (window == "right")


@pytest.mark.parametrize("limit", [0, 20])
def test_a_thief_hears_what_becomes_of_both_collections(limit: int) -> None:
    """§6.1, §9.3: also where the theft ends the game and all hands are laid open, with cards that nobody had seen."""
    table = evening(
        ["D5 D6 D7 A1 A6 B1 C7", "C1 C2 F1 F2", "E1 E2 E3 E4"],
        house={"round_limit": limit, "thief_may_decline": True},
        seen=[["A1", "A6", "B1", "C7"], [], []],
    )
    visit(table, EXHIBIT, thief(7), thief(8))
    exhibit(table, {0: "A1 A6 B1 C7"})
    answer(table, None, None, LeaveIt())
    assert why(table, 1, Steal("B1")) == (Fits("B1", 3), Breaks(0, 0))
    assert why(table, 1, Steal("A6")) == (Apart("A6"), Breaks(0, 3))
    assert why(table, 1, Steal("C7")) == (Fits("C7", 3), Breaks(0, 3))
    assert why(table, 1, LeaveIt()) == ()


def test_an_exhibitor_hears_how_many_thieves_there_are_and_what_stays_hidden() -> None:
    """§5.2, §6.1."""
    table = evening(HANDS)
    answer(table, CASTLE, CASTLE, CASTLE, CASTLE)
    answer(table, EXHIBIT, thief(7), thief(8), DETECTIVE)
    assert why(table, 0, Show("A1")) == (MayBeStolen(2), Alone())
    for card in ("A1", "A2", "A3"):
        answer(table, Show(card))
    assert why(table, 0, Done()) == (HeldBack(1), Alone())
    assert why(table, 0, Show("A4")) == (MayBeStolen(2), Alone())
    rivals = evening(HANDS)
    answer(rivals, CASTLE, CASTLE, CASTLE, CASTLE)
    answer(rivals, EXHIBIT, EXHIBIT, DETECTIVE, DETECTIVE)
    assert why(rivals, 0, Show("A1")) == (MayBeStolen(0),)


def test_without_a_collection_a_bluffer_is_told_so() -> None:
    """§11.2."""
    table = evening(["A1 A2 E1 E2", *HANDS[1:]], house={"allow_bluff_exhibition": True})
    answer(table, CASTLE, CASTLE, CASTLE, CASTLE)
    assert why(table, 0, EXHIBIT) == (NoCollection(),)
