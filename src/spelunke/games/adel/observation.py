"""What a seat sees at a table of Adel verpflichtet, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.observation import NONE, ONE, ZERO, Field, ObservationEncoder, PackedObservation
from spelunke.core.table import MOST_SEATS, filled
from spelunke.games.adel.box import BOX, COLOURS, HIGHEST_CHEQUE, HIGHEST_THIEF, LAST_BEST, WINDOWS
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_codes import (
    COLLECTION,
    DETECTIVE,
    NO_ACTION,
    THIEF_TO_AUCTION,
)
from spelunke.games.adel.rules_collections import NO_CARD, bit, count

_COLOURS: Final[i64] = len(COLOURS)
_ACTIONS: Final[i64] = 5
"""Bid, thief, detective, exhibition, nothing."""

_BITS_AN_ACTION: Final[i64] = 7
"""The number of bits that hold the code of an action card, counted from 1."""

_WINDOWS: Final[i64] = len(WINDOWS)
_BITS_A_PAWN: Final[i64] = 10
_BITS_A_CARD: Final[i64] = 6
_BITS_A_THIEF: Final[i64] = 5

_NOTHING_SHOWN: Final = filled(MOST_SEATS, 0)
"""By seat: an exhibition that nobody sees."""

# By action card: its code counts from NO_ACTION on, which is -1.
_KINDS: Final = vec[i64]([-1] + [0] * (THIEF_TO_AUCTION + 1) + [1] * (DETECTIVE - THIEF_TO_AUCTION - 1) + [2, 3, 4])
_NUMBERS: Final = vec[i64](
    (0, 0, 0, *range(1, HIGHEST_CHEQUE + 1), *range(1, HIGHEST_THIEF + 1), *range(1, HIGHEST_THIEF + 1), 0, 0, 0)
)
"""The cheque in thousands, or the number of the thief; 0 for the other cards."""


class AdelObservationEncoder(ObservationEncoder[Adel]):
    """Collectibles, cheques and thieves are encoded one by one: a bit for each in the box under these house rules."""

    def game_fields(self, table: Adel) -> list[Field]:
        seats, box = int(table.seats), table.inventory
        cards, cheques, thieves = int(count(box.cards)), int(count(box.all_cheques)), int(count(box.all_thieves))
        hexagon = max([int(best) for best in box.best])
        step = max(hexagon, *[int(detective) for detective in box.detectives])
        return [
            Field("round", 1, 0, int(table.inventory.round_limit) or BOX.limit),
            Field("colours", seats * len(COLOURS), 0, 1),
            Field("pawns", seats, 0, int(box.banquet) - 1 + step + int(LAST_BEST)),
            Field("hexagon", 2, 0, hexagon),
            Field("hand", cards, 0, 1),
            Field("windows", len(WINDOWS) * cards, 0, 1),
            Field("piles", len(WINDOWS), 0, cards),
            Field("jail", seats * thieves, 0, 1),
            Field("locations", 2 * seats, 0, 1),
            Field("actions", seats * int(_ACTIONS), 0, 1),
            Field("action_numbers", seats, 0, int(HIGHEST_CHEQUE)),
            Field("prepared", cards, 0, 1),
            Field("picks", 1, 0, cards),
            Field("exhibitions", seats * cards, 0, 1),
            Field("thief", seats, 0, 1),
            Field("robbed", seats, 0, 1),
            Field("seen", seats * cards, 0, 1),
            Field("unseen", cards, 0, 1),
            Field("collectibles", seats, 0, cards),
            Field("cheques", seats * cheques, 0, 1),
            Field("register", cheques, 0, 1),
            Field("thieves", seats * thieves, 0, 1),
        ]

    def write_game(self, table: Adel, seat: i64, page: PackedObservation) -> None:
        seats, cards = page.around(seat, table.seats), table.inventory.cards
        many = count(cards)
        page.write(table.round)
        _write_colours(table, seats, page)
        _write_track(table, seats, page)
        page.part_of(cards, many, table.hands[seat] if seat >= 0 else ZERO)
        _write_house_and_jail(table, cards, many, page)
        _write_round(table, seat, seats, page)
        _write_exhibitions(table, seat, seats, page)
        _write_memory(table, seat, seats, page)


def _write_colours(table: Adel, seats: vec[i64], page: PackedObservation) -> None:
    """One word for all of them, because they are chosen only once."""
    colours = table.colours
    word: i64 = 0
    for other in seats:
        word = word << 3 | colours[other] + 1
    if not page.stays(word, table.seats * _COLOURS, table.seats):
        for other in seats:
            page.mark(colours[other], _COLOURS)


def _write_track(table: Adel, seats: vec[i64], page: PackedObservation) -> None:
    """The pawns, and how far the two best exhibitions would go; 0 once the leader sits at the banquet table."""
    pawns = table.pawns
    word: i64 = 1
    for other in seats:
        word = word << _BITS_A_PAWN | pawns[other]
    if not page.stays(word, table.seats + 2):
        page.write_by_seat(pawns, seats)
        page.write(table.exhibition_spaces(0))
        page.write(table.exhibition_spaces(1))


def _write_house_and_jail(table: Adel, cards: i64, many: i64, page: PackedObservation) -> None:
    """The auction house's windows and piles, and who is in jail: one word, for they change once a round."""
    thieves, windows, piles, jail = table.inventory.all_thieves, table.windows, table.piles, table.jail
    many_thieves, cells = count(thieves), table.seats
    word = windows[0] + 1 << _BITS_A_CARD | windows[1] + 1
    word = (word << _BITS_A_CARD | piles[0]) << _BITS_A_CARD | piles[1]
    for cell in jail:
        word = word << _BITS_A_THIEF | cell
    if page.stays(word, _WINDOWS * (many + 1) + cells * many_thieves, _WINDOWS + cells):
        return
    for card in windows:
        page.part_of(cards, many, ZERO if card == NO_CARD else bit(card))
    page.write_all(piles)
    for cell in jail:
        page.part_of(thieves, many_thieves, bit(cell) if cell else ZERO)


def _write_round(table: Adel, seat: i64, seats: vec[i64], page: PackedObservation) -> None:
    """The location of every seat, once known, and the action cards that lie open or are the seat's own."""
    at_castle = table.at_castle
    known = table.locations_are_known()
    if not page.stays((at_castle << 1 | 1) << 3 | seats[0] if known else ZERO, 2 * table.seats, table.seats):
        for other in seats:
            page.mark(at_castle >> other & 1 if known else NONE, 2)
    own = ONE << seat if seat >= 0 else ZERO
    _write_actions(table, seats, table.face_down() & ~own, page)


def _write_actions(table: Adel, seats: vec[i64], face_down: i64, page: PackedObservation) -> None:
    word, actions = face_down << 3 | seats[0], table.actions
    for other in seats:
        word = word << _BITS_AN_ACTION | actions[other] + 1
    if page.stays(word, table.seats * (_ACTIONS + 1), table.seats):
        return
    for other in seats:
        page.mark(NO_ACTION if face_down >> other & 1 else _KINDS[actions[other] + 1], _ACTIONS)
    for other in seats:
        page.write(ZERO if face_down >> other & 1 else _NUMBERS[actions[other] + 1])


def _write_exhibitions(table: Adel, seat: i64, seats: vec[i64], page: PackedObservation) -> None:
    """§5.3: nobody else knows what a seat is preparing."""
    first, cards = seats[0], table.inventory.cards
    many = count(cards)
    preparing = table.asked != 0 and table.about == COLLECTION
    page.part_of(cards, many, table.shown[seat] if preparing and seat >= 0 else ZERO)
    page.write(table.picks)
    page.parts_of(cards, many, _NOTHING_SHOWN if preparing else table.shown, seats)
    if not page.stays((table.thief + 1 << 4 | table.robbed + 1) << 4 | first, 2 * table.seats, 2):
        page.mark_seat(table.thief, first, table.seats)
        page.mark_seat(table.robbed, first, table.seats)


def _write_memory(table: Adel, seat: i64, seats: vec[i64], page: PackedObservation) -> None:
    """§12: the seen cards, the unseen cards, and everything that can be counted up."""
    cards, hands = table.inventory.cards, table.hands
    many = count(cards)
    page.parts_of(cards, many, table.seen, seats)
    page.part_of(cards, many, table.unseen_by(seat))
    for other in seats:
        page.write(count(hands[other]))
    cheques, thieves = table.inventory.all_cheques, table.inventory.all_thieves
    many = count(cheques)
    page.parts_of(cheques, many, table.cheques, seats)
    page.part_of(cheques, many, table.register)
    page.parts_of(thieves, count(thieves), table.thieves, seats)
