"""What lies in everybody's eyes at a table of Tock: where each choice takes a piece, and why a piece cannot be moved."""

from collections.abc import Iterator
from typing import Final, Literal, cast

from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, name_in_words, place_in_words
from spelunke.core.ring_types import pawn_in_words
from spelunke.games.tock.box import BACKWARD, RANKS, WALKS, Rank
from spelunke.games.tock.position import cards_in_words, pieces_in_words
from spelunke.games.tock.rules import EXCHANGE, PARTS, PLAY, Tock
from spelunke.games.tock.rules_cards import CARD
from spelunke.games.tock.rules_plays import BRING_OUT, CAPTURE, OUT_WITH_ACE, PLAY_SEVEN, change_of, plays_with
from spelunke.games.tock.rules_seven import PART
from spelunke.games.tock.rules_track import TARGET, way_of
from spelunke.games.tock.types import CODEBOOK, AnyMove, Gift, Lead, Stuck, Walk

_SHARED_OUT: Final = ("7", "jack")
"""Cards of which there is too much to tell before they are played."""

Why = Literal["start_taken", "own_piece", "held_start", "partner", "lane", "backward", "duty"]


def leads_of(table: Tock, seat: int | None) -> tuple[Lead, ...]:
    """Where this seat's choices take a piece."""
    if seat is None or not _is_asked(table, seat, PLAY, PARTS):
        return ()
    return tuple(_lead(table, code) for code in table.choices(seat) if OUT_WITH_ACE <= code < CAPTURE and code != PLAY_SEVEN)


def gifts_of(table: Tock, seat: int | None) -> tuple[Gift, ...]:
    """§4.2: what each card could do for the partner, as the pieces stand now."""
    if seat is None or not _is_asked(table, seat, EXCHANGE):
        return ()
    twin = table.copy()
    twin.track.begin_turn(twin, twin.customs.partner[seat])
    return tuple(
        Gift(card, () if card in _SHARED_OUT else tuple(_lead(twin, code) for code in _plays(twin, card)))
        for card in dict.fromkeys(cards_in_words(table.hands.in_hand[seat]))
    )


def stuck_of(table: Tock, seat: int | None) -> tuple[Stuck, ...]:
    """Why pieces cannot be moved by the cards of this seat."""
    if seat is None or not _is_asked(table, seat, PLAY):
        return ()
    ranks = dict.fromkeys(cards_in_words(table.hands.in_hand[seat]))
    moves = [lead.move for lead in leads_of(table, seat)]
    walked = {(move.card, move.steps, move.piece) for move in moves if isinstance(move, Walk)}
    return tuple(_reasons(table, ranks, walked))


def _is_asked(table: Tock, seat: int, *about: int) -> bool:
    return table.about in about and bool(table.asked >> seat & 1)


def _plays(table: Tock, card: Rank) -> list[int]:
    """What a card allows the colour played, duties aside."""
    return list(plays_with(table, table.seven, CARD[RANKS.index(card)], 0, False))


def _lead(table: Tock, code: int) -> Lead:
    pawn, steps, end, other, other_to = change_of(table, table.seven, code)
    passed = 0
    if code >= PART:
        passed = table.track.passed_between(table, pawn, steps, end >= HOME)
    captures = other != EMPTY and other_to == WAITING
    return Lead(
        move=cast(AnyMove, CODEBOOK.moves[code]),
        whose=pawn >> 2,
        piece=(pawn & 3) + 1,
        way=tuple(place_in_words(place) for place in (way_of(table, pawn, steps, end) if steps else [end])),
        to_name=name_in_words(table.ring.name_of(pawn >> 2, end)),
        captures=pawn_in_words(other) if captures else None,
        passes=pieces_in_words(passed, table.seats),
        swaps=pawn_in_words(other) if other != EMPTY and not captures else None,
    )


# Why not.


def _reasons(table: Tock, ranks: dict[Rank, None], walked: set[tuple[Rank, int, int]]) -> Iterator[Stuck]:
    colour = table.track.colour
    for piece in range(table.pieces):
        pawn = colour * PIECES + piece
        for card in ranks:
            if table.at[pawn] == WAITING:
                yield from _of_waiting(table, pawn, card)
                continue
            for steps in [steps for rank, steps in WALKS if rank == card]:
                if (card, steps, piece + 1) not in walked:
                    yield _stuck(table, card, steps, pawn, *_of_walk(table, pawn, steps))


def _of_waiting(table: Tock, pawn: int, card: Rank) -> Iterator[Stuck]:
    """§5.5, §5.8: a card that brings pieces out needs a free start field. That others do not, is no news."""
    if not BRING_OUT >> RANKS.index(card) & 1:
        return
    holder = table.on[table.ring.starts[pawn >> 2]]
    if holder != EMPTY:
        yield _stuck(table, card, 0, pawn, "start_taken", holder)
    elif table.track.duty:
        yield _stuck(table, card, 0, pawn, "duty", _first_of_duty(table))


def _of_walk(table: Tock, pawn: int, steps: int) -> tuple[Why, int]:
    """Why this pawn cannot walk so far, and who is in its way."""
    place, colour = table.at[pawn], pawn >> 2
    if place >= HOME:
        return ("backward", EMPTY) if steps < 0 else ("lane", EMPTY)
    ways = table.track.ways_ahead(table, pawn) if steps > 0 else table.track.ways_back(table, pawn)
    if ways >> max(steps, 0) & (1 | 1 << TARGET):
        return "duty", _first_of_duty(table)
    toward = 1 if steps > 0 else -1
    length = table.ring.length
    for ahead in range(1, (steps if steps > 0 else BACKWARD) + 1):
        field = (place + toward * ahead) % length
        other = table.on[field]
        if other != EMPTY and other >> 2 == colour:
            return "own_piece", other
        if other != EMPTY and table.ring.is_start[field]:
            return "held_start", other
    return "partner", table.on[(place + steps) % length]


def _first_of_duty(table: Tock) -> int:
    """§5.8: a piece that must leave its start field first."""
    pieces = (piece for piece in range(table.pieces) if table.track.duty >> piece & 1)
    return next((table.track.colour * PIECES + piece for piece in pieces), int(EMPTY))


def _stuck(table: Tock, card: Rank, steps: int, pawn: int, why: Why, by: int) -> Stuck:
    at = EMPTY if by == EMPTY else table.at[by]
    return Stuck(
        card=card,
        steps=steps,
        piece=(pawn & 3) + 1,
        why=why,
        by=None if by == EMPTY else pawn_in_words(by),
        field=None if by == EMPTY else place_in_words(at),
        field_name=None if by == EMPTY else name_in_words(table.ring.name_of(by >> 2, at)),
    )
