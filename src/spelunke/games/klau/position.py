"""The whole truth of a table of Klau Mau! as plain words, and back."""

from collections.abc import Sequence

from spelunke.core.errors import ImpossiblePosition
from spelunke.core.piles import cards_in
from spelunke.core.table import LUCK_BIT
from spelunke.games.klau.box import CARDS, COLOURS, KIND_OF, WATCHDOG, Card, Cards, Direction, House, deck_of
from spelunke.games.klau.impossible import came_into, check, fence_places, fence_waits
from spelunke.games.klau.rules import Klau, deal
from spelunke.games.klau.rules_choices import DEAL, NO_CARD, NOBODY, SCATTER
from spelunke.games.klau.rules_claims import CLAIMED, NO_CLAIM, NO_WISH, SINCE
from spelunke.games.klau.rules_hands import KIND, ONE_OF, SEEN, SPECTATOR_BIT, WORD_OF, copies_in
from spelunke.games.klau.types import QUESTIONS, THEN, About, Claim, Held, Position

_ABOUTS = [question.about for question in QUESTIONS]


def counted(copies: Sequence[int]) -> Cards:
    """Counts by kind in words."""
    return {card: count for card, count in zip(CARDS, copies, strict=True) if count}


def direction_of(step: int) -> Direction:
    """Which way play goes."""
    return "clockwise" if step == 1 else "counterclockwise"


def seat_or_none(seat: int) -> int | None:
    """A seat in words."""
    return None if seat == NOBODY else seat


def card_or_none(kind: int) -> Card | None:
    """A card in words."""
    return None if kind == NO_CARD else CARDS[kind]


def hands_of(table: Klau) -> list[list[tuple[int, int]]]:
    """Every hand in the order it is held: the kind of each card, and bits of those who know of it."""
    cards = list(table.cards)
    return [
        [(held & KIND, held >> SEEN) for held in cards[seat * table.room :][:size]] for seat, size in enumerate(table.sizes)
    ]


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a mask, ascending."""
    return tuple(seat for seat in range(8) if bits >> seat & 1)


def handed_in(table: Klau) -> Cards:
    """The cards that have left the game at the fence."""
    before = deck_of(table.house, table.seats)
    return counted([all_of_it - left for all_of_it, left in zip(before, table.deck, strict=True)])


def face_down(table: Klau) -> list[int]:
    """By kind: what lies in the pile, or will be pushed into it after the deal (§7.14)."""
    pile = list(table.pile)
    pile[WATCHDOG] += table.deck[WATCHDOG] if table.asked and table.about == DEAL else 0
    return pile


def claims_of(table: Klau) -> tuple[Claim | None, ...]:
    """By seat: the last believed "I can't" in words."""
    return tuple(
        None if claim == NO_CLAIM else Claim(CARDS[(claim & CLAIMED) - 1], int(claim >> SINCE)) for claim in table.claims
    )


def position(table: Klau) -> Position:
    """The whole truth."""
    return Position(
        about=about_of(table),
        round=table.round,
        totals=tuple(table.totals),
        starter=table.starter,
        active=table.active,
        hands=tuple(tuple(_held(*card, seat) for card in hand) for seat, hand in enumerate(hands_of(table))),
        pile=counted(face_down(table)),
        discarded=counted(copies_in(table.discarded)),
        top=card_or_none(table.top),
        wish=None if table.wish == NO_WISH else COLOURS[table.wish],
        direction=direction_of(table.direction),
        beside=counted(list(table.beside)),
        watchdogs=seats_of(table.dogs),
        police_played=table.police_played,
        handed_in=handed_in(table),
        fence_waits=table.fence_waits,
        came=tuple(table.came),
        claims=claims_of(table),
        ages=tuple(table.ages),
        thief=seat_or_none(table.thief),
        target=seat_or_none(table.target),
        drawing=seat_or_none(table.drawing),
        to_draw=table.to_draw,
        then_drawing=seat_or_none(table.then_drawing),
        then=THEN[table.then],
        fence_at=seat_or_none(table.fence_at),
        handed=table.handed,
    )


def about_of(table: Klau) -> About:
    """What is asked."""
    return _ABOUTS[table.about] if table.asked else "over"  # type: ignore[return-value]


def _held(kind: int, seers: int, seat: int) -> Card | Held:
    card = CARDS[kind]
    if seers & SPECTATOR_BIT:
        return Held(card, by_all=True)
    others = seats_of(seers & ~(1 << seat))
    return Held(card, others) if others else card


def arrange(wanted: Position, seats: int, house: House) -> Klau:
    """The table of a position; refuses one that no table can be in, and says what is off."""
    check(wanted, seats, house)
    table = deal(seats, house)
    table.round = wanted.round
    table.starter = wanted.starter
    table.active = wanted.active
    table.direction = 1 if wanted.direction == "clockwise" else -1
    table.top = NO_CARD if wanted.top is None else KIND_OF[wanted.top]
    table.wish = NO_WISH if wanted.wish is None else COLOURS.index(wanted.wish)
    table.dogs = sum(1 << seat for seat in wanted.watchdogs)
    for kind, card in enumerate(CARDS):
        table.pile[kind] = wanted.pile.get(card, 0)
        table.discarded[WORD_OF[kind]] += wanted.discarded.get(card, 0) * ONE_OF[kind]
        table.beside[kind] = wanted.beside.get(card, 0)
        table.deck[kind] -= wanted.handed_in.get(card, 0)
    if wanted.about == "deal":
        table.pile[WATCHDOG] = 0
    table.pile_left = cards_in(table.pile)
    _arrange_seats(table, wanted)
    _arrange_luck(table, wanted)
    table.thief = _seat(wanted.thief)
    table.target = _seat(wanted.target)
    table.drawing = _seat(wanted.drawing)
    table.to_draw = wanted.to_draw
    table.then_drawing = _seat(wanted.then_drawing)
    table.then = THEN.index(wanted.then)
    table.fence_at = _seat(wanted.fence_at)
    table.handed = wanted.handed
    _ask(table, wanted)
    if not table.fits():
        raise ImpossiblePosition("klau-position-no-match", seat=wanted.active, top=wanted.top, paragraph="§4.5")
    return table


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _arrange_seats(table: Klau, wanted: Position) -> None:
    for seat, hand in enumerate(wanted.hands):
        table.totals[seat] = wanted.totals[seat]
        if wanted.ages is not None:
            table.ages[seat] = wanted.ages[seat]
        for card in hand:
            if isinstance(card, Held):
                seers = table.everybody if card.by_all else sum(1 << other for other in card.seen_by)
                table.take_in(seat, KIND_OF[card.card], seers)
            else:
                table.take_in(seat, KIND_OF[card], 0)
        table.came[seat] = came_into(wanted, seat)
        claim = None if wanted.claims is None else wanted.claims[seat]
        if claim is not None:
            table.claims[seat] = KIND_OF[claim.on] + 1 | claim.since << SINCE


def _arrange_luck(table: Klau, wanted: Position) -> None:
    """Police that were played, and where the fence may lie: both follow from the cards unless the position says otherwise."""
    played = wanted.police_played
    table.police_played = wanted.beside.get("police", 0) if played is None else played
    table.fence_waits = fence_waits(wanted, table.house)
    if table.fence_waits and wanted.about not in ("deal", "over"):
        table.fence_first, table.fence_last = fence_places(table.house, table.seats, table.pile_left)


def _ask(table: Klau, wanted: Position) -> None:
    """The asked seats follow from what the ask is about."""
    if wanted.about == "over":
        table.asked = 0
        return
    table.about = _ABOUTS.index(wanted.about)
    if table.about <= SCATTER:
        table.asked = LUCK_BIT
        return
    asked = {
        "claim": table.next_seat(table.active),
        "force": table.next_seat(table.active),
        "alarm": table.target,
        "fence": table.fence_at,
        "surrounded": table.thief,
    }
    table.asked = 1 << asked.get(wanted.about, table.active)
