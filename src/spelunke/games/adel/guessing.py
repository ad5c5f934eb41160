"""Hands that could lie behind a view of Adel verpflichtet: some way to deal what the seat has not seen."""

from collections.abc import Iterator

from spelunke.games.adel.box import SERIES, SMALLEST_COLLECTION, House
from spelunke.games.adel.types import AdelView, Card, Cards, Exhibit

CountBySeries = tuple[int, ...]


def hidden_hands(view: AdelView, house: House) -> tuple[Cards, ...]:
    """Every hand: the seat's own, the cards seen in the others', and unseen cards that make exhibitors' hands possible."""
    remembered = view.remembered
    assert remembered is not None
    unseen = {series: [card for card in remembered.unseen if card[0] == series] for series in SERIES}
    others = [seat for seat in range(view.seats) if seat != view.seat]
    wanted = _needs(view, house)
    seen = [_by_series(cards) for cards in remembered.seen]
    missing = [remembered.collectibles[seat] - len(remembered.seen[seat]) for seat in range(view.seats)]
    # Seats that must be able to exhibit are dealt first.
    order = sorted(others, key=lambda seat: -wanted[seat])
    for needs in _who_is_still_choosing(view, wanted):
        drawn = _drawn(order, seen, missing, needs, tuple(len(cards) for cards in unseen.values()))
        if drawn is not None:
            break
    assert drawn is not None, "no world fits this view"
    hands = []
    for seat in range(view.seats):
        if seat == view.seat:
            hands.append(view.open.hand)
        else:
            cards = [unseen[series].pop() for at, series in enumerate(SERIES) for _ in range(drawn[seat][at])]
            hands.append(tuple(sorted([*remembered.seen[seat], *cards], key=_catalogue_order)))
    return tuple(hands)


def prepared_by(view: AdelView, house: House, hands: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """§5.4: the cards that each seat could have prepared after this many picks: some still choose, the others are done."""
    picks = view.open.picks
    prepared: list[Cards] = []
    for seat in range(view.seats):
        if seat == view.seat or seat not in view.asked:
            prepared.append(view.open.prepared if seat == view.seat else ())
            continue
        longest = _longest(hands[seat])
        if picks <= len(longest) and (picks <= SMALLEST_COLLECTION or not _is_choosing(view)):
            prepared.append(longest[:picks])
        else:
            prepared.append(() if house.allow_bluff_exhibition else longest[:SMALLEST_COLLECTION])
    return tuple(prepared)


def _is_choosing(view: AdelView) -> bool:
    """Whether this seat itself is an exhibitor who is not done."""
    return view.seat in view.asked and len(view.open.prepared) == view.open.picks


def _needs(view: AdelView, house: House) -> list[int]:
    """By seat: the least size of the best collection; 0 if there need not be one."""
    exhibits = [action == Exhibit() for action in view.open.actions]
    if house.allow_bluff_exhibition or view.about not in {"window", "turn", "collection"}:
        return [0] * view.seats
    return [SMALLEST_COLLECTION if exhibits[seat] else 0 for seat in range(view.seats)]


def _who_is_still_choosing(view: AdelView, needs: list[int]) -> Iterator[list[int]]:
    """What the exhibitors must hold, one possibility after another: one still chooses, or the cards would lie open."""
    if view.about != "collection" or not view.open.picks or _is_choosing(view):
        yield needs
        return
    for seat in view.asked:
        if seat != view.seat:
            longer = list(needs)
            longer[seat] = max(SMALLEST_COLLECTION, view.open.picks)
            yield longer


def _drawn(
    seats: list[int], seen: list[CountBySeries], missing: list[int], needs: list[int], left: CountBySeries
) -> dict[int, CountBySeries] | None:
    """The number of unseen cards of each series that every seat may have drawn; None if nothing fits."""
    if not seats:
        return {}
    seat = seats[0]
    for drawn in _ways(missing[seat], left):
        held = tuple(known + new for known, new in zip(seen[seat], drawn, strict=True))
        if _longest_run(held) >= needs[seat]:
            rest = _drawn(seats[1:], seen, missing, needs, tuple(a - b for a, b in zip(left, drawn, strict=True)))
            if rest is not None:
                return {seat: drawn, **rest}
    return None


def _ways(cards: int, left: CountBySeries) -> Iterator[CountBySeries]:
    """Every way to take this many cards of the series."""
    if not left:
        if not cards:
            yield ()
        return
    for taken in range(min(cards, left[0]), -1, -1):
        for rest in _ways(cards - taken, left[1:]):
            yield (taken, *rest)


def _by_series(cards: Cards) -> CountBySeries:
    return tuple(sum(card[0] == series for card in cards) for series in SERIES)


def _longest_run(held: CountBySeries) -> int:
    """The size of the largest collection; 0 if there is none."""
    longest = run = 0
    for cards in held:
        run = run + cards if cards else 0
        longest = max(longest, run)
    return longest if longest >= SMALLEST_COLLECTION else 0


def _longest(hand: Cards) -> Cards:
    """The largest collection of a hand, in the order in which it is laid."""
    longest: list[Card] = []
    run: list[Card] = []
    for series in SERIES:
        cards = [card for card in hand if card[0] == series]
        run = run + cards if cards else []
        longest = max(longest, run, key=len)
    return tuple(longest) if len(longest) >= SMALLEST_COLLECTION else ()


def _catalogue_order(card: Card) -> tuple[str, int]:
    return card[0], int(card[1:])
