"""What no table of Adel verpflichtet can be in: every invariant of a position, each refused by its own name."""

from collections.abc import Sequence
from itertools import combinations

from spelunke.core.errors import ImpossiblePosition
from spelunke.games.adel.box import DEALT, LAST_BEST, LAST_SECOND
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_castle import seats_that_lay
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    COLLECTION,
    COLOUR,
    CONFRONTATION,
    DEAL,
    DETECTIVE,
    EXHIBIT,
    LOCATION,
    NO_ACTION,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    PLAIN,
    SURPRISE,
    THEFT,
    THIEF_TO_CASTLE,
    TURN,
    WINDOW,
)
from spelunke.games.adel.rules_collections import NO_CARD, best_collection, count, is_collection, may_follow, worth
from spelunke.games.adel.types import Position


def check_table(table: Adel, wanted: Position) -> None:
    """Refuse a table that cannot have come from the deal."""
    _check_round(table)
    _check_colours(table)
    _check_cheques(table)
    _check_jail(table, wanted)
    _check_cards(table)
    _check_windows(table)
    _check_pawns(table)
    _check_locations(table, wanted)
    for seat in range(table.seats):
        _check_action(table, seat)
    _check_buyer(table)
    _check_shown(table)
    _check_theft(table)
    if not table.asked:
        _check_end(table)


def _is_asked(table: Adel, *abouts: int) -> bool:
    """Whether the game goes on, with one of these questions."""
    return bool(table.asked) and table.about in abouts


def _in_setup(table: Adel) -> bool:
    return _is_asked(table, COLOUR, DEAL) or (_is_asked(table, TURN) and table.round == 0)


def _share_nothing(places: Sequence[int]) -> bool:
    """Whether no bit is set in two places."""
    return all(not a & b for a, b in combinations(places, 2))


def _rounds_over(table: Adel) -> int:
    """Rounds that are played to the end."""
    return max(0, table.round - 1) if table.asked else table.round


def _check_round(table: Adel) -> None:
    """§3.1: rounds count from 1, none while the table is set up, none after the limit."""
    limit = table.inventory.round_limit or table.round
    if _in_setup(table) != (table.round == 0) or not 0 <= table.round <= limit:
        raise ImpossiblePosition("adel-position-round", round=int(table.round), paragraph="§3.1")


def _check_colours(table: Adel) -> None:
    """§2.1: colours are drawn seat by seat, none twice."""
    drawn = [colour for colour in table.colours if colour != NO_COLOUR]
    fits = len(set(drawn)) == len(drawn) and list(table.colours[: len(drawn)]) == drawn
    if not fits or _is_asked(table, COLOUR) == (len(drawn) == table.seats):
        raise ImpossiblePosition("adel-position-colours", paragraph="§2.1")


def _check_cheques(table: Adel) -> None:
    """§1.3, §4.2: the cheques of the colours in play are in the hands and the register; a round moves one at most."""
    inventory = table.inventory
    own = [inventory.cheques[colour] if colour != NO_COLOUR else 0 for colour in table.colours]
    found = [*table.cheques, table.register]
    moved = count(table.register) + sum(count(held & ~own[seat]) for seat, held in enumerate(table.cheques))
    before_the_payment = not table.locations_are_known() or (table.at_castle == 0 and table.about == ACTION)
    rounds = _rounds_over(table) if before_the_payment else table.round
    if sum(found) != sum(own) or not _share_nothing(found) or moved > rounds:
        amounts = [1000 * number for number in range(50) if table.register >> number & 1]
        raise ImpossiblePosition("adel-position-cheques", amounts=amounts, paragraph="§1.3")


def _check_jail(table: Adel, wanted: Position) -> None:
    """§8: thieves of the colours in play, none twice, and never more than could have been caught."""
    known = 0
    for colour in table.colours:
        known |= table.inventory.thieves[colour] if colour != NO_COLOUR else 0
    jail = wanted.jail
    fits = len(set(jail)) == len(jail) and all(number > 0 and known >> number & 1 for number in jail)
    if not fits or len(jail) > _rounds_over(table) * (table.seats - 1):
        raise ImpossiblePosition("adel-position-jail", jail=list(jail), cells=int(table.seats), paragraph="§8.3")


def _check_cards(table: Adel) -> None:
    """§1.5, §2.4: no collectible twice; only the four dealt can be unseen; nothing appears and nothing vanishes."""
    places = [*table.hands, *(1 << card for card in table.windows if card != NO_CARD)]
    fits = _share_nothing(places) and not sum(places) & ~table.inventory.cards and min(table.piles) >= 0
    for hand, seen in zip(table.hands, table.seen, strict=True):
        fits = fits and not seen & ~hand and count(hand & ~seen) <= DEALT
    if not fits or not _hands_have_their_sizes(table):
        raise ImpossiblePosition("adel-position-collectibles", paragraph="§2.4")


def _hands_have_their_sizes(table: Adel) -> bool:
    """§2.4, §4.2: four to everybody, seat by seat; from then on a round brings one at most, and the piles hold the rest."""
    sizes = [count(hand) for hand in table.hands]
    held, dealt = sum(sizes), DEALT * table.seats
    if not _in_setup(table):
        return 0 <= held - dealt <= table.round and count(table.stock) == sum(table.piles)
    expected = [min(DEALT, max(0, held - DEALT * seat)) for seat in range(table.seats)]
    about = COLOUR if table.about == COLOUR and not held else DEAL if held < dealt else TURN
    return (
        sizes == expected
        and not any(table.seen)
        and table.about == about
        and count(table.stock) == sum(table.piles) + dealt - held
    )


def _check_windows(table: Adel) -> None:
    """§2.5, §4.2: a window is empty only if its pile is, or if luck is about to fill it."""
    empty = [card == NO_CARD for card in table.windows]
    unturned = [pile - first for pile, first in zip(table.piles, table.fresh_piles(), strict=True)]
    turning = _is_asked(table, TURN)
    if _in_setup(table):
        fits = empty[1] and (empty[0] or turning) and unturned == [empty[0] - 1, 0]
    else:
        to_fill = [window for window in range(2) if empty[window] and table.piles[window]]
        fits = len(to_fill) == turning and all(unturned[window] < (window in to_fill) for window in range(2))
    if not fits:
        raise ImpossiblePosition("adel-position-windows", paragraph="§2.5")


def _check_pawns(table: Adel) -> None:
    """§2.3, §5.6, §9.1: nobody is further than the rounds allow, nor at the banquet while a round is going to begin."""
    inventory = table.inventory
    furthest = max(*inventory.best, *inventory.detectives)
    rounds = table.round if not table.asked or table.about == THEFT else _rounds_over(table)
    most = furthest * rounds + (0 if table.asked else LAST_BEST)
    if table.asked and table.about != THEFT:
        most = min(most, inventory.banquet - 1)
    for seat, pawn in enumerate(table.pawns):
        if not 0 <= pawn <= most:
            raise ImpossiblePosition("adel-position-pawn", seat=seat, pawn=int(pawn), most=int(most), paragraph="§9.1")


def _check_locations(table: Adel, wanted: Position) -> None:
    """§3.3: every seat has a location once all are turned over, and none before."""
    known = table.locations_are_known()
    if any((location is None) == known for location in wanted.locations) or not _location_is_asked_rightly(table, known):
        raise ImpossiblePosition("adel-position-locations", about=wanted.about or "-", paragraph="§3.3")


def _location_is_asked_rightly(table: Adel, known: bool) -> bool:
    """§4.6, §10: the locations, or the question for them, fit the variant and the state of the auction house."""
    everybody = (1 << table.seats) - 1
    variant = table.inventory.variant
    closed = all(card == NO_CARD for card in table.windows)
    if not known:
        return (
            _in_setup(table) or not table.asked or (not closed and variant == (PLAIN if table.about == LOCATION else SURPRISE))
        )
    if variant == CONFRONTATION and table.at_castle not in {0, everybody}:
        return False
    if table.about == ACTION and (closed or variant == SURPRISE):
        return closed and table.at_castle == everybody
    return table.about not in {WINDOW, TURN} or (table.at_castle != everybody and not (closed and table.about == WINDOW))


def _check_action(table: Adel, seat: int) -> None:
    """§3.4, §3.5, §4.5: the right seats have laid an action card, each one that it could lay."""
    action = table.actions[seat]
    castle = bool(table.at_castle >> seat & 1)
    at_auction_now = table.locations_are_known() and table.about in {WINDOW, TURN}
    laid = at_auction_now or (castle and _is_asked(table, COLLECTION, THEFT))
    if castle:
        robbed = table.about == THEFT and action == EXHIBIT
        fits = not laid or robbed or action in list(table.castle_choices(seat))
    else:
        fits = _could_be_at_auction(table, seat) and (not laid or _could_lay_at_auction(table, seat))
    if not fits or laid != (action != NO_ACTION):
        raise ImpossiblePosition("adel-position-action", seat=seat, paragraph="§3.4")


def _check_buyer(table: Adel) -> None:
    """§4.2: while a collectible is bought, the cheque lies in the register."""
    buying = table.locations_are_known() and table.about in {WINDOW, TURN}
    if buying and not (table.paid and table.register >> table.paid & 1):
        raise ImpossiblePosition("adel-position-no-buyer", paragraph="§4.2")


def _could_be_at_auction(table: Adel, seat: int) -> bool:
    """§3.2: with a cheque or a thief, unless nobody has the choice (§10.4)."""
    choosing = table.locations_are_known() and table.about == ACTION and table.inventory.variant != CONFRONTATION
    return not choosing or bool(table.cheques[seat] or table.thieves[seat])


def _could_lay_at_auction(table: Adel, seat: int) -> bool:
    """§3.4, §4.2: what it holds, or the cheque that it has just paid."""
    action = table.actions[seat]
    if action == NOTHING and table.inventory.variant != CONFRONTATION:
        return False
    return action - BID == table.paid or action in list(table.auction_choices(seat))


def _check_shown(table: Adel) -> None:
    """§5.1 to §5.4: collections are built from hands, and nobody but exhibitors shows anything."""
    preparing = _is_asked(table, COLLECTION)
    exhibitors = seats_that_lay(table.actions, EXHIBIT) if _is_asked(table, COLLECTION, THEFT) else 0
    fits = preparing or table.picks == 0
    for seat in range(table.seats):
        shown = table.shown[seat]
        if shown & ~table.hands[seat] or (table.asked and shown and not exhibitors >> seat & 1):
            fits = False
        elif preparing and exhibitors >> seat & 1:
            fits = fits and _could_be_prepared(table, seat)
        elif _is_asked(table, THEFT):
            fits = fits and not shown & ~table.seen[seat]
    if preparing:
        fits = fits and table.picks >= 0 and table.done != exhibitors
    if not fits:
        raise ImpossiblePosition("adel-position-shown", paragraph="§5.3")


def _could_be_prepared(table: Adel, seat: int) -> bool:
    laid = 0
    while laid != table.shown[seat]:
        card = (table.shown[seat] & ~laid) & -(table.shown[seat] & ~laid)
        if not may_follow(table.hands[seat], laid) & card:
            return False
        laid |= card
    if count(laid) == table.picks:
        return True
    return count(laid) < table.picks and (is_collection(laid) or (table.inventory.bluff and not laid))


def _check_theft(table: Adel) -> None:
    """§6.2, §6.3: a thief at the castle is at work at an exhibition where a card lies; nobody was robbed out of turn."""
    if _is_asked(table, THEFT):
        fits = 0 <= table.robbed < table.seats and bool(table.shown[table.robbed])
        fits = fits and bool(table.at_castle >> table.thief & 1) and THIEF_TO_CASTLE < table.actions[table.thief] < DETECTIVE
        is_first = not any(table.actions[table.thief] < action < DETECTIVE for action in table.actions)
        for seat in range(table.seats):
            if is_first and seat >= table.robbed and table.shown[seat]:
                fits = fits and is_collection(table.shown[seat])
    else:
        fits = table.thief == NOBODY and table.robbed == NOBODY
    if not fits:
        raise ImpossiblePosition("adel-position-theft", paragraph="§6.2")


def _check_end(table: Adel) -> None:
    """§9: the game ended for a reason, everybody shows the best there is, and the hands lie open."""
    years = table.inventory.years
    fits = all(
        table.shown[seat] == best_collection(table.hands[seat], years) and table.seen[seat] == table.hands[seat]
        for seat in range(table.seats)
    )
    ranking = sorted((-worth(table.shown[seat], years), seat) for seat in range(table.seats) if table.shown[seat])
    before = list(table.pawns)
    for (_, seat), moved in zip(ranking, (LAST_BEST, LAST_SECOND), strict=False):
        before[seat] -= moved
    reached = max(before) >= table.inventory.banquet or table.round == table.inventory.round_limit
    if not fits or not reached or min(before) < 0:
        raise ImpossiblePosition("adel-position-end", paragraph="§9.1")
