"""The whole truth of a table of Auf Teufel komm raus as plain words, and back."""

from msgspec.structs import replace

from spelunke.core.errors import ImpossiblePosition
from spelunke.core.table import LUCK_BIT
from spelunke.games.teufel.box import BONUS, DEVIL, GOAL, KINDS, PACT_PAYMENT, SMALLEST_CHIP, House
from spelunke.games.teufel.rules import (
    COAL,
    DARE,
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
from spelunke.games.teufel.rules_chips import NO_STAKE, NOBODY, step_of
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


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(6) if bits >> seat & 1)


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
    wanted = _without_noughts(wanted)
    _check_seats(wanted, seats)
    _check_the_moment(wanted, seats, house)
    table = deal(seats, house)
    table.round = wanted.round
    table.start = NOBODY if wanted.start is None else wanted.start
    table.turn = NOBODY if wanted.turn is None else wanted.turn
    _put_coal(table, wanted)
    for seat in range(seats):
        stake = wanted.stakes[seat] if wanted.stakes is not None else None
        table.chips[seat] = wanted.chips[seat]
        table.stakes[seat] = NO_STAKE if stake is None else stake
        table.pawns[seat] = wanted.pawns[seat]
    if wanted.round > 1 or wanted.over:
        table.pacts = table.pacts_by_pawns()  # §2.4, §7.4
    _check_coal(table, wanted)
    _check_chips(table, wanted, house)
    _ask(table, wanted)
    return table


def _without_noughts(wanted: Position) -> Position:
    """A count of 0 is the same as not naming the kind."""

    def named(coal: Coal) -> Coal:
        return {kind: copies for kind, copies in coal.items() if copies}

    laid = None if wanted.laid is None else tuple(named(coal) for coal in wanted.laid)
    return replace(wanted, oven=named(wanted.oven), turned=named(wanted.turned), laid=laid)


def _ask(table: Teufel, wanted: Position) -> None:
    if wanted.over:
        table.about = STAKE
        table.asked = 0
    elif wanted.start is None:
        table.about = START
        table.asked = LUCK_BIT
    elif wanted.turn is None:
        table.about = STAKE
        table.asked = sum(1 << seat for seat, chips in enumerate(wanted.chips) if chips)
    elif wanted.turned and not wanted.dares:
        table.about = DARE
        table.asked = 1 << wanted.turn
    else:
        table.about = COAL
        table.asked = LUCK_BIT


def _put_coal(table: Teufel, wanted: Position) -> None:
    for coal in (wanted.oven, wanted.turned, *(wanted.laid or ())):
        for kind, copies in coal.items():
            if not 0 <= copies <= MOST_OF_A_KIND:
                raise ImpossiblePosition("teufel-position-coal", kind=kind, paragraph="§1.1")
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
        if by_seat is not None and len(by_seat) != seats:
            raise ImpossiblePosition("position-seats", seats=seats, found=len(by_seat))
    for seat in (wanted.start, wanted.turn):
        if seat is not None and not 0 <= seat < seats:
            raise ImpossiblePosition("teufel-position-seat", seat=seat, last=seats - 1, paragraph="§2.3")


def _check_the_moment(wanted: Position, seats: int, house: House) -> None:
    """§2.3, §3, §4: the things on the table fit the phase."""
    if wanted.round < 1 or (house.rounds and wanted.round > house.rounds):
        raise ImpossiblePosition("teufel-position-round", round=wanted.round, rounds=house.rounds, paragraph="§10.5")
    laid = any(wanted.laid or ())
    if wanted.start is None:
        fits = wanted.round == 1 and house.start < 0 and not wanted.over
    else:
        fits = house.start < 0 or wanted.start == (house.start + wanted.round - 1) % seats
    if not fits:
        raise ImpossiblePosition("teufel-position-start", round=wanted.round, paragraph="§2.3")
    if wanted.turn is None:
        if wanted.stakes is not None or wanted.turned or wanted.dares or (laid and not wanted.over):
            raise ImpossiblePosition("teufel-position-no-turn", paragraph="§4.1")
        if not any(wanted.chips) and not wanted.over:
            raise ImpossiblePosition("teufel-position-no-bet", paragraph="§3.4")
        return
    if wanted.over or wanted.start is None or wanted.stakes is None or (wanted.dares and not wanted.turned):
        raise ImpossiblePosition("teufel-position-turn", seat=wanted.turn, paragraph="§4.1")
    if not any(wanted.oven.values()):
        raise ImpossiblePosition("teufel-position-oven-empty", paragraph="§4.7")


def _check_coal(table: Teufel, wanted: Position) -> None:
    """§1.1, §4, §8: coal neither appears nor vanishes, and what lies face down beside the board can have come there."""
    devils_open = of_kind(table.turned, DEVIL) + sum(of_kind(heap, DEVIL) for heap in table.laid)
    if devils_open:
        raise ImpossiblePosition("teufel-position-devil", paragraph="§4.5")
    for seat in _turns_to_come(table, wanted):
        if table.laid[seat]:
            raise ImpossiblePosition("teufel-position-laid", seat=seat, paragraph="§4.1")
    aside = []
    for kind, name in enumerate(KINDS):
        open_now = of_kind(table.turned, kind) + sum(of_kind(heap, kind) for heap in table.laid)
        aside.append(of_kind(table.coal, kind) - of_kind(table.oven, kind) - open_now)
        if aside[kind] < 0:
            raise ImpossiblePosition("teufel-position-coal", kind=name, paragraph="§1.1")
    if not any(_can_lie_aside(table, sum(aside), aside[DEVIL], burnt) for burnt in _how_many_burnt(table, wanted)):
        raise ImpossiblePosition("teufel-position-aside", pieces=sum(aside), devils=aside[DEVIL], paragraph="§8.2")


def _in_order(table: Teufel) -> list[int]:
    return [(table.start + step) % table.seats for step in range(table.seats)]


def _turns_to_come(table: Teufel, wanted: Position) -> list[int]:
    """Seats that surely have not laid anything this round: the one whose turn it is, and those after it."""
    if wanted.turn is None:
        return []
    order = _in_order(table)
    return order[order.index(wanted.turn) :]


def _burnt(table: Teufel, wanted: Position) -> list[int]:
    """Seats that have turned a devil this round, in order."""
    if wanted.turn is None:
        return []
    order = _in_order(table)
    return [seat for seat in order[: order.index(wanted.turn)] if not table.laid[seat]]


def _how_many_burnt(table: Teufel, wanted: Position) -> range:
    """How many seats may have turned a devil this round."""
    if not wanted.over:
        burnt = len(_burnt(table, wanted))
        return range(burnt, burnt + 1)
    empty = [not table.laid[seat] for seat in _in_order(table)]
    if table.oven_left:
        return range(sum(empty), sum(empty) + 1)
    # §4.7: the oven ran out, so the last ones in order were burnt or had no turn at all.
    without_turn = empty[::-1].index(False) if False in empty else table.seats - 1
    return range(sum(empty) - without_turn, sum(empty) + 1)


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
        if rounds <= most_rounds and table.coal_pieces - earlier > table.oven_mouth:
            return True
    return False


def _check_chips(table: Teufel, wanted: Position, house: House) -> None:
    """§1.2, §3, §6.2, §7: chips come in tens, and every pawn stands where its owner's total belonged."""
    last = 2 * len(table.track) - 2
    for seat, chips in enumerate(wanted.chips):
        if chips < 0 or chips % SMALLEST_CHIP or not 0 <= wanted.pawns[seat] <= last:
            raise ImpossiblePosition("teufel-position-chips", seat=seat, chips=chips, last=last, paragraph="§1.2")
        _check_stake(table, wanted, seat)
        totals = [total for total in _counted(table, wanted, seat) if _can_be(table, total, wanted, seat, house.capital)]
        if all(step_of(table.track, total) != wanted.pawns[seat] for total in totals):
            raise ImpossiblePosition("teufel-position-pawn", seat=seat, pawn=wanted.pawns[seat], paragraph="§6.2")
    if wanted.over and not (max(wanted.chips) >= GOAL or wanted.round == table.rounds):
        raise ImpossiblePosition("teufel-position-end", goal=GOAL, paragraph="§10.1")


def _check_stake(table: Teufel, wanted: Position, seat: int) -> None:
    """§3.2, §3.3: stakes come in tens, and every seat with chips bet."""
    stake = wanted.stakes[seat] if wanted.stakes is not None else None
    least = 0 if table.zero_stake else SMALLEST_CHIP
    fits = stake is None or (least <= stake < GOAL and stake % SMALLEST_CHIP == 0)
    if wanted.stakes is not None:
        fits = fits and any((total == 0) == (stake is None) for total in _counted(table, wanted, seat))
    if not fits:
        raise ImpossiblePosition("teufel-position-stake", seat=seat, least=least, most=GOAL - SMALLEST_CHIP, paragraph="§3.2")


def _counted(table: Teufel, wanted: Position, seat: int) -> list[int]:
    """The possible totals of this seat when the pawns last moved: only payments by pact came after that."""
    chips = wanted.chips[seat]
    stake = (wanted.stakes[seat] or 0) if wanted.stakes is not None else 0
    burnt = _burnt(table, wanted)
    has_pact = table.pacts >> seat & 1
    creditors = len(seats_of(table.pacts)) - has_pact
    if seat in burnt:
        turn = burnt.index(seat)
        after_paying = chips - has_pact * PACT_PAYMENT * (len(burnt) - turn - 1)
        # §7.7: a seat with fifty left has paid everybody; otherwise it may have paid any of them.
        paid = range(creditors, creditors + 1) if after_paying >= PACT_PAYMENT else range(creditors + 1)
        before = [after_paying + PACT_PAYMENT * (times - has_pact * turn) for times in paid if after_paying >= 0]
    else:
        before = [chips - has_pact * PACT_PAYMENT * len(burnt)]
    return [unstaked + stake for unstaked in before if unstaked >= 0]


def _can_be(table: Teufel, total: int, wanted: Position, seat: int, capital: int) -> bool:
    """§2.2, §3.3, §5, §10.1: whether this seat can have got this far in the rounds counted."""
    if wanted.stakes is not None and (wanted.stakes[seat] is None) != (total == 0):
        return False
    if total < 0 or (total >= GOAL and not wanted.over):
        return False
    if wanted.round == 1 and not wanted.over:
        return total == capital
    most = capital
    counted = wanted.round if wanted.over else wanted.round - 1
    for _ in range(min(counted, ROUNDS_TO_ANY_TOTAL)):
        staked = min(most, GOAL - SMALLEST_CHIP)
        most = staked + 2 * min(staked, worth_of(table.coal)) + 2 * BONUS + PACT_PAYMENT * (table.seats - 1)
    return total <= most
