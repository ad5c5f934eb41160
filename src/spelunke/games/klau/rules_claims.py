"""What matches in Klau Mau!, and what everybody remembers of an "I can't" that was believed (RULES.md §8.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.games.klau.box import BIG_SAFE, KEYHOLE, MOTIFS, POLICE, SMALL_SAFE, colours_of, motif_of
from spelunke.games.klau.rules_hands import BIT, Hands

NO_WISH: Final[i64] = -1

# A claim is one number: below, the kind that was to be matched, counted from 1; above it, how many cards may have come since.
NO_CLAIM: Final[i64] = 0
CLAIMED: Final[i64] = 63
SINCE: Final[i64] = 6
_ONE_SINCE: Final[i64] = 1 << SINCE


def _alike(one: int, other: int) -> bool:
    """§3.3: the same motif; a small safe and a big safe are alike."""
    safes = (SMALL_SAFE, BIG_SAFE)
    return motif_of(one) == motif_of(other) or (motif_of(one) in safes and motif_of(other) in safes)


_PILE_KINDS: Final = range(POLICE)
_MATCHES: Final = vec[i64](
    [sum(BIT[kind] for kind in _PILE_KINDS if colours_of(kind) & colours_of(top) or _alike(kind, top)) for top in _PILE_KINDS]
)
KEYHOLES: Final[i64] = sum(BIT[kind] for kind in _PILE_KINDS if motif_of(kind) == KEYHOLE)


def to_match(top: i64, wish: i64) -> i64:
    """The card to be matched: the top one; after a wish a keyhole in that colour, which the same cards match (§3.5)."""
    return top if wish == NO_WISH else wish * MOTIFS + KEYHOLE


def kinds_matching(top: i64, wish: i64) -> i64:
    """§3.2 to §3.5: the mask of kinds that match a top card, or a wish."""
    return _MATCHES[top] if wish == NO_WISH else _MATCHES[to_match(top, wish)]


class Claims(Hands):
    """The hands of one table, and the last believed "I can't" about each."""

    always_match: i64
    """The mask of kinds that match whatever lies on top; those of ``forced_too`` only if one is doubted."""

    forced_too: i64
    claims: vec[i64]
    """By seat: what was to be matched when "I can't" was last believed of this hand, and how many cards may have come since."""

    def remember_claim(self, seat: i64, kind: i64) -> None:
        """§8.8: a believed claim says that no card of this hand matches that kind."""
        self.claims[seat] = kind + 1

    def forget_claim(self, seat: i64) -> None:
        """§8.8: the claim has been checked, or is void."""
        self.claims[seat] = NO_CLAIM

    def denied(self, seat: i64) -> i64:
        """The mask of kinds of which a hand had none then, if the claim was true (§4.5, §4.8)."""
        return _MATCHES[(self.claims[seat] & CLAIMED) - 1] | self.always_match | self.forced_too

    # Cards come and go.

    def comes_in(self, seat: i64) -> None:
        """A card that was not dealt has come into a hand."""
        self.came[seat] += 1
        if self.claims[seat]:
            self.claims[seat] += _ONE_SINCE

    def put_down(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for all to see; one that was denied has come since, if the claim was true (§8.8)."""
        super().put_down(seat, kind)
        claim = self.claims[seat]
        if claim:
            self._one_less(seat, claim, (claim >> SINCE) - (self.denied(seat) >> kind & 1))

    def pass_unseen(self, giver: i64, taker: i64, kind: i64) -> i64:
        witnesses = super().pass_unseen(giver, taker, kind)
        self.comes_in(taker)
        claim = self.claims[giver]
        if claim:
            self._one_less(giver, claim, claim >> SINCE)
        return witnesses

    def pass_hands(self, step: i64) -> None:
        """§8.8: a claim about a hand moves with the hand."""
        super().pass_hands(step)
        claims = self.claims[:]
        for seat in range(self.seats):
            self.claims[(seat + step + self.seats) % self.seats] = claims[seat]

    def _one_less(self, seat: i64, claim: i64, since: i64) -> None:
        """A card has left; ``since`` cards may be new: below 0 the claim was a lie, and if all may be new, it is void."""
        since = min(since, self.came[seat])  # no more than after the deal
        if since < 0 or since == self.sizes[seat]:
            self.claims[seat] = NO_CLAIM
        else:
            self.claims[seat] = claim & CLAIMED | since << SINCE
