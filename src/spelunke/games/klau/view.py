"""Who may see what at a table of Klau Mau!"""

from collections.abc import Iterable
from typing import Final, Literal

from spelunke.core.types import Event
from spelunke.games.klau import events
from spelunke.games.klau import rules_notes as notes
from spelunke.games.klau.box import CARDS, COLOURS, POLICE, Cards, Colour
from spelunke.games.klau.position import (
    card_or_none,
    claims_of,
    counted,
    direction_of,
    face_down,
    handed_in,
    hands_of,
    seat_or_none,
    seats_of,
)
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_cards import NO_WISH
from spelunke.games.klau.rules_codes import CROOK_GOES, FORCE, GIVE, SURROUNDED, SWAP_WITH
from spelunke.games.klau.rules_discard import copies_in
from spelunke.games.klau.rules_hands import SPECTATOR_BIT
from spelunke.games.klau.types import THEN, Open, Remembered

_SENT_BY: Final[dict[int, Literal["crook", "swap", "surrounded"]]] = {
    CROOK_GOES: "crook",
    SWAP_WITH: "swap",
    SURROUNDED: "surrounded",
}


def _bit(seat: int | None) -> int:
    return SPECTATOR_BIT if seat is None else 1 << seat


def _cards(kinds: Iterable[int]) -> Cards:
    found: Cards = {}
    for kind in sorted(kinds):
        found[CARDS[kind]] = found.get(CARDS[kind], 0) + 1
    return found


def _colours(mask: int) -> tuple[Colour, ...]:
    return tuple(colour for bit, colour in enumerate(COLOURS) if mask >> bit & 1)


def look(table: Klau, seat: int | None) -> Open:
    """What lies open to this seat (§8)."""
    hands = hands_of(table)
    doubter = table.rounds.next_seat(table.rounds.active)
    sees_it = table.switches.shown_to_all or seat in (table.rounds.active, doubter)  # §4.4
    shown = table.asked and table.about == FORCE and sees_it
    kind, seers = hands[table.errands.thief][-1] if table.asked and table.about == GIVE else (0, 0)
    return Open(
        round=table.rounds.round,
        rounds=table.rounds.last,
        totals=tuple(table.rounds.totals),
        ages=tuple(table.rounds.ages),
        starter=table.rounds.starter,
        active=table.rounds.active,
        direction=direction_of(table.rounds.direction),
        top=card_or_none(table.discard.top),
        wish=None if table.discard.wish == NO_WISH else COLOURS[table.discard.wish],
        hand={} if seat is None else _cards(kind for kind, _ in hands[seat]),
        worth=0 if seat is None else table.points_of(seat),
        cards_left=tuple(table.hands.sizes),
        pile=table.pile.left + (table.pile.fence_last > 0),
        beside=counted(list(table.discard.beside)),
        watchdogs=seats_of(table.discard.dogs),
        police_played=table.discard.police_played,
        police=table.pile.deck[POLICE],
        spoiled=_colours(table.discard.spoiled()),
        bomb=table.house.bomb,
        shown=_cards(kind for kind, _ in hands[table.rounds.active]) if shown else None,
        thief=seat_or_none(table.errands.thief),
        target=seat_or_none(table.errands.target),
        taken=CARDS[kind] if seers & _bit(seat) else None,
        drawing=seat_or_none(table.errands.drawing),
        to_draw=table.errands.to_draw,
        then_drawing=seat_or_none(table.errands.then_drawing),
        then=THEN[table.errands.then],
        fence_at=seat_or_none(table.errands.fence_at),
        handed=table.errands.handed,
    )


def remember(table: Klau, seat: int | None) -> Remembered:
    """What this seat remembers (§8.2)."""
    hands = hands_of(table)

    def known_to(bit: int, holder: int) -> Cards:
        return _cards(kind for kind, seers in hands[holder] if seers & bit)

    unseen = face_down(table)
    for hand in hands:
        for kind, seers in hand:
            unseen[kind] += not seers & _bit(seat)
    everybody = range(table.seats)
    mine = () if seat is None else tuple({} if other == seat else known_to(1 << other, seat) for other in everybody)
    return Remembered(
        discarded=counted(copies_in(table.discard.words)),
        handed_in=handed_in(table),
        fence_waits=table.pile.fence_waits,
        fence_places=(table.pile.fence_first, table.pile.fence_last) if table.pile.fence_last else None,
        unseen=counted(unseen),
        seen=tuple({} if holder == seat else known_to(_bit(seat), holder) for holder in everybody),
        seen_by_all=tuple(known_to(SPECTATOR_BIT, holder) for holder in everybody),
        seen_of_mine=mine,
        came=tuple(table.hands.came),
        claims=claims_of(table),
    )


def tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    """A note of the tape as this seat may hear it."""
    match note:
        case (notes.DEALT, who, kind):
            return events.Dealt(who, CARDS[kind]) if who == seat else None
        case (notes.SHOWED, who, seers, *kinds):
            return events.Showed(who, _cards(kinds) if seers & _bit(seat) else None)
        case (notes.TOOK, who, whom, kind, witnesses):
            return events.Took(who, whom, CARDS[kind] if witnesses & _bit(seat) else None)
        case (notes.GAVE, who, whom, kind, witnesses):
            return events.Gave(who, whom, CARDS[kind] if witnesses & _bit(seat) else None)
        case (notes.DREW, who, kind):
            return events.Drew(who, CARDS[kind] if who == seat else None)
    return _tell_openly(note)


def _tell_openly(note: tuple[int, ...]) -> Event:
    """Public events that concern one or two seats."""
    match note:
        case (notes.SAID, who):
            return events.SaidICant(who)
        case (notes.BELIEVED, who, whom):
            return events.Believed(who, whom)
        case (notes.DOUBTED, who, whom):
            return events.Doubted(who, whom)
        case (notes.SKIPPED, who):
            return events.Skipped(who)
        case (notes.LEFT, who):
            return events.LeftIt(who)
        case (notes.SENT, who, whom, about):
            return events.Sent(who, whom, _SENT_BY[about])
        case (notes.CAUGHT, who, whom):
            return events.Caught(who, whom)
        case (notes.YIELDED, who, whom):
            return events.Yielded(who, whom)
        case (notes.FENCE_CAME, who):
            return events.FenceCame(who)
        case (notes.PAID, who, cards, points):
            return events.Paid(who, cards, points)
        case (notes.STOPPED, who):
            return events.Surrounded(who)
        case (notes.PILE_EMPTY, who):
            return events.PileEmpty(who)
        case (notes.HAND_EMPTY, who):
            return events.HandEmpty(who)
    return _tell_of_cards_and_rounds(note)


def _tell_of_cards_and_rounds(note: tuple[int, ...]) -> Event:
    match note:
        case (notes.BEGAN, round_number, starter):
            return events.RoundBegan(round_number, starter)
        case (notes.COVERED, kind):
            return events.Covered(CARDS[kind])
        case (notes.OPENED, kind):
            return events.Opened(CARDS[kind])
        case (notes.LAID, who, kind):
            return events.Laid(who, CARDS[kind])
        case (notes.FORCED, who, whom, kind):
            return events.Forced(who, whom, CARDS[kind])
        case (notes.WISHED, who, colour):
            return events.Wished(who, COLOURS[colour])
        case (notes.TURNED_ROUND, step):
            return events.TurnedRound(direction_of(step))
        case (notes.HANDED_IN, who, kind):
            return events.HandedIn(who, CARDS[kind])
        case (notes.PASSED, step, *to):
            return events.HandsPassed(direction_of(step), tuple(to))
        case (notes.SCATTERED, who, kind):
            return events.Scattered(who, CARDS[kind])
        case (notes.SCORED, round_number, *numbers):
            half = len(numbers) // 2
            return events.RoundScored(round_number, tuple(numbers[:half]), tuple(numbers[half:]))
        case (notes.ENDED, *places):
            return events.Ended(tuple(seat for seat, place in enumerate(places) if place == 1))
    raise ValueError(f"a note nobody knows: {note}")
