"""Chips in Auf Teufel komm raus: bets that are settled, bonuses, payments by pact, pawns. The rest is in rules.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.observation import how_many_bits
from spelunke.core.ranking import places_by_score
from spelunke.core.table import Table
from spelunke.games.teufel.box import BONUS, GOAL, PACT_PAYMENT, SMALLEST_CHIP

# Notes for the tape: first those of the chips, then those that rules.py writes.
PAID, BANK_PAID, LOST, WON, AMOUNT_BONUS, PIECES_BONUS, MOVED, PACTS = range(8)
STARTED, STAKED, TURNED, LAID, BURNT, OVEN_EMPTY, REFILLED, ROUND_BEGAN, ENDED, RECKONED = range(8, 18)

NOBODY: Final[i64] = -1

NO_STAKE: Final[i64] = -1
"""Of a seat that does not bet, and of all seats before the bet; a stake of 0 is a stake."""


def step_of(track: vec[i64], total: i64) -> i64:
    """§6.2, §6.4: the steps along the track that a total gives a pawn; number spaces are even, gaps are odd."""
    if total >= GOAL:
        return 2 * (len(track) - 1)
    space: i64 = 0
    while track[space] < total:
        space += 1
    if space and track[space] > total:
        return 2 * space - 1
    return 2 * space


def least_at(track: vec[i64], step: i64) -> i64:
    """§6.2: the smallest total that brings a pawn there."""
    if step == 0:
        return 0
    return track[step // 2] + SMALLEST_CHIP * (step % 2)


def most_at(track: vec[i64], step: i64) -> i64:
    """§6.2: the largest total that leaves a pawn there; of the last space, where the game is over, its number."""
    return track[(step + 1) // 2] - SMALLEST_CHIP * (step % 2)


def payout(stake: i64, top: i64, amount: i64) -> i64:
    """§5.2 to §5.5: what comes back of a stake if ``top`` is the highest stake and ``amount`` the highest coal amount.

    >>> [int(payout(50, top, amount)) for top, amount in ((50, 40), (60, 50), (50, 90))]
    [0, 100, 150]
    """
    if stake > amount:
        return 0
    return 3 * stake if stake == top else 2 * stake


class Chips(Table):
    """The half of a table that is counted in chips."""

    rounds: i64 = 0  # after how many rounds the game ends at the latest; 0 for no limit
    track: vec[i64] = vec[i64]()  # the number spaces, e.g. 50 (which is "0-50"), 200, 300, 500, 800, 1200, 1600; never changed
    round: i64 = 1  # the round being played, from 1
    start: i64 = NOBODY  # the start player of this round, or NOBODY before the first is found
    chips: vec[i64] = vec[i64]()  # by seat: chips that are not staked, e.g. 200
    stakes: vec[i64] = vec[i64]()  # by seat: the stake that lies open, or NO_STAKE
    pawns: vec[i64] = vec[i64]()  # by seat: steps along the track
    pacts: i64 = 0  # bits of the seats that have a pact with the devil this round; nobody has one in the first (§2.4)
    best_amount: i64 = 0  # the highest coal amount of the round so far
    best_seats: i64 = 0  # bits of the seats that laid it
    most_pieces: i64 = 0
    most_seats: i64 = 0  # bits of the seats that laid the most pieces

    def left_of(self, seat: i64) -> i64:
        """§1.4: the left neighbour is the next seat."""
        return seat + 1 if seat + 1 < self.seats else 0

    def seats_in(self, bits: i64) -> list[int]:
        """The seats of some bits, for a note."""
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def top_stake(self) -> i64:
        """§5.5: the highest stake of the round, whether it will be won or lost."""
        top: i64 = NO_STAKE
        for stake in self.stakes:
            top = max(top, stake)
        return top

    def highest_bets(self) -> i64:
        """§5.5: bits of the seats with the highest stake, if anything is staked at all."""
        top = self.top_stake()
        return self._who_bets(top, top) if top > 0 else 0

    def bets_won_by(self, amount: i64, above: i64) -> i64:
        """§5.3: bits of the seats whose bets this coal amount wins, and an amount of ``above`` did not."""
        return self._who_bets(above + 1, amount)

    def _who_bets(self, least: i64, most: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if least <= self.stakes[seat] <= most:
                found |= 1 << seat
        return found

    def fine(self, payer: i64) -> i64:
        """§7.6, §7.7: what a devil costs this seat: fifty for every other seat with a pact, while it has fifty unstaked."""
        creditors = how_many_bits(self.pacts & ~(1 << payer))
        return PACT_PAYMENT * min(creditors, self.chips[payer] // PACT_PAYMENT)

    def pay_pacts(self, payer: i64) -> None:
        """§7.6 to §7.8: fifty to every other seat with a pact, clockwise, from the payer or else from the bank."""
        fine = self.fine(payer)
        self.chips[payer] -= fine
        seat = self.left_of(payer)
        while seat != payer:
            if self.pacts >> seat & 1:
                self.chips[seat] += PACT_PAYMENT
                if self.tape is not None:
                    self.tape.write(PAID if fine else BANK_PAID, payer, seat, PACT_PAYMENT)
                fine = max(0, fine - PACT_PAYMENT)
            seat = self.left_of(seat)

    def rank_coal(self, seat: i64, amount: i64, pieces: i64) -> None:
        """§5.6, §5.7: remember who leads, now that this seat has laid down so much; several may."""
        if amount >= self.best_amount:
            self.best_seats = 1 << seat | (self.best_seats if amount == self.best_amount else 0)
            self.best_amount = amount
        if pieces >= self.most_pieces:
            self.most_seats = 1 << seat | (self.most_seats if pieces == self.most_pieces else 0)
            self.most_pieces = pieces

    def reckon(self) -> None:
        """§5 to §7: bets, bonuses, pawns, and who has a pact from now on."""
        self._settle_bets()
        self._grant_bonuses()
        self._move_pawns()
        self.pacts = self.pacts_by_pawns()
        if self.tape is not None and self.pacts:
            self.tape.write(PACTS, *self.seats_in(self.pacts))

    def _settle_bets(self) -> None:
        """§5.1 to §5.5, §5.9: every stake is measured against the best amount of any single player."""
        top = self.top_stake()
        seat = self.start
        for _ in range(self.seats):
            stake = self.stakes[seat]
            self.stakes[seat] = NO_STAKE
            if stake > 0:
                paid = payout(stake, top, self.best_amount)
                self.chips[seat] += paid
                if self.tape is not None:
                    self.tape.write(WON if paid else LOST, seat, stake, paid - stake, int(stake == top))
            seat = self.left_of(seat)

    def _grant_bonuses(self) -> None:
        """§5.6 to §5.8: for the highest amount and for the most pieces, to everybody who has them."""
        for seat in range(self.seats):
            if self.best_seats >> seat & 1:
                self.chips[seat] += BONUS
            if self.most_seats >> seat & 1:
                self.chips[seat] += BONUS
        if self.tape is not None and self.best_seats:
            self.tape.write(AMOUNT_BONUS, self.best_amount, BONUS, *self.seats_in(self.best_seats))
            self.tape.write(PIECES_BONUS, self.most_pieces, BONUS, *self.seats_in(self.most_seats))

    def _move_pawns(self) -> None:
        """§6.2."""
        for seat in range(self.seats):
            step = step_of(self.track, self.chips[seat])
            if self.tape is not None and step != self.pawns[seat]:
                self.tape.write(MOVED, seat, step, least_at(self.track, step), most_at(self.track, step))
            self.pawns[seat] = step

    def pacts_by_pawns(self) -> i64:
        """§7.1 to §7.3: bits of the seats whose pawn is alone in the last position, or on 0-50."""
        last = self.pawns[0]
        for step in self.pawns:
            last = min(last, step)
        rearmost: i64 = 0
        for seat in range(self.seats):
            if self.pawns[seat] == last:
                rearmost |= 1 << seat
        if last and rearmost & (rearmost - 1):
            return 0  # §7.3: several share a last position that is not 0-50
        return rearmost

    def is_over(self) -> bool:
        """§10.1, and §10.5 under the house rule."""
        return self.round == self.rounds or any(self.has_reached_the_goal(seat) for seat in range(self.seats))

    def has_reached_the_goal(self, seat: i64) -> bool:
        """§10.1: whether this seat has what ends the game."""
        return self.chips[seat] >= GOAL

    def scores(self) -> vec[i64]:
        """Every seat's total, its stake included."""
        return vec[i64]([self.chips[seat] + max(self.stakes[seat], 0) for seat in range(self.seats)])

    def places(self) -> vec[i64]:
        return places_by_score(self.scores())  # §10.2
