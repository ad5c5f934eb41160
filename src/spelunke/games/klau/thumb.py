"""The rule-of-thumb player of Klau Mau!: cards are points, so keep the good ones, get more, and let others pay."""

from collections.abc import Callable
from typing import Final

from spelunke.core.dice import Dice
from spelunke.games.klau.box import (
    COLOURS,
    CROOK,
    KEYHOLE,
    KIND_OF,
    NO_MOTIF,
    PLAN,
    SWAP,
    Card,
    Cards,
    House,
    motif_of,
    value_of,
)
from spelunke.games.klau.rules_cards import NO_WISH, kinds_matching
from spelunke.games.klau.types import AnyMove, Force, Give, HandIn, HandInAll, ICant, KlauView, Lay, Pick, Wish

BLUFFS: Final = 0.5
"""The assumed rate at which a player who could lay a card says "I can't"."""

MOOD: Final = 0.6
"""The random noise on a choice, in points, so that the player cannot be predicted."""

POLICE_IN_HAND: Final = 0.7
"""No points, but good against crooks, and for a new card."""

EMPTY_HAND: Final = 4.0
"""The cost of having no card left, besides the card itself."""


def answer(view: KlauView, _house: House, dice: Dice) -> AnyMove:
    """The choice with the highest expected gain plus noise; a doubt is drawn with the probability of a bluff."""
    if view.about == "claim":
        believe, doubt = view.choices
        return doubt if int(dice.below(1000)) < 1000 * chance_of_doubt(view) else believe
    mark: Callable[[AnyMove], float] = {
        "turn": lambda move: _mark_of_turn(view, move),
        "force": lambda move: _mark_of_forced(move),
        "wish": lambda move: _mark_of_wish(view, move),
        "give": lambda move: -_worth(move.card) if isinstance(move, Give) else 0.0,
        "fence": lambda move: _mark_at_the_fence(view, move),
        "alarm": lambda move: -1.0 * view.choices.index(move),
    }.get(view.about or "", lambda move: _mark_of_target(view, move))
    mood = MOOD if view.about in ("turn", "crook", "swap") else 0.01
    marks = [mark(move) + mood * int(dice.below(1000)) / 1000 for move in view.choices]
    return view.choices[marks.index(max(marks))]


def _worth(card: Card) -> float:
    """What it is worth to hold a card."""
    return POLICE_IN_HAND if card == "police" else float(value_of(KIND_OF[card]))


def _usual(view: KlauView) -> float:
    """The average worth of a card that nobody knows."""
    assert view.remembered is not None
    unseen = view.remembered.unseen
    return sum(copies * _worth(card) for card, copies in unseen.items()) / max(1, sum(unseen.values()))


def _matches(view: KlauView) -> Callable[[Card], bool]:
    """Whether a card matches what lies on top; police can be laid at any time."""
    assert view.open.top is not None
    wish = NO_WISH if view.open.wish is None else COLOURS.index(view.open.wish)
    mask = kinds_matching(KIND_OF[view.open.top], wish)
    return lambda card: card == "police" or bool(mask >> KIND_OF[card] & 1)


def _chance_of_match(view: KlauView, cards: int, seen: Cards) -> float:
    """How likely a hand of this size holds a match, for a seat that has seen these of its cards."""
    assert view.remembered is not None
    matches = _matches(view)
    if any(matches(card) for card in seen):
        return 1.0
    unseen = view.remembered.unseen
    others = sum(copies for card, copies in unseen.items() if not matches(card))
    return 1 - (others / max(1, sum(unseen.values()))) ** (cards - sum(seen.values()))


def _suspicion(chance_of_match: float) -> float:
    """How likely "I can't" is a bluff, and so how often it is doubted; never quite certain while it is a guess."""
    if chance_of_match in (0.0, 1.0):
        return chance_of_match
    bluff = BLUFFS * chance_of_match
    return min(0.9, max(0.1, bluff / (bluff + 1 - chance_of_match)))


def chance_of_doubt(view: KlauView) -> float:
    """How likely this player doubts the claim; 0 or 1 only where the truth is known."""
    assert view.remembered is not None
    active = view.open.active
    return _suspicion(_chance_of_match(view, view.open.cards_left[active], view.remembered.seen[active]))


def follower(view: KlauView) -> int:
    assert view.seat is not None
    return (view.seat + (1 if view.open.direction == "clockwise" else -1)) % view.seats


def _mark_of_turn(view: KlauView, move: AnyMove) -> float:
    if isinstance(move, ICant):
        return _mark_of_claim(view)
    assert isinstance(move, Lay)
    if move.card == "police":
        return _usual(view) - POLICE_IN_HAND
    if move.card == "watchdog":
        return 0.5
    last = sum(view.open.hand.values()) == 1
    if move.card == "bomb":
        return _mark_of_bomb(view)
    return _mark_of_action(view, move.card) - _worth(move.card) - (EMPTY_HAND if last else 0.0)


def _mark_of_claim(view: KlauView) -> float:
    """A believed claim brings a card, a wrong doubt two; a bluff that is seen through costs the best match."""
    assert view.remembered is not None
    hand, usual = view.open.hand, _usual(view)
    matching = [card for card in hand if _matches(view)(card)]
    known = view.remembered.seen_of_mine[follower(view)]
    doubted = _suspicion(_chance_of_match(view, sum(hand.values()), known))
    if not matching:
        return usual * (1 + doubted)
    emptied = EMPTY_HAND if sum(hand.values()) == 1 else 0.0
    return (1 - doubted) * usual - doubted * (max(_worth(card) for card in matching) + usual / (view.seats - 1) + emptied)


def _mark_of_action(view: KlauView, card: Card) -> float:
    """The expected gain from a card's action."""
    usual = _usual(view)
    motif = motif_of(KIND_OF[card])
    if motif == CROOK:
        return 0.8 * usual * view.seats / (view.seats - 1)
    if motif == SWAP:
        rest = [_worth(held) for held, copies in view.open.hand.items() if held != card or copies > 1]
        return usual - min([*rest, usual])
    if motif in (KEYHOLE, PLAN):
        return 0.1
    if motif > KEYHOLE and motif != NO_MOTIF:
        return 0.8 if view.seats == 2 else 0.3  # a safe: others miss their turn
    return 0.0


def _mark_of_bomb(view: KlauView) -> float:
    """The hand of the seat before, instead of the own one; or a card less for everybody."""
    if view.open.bomb != "pass_hands" or view.seat is None:
        return -1.5
    before = (2 * view.seat - follower(view)) % view.seats
    if sum(view.open.hand.values()) == 1:
        return _value_of_hand(view, before) - 1.0  # the follower gets the empty hand
    return _value_of_hand(view, before) - view.open.worth


def _value_of_hand(view: KlauView, seat: int) -> float:
    assert view.remembered is not None
    seen = view.remembered.seen[seat]
    known = sum(copies * _worth(card) for card, copies in seen.items())
    return known + (view.open.cards_left[seat] - sum(seen.values())) * _usual(view)


def _mark_of_target(view: KlauView, move: AnyMove) -> float:
    """The hand with the best cards, preferably the leader's. An emptied hand ends the round: good for the seat with most."""
    if not isinstance(move, Pick) or view.seat is None:
        return 0.0
    cards = max(1, view.open.cards_left[move.whom])
    mark = _value_of_hand(view, move.whom) / cards
    mark += 0.2 * (view.open.totals[move.whom] == max(view.open.totals))
    if cards == 1 and view.about == "crook":
        others = [_value_of_hand(view, seat) for seat in range(view.seats) if seat not in (view.seat, move.whom)]
        mark += 0.5 * (view.open.worth - max(others, default=0.0))
    return mark


def _mark_of_forced(move: AnyMove) -> float:
    assert isinstance(move, Force)
    return -1.0 if move.card == "police" else _worth(move.card)


def _mark_of_wish(view: KlauView, move: AnyMove) -> float:
    """A colour that is not in hand: then "I can't" will be true."""
    assert isinstance(move, Wish)
    return -float(sum(copies for card, copies in view.open.hand.items() if move.colour in card.split("_")))


def _mark_at_the_fence(view: KlauView, move: AnyMove) -> float:
    """Two points and a new card for whatever is worth less than that."""
    gain = 2 + _usual(view)
    match move:
        case HandIn(card=card):
            return gain - _worth(card)
        case HandInAll():
            numbers = [card for card in view.open.hand if motif_of(KIND_OF[card]) < KEYHOLE]
            return sum(view.open.hand[card] * (gain - _worth(card)) for card in numbers)
        case _:
            return 0.0
