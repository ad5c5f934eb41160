"""What no table of Adel verpflichtet can be in: every invariant of a position, each refused by its own name."""

from collections.abc import Sequence
from itertools import combinations

from spelunke.core.errors import ImpossiblePosition
from spelunke.games.adel.box import DEALT, LAST_BEST, LAST_SECOND
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_castle import seats_that_lay, thief_below
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
    TURN,
    WINDOW,
    is_thief_at_castle,
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
    _check_actions(table)
    _check_shown(table)
    _check_theft(table)
    if not table.asked:
        _check_end(table)


def _hold(fits: object, key: str, paragraph: str, **facts: object) -> None:
    if not fits:
        raise ImpossiblePosition(key, paragraph=paragraph, **facts)


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
    fits = _in_setup(table) == (table.round == 0) and 0 <= table.round <= limit
    _hold(fits, "adel-position-round", "§3.1", round=int(table.round))


def _check_colours(table: Adel) -> None:
    """§2.1: colours are drawn seat by seat, none twice."""
    drawn = [colour for colour in table.colours if colour != NO_COLOUR]
    fits = len(set(drawn)) == len(drawn) and list(table.colours[: len(drawn)]) == drawn
    _hold(fits and _is_asked(table, COLOUR) == (len(drawn) < table.seats), "adel-position-colours", "§2.1")


def _check_cheques(table: Adel) -> None:
    """§1.3, §4.2: the cheques of the colours in play are in the hands and the register; a round moves one at most."""
    own = [table.inventory.cheques[colour] if colour != NO_COLOUR else 0 for colour in table.colours]
    found = [*table.cheques, table.register]
    moved = count(table.register) + sum(count(held & ~own[seat]) for seat, held in enumerate(table.cheques))
    before_the_payment = not table.locations_are_known() or (table.at_castle == 0 and table.about == ACTION)
    fits = sum(found) == sum(own) and _share_nothing(found)
    fits = fits and moved <= (_rounds_over(table) if before_the_payment else table.round)
    amounts = [1000 * number for number in range(50) if table.register >> number & 1]
    _hold(fits, "adel-position-cheques", "§1.3", amounts=amounts)


def _check_jail(table: Adel, wanted: Position) -> None:
    """§8: thieves of the colours in play, none twice, and never more than could have been caught."""
    known = sum(table.inventory.thieves[colour] for colour in table.colours if colour != NO_COLOUR)
    jail = wanted.jail
    fits = len(set(jail)) == len(jail) <= _rounds_over(table) * (table.seats - 1) and all(known >> thief & 1 for thief in jail)
    _hold(fits, "adel-position-jail", "§8.3", jail=list(jail), cells=int(table.seats))


def _check_cards(table: Adel) -> None:
    """§1.5, §2.4: no collectible twice; only the four dealt can be unseen; nothing appears and nothing vanishes."""
    places = [*table.hands, *(1 << card for card in table.windows if card != NO_CARD)]
    fits = _share_nothing(places) and not sum(places) & ~table.inventory.cards and min(table.piles) >= 0
    for hand, seen in zip(table.hands, table.seen, strict=True):
        fits = fits and not seen & ~hand and count(hand & ~seen) <= DEALT
    _hold(fits and _hands_have_their_sizes(table), "adel-position-collectibles", "§2.4")


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


def _check_windows(table: Adel) -> None:
    """§2.5, §4.2: a window is empty only if its pile is, or if luck is about to fill it."""
    empty = [card == NO_CARD for card in table.windows]
    unturned = [pile - first for pile, first in zip(table.piles, table.fresh_piles(), strict=True)]
    turning = _is_asked(table, TURN)
    to_fill = [window for window in range(2) if empty[window] and table.piles[window]]
    if _in_setup(table):
        fits = empty[1] and (empty[0] or turning) and unturned == [empty[0] - 1, 0]
    else:
        fits = len(to_fill) == turning and all(unturned[window] < (window in to_fill) for window in range(2))
    _hold(fits, "adel-position-windows", "§2.5")


def _check_pawns(table: Adel) -> None:
    """§2.3, §5.6, §9.1: nobody is further than the rounds allow, nor at the banquet while a round is going to begin."""
    inventory, robbing = table.inventory, _is_asked(table, THEFT)
    furthest = max(*inventory.best, *inventory.detectives)
    most = furthest * (table.round if robbing else _rounds_over(table)) + (0 if table.asked else LAST_BEST)
    if table.asked and not robbing:
        most = min(most, inventory.banquet - 1)
    for seat, pawn in enumerate(table.pawns):
        _hold(0 <= pawn <= most, "adel-position-pawn", "§9.1", seat=seat, pawn=int(pawn), most=int(most))


def _check_locations(table: Adel, wanted: Position) -> None:
    """§3.3: every seat has a location once all are turned over, and none before."""
    known = table.locations_are_known()
    fits = all((location is not None) == known for location in wanted.locations)
    fits = fits and (_locations_go_together(table) if known else _location_may_be_asked(table))
    _hold(fits, "adel-position-locations", "§3.3", about=wanted.about or "-")


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
    return table.about not in {WINDOW, TURN} or (table.at_castle != everybody and not (sold_out and table.about == WINDOW))


def _is_sold_out(table: Adel) -> bool:
    return all(card == NO_CARD for card in table.windows)


def _check_actions(table: Adel) -> None:
    """§3.4, §3.5, §4.2, §4.5: the right seats have laid an action card, each one that it could lay, and one has paid."""
    buying = table.locations_are_known() and table.about in {WINDOW, TURN}
    for seat, action in enumerate(table.actions):
        castle = bool(table.at_castle >> seat & 1)
        laid = buying or (castle and _is_asked(table, COLLECTION, THEFT))
        fits = (action != NO_ACTION) == laid and (not laid or _could_be_laid(table, seat, castle))
        _hold(fits and (castle or _could_be_at_auction(table, seat)), "adel-position-action", "§3.4", seat=seat)
    _hold(not buying or (table.paid and table.register >> table.paid & 1), "adel-position-no-buyer", "§4.2")


def _could_be_laid(table: Adel, seat: int, castle: bool) -> bool:
    """§3.4, §3.5: what the seat holds, the cheque that it has just paid, or an exhibition that is being robbed."""
    action = table.actions[seat]
    if castle:
        return action in list(table.castle_choices(seat)) or (table.about == THEFT and action == EXHIBIT)
    if action == NOTHING and table.inventory.variant != CONFRONTATION:
        return False
    return action - BID == table.paid or action in list(table.auction_choices(seat))


def _could_be_at_auction(table: Adel, seat: int) -> bool:
    """§3.2: with a cheque or a thief, unless nobody has the choice (§10.4)."""
    choosing = table.locations_are_known() and table.about == ACTION and table.inventory.variant != CONFRONTATION
    return not choosing or bool(table.cheques[seat] or table.thieves[seat])


def _check_shown(table: Adel) -> None:
    """§5.1 to §5.4: collections are built from hands, and nobody but exhibitors shows anything."""
    preparing, robbing = _is_asked(table, COLLECTION), _is_asked(table, THEFT)
    exhibitors = seats_that_lay(table.actions, EXHIBIT)
    fits = (table.picks >= 0 and table.done != exhibitors) if preparing else table.picks == 0
    for seat, shown in enumerate(table.shown):
        exhibits = (preparing or robbing) and bool(exhibitors >> seat & 1)
        fits = fits and not shown & ~table.hands[seat] and (exhibits or not (table.asked and shown))
        fits = fits and not (robbing and shown & ~table.seen[seat])
        fits = fits and not (preparing and exhibits and not _could_be_prepared(table, seat))
    _hold(fits, "adel-position-shown", "§5.3")


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


def _check_theft(table: Adel) -> None:
    """§6.2, §6.3: a thief at the castle is at work at an exhibition where a card lies; nobody was robbed out of turn."""
    fits = table.thief == NOBODY and table.robbed == NOBODY
    if _is_asked(table, THEFT):
        fits = bool(
            is_thief_at_castle(table.actions[table.thief]) and 0 <= table.robbed < table.seats and table.shown[table.robbed]
        )
        if fits and thief_below(table.actions, DETECTIVE) == table.thief:
            fits = all(is_collection(shown) for shown in table.shown[table.robbed :] if shown)
    _hold(fits, "adel-position-theft", "§6.2")


def _check_end(table: Adel) -> None:
    """§9: the game ended for a reason, everybody shows the best there is, and the hands lie open."""
    years, seats = table.inventory.years, range(table.seats)
    fits = all(table.shown[seat] == best_collection(table.hands[seat], years) for seat in seats)
    ranking = sorted((-worth(table.shown[seat], years), seat) for seat in seats if table.shown[seat])
    before = list(table.pawns)
    for (_, seat), moved in zip(ranking, (LAST_BEST, LAST_SECOND), strict=False):
        before[seat] -= moved
    reached = max(before) >= table.inventory.banquet or table.round == table.inventory.round_limit
    _hold(fits and reached and min(before) >= 0 and list(table.seen) == list(table.hands), "adel-position-end", "§9.1")
