"""What a seat sees at a table of Adel verpflichtet, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.sight import NONE, ONE, ZERO, Field, Page, Sight, around, first_seat
from spelunke.core.table import Table
from spelunke.games.adel.box import BOX, COLOURS, HIGHEST_CHEQUE, LAST_BEST, WINDOWS
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    COLLECTION,
    DETECTIVE,
    NO_ACTION,
    SURPRISE,
    THEFT,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    TURN,
    WINDOW,
)
from spelunke.games.adel.rules_collections import NO_CARD, bit, count

_COLOURS: Final[i64] = len(COLOURS)
_ACTIONS: Final[i64] = 5
"""Bid, thief, detective, exhibition, nothing."""

_BITS_AN_ACTION: Final[i64] = 7
"""So many hold the code of an action card, counted from 1."""

_NUMBERS: Final = vec[i64]([BID, THIEF_TO_AUCTION, THIEF_TO_CASTLE])
"""From which code on the cards of an action are numbered: bids, thieves at the auction house, thieves at the castle."""


class AdelSight(Sight):
    """Collectibles, cheques and thieves are told one by one: a bit for each that the box holds under these house rules."""

    def game_fields(self, table: Table) -> list[Field]:
        assert isinstance(table, Adel)
        seats, box = int(table.seats), table.inventory
        cards, cheques, thieves = int(count(box.cards)), int(count(_all(box.cheques))), int(count(_all(box.thieves)))
        hexagon = max([int(best) for best in box.best])
        step = max(hexagon, *[int(detective) for detective in box.detectives])
        return [
            Field("round", 1, 0, int(table.round_limit) or BOX.limit),
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

    def write_game(self, table: Table, seat: i64, page: Page) -> None:
        assert isinstance(table, Adel)
        seats, cards = around(seat, table.seats), table.inventory.cards
        many = count(cards)
        page.write(table.round)
        _write_colours(table, seats, page)
        _write_track(table, seats, page)
        page.part_of(cards, many, table.hands[seat] if seat >= 0 else ZERO)
        for card in table.windows:
            page.part_of(cards, many, ZERO if card == NO_CARD else bit(card))
        page.write_all(table.piles)
        thieves = _all(table.inventory.thieves)
        many = count(thieves)
        for cell in table.jail:
            page.part_of(thieves, many, bit(cell) if cell else ZERO)
        _write_round(table, seat, seats, page)
        _write_exhibitions(table, seat, page)
        _write_memory(table, seat, page)


def _write_colours(table: Adel, seats: vec[i64], page: Page) -> None:
    """One word for all of them: they are chosen once."""
    word: i64 = 0
    for other in seats:
        word = word << 3 | table.colours[other] + 1
    if page.packed or page.is_news(word):
        for other in seats:
            page.mark(table.colours[other], _COLOURS)
    else:
        page.skip(table.seats * _COLOURS, table.seats)


def _write_track(table: Adel, seats: vec[i64], page: Page) -> None:
    """The pawns, and how far the two best exhibitions would go; 0 once the leader sits at the banquet table."""
    leader: i64 = 0
    for pawn in table.pawns:
        leader = max(leader, pawn)
    page.write_by_seat(table.pawns, seats)
    on_the_way = leader < table.inventory.banquet
    page.write(table.inventory.best[leader] if on_the_way else ZERO)
    page.write(table.inventory.second[leader] if on_the_way else ZERO)


def _write_round(table: Adel, seat: i64, seats: vec[i64], page: Page) -> None:
    """Where everybody is, once it is known, and the action cards that lie open or are the seat's own."""
    about = table.about
    known = table.asked != 0 and table.round > 0
    known = known and about in (ACTION, WINDOW, TURN, COLLECTION, THEFT)
    # §4.1: while the auction house is settled the cards at the castle lie face down; §10.2: but not after a surprise.
    settling = about in (WINDOW, TURN) and table.variant != SURPRISE
    own = ONE << seat if seat >= 0 else ZERO
    face_down = table.at_castle & ~own if settling else ZERO
    if not page.packed:
        word: i64 = 0
        for other in seats:
            place = 1 + (table.at_castle >> other & 1) if known else ZERO
            action = NO_ACTION if face_down >> other & 1 else table.actions[other]
            word = (word << 2 | place) << _BITS_AN_ACTION | action + 1
        if not page.is_news(word):
            page.skip(table.seats * (2 + _ACTIONS + 1), 2 * table.seats)
            return
    for other in seats:
        page.mark(table.at_castle >> other & 1 if known else NONE, 2)
    for other in seats:
        page.mark(NO_ACTION if face_down >> other & 1 else _kind_of(table.actions[other]), _ACTIONS)
    for other in seats:
        page.write(ZERO if face_down >> other & 1 else _number_of(table.actions[other]))


def _kind_of(action: i64) -> i64:
    """Which of the five it is, or NO_ACTION."""
    if action >= DETECTIVE:
        return action - DETECTIVE + 2
    if action > THIEF_TO_AUCTION:
        return 1
    return NO_ACTION if action == NO_ACTION else ZERO


def _number_of(action: i64) -> i64:
    """The cheque in thousands, or the number of the thief; 0 for the other cards."""
    number: i64 = 0
    if action < DETECTIVE:
        for before in _NUMBERS:
            if action > before:
                number = action - before
    return number


def _write_exhibitions(table: Adel, seat: i64, page: Page) -> None:
    """§5.3: what is being prepared is known to nobody else."""
    first, cards = first_seat(seat), table.inventory.cards
    many = count(cards)
    preparing = table.asked != 0 and table.about == COLLECTION
    page.part_of(cards, many, table.shown[seat] if preparing and seat >= 0 else ZERO)
    page.write(table.picks)
    if preparing:
        for _other in range(table.seats):
            page.part_of(cards, many, 0)
    else:
        page.parts_of(cards, many, table.shown, around(seat, table.seats))
    page.mark_seat(table.thief, first, table.seats)
    page.mark_seat(table.robbed, first, table.seats)


def _write_memory(table: Adel, seat: i64, page: Page) -> None:
    """§12: what was seen, what was not, and everything that can be counted up."""
    seats, cards = around(seat, table.seats), table.inventory.cards
    many, unseen = count(cards), table.stock
    page.parts_of(cards, many, table.seen, seats)
    for other in seats:
        if other != seat:
            unseen |= table.hands[other] & ~table.seen[other]
    page.part_of(cards, many, unseen)
    for other in seats:
        page.write(count(table.hands[other]))
    cheques, thieves = _all(table.inventory.cheques), _all(table.inventory.thieves)
    many = count(cheques)
    page.parts_of(cheques, many, table.cheques, seats)
    page.part_of(cheques, many, table.register)
    many = count(thieves)
    page.parts_of(thieves, many, table.thieves, seats)


def _all(by_colour: vec[i64]) -> i64:
    """What all colours have together."""
    together: i64 = 0
    for some in by_colour:
        together |= some
    return together
