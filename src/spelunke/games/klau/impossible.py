"""What no table of Klau Mau! can be in: every check names the invariant that is broken and its paragraph."""

from collections import Counter
from itertools import pairwise
from typing import Final

from spelunke.core.errors import check_position
from spelunke.games.klau.box import (
    CROOK,
    KEYHOLE,
    KIND_OF,
    NO_MOTIF,
    PLAN,
    POINTS_AT_THE_FENCE,
    POLICE,
    SWAP,
    Card,
    House,
    ages_of,
    deck_of,
    is_number,
    motif_of,
    police_needed,
    value_of,
)
from spelunke.games.klau.types import Claim, Held, Position

_TOP_NEEDED: Final = {"wish": KEYHOLE, "crook": CROOK, "alarm": CROOK, "swap": SWAP, "give": SWAP}
"""By ask: what must lie on top for it to occur."""


def came_into(wanted: Position, seat: int) -> int:
    """How many cards of a hand may have come after the deal; if the position does not say, all of them."""
    if wanted.came is not None:
        return wanted.came[seat]
    return 0 if wanted.about in ("deal", "first") else len(wanted.hands[seat])


def book_in(wanted: Position) -> tuple[tuple[int, ...], ...]:
    """The sums after every round that is over; if the position does not say, all of them came in the first."""
    return (wanted.totals,) * _rounds_over(wanted) if wanted.book is None else wanted.book


def _rounds_over(wanted: Position) -> int:
    return wanted.round if wanted.about == "over" else wanted.round - 1


def fence_waits(wanted: Position, house: House) -> bool:
    """Whether the fence has still to come; if the position does not say, it has come once cards were handed in."""
    if wanted.fence_waits is None:
        return house.fence and not wanted.handed_in and wanted.about != "fence" and wanted.fence_at is None
    return wanted.fence_waits


def fence_places(house: House, seats: int, pile_left: int) -> tuple[int, int]:
    """§7.9: where the fence may lie, counted from the top, given the number of other cards in the pile."""
    places = sum(deck_of(house, seats)) - house.hand_size * seats + 1
    turned = places - 1 - pile_left
    return max(1, places // 3 + 1 - turned), places - places // 3 - turned


def check(wanted: Position, seats: int, house: House) -> None:
    """Refuse a position that no table can be in."""
    _check_seats(wanted, seats)
    rounds = house.rounds or seats
    check_position(1 <= wanted.round <= rounds, "klau-position-round", round=wanted.round, rounds=rounds, paragraph="§6.5")
    deck = deck_of(house, seats)
    _check_cards(wanted, deck, house)
    _check_totals(wanted, deck)
    _check_order(wanted, seats, house)
    _check_seen(wanted)
    _check_shown(wanted, seats, house)
    _check_hands(wanted, seats, house)
    _check_watchdogs(wanted)
    _check_top(wanted, house)
    _check_police(wanted, police_needed(house, seats), house)
    _check_fence(wanted, seats, house)
    _check_book(wanted)
    check_position(_is_under_way(wanted, seats, house), "klau-position-owed", about=wanted.about, paragraph="§4.5")


def _card(held: Card | Held) -> Card:
    return held.card if isinstance(held, Held) else held


def _motif(card: Card | None) -> int:
    return int(NO_MOTIF) if card is None else motif_of(KIND_OF[card])


def _check_seats(wanted: Position, seats: int) -> None:
    by_seat = (wanted.totals, wanted.hands, wanted.came, wanted.claims, wanted.ages, *(wanted.book or ()))
    lengths = {len(listed) for listed in by_seat if listed is not None} - {seats}
    check_position(not lengths, "position-seats", seats=seats, found=min(lengths, default=seats))
    named = {wanted.starter, wanted.active, *wanted.watchdogs, wanted.thief, wanted.target, wanted.drawing}
    named |= {wanted.then_drawing, wanted.fence_at, wanted.doubter, wanted.laid_by}
    named |= {seat for hand in wanted.hands for held in hand if isinstance(held, Held) for seat in held.seen_by}
    strangers = [str(seat) for seat in named if seat is not None and not 0 <= seat < seats]
    check_position(not strangers, "no-such-seat", seat=", ".join(strangers), last=seats - 1)
    ordered = wanted.ages is None or sorted(wanted.ages) == list(range(seats))
    check_position(ordered, "klau-position-ages", ages=str(wanted.ages), last=seats - 1, paragraph="§2.3")


def _check_cards(wanted: Position, deck: list[int], house: House) -> None:
    """§1.5 to §1.7: cards neither appear nor vanish; only the fence takes numbers out of the game (§7.12)."""
    found: Counter[Card] = Counter(_card(held) for hand in wanted.hands for held in hand)
    found["watchdog"] += len(wanted.watchdogs)
    for lying in (wanted.pile, wanted.discarded, wanted.beside, wanted.handed_in):
        found.update(lying)
        card, copies = min(lying.items(), key=lambda count: count[1], default=("police", 0))
        check_position(copies >= 0, "klau-position-cards", card=card, found=copies, expected=0, paragraph="§1.5")
    for card, kind in KIND_OF.items():
        facts = {"card": card, "found": found[card], "expected": deck[kind], "paragraph": "§1.5"}
        check_position(found[card] == deck[kind], "klau-position-cards", **facts)
    fits = not wanted.handed_in or (house.fence and all(is_number(KIND_OF[card]) for card in wanted.handed_in))
    check_position(fits, "klau-position-fence", paragraph="§7.11")


def _check_totals(wanted: Position, deck: list[int]) -> None:
    """§6.3, §6.5, §7.12: points come from rounds that are over, all cards of the deck at most, and from the fence."""
    least = POINTS_AT_THE_FENCE * sum(wanted.handed_in.values())
    most = least + _rounds_over(wanted) * sum(value_of(kind) * copies for kind, copies in enumerate(deck))
    fits = min(wanted.totals) >= 0 and least <= sum(wanted.totals) <= most
    check_position(fits, "klau-position-totals", totals=list(wanted.totals), least=least, most=most, paragraph="§6.5")


def _check_book(wanted: Position) -> None:
    """§6.5: a line for every round that is over, and no sum falls."""
    book = book_in(wanted)
    grows = all(before <= after for page in zip(*book, wanted.totals, strict=True) for before, after in pairwise(page))
    complete = len(book) == _rounds_over(wanted)
    check_position(grows and complete, "klau-position-book", rounds=_rounds_over(wanted), paragraph="§6.5")


def _check_order(wanted: Position, seats: int, house: House) -> None:
    """§2.3, §2.6: the leader began, the oldest of several; play turns only by a plan. At the fence totals change on the way."""
    ages = ages_of(house, seats) if wanted.ages is None else wanted.ages
    leader = min(range(seats), key=lambda seat: (-wanted.totals[seat] if wanted.round > 1 else 0, ages[seat]))
    fits = wanted.starter == leader or (wanted.round > 1 and (house.fence or wanted.about == "over"))
    check_position(fits, "klau-position-starter", seat=wanted.starter, leader=leader, paragraph="§2.3")
    turned = house.keep_direction or wanted.about == "over" or any(_motif(card) == PLAN for card in _lain(wanted))
    check_position(wanted.direction == "clockwise" or turned, "klau-position-direction", paragraph="§2.6")


def _lain(wanted: Position) -> set[Card]:
    """The cards of the discard pile that have been its top."""
    return {card for card, copies in wanted.discarded.items() if copies and KIND_OF[card] < POLICE}


def _check_seen(wanted: Position) -> None:
    """§8.2: others may have seen a card; its holder always has."""
    for seat, hand in enumerate(wanted.hands):
        for held in hand:
            seen_by = held.seen_by if isinstance(held, Held) else ()
            once = len({*seen_by, seat}) > len(seen_by) and not (seen_by and _knows(None, held))
            check_position(once, "klau-position-seen", seat=seat, card=_card(held), paragraph="§8.2")


def _knows(seat: int | None, held: Card | Held) -> bool:
    """Whether another seat knows of a card; None: whether everybody does."""
    return isinstance(held, Held) and (held.by_all or seat in held.seen_by)


def _check_shown(wanted: Position, seats: int, house: House) -> None:
    """§4.4, §5.8: a doubted hand has been shown, and the seat that lost a card in a swap knows the last card of the taker."""
    doubter = _follower(wanted, seats) if wanted.doubter is None else wanted.doubter
    asks = wanted.about == "force" and doubter in _doubters(wanted, seats, house)
    check_position(wanted.doubter is None or asks, "klau-position-owed", about=wanted.about, paragraph="§4.2")
    seer = None if house.hand_shown_to == "everybody" else doubter
    shown = wanted.about != "force" or all(_knows(seer, held) for held in wanted.hands[wanted.active])
    check_position(shown, "klau-position-shown", seat=wanted.active, paragraph="§4.4")
    if wanted.about == "give" and wanted.thief is not None and wanted.hands[wanted.thief]:
        last = wanted.hands[wanted.thief][-1]
        knows = _knows(wanted.target, last)
        check_position(knows, "klau-position-taken", seat=wanted.thief, card=_card(last), paragraph="§5.8")


def _check_hands(wanted: Position, seats: int, house: House) -> None:
    """§6.1: in a round nobody's hand is empty before a turn; after the last one all cards are gathered."""
    if wanted.about in ("deal", "first"):
        _check_deal(wanted, seats, house)
        return
    needed = {
        **dict.fromkeys(("turn", "claim"), range(seats)),
        **dict.fromkeys(("draw", "fence", "may_draw", "surrounded", "over"), ()),
        "take": (wanted.target,),
        "scatter": _still_to_scatter(wanted, seats),
        "give": (wanted.active,),
    }.get(wanted.about, [seat for seat in range(seats) if seat != wanted.active])
    for seat in needed:
        holds = seat is None or wanted.hands[seat]
        check_position(holds, "klau-position-empty-hand", seat=seat, about=wanted.about, paragraph="§6.1")
    left = any(wanted.hands) or wanted.discarded or wanted.beside or wanted.watchdogs
    check_position(wanted.about != "over" or not left, "klau-position-over", paragraph="§6.5")


def _check_deal(wanted: Position, seats: int, house: House) -> None:
    """§2.2: hands are dealt card by card from the starter, before anything else."""
    dealt, all_of_them = sum(map(len, wanted.hands)), house.hand_size * seats
    about, drawing = ("first", None) if dealt == all_of_them else ("deal", (wanted.starter + dealt) % seats)
    expected = [len(range((seat - wanted.starter) % seats, dealt, seats)) for seat in range(seats)]
    fits = (wanted.about, wanted.drawing, wanted.active) == (about, drawing, wanted.starter) and dealt <= all_of_them
    more = wanted.beside or wanted.watchdogs or wanted.handed or (wanted.about == "deal" and wanted.discarded)
    fits = fits and [len(hand) for hand in wanted.hands] == expected and not more
    check_position(fits, "klau-position-deal", size=house.hand_size, paragraph="§2.2")


def _follower(wanted: Position, seats: int, turns: int = 1, start: int | None = None) -> int:
    """Who comes this many turns after a seat, or after the one whose turn it is."""
    return ((wanted.active if start is None else start) + (turns if wanted.direction == "clockwise" else -turns)) % seats


def _doubters(wanted: Position, seats: int, house: House) -> list[int]:
    """§4.2, §9.28: who may doubt the seat whose turn it is."""
    return [_follower(wanted, seats, turns) for turns in range(1, seats if house.doubter == "anybody" else 2)]


def _still_to_scatter(wanted: Position, seats: int) -> list[int]:
    """§7.21: a seat that has not lost a card to the bomb yet had one when it was laid."""
    if wanted.target is None:
        return []
    order = [_follower(wanted, seats, turns, wanted.target) for turns in range(seats)]
    return order[: order.index(wanted.active, 1)] if wanted.active in order[1:] else order


def _check_watchdogs(wanted: Position) -> None:
    """§7.14, §7.15: one at most before each seat; in a hand only if enough cards came after the deal."""
    check_position(len(set(wanted.watchdogs)) == len(wanted.watchdogs), "klau-position-watchdogs", paragraph="§7.15")
    for seat, hand in enumerate(wanted.hands):
        dogs, came, cards = sum(_card(held) == "watchdog" for held in hand), came_into(wanted, seat), len(hand)
        fits = dogs <= came <= cards and not (came and wanted.about in ("deal", "first"))
        check_position(fits, "klau-position-came", seat=seat, came=came, dogs=dogs, cards=cards, paragraph="§7.14")


def _check_top(wanted: Position, house: House) -> None:
    """§2.5, §5.1, §8.8: a card that suits lies on top, only a keyhole makes a wish, and what was claimed could be claimed."""
    lain, motif, top = _lain(wanted), _motif(wanted.top), str(wanted.top)
    before = wanted.about in ("deal", "first", "over")
    fits = wanted.top is None and not lain if before else wanted.top in lain
    check_position(fits, "klau-position-top", top=top, about=wanted.about, paragraph="§2.5")
    fits = motif == _TOP_NEEDED.get(wanted.about, motif)
    check_position(fits, "klau-position-top", top=top, about=wanted.about, paragraph="§5.1")
    fits = wanted.wish is None or (motif == KEYHOLE and top != f"{wanted.wish}_keyhole" and wanted.about != "wish")
    check_position(fits, "klau-position-wish", wish=wanted.wish, top=top, paragraph="§5.1")
    for seat, claim in enumerate(wanted.claims or ()):
        if claim is not None:
            fits = _could_be_claimed(wanted, seat, claim, house)
            check_position(fits, "klau-position-claim", seat=seat, card=claim.on, since=claim.since, paragraph="§8.8")


def _could_be_claimed(wanted: Position, seat: int, claim: Claim, house: House) -> bool:
    """§8.8: on a card that has lain, or a wish, with at least one card in hand since; a hand shown to all needs no claim."""
    motifs = {_motif(card) for card in _lain(wanted)}
    lay = claim.on in _lain(wanted) or (_motif(claim.on) == KEYHOLE and KEYHOLE in motifs)
    shown_to_all = wanted.about == "force" and seat == wanted.active and house.hand_shown_to == "everybody"
    return lay and claim.since <= came_into(wanted, seat) and claim.since < len(wanted.hands[seat]) and not shown_to_all


def _check_police(wanted: Position, needed: int, house: House) -> None:
    """§7.4, §7.7: how many police were played follows from where they lie, unless the bomb has thrown some there."""
    beside = wanted.beside.get("police", 0)
    played = beside if wanted.police_played is None else wanted.police_played
    most = beside + (wanted.discarded.get("police", 0) if house.surrounded_counts_first else 0)
    least = 0 if house.bomb == "discard" else most
    allowed = {"police"} if house.bomb == "off" else {"police", "bomb"}
    fits = house.bomb == "discard" or {card for card, copies in wanted.beside.items() if copies} <= allowed
    fits = fits and least <= played <= most
    check_position(fits, "klau-position-police", played=played, least=least, most=most, paragraph="§3.6")
    stops = wanted.about == "surrounded" or wanted.then in ("police_surround", "round_ends")
    complete = house.surrounded and played >= needed
    # Police that were only turned up as first cards stop nothing.
    fits = complete if stops else not complete or house.surrounded_counts_first
    check_position(fits, "klau-position-surrounded", played=played, about=wanted.about, paragraph="§7.4")


def _check_fence(wanted: Position, seats: int, house: House) -> None:
    """§7.9, §7.12: the fence comes once, and not later than its places allow."""
    waits = fence_waits(wanted, house)
    fits = wanted.handed <= sum(wanted.handed_in.values()) and (house.fence or not waits)
    if wanted.about == "fence" or wanted.fence_at is not None or wanted.handed:
        asks = wanted.about == "fence" or (wanted.about == "draw" and wanted.handed)
        fits = fits and house.fence and not waits and wanted.fence_at is not None and bool(asks)
    if waits and wanted.about not in ("deal", "over"):
        fits = fits and not wanted.handed_in and fence_places(house, seats, sum(wanted.pile.values()))[1] >= 1
    check_position(fits and not (waits and wanted.handed_in), "klau-position-fence", paragraph="§7.9")


def _is_under_way(wanted: Position, seats: int, house: House) -> bool:
    """§4 to §7: whether the draws and thefts under way fit the ask."""
    active, thief, target, doubters = wanted.active, wanted.thief, wanted.target, _doubters(wanted, seats, house)
    motif, draws = _motif(wanted.top), (wanted.drawing, wanted.to_draw, wanted.then_drawing)
    is_drawing = wanted.about in ("draw", "fence", "may_draw")
    if wanted.about == "may_draw":
        return _may_draw(wanted, seats, house)
    if is_drawing and (wanted.about == "fence" or any(wanted.pile.values()) or fence_waits(wanted, house)):
        # Two cards come after a wrong doubt, a card for the doubter after forced police; otherwise one seat draws one card.
        one = wanted.drawing is not None and draws[1:] == (1, None)
        return {
            "turn_ends": (thief, target) == (None, None)
            and (one or draws in ((active, 2, None), *((active, 1, doubter) for doubter in doubters))),
            "card_acts": house.forced_card_acts and one and wanted.drawing in doubters and thief is None,
            "police_surround": house.surrounded_replacement and one and thief == wanted.drawing and target is None,
        }.get(wanted.then, False)
    taking = thief is not None and target is not None and thief != target
    by_active = taking and thief == active
    by_crook = by_active and target not in wanted.watchdogs
    idle = (thief, target, wanted.then) == (None, None, "turn_ends") and not is_drawing
    asked = {
        "alarm": by_crook and wanted.then == "turn_ends",
        "take": {
            "turn_ends": by_crook and motif == CROOK,
            "gives_back": by_active and motif == SWAP,
            "round_ends": taking,
        }.get(wanted.then, False),
        "give": by_active and wanted.then == "gives_back",
        "surrounded": thief is not None and target is None and wanted.then == "round_ends",
        "scatter": bool(wanted.beside.get("bomb")) and house.bomb == "discard" and thief is None and not idle,
        "crook": idle and not {*range(seats)} <= {active, *wanted.watchdogs},
    }.get(wanted.about, idle)
    return asked and draws == (wanted.drawing if wanted.about == "deal" else None, 0, None)


def _may_draw(wanted: Position, seats: int, house: House) -> bool:
    """§4.12: the doubted player is offered two cards, or the doubter one, where drawing them may do harm."""
    idle = (wanted.thief, wanted.target, wanted.then_drawing) == (None, None, None)
    doubter = (
        wanted.drawing in _doubters(wanted, seats, house)
        and wanted.to_draw == 1
        and (wanted.then == "turn_ends" or house.forced_card_acts)
    )
    doubted = (wanted.drawing, wanted.to_draw, wanted.then) == (wanted.active, 2, "turn_ends")
    pile = sum(wanted.pile.values()) + fence_waits(wanted, house)
    matters = house.bomb == "zero" or pile <= wanted.to_draw
    fits = wanted.then in ("turn_ends", "card_acts") and (doubter or doubted)
    return house.draws_after_doubt == "may" and idle and fits and matters
