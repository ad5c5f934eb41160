"""What no table of Adel verpflichtet can be in: every invariant of a position, each refused by its own name."""

from collections.abc import Sequence
from itertools import combinations

from spelunke.core.errors import check_position
from spelunke.core.table import bits_of
from spelunke.games.adel.box import DEALT, LAST_BEST, LAST_SECOND
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_auction import highest_bidder, lone_thief
from spelunke.games.adel.rules_castle import exhibitors, thief_below
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    CHEQUE,
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
    TURN,
    WINDOW,
    is_thief_at_castle,
)
from spelunke.games.adel.rules_collections import NO_CARD, best_collection, count, is_collection, may_follow, worth
from spelunke.games.adel.types import Position


def check_table(table: Adel, wanted: Position) -> None:
    """Refuse a table that cannot have come from the deal."""
    seats, jail, pawns_end = range(table.seats), list(wanted.jail), _furthest_space(table)
    limit = table.inventory.round_limit or table.round
    in_time = _in_setup(table) == (table.round == 0) and 0 <= table.round <= limit
    check_position(in_time, "adel-position-round", round=int(table.round), paragraph="§3.1")
    check_position(_colours_fit(table), "adel-position-colours", paragraph="§2.1")
    check_position(_cheques_fit(table), "adel-position-cheques", amounts=list(wanted.register), paragraph="§1.3")
    check_position(_jail_fits(table, jail), "adel-position-jail", jail=jail, cells=len(seats), paragraph="§8.3")
    check_position(_cards_fit(table), "adel-position-collectibles", paragraph="§2.4")
    check_position(_windows_fit(table), "adel-position-windows", paragraph="§2.5")
    for seat, pawn in enumerate(table.pawns):
        on_track = 0 <= pawn <= pawns_end
        check_position(on_track, "adel-position-pawn", seat=seat, pawn=int(pawn), most=pawns_end, paragraph="§9.1")
    check_position(_locations_fit(table, wanted), "adel-position-locations", about=wanted.about or "-", paragraph="§3.3")
    for seat in seats:
        check_position(_action_fits(table, seat), "adel-position-action", seat=seat, paragraph="§3.4")
    check_position(not _is_buying(table) or table.register >> _paid(table) & 1, "adel-position-no-buyer", paragraph="§4.2")
    check_position(not _is_asked(table, CHEQUE) or _stealing_fits(table), "adel-position-no-cheque", paragraph="§4.3")
    fits = _picks_fit(table) and all(_shown_fits(table, seat) for seat in seats)
    check_position(fits, "adel-position-shown", paragraph="§5.3")
    check_position(_theft_fits(table), "adel-position-theft", paragraph="§6.2")
    check_position(table.asked or _end_fits(table), "adel-position-end", paragraph="§9.1")


def _is_asked(table: Adel, *abouts: int) -> bool:
    """Whether the game goes on, with one of these questions."""
    return bool(table.asked) and table.about in abouts


def _in_setup(table: Adel) -> bool:
    return _is_asked(table, COLOUR, DEAL) or (_is_asked(table, TURN) and table.round == 0)


def _is_buying(table: Adel) -> bool:
    return table.locations_are_known() and table.is_settling_auction()


def _paid(table: Adel) -> int:
    """The cheque of the highest bidder in thousands; 0 if nobody bids."""
    buyer = highest_bidder(table.actions)
    return 0 if buyer == NOBODY else table.actions[buyer] - BID


def _share_nothing(places: Sequence[int]) -> bool:
    """Whether no bit is set in two places."""
    return all(not a & b for a, b in combinations(places, 2))


def _rounds_over(table: Adel) -> int:
    """Rounds that are played to the end."""
    return max(0, table.round - 1) if table.asked else table.round


def _colours_fit(table: Adel) -> bool:
    """§2.1: colours are drawn seat by seat, none twice."""
    drawn = [colour for colour in table.colours if colour != NO_COLOUR]
    in_order = len(set(drawn)) == len(drawn) and list(table.colours[: len(drawn)]) == drawn
    return in_order and _is_asked(table, COLOUR) == (len(drawn) < table.seats)


def _cheques_fit(table: Adel) -> bool:
    """§1.3, §4.2: the cheques of the colours in play are in the hands and the register; a round moves one at most."""
    own = [table.inventory.cheques[colour] if colour != NO_COLOUR else 0 for colour in table.colours]
    found = [*table.cheques, table.register]
    moved = count(table.register) + sum(count(held & ~own[seat]) for seat, held in enumerate(table.cheques))
    before_the_payment = not table.locations_are_known() or (table.at_castle == 0 and table.about == ACTION)
    most = _rounds_over(table) if before_the_payment else table.round
    return sum(found) == sum(own) and _share_nothing(found) and moved <= most


def _jail_fits(table: Adel, jail: list[int]) -> bool:
    """§8: thieves of the colours in play, none twice, and never more than could have been caught."""
    known = sum(table.inventory.thieves[colour] for colour in table.colours if colour != NO_COLOUR)
    caught = _rounds_over(table) * (table.seats - 1)
    return len(set(jail)) == len(jail) <= caught and all(known >> thief & 1 for thief in jail)


def _cards_fit(table: Adel) -> bool:
    """§1.5, §2.4: no collectible twice; only the four dealt can be unseen; nothing appears and nothing vanishes."""
    places = [*table.hands, *(1 << card for card in table.windows if card != NO_CARD)]
    return (
        _share_nothing(places)
        and not sum(places) & ~table.inventory.cards
        and min(table.piles) >= 0
        and all(not seen & ~hand and count(hand & ~seen) <= DEALT for hand, seen in zip(table.hands, table.seen, strict=True))
        and _hands_have_their_sizes(table)
    )


def _hands_have_their_sizes(table: Adel) -> bool:
    """§2.4, §4.2: four to everybody, seat by seat; from then on a round brings one at most, and the piles hold the rest."""
    sizes = [count(hand) for hand in table.hands]
    held, dealt = sum(sizes), DEALT * table.seats
    if not _in_setup(table):
        return 0 <= held - dealt <= table.round and count(table.stock) == sum(table.piles)
    expected = [min(DEALT, max(0, held - DEALT * seat)) for seat in range(table.seats)]
    about = COLOUR if table.about == COLOUR and not held else DEAL if held < dealt else TURN
    fits = sizes == expected and table.about == about and not any(table.seen)
    return fits and count(table.stock) == sum(table.piles) + dealt - held


def _windows_fit(table: Adel) -> bool:
    """§2.5, §4.2: a window is empty only if its pile is, or if luck is about to fill it."""
    empty = [card == NO_CARD for card in table.windows]
    unturned = [pile - first for pile, first in zip(table.piles, table.fresh_piles(), strict=True)]
    turning = _is_asked(table, TURN)
    if _in_setup(table):
        return empty[1] and (empty[0] or turning) and unturned == [empty[0] - 1, 0]
    to_fill = [window for window in range(2) if empty[window] and table.piles[window]]
    return len(to_fill) == turning and all(unturned[window] < (window in to_fill) for window in range(2))


def _furthest_space(table: Adel) -> int:
    """§2.3, §5.6, §9.1: nobody is further than the rounds allow, nor at the banquet while a round is going to begin."""
    inventory = table.inventory
    furthest = int(max(*inventory.best, *inventory.detectives))
    if _is_asked(table, THEFT):
        return furthest * table.round
    if not table.asked:
        return furthest * table.round + LAST_BEST
    return min(furthest * _rounds_over(table), inventory.banquet - 1)


def _locations_fit(table: Adel, wanted: Position) -> bool:
    """§3.3: every seat has a location once all are turned over, and none before."""
    known = table.locations_are_known()
    told = all((location is not None) == known for location in wanted.locations)
    return told and (_locations_go_together(table) if known else _location_may_be_asked(table))


def _location_may_be_asked(table: Adel) -> bool:
    """§4.6, §10: only while there is something to buy, and with the action only in the surprise."""
    variant = PLAIN if table.about == LOCATION else SURPRISE
    return _in_setup(table) or not table.asked or (not _is_sold_out(table) and table.inventory.variant == variant)


def _locations_go_together(table: Adel) -> bool:
    """§4.6, §10.3: who is where fits the variant and the state of the auction house."""
    everybody, variant, sold_out = (1 << table.seats) - 1, table.inventory.variant, _is_sold_out(table)
    if variant == CONFRONTATION and table.at_castle not in {0, everybody}:
        return False
    if table.about == ACTION and (sold_out or variant == SURPRISE):
        return sold_out and table.at_castle == everybody
    return not _is_buying(table) or (table.at_castle != everybody and not (sold_out and table.about == WINDOW))


def _is_sold_out(table: Adel) -> bool:
    return all(card == NO_CARD for card in table.windows)


def _action_fits(table: Adel, seat: int) -> bool:
    """§3.4, §3.5, §4.2, §4.5: an action card lies where one must, and it is one that the seat could lay there."""
    castle, action = bool(table.at_castle >> seat & 1), table.actions[seat]
    if not castle and not _could_be_at_auction(table, seat):
        return False
    if not _is_buying(table) and not (castle and _is_asked(table, COLLECTION, THEFT)):
        return action == NO_ACTION
    if castle:
        return action in list(table.castle_choices(seat)) or (table.about == THEFT and action == EXHIBIT)
    if action == NOTHING and table.inventory.variant != CONFRONTATION:
        return False
    return action in {BID + _paid(table), *table.auction_choices(seat)}


def _could_be_at_auction(table: Adel, seat: int) -> bool:
    """§3.2: with a cheque or a thief, unless nobody has the choice (§10.4)."""
    choosing = table.locations_are_known() and table.about == ACTION and table.inventory.variant != CONFRONTATION
    return not choosing or bool(table.cheques[seat] or table.thieves[seat])


def _stealing_fits(table: Adel) -> bool:
    """§4.3, §11.13: one thief, who may choose, and somebody has just bought a collectible for all to see."""
    buyer, sold = highest_bidder(table.actions), sum(count(hand) for hand in table.hands) - DEALT * table.seats
    chooses = lone_thief(table.actions) != NOBODY and not table.inventory.must_take
    return chooses and buyer != NOBODY and sold > 0 and table.seen[buyer] != 0


def _picks_fit(table: Adel) -> bool:
    """§5.4: while collections are prepared, at least one exhibitor is not done."""
    if not _is_asked(table, COLLECTION):
        return table.picks == 0
    return any(count(table.shown[seat]) >= table.picks >= 0 for seat in bits_of(table.asked))


def _shown_fits(table: Adel, seat: int) -> bool:
    """§5.1 to §5.4: collections are built from hands, and nobody but exhibitors shows anything."""
    shown, preparing, robbing = table.shown[seat], _is_asked(table, COLLECTION), _is_asked(table, THEFT)
    if shown & ~table.hands[seat] or (robbing and shown & ~table.seen[seat]):
        return False
    if (preparing or robbing) and exhibitors(table.actions) >> seat & 1:
        return robbing or _could_be_prepared(table, seat)
    return not (table.asked and shown)


def _could_be_prepared(table: Adel, seat: int) -> bool:
    """§5.3: card by card, from A to F; with fewer cards than picks it is complete."""
    laid, left = 0, int(table.shown[seat])
    while left:
        card = left & -left & may_follow(table.hands[seat], laid)
        if not card:
            return False
        laid, left = laid | card, left & ~card
    if count(laid) == table.picks:
        return True
    return count(laid) < table.picks and (is_collection(laid) or (table.inventory.bluff and not laid))


def _theft_fits(table: Adel) -> bool:
    """§6.2, §6.3: a thief at the castle is at work at an exhibition where a card lies; nobody was robbed out of turn."""
    if not _is_asked(table, THEFT):
        return table.thief == NOBODY and table.robbed == NOBODY
    if not (is_thief_at_castle(table.actions[table.thief]) and 0 <= table.robbed < table.seats and table.shown[table.robbed]):
        return False
    is_first = thief_below(table.actions, DETECTIVE) == table.thief
    return not is_first or all(is_collection(shown) for shown in table.shown[table.robbed :] if shown)


def _end_fits(table: Adel) -> bool:
    """§9: the game ended for a reason, everybody shows the best there is, and the hands lie open."""
    years, before = table.inventory.years, list(table.pawns)
    ranking = sorted((-worth(table.shown[seat], years), seat) for seat in range(table.seats) if table.shown[seat])
    for (_, seat), moved in zip(ranking, (LAST_BEST, LAST_SECOND), strict=False):
        before[seat] -= moved
    reached = max(before) >= table.inventory.banquet or table.round == table.inventory.round_limit
    best = [best_collection(hand, years) for hand in table.hands]
    return reached and min(before) >= 0 and list(table.seen) == list(table.hands) and list(table.shown) == best
