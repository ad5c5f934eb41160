"""The rule-of-thumb player of Adel verpflichtet: imagine what the others may do, and count spaces, cards and risks."""

from itertools import combinations
from typing import NamedTuple

from spelunke.core.dice import Dice
from spelunke.games.adel.box import SERIES, SMALLEST_COLLECTION, House, Location
from spelunke.games.adel.types import (
    AdelView,
    AnyAction,
    AnyMove,
    Bid,
    Buy,
    Card,
    Cards,
    Done,
    DoNothing,
    Exhibit,
    Go,
    LeaveIt,
    SendDetective,
    SendThief,
    Show,
    Steal,
)

IMAGINED_ROUNDS = 5

# What things are worth, in spaces of the track.
ANY_CARD = 1.2
CARD_THAT_FITS = 1.2
"""A card more in the best collection, on top of what any card is worth."""

ANY_CHEQUE = 0.25
THOUSANDS_PER_SPACE = 50
THIEF_IN_JAIL = 0.8

# The model of the others, in tenths.
GOES_TO_CASTLE = 6
BIDS = 8
EXHIBITS = 4
STEALS = 4
WATCHES = 2


class Imagined(NamedTuple):
    """The others' actions in one simulated round."""

    bids: list[int]
    thieves_at_auction: int
    exhibitions: list[int]
    """How many cards each shows."""

    thieves: int
    detectives: int


def answer(view: AdelView, _house: House, dice: Dice) -> AnyMove:
    """The choice with the best mark; equal ones by the dice."""
    match view.about:
        case "collection":
            return _next_to_show(view)
        case "theft":
            marks = [_mark_of_theft(view, move) for move in view.choices]
        case "window":
            marks = [_mark_of_window(view, move) for move in view.choices]
        case _:
            marks = _marks_of_plans(view, dice)
    best = max(marks)
    equal = [move for move, mark in zip(view.choices, marks, strict=True) if mark >= best - 1e-9]
    return equal[dice.below(len(equal))]


# Collections.


def best_run(cards: Cards) -> Cards:
    """The largest collection, in the order in which it is laid; nothing if there is none."""
    longest: list[Card] = []
    run: list[Card] = []
    for series in SERIES:
        held = [card for card in cards if card[0] == series]
        run = run + held if held else []
        longest = max(longest, run, key=len)
    return tuple(longest) if len(longest) >= SMALLEST_COLLECTION else ()


def _worth_of_card(hand: Cards, card: Card) -> float:
    """What a card more is worth to this hand."""
    ordered = tuple(sorted((*hand, card)))
    return ANY_CARD + CARD_THAT_FITS * (len(best_run(ordered)) - len(best_run(hand)))


def _next_to_show(view: AdelView) -> AnyMove:
    """§5.3: the next card of what should be shown; done when that is all."""
    for move in view.choices:
        if isinstance(move, Show) and move.card in _to_show(view):
            return move
    return Done() if Done() in view.choices else view.choices[0]


def _to_show(view: AdelView) -> Cards:
    """With rivals, or without thieves, everything; alone before thieves, the three cards whose loss hurts least."""
    hand, actions = view.open.hand, view.open.actions
    rivals = sum(action == Exhibit() for action in actions) - 1
    thieves = sum(isinstance(action, SendThief) for action in actions)
    if rivals or not thieves:
        return best_run(hand)
    few = [cards for cards in combinations(hand, SMALLEST_COLLECTION) if best_run(cards)]
    fitting = [cards for cards in few if set(view.open.prepared) <= set(cards)]
    return max(fitting, key=lambda cards: _left_after_theft(hand, cards), default=best_run(hand))


def _left_after_theft(hand: Cards, shown: Cards) -> int:
    """How large the best collection is after the worst loss of one shown card, and of any two."""
    one = min(len(best_run(tuple(card for card in hand if card != lost))) for lost in shown)
    two = min(len(best_run(tuple(card for card in hand if card not in lost))) for lost in combinations(shown, 2))
    return 2 * one + two


# Thieves and windows.


def _mark_of_theft(view: AdelView, move: AnyMove) -> float:
    """What the card brings this seat, and half of what its owner loses."""
    assert view.remembered is not None and view.open.robbed is not None
    if isinstance(move, LeaveIt):
        return 0.0
    assert isinstance(move, Steal)
    known = view.remembered.seen[view.open.robbed]
    left = tuple(card for card in known if card != move.card)
    return _worth_of_card(view.open.hand, move.card) + (len(best_run(known)) - len(best_run(left))) / 2


def _mark_of_window(view: AdelView, move: AnyMove) -> float:
    assert isinstance(move, Buy)
    card = view.open.windows[0 if move.window == "left" else 1]
    return 0.0 if card is None else _worth_of_card(view.open.hand, card)


# Where to go and what to do.


def _marks_of_plans(view: AdelView, dice: Dice) -> list[float]:
    """Each choice's mean result over simulated rounds; a location is as good as the best action there."""
    places: tuple[Location, ...] = ("auction", "castle")
    actions = [action for place in places for action in _possible_actions(view, place)]
    rounds = [_imagined(view, dice) for _ in range(IMAGINED_ROUNDS)]
    marks = {action: sum(_mark_of_action(view, action, others) for others in rounds) for action in actions}
    found = []
    for move in view.choices:
        if isinstance(move, Go):
            found.append(max(marks[action] for action in _possible_actions(view, move.to)))
        else:
            assert isinstance(move, AnyAction)
            found.append(marks[move])
    return found


def _possible_actions(view: AdelView, place: Location) -> list[AnyAction]:
    thieves = [SendThief(number, place) for number in view.open.thieves]
    if place == "auction":
        return [*(Bid(cheque) for cheque in view.open.cheques), *thieves, DoNothing()]
    return [*thieves, SendDetective(), Exhibit()]


def _imagined(view: AdelView, dice: Dice) -> Imagined:
    """One round of the others: where they are if that is known, otherwise anywhere."""
    remembered = view.remembered
    assert remembered is not None
    imagined = Imagined([], 0, [], 0, 0)
    for other in range(view.seats):
        if other != view.seat:
            cheques, thieves = remembered.cheques[other], len(remembered.thieves[other])
            place = view.open.locations[other]
            if place is None:
                goes = not (cheques or thieves) or dice.chance(GOES_TO_CASTLE, 10)
                place = "castle" if goes else "auction"
            if place == "castle":
                imagined = _at_castle(view, other, imagined, dice)
            elif cheques and (not thieves or dice.chance(BIDS, 10)):
                imagined.bids.append(cheques[dice.below(len(cheques))])
            elif thieves:
                imagined = imagined._replace(thieves_at_auction=imagined.thieves_at_auction + 1)
    return imagined


def _at_castle(view: AdelView, other: int, imagined: Imagined, dice: Dice) -> Imagined:
    remembered = view.remembered
    assert remembered is not None
    size = max(len(best_run(remembered.seen[other])), remembered.collectibles[other] * 3 // 4)
    exhibits = EXHIBITS if size >= SMALLEST_COLLECTION else 0
    steals = STEALS if remembered.thieves[other] else 0
    ticket = dice.below(exhibits + steals + WATCHES)
    if ticket < exhibits:
        imagined.exhibitions.append(size)
    elif ticket < exhibits + steals:
        return imagined._replace(thieves=imagined.thieves + 1)
    else:
        return imagined._replace(detectives=imagined.detectives + 1)
    return imagined


def _mark_of_action(view: AdelView, action: AnyAction, others: Imagined) -> float:
    """The gain of an action in a simulated round, in spaces."""
    opened = view.open
    assert view.seat is not None
    match action:
        case Bid(cheque=cheque):
            if any(bid > cheque for bid in others.bids):
                return 0.0
            offered = [_worth_of_card(opened.hand, card) for card in opened.windows if card is not None]
            return max(offered, default=0.0) - _worth_of_cheque(cheque)
        case SendThief(at="auction"):
            stolen = others.bids and not others.thieves_at_auction
            return _worth_of_cheque(max(others.bids)) if stolen else 0.0
        case SendThief():
            loot = len(others.exhibitions) * (ANY_CARD + CARD_THAT_FITS / 2)
            return loot - (THIEF_IN_JAIL if others.detectives else 0.0)
        case SendDetective():
            return float(sum(pawn > opened.pawns[view.seat] for pawn in opened.pawns) + 1) if others.thieves else 0.0
        case Exhibit():
            mine = len(best_run(opened.hand))
            ahead = sum(size > mine for size in others.exhibitions)
            if opened.hexagon is None or not mine:
                return 0.0
            moved = opened.hexagon.best if ahead == 0 else opened.hexagon.second if ahead == 1 else 0
            return moved - others.thieves * (ANY_CARD + CARD_THAT_FITS / 2)
        case _:
            return 0.0


def _worth_of_cheque(cheque: int) -> float:
    return ANY_CHEQUE + cheque / 1000 / THOUSANDS_PER_SPACE
