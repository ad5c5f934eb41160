"""The numbers the rules of Adel verpflichtet speak in: codes, questions, notes, and what the box holds by number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.games.adel.box import COLOURS, LONGEST_SERIES, SERIES, House, variant_of

# Codes. Never renumber.
GO_TO_AUCTION: Final[i64] = 0
GO_TO_CASTLE: Final[i64] = 1
BID: Final[i64] = 1  # plus the cheque in thousands, 1 to 49
THIEF_TO_AUCTION: Final[i64] = 50  # plus its number, 1 to 20
THIEF_TO_CASTLE: Final[i64] = 70  # plus its number, 1 to 20
DETECTIVE: Final[i64] = 91
EXHIBIT: Final[i64] = 92
NOTHING: Final[i64] = 93
BUY: Final[i64] = 94  # and the other window
SHOW: Final[i64] = 96  # and 59 more, one a collectible
DONE: Final[i64] = 156
STEAL: Final[i64] = 157  # and 59 more, one a collectible
LEAVE_IT: Final[i64] = 217
DRAW_COLOUR: Final[i64] = 218  # and four more
TURN_CARD: Final[i64] = 223  # and 59 more, one a collectible
TAKE_CHEQUE: Final[i64] = 283
LEAVE_CHEQUE: Final[i64] = 284

# What an ask is about.
COLOUR: Final[i64] = 0
DEAL: Final[i64] = 1
TURN: Final[i64] = 2
LOCATION: Final[i64] = 3
ACTION: Final[i64] = 4
BOTH: Final[i64] = 5
WINDOW: Final[i64] = 6
COLLECTION: Final[i64] = 7
THEFT: Final[i64] = 8
CHEQUE: Final[i64] = 9

# Notes for the tape.
DREW_COLOUR, DEALT_CARD, TURNED, ROUND_BEGAN, WENT, REVEALED, BOUGHT, CHEQUE_STOLEN, THIEVES_IN_VAIN, AUCTION_CLOSED = range(10)
SHOWED, EXHIBITION_MOVED, STOLE, LEFT_IT, ARRESTED, RELEASED, DETECTIVE_MOVED, DETECTIVES_IN_VAIN = range(10, 18)
LAST_EXHIBITION, LAST_MOVED, ENDED, CHEQUE_LEFT = range(18, 22)

# The variants (§10): with three or more it is always PLAIN.
PLAIN: Final[i64] = 0
SURPRISE: Final[i64] = 1
CONFRONTATION: Final[i64] = 2

NO_COLOUR: Final[i64] = -1
NO_ACTION: Final[i64] = -1
NOBODY: Final[i64] = -1


def is_bid(action: i64) -> bool:
    """Whether it is a cheque."""
    return BID < action <= THIEF_TO_AUCTION


def is_thief_at_auction(action: i64) -> bool:
    """Whether it is a thief who goes to the auction house."""
    return THIEF_TO_AUCTION < action <= THIEF_TO_CASTLE


def is_thief_at_castle(action: i64) -> bool:
    """Whether it is a thief who goes to the castle."""
    return THIEF_TO_CASTLE < action < DETECTIVE


def is_at_castle(action: i64) -> bool:
    """§10.2: whether an action that was chosen together with its location is laid at the castle."""
    return action > THIEF_TO_CASTLE


class Inventory:
    """What the box holds under some house rules, as lookup tables. Tables share it, nobody changes it."""

    def __init__(self, house: House, seats: i64) -> None:
        self.house: House = house
        self.variant: i64 = {"plain": PLAIN, "surprise": SURPRISE, "confrontation": CONFRONTATION}[variant_of(house, seats)]
        # Whether the exhibition may be played without a collection (§11.2).
        self.bluff: bool = house.allow_bluff_exhibition
        # Whether a thief may leave a card (§11.3).
        self.may_decline: bool = house.thief_may_decline
        # Whether a thief alone at the auction house has no choice (§11.13).
        self.must_take: bool = house.auction_thief_must_take
        # 0: none.
        self.round_limit: i64 = house.round_limit
        castles = house.track.castles
        # By space, the club room first: how far the best exhibition goes when the leader stands there.
        self.best: vec[i64] = vec[i64]([house.track.club.best] + [way.best for way in castles for _ in range(way.spaces)])
        # By space: how far the second-best goes.
        self.second: vec[i64] = vec[i64]([house.track.club.second] + [way.second for way in castles for _ in range(way.spaces)])
        # The first space at the banquet table, e.g. 40.
        self.banquet: i64 = len(self.best)
        # By rank, the first rank first: how far a successful detective goes.
        self.detectives: vec[i64] = vec[i64](house.detectives)
        dated = [(*house.collectibles.get(series, ()), *[0] * LONGEST_SERIES)[:LONGEST_SERIES] for series in SERIES]
        # By collectible; 0 where there is none.
        self.years: vec[i64] = vec[i64]([year for years in dated for year in years])
        # All collectibles, as bits.
        self.cards: i64 = sum([2**card for card, year in enumerate(self.years) if year])
        # By colour: bit n is the cheque of n thousand.
        self.cheques: vec[i64] = vec[i64]([sum([2 ** (cheque // 1000) for cheque in house.cheques[of]]) for of in COLOURS])
        self.all_cheques: i64 = sum(self.cheques)
        # By colour: bit n is the thief of number n.
        self.thieves: vec[i64] = vec[i64]([sum([2**thief for thief in house.thieves[of]]) for of in COLOURS])
        self.all_thieves: i64 = sum(self.thieves)
