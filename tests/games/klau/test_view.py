"""Views: what lies open to whom; a seat can be sat at, and the table looks the same."""

import pytest

import spelunke
from spelunke.core.observation import PackedObservation
from spelunke.core.types import Move
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.types import Believe, Doubt, ICant, KlauView, Lay, Open, Pick
from tests.games.klau.den import Den, cards, dealt, sit


def test_a_view_shows_the_table_and_the_own_hand() -> None:
    """§8.1, §3.6, §6.3."""
    den = sit("red_1 blue_4", "blue_1", "green_1", beside={"police": 2}, watchdogs=[2], house={"watchdog": True})
    opened = den.view(0).open
    assert (opened.hand, opened.worth, opened.cards_left) == (cards("red_1 blue_4"), 5, (2, 1, 1))
    assert (opened.top, opened.beside, opened.watchdogs, opened.police) == ("red_2", {"police": 2}, (2,), 6)
    assert (den.view().open.hand, den.view().open.worth) == ({}, 0)
    assert den.view(2).open.worth == 1


def test_only_the_asked_seat_is_told_its_choices() -> None:
    """§8.1."""
    den = sit("red_1 blue_4", "blue_1", "green_1")
    assert den.view(0).choices == (Lay("red_1"), ICant())
    assert den.view(1).choices == den.view().choices == ()


def test_no_view_holds_a_hand_that_was_never_seen() -> None:
    """§8.1, §8.5: not even the asks of a crook and of a doubt tell what somebody holds."""
    den = sit("red_crook blue_4", "police yellow_4", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    for viewer in (0, 2, None):
        view = den.view(viewer)
        twin = sit("red_crook blue_4", "blue_1 yellow_1", "green_1").play(0, Lay("red_crook")).play(0, Pick(1)).view(viewer)
        assert view.open == twin.open
        assert view.asked == twin.asked == (1,)


def test_a_spectator_sees_what_everybody_sees() -> None:
    """§8.1, §4.4."""
    den = sit("red_1 blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Doubt())
    spectator = den.view()
    assert spectator.open.shown == cards("red_1 blue_4")
    assert spectator.remembered is not None
    assert spectator.remembered.seen == spectator.remembered.seen_by_all
    for field in Open.__struct_fields__:
        if field not in ("hand", "worth", "values", "fits"):
            assert getattr(spectator.open, field) == getattr(den.view(2).open, field)


def moments(den: Den, seed: int) -> list[Den]:
    """Every moment of a game played at random."""
    dice = spelunke.Dice(seed)
    found = []
    while True:
        found.append(Den(den.game, den.table.copy()))
        if not den.asked:
            return found
        codes = den.table.choices(den.asked[0])
        den.table.answer([den.table.draw(dice) if den.asked == (spelunke.LUCK,) else codes[dice.below(len(codes))]])


@pytest.mark.parametrize(("seats", "preset"), [(2, "box"), (3, "all_variants"), (5, "tiny"), (6, "bomb_discard")])
def test_a_table_guessed_from_a_view_shows_the_same_view(seats: int, preset: str) -> None:
    """§8.2 to §8.5."""
    for den in moments(dealt(seats=seats, preset=preset), seed=seats)[::17]:
        for viewer in (*range(seats), None):
            view = den.view(viewer)
            table = den.game.seat_at(view)
            assert den.game.view(table, viewer) == view
            table.reshuffle(-2 if viewer is None else viewer, spelunke.Dice(1))
            assert den.game.view(table, viewer) == view


def test_a_guess_in_the_middle_of_a_swap_keeps_the_card_that_was_taken() -> None:
    """§5.12, §9.18."""
    den = sit("red_swap blue_4 green_1", "blue_1 yellow_4", "green_3", house={"swap_may_return": False})
    den.play(0, Lay("red_swap")).play(0, Pick(1)).comes("yellow_4")
    for viewer in (0, 1, 2, None):
        view: KlauView = den.view(viewer)
        table = den.game.seat_at(view)
        assert den.game.view(table, viewer) == view
    mine: tuple[Move, ...] = den.game.moves(den.game.seat_at(den.view(0)), 0)
    assert list(mine) == den.moves(0)


SEEN = {"card": "blue_1", "seen_by": [2]}


def test_whoever_knew_which_card_it_must_be_can_sit_at_a_swap_too() -> None:
    """§8.4, §5.12: a third seat had seen the last card of the victim, so it knows what was taken, and so does the victim."""
    den = sit("red_swap blue_4 green_1", [SEEN], "green_3")
    den.play(0, Lay("red_swap")).play(0, Pick(1)).comes("blue_1")
    assert den.view(2).open.taken == "blue_1"
    for viewer in (0, 1, 2, None):
        view = den.view(viewer)
        assert den.game.view(den.game.seat_at(view), viewer) == view


def test_of_two_alike_in_the_own_hand_the_one_taken_is_the_one_that_the_victim_knows() -> None:
    """§8.2, §5.12: somebody else has seen both, the victim the one it lost."""
    hand = ["red_swap", "blue_4", SEEN]
    den = sit(hand, [SEEN], "green_3")
    den.play(0, Lay("red_swap")).play(0, Pick(1)).comes("blue_1")
    assert den.memory(0).seen_of_mine == ({}, {"blue_1": 1}, {"blue_1": 2})
    for viewer in (0, 1, 2, None):
        view = den.view(viewer)
        assert den.game.view(den.game.seat_at(view), viewer) == view


def test_hands_larger_than_a_page_remembers_are_told_as_on_a_new_page() -> None:
    """§4.3: whoever is believed draws; both go on until their hands hold more than 64 cards."""
    deck = {f"{colour}_{number}": 20 for colour in ("red", "blue") for number in (1, 2, 3, 4)}
    game = spelunke.game("klau", seats=2, house={"deck_small": deck})
    observation, table = game.parts.observation, game.deal(seed=1)
    assert isinstance(table, Klau)
    page = PackedObservation(observation.size(table))
    while max(table.hands.sizes) < 70:
        (seat,) = game.asked(table)
        claims = next(move for move in game.moves(table, seat) if isinstance(move, ICant | Believe))
        game.play(table, {seat: claims})
        page.at = 0
        observation.write(table, 0, page)
        assert list(page.numbers) == observation.numbers(table, 0)
