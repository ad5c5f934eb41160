"""The whole truth of a table of Adel verpflichtet as plain words, and back."""

from collections.abc import Sequence

from spelunke.core.errors import check_position
from spelunke.core.table import LUCK_BIT
from spelunke.games.adel.box import COLOURS, HIGHEST_CHEQUE, THOUSAND, House, Location
from spelunke.games.adel.impossible import check_table
from spelunke.games.adel.rules import Adel, deal
from spelunke.games.adel.rules_auction import highest_bidder, lone_thief
from spelunke.games.adel.rules_castle import exhibitors
from spelunke.games.adel.rules_codes import (
    CHEQUE,
    COLLECTION,
    LOCATION,
    NO_ACTION,
    NO_COLOUR,
    NOBODY,
    THEFT,
    TURN,
    WINDOW,
)
from spelunke.games.adel.rules_collections import NO_CARD
from spelunke.games.adel.types import CARD_NAMES, CODEBOOK, QUESTIONS, AnyAction, Card, Cards, Position

ABOUTS = [question.about for question in QUESTIONS]


def names_of(cards: int) -> Cards:
    """Collectibles as words, A first, the oldest first."""
    return tuple(name for card, name in enumerate(CARD_NAMES) if cards >> card & 1)


def bits_of_names(names: Sequence[Card]) -> int:
    """Collectibles as bits; refuses a name that comes twice."""
    check_position(len(set(names)) == len(names), "adel-position-card-twice", cards=list(names), paragraph="§1.5")
    return sum(1 << CARD_NAMES.index(name) for name in names)


def amounts_of(cheques: int) -> tuple[int, ...]:
    """Cheques as amounts, ascending."""
    return tuple(int(THOUSAND) * value for value in numbers_of(cheques))


def numbers_of(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, ascending: thieves, for example."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def action_of(code: int) -> AnyAction | None:
    """An action card as a word."""
    if code == NO_ACTION:
        return None
    action = CODEBOOK.moves[code]
    assert isinstance(action, AnyAction)
    return action


def locations_of(table: Adel) -> tuple[Location | None, ...]:
    """The location of every seat, once all know it: from the reveal to the end of the round."""
    if not table.locations_are_known():
        return (None,) * table.seats
    return tuple("castle" if table.at_castle >> seat & 1 else "auction" for seat in range(table.seats))


def windows_of(table: Adel) -> tuple[Card | None, Card | None]:
    """The collectibles in the windows."""
    left, right = (None if card == NO_CARD else CARD_NAMES[card] for card in table.windows)
    return left, right


def piles_of(table: Adel) -> tuple[int, int]:
    """The numbers of collectibles that lie face down."""
    return int(table.piles[0]), int(table.piles[1])


def position(table: Adel) -> Position:
    """The whole truth."""
    return Position(
        about=QUESTIONS[table.about].about if table.asked else None,  # type: ignore[arg-type]
        round=table.round,
        colours=tuple(None if colour == NO_COLOUR else COLOURS[colour] for colour in table.colours),
        pawns=tuple(table.pawns),
        hands=tuple(names_of(hand) for hand in table.hands),
        seen=tuple(names_of(seen) for seen in table.seen),
        cheques=tuple(amounts_of(cheques) for cheques in table.cheques),
        register=amounts_of(table.register),
        jail=tuple(number for number in table.jail if number),
        windows=windows_of(table),
        piles=piles_of(table),
        locations=locations_of(table),
        actions=tuple(action_of(code) for code in table.actions),
        shown=tuple(names_of(shown) for shown in table.shown),
        picks=table.picks,
        thief=None if table.thief == NOBODY else table.thief,
        robbed=None if table.robbed == NOBODY else table.robbed,
    )


def arrange(wanted: Position, seats: int, house: House) -> Adel:
    """The table of a position; refuses one that no table can be in, and says which invariant is broken."""
    _check_lengths(wanted, seats)
    table = deal(seats, house)
    table.round = wanted.round
    for seat in range(seats):
        _arrange_seat(table, seat, wanted)
    table.register = _cheques_in(wanted.register)
    for cell, number in enumerate(wanted.jail):
        table.jail[cell] = number
    for window, card in enumerate(wanted.windows):
        table.piles[window] = wanted.piles[window]
        if card is not None:
            table.windows[window] = CARD_NAMES.index(card)
            table.stock &= ~bits_of_names([card])
    table.picks = wanted.picks
    table.thief = NOBODY if wanted.thief is None else wanted.thief
    table.robbed = NOBODY if wanted.robbed is None else wanted.robbed
    table.about = LOCATION if wanted.about is None else ABOUTS.index(wanted.about)
    table.asked = 0 if wanted.about is None else _asked(table)
    check_table(table, wanted)
    return table


def _arrange_seat(table: Adel, seat: int, wanted: Position) -> None:
    colour, action = wanted.colours[seat], wanted.actions[seat]
    if colour is not None:
        table.colours[seat] = COLOURS.index(colour)
        jailed = sum(1 << number for number in set(wanted.jail))
        table.thieves[seat] = table.inventory.thieves[COLOURS.index(colour)] & ~jailed
    table.pawns[seat] = wanted.pawns[seat]
    table.hands[seat] = bits_of_names(wanted.hands[seat])
    table.stock &= ~table.hands[seat]
    table.seen[seat] = bits_of_names(wanted.seen[seat])
    table.cheques[seat] = _cheques_in(wanted.cheques[seat])
    table.shown[seat] = bits_of_names(wanted.shown[seat])
    table.actions[seat] = NO_ACTION if action is None else CODEBOOK.code(action)
    table.at_castle |= (wanted.locations[seat] == "castle") << seat


def _cheques_in(amounts: Sequence[int]) -> int:
    known = {int(THOUSAND) * thousands: 1 << thousands for thousands in range(1, int(HIGHEST_CHEQUE) + 1)}
    fits = len(set(amounts)) == len(amounts) and known.keys() >= set(amounts)
    check_position(fits, "adel-position-cheques", amounts=list(amounts), paragraph="§1.3")
    return sum(known[amount] for amount in amounts)


def _asked(table: Adel) -> int:
    """The seats that are asked such a question; the buyer is the highest bidder, who steals is alone."""
    if table.about <= TURN:
        return LUCK_BIT
    if table.about == WINDOW:
        return 1 << max(highest_bidder(table.actions), 0)
    if table.about == CHEQUE:
        return 1 << max(lone_thief(table.actions), 0)
    if table.about == COLLECTION:
        check_position(exhibitors(table.actions), "adel-position-shown", paragraph="§5.2")
        return exhibitors(table.actions)
    if table.about == THEFT:
        check_position(0 <= table.thief < table.seats, "adel-position-theft", paragraph="§6.2")
        return 1 << table.thief
    return (1 << table.seats) - 1


def _check_lengths(wanted: Position, seats: int) -> None:
    by_seats: tuple[tuple[object, ...], ...] = (
        *(wanted.colours, wanted.pawns, wanted.hands, wanted.seen, wanted.cheques),
        *(wanted.locations, wanted.actions, wanted.shown),
    )
    for by_seat in by_seats:
        check_position(len(by_seat) == seats, "position-seats", seats=seats, found=len(by_seat))
    check_position(len(wanted.jail) <= seats, "adel-position-jail", jail=list(wanted.jail), cells=seats, paragraph="§8.3")
