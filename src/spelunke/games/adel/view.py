"""Who may see what at a table of Adel verpflichtet (§12)."""

from collections.abc import Callable
from typing import Final

from spelunke.core.table import SPECTATOR
from spelunke.core.types import Event, ended
from spelunke.games.adel import rules_codes
from spelunke.games.adel.box import COLOURS, SMALLEST_COLLECTION, THOUSAND, WINDOWS, Hexagon, House
from spelunke.games.adel.events import (
    Arrested,
    AuctionClosed,
    Bought,
    ChequeLeft,
    ChequeStolen,
    ColourDrawn,
    Dealt,
    DetectivesInVain,
    LastExhibition,
    LeftIt,
    Moved,
    Released,
    Revealed,
    RoundBegan,
    Showed,
    ShowedNothing,
    Stole,
    ThievesInVain,
    Turned,
    Went,
)
from spelunke.games.adel.guessing import hidden_hands, prepared_by
from spelunke.games.adel.position import (
    action_of,
    amounts_of,
    locations_of,
    names_of,
    numbers_of,
    piles_of,
    windows_of,
)
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_codes import ACTION, BOTH, COLLECTION, NO_COLOUR, NOBODY
from spelunke.games.adel.rules_collections import best_collection, count
from spelunke.games.adel.types import CARD_NAMES, AdelView, AnyAction, Cards, Open, Position, Remembered, SendDetective

DETECTIVE_AND_EXHIBITION = 2
"""The two action cards that never leave a hand."""


def look(table: Adel, seat: int | None) -> Open:
    """What lies open to this seat."""
    public = table.inventory.house.hand_sizes_public  # §11.4
    preparing = bool(table.asked) and table.about == COLLECTION
    return Open(
        round=table.round,
        track=table.inventory.house.track,
        catalogue=table.inventory.house.collectibles,
        colours=tuple(None if colour == NO_COLOUR else COLOURS[colour] for colour in table.colours),
        pawns=tuple(table.pawns),
        hexagon=_hexagon(table),
        hand=() if seat is None else names_of(table.hands[seat]),
        best=() if seat is None else names_of(best_collection(table.hands[seat], table.inventory.years)),
        cheques=() if seat is None else amounts_of(table.cheques[seat]),
        thieves=() if seat is None else numbers_of(table.thieves[seat]),
        collectibles=_sizes(table) if public else None,
        action_cards=tuple(_action_cards(table, other) for other in range(table.seats)) if public else None,
        windows=windows_of(table),
        piles=piles_of(table),
        jail=tuple(number for number in table.jail if number),
        jail_of=tuple(table.owner_of(number) for number in table.jail if number),
        locations=locations_of(table),
        actions=_actions(table, seat),
        prepared=names_of(table.shown[seat]) if seat is not None and preparing else (),
        picks=table.picks,
        exhibitions=tuple(() if preparing else names_of(shown) for shown in table.shown),
        thief=None if table.thief == NOBODY else table.thief,
        robbed=None if table.robbed == NOBODY else table.robbed,
    )


def shows_if_forced(table: Adel, seat: int) -> bool:
    """Cheques, thieves and the sizes of hands are known to all; which collectibles are held is not."""
    cards, may_bluff = count(table.hands[seat]), table.inventory.bluff
    if table.about == COLLECTION:  # §5.3: three cards are one collection, and whoever has laid all is done
        return table.picks >= cards or (cards == SMALLEST_COLLECTION and not may_bluff)
    if table.about == BOTH or (table.about == ACTION and table.at_castle >> seat & 1):
        return may_bluff or cards < SMALLEST_COLLECTION  # §3.5: whether there is something to exhibit
    return True


def remember(table: Adel, seat: int | None) -> Remembered:
    """What this seat remembers."""
    return Remembered(
        seen=tuple(names_of(seen) for seen in table.seen),
        unseen=names_of(table.unseen_by(SPECTATOR if seat is None else seat)),
        collectibles=_sizes(table),
        cheques=tuple(amounts_of(cheques) for cheques in table.cheques),
        register=amounts_of(table.register),
        thieves=tuple(numbers_of(thieves) for thieves in table.thieves),
    )


def _sizes(table: Adel) -> tuple[int, ...]:
    return tuple(count(hand) for hand in table.hands)


def _action_cards(table: Adel, seat: int) -> int:
    has_a_colour = table.colours[seat] != NO_COLOUR
    return count(table.cheques[seat]) + count(table.thieves[seat]) + DETECTIVE_AND_EXHIBITION * has_a_colour


def _hexagon(table: Adel) -> Hexagon | None:
    if table.leader() >= table.inventory.banquet:
        return None
    return Hexagon(best=table.exhibition_spaces(0), second=table.exhibition_spaces(1))


def _actions(table: Adel, seat: int | None) -> tuple[AnyAction | None, ...]:
    face_down = table.face_down()
    return tuple(
        action_of(action) if other == seat or not face_down >> other & 1 else None for other, action in enumerate(table.actions)
    )


def guess(view: AdelView, house: House) -> Position:
    """Any position behind a view: unseen collectibles go where they fit, and face-down actions are detectives."""
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    hands = hidden_hands(view, house)
    actions = list(opened.actions)
    if view.about in {"window", "turn", "cheque"}:
        for other in range(view.seats):
            if actions[other] is None and opened.locations[other] == "castle":
                actions[other] = SendDetective()
    shown = prepared_by(view, house, hands) if view.about == "collection" else opened.exhibitions
    return Position(
        about=view.about,  # type: ignore[arg-type]
        round=opened.round,
        colours=opened.colours,
        pawns=opened.pawns,
        hands=hands,
        seen=remembered.seen,
        cheques=remembered.cheques,
        register=remembered.register,
        jail=opened.jail,
        windows=opened.windows,
        piles=opened.piles,
        locations=opened.locations,
        actions=tuple(actions),
        shown=shown,
        picks=opened.picks,
        thief=opened.thief,
        robbed=opened.robbed,
    )


_TOLD: Final[dict[int, Callable[..., Event]]] = {
    rules_codes.DREW_COLOUR: lambda who, colour: ColourDrawn(who, COLOURS[colour]),
    rules_codes.DEALT_CARD: lambda who, card: Dealt(who, CARD_NAMES[card]),
    rules_codes.TURNED: lambda window, card: Turned(WINDOWS[window], CARD_NAMES[card]),
    rules_codes.ROUND_BEGAN: RoundBegan,
    rules_codes.WENT: lambda *castle: Went(tuple("castle" if there else "auction" for there in castle)),
    rules_codes.REVEALED: lambda who, code: Revealed(who, action_of(code)),  # type: ignore[arg-type]  # an action is laid
    rules_codes.BOUGHT: lambda who, card, cheque, window, *over: Bought(
        who, CARD_NAMES[card], _amount(cheque), WINDOWS[window], over
    ),
    rules_codes.CHEQUE_STOLEN: lambda who, number, cheque, payer: ChequeStolen(who, number, _amount(cheque), payer),
    rules_codes.CHEQUE_LEFT: lambda who, number, cheque, payer: ChequeLeft(who, number, _amount(cheque), payer),
    rules_codes.THIEVES_IN_VAIN: lambda *who: ThievesInVain(who),
    rules_codes.AUCTION_CLOSED: AuctionClosed,
    rules_codes.SHOWED: lambda who, rank, oldest, *cards: (
        Showed(who, _names(cards), len(cards), oldest, rank) if cards else ShowedNothing(who)
    ),
    rules_codes.EXHIBITION_MOVED: lambda who, spaces, space, rank: Moved(who, spaces, space, "exhibition", rank),
    rules_codes.DETECTIVE_MOVED: lambda who, spaces, space, rank: Moved(who, spaces, space, "detective", rank),
    rules_codes.LAST_MOVED: lambda who, spaces, space, rank: Moved(who, spaces, space, "last", rank),
    rules_codes.STOLE: lambda who, number, card, victim, *left: Stole(who, number, CARD_NAMES[card], victim, _names(left)),
    rules_codes.LEFT_IT: LeftIt,
    rules_codes.ARRESTED: lambda who, number, *by: Arrested(who, number, by),
    rules_codes.RELEASED: Released,
    rules_codes.DETECTIVES_IN_VAIN: lambda *who: DetectivesInVain(who),
    rules_codes.LAST_EXHIBITION: LastExhibition,
    rules_codes.ENDED: ended,
}
"""By note: the event, made from the numbers of the note."""


def tell(note: tuple[int, ...], seat: int | None) -> Event:
    """A note of the tape as this seat may hear it: only dealt cards are anybody's secret."""
    kind, *numbers = note
    if kind == rules_codes.DEALT_CARD and numbers[0] != seat:
        return Dealt(numbers[0], None)
    return _TOLD[kind](*numbers)


def _amount(thousands: int) -> int:
    return thousands * int(THOUSAND)


def _names(cards: tuple[int, ...]) -> Cards:
    return tuple(CARD_NAMES[card] for card in cards)
