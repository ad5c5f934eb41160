"""The ring: fields, start fields, lanes, and pieces that stand on them."""

import pytest

from spelunke.core.errors import BadHouseRule, ImpossiblePosition
from spelunke.core.ring import (
    ALL_HOME,
    BOARD_SEATS,
    EMPTY,
    HOME,
    WAITING,
    Place,
    RingTable,
    check_ring,
    free_ahead,
    name_in_words,
    place_in_numbers,
    place_in_words,
    ring_for,
)


def table_with(seats: int = 4, pieces: int = 4) -> RingTable:
    """A table on the usual ring, all pieces waiting."""
    table = RingTable()
    table.seats = seats
    table.set_up(ring_for(seats, 16, 1, pieces, True))
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_six_colours_share_the_track_however_many_play(seats: int) -> None:
    ring = ring_for(seats, 16, 1, 4, True)
    assert ring.length == 96
    assert list(ring.starts) == [16 * colour for colour in BOARD_SEATS[seats]]
    assert [start - entry for start, entry in zip(ring.starts, ring.entries, strict=True)] == [
        1 if start else -95 for start in ring.starts
    ]


def test_two_and_four_players_sit_opposite_each_other() -> None:
    assert BOARD_SEATS[2] == (0, 3)
    assert all(BOARD_SEATS[seats][seats // 2] - BOARD_SEATS[seats][0] == 3 for seats in (2, 4, 6))


@pytest.mark.parametrize("offset", [0, 1, 2, 8])
def test_the_way_to_the_entry_shrinks_by_one_a_step_and_is_none_on_it(offset: int) -> None:
    ring = ring_for(6, 9, offset, 4, True)
    for seat in range(6):
        ways = [ring.to_entry[seat * ring.length + field] for field in range(ring.length)]
        entry = ring.entries[seat]
        assert ways[entry] == 0
        assert (ring.starts[seat] - entry) % ring.length == offset
        assert all((ways[field] - 1) % ring.length == ways[(field + 1) % ring.length] for field in range(ring.length))


def test_start_fields_of_empty_colours_count_only_if_they_shall() -> None:
    with_empty, without = ring_for(4, 16, 1, 4, True), ring_for(4, 16, 1, 4, False)
    assert [field for field in range(96) if with_empty.is_start[field]] == [0, 16, 32, 48, 64, 80]
    assert [field for field in range(96) if without.is_start[field]] == [0, 16, 48, 64]


def test_the_next_start_field_is_never_the_one_under_your_feet() -> None:
    ring = ring_for(6, 16, 1, 4, True)
    assert [ring.to_next_start[field] for field in (0, 1, 15, 16, 95)] == [16, 15, 1, 16, 1]


@pytest.mark.parametrize(
    ("home", "target", "free"),
    [
        (0b0000, 0, 4),
        (0b0000, 3, 1),
        (0b1000, 0, 3),
        (0b0010, 0, 1),
        (0b0001, 0, 0),
        (0b0100, 3, 1),
        (0b1111, 0, 0),
        (0b0001, 4, 0),
    ],
)
def test_a_lane_is_free_up_to_the_first_piece(home: int, target: int, free: int) -> None:
    assert free_ahead(home, target) == free


def test_a_piece_is_lifted_and_put_down_and_throws_out_whoever_stands_there() -> None:
    table = table_with()
    assert table.put(0, 5) == EMPTY
    assert table.put(9, 7) == EMPTY
    table.lift(0)
    assert (table.on[5], table.at[0]) == (EMPTY, WAITING)
    assert table.put(0, 7) == 9
    assert (table.on[7], table.at[0], table.at[9]) == (0, 7, WAITING)


def test_target_fields_belong_to_a_colour() -> None:
    table = table_with()
    table.put(0, HOME + 2)
    table.put(4, HOME + 2)
    assert (table.home[0], table.home[1]) == (0b0100, 0b0100)
    assert (table.pieces_home(0), table.waiting_piece(0)) == (1, 1)
    table.lift(0)
    assert (table.home[0], table.pieces_home(0), table.waiting_piece(0)) == (0, 0, 0)


def test_a_smaller_lane_is_full_with_fewer_pieces() -> None:
    table = table_with(pieces=2)
    assert table.home[3] == 0b1100
    table.put(12, HOME)
    table.put(13, HOME + 1)
    assert table.home[3] == ALL_HOME
    assert table.waiting_piece(3) == EMPTY


def test_the_left_neighbour_is_the_next_clockwise() -> None:
    assert [table_with(seats=5).left_of(seat) for seat in range(5)] == [1, 2, 3, 4, 0]


@pytest.mark.parametrize(("number", "place"), [(WAITING, "waiting"), (0, 0), (95, 95), (HOME, "G1"), (HOME + 3, "G4")])
def test_places_have_names(number: int, place: Place) -> None:
    assert place_in_words(number) == place
    assert place_in_numbers(place) == number


def test_pieces_are_set_out_as_the_words_say() -> None:
    table = table_with(seats=2, pieces=3)
    places: tuple[tuple[Place, ...], ...] = (("waiting", 3, "G3"), (95, "waiting", "G1"))
    table.set_out(places)
    assert (table.places_in_words(0), table.places_in_words(1)) == places
    assert (table.on[3], table.on[95]) == (1, 4)


@pytest.mark.parametrize(
    ("places", "message"),
    [
        ((("waiting", 3), (3, "waiting")), "ring-two-on-a-field"),
        ((("G1", "G1"), ("waiting", "waiting")), "ring-two-on-a-field"),
        ((("waiting", 96), ("waiting", "waiting")), "ring-no-such-place"),
        ((("waiting", "G3"), ("waiting", "waiting")), "ring-no-such-place"),
        ((("waiting",), ("waiting", "waiting")), "ring-pieces"),
        ((("waiting", "waiting"),), "position-seats"),
    ],
)
def test_no_board_shows_two_pieces_on_a_field_or_a_piece_beside_it(places: tuple[tuple[Place, ...], ...], message: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        table_with(seats=2, pieces=2).set_out(places)
    assert refusal.value.message == message


def test_a_lane_turns_off_in_the_section_before_its_start_field() -> None:
    check_ring(5, 4)
    with pytest.raises(BadHouseRule, match="entry_offset must be less than section_length"):
        check_ring(5, 5)


def names(section: int, offset: int, fields: list[int], seats: int = 6) -> list[str]:
    ring = ring_for(seats, section, offset, 4, True)
    return [name_in_words(ring.name_of(0, field)) for field in fields]


def test_fields_are_named_by_the_arm_they_lie_on() -> None:
    """The page names them alike (web/src/art/ring/names.test.ts)."""
    assert names(16, 1, [0, 95, 7, 8, 87, 88, HOME]) == ["●9", "●8", "●16", "▲1", "⬢16", "●1", "●G1"]
    assert names(8, 1, [0, 47, 3, 4]) == ["●5", "●4", "●8", "▲1"]
    assert names(18, 2, [0, 106, 18]) == ["●11", "●9", "▲11"]
    assert names(16, 0, [0, 8]) == ["●8", "●16"]


def test_arms_of_nobody_bear_the_signs_of_absent_seats() -> None:
    assert names(16, 1, [0, 16, 32, 48, 64, 80], seats=4) == ["●9", "▲9", "★9", "■9", "◆9", "⬢9"]
