"""Who may see what at a table of Tock."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from spelunke.core.errors import check_position
from spelunke.core.ring import name_in_words
from spelunke.core.ring_types import came_out, walked
from spelunke.core.types import Event, Seat, ended
from spelunke.games.tock import rules_notes as notes
from spelunke.games.tock.box import RANKS, House, Rank
from spelunke.games.tock.events import (
    AllIn,
    Begins,
    Captured,
    Dealt,
    DroppedOut,
    Exchanged,
    Played,
    RoundBegan,
    Swapped,
)
from spelunke.games.tock.leads import gifts_of, leads_of, stuck_of
from spelunke.games.tock.position import (
    card_in_words,
    cards_in_words,
    just_out_in_words,
    laps_to_walk_in_words,
    ranks_in_words,
    seven_in_words,
    walked_in_words,
)
from spelunke.games.tock.rules import PARTS, PASSING, STARTER, Tock
from spelunke.games.tock.rules_cards import how_many
from spelunke.games.tock.types import Cards, Open, Position, Remembered, RoundCards, RoundMemory, TockView


def look(table: Tock, seat: int | None) -> Open:
    """What lies open to this seat (§4.9)."""
    begun = table.about != STARTER
    ring = table.ring
    return Open(
        round=table.round,
        length=ring.length,
        starts=tuple(ring.starts),
        entries=tuple(ring.entries),
        section_length=ring.section,
        empty_start_fields=table.customs.house.empty_start_fields,
        pieces=tuple(table.places_in_words(colour) for colour in range(table.seats)),
        short_of_a_lap=laps_to_walk_in_words(table),
        dealer=table.dealer if begun else None,
        starter=table.starter() if begun else None,
        turn=table.track.turn if begun else None,
        colour=table.colour_played() if begun else None,
        hand=() if seat is None else cards_in_words(table.hands.in_hand[seat]),
        cards_left=tuple(how_many(hand) for hand in table.hands.in_hand),
        out=tuple(other for other in range(table.seats) if table.hands.aside[other]),
        face_down=how_many(table.hands.pack),
        top=card_in_words(table.top),
        seven=seven_in_words(table),
        leads=leads_of(table, seat),
        stuck=stuck_of(table, seat),
        gifts=gifts_of(table, seat),
    )


def shows_if_forced(table: Tock, _seat: int) -> bool:
    """A seven that is played is shared out on the open track; what is played at all, or given, depends on the hand."""
    return table.about in (PARTS, PASSING)


def remember(table: Tock, seat: int | None) -> Remembered:
    """What this seat remembers."""
    return Remembered(
        this_round=_memory(table, seat, 0),
        earlier=_memory(table, seat, table.seats) if table.about != STARTER and table.round % 2 == 0 else None,
        walked=walked_in_words(table),
        just_out=just_out_in_words(table),
    )


def _memory(table: Tock, seat: int | None, first: int) -> RoundMemory:
    hands, slots = table.hands, range(first, first + table.seats)
    return RoundMemory(
        played=tuple(cards_in_words(hands.played[slot]) for slot in slots),
        lacks=tuple(ranks_in_words(hands.lacks[slot]) for slot in slots),
        gave=None if seat is None else card_in_words(hands.gave[first + seat]),
        got=None if seat is None else card_in_words(hands.gave[first + table.customs.partner[seat]]),
        aside=() if seat is None else cards_in_words(hands.aside[first + seat]),
    )


# Guessing.


def guess(view: TockView, house: House) -> Position:
    """A position in which this seat would have this view: the cards it has not seen lie in any allowed place."""
    opened, remembered, seats = view.open, view.remembered, range(view.seats)
    assert remembered is not None
    memories = _memories(view)
    wanted = [_hidden(view, memory, seat, house) for memory in memories for seat in seats]
    hidden = _spread(unseen_cards(view, house), wanted, view.seats)
    rounds = [_round_cards(view, memory, hidden[at * view.seats :]) for at, memory in enumerate(memories)]
    return Position(
        about=view.about,  # type: ignore[arg-type]
        pieces=opened.pieces,
        hands=tuple(opened.hand if seat == view.seat else () if seat in opened.out else hidden[seat] for seat in seats),
        round=opened.round,
        first=(opened.dealer - opened.round + 1) % view.seats if opened.dealer is not None else None,
        turn=opened.turn,
        top=opened.top,
        this_round=rounds[0],
        earlier=rounds[1] if len(rounds) > 1 else None,
        seven=opened.seven,
        walked=remembered.walked,
        just_out=remembered.just_out,
    )


def _memories(view: TockView) -> list[RoundMemory]:
    """Of this round, and of the one before if its cards are still out of the pack."""
    assert view.remembered is not None
    return [memory for memory in (view.remembered.this_round, view.remembered.earlier) if memory is not None]


def unseen_cards(view: TockView, house: House) -> Counter[Rank]:
    """How many cards of each rank are neither this seat's own nor were played since the last shuffle (§4.7)."""
    unseen = Counter({rank: house.decks * house.cards.get(rank, 0) for rank in RANKS})
    unseen.subtract(view.open.hand)
    for memory in _memories(view):
        unseen.subtract(chain(memory.aside, *memory.played))
    return unseen


def _is_past(view: TockView, memory: RoundMemory) -> bool:
    return view.remembered is not None and memory is view.remembered.earlier


def _partner(view: TockView, seat: Seat) -> Seat:
    return (seat + view.seats // 2) % view.seats


def _hidden(view: TockView, memory: RoundMemory, seat: Seat, house: House) -> tuple[int, Cards, Cards]:
    """How many cards that the viewer has not seen a seat holds or has put aside; ranks it lacks; and of them, those known.

    §4.9: the card that the viewer gave its partner is known, if none like it was played since.
    """
    if seat == view.seat:
        return 0, (), ()
    size = house.hand - len(memory.played[seat])
    if not _is_past(view, memory) and seat not in view.open.out:
        size = view.open.cards_left[seat]
    if memory.gave is None or _partner(view, seat) != view.seat or memory.gave in memory.played[seat]:
        return size, memory.lacks[seat], ()
    return size, memory.lacks[seat], (memory.gave,)


def _spread(unseen: Counter[Rank], wanted: Sequence[tuple[int, Cards, Cards]], seats: int) -> list[Cards]:
    """Hands of the wanted sizes, each without the ranks it lacks and with its known cards."""
    dealt: list[list[Rank]] = [[] for _ in wanted]

    def find_card(hand: int, tried: set[Rank]) -> bool:
        """Give a hand one more card, if need be by having another hand take a different one instead."""
        for rank in RANKS:
            if rank in tried or rank in wanted[hand][1]:
                continue
            tried.add(rank)
            if unseen[rank] > 0:
                unseen[rank] -= 1
            else:
                holders = [other for other, cards in enumerate(dealt) if other != hand and rank in cards]
                giver = next((other for other in holders if find_card(other, tried)), None)
                if giver is None:
                    continue
                dealt[giver].remove(rank)
            dealt[hand].append(rank)
            return True
        return False

    unseen.subtract(chain(*(known for _, _, known in wanted)))
    for hand, (size, _, known) in enumerate(wanted):
        while len(dealt[hand]) + len(known) < size:
            check_position(find_card(hand, set()), "tock-position-hand", seat=hand % seats, size=size, paragraph="§4.9")
    return [(*known, *cards) for (_, _, known), cards in zip(wanted, dealt, strict=True)]


def _round_cards(view: TockView, memory: RoundMemory, held: Sequence[Cards]) -> RoundCards:
    """A round in which everybody else held these cards."""
    past, seats = _is_past(view, memory), range(view.seats)
    out = seats if past else view.open.out
    exchanged = view.seats != 5 and (past or view.about not in ("starter", "deal", "exchange"))
    return RoundCards(
        played=memory.played,
        aside=tuple(memory.aside if seat == view.seat else held[seat] if seat in out else () for seat in seats),
        lacks=memory.lacks,
        gave=tuple(_gift(view, memory, held, seat) if exchanged else None for seat in seats),
    )


def _gift(view: TockView, memory: RoundMemory, held: Sequence[Cards], giver: Seat) -> Rank | None:
    """What a seat may have given its partner: if the viewer cannot know it, any card that the partner has had."""
    partner = _partner(view, giver)
    if view.seat in (giver, partner):
        return memory.gave if view.seat == giver else memory.got
    return (*memory.played[partner], *held[partner])[0]


# Telling.


_TOLD: Final[dict[int, Callable[..., Event]]] = {
    notes.BEGINS: Begins,
    notes.ROUND: RoundBegan,
    notes.PLAYED: lambda who, rank: Played(who, RANKS[rank]),
    notes.CAME_OUT: came_out,
    notes.WALKED: walked,
    notes.SWAPPED: lambda *numbers: Swapped(*numbers[:6], *map(name_in_words, numbers[6:])),
    notes.CAPTURED: lambda who, piece, by, field, name, in_passing: Captured(
        who, piece, by, field, name_in_words(name), bool(in_passing)
    ),
    notes.DROPPED_OUT: DroppedOut,
    notes.ALL_IN: AllIn,
    notes.ENDED: ended,
}
"""By kind of note: the event, for what everybody may hear."""


def tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    """A note of the tape as this seat may hear it; hands and exchanged cards are told to nobody but their owners."""
    match note:
        case (notes.DEALT, who, hand):
            return Dealt(cards_in_words(hand)) if who == seat else None
        case (notes.EXCHANGED, *given):
            partner = None if seat is None else (seat + len(given) // 2) % len(given)
            return Exchanged(*(None if other is None else RANKS[given[other]] for other in (seat, partner)))
    return _TOLD[note[0]](*note[1:])
