"""What stays the same in a game of Tock: who plays with whom, and the house rules. The paragraphs are those of RULES.md."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.games.tock.box import RANKS, House


@final
class Customs:
    """The teams and the house rules, looked up once. They never change, so tables share them.

    >>> customs = Customs(6, House())
    >>> list(customs.partner), int(customs.rivals), customs.is_friend(5, 4)
    ([3, 4, 5, 0, 1, 2], 4, True)
    """

    def __init__(self, seats: i64, house: House) -> None:
        self.house = house
        self.seats = seats
        self.half: i64 = 0 if seats == 5 else seats // 2  # §2.2, §2.3: 0 if everybody plays alone
        self.partner = vec[i64]([(seat + self.half) % seats for seat in range(seats)])
        self.rivals: i64 = seats - 2 if self.half else seats - 1
        self.partner_blocks = self.half > 0 and house.partner_landing == "forbidden"  # §5.4, §8.1
        self.full_lap = house.require_full_lap  # §8.3
        self.forced_capture = house.forced_capture  # §8.4
        self.rest_is_free = house.seven_remainder == "free"  # §8.2
        self.rest_follows_last_piece = house.seven_remainder == "last_piece_only"
        self.hand: i64 = house.hand
        self.full_pack: i64 = sum([house.decks * house.cards.get(rank, 0) << 4 * place for place, rank in enumerate(RANKS)])

    def is_friend(self, pawn: i64, colour: i64) -> bool:
        """Whether a pawn is of this colour or its partner's."""
        owner = pawn >> 2
        return owner == colour or owner == self.partner[colour]
