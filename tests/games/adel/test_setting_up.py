"""§1 and §2: what is in the box, and the table before the first round."""

from collections import Counter
from itertools import chain

import pytest

import spelunke
from spelunke.games.adel.box import CHEQUES, COLLECTIBLES, COLOURS, THIEVES, TRACK, Colour, House
from spelunke.games.adel.types import DrawColour, Turn
from tests.games.adel.evenings import ALL_CARDS, about, asked, dealt, opened, remembered, truth


def test_there_are_five_colours_and_pawns_may_share_a_space() -> None:
    """§1.1."""
    assert COLOURS == ("brown", "blue", "green", "violet", "red")
    assert opened(dealt(5)).pawns == (0, 0, 0, 0, 0)


def test_every_colour_has_eight_action_cards() -> None:
    """§1.2: four cheques, two thieves, a detective and an exhibition."""
    table = dealt(5)
    assert opened(table).action_cards == (8, 8, 8, 8, 8)
    assert all(len(cheques) == 4 for cheques in remembered(table).cheques)
    assert all(len(thieves) == 2 for thieves in remembered(table).thieves)


def test_the_four_cheques_of_a_colour_add_up_to_fifty_thousand() -> None:
    """§1.3."""
    assert all(len(cheques) == 4 and sum(cheques) == 50_000 for cheques in CHEQUES.values())


def test_no_cheque_comes_twice_in_the_box() -> None:
    """§1.9, §1.3: so nobody can bid the same as another."""
    assert sorted(chain(*CHEQUES.values())) == list(range(3_000, 23_000, 1_000))


def test_the_ten_thieves_have_the_numbers_one_to_ten() -> None:
    """§1.10, §1.4."""
    assert sorted(chain(*THIEVES.values())) == list(range(1, 11))
    assert all(len(thieves) == 2 for thieves in THIEVES.values())


def test_forty_five_collectibles_in_six_series_have_forty_five_years() -> None:
    """§1.11, §1.5."""
    assert {series: len(years) for series, years in COLLECTIBLES.items()} == {"A": 7, "B": 8, "C": 7, "D": 8, "E": 7, "F": 8}
    years = list(chain(*COLLECTIBLES.values()))
    assert len(years) == len(set(years)) == 45
    assert all(list(years) == sorted(years) for years in COLLECTIBLES.values())
    assert {1650, 1660} <= set(COLLECTIBLES["B"])


def test_every_hexagon_belongs_to_two_spaces() -> None:
    """§1.12, §1.6, §5.6: eighteen castles, 36 spaces, the banquet table begins at 37."""
    assert Counter(castle.spaces for castle in TRACK.castles) == {2: 18}
    assert (TRACK.club.best, TRACK.club.second) == (4, 2)


@pytest.mark.parametrize(
    ("space", "hexagon"),
    [(1, (3, 1)), (2, (3, 1)), (3, (4, 2)), (7, (5, 2)), (12, (4, 2)), (13, (3, 2)), (18, (4, 1)), (24, (5, 3)), (36, (5, 3))],
)
def test_all_spaces_of_a_castle_share_its_hexagon(space: int, hexagon: tuple[int, int]) -> None:
    """§1.6."""
    hexagons = [(castle.best, castle.second) for castle in TRACK.castles for _ in range(castle.spaces)]
    assert hexagons[space - 1] == hexagon


def test_two_windows_lie_open_and_register_and_jail_are_empty() -> None:
    """§1.7, §2.6."""
    table = dealt(4)
    assert all(card is not None for card in opened(table).windows)
    assert remembered(table).register == ()
    assert opened(table).jail == ()


def test_colours_are_drawn_seat_by_seat_from_all_five() -> None:
    """§2.7, §2.1."""
    game = spelunke.game("adel", 3)
    table = game.deal(ask_luck=True)
    drawn: list[Colour] = []
    while game.view(table, None).about == "colour":
        assert set(game.moves(table, spelunke.LUCK)) == {DrawColour(colour) for colour in COLOURS if colour not in drawn}
        assert list(table.weights()) == [1] * (5 - len(drawn))
        drawn.append(COLOURS[4 - 2 * len(drawn)])
        game.play(table, {spelunke.LUCK: DrawColour(drawn[-1])})
    assert game.view(table, None).open.colours == ("red", "green", "brown")


def test_with_fewer_than_five_players_it_is_chance_which_colours_are_in_the_game() -> None:
    """§2.1."""
    seen = {frozenset(opened(dealt(2, seed=seed)).colours) for seed in range(60)}
    assert len(seen) > 5


def test_a_colour_brings_its_own_cheques_and_thieves() -> None:
    """§2.2."""
    table = dealt(3)
    for seat, colour in enumerate(opened(table).colours):
        assert opened(table, seat).cheques == CHEQUES[colour]
        assert opened(table, seat).thieves == THIEVES[colour]


def test_all_pawns_start_in_the_club_room() -> None:
    """§2.3."""
    table = dealt(4)
    assert opened(table).pawns == (0, 0, 0, 0)
    assert (opened(table).hexagon.best, opened(table).hexagon.second) == (4, 2)


def test_everybody_is_dealt_four_collectibles_which_nobody_else_sees() -> None:
    """§2.4: seat 0 has all four before seat 1 gets any."""
    game = spelunke.game("adel", 3)
    table = game.deal(ask_luck=True)
    for colour in COLOURS[:3]:
        game.play(table, {spelunke.LUCK: DrawColour(colour)})
    for card in ALL_CARDS[:5]:
        game.play(table, {spelunke.LUCK: Turn(card)})
    assert game.view(table, 0).open.hand == tuple(ALL_CARDS[:4])
    assert game.view(table, 1).open.hand == tuple(ALL_CARDS[4:5])
    assert game.view(table, None).open.collectibles == (4, 1, 0)
    assert set(remembered((game, table), 1).unseen) == {*ALL_CARDS} - {ALL_CARDS[4]}


@pytest.mark.parametrize(("seats", "piles"), [(2, (19, 18)), (3, (17, 16)), (4, (15, 14)), (5, (13, 12))])
def test_the_two_piles_are_never_equal_and_the_left_one_has_a_card_more(seats: int, piles: tuple[int, int]) -> None:
    """§2.8, §2.5: the card that is turned up is one of its pile."""
    found = opened(dealt(seats)).piles
    assert (found[0] + 1, found[1] + 1) == piles


def test_the_left_window_is_turned_first_and_every_unseen_card_is_as_likely() -> None:
    """§2.7, §2.5."""
    game = spelunke.game("adel", 2)
    table = game.deal(ask_luck=True)
    for colour in COLOURS[:2]:
        game.play(table, {spelunke.LUCK: DrawColour(colour)})
    for card in ALL_CARDS[:8]:
        game.play(table, {spelunke.LUCK: Turn(card)})
    assert set(game.moves(table, spelunke.LUCK)) == {Turn(card) for card in ALL_CARDS[8:]}
    assert set(table.weights()) == {1}
    game.play(table, {spelunke.LUCK: Turn("F8")})
    assert game.view(table, None).open.windows == ("F8", None)
    game.play(table, {spelunke.LUCK: Turn("F7")})
    assert game.view(table, None).open.windows == ("F8", "F7")
    assert game.view(table, None).about == "both"


def test_nobody_can_see_the_next_cards_of_the_piles() -> None:
    """§2.5: not even the truth knows their order."""
    table = dealt(4)
    assert "stock" not in truth(table)
    assert sum(opened(table).piles) == 45 - 16 - 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_round_begins_with_everybody(seats: int) -> None:
    """§2.6, §3.1."""
    table = dealt(seats)
    assert opened(table).round == 1
    assert asked(table) == tuple(range(seats))
    assert about(table) == ("both" if seats == 2 else "location")


def test_the_tables_of_the_box_are_the_default() -> None:
    """§1.3 to §1.6."""
    assert House().cheques == CHEQUES
    assert House().track == TRACK
