"""The rule-of-thumb player: not perfect, but it knows what the game is about."""

import pytest

import spelunke
from spelunke.games.adel.thumb import best_run
from spelunke.games.adel.types import Buy, Done, Show, Steal
from spelunke.lab.simulate import simulate
from tests.games.adel.evenings import DETECTIVE, EXHIBIT, Evening, bid, evening, exhibit, thief, visit
from tests.games.adel.evenings import answer as everybody_answers


def chosen(table: Evening, seat: int, seed: int = 1) -> object:
    """What it answers for this seat."""
    game, playing = table
    return game.thumb(game.view(playing, seat), spelunke.Dice(seed))


def shown_by(table: Evening, seat: int) -> list[str]:
    """The collection it chooses, alone."""
    found = []
    game, playing = table
    while (move := chosen(table, seat)) != Done():
        assert isinstance(move, Show)
        found.append(move.card)
        game.play(playing, {seat: move})
    return found


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "surprise"), (2, "confrontation"), (3, "printed"), (4, "printed"), (5, "printed")]
)
def test_it_clearly_beats_players_who_choose_at_random(seats: int, preset: str) -> None:
    """§9.4: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("adel", seats, preset=preset)
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=20, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["printed", "surprise", "confrontation", "tiny"])
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    """§9.1, §10, §11.6."""
    result = simulate(spelunke.game("adel", preset=preset), ["thumb"], games=2, seed=2)
    assert result.unfinished == 0


@pytest.mark.parametrize("house", [{"allow_bluff_exhibition": True}, {"thief_may_decline": True}, {"hand_sizes_public": False}])
def test_it_plays_under_every_house_rule(house: dict[str, bool]) -> None:
    """§11.2, §11.3, §11.4."""
    result = simulate(spelunke.game("adel", 3, house), ["thumb"], games=2, seed=3)
    assert result.unfinished == 0


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


def test_a_lone_card_that_holds_a_collection_together_is_not_exhibited_before_thieves() -> None:
    """§5.2: without B1 the masks would be cut off from the pipes."""
    table = evening(["A1 A2 A3 B1 C1 C2 C3", "E1 E2 E3 E4", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    assert "B1" not in shown_by(table, 0)


def test_it_steals_what_completes_its_own_collection() -> None:
    """§6.1: B1 joins A and C."""
    table = evening(["A6 B1 B2 C7", "A1 A2 C1 C2", "D1 D2 D3 D4"])
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A6 B1 C7"})
    assert chosen(table, 1) == Steal("B1")


def test_it_buys_what_fits() -> None:
    """§4.2."""
    table = evening(["A1 A2 C1 C2", "D1 D2 D3 D4", "E1 E2 E3 E4"], windows=["F8", "B8"])
    visit(table, bid(3), DETECTIVE, DETECTIVE)
    assert chosen(table, 0) == Buy("right")


def test_it_does_not_exhibit_without_a_collection() -> None:
    """§3.5: nor send a detective where no thief can be."""
    table = evening(["A1 A2 C1 C2", "D1 D2 D3 D4", "E1 E2 E3 E4"], jail=[7, 4])
    everybody_answers(table, *(table[0].moves(table[1], seat)[1] for seat in range(3)))
    assert chosen(table, 0) in table[0].moves(table[1], 0)


def test_the_best_run_is_the_largest_collection() -> None:
    """§5.1, §9.3."""
    assert best_run(("A1", "A2", "C1", "C2", "C3", "D1")) == ("C1", "C2", "C3", "D1")
    assert best_run(("A1", "A2", "C1", "C2")) == ()


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§12.1: it is handed a view and nothing else."""
    game, table = evening(["A1 A2 A3 A4", "B1 B2 B3 B4", "D1 D2 D3 D4"])
    view = game.view(table, 1)
    assert game.thumb(view, spelunke.Dice(5)) == game.thumb(game.view(game.seat_at(view), 1), spelunke.Dice(5))
