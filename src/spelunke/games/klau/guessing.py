"""A world that could be behind a view of Klau Mau!"""

from collections import Counter

from spelunke.games.klau.box import CARDS, Card, Cards, House
from spelunke.games.klau.position import among, discard_of
from spelunke.games.klau.types import Held, KlauView, Open, Position, Remembered


def guess(view: KlauView, house: House) -> Position:
    """Any position in which that seat would have that view: every unseen card lies in a place where it may lie."""
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    unseen, pile = _spread(view, opened, remembered, house)
    hands = []
    for seat in range(view.seats):
        hand = _own_hand(view, remembered) if seat == view.seat else _seen_hand(view, remembered, seat)
        hands.append(_taken_last(view, seat, _shown(view, seat, [*hand, *unseen[seat]])))
    return Position(
        about=view.about or "over",  # type: ignore[arg-type]
        round=opened.round,
        totals=opened.totals,
        starter=opened.starter,
        active=opened.active,
        hands=tuple(tuple(hand) for hand in hands),
        pile=pile,
        discarded=remembered.discarded,
        top=opened.top,
        wish=opened.wish,
        laid_by=opened.laid_by,
        direction=opened.direction,
        beside=opened.beside,
        watchdogs=opened.watchdogs,
        police_played=opened.police_played,
        handed_in=remembered.handed_in,
        fence_waits=remembered.fence_waits,
        came=remembered.came,
        claims=remembered.claims,
        book=opened.book,
        ages=opened.ages,
        doubter=view.asked[0] if house.doubter == "anybody" and view.about == "force" else None,
        thief=opened.thief,
        target=opened.target,
        drawing=opened.drawing,
        to_draw=opened.to_draw,
        drawing_for=opened.drawing_for,
        then_drawing=opened.then_drawing,
        then=opened.then,
        fence_at=opened.fence_at,
        handed=opened.handed,
    )


def _own_hand(view: KlauView, remembered: Remembered) -> list[Card | Held]:
    """The seat's own cards, each with the seats that know of it."""
    assert view.seat is not None
    hand: list[Card | Held] = []
    for card, copies in view.open.hand.items():
        for copy in range(copies):
            seers = tuple(seat for seat, seen in enumerate(remembered.seen_of_mine) if seen.get(card, 0) > copy)
            hand.append(_held(card, seers, remembered.seen_by_all[view.seat].get(card, 0) > copy))
    return hand


def _seen_hand(view: KlauView, remembered: Remembered, seat: int) -> list[Card | Held]:
    """What this seat knows of another hand. It does not know whether others know more."""
    me = () if view.seat is None else (view.seat,)
    by_all = remembered.seen_by_all[seat]
    return [
        _held(card, me, by_all.get(card, 0) > copy) for card, copies in remembered.seen[seat].items() for copy in range(copies)
    ]


def _held(card: Card, seers: tuple[int, ...], by_all: bool) -> Card | Held:
    if by_all:
        return Held(card, by_all=True)
    return Held(card, seers) if seers else card


def _shown(view: KlauView, seat: int, hand: list[Card | Held]) -> list[Card | Held]:
    """§4.4: the doubter knows a doubted hand, whether or not others have seen it."""
    if view.about != "force" or seat != view.open.active:
        return hand
    (doubter,) = view.asked
    return [_known_to(doubter, held) for held in hand]


def _known_to(seat: int, held: Card | Held) -> Held:
    """The card, which that seat knows of too."""
    if not isinstance(held, Held):
        return Held(held, (seat,))
    if held.by_all or seat in held.seen_by:
        return held
    return Held(held.card, tuple(sorted((*held.seen_by, seat))))


def _taken_last(view: KlauView, seat: int, hand: list[Card | Held]) -> list[Card | Held]:
    """§5.12: the card that was taken in a swap is the last one in hand, and the seat that lost it knows of it."""
    thief, target, taken = view.open.thief, view.open.target, view.open.taken
    if view.about != "give" or seat != thief or target is None:
        return hand
    if taken is None:
        return [*hand[:-1], _known_to(target, hand[-1])]
    known = [held for held in hand if isinstance(held, Held) and held.card == taken]
    # Of several alike it is one that the victim knows; a seat that only inferred the card has not seen that the victim does.
    last = next((held for held in known if held.by_all or target in held.seen_by), known[-1])
    hand.remove(last)
    return [*hand, _known_to(target, last)]


def _spread(view: KlauView, opened: Open, remembered: Remembered, house: House) -> tuple[dict[int, list[Card]], Cards]:
    """The unseen cards of every hand, and of the pile."""
    pool: Counter[Card] = Counter(remembered.unseen)
    places = {
        seat: 0 if seat == view.seat else opened.cards_left[seat] - sum(remembered.seen[seat].values())
        for seat in range(view.seats)
    }
    hands: dict[int, list[Card]] = {seat: [] for seat in places}

    def put(seat: int, card: Card) -> None:
        hands[seat].append(card)
        places[seat] -= 1
        pool[card] -= 1

    active = opened.active
    if view.about == "force" and places[active]:
        assert opened.top is not None
        forcible = discard_of(opened.top, opened.wish, house, view.seats).forcible()
        if not among(remembered.seen[active], forcible):
            put(active, next(iter(among(+pool, forcible))))  # §4.5: a seat that must lay a card has one
    pile_left = opened.pile - (remembered.fence_places is not None)
    for seat in places:
        # §7.14: watchdogs lie in the pile, if there is room for them.
        dogs = remembered.seen[seat].get("watchdog", 0)
        while pool["watchdog"] > pile_left and places[seat] and dogs + hands[seat].count("watchdog") < remembered.came[seat]:
            put(seat, "watchdog")
    others = [card for card in CARDS if card != "watchdog" for _ in range(pool[card])]
    for seat in places:
        for _ in range(places[seat]):
            put(seat, others.pop())
    return hands, {card: copies for card in CARDS if (copies := pool[card])}
