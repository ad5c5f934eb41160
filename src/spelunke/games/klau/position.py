"""The whole truth of a table of Klau Mau! as plain words, and back."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.errors import ImpossiblePosition
from spelunke.core.piles import cards_in
from spelunke.core.table import LUCK_BIT
from spelunke.games.klau.box import CARDS, COLOURS, KIND_OF, WATCHDOG, Card, Cards, Colour, Direction, House, deck_of
from spelunke.games.klau.fits import CAUSES, Cause
from spelunke.games.klau.impossible import book_in, came_into, check, fence_places, fence_waits
from spelunke.games.klau.rules import Klau, deal
from spelunke.games.klau.rules_cards import NO_CARD, NO_WISH
from spelunke.games.klau.rules_claims import CLAIMED, NO_CLAIM, SINCE
from spelunke.games.klau.rules_codes import CLAIM, DEAL, FORCE, SCATTER
from spelunke.games.klau.rules_discard import ONE_OF, WORD_OF, Discard, copies_in
from spelunke.games.klau.rules_errands import NO_REASON, NOBODY
from spelunke.games.klau.rules_hands import KIND, SEEN, SPECTATOR_BIT
from spelunke.games.klau.rules_house import Switches
from spelunke.games.klau.types import QUESTIONS, THEN, About, Claim, Held, Position

_ABOUTS = [question.about for question in QUESTIONS]


def counted(copies: Sequence[int]) -> Cards:
    """Counts by kind in words."""
    return {card: count for card, count in zip(CARDS, copies, strict=True) if count}


def among(cards: Cards, mask: int) -> Cards:
    """Those of the cards whose kinds are in a mask."""
    return {card: copies for card, copies in cards.items() if mask >> KIND_OF[card] & 1}


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
    hands, cards = table.hands, list(table.hands.cards)
    return [
        [(held & KIND, held >> SEEN) for held in cards[seat * hands.room :][:size]] for seat, size in enumerate(hands.sizes)
    ]


def discard_of(top: Card, wish: Colour | None, house: House, seats: int) -> Discard:
    """The discard pile with this card on top, to be asked what matches it."""
    discard = Discard()
    discard.switches = Switches(house, seats)
    discard.top = KIND_OF[top]
    discard.wish = NO_WISH if wish is None else COLOURS.index(wish)
    return discard


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a mask, ascending."""
    return tuple(seat for seat in range(8) if bits >> seat & 1)


def handed_in(table: Klau) -> Cards:
    """The cards that have left the game at the fence."""
    before = deck_of(table.house, table.seats)
    return counted([all_of_it - left for all_of_it, left in zip(before, table.pile.deck, strict=True)])


def face_down(table: Klau) -> list[int]:
    """By kind: what lies in the pile, or will be pushed into it after the deal (§7.14)."""
    pile = list(table.pile.copies)
    pile[WATCHDOG] += table.pile.deck[WATCHDOG] if table.asked and table.about == DEAL else 0
    return pile


def claims_of(table: Klau) -> tuple[Claim | None, ...]:
    """By seat: the last believed "I can't" in words."""
    return tuple(
        None if claim == NO_CLAIM else Claim(CARDS[(claim & CLAIMED) - 1], int(claim >> SINCE)) for claim in table.claims.said
    )


def book_of(table: Klau) -> tuple[tuple[int, ...], ...]:
    """The sums of all seats after every round that is over."""
    sums = tuple(table.rounds.sums)
    return tuple(sums[first : first + table.seats] for first in range(0, len(sums), table.seats))


def cause_of(why: int) -> Cause | None:
    """Why somebody draws, in words."""
    return None if why == NO_REASON else CAUSES[why]


def position(table: Klau) -> Position:
    """The whole truth."""
    return Position(
        about=about_of(table),
        round=table.rounds.round,
        totals=tuple(table.rounds.totals),
        starter=table.rounds.starter,
        active=table.rounds.active,
        hands=tuple(tuple(_held(*card, seat) for card in hand) for seat, hand in enumerate(hands_of(table))),
        pile=counted(face_down(table)),
        discarded=counted(copies_in(table.discard.words)),
        top=card_or_none(table.discard.top),
        wish=None if table.discard.wish == NO_WISH else COLOURS[table.discard.wish],
        laid_by=seat_or_none(table.discard.laid_by),
        direction=direction_of(table.rounds.direction),
        beside=counted(list(table.discard.beside)),
        watchdogs=seats_of(table.discard.dogs),
        police_played=table.discard.police_played,
        handed_in=handed_in(table),
        fence_waits=table.pile.fence_waits,
        came=tuple(table.hands.came),
        claims=claims_of(table),
        book=book_of(table),
        ages=tuple(table.rounds.ages),
        doubter=_doubter(table),
        thief=seat_or_none(table.errands.thief),
        target=seat_or_none(table.errands.target),
        drawing=seat_or_none(table.errands.drawing),
        to_draw=table.errands.to_draw,
        drawing_for=cause_of(table.errands.why),
        then_drawing=seat_or_none(table.errands.then_drawing),
        then=THEN[table.errands.then],
        fence_at=seat_or_none(table.errands.fence_at),
        handed=table.errands.handed,
    )


def _doubter(table: Klau) -> int | None:
    """§9.28: who has doubted, where that is not always the next player."""
    if table.switches.anybody_doubts and table.asked and table.about == FORCE:
        return table.seats_asked()[0]
    return None


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
    table.rounds.round = wanted.round
    table.rounds.starter = wanted.starter
    table.rounds.active = wanted.active
    table.rounds.direction = 1 if wanted.direction == "clockwise" else -1
    table.discard.top = NO_CARD if wanted.top is None else KIND_OF[wanted.top]
    table.discard.wish = NO_WISH if wanted.wish is None else COLOURS.index(wanted.wish)
    table.discard.laid_by = _seat(wanted.laid_by)
    table.discard.dogs = sum(1 << seat for seat in wanted.watchdogs)
    for kind, card in enumerate(CARDS):
        table.pile.copies[kind] = wanted.pile.get(card, 0)
        table.discard.words[WORD_OF[kind]] += wanted.discarded.get(card, 0) * ONE_OF[kind]
        table.discard.beside[kind] = wanted.beside.get(card, 0)
        table.pile.deck[kind] -= wanted.handed_in.get(card, 0)
    if wanted.about == "deal":
        table.pile.copies[WATCHDOG] = 0
    table.pile.left = cards_in(table.pile.copies)
    table.rounds.sums = vec[i64]([total for page in book_in(wanted) for total in page])
    _arrange_seats(table, wanted)
    _arrange_luck(table, wanted)
    table.errands.thief = _seat(wanted.thief)
    table.errands.target = _seat(wanted.target)
    table.errands.drawing = _seat(wanted.drawing)
    table.errands.to_draw = wanted.to_draw
    table.errands.why = NO_REASON if wanted.drawing_for is None else CAUSES.index(wanted.drawing_for)
    table.errands.then_drawing = _seat(wanted.then_drawing)
    table.errands.then = THEN.index(wanted.then)
    table.errands.fence_at = _seat(wanted.fence_at)
    table.errands.handed = wanted.handed
    _ask(table, wanted)
    if not table.fits():
        raise ImpossiblePosition("klau-position-no-match", seat=wanted.active, top=wanted.top, paragraph="§4.5")
    return table


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _arrange_seats(table: Klau, wanted: Position) -> None:
    for seat, hand in enumerate(wanted.hands):
        table.rounds.totals[seat] = wanted.totals[seat]
        if wanted.ages is not None:
            table.rounds.ages[seat] = wanted.ages[seat]
        for card in hand:
            if isinstance(card, Held):
                seers = table.hands.everybody if card.by_all else sum(1 << other for other in card.seen_by)
                table.hands.take_in(seat, KIND_OF[card.card], seers)
            else:
                table.hands.take_in(seat, KIND_OF[card], 0)
        table.hands.came[seat] = came_into(wanted, seat)
        claim = None if wanted.claims is None else wanted.claims[seat]
        if claim is not None:
            table.claims.said[seat] = KIND_OF[claim.on] + 1 | claim.since << SINCE


def _arrange_luck(table: Klau, wanted: Position) -> None:
    """Police that were played, and where the fence may lie: both follow from the cards unless the position says otherwise."""
    played = wanted.police_played
    table.discard.police_played = wanted.beside.get("police", 0) if played is None else played
    table.pile.fence_waits = fence_waits(wanted, table.house)
    if table.pile.fence_waits and wanted.about not in ("deal", "over"):
        table.pile.fence_first, table.pile.fence_last = fence_places(table.house, table.seats, table.pile.left)


def _ask(table: Klau, wanted: Position) -> None:
    """The asked seats follow from what the ask is about."""
    if wanted.about == "over":
        table.asked = 0
        return
    table.about = _ABOUTS.index(wanted.about)
    if table.about <= SCATTER:
        table.asked = LUCK_BIT
        return
    if table.about == CLAIM:
        table.ask_who_doubts()
        return
    asked = {
        "force": table.rounds.follower() if wanted.doubter is None else wanted.doubter,
        "alarm": table.errands.target,
        "fence": table.errands.fence_at,
        "surrounded": table.errands.thief,
        "may_draw": table.errands.drawing,
    }
    table.asked = 1 << asked.get(wanted.about, table.rounds.active)
