"""Reasons at a table of Klau Mau!: what speaks for a card, a claim or a doubt, and against it."""

from collections.abc import Iterable, Iterator
from math import comb

from spelunke.core.lookahead import foreseen
from spelunke.core.types import Reason, Seat, SeatReason, in_percent
from spelunke.games.klau.box import CROOK, KIND_OF, SWAP, Card, Cards, Colour, motif_of, value_of
from spelunke.games.klau.events import HandEmpty, Skipped
from spelunke.games.klau.position import among
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_codes import BELIEVE, CROOK_GOES, DRAW, SWAP_WITH, TURN, WISH
from spelunke.games.klau.rules_errands import CARD_ACTS
from spelunke.games.klau.types import (
    CODEBOOK,
    AnyMove,
    Believe,
    CallPolice,
    Doubt,
    Enough,
    Force,
    Give,
    HandIn,
    HandInAll,
    ICant,
    KlauView,
    Lay,
    LeaveIt,
    LetItHappen,
    Pick,
    Wish,
)
from spelunke.games.klau.view import tell


class GivesUp(Reason, frozen=True, tag=True):
    """The card would be worth so many points in hand when the round is scored."""

    points: int


class NewCard(Reason, frozen=True, tag=True):
    """Police are worth nothing in hand, and bring a card from the pile."""


class LastCard(Reason, frozen=True, tag=True):
    """With the last card the round ends, and an empty hand scores nothing."""


class Steals(Reason, frozen=True, tag=True):
    """A crook may bring a card of somebody else's."""


class Swaps(Reason, frozen=True, tag=True):
    """A swap changes the worst card for one that nobody shows."""


class Skips(Reason, frozen=True, tag=True):
    """These miss a turn."""

    who: tuple[Seat, ...]


class TurnsRound(SeatReason, frozen=True, tag=True):
    """A plan turns play round, so that this player is next."""


class TrueClaim(Reason, frozen=True, tag=True):
    """Nothing in hand matches: one card if it is believed, two if it is doubted."""


class Bluff(SeatReason, frozen=True, tag=True):
    """It is not true: whoever doubts it may choose this card, the best that matches."""

    card: Card


class SeenInHand(SeatReason, frozen=True, tag=True):
    """Whoever may doubt has seen a card in this hand that matches."""

    card: Card


class MatchByTheCards(SeatReason, frozen=True, tag=True):
    """How likely the hand of whoever can't holds a match, by the cards alone."""

    percent: int


class MatchWasSeen(SeatReason, frozen=True, tag=True):
    """The doubter has seen a match in the hand of whoever can't."""

    card: Card


class WrongDoubt(SeatReason, frozen=True, tag=True):
    """If nothing matches, the doubt gives two cards instead of one."""


class LetsThemDraw(SeatReason, frozen=True, tag=True):
    """Whoever is believed draws a card."""


class Costs(SeatReason, frozen=True, tag=True):
    """The forced card is worth so many points to its owner."""

    points: int


class HoldsOfColour(Reason, frozen=True, tag=True):
    """How many cards of the wished colour are in the own hand: without any, "I can't" will be true."""

    colour: Colour
    cards: int


class KnownThere(SeatReason, frozen=True, tag=True):
    """The best card that this seat has seen in that hand, and how many there are to choose from."""

    card: Card
    cards: int


class OnlyCard(SeatReason, frozen=True, tag=True):
    """The hand has no other card: if it is laid or stolen the round ends."""


class Leads(SeatReason, frozen=True, tag=True):
    """Nobody has more points than the one who loses a card."""

    points: int


class SavesWithPolice(Reason, frozen=True, tag=True):
    """Police, who are worth nothing in hand, save a card and bring another."""


class LosesOne(Reason, frozen=True, tag=True):
    """One of so many cards, each as likely, is lost; they are worth so many points."""

    cards: int
    points: int


class AtTheFence(Reason, frozen=True, tag=True):
    """So many points for what is worth so many in hand, and as many new cards."""

    points: int
    worth: int
    cards: int


REASONS: dict[type[Reason], str] = {
    GivesUp: "§6.3",
    NewCard: "§3.6",
    LastCard: "§6.4",
    Steals: "§5.7",
    Swaps: "§5.11",
    Skips: "§5.4",
    TurnsRound: "§5.6",
    TrueClaim: "§4.6",
    Bluff: "§4.5",
    SeenInHand: "§4.5",
    MatchByTheCards: "§4.5",
    MatchWasSeen: "§4.5",
    WrongDoubt: "§4.6",
    LetsThemDraw: "§4.3",
    Costs: "§4.5",
    HoldsOfColour: "§3.5",
    KnownThere: "§5.8",
    OnlyCard: "§6.1",
    Leads: "§6.6",
    SavesWithPolice: "§5.9",
    LosesOne: "§5.8",
    AtTheFence: "§7.12",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Klau, view: KlauView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first: what the rules make of the move at a table that looks like this."""
    match move:
        case LeaveIt() | Enough():
            return ()
        case Wish(colour=colour):
            return (HoldsOfColour(colour, _of_colour(view.open.hand, colour)),)
        case Pick(whom=whom):
            return tuple(_of_target(view, whom))
        case LetItHappen():
            return (LosesOne(sum(view.open.hand.values()), view.open.worth),)
    return tuple(_of_answer(view, Tried(table, view, move)))


class Tried:
    """A move tried out at a table that this seat could be sitting at: before, after, and what everybody hears at once."""

    def __init__(self, table: Klau, view: KlauView, move: AnyMove) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.move = move
        self.before = table
        self.after = table.copy()
        self.events = foreseen(self.after, CODEBOOK.code(move), tell, self.seat, int(BELIEVE))

    def draws(self, seat: int) -> bool:
        """Whether that seat draws a card now."""
        return self.after.about == DRAW and self.after.errands.drawing == seat

    def in_play_order(self, seats: Iterable[int]) -> list[int]:
        """These seats, from the one after the seat on (§3.7)."""
        return sorted(seats, key=lambda seat: (seat - self.seat) * int(self.before.rounds.direction) % self.before.seats)

    def points_given_up(self, seat: int, card: Card) -> int:
        """What the card is worth in that hand now."""
        without = self.before.copy()
        without.put_down(seat, KIND_OF[card])
        return int(self.before.points_of(seat) - without.points_of(seat))

    def forcible(self, cards: Cards) -> Cards:
        """Those of the cards that would give a bluff away (§4.5, §4.8)."""
        return among(cards, self.before.discard.forcible())


def _of_answer(view: KlauView, tried: Tried) -> Iterator[Reason]:
    match tried.move:
        case Lay(card=card):
            yield from _of_laying(tried, card)
        case ICant():
            yield from _of_claiming(view, tried)
        case Doubt() | Believe():
            yield from _of_doubt(view, tried)
        case Force(card=card):
            yield from _of_forcing(tried, card)
        case CallPolice() if tried.draws(tried.seat):
            yield SavesWithPolice()
        case Give(card=card):
            yield GivesUp(tried.points_given_up(tried.seat, card))
        case HandIn() | HandInAll():
            before, after, seat = tried.before, tried.after, tried.seat
            worth = before.points_of(seat) - after.points_of(seat)
            cards = before.hands.sizes[seat] - after.hands.sizes[seat]
            yield AtTheFence(int(after.rounds.totals[seat] - before.rounds.totals[seat]), int(worth), int(cards))


def _of_colour(cards: Cards, colour: Colour) -> int:
    return sum(copies for card, copies in cards.items() if colour in card.split("_"))


def _best(cards: Cards) -> Card:
    return max(cards, key=lambda card: value_of(KIND_OF[card]))


# The own turn.


def _of_laying(tried: Tried, card: Card) -> Iterator[Reason]:
    after, seat = tried.after, tried.seat
    if card == "police":
        if tried.draws(seat):
            yield NewCard()
        return
    if HandEmpty(seat) in tried.events or (after.about == WISH and not after.hands.sizes[seat]):
        yield LastCard()
    skipped = tuple(event.who for event in tried.events if isinstance(event, Skipped) and event.who != seat)
    if after.about == CROOK_GOES:
        yield Steals()
    elif after.about == SWAP_WITH:
        yield Swaps()
    elif skipped:
        yield Skips(skipped)
    elif after.about == TURN and after.rounds.direction != tried.before.rounds.direction and after.seats > 2:
        yield TurnsRound(int(after.rounds.active))
    if card != "watchdog":  # §7.17: on the table it is worth as much
        yield GivesUp(tried.points_given_up(seat, card))


def _of_claiming(view: KlauView, tried: Tried) -> Iterator[Reason]:
    assert view.remembered is not None
    forced = tried.forcible(view.open.hand)
    doubters = tried.in_play_order(tried.after.seats_asked())
    known = ((doubter, tried.forcible(view.remembered.seen_of_mine[doubter])) for doubter in doubters)
    if not forced:
        yield TrueClaim()
    elif who := next(((doubter, seen) for doubter, seen in known if seen), None):
        yield SeenInHand(who[0], _best(who[1]))
    else:
        yield Bluff(doubters[0], _best(forced))


# Others' turns.


def _of_doubt(view: KlauView, tried: Tried) -> Iterator[Reason]:
    assert view.remembered is not None
    active = view.open.active
    seen, unseen = view.remembered.seen[active], view.remembered.unseen
    forced, fitting = tried.forcible(seen), sum(tried.forcible(unseen).values())
    if forced:
        yield MatchWasSeen(active, _best(forced))
    else:
        hidden, among = view.open.cards_left[active] - sum(seen.values()), sum(unseen.values())
        yield MatchByTheCards(active, in_percent(1 - comb(among - fitting, hidden) / comb(among, hidden)))
    if isinstance(tried.move, Believe):
        if tried.draws(active):
            yield LetsThemDraw(active)
        return
    if view.open.cards_left[active] == 1 and (forced or fitting):
        yield OnlyCard(active)
    if not forced and view.open.pile:
        yield WrongDoubt(active)


def _of_forcing(tried: Tried, card: Card) -> Iterator[Reason]:
    active = int(tried.before.rounds.active)
    yield Costs(active, tried.points_given_up(active, card))
    acts = tried.after.errands.then == CARD_ACTS and motif_of(KIND_OF[card]) in (CROOK, SWAP)
    if tried.before.hands.sizes[active] == 1 and card != "police" and not acts:  # §4.8: a card is drawn for police
        yield OnlyCard(active)


def _of_target(view: KlauView, whom: int) -> Iterator[Reason]:
    assert view.remembered is not None
    if view.about == "crook" and view.open.cards_left[whom] == 1:
        yield OnlyCard(whom)
    if seen := view.remembered.seen[whom]:
        yield KnownThere(whom, _best(seen), view.open.cards_left[whom])
    if 0 < view.open.totals[whom] == max(view.open.totals):
        yield Leads(whom, view.open.totals[whom])
