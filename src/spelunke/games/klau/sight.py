"""What a seat sees at a table of Klau Mau!, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.sight import ONE, ZERO, Field, Page, Sight, around, first_seat
from spelunke.core.table import Table
from spelunke.games.klau.box import (
    COLOURS,
    KINDS,
    NO_MOTIF,
    NUMBERS,
    POINTS_AT_THE_FENCE,
    POLICE,
    WATCHDOG,
    colours_of,
    deck_of,
    motif_of,
)
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_choices import DEAL, GIVE, NO_CARD, ROUND_ENDS
from spelunke.games.klau.rules_claims import CLAIMED, SINCE
from spelunke.games.klau.rules_hands import KIND, SEEN, SPECTATOR_BIT

_COLOURS: Final[i64] = len(COLOURS)
_THEN: Final[i64] = ROUND_ENDS + 1
"""So many things may follow when the cards that are owed are drawn."""

_SAID: Final[i64] = _COLOURS + NO_MOTIF
"""So many bits say which card a claim was about: its colours, then its motif."""

_SAID_OF: Final = vec[i64]([0, *(colours_of(kind) | 1 << len(COLOURS) + motif_of(kind) for kind in range(POLICE))])
"""By number of a claim's card: those bits; none without a claim."""

_MOST_IN_A_WORD: Final[i64] = 10
"""So many kinds, each with the bits it has in a hand, fit into one word of a page."""

_NO_WORD: Final[i64] = -1
"""More cards than that: their piece is written anew every time."""


class KlauSight(Sight):
    """Cards are counted by kind: the own hand, what lies open, and what this seat and others know of each hand (§8)."""

    def game_fields(self, table: Table) -> list[Field]:
        assert isinstance(table, Klau)
        seats, kinds = int(table.seats), int(KINDS)
        deck = deck_of(table.house, seats)
        alike, cards = max(deck), sum(deck)
        worth = cards * int(NUMBERS)
        return [
            Field("round", 1, 1, int(table.rounds)),
            Field("totals", seats, 0, int(table.rounds) * worth + cards * int(POINTS_AT_THE_FENCE)),
            Field("ages", seats, 0, seats - 1),
            Field("starter", seats, 0, 1),
            Field("active", seats, 0, 1),
            Field("direction", 1, -1, 1),
            Field("top", kinds, 0, 1),
            Field("wish", len(COLOURS), 0, 1),
            Field("hand", kinds, 0, alike),
            Field("worth", 1, 0, worth),
            Field("cards_left", seats, 0, cards),
            Field("pile", 1, 0, cards + 1),
            Field("beside", kinds, 0, alike),
            Field("watchdogs", seats, 0, 1),
            Field("police_played", 1, 0, int(table.police)),
            Field("spoiled", len(COLOURS), 0, 1),
            Field("thief", seats, 0, 1),
            Field("target", seats, 0, 1),
            Field("taken", kinds, 0, 1),
            Field("drawing", seats, 0, 1),
            Field("to_draw", 1, 0, 2),
            Field("then_drawing", seats, 0, 1),
            Field("then", int(_THEN), 0, 1),
            Field("fence_at", seats, 0, 1),
            Field("handed", 1, 0, cards),
            Field("discarded", kinds, 0, alike),
            Field("fence_waits", 1, 0, 1),
            Field("fence_places", 2, 0, cards + 1),
            Field("unseen", kinds, 0, alike),
            Field("seen", (seats - 1) * kinds, 0, alike),
            Field("seen_by_all", seats * kinds, 0, alike),
            Field("seen_of_mine", (seats - 1) * kinds, 0, alike),
            Field("came", seats, 0, cards),
            Field("claims", seats * int(_SAID), 0, 1),
            Field("since_claim", seats, 0, cards),
        ]

    def write_game(self, table: Table, seat: i64, page: Page) -> None:
        assert isinstance(table, Klau)
        _write_table(table, seat, page)
        _write_own(table, seat, page)
        _write_piles(table, seat, page)
        _write_errands(table, seat, page)
        _write_memory(table, seat, page)


def _write_table(table: Klau, seat: i64, page: Page) -> None:
    first, seats = first_seat(seat), around(seat, table.seats)
    page.write(table.round)
    page.write_by_seat(table.totals, seats)
    page.write_by_seat(table.ages, seats)
    page.mark_seat(table.starter, first, table.seats)
    page.mark_seat(table.active, first, table.seats)
    page.write(table.direction)
    page.mark(table.top, KINDS)
    page.mark(table.wish, _COLOURS)


def _write_own(table: Klau, seat: i64, page: Page) -> None:
    if seat < 0:
        page.counts(0, KINDS, 1)
        page.write(0)
    else:
        _write_known(table, seat, 1 << seat, page)
        page.write(table.points_of(seat))


def _write_piles(table: Klau, seat: i64, page: Page) -> None:
    page.write_by_seat(table.sizes, around(seat, table.seats))
    page.write(table.pile_left + 1 if table.fence_last else table.pile_left)
    page.write_all(table.beside)
    page.seat_bits(table.dogs, first_seat(seat), table.seats)
    page.write(table.police_played)
    page.bits(table.spoiled(), _COLOURS)


def _write_errands(table: Klau, seat: i64, page: Page) -> None:
    """Who is about to take or draw what from whom, and what follows."""
    seats, first = table.seats, first_seat(seat)
    page.mark_seat(table.thief, first, seats)
    page.mark_seat(table.target, first, seats)
    taken: i64 = NO_CARD
    if table.asked and table.about == GIVE:
        card = table.cards[table.thief * table.room + table.sizes[table.thief] - 1]
        if card >> SEEN & _bit(seat):
            taken = card & KIND
    page.mark(taken, KINDS)
    page.mark_seat(table.drawing, first, seats)
    page.write(table.to_draw)
    page.mark_seat(table.then_drawing, first, seats)
    page.mark(table.then, _THEN)
    page.mark_seat(table.fence_at, first, seats)
    page.write(table.handed)


def _write_memory(table: Klau, seat: i64, page: Page) -> None:
    """§8: whose cards are known to whom. What everybody knows is all that a spectator has seen."""
    seats, me = around(seat, table.seats), _bit(seat)
    page.write_all(table.discarded)
    page.write(ONE if table.fence_waits else ZERO)
    page.write(table.fence_first)
    page.write(table.fence_last)
    _write_unseen(table, me, page)
    for other in seats[1:]:
        _write_known(table, other, me, page)
    for other in seats:
        _write_known(table, other, SPECTATOR_BIT, page)
    for other in seats[1:]:
        if seat < 0:
            page.counts(0, KINDS, 1)
        else:
            _write_known(table, seat, _bit(other), page)
    page.write_by_seat(table.came, seats)
    _write_claims(table, seats, page)


def _write_claims(table: Klau, seats: vec[i64], page: Page) -> None:
    """§8.8: colours and motif of what was to be matched when each was last believed, and how many cards may have come since."""
    if page.packed:
        page.write_by_seat(table.claims, seats)
        return
    for seat in seats:
        page.bits(_SAID_OF[table.claims[seat] & CLAIMED], _SAID)
    for seat in seats:
        page.write(table.claims[seat] >> SINCE)


def _write_unseen(table: Klau, me: i64, page: Page) -> None:
    """The pile, watchdogs included that are pushed into it after the deal (§7.14), and the cards of hands not seen."""
    numbers, cards, start = page.numbers, table.cards, page.at
    page.write_all(table.pile)
    if table.asked and table.about == DEAL:
        numbers[start + WATCHDOG] += table.deck[WATCHDOG]
    for holder in range(table.seats):
        for at in range(holder * table.room, holder * table.room + table.sizes[holder]):
            if not cards[at] >> SEEN & me:
                numbers[start + (cards[at] & KIND)] += 1


def _write_known(table: Klau, holder: i64, knows: i64, page: Page) -> None:
    """By kind: the cards of a hand that somebody (a bit) knows of. Their word is the kinds one after the other, if they fit."""
    cards, first = table.cards, holder * table.room
    after = first + table.sizes[holder]
    if not page.packed:
        known: i64 = 0
        word: i64 = 0
        for at in range(first, after):
            if cards[at] >> SEEN & knows:
                known += 1
                if known <= _MOST_IN_A_WORD:
                    word = word << SEEN | 1 + (cards[at] & KIND)
        if known > _MOST_IN_A_WORD:
            word = _NO_WORD
        if not page.is_news(word) and word != _NO_WORD:
            page.at += KINDS
            return
    numbers, start = page.numbers, page.blank(KINDS)
    for at in range(first, after):
        if cards[at] >> SEEN & knows:
            numbers[start + (cards[at] & KIND)] += 1


def _bit(seat: i64) -> i64:
    return SPECTATOR_BIT if seat < 0 else 1 << seat
