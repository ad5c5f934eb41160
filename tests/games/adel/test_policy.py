"""The policy: not perfect, but it knows what the game is about."""

from typing import Any

import pytest

import spelunke
from spelunke.core.types import Move
from spelunke.games.adel.types import Buy, Done, LeaveIt, Show, Steal
from spelunke.lab.simulate import simulate
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
    position,
    thief,
    thief_at_auction,
    visit,
)

PLAIN = {"two_player_variant": "plain"}
POOR, PAID = [[3_000, 12_000, 13_000, 22_000], [4_000]], [11_000, 14_000, 21_000]
SHORT_TRACK = {"club": {"best": 7, "second": 5}, "castles": [{"spaces": 9, "best": 6, "second": 1}]}


def chosen(table: Evening, seat: int, seed: int = 1) -> object:
    """What it answers for this seat."""
    game, playing = table
    return game.thumb(game.view(playing, seat), spelunke.Dice(seed))


def marks(table: Evening, seat: int, seed: int = 1) -> dict[Move, float]:
    """What it thinks of each answer after one imagined round, in hundredths of a space."""
    game, playing = table
    codes = playing.legal(seat)
    found = game.parts.rollout.marks(playing, seat, codes, spelunke.Dice(seed))
    return {game.parts.codebook.moves[code]: mark for code, mark in zip(codes, found, strict=True)}


def shown_by(table: Evening, seat: int) -> list[str]:
    """The collection it chooses, alone."""
    found = []
    game, playing = table
    while (move := chosen(table, seat)) != Done():
        assert isinstance(move, Show)
        found.append(move.card)
        game.play(playing, {seat: move})
    return found


def against_a_detective(hand: str, **changes: Any) -> Evening:
    """At the castle with somebody who has three cards and no thief: all that can be imagined there is a detective."""
    table = evening([hand, "C1 C2 E1"], house={**PLAIN, **changes.pop("house", {})}, jail=[4, 7], **changes)
    answer(table, CASTLE, CASTLE)
    return table


def against_a_bidder(hand: str, thousands: int, **changes: Any) -> Evening:
    """At the auction house with somebody who has this cheque only, and no thief."""
    cheques = [4_000, 11_000, 14_000, 21_000]
    left = [cheque for cheque in cheques if cheque != 1000 * thousands]
    own = [3_000, 12_000, 13_000, 22_000]
    table = evening(
        [hand, "D1 D2 D3 D4"], house=PLAIN, jail=[4, 7], register=left, cheques=[own, [1000 * thousands]], **changes
    )
    answer(table, AUCTION, AUCTION)
    return table


@pytest.mark.long
@pytest.mark.parametrize(("seats", "preset"), [(2, "surprise"), (2, "confrontation"), (3, "box"), (4, "box"), (5, "box")])
def test_it_clearly_beats_players_who_choose_at_random(seats: int, preset: str) -> None:
    """§9.4: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("adel", seats, preset=preset)
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=20, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["box", "surprise", "confrontation", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§9.1, §10, §11.6."""
    result = simulate(spelunke.game("adel", preset=preset), ["thumb"], games=2, seed=2)
    assert result.unfinished == 0


@pytest.mark.parametrize("house", [{"allow_bluff_exhibition": True}, {"thief_may_decline": True}, {"hand_sizes_public": False}])
def test_it_plays_under_every_house_rule(house: dict[str, bool]) -> None:
    """§11.2, §11.3, §11.4."""
    result = simulate(spelunke.game("adel", 3, house), ["thumb"], games=2, seed=3)
    assert result.unfinished == 0


# The castle.


@pytest.mark.parametrize(("house", "spaces"), [({}, 4), ({"track": SHORT_TRACK}, 7)])
def test_an_exhibition_without_rivals_and_thieves_brings_what_the_leaders_hexagon_says(
    house: dict[str, Any], spaces: int
) -> None:
    """§5.6, §5.7, §11.11."""
    table = against_a_detective("A1 A2 A3 A4 B1", house=house)
    assert marks(table, 0)[EXHIBIT] == 100 * spaces
    assert chosen(table, 0) == EXHIBIT


def test_a_thief_who_meets_a_detective_finds_nothing_and_goes_to_jail() -> None:
    """§6.4, §7.1."""
    found = marks(against_a_detective("A1 A2 A3 A4 B1"), 0)
    assert found[thief(5)] == found[thief(6)] == -80
    assert found[DETECTIVE] == 0  # §7.2


def test_without_a_collection_an_exhibition_brings_nothing() -> None:
    """§11.2: even if it may be laid."""
    table = against_a_detective("A1 A2 C3 C4 E2", house={"allow_bluff_exhibition": True})
    assert marks(table, 0)[EXHIBIT] == 0


@pytest.mark.parametrize(("detectives", "spaces"), [((1, 2, 3, 4, 5), 2), ((6, 3, 3, 2, 1), 3)])
def test_a_detective_goes_as_far_as_the_house_rule_says(detectives: tuple[int, ...], spaces: int) -> None:
    """§7.3, §11.12: seat 0 is second; a thief comes in some of the imagined rounds, in others none."""
    table = evening(["A1 A2 C3 C4 E5", "D1 D2 F1"], house={**PLAIN, "detectives": detectives}, pawns=[3, 5])
    answer(table, CASTLE, CASTLE)
    assert {marks(table, 0, seed)[DETECTIVE] for seed in range(20)} == {0.0, 100.0 * spaces}


def test_every_thief_costs_an_exhibitor_a_card_and_every_exhibition_brings_a_thief_one() -> None:
    """§6.1: seat 1 exhibits, steals or watches; its four cards may be a collection of three."""
    table = evening(["A1 A2 A3 A4", "D1 D2 F1 F2"], house=PLAIN)
    answer(table, CASTLE, CASTLE)
    found = [marks(table, 0, seed) for seed in range(40)]
    assert {one[EXHIBIT] for one in found} == {400, 400 - 180}
    assert {one[thief(5)] for one in found} == {180, 0, -80}
    assert {(one[EXHIBIT], one[thief(5)], one[DETECTIVE]) for one in found} == {(400, 180, 0), (220, 0, 100), (400, -80, 0)}


def test_a_larger_exhibition_of_a_rival_leaves_the_lower_number() -> None:
    """§5.5, §5.7: six cards seen in a hand outweigh three; in the hand alone, three quarters of the cards."""
    table = evening(["A1 A2 A3 C4", "D1 D2 D3 D4 E1 E2 E3 E4 E5 E6"], house=PLAIN, jail=[4, 7])
    answer(table, CASTLE, CASTLE)
    assert {marks(table, 0, seed)[EXHIBIT] for seed in range(20)} == {200, 400}
    equal = evening(["A1 A2 A3 C4", "D1 D2 F3 F4"], house=PLAIN, jail=[4, 7])
    answer(equal, CASTLE, CASTLE)
    assert {marks(equal, 0, seed)[EXHIBIT] for seed in range(20)} == {400}


def test_behind_two_larger_exhibitions_there_is_nothing_to_gain() -> None:
    """§5.7: with both rivals, one of them, or none."""
    hands = ["A1 A2 A3 C4", "D1 D2 D3 D4 E1 E2 E3 E4 E5 E6", "B1 B2 B3 B4 C1 C2 C3 F1 F2 F3"]
    table = evening(hands, jail=[4, 7, 3])
    answer(table, CASTLE, CASTLE, CASTLE)
    without_thieves = {mark for seed in range(300) if (mark := marks(table, 0, seed)[EXHIBIT]) % 200 == 0}
    assert without_thieves == {0, 200, 400}


# The auction house.


def test_a_cheque_buys_only_if_it_is_the_highest() -> None:
    """§4.2: a card that fits is worth 2.4 spaces, the cheque of 12,000 not quite half a space."""
    found = marks(against_a_bidder("A1 A2 A3 F1", 11, windows=["A4", "D8"]), 0)
    assert found[bid(3)] == 0
    assert found[bid(12)] == 240 - (25 + 2 * 12)
    assert found[bid(22)] == 240 - (25 + 2 * 22)


def test_a_thief_alone_at_the_auction_house_is_worth_the_cheque_that_is_paid() -> None:
    """§4.3."""
    assert marks(against_a_bidder("A1 A2 A3 F1", 11), 0)[thief_at_auction(5)] == 25 + 2 * 11


def test_two_thieves_at_the_auction_house_get_nothing() -> None:
    """§4.4: the other one has a thief as well, and sends it in two of ten imagined rounds."""
    table = evening(["A1 A2 A3 F1", "D1 D2 D3 D4"], house=PLAIN)
    answer(table, AUCTION, AUCTION)
    found = {marks(table, 0, seed)[thief_at_auction(5)] for seed in range(60)}
    assert found == {0, *(25 + 2 * thousands for thousands in (4, 11, 14, 21))}


def test_a_location_is_as_good_as_the_best_action_there() -> None:
    """§3.2: with all other cheques paid, and nothing in the windows that fits, the castle is better."""
    table = evening(["A1 A2 A3 A4 B1", "C1 C2 E1"], house=PLAIN, jail=[4, 7], windows=["F7", "F8"])
    found = marks(table, 0)
    assert found[CASTLE] == 400
    assert found[AUCTION] < 120
    assert chosen(table, 0) == CASTLE


def test_without_a_collection_it_goes_to_buy_what_makes_one() -> None:
    """§5.1: at the castle there would be nothing to do but wait for thieves and exhibitions, of which there are none."""
    table = evening(["A1 A2 C5 F1 F2", "C1 C2 E1"], house=PLAIN, jail=[4, 7], windows=["B3", "D8"], cheques=POOR, register=PAID)
    assert chosen(table, 0) == AUCTION


# Exhibitions, windows and thefts.


def test_alone_before_thieves_it_shows_three_cards_and_keeps_the_rest_safe() -> None:
    """§5.2: one more exhibited card would bring nothing and could be lost."""
    table = evening(["A1 A2 A3 A4 B1 B2", "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    assert len(shown_by(table, 0)) == 3


def test_with_nobody_to_fear_it_shows_everything() -> None:
    """§5.2."""
    table = evening(["A1 A2 A3 A4 B1 B2", "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    assert shown_by(table, 0) == ["A1", "A2", "A3", "A4", "B1", "B2"]


def test_against_rivals_it_shows_everything_even_before_thieves() -> None:
    """§5.5."""
    table = evening(["A1 A2 A3 A4 B1 B2", "C1 C2 C3 C4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, EXHIBIT, thief(8))
    for card in ("A1", "A2", "A3"):
        assert chosen(table, 0) == Show(card)
        answer(table, Show(card), Show(f"C{card[1]}"))
    assert chosen(table, 0) == Show("A4")


def test_of_two_equally_large_collections_it_shows_the_one_with_the_oldest_object() -> None:
    """§5.5: C1 is of 1580, A1 of 1702."""
    table = evening(["A1 A2 A3 C1 C2 C3", "E1 E2 E3 E4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    assert shown_by(table, 0) == ["C1", "C2", "C3"]


def test_a_lone_card_that_holds_a_collection_together_is_not_exhibited_before_thieves() -> None:
    """§5.2: without B1 the masks would be cut off from the pipes."""
    table = evening(["A1 A2 A3 B1 C1 C2 C3", "E1 E2 E3 E4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    assert shown_by(table, 0) in (["A1", "A2", "A3"], ["C1", "C2", "C3"])


def test_with_a_collection_it_does_not_show_nothing() -> None:
    """§11.2."""
    table = evening(["A1 A2 A3 C1", "E1 E2 E3 E4", "D1 D2 D3 D4"], house={"allow_bluff_exhibition": True})
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    assert shown_by(table, 0) == ["A1", "A2", "A3"]


def test_it_steals_what_completes_its_own_collection() -> None:
    """§6.1: B1 joins A and C."""
    table = evening(["A6 B1 B2 C7", "A1 A2 C1 C2", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A6 B1 C7"})
    assert chosen(table, 1) == Steal("B1")


def test_it_steals_what_breaks_the_known_collection_of_its_owner() -> None:
    """§6.1: none fits its own hand; without B1, A and C fall apart."""
    table = evening(["A6 B1 C7 C6", "F1 F2 F3 F4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A6 B1 C6 C7"})
    found = marks(table, 1)
    assert chosen(table, 1) == Steal("B1")
    assert found[Steal("B1")] - found[Steal("A6")] == 50 * 3  # of four known cards three are left, or none


def test_it_never_declines_a_card() -> None:
    """§11.3."""
    table = evening(["A1 A2 A3 A4", "F1 F2 F3 F4", "D1 D2 D3 D4"], house={"thief_may_decline": True})
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    found = marks(table, 1)
    assert found[LeaveIt()] == min(found.values()) < found[Steal("A1")]


def test_it_buys_what_fits() -> None:
    """§4.2."""
    table = evening(["A1 A2 C1 C2", "D1 D2 D3 D4", "E1 E2 E3 E4"], windows=["F8", "B8"])
    visit(table, bid(3), DETECTIVE, DETECTIVE)
    assert chosen(table, 0) == Buy("right")
    found = marks(table, 0)
    assert found[Buy("right")] - found[Buy("left")] == 120 * 5


@pytest.mark.parametrize("seed", range(4))
def test_the_last_theft_of_a_game_is_the_one_that_wins(seed: int) -> None:
    """§9.4: D1 would break the collection it is taken from; C2, of 1634, makes the own one older than that of seat 2."""
    hands = ["C2 D1 E1 E2 E3", "A1 C5 C6 C7", "B3 B5 B6 B7"]
    seen = [hand.split() for hand in hands]
    for house, wanted in [({"round_limit": 20}, Steal("C2")), ({}, Steal("D1"))]:
        table = evening(hands, seen=seen, pawns=[10, 20, 20], house=house)
        visit(table, EXHIBIT, thief(7), thief(8))
        exhibit(table, {0: "C2 D1 E1 E2 E3"})
        answer(table, None, None, Steal("E3"))
        assert chosen(table, 1, seed) == wanted
        found = marks(table, 1, seed)
        assert max(found, key=lambda move: found[move]) == wanted


@pytest.mark.parametrize("seed", range(4))
def test_the_last_purchase_of_a_game_is_the_one_that_wins(seed: int) -> None:
    """§9.4: either card makes four; with the one of 1600 they are better than those of seat 1, which begin in 1700."""
    years = {"A": (1700, 1800, 1801, 1802, 1803), "C": (1600, 1750, 1850, 1851, 1852)}
    game = spelunke.game("adel", 2, {**PLAIN, "collectibles": years, "round_limit": 1})
    start = position(["A5 C3 C4 C5", "A1 A2 A3 A4"], house=PLAIN, windows=["C2", "C1"], piles=[0, 0], round=1)
    table = game, game.arrange(start, ask_luck=True)
    visit(table, bid(3), DETECTIVE)
    assert chosen(table, 0, seed) == Buy("right")
    assert marks(table, 0, seed)[Buy("left")] < marks(table, 0, seed)[Buy("right")]


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§12.1: it is handed a view and nothing else."""
    game, table = evening(["A1 A2 A3 A4", "B1 B2 B3 B4", "D1 D2 D3 D4"])
    view = game.view(table, 1)
    assert game.thumb(view, spelunke.Dice(5)) == game.thumb(game.view(game.seat_at(view), 1), spelunke.Dice(5))
