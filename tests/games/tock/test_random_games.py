"""Random games: they end, nothing is lost on the way, and every moment can be written down, seen and guessed."""

from collections import Counter

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.table import SPECTATOR
from spelunke.games.tock.box import BOX


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_random_game_ends_far_below_the_limit(seats: int) -> None:
    """§7.4, §7.5."""
    game = spelunke.game("tock", seats=seats)
    for seed in range(2):
        table = game.parts.deal(seats, game.house)
        answers = play_out(table, Dice(seed), BOX.limit)
        assert not table.asked
        assert answers < BOX.limit // 2
        assert Counter(table.places()) == {1: 1 if seats == 5 else 2, 2: seats - (1 if seats == 5 else 2)}


@pytest.mark.parametrize("preset", BOX.presets)
@pytest.mark.parametrize("seats", BOX.seats)
def test_every_moment_can_be_written_down_seen_and_guessed(preset: str, seats: int) -> None:
    """§4.9."""
    game = spelunke.game("tock", seats=seats, preset=preset)
    table = game.deal(seed=3, ask_luck=True)
    dice = Dice(3)
    for number in range(25):
        position = game.position(table)
        assert game.position(game.arrange(position, ask_luck=True)) == position
        seat = number % (seats + 1) if number % (seats + 1) < seats else None
        view = game.view(table, seat)
        assert game.view(game.seat_at(view), seat) == view
        world = table.copy()
        world.reshuffle(SPECTATOR if seat is None else seat, dice)
        assert game.view(world, seat) == view
        assert game.position(table) == position
        play_out(world, dice, 30)
        play_out(table, dice, 9)


def test_cards_and_pieces_neither_appear_nor_vanish_and_a_copy_goes_its_own_way() -> None:
    """§1.2, §1.4."""
    game = spelunke.game("tock", seats=6)
    table = game.deal(seed=5, ask_luck=True)
    dice = Dice(5)
    for _ in range(60):
        before = game.position(table)
        play_out(table.copy(), dice, 20)
        assert game.position(table) == before
        cards: Counter[str] = Counter(before["face_down"])
        for held in (
            before["hands"],
            *(before[part]["played"] + before[part]["aside"] for part in ("this_round", "earlier") if before[part]),
        ):
            for hand in held:
                cards.update(hand)
        assert set(cards.values()) == {8}
        fields = [place for colour in before["pieces"] for place in colour if isinstance(place, int)]
        assert len(fields) == len(set(fields))
        play_out(table, dice, 11)


def test_a_record_replays() -> None:
    """§4.3."""
    game = spelunke.game("tock", seats=4, preset="tiny")
    table = game.deal(seed=2)
    dice = Dice(2)
    while table.asked:
        game.play(table, {seat: (moves := game.moves(table, seat))[dice.below(len(moves))] for seat in game.asked(table)})
    assert game.position(spelunke.replay(game.record(table).to_json())) == game.position(table)
