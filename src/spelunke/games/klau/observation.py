"""What a seat sees at a table of Klau Mau!, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.observation import (
    LOW_BITS,
    ONE,
    ZERO,
    Field,
    ObservationEncoder,
    PackedObservation,
    first_seat,
    how_many_bits,
)
from spelunke.core.table import SPECTATOR
from spelunke.games.klau.box import (
    BOMB,
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
from spelunke.games.klau.rules_claims import CLAIMED, SINCE
from spelunke.games.klau.rules_codes import DEAL
from spelunke.games.klau.rules_discard import BITS_A_KIND, KINDS_A_WORD, WORDS
from spelunke.games.klau.rules_errands import ROUND_ENDS
from spelunke.games.klau.rules_hands import KIND, SEEN, SPECTATOR_BIT

_COLOURS: Final[i64] = len(COLOURS)
_THEN: Final[i64] = ROUND_ENDS + 1
"""How many things may follow once the owed cards are drawn."""

_SAID: Final[i64] = _COLOURS + NO_MOTIF
"""How many bits say which card a claim was about: its colours, then its motif."""

_SAID_OF: Final = vec[i64](
    [colours_of(card - 1) | 1 << len(COLOURS) + motif_of(card - 1) if card else 0 for card in range(int(POLICE) + 1)]
)
"""By the number of a claim's card: those bits; 0 without a claim."""

_COPIES: Final[i64] = 2**BITS_A_KIND - 1
"""The lowest count of a word."""

_NO_WORD: Final[i64] = -1
"""The word of a piece that is written anew every time."""

_PLACES: Final[i64] = 64
"""Places of a hand that a page remembers; it has at least this many words for each seat."""


class KlauObservationEncoder(ObservationEncoder[Klau]):
    """Counts cards by kind: the own hand, what lies open, and what this seat and others know of each hand (§8)."""

    def game_fields(self, table: Klau) -> list[Field]:
        seats, kinds = int(table.seats), int(KINDS)
        deck = deck_of(table.house, seats)
        alike, cards = max(deck), sum(deck)
        worth = cards * int(NUMBERS)
        return [
            Field("round", 1, 1, int(table.rounds.last)),
            Field("totals", seats, 0, int(table.rounds.last) * worth + cards * int(POINTS_AT_THE_FENCE)),
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
            Field("police_played", 1, 0, int(table.pile.deck[POLICE])),
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

    def write_game(self, table: Klau, seat: i64, page: PackedObservation) -> None:
        seats = page.around(seat, table.seats)
        _write_table(table, seats, page)
        hand = page.at
        _write_own(table, seat, page)
        _write_piles(table, seats, page)
        _write_errands(table, seat, page)
        _write_memory(table, seat, seats, hand, page)


def _write_table(table: Klau, seats: vec[i64], page: PackedObservation) -> None:
    first, rounds = seats[0], table.rounds
    page.write(rounds.round)
    page.write_by_seat(rounds.totals, seats)
    page.write_by_seat(rounds.ages, seats)
    word = ((rounds.starter << 4 | rounds.active) << 4 | first) << 2 | rounds.direction + 2
    if not page.stays(word, 2 * table.seats + 1, 2):
        page.mark_seat(rounds.starter, first, table.seats)
        page.mark_seat(rounds.active, first, table.seats)
        page.write(rounds.direction)
    page.mark(table.discard.top, KINDS)
    page.mark(table.discard.wish, _COLOURS)


def _write_own(table: Klau, seat: i64, page: PackedObservation) -> None:
    if page.packed:
        _pack_known(table, seat, _bit(seat), page)
    else:
        page.at += KINDS  # written with all other hands
    page.write(table.points_of(seat) if seat >= 0 else ZERO)


def _write_piles(table: Klau, seats: vec[i64], page: PackedObservation) -> None:
    page.write_by_seat(table.hands.sizes, seats)
    page.write(table.pile.size())
    first, spoiled = seats[0], table.discard.spoiled()
    if _bombs(table) or page.packed:
        page.write_all(table.discard.beside)
    else:
        word = ((table.discard.beside[POLICE] << 8 | table.discard.police_played) << 8 | table.discard.dogs) << 8 | spoiled
        if page.stays(word << 4 | first, KINDS + table.seats + 1 + _COLOURS, 2):
            return
        page.numbers[page.at + POLICE] = table.discard.beside[POLICE]
        page.at += KINDS
    page.seat_bits(table.discard.dogs, first, table.seats)
    page.write(table.discard.police_played)
    page.bits(spoiled, _COLOURS)


def _bombs(table: Klau) -> bool:
    """Whether a bomb may bring any card beside the pile; otherwise only police come there."""
    return table.switches.always_layable >> BOMB & 1 == 1


def _write_errands(table: Klau, seat: i64, page: PackedObservation) -> None:
    """Who is about to take or draw what from whom, and what follows: one word for all, because it seldom changes."""
    seats, first = table.seats, first_seat(seat)
    taken = table.taken_before(seat)
    if not page.packed and page.stays(_word_for_errands(table, first, taken), 5 * seats + KINDS + _THEN + 2, 7):
        return
    page.mark_seat(table.errands.thief, first, seats)
    page.mark_seat(table.errands.target, first, seats)
    page.mark(taken, KINDS)
    page.mark_seat(table.errands.drawing, first, seats)
    page.write(table.errands.to_draw)
    page.mark_seat(table.errands.then_drawing, first, seats)
    page.mark(table.errands.then, _THEN)
    page.mark_seat(table.errands.fence_at, first, seats)
    page.write(table.errands.handed)


def _word_for_errands(table: Klau, first: i64, taken: i64) -> i64:
    """Four bits for each seat, counted from 1, and for each small number; never 0, for something always follows."""
    word = (table.errands.handed << SEEN | taken + 1) << 4 | table.errands.to_draw
    word = ((word << 4 | table.errands.thief + 1) << 4 | table.errands.target + 1) << 4 | table.errands.drawing + 1
    word = ((word << 4 | table.errands.then_drawing + 1) << 4 | table.errands.fence_at + 1) << 4 | table.errands.then + 1
    return word << 4 | first


def _write_memory(table: Klau, seat: i64, seats: vec[i64], hand: i64, page: PackedObservation) -> None:
    """§8: who knows whose cards. A spectator has seen exactly what everybody knows."""
    discarded = page.at
    if page.packed:
        for words in table.discard.words:
            page.counts(words, KINDS_A_WORD, BITS_A_KIND)
    else:
        page.at += KINDS
    page.write(ONE if table.pile.fence_waits else ZERO)
    page.write(table.pile.fence_first)
    page.write(table.pile.fence_last)
    if page.packed:
        _pack_hands(table, seat, page)
    else:
        _write_cards(table, seat, seats, discarded, hand, page)
    page.write_by_seat(table.hands.came, seats)
    _write_claims(table, seats, page)


def _write_claims(table: Klau, seats: vec[i64], page: PackedObservation) -> None:
    """§8.8: by seat, colours and motif to be matched when it was last believed, and how many cards may have come since."""
    if page.packed:
        page.write_by_seat(table.claims.said, seats)
        return
    claims, told, many = table.claims.said, page.told, table.seats
    piece, said = page.piece, page.at
    since = said + many * _SAID
    for order in range(many):
        claim = claims[seats[order]]
        if told[piece + order] != claim:
            told[piece + order] = claim
            page.piece, page.at = piece + many + order, said + order * _SAID
            page.bits(_SAID_OF[claim & CLAIMED], _SAID)
            page.numbers[since + order] = claim >> SINCE
    page.piece, page.at = piece + 2 * many, since + many


# Cards.


def _write_cards(table: Klau, seat: i64, seats: vec[i64], discarded: i64, hand: i64, page: PackedObservation) -> None:
    """The discard pile, the unseen cards, what this seat and everybody have seen of each hand, what others saw of its own.

    Unseen is the deck without all seen cards, wherever they lie. A card that has not moved since this seat last looked, and
    that the same seats know, is counted already.
    """
    many, fits = table.seats, table.hands.room <= _PLACES
    anew = page.is_news(seat - SPECTATOR + 1 if fits else _NO_WORD) or not fits
    if anew:
        _wipe_cards(many, discarded, hand, page)
    if anew or table.switches.fence:  # §7.12: only the fence takes cards out of the game
        page.follow(table.pile.deck)
    else:
        page.piece += KINDS
    page.follow_one(-how_many_bits(table.discard.dogs), WATCHDOG)
    if _bombs(table):
        for kind in range(KINDS):
            page.follow_one(-table.discard.beside[kind], kind)
    else:
        page.follow_one(-table.discard.beside[POLICE], POLICE)
        page.piece += KINDS - 1
    _follow_discarded(table, discarded, page)
    for order in range(many):
        if fits:
            _follow_hand(table, seat, seats[order], order, hand, page)
        else:
            first = seats[order] * table.hands.room
            for at in range(first, first + table.hands.sizes[seats[order]]):
                _count(seat, many, order, table.hands.cards[at], 1, hand, page)
    page.at += (3 * many - 1) * KINDS


def _wipe_cards(many: i64, discarded: i64, hand: i64, page: PackedObservation) -> None:
    """Start counting afresh: another seat has looked, or a hand was too large."""
    numbers, told = page.numbers, page.told
    for kind in range(KINDS):
        numbers[hand + kind] = 0
        numbers[discarded + kind] = 0
    for at in range(page.at, page.at + (3 * many - 1) * KINDS):
        numbers[at] = 0
    for piece in range(page.piece, page.piece + 2 * KINDS + 1 + WORDS + many * (1 + _PLACES)):
        told[piece] = 0


def _follow_discarded(table: Klau, discarded: i64, page: PackedObservation) -> None:
    """Count the laid cards: a card on the discard pile is seen."""
    numbers, told, piece, unseen = page.numbers, page.told, page.piece, page.at
    first: i64 = 0
    for words in table.discard.words:
        before = told[piece]
        if words != before:
            told[piece] = words
            kind = first
            changed = words ^ before
            while changed:
                if changed & _COPIES:
                    numbers[discarded + kind] = words & _COPIES
                    numbers[unseen + kind] -= (words & _COPIES) - (before & _COPIES)
                changed >>= BITS_A_KIND
                words >>= BITS_A_KIND
                before >>= BITS_A_KIND
                kind += 1
        first += KINDS_A_WORD
        piece += 1
    page.piece = piece


def _follow_hand(table: Klau, seat: i64, holder: i64, order: i64, hand: i64, page: PackedObservation) -> None:
    """Count the changes in a hand: the number of places looked at, then the card in each of them.

    The last card fills the place of one that leaves, so it is looked for there first: it is counted already.
    """
    cards, told, piece, many = table.hands.cards, page.told, page.piece, table.seats
    known = (_bit(seat) | SPECTATOR_BIT) << SEEN
    first, size = holder * table.hands.room, table.hands.sizes[holder]
    last = piece + told[piece]
    told[piece] = size
    for at in range(first, first + size):
        piece += 1
        card, before = cards[at], told[piece]
        if card != before:
            told[piece] = card
            if before & known:
                _count(seat, many, order, before, -1, hand, page)
            if piece < last and card == told[last]:
                told[last] = 0
            elif card & known:
                _count(seat, many, order, card, 1, hand, page)
    while piece < last:
        piece += 1
        if told[piece] & known:
            _count(seat, many, order, told[piece], -1, hand, page)
        told[piece] = 0
    page.piece += 1 + _PLACES


def _count(seat: i64, many: i64, order: i64, card: i64, more: i64, hand: i64, page: PackedObservation) -> None:
    """One card more or less in the hand of the seat this far after the viewer, in every count that includes it."""
    numbers, unseen, kind, seers = page.numbers, page.at, card & KIND, card >> SEEN
    if seers & _bit(seat):
        numbers[unseen + kind] -= more
        if order:
            numbers[unseen + order * KINDS + kind] += more
        elif seat >= 0:
            numbers[hand + kind] += more
            if seers & (seers - 1):
                _count_seen_of_mine(seat, many, seers, unseen + 2 * many * KINDS + kind, more, numbers)
    if seers & SPECTATOR_BIT:
        numbers[unseen + (many + order) * KINDS + kind] += more


def _count_seen_of_mine(seat: i64, many: i64, seers: i64, at: i64, more: i64, numbers: vec[i64]) -> None:
    seers &= LOW_BITS[many]
    seers = (seers << many | seers) >> seat  # counted from the viewer, one bit a seat
    for order in range(1, many):
        if seers >> order & 1:
            numbers[at] += more
        at += KINDS


def _pack_hands(table: Klau, seat: i64, page: PackedObservation) -> None:
    """The same counts, made from scratch."""
    seats, me, cards, start = page.around(seat, table.seats), _bit(seat), table.hands.cards, page.at
    numbers = page.numbers
    page.write_all(table.pile.copies)
    if table.asked and table.about == DEAL:
        numbers[start + WATCHDOG] += table.pile.deck[WATCHDOG]
    for holder in seats:
        for at in range(holder * table.hands.room, holder * table.hands.room + table.hands.sizes[holder]):
            if not cards[at] >> SEEN & me:
                numbers[start + (cards[at] & KIND)] += 1
    for other in seats[1:]:
        _pack_known(table, other, me, page)
    for other in seats:
        _pack_known(table, other, SPECTATOR_BIT, page)
    for other in seats[1:]:
        _pack_known(table, seat, _bit(other), page)


def _pack_known(table: Klau, holder: i64, knows: i64, page: PackedObservation) -> None:
    """By kind: the cards of a hand that somebody (a bit) knows of. A spectator has no hand."""
    numbers, cards, start = page.numbers, table.hands.cards, page.blank(KINDS)
    if holder >= 0:
        for at in range(holder * table.hands.room, holder * table.hands.room + table.hands.sizes[holder]):
            if cards[at] >> SEEN & knows:
                numbers[start + (cards[at] & KIND)] += 1


def _bit(seat: i64) -> i64:
    return SPECTATOR_BIT if seat < 0 else 1 << seat
