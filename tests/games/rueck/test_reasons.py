"""Reasons say what the rules then do, under every house rule."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

import spelunke
from spelunke.core.types import Reason, in_percent
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.reasons import (
    ChiefsCancel,
    InBetween,
    Keeps,
    OthersWouldWin,
    Pity,
    Strongest,
    TooRich,
    WouldWin,
)
from spelunke.games.rueck.rules import Rueck
from spelunke.games.rueck.types import Chose, Favoured, Give, Neighbour, Pitied, Rob, Take
from spelunke.texts import speaker
from tests.games.rueck.rounds import jewels_at, late_round, revealed

HANDS = [[0, 6, 7], [2, 4, 7], [1, 3, 5]]
HOUSES = [
    {},
    {"pity_first": True},
    {"debt": True},
    {"second": "shared"},
    {"second": "sports"},
    {"all_equal": "share"},
    {"rounds": 6},
]
NOBLES: list[NobleKind] = ["plus_7", "minus_3", "nothing_or_8", "neighbour_plus_5", "neighbour_minus_2", "gift_of_2"]


def why(game: spelunke.Game, table: spelunke.Table, move: spelunke.Move, seat: int = 0) -> dict[type[Reason], Any]:
    """The reasons by kind; there is one of each at most."""
    reasons = game.why(game.view(table, seat), move)
    by_kind = {type(reason): reason for reason in reasons}
    assert len(by_kind) == len(reasons)
    return by_kind


def rounds_with(game: spelunke.Game, table: spelunke.Table, move: spelunke.Move, seat: int = 0) -> Iterator[spelunke.Table]:
    """The tables after every round that may follow this robber; where favours are chosen, the last ones offered."""
    moves = [[move] if other == seat else game.moves(table, other) for other in range(game.seats)]
    for robbers in product(*moves):
        after = game.arrange(game.position(table), ask_luck=True)
        game.play(after, dict(enumerate(robbers)))
        if game.view(after, None).about == "favour":
            game.play(after, {other: game.moves(after, other)[-1] for other in game.asked(after)})
        yield after


def paid(game: spelunke.Game, table: spelunke.Table, kind: type[Favoured | Pitied], seat: int = 0) -> list[int]:
    """What this seat was paid in the last round."""
    return [event.jewels for event in game.events(table, seat) if isinstance(event, kind) and event.who == seat]


def is_strongest(game: spelunke.Game, table: spelunke.Table, seat: int = 0) -> bool:
    """Whether this seat enjoyed the favour, or chose what to do with it."""
    choosers = [event.who for event in game.events(table, seat) if isinstance(event, Chose)]
    return seat in choosers if choosers else bool(paid(game, table, Favoured, seat))


@pytest.mark.parametrize("house", HOUSES, ids=str)
@pytest.mark.parametrize("noble", NOBLES)
@pytest.mark.parametrize("jewels", [[20, 15, 14], [1, 1, 0], [12, 20, 5]], ids=str)
def test_what_is_said_of_a_robber_is_what_the_rules_do(noble: NobleKind, jewels: list[int], house: dict[str, Any]) -> None:
    """§3.4, §4, §5.6."""
    game, table = late_round(noble, HANDS, jewels, house)
    for seat in range(3):
        for move in game.moves(table, seat):
            rounds = list(rounds_with(game, table, move, seat))
            strongest = [after for after in rounds if is_strongest(game, after, seat)]
            weakest = [after for after in rounds if paid(game, after, Pitied, seat)]
            said = why(game, table, move, seat)
            assert (Pity in said, Strongest in said, InBetween in said) == (
                len(weakest) > len(strongest),
                0 < len(strongest) >= len(weakest),
                not strongest and not weakest,
            )
            if Pity in said:
                assert said[Pity].percent == in_percent(len(weakest) / len(rounds))
                assert {(said[Pity].jewels,)} == {tuple(paid(game, after, Pitied, seat)) for after in weakest}
            if Strongest in said:
                assert said[Strongest].percent == in_percent(len(strongest) / len(rounds))
                assert said[Strongest].noble == noble
                no_choice = noble in {"plus_7", "minus_3"}
                assert {said[Strongest].jewels} == (
                    {paid(game, after, Favoured, seat)[0] for after in strongest} if no_choice else {None}
                )
            assert (TooRich in said) == makes_the_richest(game, table, seat, noble, rounds, strongest)
            if TooRich in said:
                assert {said[TooRich].jewels} == {jewels_at(game, after)[seat] for after in strongest}


def makes_the_richest(
    game: spelunke.Game,
    table: spelunke.Table,
    seat: int,
    noble: NobleKind,
    rounds: Sequence[spelunke.Table],
    strongest: Sequence[spelunke.Table],
) -> bool:
    """Whether a robber that is strongest more often than not then brings so much that nobody has as many."""
    totals = [jewels_at(game, after) for after in strongest]
    return (
        noble == "plus_7"
        and 2 * len(strongest) >= len(rounds)
        and all(total[seat] > max(total[:seat] + total[seat + 1 :]) for total in totals)
    )


def test_who_may_be_overtaken_by_pity_is_not_called_the_richest() -> None:
    """§4.6, §8.2: with 17 this seat would share the most with the weakest, who may get three."""
    hands = [[6, 7], [2, 3], [4, 5]]
    game, table = late_round("plus_7", hands, [10, 13, 9])
    assert why(game, table, Rob(7))[TooRich] == TooRich(17)
    game, table = late_round("plus_7", hands, [10, 14, 9])
    assert TooRich not in why(game, table, Rob(7))


@pytest.mark.parametrize(("size", "warned"), [(3, True), (4, False)])
def test_being_the_richest_is_a_worry_in_the_last_three_rounds(size: int, warned: bool) -> None:
    """§8.2."""
    game, table = late_round("plus_7", [[3, 4, 5, 6][-size:], [0, 1, 2, 7][:size], [0, 1, 2, 7][:size]], [20, 10, 10])
    assert (TooRich in why(game, table, Rob(6))) == warned


@pytest.mark.parametrize(("strength", "warned"), [(4, True), (3, False)])
def test_being_the_richest_is_a_worry_for_robbers_that_are_strongest_half_of_the_time(strength: int, warned: bool) -> None:
    """§8.2: a four is strongest in half of the rounds, a three in a quarter."""
    game, table = late_round("plus_7", [[3, 4], [2, 3], [1, 5]] if strength == 4 else [[3, 6], [2, 4], [1, 5]], [20, 9, 8])
    assert why(game, table, Rob(strength))[Strongest].percent == (50 if warned else 25)
    assert (TooRich in why(game, table, Rob(strength))) == warned


def test_the_poor_are_not_told_to_give_back_more_than_they_have() -> None:
    """§5.6, §7.2."""
    for debt, jewels, words in [(False, -1, "you give one back"), (True, -3, "you give three back")]:
        game, table = late_round("minus_3", HANDS, [1, 9, 9], {"debt": debt})
        reason = why(game, table, Rob(6))[Strongest]
        assert reason.jewels == jewels
        assert words in speaker("en").reason("rueck", reason, ["Anna", "Ben", "Carl"])


@pytest.mark.skipif(spelunke.is_compiled(), reason="compiled rules cannot be changed")
def test_a_rule_that_is_changed_in_the_rules_alone_is_told_rightly(monkeypatch: pytest.MonkeyPatch) -> None:
    """§4.6: the weakest are pitied twice."""
    game, table = late_round("plus_7", HANDS, [9, 9, 9])
    once = Rueck._pity

    def twice(self: Rueck) -> None:
        for seat in range(self.seats):
            self.robbers[seat] *= 2
        once(self)

    assert why(game, table, Rob(1), 2)[Pity].jewels == 1
    monkeypatch.setattr(Rueck, "_pity", twice)
    assert why(game, table, Rob(1), 2)[Pity].jewels == 2


def test_chiefs_are_warned_of_those_who_have_theirs() -> None:
    """§4.2, §7.9."""
    game, table = late_round("plus_7", HANDS, [9, 9, 9])
    assert why(game, table, Rob(7))[ChiefsCancel] == ChiefsCancel((1,), 7)
    assert ChiefsCancel not in why(game, table, Rob(6))
    assert ChiefsCancel not in why(game, table, Rob(5), 2)
    game, table = late_round("plus_7", [[5, 7], [4, 6], [3, 6]], [9, 9, 9])
    assert ChiefsCancel not in why(game, table, Rob(7))


def expert_round(noble: NobleKind, pile: dict[str, int], hand: list[int]) -> tuple[spelunke.Game, spelunke.Table]:
    """Three seats late in the expert game, whose pile is this one and the noble that lies open."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    turned = {"plus_4": 2, "plus_5": 2, "minus_3": 1}
    eight = {kind: turned.get(kind, 0) + pile.get(kind, 0) + (kind == noble) for kind in {*turned, *pile, noble}}
    hands = [hand, [1, 2, 3], [2, 3, 4]]
    return game, game.arrange(
        {"round": 6, "jewels": [9, 9, 9], "hands": hands, "face_down": pile, "noble": noble, "eight": eight},
        ask_luck=True,
    )


def test_the_strongest_robber_is_kept_for_the_best_noble_who_may_come() -> None:
    """§2.3, §5.1, §5.2: the best of the better ones, and how likely it comes."""
    game, table = expert_round("plus_6", {"plus_7": 1, "nothing_or_8": 1}, [5, 6, 7])
    assert why(game, table, Rob(5))[Keeps] == Keeps(7, "nothing_or_8", 100)
    assert Keeps not in why(game, table, Rob(7))
    game, table = expert_round("plus_6", {"plus_7": 1, "neighbour_plus_5": 1}, [5, 6, 7])
    assert why(game, table, Rob(6))[Keeps] == Keeps(7, "plus_7", 100)
    game, table = expert_round("plus_7", {"plus_6": 1, "neighbour_plus_5": 1}, [5, 6, 7])
    assert Keeps not in why(game, table, Rob(5))
    game, table = expert_round("plus_6", {"plus_6": 1, "gift_of_2": 1}, [5, 6, 7])
    assert Keeps not in why(game, table, Rob(5))


def test_how_likely_a_noble_still_comes_is_counted_from_the_pile() -> None:
    """§2.3: one of eight lies among the next two in a quarter of the shuffles."""
    game, table = late_round("plus_6", [[5, 6, 7], [1, 2, 3], [2, 3, 4]], [9, 9, 9])
    pile = game.position(table)["face_down"]
    assert (sum(pile.values()), pile["nothing_or_8"]) == (8, 1)
    assert why(game, table, Rob(5))[Keeps] == Keeps(7, "nothing_or_8", 25)


def test_in_the_last_round_nothing_is_kept() -> None:
    """§7.8, §8.1."""
    game, table = late_round("plus_6", [[5, 6, 7], [1, 2, 3], [2, 3, 4]], [9, 9, 9], {"rounds": 6})
    assert Keeps not in why(game, table, Rob(5))


def test_who_plays_for_pity_is_not_told_what_is_kept() -> None:
    """§4.6: a four that is as often strongest as weakest is not played for pity."""
    game, table = late_round("plus_6", [[4, 6], [0, 5], [0, 5]], [9, 9, 9])
    assert set(why(game, table, Rob(4))) == {Strongest, Keeps}
    game, table = late_round("plus_6", [[0, 6, 7], [1, 2, 3], [2, 3, 4]], [9, 9, 9])
    assert set(why(game, table, Rob(0))) == {Pity}


@pytest.mark.parametrize("house", HOUSES[:6], ids=str)
@pytest.mark.parametrize("noble", NOBLES[2:])
def test_who_is_said_to_win_after_a_favour_would_win(noble: NobleKind, house: dict[str, Any]) -> None:
    """§4.5, §8: with this round settled, whatever the others choose; nothing is said if they decide it."""
    told: dict[str, int] = {"sure": 0, "open": 0}
    for robbers, jewels in product(([6, 6, 2, 4], [6, 2, 4, 3]), ([10, 18, 12, 15], [2, 0, 1, 2], [9, 9, 7, 9], [8, 1, 8, 8])):
        game, table = late_round(noble, [[robber] for robber in robbers], jewels, house)
        game.play(table, {seat: Rob(robber) for seat, robber in enumerate(robbers)})
        for seat in game.asked(table):
            for move in game.moves(table, seat):
                outcomes = set(winners_after(game, table, seat, move))
                said = why(game, table, move, seat)
                if all(seat in winners for winners in outcomes):
                    assert said == {WouldWin: WouldWin()}
                elif len(outcomes) == 1:
                    assert said == {OthersWouldWin: OthersWouldWin(*outcomes)}
                else:
                    assert said == {}
                told["sure" if said else "open"] += 1
    assert min(told.values()) > 0


def winners_after(game: spelunke.Game, table: spelunke.Table, seat: int, move: spelunke.Move) -> Iterator[tuple[int, ...]]:
    """Who has won after this favour, for everything that others may choose."""
    asked = game.asked(table)
    for answers in product(*([move] if other == seat else game.moves(table, other) for other in asked)):
        after = table.copy()
        game.play(after, dict(zip(asked, answers, strict=True)))
        standing = game.standing(after)
        assert standing is not None
        yield standing.winners


def test_a_favour_is_told_by_who_would_win_if_it_ended_then() -> None:
    """§5.2 to §5.5, §8.2: while rounds are to come too."""
    game, table = revealed("nothing_or_8", [6, 2, 4])
    assert game.why(game.view(table, 0), Take(8)) == (OthersWouldWin((1,)),)
    assert game.why(game.view(table, 0), Take(0)) == (WouldWin(),)
    game, table = revealed("neighbour_plus_5", [6, 0, 4])
    assert game.why(game.view(table, 0), Neighbour("left")) == (WouldWin(),)
    game, table = revealed("gift_of_2", [6, 2, 4])
    assert game.why(game.view(table, 0), Give(2)) == (WouldWin(),)
