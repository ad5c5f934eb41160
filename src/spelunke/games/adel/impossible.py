"""What no table of Adel verpflichtet can be in: every invariant of a position, each refused by its own name."""

from spelunke.core.errors import ImpossiblePosition
from spelunke.games.adel.box import DEALT, LAST_BEST, LAST_SECOND
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_codes import (
    ACTION,
    BOTH,
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
    THIEF_TO_AUCTION,
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
    _check_shown(table)
    _check_theft(table)
    if not table.asked:
        _check_end(table)


def _in_setup(table: Adel) -> bool:
    return bool(table.asked) and (table.about in {COLOUR, DEAL} or (table.about == TURN and table.round == 0))


def _rounds_over(table: Adel) -> int:
    """Rounds that are played to the end."""
    return max(0, table.round - 1) if table.asked else table.round


def _check_round(table: Adel) -> None:
    """§3.1: rounds count from 1, none while the table is set up, none after the limit."""
    limit = table.round_limit or table.round
    if _in_setup(table) != (table.round == 0) or not 0 <= table.round <= limit:
        raise ImpossiblePosition("adel-position-round", round=int(table.round), paragraph="§3.1")


def _check_colours(table: Adel) -> None:
    """§2.1: colours are drawn seat by seat, none twice."""
    drawn = [colour for colour in table.colours if colour != NO_COLOUR]
    drawing = bool(table.asked) and table.about == COLOUR
    fits = len(set(drawn)) == len(drawn) and list(table.colours[: len(drawn)]) == drawn
    if not fits or drawing == (len(drawn) == table.seats):
        raise ImpossiblePosition("adel-position-colours", paragraph="§2.1")


def _check_cheques(table: Adel) -> None:
    """§1.3, §4.2: the cheques of the colours in play are in the hands and the register; a round moves one at most."""
    inventory = table.inventory
    own = [inventory.cheques[colour] if colour != NO_COLOUR else 0 for colour in table.colours]
    found = [*table.cheques, table.register]
    moved = count(table.register) + sum(count(held & ~own[seat]) for seat, held in enumerate(table.cheques))
    fits = sum(found) == sum(own) and all(not a & b for at, a in enumerate(found) for b in found[:at])
    before_the_payment = not table.asked or table.about in {LOCATION, BOTH} or (table.at_castle == 0 and table.about == ACTION)
    rounds = _rounds_over(table) if before_the_payment else table.round
    if not fits or moved > rounds:
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
    fits = all(not a & b for at, a in enumerate(places) for b in places[:at])
    fits = fits and all(not cards & ~table.inventory.cards for cards in places)
    fits = fits and all(not seen & ~hand for seen, hand in zip(table.seen, table.hands, strict=True))
    sizes = [count(hand) for hand in table.hands]
    unseen = [count(hand & ~seen) for hand, seen in zip(table.hands, table.seen, strict=True)]
    fits = fits and max(unseen) <= DEALT and all(pile >= 0 for pile in table.piles)
    still_to_deal = DEALT * table.seats - sum(sizes) if _in_setup(table) else 0
    fits = fits and count(table.stock) == sum(table.piles) + still_to_deal
    if _in_setup(table):
        dealt = sum(sizes)
        expected = [min(DEALT, max(0, dealt - DEALT * seat)) for seat in range(table.seats)]
        fits = fits and sizes == expected and not any(table.seen)
        fits = fits and (dealt == 0 if table.about == COLOUR else (dealt < DEALT * table.seats) == (table.about == DEAL))
    else:
        bought = sum(sizes) - DEALT * table.seats
        fits = fits and 0 <= bought <= table.round
    if not fits:
        raise ImpossiblePosition("adel-position-collectibles", paragraph="§2.4")


def _check_windows(table: Adel) -> None:
    """§2.5, §4.2: a window is empty only if its pile is, or if luck is about to fill it."""
    first = table.fresh_piles()
    empty = [card == NO_CARD for card in table.windows]
    turning = bool(table.asked) and table.about == TURN
    to_fill = [empty[window] and table.piles[window] > 0 for window in range(2)]
    sold_out = all(empty) and not turning and not _in_setup(table)
    fits = all(table.piles[window] <= first[window] - (not empty[window]) for window in range(2))
    if _in_setup(table):
        fits = fits and empty[1] and (empty[0] or turning)
        fits = fits and all(table.piles[window] == first[window] - (not empty[window]) for window in range(2))
    else:
        fits = fits and sum(to_fill) == turning
        fits = fits and all(table.piles[window] < first[window] for window in range(2) if not to_fill[window])
    if not fits or (sold_out and any(table.piles)):
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
    """§3, §4.6, §10: the locations fit the ask and the variant."""
    everybody = (1 << table.seats) - 1
    known = bool(table.asked) and not _in_setup(table) and table.about not in {LOCATION, BOTH}
    fits = all((location is None) == (not known) for location in wanted.locations)
    closed = all(card == NO_CARD for card in table.windows)
    if table.asked and table.about in {LOCATION, BOTH}:
        fits = fits and not closed and table.variant == (PLAIN if table.about == LOCATION else SURPRISE)
    elif known:
        if table.variant == CONFRONTATION:
            fits = fits and table.at_castle in {0, everybody}
        if table.about == ACTION and (closed or table.variant == SURPRISE):
            fits = fits and table.at_castle == everybody and (closed or table.variant != SURPRISE)
        if table.about in {WINDOW, TURN}:
            fits = fits and table.at_castle != everybody
        if table.about == WINDOW:
            fits = fits and not closed
    if not fits:
        raise ImpossiblePosition("adel-position-locations", about=wanted.about or "-", paragraph="§3.3")


def _check_action(table: Adel, seat: int) -> None:
    """§3.4, §3.5, §4.5: the right seats have laid an action card, each one that it could lay."""
    action = table.actions[seat]
    castle = bool(table.at_castle >> seat & 1)
    at_auction_now = table.about in {WINDOW, TURN}
    laid = bool(table.asked) and table.round > 0 and (at_auction_now or (table.about in {COLLECTION, THEFT} and castle))
    fits = (action != NO_ACTION) == laid
    if table.asked and table.about == ACTION and not castle and table.variant != CONFRONTATION:
        fits = fits and bool(table.cheques[seat] or table.thieves[seat])  # §3.2
    if laid and castle:
        legal = table.castle_choices(seat)
        robbed = table.about == THEFT and action == EXHIBIT
        fits = fits and (action in list(legal) or robbed)
    elif laid:
        bids = action <= THIEF_TO_AUCTION
        held = table.cheques[seat] | (1 << table.paid if bids and action - 1 == table.paid else 0)
        nothing = action == NOTHING and table.variant == CONFRONTATION and not table.cheques[seat] | table.thieves[seat]
        thief = THIEF_TO_AUCTION < action <= THIEF_TO_CASTLE and table.thieves[seat] >> action - THIEF_TO_AUCTION & 1
        fits = fits and bool(nothing or thief or (bids and held >> action - 1 & 1))
    if not fits:
        raise ImpossiblePosition("adel-position-action", seat=seat, paragraph="§3.4")
    if at_auction_now and table.round and (not table.paid or not table.register >> table.paid & 1):
        raise ImpossiblePosition("adel-position-no-buyer", paragraph="§4.2")


def _check_shown(table: Adel) -> None:
    """§5.1 to §5.4: collections are built from hands, and nobody but exhibitors shows anything."""
    preparing = bool(table.asked) and table.about == COLLECTION
    exhibitors = table.exhibitors() if table.asked and table.about in {COLLECTION, THEFT} else 0
    fits = preparing or table.picks == 0
    for seat in range(table.seats):
        shown = table.shown[seat]
        if shown & ~table.hands[seat] or (table.asked and shown and not exhibitors >> seat & 1):
            fits = False
        elif preparing and exhibitors >> seat & 1:
            fits = fits and _could_be_prepared(table, seat)
        elif table.asked and table.about == THEFT:
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
    return count(laid) < table.picks and (is_collection(laid) or (table.bluff and not laid))


def _check_theft(table: Adel) -> None:
    """§6.2, §6.3: a thief at the castle is at work at an exhibition where a card lies; nobody was robbed out of turn."""
    if table.asked and table.about == THEFT:
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
    reached = max(before) >= table.inventory.banquet or table.round == table.round_limit
    if not fits or not reached or min(before) < 0:
        raise ImpossiblePosition("adel-position-end", paragraph="§9.1")
