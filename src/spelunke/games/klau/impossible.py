"""What no table of Klau Mau! can be in: every check names the invariant that is broken and its paragraph."""

from collections import Counter
from typing import Final

from spelunke.core.errors import ImpossiblePosition
from spelunke.games.klau.box import (
    COLOURS,
    CROOK,
    KEYHOLE,
    KIND_OF,
    PLAN,
    POINTS_AT_THE_FENCE,
    POLICE,
    SWAP,
    Card,
    House,
    ages_of,
    colours_of,
    deck_of,
    is_number,
    motif_of,
    value_of,
)
from spelunke.games.klau.types import Held, Position

_TOP_NEEDED: Final = {"wish": KEYHOLE, "crook": CROOK, "alarm": CROOK, "swap": SWAP, "give": SWAP}
"""By ask: what must lie on top for it to occur."""


def _refuse(when: object, message: str, **facts: object) -> None:
    if when:
        raise ImpossiblePosition(message, **facts)


def card_of(held: Card | Held) -> Card:
    """The card itself, no matter who has seen it."""
    return held.card if isinstance(held, Held) else held


def came_into(wanted: Position, seat: int) -> int:
    """How many cards of a hand may have come after the deal; if the position does not say, all of them."""
    if wanted.came is not None:
        return wanted.came[seat]
    return 0 if wanted.about in ("deal", "first") else len(wanted.hands[seat])


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
    _refuse(not 1 <= wanted.round <= rounds, "klau-position-round", round=wanted.round, rounds=rounds, paragraph="§6.5")
    _check_cards(wanted, seats, house)
    _check_totals(wanted, seats, house)
    _check_order(wanted, seats, house)
    _check_seen(wanted)
    _check_shown(wanted, seats, house)
    _check_hands(wanted, seats, house)
    _check_watchdogs(wanted)
    _check_top(wanted)
    _check_claims(wanted, house)
    _check_police(wanted, seats, house)
    _check_fence(wanted, seats, house)
    _check_owed(wanted, seats, house)


def _check_seats(wanted: Position, seats: int) -> None:
    for by_seat in (wanted.totals, wanted.hands, wanted.came, wanted.claims, wanted.ages):
        if by_seat is not None:
            _refuse(len(by_seat) != seats, "position-seats", seats=seats, found=len(by_seat))
    named = [wanted.starter, wanted.active, *wanted.watchdogs, wanted.thief, wanted.target, wanted.drawing]
    named += [wanted.then_drawing, wanted.fence_at]
    named += [seat for hand in wanted.hands for held in hand if isinstance(held, Held) for seat in held.seen_by]
    for seat in named:
        _refuse(seat is not None and not 0 <= seat < seats, "no-such-seat", seat=str(seat), last=seats - 1)
    _refuse(
        wanted.ages is not None and sorted(wanted.ages) != list(range(seats)),
        "klau-position-ages",
        ages=str(wanted.ages),
        last=seats - 1,
        paragraph="§2.3",
    )


def _check_cards(wanted: Position, seats: int, house: House) -> None:
    """§1.5 to §1.7: cards neither appear nor vanish."""
    found: Counter[Card] = Counter(card_of(held) for hand in wanted.hands for held in hand)
    for lying in (wanted.pile, wanted.discarded, wanted.beside, wanted.handed_in):
        found.update(lying)
        if any(copies < 0 for copies in lying.values()):
            raise ImpossiblePosition("klau-position-cards", card=min(lying), found=-1, expected=0, paragraph="§1.5")
    found["watchdog"] += len(wanted.watchdogs)
    deck = deck_of(house, seats)
    for card, kind in KIND_OF.items():
        _refuse(
            found[card] != deck[kind],
            "klau-position-cards",
            card=card,
            found=found[card],
            expected=deck[kind],
            paragraph="§1.5",
        )
    _refuse(
        any(not is_number(KIND_OF[card]) for card in wanted.handed_in) or (wanted.handed_in and not house.fence),
        "klau-position-fence",
        paragraph="§7.11",
    )


def _check_totals(wanted: Position, seats: int, house: House) -> None:
    """§6.3, §6.5, §7.12: points come from rounds that are over, all cards of the deck at most, and from the fence."""
    from_the_fence = POINTS_AT_THE_FENCE * sum(wanted.handed_in.values())
    in_a_round = sum(value_of(kind) * copies for kind, copies in enumerate(deck_of(house, seats)))
    rounds = wanted.round if wanted.about == "over" else wanted.round - 1
    most = from_the_fence + rounds * in_a_round
    if min(wanted.totals) < 0 or not from_the_fence <= sum(wanted.totals) <= most:
        raise ImpossiblePosition(
            "klau-position-totals", totals=list(wanted.totals), least=from_the_fence, most=most, paragraph="§6.5"
        )


def _check_order(wanted: Position, seats: int, house: House) -> None:
    """§2.3, §2.6: the leader began, the oldest of several; play turns only by a plan. At the fence totals change on the way."""
    ages = ages_of(house, seats) if wanted.ages is None else wanted.ages
    order = sorted(range(seats), key=lambda seat: (-wanted.totals[seat] if wanted.round > 1 else 0, ages[seat]))
    known = wanted.round == 1 or (not house.fence and wanted.about != "over")
    _refuse(
        known and wanted.starter != order[0], "klau-position-starter", seat=wanted.starter, leader=order[0], paragraph="§2.3"
    )
    planned = any(motif_of(KIND_OF[card]) == PLAN for card in wanted.discarded if wanted.discarded[card])
    _refuse(
        wanted.direction == "counterclockwise" and not (planned or house.keep_direction or wanted.about == "over"),
        "klau-position-direction",
        paragraph="§2.6",
    )


def _check_seen(wanted: Position) -> None:
    """§8.2: others may have seen a card; its holder always has."""
    for seat, hand in enumerate(wanted.hands):
        for held in hand:
            if isinstance(held, Held) and (
                seat in held.seen_by or len(set(held.seen_by)) < len(held.seen_by) or (held.by_all and held.seen_by)
            ):
                raise ImpossiblePosition("klau-position-seen", seat=seat, card=held.card, paragraph="§8.2")


def _knows(seat: int | None, held: Card | Held) -> bool:
    """Whether another seat knows of a card; None: whether everybody does."""
    return isinstance(held, Held) and (held.by_all or seat in held.seen_by)


def _check_shown(wanted: Position, seats: int, house: House) -> None:
    """§4.4, §5.8: a doubted hand has been shown, and the seat that lost a card in a swap knows the last card of the taker."""
    if wanted.about == "force":
        seer = None if house.hand_shown_to == "everybody" else _follower(wanted, seats)
        _refuse(
            not all(_knows(seer, held) for held in wanted.hands[wanted.active]),
            "klau-position-shown",
            seat=wanted.active,
            paragraph="§4.4",
        )
    if wanted.about == "give" and wanted.thief is not None:
        hand = wanted.hands[wanted.thief]
        if hand and not _knows(wanted.target, hand[-1]):
            raise ImpossiblePosition("klau-position-taken", seat=wanted.thief, card=card_of(hand[-1]), paragraph="§5.8")


def _check_hands(wanted: Position, seats: int, house: House) -> None:
    """§6.1: in a round nobody's hand is empty before a turn; after the last one all cards are gathered."""
    if wanted.about in ("deal", "first"):
        _check_deal(wanted, seats, house)
        return
    needed = {
        "turn": range(seats),
        "claim": range(seats),
        "over": (),
        "take": (wanted.target,),
        "scatter": _still_to_scatter(wanted, seats),
        "give": (wanted.active,),
        "draw": (),
        "fence": (),
        "surrounded": (),
    }.get(wanted.about, [seat for seat in range(seats) if seat != wanted.active])
    for seat in needed:
        is_empty = seat is not None and not wanted.hands[seat]
        _refuse(is_empty, "klau-position-empty-hand", seat=seat, about=wanted.about, paragraph="§6.1")
    left = any(wanted.hands) or wanted.discarded or wanted.beside or wanted.watchdogs
    _refuse(wanted.about == "over" and left, "klau-position-over", paragraph="§6.5")


def _check_deal(wanted: Position, seats: int, house: House) -> None:
    """§2.2: hands are dealt card by card from the starter, before anything else."""
    dealt = sum(map(len, wanted.hands))
    expected = [len(range((seat - wanted.starter) % seats, dealt, seats)) for seat in range(seats)]
    complete = dealt == house.hand_size * seats
    to_be_dealt = None if complete else (wanted.starter + dealt) % seats
    fits = [len(hand) for hand in wanted.hands] == expected and complete == (wanted.about == "first")
    fits = fits and wanted.drawing == to_be_dealt and dealt <= house.hand_size * seats and wanted.active == wanted.starter
    more = wanted.beside or wanted.watchdogs or wanted.handed or (wanted.about == "deal" and wanted.discarded)
    _refuse(not fits or more, "klau-position-deal", size=house.hand_size, paragraph="§2.2")


def _follower(wanted: Position, seats: int) -> int:
    """Who comes after the seat whose turn it is."""
    return (wanted.active + (1 if wanted.direction == "clockwise" else -1)) % seats


def _still_to_scatter(wanted: Position, seats: int) -> list[int]:
    """§7.21: a seat that has not lost a card to the bomb yet had one when it was laid."""
    if wanted.target is None:
        return []
    step = 1 if wanted.direction == "clockwise" else -1
    order = [(wanted.target + step * turn) % seats for turn in range(seats)]
    return order[: order.index(wanted.active, 1)] if wanted.active in order[1:] else order


def _check_watchdogs(wanted: Position) -> None:
    """§7.14, §7.15: one at most before each seat; in a hand only if enough cards came after the deal."""
    _refuse(len(set(wanted.watchdogs)) < len(wanted.watchdogs), "klau-position-watchdogs", paragraph="§7.15")
    for seat, hand in enumerate(wanted.hands):
        came = came_into(wanted, seat)
        dogs = sum(card_of(held) == "watchdog" for held in hand)
        _refuse(
            not dogs <= came <= len(hand) or (came and wanted.about in ("deal", "first")),
            "klau-position-came",
            seat=seat,
            came=came,
            dogs=dogs,
            cards=len(hand),
            paragraph="§7.14",
        )


def _check_top(wanted: Position) -> None:
    """§2.5, §5.1: a first card that suits lies on the discard pile, and only a keyhole makes a wish."""
    on_the_pile = [card for card in wanted.discarded if KIND_OF[card] < POLICE and wanted.discarded[card]]
    before = wanted.about in ("deal", "first", "over")
    fits = not on_the_pile if before else wanted.top in on_the_pile
    top = None if wanted.top is None else KIND_OF[wanted.top]
    _refuse(
        not fits or (before and top is not None), "klau-position-top", top=str(wanted.top), about=wanted.about, paragraph="§2.5"
    )
    needed = _TOP_NEEDED.get(wanted.about)
    _refuse(
        needed is not None and (top is None or motif_of(top) != needed),
        "klau-position-top",
        top=str(wanted.top),
        about=wanted.about,
        paragraph="§5.1",
    )
    if wanted.wish is None:
        return
    own = top is None or colours_of(top) >> COLOURS.index(wanted.wish) & 1
    _refuse(
        top is None or motif_of(top) != KEYHOLE or own or wanted.about == "wish",
        "klau-position-wish",
        wish=wanted.wish,
        top=str(wanted.top),
        paragraph="§5.1",
    )


def _check_claims(wanted: Position, house: House) -> None:
    """§8.8: what was to be matched lay there, some card of that time may be left, and nobody has seen the whole hand since."""
    lain = {card for card, copies in wanted.discarded.items() if copies and KIND_OF[card] < POLICE}
    wished = any(motif_of(KIND_OF[card]) == KEYHOLE for card in lain)
    for seat, claim in enumerate(wanted.claims or ()):
        if claim is None:
            continue
        came = came_into(wanted, seat)
        fits = claim.on in lain or (wished and motif_of(KIND_OF[claim.on]) == KEYHOLE)
        fits = fits and claim.since <= came and claim.since < len(wanted.hands[seat])
        shown = wanted.about == "force" and seat == wanted.active and house.hand_shown_to == "everybody"
        _refuse(not fits or shown, "klau-position-claim", seat=seat, card=claim.on, since=claim.since, paragraph="§8.8")


def _check_police(wanted: Position, seats: int, house: House) -> None:
    """§7.4, §7.7: how many police were played follows from where they lie, unless the bomb has thrown some there."""
    beside = wanted.beside.get("police", 0)
    played = beside if wanted.police_played is None else wanted.police_played
    most = beside + (wanted.discarded.get("police", 0) if house.surrounded_counts_first else 0)
    least = 0 if house.bomb == "discard" else most
    allowed = {"police": True, "bomb": house.bomb != "off"}
    if not least <= played <= most or (
        house.bomb != "discard" and not all(allowed.get(card, False) for card in wanted.beside if wanted.beside[card])
    ):
        raise ImpossiblePosition("klau-position-police", played=played, least=least, most=most, paragraph="§3.6")
    stops = wanted.about == "surrounded" or wanted.then in ("police_surround", "round_ends")
    complete = house.surrounded and played == deck_of(house, seats)[POLICE]
    # Police that were only turned up as first cards stop nothing.
    _refuse(
        (stops and not complete) or (complete and not stops and not house.surrounded_counts_first),
        "klau-position-surrounded",
        played=played,
        about=wanted.about,
        paragraph="§7.4",
    )


def _check_fence(wanted: Position, seats: int, house: House) -> None:
    """§7.9, §7.12: the fence comes once, and not later than its places allow."""
    waits = fence_waits(wanted, house)
    at_it = wanted.about == "fence" or wanted.fence_at is not None or wanted.handed
    fits = wanted.handed <= sum(wanted.handed_in.values())
    fits = fits and (not waits or (house.fence and not wanted.handed_in and not at_it))
    fits = fits and (not at_it or (house.fence and wanted.fence_at is not None and wanted.about in ("fence", "draw")))
    if fits and waits and wanted.about not in ("deal", "over"):
        fits = fence_places(house, seats, sum(wanted.pile.values()))[1] >= 1
    _refuse(
        not fits or (wanted.fence_at is not None and wanted.about == "draw" and not wanted.handed),
        "klau-position-fence",
        paragraph="§7.9",
    )


def _check_owed(wanted: Position, seats: int, house: House) -> None:
    """§4 to §7: the draws and thefts under way fit the ask."""
    no_theft = (wanted.thief, wanted.target, wanted.then) == (None, None, "turn_ends")
    no_draw = (wanted.to_draw, wanted.then_drawing) == (0, None)
    if wanted.about in ("draw", "fence"):
        fits = _may_draw(wanted, house, seats)
    elif wanted.about == "deal":
        fits = no_theft and no_draw
    else:
        fits = no_draw and wanted.drawing is None and (no_theft or _may_be_under_way(wanted, house))
        fits = fits and (not no_theft or wanted.about not in ("alarm", "take", "give", "surrounded", "scatter"))
    if wanted.about == "crook":
        fits = fits and any(seat not in wanted.watchdogs for seat in range(seats) if seat != wanted.active)
    _refuse(not fits, "klau-position-owed", about=wanted.about, paragraph="§4.5")


def _may_be_under_way(wanted: Position, house: House) -> bool:
    """Whether this theft, or the bomb, may be what the ask is about."""
    taking = wanted.thief is not None and wanted.target is not None and wanted.thief != wanted.target
    by_crook = taking and wanted.thief == wanted.active and wanted.target not in wanted.watchdogs
    match wanted.about, wanted.then:
        case "alarm", "turn_ends":
            return by_crook
        case "take", _:
            return taking and _may_take(wanted, by_crook)
        case "give", "gives_back":
            return taking and wanted.thief == wanted.active
        case "surrounded", "round_ends":
            return wanted.thief is not None and wanted.target is None
        case "scatter", "turn_ends":
            return wanted.thief is None and house.bomb == "discard" and bool(wanted.beside.get("bomb"))
    return False


def _may_take(wanted: Position, by_crook: bool) -> bool:
    """A card is taken by a crook, in a swap, or by the player of the last police."""
    motif = None if wanted.top is None else motif_of(KIND_OF[wanted.top])
    match wanted.then:
        case "turn_ends":
            return by_crook and motif == CROOK
        case "gives_back":
            return wanted.thief == wanted.active and motif == SWAP
        case "round_ends":
            return True
        case _:
            return False


def _may_draw(wanted: Position, house: House, seats: int) -> bool:
    """Two cards only after a wrong doubt; the doubter draws after forced police; otherwise one seat draws one card."""
    follower = _follower(wanted, seats)
    if wanted.drawing is None or not wanted.to_draw:
        return False
    if wanted.about == "draw" and not sum(wanted.pile.values()) and not fence_waits(wanted, house):
        return False
    one = wanted.to_draw == 1 and wanted.then_drawing is None
    match wanted.then:
        case "turn_ends":
            if wanted.thief is not None or wanted.target is not None:
                return False
            by_active = wanted.drawing == wanted.active
            return one or (by_active and (wanted.to_draw == 2) != (wanted.then_drawing == follower))
        case "card_acts":
            return house.forced_card_acts and one and wanted.drawing == follower and wanted.thief is None
        case "police_surround":
            return house.surrounded_replacement and one and wanted.thief == wanted.drawing and wanted.target is None
        case _:
            return False
