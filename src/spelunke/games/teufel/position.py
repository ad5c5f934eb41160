"""The whole truth of a table of Auf Teufel komm raus as plain words, and back."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.errors import check_position
from spelunke.core.table import LUCK_BIT
from spelunke.games.teufel.box import BONUS, DEVIL, GOAL, KINDS, PACT_PAYMENT, SMALLEST_CHIP, House
from spelunke.games.teufel.rules import (
    COAL,
    MOST_OF_A_KIND,
    STAKE,
    START,
    Teufel,
    deal,
    heap_of,
    of_kind,
    pieces_in,
    worth_of,
)
from spelunke.games.teufel.rules_chips import NO_STAKE, NOBODY, payout, step_of
from spelunke.games.teufel.types import Coal, Position

ROUNDS_TO_ANY_TOTAL = 20
"""Bonuses alone bring a player from nothing to the end in fewer rounds."""


def coal_in(heap: int) -> Coal:
    """A heap in words."""
    return {kind: copies for at, kind in enumerate(KINDS) if (copies := of_kind(heap, at))}


def heap_from(coal: Coal) -> int:
    """The heap of some coal."""
    return heap_of([coal.get(kind, 0) for kind in KINDS])


def worth_in(coal: Coal) -> int:
    """What some coal is worth."""
    return int(worth_of(heap_from(coal)))


def stakes_of(table: Teufel) -> tuple[int | None, ...] | None:
    """The stakes as they lie there; None while nothing does."""
    if table.turn == NOBODY:
        return None
    return tuple(None if stake == NO_STAKE else int(stake) for stake in table.stakes)


def position(table: Teufel) -> Position:
    """The whole truth."""
    return Position(
        round=table.round,
        start=None if table.start == NOBODY else table.start,
        chips=tuple(table.chips),
        pawns=tuple(table.pawns),
        oven=coal_in(table.oven),
        stakes=stakes_of(table),
        turn=None if table.turn == NOBODY else table.turn,
        turned=coal_in(table.turned),
        dares=table.turned > 0 and table.about == COAL,
        laid=tuple(coal_in(heap) for heap in table.laid) if any(table.laid) else None,
        over=table.asked == 0,
    )


def arrange(wanted: Position, seats: int, house: House) -> Teufel:
    """The table of a position; refuses one that no table can be in, and says which count is off."""
    _check_seats(wanted, seats)
    table = deal(seats, house)
    table.round = wanted.round
    table.start = NOBODY if wanted.start is None else wanted.start
    table.turn = NOBODY if wanted.turn is None else wanted.turn
    _put_coal(table, wanted)
    _check_the_moment(table, wanted, house)
    table.chips, table.pawns = vec[i64](wanted.chips), vec[i64](wanted.pawns)
    table.stakes = vec[i64]([NO_STAKE if stake is None else stake for stake in wanted.stakes or (None,) * seats])
    if wanted.round > 1 or wanted.over:
        table.pacts = table.pacts_by_pawns()  # §2.4, §7.4
    _check_coal(table, wanted)
    _check_chips(table, wanted, house)
    _ask(table, wanted)
    return table


def _ask(table: Teufel, wanted: Position) -> None:
    if wanted.over:
        table.about, table.asked = STAKE, 0
    elif wanted.start is None:
        table.about, table.asked = START, LUCK_BIT
    elif wanted.turn is None:
        table.open_the_bet()
    elif table.turned and not wanted.dares:
        table.ask_to_dare()
    else:
        table.ask_for_coal()


def _put_coal(table: Teufel, wanted: Position) -> None:
    for coal in (wanted.oven, wanted.turned, *(wanted.laid or ())):
        for kind, copies in coal.items():
            check_position(0 <= copies <= MOST_OF_A_KIND, "teufel-position-coal", kind=kind, paragraph="§1.1")
    table.oven = heap_from(wanted.oven)
    table.oven_left = pieces_in(table.oven)
    table.turned = heap_from(wanted.turned)
    table.turned_worth = worth_of(table.turned)
    table.turned_pieces = pieces_in(table.turned)
    for seat, coal in enumerate(wanted.laid or ()):
        table.laid[seat] = heap = heap_from(coal)
        if heap:
            table.rank_coal(seat, worth_of(heap), pieces_in(heap))


# What no table can be in.


def _check_seats(wanted: Position, seats: int) -> None:
    for by_seat in (wanted.chips, wanted.pawns, wanted.stakes, wanted.laid):
        if by_seat is not None:
            check_position(len(by_seat) == seats, "position-seats", seats=seats, found=len(by_seat))
    for seat in (wanted.start, wanted.turn):
        sits = seat is None or 0 <= seat < seats
        check_position(sits, "teufel-position-seat", seat=seat, last=seats - 1, paragraph="§2.3")


def _check_the_moment(table: Teufel, wanted: Position, house: House) -> None:
    """§2.3, §3, §4: the things on the table fit the phase."""
    now, rounds = wanted.round, house.rounds
    check_position(
        now >= 1 and (not rounds or now <= rounds), "teufel-position-round", round=now, rounds=rounds, paragraph="§10.5"
    )
    if wanted.start is None:
        fits = now == 1 and house.start < 0 and not wanted.over
    else:
        fits = house.start < 0 or wanted.start == (house.start + now - 1) % table.seats
    check_position(fits, "teufel-position-start", round=now, paragraph="§2.3")
    if wanted.turn is None:
        empty = wanted.stakes is None and not table.turned and not wanted.dares and (wanted.over or not any(table.laid))
        check_position(empty, "teufel-position-no-turn", paragraph="§4.1")
        check_position(wanted.over or any(wanted.chips), "teufel-position-no-bet", paragraph="§3.4")
        return
    fits = not wanted.over and None not in (wanted.start, wanted.stakes) and (not wanted.dares or table.turned > 0)
    check_position(fits, "teufel-position-turn", seat=wanted.turn, paragraph="§4.1")
    check_position(table.oven, "teufel-position-oven-empty", paragraph="§4.7")


def _check_coal(table: Teufel, wanted: Position) -> None:
    """§1.1, §4, §8: coal neither appears nor vanishes, and what lies face down beside the board can have come there."""
    heaps = (table.turned, *table.laid)
    check_position(not any(of_kind(heap, DEVIL) for heap in heaps), "teufel-position-devil", paragraph="§4.5")
    for seat in range(table.seats):
        may_lay = wanted.turn is None or not table.laid[seat] or seat in _had_their_turn(table)
        check_position(may_lay, "teufel-position-laid", seat=seat, paragraph="§4.1")
    aside = []
    for kind, name in enumerate(KINDS):
        aside.append(of_kind(table.coal, kind) - of_kind(table.oven, kind) - sum(of_kind(heap, kind) for heap in heaps))
        check_position(aside[kind] >= 0, "teufel-position-coal", kind=name, paragraph="§1.1")
    pieces, devils = sum(aside), aside[DEVIL]
    fits = any(_can_lie_aside(table, pieces, devils, burnt) for burnt in _how_many_burnt(table, wanted))
    check_position(fits, "teufel-position-aside", pieces=pieces, devils=devils, paragraph="§8.2")


def _in_order(table: Teufel) -> list[int]:
    return [(table.start + step) % table.seats for step in range(table.seats)]


def _had_their_turn(table: Teufel) -> list[int]:
    """The seats before the one whose turn it is, in order."""
    order = _in_order(table)
    return [] if table.turn == NOBODY else order[: order.index(table.turn)]


def _burnt(table: Teufel) -> list[int]:
    """The seats that have turned a devil this round, in order."""
    return [seat for seat in _had_their_turn(table) if not table.laid[seat]]


def _how_many_burnt(table: Teufel, wanted: Position) -> range:
    """How many seats may have turned a devil this round."""
    empty = [not table.laid[seat] for seat in _in_order(table)]
    burnt = sum(empty) if wanted.over else len(_burnt(table))
    without_turn = 0
    if wanted.over and not table.oven_left:
        # §4.7: the oven ran out, so the last ones in order were burnt or had no turn at all.
        without_turn = empty[::-1].index(False) if False in empty else int(table.seats) - 1
    return range(burnt - without_turn, burnt + 1)


def _can_lie_aside(table: Teufel, pieces: int, devils: int, burnt: int) -> bool:
    """Whether these pieces can lie beside the board if this many seats were burnt this round.

    Each burnt seat brought one devil there and any numbers. The rest was drawn in earlier rounds since the last shuffle: in
    each, every seat drew at least one piece (§4.2) and at most one devil, and more was left in the oven than fits its mouth
    (§8.2).
    """
    earlier_devils = devils - burnt
    if earlier_devils < 0:
        return False
    for earlier in range(earlier_devils if burnt else pieces, pieces - burnt + 1):
        if earlier == 0:
            return True
        rounds = max(1, -(-earlier_devils // table.seats))
        most_rounds = min(table.round - 1, earlier // table.seats)
        if rounds <= most_rounds and pieces_in(table.coal) - earlier > table.oven_mouth:
            return True
    return False


def _check_chips(table: Teufel, wanted: Position, house: House) -> None:
    """§1.7, §3, §6.2, §7: chips come in tens, and every pawn stands where its owner's total belonged."""
    last = 2 * len(table.track) - 2
    least = 0 if table.zero_stake else SMALLEST_CHIP
    most = GOAL - SMALLEST_CHIP
    possible = _possible(table, wanted, house.capital)
    for seat, (chips, pawn) in enumerate(zip(wanted.chips, wanted.pawns, strict=True)):
        fits = chips >= 0 and chips % SMALLEST_CHIP == 0 and 0 <= pawn <= last
        check_position(fits, "teufel-position-chips", seat=seat, chips=chips, last=last, paragraph="§1.7")
        stake = wanted.stakes[seat] if wanted.stakes is not None else None
        totals = _counted(table, seat) if stake is None or (stake % SMALLEST_CHIP == 0 and least <= stake < GOAL) else []
        if wanted.stakes is not None:  # §3.3
            totals = [total for total in totals if (total == 0) == (stake is None)]
        check_position(totals, "teufel-position-stake", seat=seat, least=least, most=most, paragraph="§3.2")
        fits = any(total in possible and step_of(table.track, total) == pawn for total in totals)
        check_position(fits, "teufel-position-pawn", seat=seat, pawn=pawn, paragraph="§6.2")
    may_end = max(wanted.chips) >= GOAL or wanted.round == table.rounds
    check_position(may_end or not wanted.over, "teufel-position-end", goal=GOAL, paragraph="§10.1")


def _counted(table: Teufel, seat: int) -> list[int]:
    """The possible totals of this seat when the pawns last moved: only payments by pact came after that."""
    stake, burnt = max(0, int(table.stakes[seat])), _burnt(table)
    found = []
    for payments in range(-len(burnt), int(table.seats) if burnt else 1):
        before = table.copy()
        before.chips[seat] += payments * PACT_PAYMENT
        total = int(before.chips[seat]) + stake
        for payer in burnt:
            before.pay_pacts(payer)
        if total >= stake and before.chips[seat] == table.chips[seat]:
            found.append(total)
    return found


def _possible(table: Teufel, wanted: Position, capital: int) -> range:
    """§2.2, §5, §10.1: the totals that a seat can have got in the rounds counted."""
    if wanted.round == 1 and not wanted.over:
        return range(capital, capital + 1)
    most = capital
    counted = wanted.round if wanted.over else wanted.round - 1
    for _ in range(min(counted, ROUNDS_TO_ANY_TOTAL)):
        most = min(most, int(GOAL - SMALLEST_CHIP))
        stake = min(most, int(worth_of(table.coal)))
        most += int(payout(stake, stake, stake) - stake + 2 * BONUS + PACT_PAYMENT * (table.seats - 1))
    return range(most + 1 if wanted.over else min(most + 1, GOAL))
