"""The auction house of Adel verpflichtet: cheques buy, thieves take what was just paid (§4)."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import LUCK_BIT
from spelunke.games.adel.rules_castle import CastleTable
from spelunke.games.adel.rules_codes import (
    ACTION,
    AUCTION_CLOSED,
    BID,
    BOTH,
    BOUGHT,
    BUY,
    CHEQUE_STOLEN,
    CONFRONTATION,
    NO_ACTION,
    NOBODY,
    REVEALED,
    THIEVES_IN_VAIN,
    TURN,
    WINDOW,
    is_bid,
    is_thief_at_auction,
)
from spelunke.games.adel.rules_collections import NO_CARD, bit


def highest_bidder(actions: vec[i64]) -> i64:
    """§4.2: the seat that laid the highest cheque, or NOBODY."""
    bidder: i64 = NOBODY
    highest: i64 = BID
    for seat in range(len(actions)):
        if is_bid(actions[seat]) and actions[seat] > highest:
            bidder = seat
            highest = actions[seat]
    return bidder


def outbid(cheques: i64, cheque: i64) -> i64:
    """§4.2: those of these cheques that this one is higher than."""
    return cheques & bit(cheque) - 1


def lone_thief(actions: vec[i64]) -> i64:
    """§4.3, §4.4: the seat with the only thief at the auction house; NOBODY if there is none, or more than one."""
    thief: i64 = NOBODY
    for seat in range(len(actions)):
        if is_thief_at_auction(actions[seat]):
            if thief != NOBODY:
                return NOBODY
            thief = seat
    return thief


class AuctionTable(CastleTable):
    """The third phase of a round."""

    def cheques_at_auction(self, seat: i64) -> i64:
        """The cheques that others than this seat may lay, as far as it is known who is there."""
        cheques: i64 = 0
        for other in range(self.seats):
            if other != seat and not self.at_castle >> other & 1:
                cheques |= self.cheques[other]
        return cheques

    def open_auction(self) -> None:
        """§4.1, §4.2: the seat that laid the highest cheque pays it and chooses."""
        if self.tape is not None:
            for seat in range(self.seats):
                if self.about == BOTH or not self.at_castle >> seat & 1:
                    self.tape.write(REVEALED, seat, self.actions[seat])
        buyer = highest_bidder(self.actions)
        if buyer == NOBODY:
            self.thieves_at_auction()
            return
        self.paid = self.actions[buyer] - BID
        self.cheques[buyer] &= ~bit(self.paid)
        self.register |= bit(self.paid)
        self.about = WINDOW
        self.asked = 1 << buyer

    def buy(self, answers: vec[i64]) -> None:
        """§4.2: the chosen collectible changes hands, and the next one of its pile is turned up."""
        buyer = highest_bidder(self.actions)
        window = answers[buyer] - BUY
        card = self.windows[window]
        self.windows[window] = NO_CARD
        self.hands[buyer] |= bit(card)
        self.seen[buyer] |= bit(card)
        if self.tape is not None:
            self.tape.write(BOUGHT, buyer, card, self.paid, window)
        if self.piles[window]:
            self.about = TURN
            self.asked = LUCK_BIT
            return
        if self.tape is not None and self.windows[1 - window] == NO_CARD:
            self.tape.write(AUCTION_CLOSED)
        self.thieves_at_auction()

    def thieves_at_auction(self) -> None:
        """§4.3, §4.4: a thief alone takes the cheque just paid; two or more get nothing. All go home at once."""
        thief = lone_thief(self.actions)
        if thief != NOBODY and self.paid:
            self.register &= ~bit(self.paid)
            self.cheques[thief] |= bit(self.paid)
            if self.tape is not None:
                self.tape.write(CHEQUE_STOLEN, thief, self.paid, highest_bidder(self.actions))
        elif self.tape is not None:
            who = [seat for seat in range(self.seats) if is_thief_at_auction(self.actions[seat])]
            if who:
                self.tape.write(THIEVES_IN_VAIN, *who)
        for seat in range(self.seats):
            if not self.at_castle >> seat & 1:
                self.actions[seat] = NO_ACTION  # §4.5
        self.paid = 0
        self._go_on_to_the_castle()

    def _go_on_to_the_castle(self) -> None:
        if self.inventory.variant == CONFRONTATION:
            # §10.3: the same two meet again, and choose anew.
            self.at_castle = (1 << self.seats) - 1
            self.about = ACTION
            self.asked = self.at_castle
        else:
            self.open_castle()
