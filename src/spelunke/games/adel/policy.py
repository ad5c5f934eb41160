"""The policy of Adel verpflichtet: imagine what the others may do in a round, and count spaces, cards and risks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import LIKELY, Policy, shares_by_marks, shares_of_the_win
from spelunke.core.table import LUCK_BIT, filled, refilled
from spelunke.games.adel.box import MOST_SEATS, SMALLEST_COLLECTION
from spelunke.games.adel.policy_likelihood import explained
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_auction import highest_bidder, lone_thief, outbid
from spelunke.games.adel.rules_castle import exhibitors, thieves_are_caught, thieves_at_castle
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    CHEQUE,
    COLLECTION,
    DETECTIVE,
    DONE,
    EXHIBIT,
    GO_TO_CASTLE,
    LOCATION,
    NOBODY,
    NOTHING,
    SHOW,
    TAKE_CHEQUE,
    THEFT,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    WINDOW,
    is_at_castle,
    is_bid,
    is_thief_at_auction,
    is_thief_at_castle,
)
from spelunke.games.adel.rules_collections import (
    NO_CARD,
    best_collection,
    bit,
    count,
    largest_collection,
    lowest,
    may_follow,
    series_of,
    some_card,
)

# Values, in hundredths of a space of the track.
A_SPACE: Final[i64] = 100
ANY_CARD: Final[i64] = 120
CARD_THAT_FITS: Final[i64] = 120
"""One more card in the best collection, on top of the worth of any card."""

LOOT: Final[i64] = 180
"""A card of which nobody knows yet whether it will fit."""

ANY_CHEQUE: Final[i64] = 25
A_THOUSAND: Final[i64] = 2
THIEF_IN_JAIL: Final[i64] = 80
LOSS_OF_ANOTHER: Final[i64] = 50
"""A card less in the collection of the seat that is robbed."""

THE_WIN: Final = 10_000.0
"""Outweighs everything else."""

# How many worlds are looked at where the game may end: the others' hands decide it too.
FEW_WORLDS: Final[i64] = 4
MANY_WORLDS: Final[i64] = 20

# The model of the others, in tenths.
GOES_TO_CASTLE: Final[i64] = 6
BIDS: Final[i64] = 8
EXHIBITS: Final[i64] = 4
STEALS: Final[i64] = 4
WATCHES: Final[i64] = 2

# Of each seat's share of the win, in marks.
FURTHER: Final = 0.17
MORE_CARDS: Final = 0.45

HORIZON: Final[i64] = 60
"""In answers: about three rounds. In longer rollouts luck would drown the effect of the choice."""

OTHERS_THINK: Final[i64] = 75
"""With 0, all thinking players lie in wait at the castle for rule-of-thumb players, and meet each other; with 100, they win no
more against rule-of-thumb players than one of those does."""

_NOT_AT_ALL: Final[i64] = 0


class AdelPolicy(Policy[Adel]):
    """A seat looks at its own hand, and at what everybody can count up of the others' (§12)."""

    def __init__(self, imagined: i64 = 1, horizon: i64 = HORIZON) -> None:
        super().__init__(imagined, horizon, others_think=OTHERS_THINK)
        self.answers: vec[i64] = filled(MOST_SEATS, 0)
        # Where answers are tried.
        self.trial: Adel = Adel()
        # By seat, as on the table: what is laid in an imagined round.
        self.actions: vec[i64] = vec[i64]()
        # By seat: how many cards it would exhibit.
        self.sizes: vec[i64] = filled(MOST_SEATS, 0)
        # The worth of the better card in the windows.
        self.bought: i64 = 0

    def marks(self, table: Adel, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        """In hundredths of a space, added up over the imagined rounds."""
        if table.about == COLLECTION:
            return _marks_of_showing(table, seat, codes)
        if table.about == WINDOW or table.about == THEFT:
            return self._marks_of_cards(table, seat, codes, dice)
        if table.about == CHEQUE:
            return vec[float]([1.0 if code == TAKE_CHEQUE else 0.0 for code in codes])  # §4.3: it can always be of use
        if table.about == LOCATION:
            return self._marks_of_locations(table, seat, codes, dice)
        return self._gains(table, seat, codes, dice)

    def candidates(self, table: Adel, seat: i64) -> vec[i64]:
        """Of several cheques that beat the same cheques of others, only the smallest (§4.2); and everything else."""
        codes = table.legal(seat)
        if not is_bid(codes[0]):
            return codes
        others = table.cheques_at_auction(seat)
        worth = vec[i64]()
        beaten: i64 = -1
        for code in codes:
            if not is_bid(code):
                worth = append(worth, code)
            elif outbid(others, code - BID) != beaten:
                worth = append(worth, code)
                beaten = outbid(others, code - BID)
        if len(worth) == 1 and len(codes) > 1:
            worth = append(worth, codes[1])
        return worth

    def likely(self, table: Adel, seat: i64) -> i64:
        """Nobody gets unseen cards after the deal: exhibitors have shown those that fit, other seats still need some."""
        likely: i64 = LIKELY
        for other in range(table.seats):
            if other != seat:
                likely = likely * explained(table, other) // LIKELY
        return max(likely, 1)

    def chances(self, table: Adel) -> vec[float]:
        """A seat that is further along and holds more cards wins more often; fitted to 120 games of four such players."""
        pawns, hands = table.pawns, table.hands
        return shares_by_marks(
            vec[float]([FURTHER * float(pawns[at]) + MORE_CARDS * float(count(hands[at])) for at in range(table.seats)])
        )

    # Where to go and what to do.

    def _marks_of_locations(self, table: Adel, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        """§3.2: a location is as good as the best action there."""
        actions = table.actions_anywhere(seat)
        gains = self._gains(table, seat, actions, dice)
        marks = vec[float](capacity=2)
        for code in codes:
            best = -THE_WIN
            for at in range(len(actions)):
                if is_at_castle(actions[at]) == (code == GO_TO_CASTLE):
                    best = max(best, gains[at])
            marks = append(marks, best)
        return marks

    def _gains(self, table: Adel, seat: i64, actions: vec[i64], dice: Dice) -> vec[float]:
        """What each action brings, added up over the same imagined rounds."""
        gains = vec[float]([0.0] * len(actions))
        self._begin(table, seat)
        for _round in range(self.imagined):
            self._imagine(table, seat, dice)
            for at in range(len(actions)):
                gains[at] += float(self._gain(table, seat, actions[at]))
        return gains

    # Windows and thefts.

    def _marks_of_cards(self, table: Adel, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        """The worth of the hand afterwards, and what the robbed seat loses; above all the win, if this may end the game."""
        marks = vec[float](capacity=16)
        may_end = False
        for code in codes:
            after = self._after(table, seat, code)
            mark = ANY_CARD * count(after.hands[seat]) + CARD_THAT_FITS * largest_collection(after.hands[seat])
            if table.about == THEFT:
                # When the game is over all hands lie open: what was not seen before does not count.
                left = after.seen[table.robbed] & table.seen[table.robbed]
                mark -= LOSS_OF_ANOTHER * largest_collection(left)
                may_end = may_end or after.asked == 0
            else:
                may_end = may_end or after.asked != LUCK_BIT  # the castle decides, where cards lie face down
            marks = append(marks, float(mark))
        if may_end:
            self._add_the_win(table, seat, codes, marks, dice)
        return marks

    def _add_the_win(self, table: Adel, seat: i64, codes: vec[i64], marks: vec[float], dice: Dice) -> None:
        """In how many worlds each answer wins: in a few, or in many if there it makes a difference which one is given."""
        looked_at: i64 = 0
        worlds = FEW_WORLDS
        while looked_at < worlds:
            looked_at += 1
            world = table.copy()
            world.reshuffle(seat, dice)
            first = 0.0
            for at in range(len(codes)):
                after = self._after(world, seat, codes[at])
                share = 0.0 if after.asked else shares_of_the_win(after.places())[seat]
                marks[at] += THE_WIN * share
                if at == 0:
                    first = share
                elif share != first:
                    worlds = MANY_WORLDS

    def _after(self, table: Adel, seat: i64, code: i64) -> Adel:
        """The table after this answer of the only seat asked, and with a cheque that is to be had; until the next is tried."""
        table.copy_into(self.trial)
        self.answers[seat] = code
        self.trial.step(self.answers)
        if self.trial.asked and self.trial.about == CHEQUE:
            self.answers[lone_thief(self.trial.actions)] = TAKE_CHEQUE
            self.trial.step(self.answers)
        return self.trial

    # Imagined rounds.

    def _begin(self, table: Adel, seat: i64) -> None:
        """What is the same in all imagined rounds."""
        self.actions = refilled(self.actions, table.actions)
        hand = table.hands[seat]
        self.sizes[seat] = largest_collection(hand)
        self.bought = 0
        for card in table.windows:
            if card != NO_CARD:
                fits = largest_collection(hand | bit(card)) - self.sizes[seat]
                self.bought = max(self.bought, ANY_CARD + CARD_THAT_FITS * fits)

    def _imagine(self, table: Adel, seat: i64, dice: Dice) -> None:
        """One round of the others: where they are if that is known, otherwise anywhere."""
        for other in range(table.seats):
            if other != seat:
                castle = table.at_castle >> other & 1 == 1
                if table.about != ACTION:
                    able = table.cheques[other] | table.thieves[other]
                    castle = not able or dice.chance(GOES_TO_CASTLE, 10)
                self.actions[other] = self._at_castle(table, other, dice) if castle else _at_auction(table, other, dice)

    def _at_castle(self, table: Adel, other: i64, dice: Dice) -> i64:
        """An exhibition as large as the hand allows, a thief or a detective."""
        self.sizes[other] = max(largest_collection(table.seen[other]), count(table.hands[other]) * 3 // 4)
        exhibits = EXHIBITS if self.sizes[other] >= SMALLEST_COLLECTION else _NOT_AT_ALL
        steals = STEALS if table.thieves[other] else _NOT_AT_ALL
        ticket = dice.below(exhibits + steals + WATCHES)
        if ticket < exhibits:
            return EXHIBIT
        if ticket < exhibits + steals:
            return THIEF_TO_CASTLE + lowest(table.thieves[other])
        return DETECTIVE

    def _gain(self, table: Adel, seat: i64, action: i64) -> i64:
        """What this action of the seat brings in the imagined round."""
        actions = self.actions
        actions[seat] = action
        if is_bid(action):
            if highest_bidder(actions) == seat:
                return self.bought - _worth_of_cheque(action - BID)
        elif is_thief_at_auction(action):
            payer = highest_bidder(actions)
            if payer != NOBODY and lone_thief(actions) == seat:
                return _worth_of_cheque(actions[payer] - BID)
        elif action == DETECTIVE:
            if thieves_are_caught(actions):
                return A_SPACE * table.detective_spaces(seat)
        elif action == EXHIBIT:
            if self.sizes[seat]:
                return A_SPACE * table.exhibition_spaces(self._better_than(seat)) - LOOT * count(thieves_at_castle(actions))
        elif is_thief_at_castle(action):
            loot = LOOT * count(exhibitors(actions))
            return loot - THIEF_IN_JAIL if thieves_are_caught(actions) else loot
        return 0

    def _better_than(self, seat: i64) -> i64:
        """How many larger exhibitions there are."""
        actions, sizes = self.actions, self.sizes
        return sum(actions[other] == EXHIBIT and sizes[other] > sizes[seat] for other in range(len(actions)))


def _worth_of_cheque(thousands: i64) -> i64:
    return ANY_CHEQUE + A_THOUSAND * thousands


def _at_auction(table: Adel, other: i64, dice: Dice) -> i64:
    """Any cheque, sometimes a thief."""
    cheques, thieves = table.cheques[other], table.thieves[other]
    if cheques and (not thieves or dice.chance(BIDS, 10)):
        return BID + some_card(cheques, dice.below(count(cheques)))
    if thieves:
        return THIEF_TO_AUCTION + lowest(thieves)
    return NOTHING


# What to exhibit.


def _marks_of_showing(table: Adel, seat: i64, codes: vec[i64]) -> vec[float]:
    """§5.3: with rivals, or without thieves, the best collection; alone before thieves, three cards whose loss hurts least."""
    hand, shown = table.hands[seat], table.shown[seat]
    marks = vec[float]()
    if exhibitors(table.actions) == 1 << seat and thieves_at_castle(table.actions):
        for code in codes:
            if code != DONE:
                marks = append(marks, float(_left_at_best(hand, shown | bit(code - SHOW))))
            else:
                marks = append(marks, float(_left_at_worst(hand, shown)) + 0.5 if shown else -1.0)
        return marks
    wanted = best_collection(hand, table.inventory.years) | bit(DONE - SHOW)
    # Cards are laid in their order: the first one that is wanted is the best.
    return vec[float]([float(DONE - code) if wanted & bit(code - SHOW) else -1.0 for code in codes])


def _left_at_best(hand: i64, shown: i64) -> i64:
    """What is left in the end if these cards are shown and, up to three, the best ones that may follow."""
    if count(shown) >= SMALLEST_COLLECTION:
        return _left_at_worst(hand, shown)
    best: i64 = 0
    follow = may_follow(hand, shown)
    while follow:
        first = lowest(follow)
        best = max(best, _left_at_best(hand, shown | bit(first)))
        follow &= ~series_of(first)  # all cards of a series are worth the same, and most may follow the oldest
    return best


def _left_at_worst(hand: i64, shown: i64) -> i64:
    """How large the best collection is after the worst loss of one shown card, counted twice, and of any two."""
    return 2 * _left_after(1, hand, shown) + _left_after(2, hand, shown)


def _left_after(losses: i64, hand: i64, shown: i64) -> i64:
    """How large the best collection is after the worst loss of this many shown cards."""
    if losses == 0:
        return largest_collection(hand)
    worst = count(hand)
    while shown:
        lost = shown & -shown
        shown ^= lost
        worst = min(worst, _left_after(losses - 1, hand & ~lost, shown))
    return worst
