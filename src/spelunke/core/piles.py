"""Piles without order: how many of each kind lie there. A card has no place in a pile until it is turned."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import filled


def cards_in(pile: vec[i64]) -> i64:
    """How many cards a pile holds."""
    total: i64 = 0
    for copies in pile:
        total += copies
    return total


def codes_in(pile: vec[i64], first: i64) -> vec[i64]:
    """The kinds present, as codes from ``first`` on, ascending: luck's possible answers."""
    codes = vec[i64]()
    for kind in range(len(pile)):
        if pile[kind]:
            codes = append(codes, first + kind)
    return codes


def weights_in(pile: vec[i64]) -> vec[i64]:
    """The count of each kind present: the weights of luck's answers, in the order of ``codes_in``."""
    weights = vec[i64]()
    for copies in pile:
        if copies:
            weights = append(weights, copies)
    return weights


def turn_one(pile: vec[i64], total: i64, dice: Dice) -> i64:
    """The kind of a random card of a pile of ``total`` cards. The card stays where it is."""
    ticket = dice.below(total)
    kind: i64 = 0
    while ticket >= pile[kind]:
        ticket -= pile[kind]
        kind += 1
    return kind


def deal_from(pile: vec[i64], cards: i64, dice: Dice) -> vec[i64]:
    """Take random cards off a pile; returns how many of each kind were taken."""
    dealt = filled(len(pile), 0)
    total = cards_in(pile)
    for _ in range(cards):
        kind = turn_one(pile, total, dice)
        pile[kind] -= 1
        dealt[kind] += 1
        total -= 1
    return dealt
