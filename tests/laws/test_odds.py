"""Odds come from a view alone, and they are exact: luck's own weights, and worlds that look the same, agree with them."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import ImpossiblePosition
from spelunke.core.game import Game
from spelunke.core.table import LUCK, SPECTATOR, Table
from spelunke.core.types import Chance, Move
from spelunke.games.adel.odds import NextCard
from spelunke.games.adel.types import Exhibit
from spelunke.games.klau.odds import BlindGrip, FittingDraw, NextDraw
from spelunke.games.klau.types import Believe, ICant
from spelunke.games.klau.types import Turn as Draw
from spelunke.games.rueck.odds import NextNoble
from spelunke.games.rueck.types import Turn as TurnNoble
from spelunke.games.teufel.odds import NextCoal
from spelunke.games.teufel.types import GoOn
from spelunke.games.teufel.types import Turn as TurnCoal
from spelunke.games.tock.odds import Unseen
from spelunke.games.wuerfel.odds import SixInTime, ThrowsMeOut, UsefulRoll
from spelunke.games.wuerfel.types import ThrownOut

KEYS = spelunke.keys()
EXACT_IN_A_BROWSER = 2**53


def asks(game: Game, seed: int, most: int = 400) -> Iterator[Table]:
    """A game among rule-of-thumb players, ask by ask; luck is asked too, but those asks are passed over."""
    table, dice = game.deal(seed=seed, ask_luck=True), Dice(seed)
    for _ in range(most):
        asked = game.asked(table)
        if not asked:
            return
        if asked == (LUCK,):
            table.answer([table.draw(dice)])
            continue
        yield table
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})


def share(chance: Chance) -> Fraction:
    return Fraction(chance.ways, chance.among)


def luck_of(game: Game, table: Table) -> dict[Move, Fraction]:
    """What luck may answer now, and how likely."""
    weights = list(table.weights())
    moves = (game.parts.codebook.moves[code] for code in table.choices(LUCK))
    return {move: Fraction(weight, sum(weights)) for move, weight in zip(moves, weights, strict=True)}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("preset", ["box", "tiny"])
def test_odds_do_not_change_when_what_the_viewer_cannot_know_is_redealt(key: str, preset: str) -> None:
    game = shelf.game(key, preset=preset)
    spoken: set[type[Chance]] = set()
    for table in asks(game, seed=5, most=120):
        for viewer in (*range(game.seats), None):
            odds = game.odds(game.view(table, viewer))
            world = table.copy()
            world.reshuffle(SPECTATOR if viewer is None else viewer, Dice(len(spoken)))
            assert game.odds(game.view(world, viewer)) == odds
            assert all(0 <= chance.ways <= chance.among < EXACT_IN_A_BROWSER for chance in odds)
            assert len(odds) == len(set(odds))
            spoken |= {type(chance) for chance in odds}
    assert spoken <= set(game.parts.chances)
    assert spoken, "nothing was ever said"


def test_odds_of_a_game_that_is_over_are_none() -> None:
    game = shelf.game("teufel", preset="tiny")
    assert game.odds(game.view(next(asks(game, seed=1)), 0))
    table = game.deal(seed=1)
    dice = Dice(1)
    while asked := game.asked(table):
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})
    assert game.odds(game.view(table, 0)) == ()


@pytest.mark.parametrize("house", [{}, {"expert": True}])
def test_the_next_noble_is_as_likely_as_luck_says(house: dict[str, Any]) -> None:
    game = shelf.game("rueck", house=house)
    compared = 0
    for table in asks(game, seed=2):
        odds = {
            TurnNoble(chance.noble): share(chance) for chance in game.odds(game.view(table, 1)) if isinstance(chance, NextNoble)
        }
        ahead = table.copy()
        while LUCK not in ahead.seats_asked() and ahead.asked:
            ahead.answer([ahead.choices(seat)[0] for seat in ahead.seats_asked()])
        if ahead.asked:
            assert luck_of(game, ahead) == odds
            compared += 1
        else:
            assert odds == {}
    assert compared >= 7


def test_the_devil_is_as_likely_as_luck_says() -> None:
    game = shelf.game("teufel")
    compared = 0
    for table in asks(game, seed=3):
        if game.view(table, 0).about != "dare":
            continue
        (seat,) = table.seats_asked()
        odds = {
            TurnCoal(chance.coal): share(chance) for chance in game.odds(game.view(table, None)) if isinstance(chance, NextCoal)
        }
        ahead = table.copy()
        ahead.answer([game.check(table, seat, GoOn())])
        assert luck_of(game, ahead) == odds
        compared += 1
    assert compared > 20


def test_what_is_unseen_in_tock_is_counted_card_by_card() -> None:
    for preset in ("box", "tiny", "one_pack"):
        game = shelf.game("tock", preset=preset)
        for at, table in enumerate(asks(game, seed=4)):
            truth = game.position(table)
            for seat in (at % game.seats, None):
                lying = Counter(truth["face_down"] or {})
                for other, hand in enumerate(truth["hands"]):
                    lying.update(hand if other != seat else ())
                for cards in (truth["this_round"], truth["earlier"]):
                    for other, aside in enumerate(cards["aside"] if cards else ()):
                        lying.update(aside if other != seat else ())
                odds = [chance for chance in game.odds(game.view(table, seat)) if isinstance(chance, Unseen)]
                assert {chance.rank: chance.ways for chance in odds} == +lying
                assert {chance.among for chance in odds} == {lying.total()}


def test_rolls_in_the_dice_game_do_what_the_odds_say() -> None:
    game = shelf.game("wuerfel", preset="tiny")
    hits = 0
    for table in asks(game, seed=6):
        truth = game.position(table)
        me = (table.seats_asked()[0] + 1) % game.seats
        for chance in game.odds(game.view(table, me)):
            assert isinstance(chance, UsefulRoll | SixInTime | ThrowsMeOut)
            attempts, rolled = _turn_of(game, truth, chance.who)
            if isinstance(chance, SixInTime):
                assert chance.attempts == attempts
                assert share(chance) == 1 - Fraction(5, 6) ** attempts
                continue
            used = thrown = 0
            for pips in range(6):
                after = rolled.copy()
                after.answer([pips])
                may_use = after.seats_asked() == (chance.who,) and not game.position(after)["may_roll_again"]
                used += may_use
                thrown += may_use and any(_throws_out(game, after, code, me) for code in after.choices(chance.who))
            assert chance.among == 6
            assert chance.ways == (used if isinstance(chance, UsefulRoll) else thrown)
            hits += isinstance(chance, ThrowsMeOut)
    assert hits > 0


def _turn_of(game: Game, truth: dict[str, Any], seat: int) -> tuple[int, Table]:
    """That seat's turn, as the pieces stand: with three attempts, where the rules allow so many (§3.4)."""
    for attempts in (3, 1):
        try:
            begun = {**truth, "turn": seat, "roll": None, "attempts_left": attempts, "may_roll_again": False}
            return attempts, game.arrange(begun, ask_luck=True)
        except ImpossiblePosition:
            continue
    raise AssertionError("a turn has one attempt at least")


def _throws_out(game: Game, table: Table, code: int, me: int) -> bool:
    """Whether this answer makes a piece of mine wait again."""
    game_after = game.arrange(game.position(table), ask_luck=True)
    (seat,) = game_after.seats_asked()
    game.play(game_after, {seat: game.parts.codebook.moves[code]})
    return any(isinstance(event, ThrownOut) and event.who == me for event in game.events(game_after, None))


WORLDS = 250
NEAR = 0.06
"""How far the mean of so many worlds may be from the truth: more than four standard deviations."""


def worlds(table: Table, viewer: int) -> Iterator[Table]:
    """Tables that look the same to this viewer, each as likely as it should be."""
    for seed in range(WORLDS):
        world = table.copy()
        world.tape = None
        world.reshuffle(viewer, Dice(seed))
        yield world


def motif_of(card: str) -> str:
    name = card.rpartition("_")[2]
    if name.isdigit():
        return "number"
    return "_".join(card.split("_")[-2:]) if name == "safe" else name


@pytest.mark.parametrize("preset", ["box", "fence"])
def test_a_draw_in_klau_mau_is_as_likely_as_in_the_worlds_that_look_the_same(preset: str) -> None:
    game = shelf.game("klau", preset=preset)
    moments = [table.copy() for table in asks(game, seed=7, most=200) if game.view(table, 0).about == "turn"][2:40:9]
    assert len(moments) >= 3
    for table in moments:
        (active,) = table.seats_asked()
        viewer = (active + 2) % game.seats
        odds = game.odds(game.view(table, viewer))
        drawn: dict[str, Fraction] = defaultdict(Fraction)
        for world in worlds(table, viewer):
            for move in (ICant(), Believe()):
                (seat,) = world.seats_asked()
                world.answer([game.check(world, seat, move)])
            for turned, chance in luck_of(game, world).items():
                assert isinstance(turned, Draw)
                drawn[motif_of(turned.card)] += chance / WORLDS
        said: dict[str, Fraction] = {chance.motif: share(chance) for chance in odds if isinstance(chance, NextDraw)}
        assert sum(said.values()) == 1
        assert all(abs(said.get(motif, Fraction()) - drawn[motif]) < NEAR for motif in {*said, *drawn})


def test_a_blind_grip_in_klau_mau_is_as_likely_as_in_the_worlds_that_look_the_same() -> None:
    game = shelf.game("klau")
    moments = [
        table.copy() for seed in range(6) for table in asks(game, seed) if game.view(table, 0).about in {"crook", "swap"}
    ]
    assert len(moments) >= 3
    for table in moments[:4]:
        (thief,) = table.seats_asked()
        odds = [chance for chance in game.odds(game.view(table, thief)) if isinstance(chance, BlindGrip)]
        held: dict[tuple[int, str], Fraction] = defaultdict(Fraction)
        for world in worlds(table, thief):
            for seat, hand in enumerate(game.position(world)["hands"]):
                for card in hand:
                    name = card if isinstance(card, str) else card["card"]
                    held[seat, motif_of(name)] += Fraction(1, len(hand) * WORLDS)
        for whom in {chance.whom for chance in odds}:
            assert sum(share(chance) for chance in odds if chance.whom == whom) == 1
        assert all(abs(share(chance) - held[chance.whom, chance.motif]) < NEAR for chance in odds)


def test_a_fitting_draw_fits() -> None:
    game = shelf.game("klau")
    table = next(table for table in asks(game, seed=8) if game.view(table, 0).about == "turn")
    (seat,) = table.seats_asked()
    view = game.view(table, seat)
    (fitting,) = [chance for chance in game.odds(view) if isinstance(chance, FittingDraw)]
    assert view.remembered is not None
    unseen = view.remembered.unseen
    top = view.open.top
    colours = {word for word in top.split("_") if word in {"red", "yellow", "green", "blue"}}
    motif = top.rpartition("_")[2]
    alike = [card for card in unseen if colours & set(card.split("_")) or card.rpartition("_")[2] == motif]
    assert share(fitting) == Fraction(sum(unseen[card] for card in alike), sum(unseen.values()))


def test_the_next_collectible_is_as_likely_as_in_the_worlds_that_look_the_same() -> None:
    game = shelf.game("adel", seats=3)
    for table in [table.copy() for table in asks(game, seed=9) if game.view(table, 0).about == "location"][1:6:2]:
        odds = {chance.series: share(chance) for chance in game.odds(game.view(table, 0)) if isinstance(chance, NextCard)}
        lying: dict[str, Fraction] = defaultdict(Fraction)
        memory = game.view(table, 0).remembered
        assert memory is not None
        for world in worlds(table, 0):
            hands = {card for hand in game.position(world)["hands"] for card in hand}
            left = [card for card in memory.unseen if card not in hands]
            for card in left:
                lying[card[0]] += Fraction(1, len(left) * WORLDS)
        assert sum(odds.values()) == 1
        assert all(abs(odds[series] - lying[series]) < NEAR for series in odds)


def test_a_laid_exhibition_silences_the_odds_until_it_is_shown() -> None:
    game = shelf.game("adel", seats=2, preset="surprise")
    silent = 0
    for table in (table for seed in range(12) for table in asks(game, seed)):
        view = game.view(table, 0)
        laid = Exhibit() in view.open.actions[1:]
        if view.about in {"window", "turn"} and laid:
            assert game.odds(view) == ()
            silent += 1
    assert silent
