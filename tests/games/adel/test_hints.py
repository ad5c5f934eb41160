"""What hints and thinking players of Adel verpflichtet make of a table: what they say, and what they do not even think of."""

from spelunke.bots.thinking import Budget, think
from spelunke.core.types import Move, Reason
from spelunke.games.adel.reasons import Alone, MayBeCaught, MoreIsBetter, SmallerWillDo
from spelunke.games.adel.types import Bid, Done, Show
from tests.games.adel.evenings import AUCTION, CASTLE, DETECTIVE, EXHIBIT, Evening, answer, bid, evening, thief

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
