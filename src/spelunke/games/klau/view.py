"""Who may see what at a table of Klau Mau!"""

from collections.abc import Callable, Iterable
from typing import Final

from spelunke.core.types import Event, ended
from spelunke.games.klau import events
from spelunke.games.klau import rules_notes as notes
from spelunke.games.klau.box import (
    CARDS,
    COLOURS,
    DRAWN_FOR_A_LIE,
    DRAWN_FOR_THE_TRUTH,
    DRAWN_IF_BELIEVED,
    POLICE,
    Cards,
    Colour,
)
from spelunke.games.klau.events import EVENTS
from spelunke.games.klau.fits import Stakes, fits_of
from spelunke.games.klau.position import (
    book_of,
    card_or_none,
    cause_of,
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
from spelunke.games.klau.rules_codes import ALARM, CROOK_GOES, FENCE_CALLS, FORCE, GIVE, SURROUNDED, SWAP_WITH, TURN
from spelunke.games.klau.rules_discard import copies_in
from spelunke.games.klau.rules_hands import SPECTATOR_BIT
from spelunke.games.klau.types import THEN, Open, Remembered

_IN_WORDS: Final[dict[str, Callable[[int], object]]] = {
    "card": CARDS.__getitem__,
    "colour": COLOURS.__getitem__,
    "direction": direction_of,
    "by": {CROOK_GOES: "crook", SWAP_WITH: "swap", SURROUNDED: "surrounded"}.__getitem__,
}
"""By field of an event: what its number in a note means. All other fields are numbers."""

_KINDS: Final[tuple[type[Event], ...]] = tuple(EVENTS)


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
    mine = [] if seat is None else [kind for kind, _ in hands[seat]]
    sees_it = table.switches.shown_to_all or seat in (table.rounds.active, *table.seats_asked())  # §4.4
    shown = table.asked and table.about == FORCE and sees_it
    open_hand = [kind for kind, _ in hands[table.rounds.active]]
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
        laid_by=seat_or_none(table.discard.laid_by),
        hand=_cards(mine),
        worth=0 if seat is None else table.points_of(seat),
        values={} if seat is None else {CARDS[kind]: table.value_of(seat, kind) for kind in sorted(mine)},
        fits={} if seat is None else fits_of(mine, table.discard.top, table.discard.wish, table.discard.layable_by(seat)),
        places=tuple(table.places()),
        book=book_of(table),
        stakes=Stakes(DRAWN_IF_BELIEVED, DRAWN_FOR_THE_TRUTH, DRAWN_FOR_A_LIE, table.switches.draws_are_optional),
        cards_left=tuple(table.hands.sizes),
        pile=table.pile.size(),
        beside=counted(list(table.discard.beside)),
        watchdogs=seats_of(table.discard.dogs),
        police_played=table.discard.police_played,
        police=table.pile.deck[POLICE],
        police_needed=table.switches.police_needed if table.switches.surrounded else None,
        spoiled=_colours(table.discard.spoiled()),
        bomb=table.house.bomb,
        shown=_cards(open_hand) if shown else None,
        proof=fits_of(open_hand, table.discard.top, table.discard.wish, table.discard.forcible()) if shown else None,
        thief=seat_or_none(table.errands.thief),
        target=seat_or_none(table.errands.target),
        taken=CARDS[kind] if seers & _bit(seat) else None,
        drawing=seat_or_none(table.errands.drawing),
        to_draw=table.errands.to_draw,
        drawing_for=cause_of(table.errands.why),
        then_drawing=seat_or_none(table.errands.then_drawing),
        then=THEN[table.errands.then],
        fence_at=seat_or_none(table.errands.fence_at),
        handed=table.errands.handed,
    )


def shows_if_forced(table: Klau, _seat: int) -> bool:
    """What is asked of a hand only its owner knows: nobody must learn from an instant answer what it lacks (§5.9)."""
    if table.about == FORCE:
        return table.switches.shown_to_all  # §4.14
    return table.about not in (TURN, ALARM, GIVE, FENCE_CALLS)


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
    kind, *numbers = note
    told = _KINDS[kind]
    match note:
        case (notes.DEALT, who, _) if who != seat:
            return None
        case (notes.SHOWED, who, seers, top, wish, proof, *kinds):
            lie = any(proof >> kind & 1 for kind in kinds)
            if not seers & _bit(seat):
                return events.Showed(who, lie, None, None)
            return events.Showed(who, lie, _cards(kinds), fits_of(kinds, top, wish, proof))
        case (notes.DREW, who, card, why):
            return events.Drew(who, CARDS[card] if who == seat else None, cause_of(why))
        case (notes.TOOK | notes.GAVE, who, whom, card, witnesses):
            return told(who, whom, CARDS[card] if witnesses & _bit(seat) else None)
        case (notes.PASSED, step, *to):
            return events.HandsPassed(direction_of(step), tuple(to))
        case (notes.SCORED, round_number, *points):
            half = len(points) // 2
            totals = points[half:]
            places = tuple(1 + sum(other > total for other in totals) for total in totals)
            return events.RoundScored(round_number, tuple(points[:half]), tuple(totals), places)
        case (notes.ENDED, *places):
            return ended(*places)
    return told(*(_IN_WORDS.get(name, int)(number) for name, number in zip(told.__struct_fields__, numbers, strict=True)))
