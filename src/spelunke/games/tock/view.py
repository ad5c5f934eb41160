"""Who may see what at a table of Tock."""

from spelunke.core.ring import place_in_words
from spelunke.core.types import Event
from spelunke.games.tock import rules_notes as notes
from spelunke.games.tock.box import RANKS, House, Rank
from spelunke.games.tock.position import (
    card_in_words,
    cards_in_words,
    just_out_in_words,
    ranks_in_words,
    seven_in_words,
    walked_in_words,
)
from spelunke.games.tock.rules import STARTER, Tock
from spelunke.games.tock.rules_cards import how_many
from spelunke.games.tock.types import (
    AllIn,
    Begins,
    CameOut,
    Captured,
    Cards,
    Dealt,
    DroppedOut,
    Ended,
    Exchanged,
    Open,
    Played,
    Position,
    Remembered,
    RoundBegan,
    RoundCards,
    RoundMemory,
    Swapped,
    TockView,
    Walked,
)


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
        empty_start_fields=table.house.empty_start_fields,
        pieces=tuple(table.places_in_words(colour) for colour in range(table.seats)),
        dealer=table.dealer if begun else None,
        starter=table.starter() if begun else None,
        turn=table.track.turn if begun else None,
        colour=table.colour_played() if begun else None,
        hand=() if seat is None else cards_in_words(table.hands.in_hand[seat]),
        cards_left=tuple(how_many(hand) for hand in table.hands.in_hand),
        out=tuple(other for other in range(table.seats) if table.hands.aside[other]),
        face_down=table.hands.pack_left,
        top=card_in_words(table.top),
        seven=seven_in_words(table),
    )


def remember(table: Tock, seat: int | None) -> Remembered:
    """What this seat remembers."""
    return Remembered(
        this_round=_memory(table, seat, 0),
        earlier=_memory(table, seat, table.seats) if table.about != STARTER and table.round % 2 == 0 else None,
        walked=walked_in_words(table),
        just_out=just_out_in_words(table),
    )


def _memory(table: Tock, seat: int | None, first: int) -> RoundMemory:
    slots = range(first, first + table.seats)
    paired = seat is not None and table.teams.half
    return RoundMemory(
        played=tuple(cards_in_words(table.hands.played[slot]) for slot in slots),
        lacks=tuple(ranks_in_words(table.hands.lacks[slot]) for slot in slots),
        gave=card_in_words(table.hands.gave[first + seat]) if seat is not None and paired else None,
        got=card_in_words(table.hands.gave[first + table.teams.partner[seat]]) if seat is not None and paired else None,
        aside=cards_in_words(table.hands.aside[first + seat]) if seat is not None else (),
    )


# Guessing.


def guess(view: TockView, house: House) -> Position:
    """A position in which this seat would have this view: the cards it has not seen lie in any allowed place."""
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    memories = [memory for memory in (remembered.this_round, remembered.earlier) if memory is not None]
    unseen = _unseen(opened.hand, memories, house)
    sizes = [_unseen_sizes(view, memory, house) for memory in memories]
    given = [_given_to_partner(view, memory) for memory in memories]
    wanted = [
        (slots[other], memory.lacks[other], gift[other])
        for slots, memory, gift in zip(sizes, memories, given, strict=True)
        for other in range(view.seats)
    ]
    found = iter(_spread(unseen, wanted))
    held = [[next(found) for _ in range(view.seats)] for _ in memories]
    rounds = [
        _round_cards(view, memory, hidden, now=memory is memories[0]) for memory, hidden in zip(memories, held, strict=True)
    ]
    hands = tuple(
        opened.hand if other == view.seat else () if other in opened.out else held[0][other] for other in range(view.seats)
    )
    begun = view.about != "starter"
    return Position(
        about=view.about,  # type: ignore[arg-type]
        pieces=opened.pieces,
        hands=hands,
        round=opened.round,
        first=(opened.dealer - opened.round + 1) % view.seats if opened.dealer is not None else None,
        turn=opened.turn if begun else None,
        top=opened.top,
        this_round=rounds[0],
        earlier=rounds[1] if len(rounds) > 1 else None,
        seven=opened.seven,
        walked=remembered.walked,
        just_out=remembered.just_out,
    )


def _unseen(hand: Cards, memories: list[RoundMemory], house: House) -> dict[Rank, int]:
    """How many cards of each rank are neither in hand nor put aside by this seat, nor were played."""
    unseen = {rank: house.decks * house.cards.get(rank, 0) for rank in RANKS}
    for cards in [hand, *(memory.aside for memory in memories), *(cards for memory in memories for cards in memory.played)]:
        for card in cards:
            unseen[card] -= 1
    return unseen


def _unseen_sizes(view: TockView, memory: RoundMemory, house: House) -> list[int]:
    """How many cards everybody else holds or has put aside."""
    this_round = view.remembered is not None and memory is view.remembered.this_round
    sizes = []
    for other in range(view.seats):
        size = house.hand - len(memory.played[other])
        if this_round and other not in view.open.out:
            size = view.open.cards_left[other]
        sizes.append(0 if other == view.seat else size)
    return sizes


def _partner(view: TockView, seat: int) -> int:
    return (seat + view.seats // 2) % view.seats


def _given_to_partner(view: TockView, memory: RoundMemory) -> list[Rank | None]:
    """§4.9: by seat, the card known to be there: the one this seat gave its partner, if none like it was played since."""
    known: list[Rank | None] = [None] * view.seats
    if view.seat is not None and memory.gave is not None:
        partner = _partner(view, view.seat)
        if memory.gave not in memory.played[partner]:
            known[partner] = memory.gave
    return known


def _spread(unseen: dict[Rank, int], wanted: list[tuple[int, Cards, Rank | None]]) -> list[Cards]:
    """Hands of the wanted sizes, each with its known card and without the ranks it lacks."""
    hands: list[list[Rank]] = [[] if known is None else [known] for _, _, known in wanted]
    for _, _, known in wanted:
        if known is not None:
            unseen[known] -= 1
    loose: list[list[Rank]] = [[] for _ in wanted]

    def find_card(hand: int, tried: set[Rank]) -> bool:
        """Give a hand one more card, if need be by having another hand take a different one instead."""
        for rank in RANKS:
            if rank in tried or rank in wanted[hand][1]:
                continue
            tried.add(rank)
            if unseen[rank]:
                unseen[rank] -= 1
                loose[hand].append(rank)
                return True
            for other, cards in enumerate(loose):
                if other != hand and rank in cards and find_card(other, tried):
                    cards.remove(rank)
                    loose[hand].append(rank)
                    return True
        return False

    for hand, (size, _, _) in enumerate(wanted):
        while len(hands[hand]) + len(loose[hand]) < size:
            if not find_card(hand, set()):
                raise ValueError("no cards fit what this seat has seen")
    return [tuple(sorted(hands[hand] + loose[hand], key=RANKS.index)) for hand in range(len(wanted))]


def _round_cards(view: TockView, memory: RoundMemory, held: list[Cards], now: bool) -> RoundCards:
    """A round in which everybody else held these cards."""
    aside = [
        memory.aside if other == view.seat else held[other] if not now or other in view.open.out else ()
        for other in range(view.seats)
    ]
    exchanged = view.seats != 5 and (not now or view.about not in ("starter", "deal", "exchange"))
    gave: list[Rank | None] = [None] * view.seats
    if exchanged:
        for giver in range(view.seats):
            partner = _partner(view, giver)
            if partner != view.seat:
                gave[giver] = [*memory.played[partner], *held[partner]][0]
        if view.seat is not None:
            gave[view.seat] = memory.gave
            gave[_partner(view, view.seat)] = memory.got
    return RoundCards(played=memory.played, aside=tuple(aside), lacks=memory.lacks, gave=tuple(gave))


# Telling.


def tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    """A note of the tape as this seat may hear it; hands and exchanged cards are told to nobody but their owners."""
    match note:
        case (notes.BEGINS, who):
            return Begins(who)
        case (notes.ROUND, round_number, dealer, starter, shuffled):
            return RoundBegan(round_number, dealer, starter, bool(shuffled))
        case (notes.DEALT, who, hand):
            return Dealt(cards_in_words(hand)) if who == seat else None
        case (notes.EXCHANGED, *given):
            if seat is None:
                return Exchanged(None, None)
            partner = (seat + len(given) // 2) % len(given)
            return Exchanged(RANKS[given[seat]], RANKS[given[partner]])
        case (notes.PLAYED, who, rank):
            return Played(who, RANKS[rank])
        case (notes.CAME_OUT, who, piece):
            return CameOut(who, piece + 1)
        case (notes.WALKED, who, piece, steps, end):
            return Walked(who, piece + 1, steps, place_in_words(end))
        case (notes.SWAPPED, who, piece, there, other, other_piece, here):
            return Swapped(who, piece + 1, there, other, other_piece + 1, here)
        case (notes.CAPTURED, who, piece, by):
            return Captured(who, piece + 1, by)
        case (notes.DROPPED_OUT, who, cards):
            return DroppedOut(who, cards)
        case (notes.ALL_IN, who):
            return AllIn(who)
        case (notes.ENDED, *places):
            return Ended(tuple(other for other, place in enumerate(places) if place == 1))
    raise ValueError(f"a note nobody knows: {note}")
