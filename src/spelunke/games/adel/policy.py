"""What players of Adel verpflichtet do without thinking: imagine one round of the others, and do what would be best in it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import LIKELY, Policy, shares_by_marks
from spelunke.games.adel.box import DEALT, LONGEST_SERIES, SMALLEST_COLLECTION
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_castle import seats_that_lay
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    BOTH,
    BUY,
    COLLECTION,
    DETECTIVE,
    DONE,
    EXHIBIT,
    GO_TO_AUCTION,
    LEAVE_IT,
    LOCATION,
    NOTHING,
    SHOW,
    STEAL,
    THEFT,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    TURN,
    WINDOW,
)
from spelunke.games.adel.rules_collections import NO_CARD, best_collection, bit, count, some_card

# Values, in spaces of the track.
ANY_CARD: Final = 1.2
CARD_THAT_FITS: Final = 1.2
"""One more card in the best collection, on top of the worth of any card."""

ANY_CHEQUE: Final = 0.25
THOUSANDS_PER_SPACE: Final = 50.0
THIEF_IN_JAIL: Final = 0.8

# How likely each of these hands is, out of LIKELY, given what was seen of its owner.
HELD_BACK: Final[i64] = 400
"""A card that would have made an exhibition larger."""

NOT_YET_EXHIBITED: Final[i64] = 600
"""A collection from the deal on, of which nobody has seen a card so far …"""

RATHER_BOUGHT: Final[i64] = 300
"""… though its owner went to buy something in the first rounds …"""

NEVER_EXHIBITED: Final[i64] = 100
"""… or though the first rounds are over."""

EARLY: Final[i64] = 3

BOUGHT_AT_RANDOM: Final[i64] = 250
"""No collection, even with what was bought."""

NOTHING_AT_THE_CASTLE: Final[i64] = 250
"""No collection, at the castle."""

LEFT_AT_HOME: Final[i64] = 350
"""A collection that was never exhibited, at the auction house."""

# The model of the others, in tenths.
GOES_TO_CASTLE: Final[i64] = 6
BIDS: Final[i64] = 8
EXHIBITS: Final[i64] = 4
STEALS: Final[i64] = 4
WATCHES: Final[i64] = 2

_ONE_SERIES: Final[i64] = (1 << LONGEST_SERIES) - 1


# Of each seat's share of the win, in marks.
A_SPACE: Final = 0.17
A_CARD: Final = 0.45

HORIZON: Final[i64] = 60
"""In answers: about three rounds. In longer rollouts luck would drown the effect of the choice."""

OTHERS_THINK: Final[i64] = 75
"""With 0, all thinking players lie in wait at the castle for rule-of-thumb players, and meet each other; with 100, they win no
more against rule-of-thumb players than one of those does."""


class AdelPolicy(Policy[Adel]):
    """A seat looks at its own hand, and at what everybody can count up of the others' (§12)."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon, others_think=OTHERS_THINK)

    def answer(self, table: Adel, seat: i64, dice: Dice) -> i64:
        codes = self.candidates(table, seat)
        if len(codes) == 1:
            return codes[0]
        if table.about == COLLECTION:
            return _next_to_show(table, seat, codes)
        others = _Imagined(table, seat, dice)
        at = dice.below(len(codes))  # where the comparison begins, so that equals are as likely
        best = codes[at]
        most = _mark(table, seat, best, others)
        for _others in range(len(codes) - 1):
            at += 1
            if at == len(codes):
                at = 0
            mark = _mark(table, seat, codes[at], others)
            if mark > most:
                most = mark
                best = codes[at]
        return best

    def candidates(self, table: Adel, seat: i64) -> vec[i64]:
        """Of several cheques that beat the same cheques of others, only the smallest (§4.2); and everything else."""
        codes = table.legal(seat)
        if (table.about != ACTION and table.about != BOTH) or codes[0] > THIEF_TO_AUCTION:
            return codes
        others = _cheques_of_others(table, seat)
        worth = vec[i64]()
        smaller: i64 = 0
        for code in codes:
            if code > THIEF_TO_AUCTION:
                worth = append(worth, code)
            elif not smaller or others & (bit(code - BID) - bit(smaller)):
                worth = append(worth, code)
                smaller = code - BID
        if len(worth) == 1 and len(codes) > 1:
            worth = append(worth, codes[1])
        return worth

    def likely(self, table: Adel, seat: i64) -> i64:
        """Nobody gets unseen cards after the deal: exhibitors have shown those that fit, other seats still need some."""
        likely: i64 = LIKELY
        for other in range(table.seats):
            if other != seat:
                likely = likely * _explained(table, other) // LIKELY
        return max(likely, 1)

    def chances(self, table: Adel) -> vec[float]:
        """A seat that is further along and holds more cards wins more often; fitted to 120 games of four such players."""
        marks = vec[float]()
        for seat in range(table.seats):
            marks = append(marks, A_SPACE * float(table.pawns[seat]) + A_CARD * float(count(table.hands[seat])))
        return shares_by_marks(marks)


def _explained(table: Adel, seat: i64) -> i64:
    """How well a hand explains what its owner has exhibited, out of LIKELY."""
    seen = table.seen[seat]
    hidden = table.hands[seat] & ~seen
    if count(hidden) == DEALT:
        return _explains_waiting(table, seat, hidden)
    explained: i64 = LIKELY
    shown = longest_run(seen)
    while hidden:
        card = hidden & -hidden
        hidden ^= card
        if longest_run(seen | card) > shown:
            explained = explained * HELD_BACK // LIKELY
    return explained


def _explains_waiting(table: Adel, seat: i64, hidden: i64) -> i64:
    """How well a hand explains the play of an owner who has exhibited nothing so far, out of LIKELY."""
    bought = table.seen[seat] != 0
    explained: i64 = LIKELY
    if longest_run(hidden):
        explained = NOT_YET_EXHIBITED
        if table.round > EARLY:
            explained = NEVER_EXHIBITED
        elif bought:
            explained = RATHER_BOUGHT
    has_collection = longest_run(table.hands[seat]) > 0
    if bought and not has_collection:
        explained = explained * BOUGHT_AT_RANDOM // LIKELY
    if table.about in (ACTION, WINDOW, TURN):  # all locations are known
        at_castle = table.at_castle >> seat & 1 == 1
        if at_castle and not has_collection:
            explained = explained * NOTHING_AT_THE_CASTLE // LIKELY
        elif has_collection and not at_castle:
            explained = explained * LEFT_AT_HOME // LIKELY
    return explained


# Collections.


def longest_run(cards: i64) -> i64:
    """The size of the largest collection; 0 if there is none (§5.1)."""
    longest: i64 = 0
    run: i64 = 0
    while cards:
        held = count(cards & _ONE_SERIES)
        run = run + held if held else 0
        longest = max(longest, run)
        cards >>= LONGEST_SERIES
    return longest if longest >= SMALLEST_COLLECTION else 0


def _worth_of_card(hand: i64, card: i64) -> float:
    """The worth of one more card to this hand."""
    return ANY_CARD + CARD_THAT_FITS * float(longest_run(hand | bit(card)) - longest_run(hand))


def _worth_of_cheque(thousands: i64) -> float:
    return ANY_CHEQUE + float(thousands) / THOUSANDS_PER_SPACE


def _next_to_show(table: Adel, seat: i64, codes: vec[i64]) -> i64:
    """§5.3: with rivals, or without thieves, everything; alone before thieves, three cards of the fullest series."""
    rivals = seats_that_lay(table.actions, EXHIBIT) & ~(1 << seat)
    thieves = False
    for action in table.actions:
        thieves = thieves or THIEF_TO_CASTLE < action < DETECTIVE
    last = codes[len(codes) - 1]
    if rivals or not thieves:
        wanted = best_collection(table.hands[seat], table.inventory.years)
        for code in codes:
            if code != DONE and wanted & bit(code - SHOW):
                return code
        return last
    if last == DONE:
        return DONE
    best = last
    fullest: i64 = -1
    for code in codes:
        held = count(table.hands[seat] >> (code - SHOW) // LONGEST_SERIES * LONGEST_SERIES & _ONE_SERIES)
        if held > fullest:
            fullest = held
            best = code
    return best


# Where to go and what to do.


def _cheques_of_others(table: Adel, seat: i64) -> i64:
    """The cheques of all other seats that are, or may be, at the auction house."""
    cheques: i64 = 0
    for other in range(table.seats):
        if other != seat and not table.at_castle >> other & 1:
            cheques |= table.cheques[other]
    return cheques


@final
class _Imagined:
    """The others' actions in one simulated round."""

    highest_bid: i64
    thieves_at_auction: i64
    exhibitions: i64
    best_shown: i64
    second_shown: i64
    thieves: i64
    detectives: i64

    def __init__(self, table: Adel, seat: i64, dice: Dice) -> None:
        self.highest_bid = 0
        self.thieves_at_auction = 0
        self.exhibitions = 0
        self.best_shown = 0
        self.second_shown = 0
        self.thieves = 0
        self.detectives = 0
        if table.about == THEFT or table.about == WINDOW:
            return
        known = table.about == ACTION
        for other in range(table.seats):
            if other != seat:
                cheques, thieves = table.cheques[other], table.thieves[other]
                castle = table.at_castle >> other & 1 == 1
                if not known:
                    castle = not (cheques or thieves) or dice.chance(GOES_TO_CASTLE, 10)
                if castle:
                    self.at_castle(table, other, dice)
                elif cheques and (not thieves or dice.chance(BIDS, 10)):
                    self.highest_bid = max(self.highest_bid, some_card(cheques, dice.below(count(cheques))))
                elif thieves:
                    self.thieves_at_auction += 1

    def at_castle(self, table: Adel, other: i64, dice: Dice) -> None:
        """An exhibition as large as the hand allows, a thief or a detective."""
        size = max(longest_run(table.seen[other]), count(table.hands[other]) * 3 // 4)
        exhibits = EXHIBITS if size >= SMALLEST_COLLECTION else 0
        steals = STEALS if table.thieves[other] else 0
        ticket = dice.below(exhibits + steals + WATCHES)
        if ticket < exhibits:
            self.exhibitions += 1
            if size > self.best_shown:
                self.second_shown = self.best_shown
                self.best_shown = size
            elif size > self.second_shown:
                self.second_shown = size
        elif ticket < exhibits + steals:
            self.thieves += 1
        else:
            self.detectives += 1


def _mark(table: Adel, seat: i64, code: i64, others: _Imagined) -> float:
    """The gain of an answer in a simulated round, in spaces; a location is as good as the best action there."""
    if table.about == LOCATION:
        return _best_at_auction(table, seat, others) if code == GO_TO_AUCTION else _best_at_castle(table, seat, others)
    if table.about == THEFT:
        return 0.0 if code == LEAVE_IT else _mark_of_theft(table, seat, code - STEAL)
    if table.about == WINDOW:
        return _worth_of_card(table.hands[seat], table.windows[code - BUY])
    if code == NOTHING:
        return 0.0
    if code <= THIEF_TO_AUCTION:
        return _mark_of_bid(table, seat, code - BID, others)
    if code <= THIEF_TO_CASTLE:
        return _mark_of_auction_thief(others)
    return _mark_at_castle(table, seat, code, others)


def _mark_of_theft(table: Adel, seat: i64, card: i64) -> float:
    """The card's gain for this seat, plus half of its owner's loss."""
    known = table.seen[table.robbed]
    loss = longest_run(known) - longest_run(known & ~bit(card))
    return _worth_of_card(table.hands[seat], card) + float(loss) / 2.0


def _best_at_auction(table: Adel, seat: i64, others: _Imagined) -> float:
    best = _mark_of_auction_thief(others) if table.thieves[seat] else 0.0
    cheques = table.cheques[seat]
    while cheques:
        lowest = cheques & -cheques
        best = max(best, _mark_of_bid(table, seat, count(lowest - 1), others))
        cheques ^= lowest
    return best


def _mark_of_bid(table: Adel, seat: i64, thousands: i64, others: _Imagined) -> float:
    if others.highest_bid > thousands:
        return 0.0
    best = 0.0
    for card in table.windows:
        if card != NO_CARD:
            best = max(best, _worth_of_card(table.hands[seat], card))
    return best - _worth_of_cheque(thousands)


def _mark_of_auction_thief(others: _Imagined) -> float:
    """§4.3: the cheque that is paid, for a thief alone."""
    if not others.highest_bid or others.thieves_at_auction:
        return 0.0
    return _worth_of_cheque(others.highest_bid)


def _best_at_castle(table: Adel, seat: i64, others: _Imagined) -> float:
    best = max(_mark_at_castle(table, seat, DETECTIVE, others), _mark_at_castle(table, seat, EXHIBIT, others))
    return max(best, _mark_at_castle(table, seat, THIEF_TO_CASTLE + 1, others)) if table.thieves[seat] else best


def _mark_at_castle(table: Adel, seat: i64, code: i64, others: _Imagined) -> float:
    """The gain of a thief, the detective or an exhibition."""
    loot = ANY_CARD + CARD_THAT_FITS / 2.0
    if code == DETECTIVE:
        return float(_detective(table, seat)) if others.thieves else 0.0
    if code != EXHIBIT:
        return float(others.exhibitions) * loot - (THIEF_IN_JAIL if others.detectives else 0.0)
    mine = longest_run(table.hands[seat])
    leader: i64 = 0
    for pawn in table.pawns:
        leader = max(leader, pawn)
    if not mine or leader >= table.inventory.banquet:
        return 0.0
    moved: i64 = 0
    if mine >= others.best_shown:
        moved = table.inventory.best[leader]
    elif mine >= others.second_shown:
        moved = table.inventory.second[leader]
    return float(moved) - float(others.thieves) * loot


def _detective(table: Adel, seat: i64) -> i64:
    """§7.3: how far a successful detective goes; the further behind, the further."""
    ahead: i64 = 0
    for pawn in table.pawns:
        if pawn > table.pawns[seat]:
            ahead += 1
    return table.inventory.detectives[ahead]
