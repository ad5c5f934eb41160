"""The policy of Klau Mau!: a heuristic for what to keep, lay and draw, and how often to bluff and doubt."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import LIKELY, Policy, shares_by_marks
from spelunke.core.table import bits_of, filled
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau.box import BOMB, CROOK, KEYHOLE, KINDS, PLAN, POINTS_AT_THE_FENCE, POLICE, SWAP, WATCHDOG, value_of
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_cards import ALL_COLOURS, BIT, MOTIF_OF, NUMBER_CARDS, OF_COLOUR, codes_of, kind_of_number
from spelunke.games.klau.rules_claims import SINCE
from spelunke.games.klau.rules_hands import KIND, SEEN

BLUFFS: Final = 0.5
"""The assumed rate at which a player who could lay a card says "I can't"."""

RIGHT_DOUBT: Final = 6.0
"""How many times what a wrong doubt costs (one more card for them) a right one gains (a card, and their best match lost)."""

MOOD: Final = 0.6
"""The random noise on a choice, in points, so that the player cannot be predicted."""

SAYS_I_CANT: Final = vec[i64]([LIKELY, LIKELY * 9 // 10, LIKELY // 4, LIKELY // 20])
"""By the number of kinds that could be laid instead: how likely a player says "I can't" all the same."""

SELDOM_WITH_POLICE: Final[i64] = 15

POLICE_IN_HAND: Final = 0.7
"""No points, but good against crooks, and for a new card."""

ZERO_BOMB_IN_HAND: Final = -5.0
"""Where the bomb makes the whole hand worthless (§7.20)."""

EMPTY_HAND: Final = 4.0
"""The cost of having no card left, besides the card itself."""

TO_THE_LEADER: Final = 0.2
A_WIN: Final = 20.0
"""In points: what a win is worth at the end of the game …"""

SURE_WIN: Final = 1000.0
"""… and what it is worth if nothing can prevent it."""

A_POINT: Final = 0.28
"""In marks, in the last round: fitted to 150 games of four such players."""

HORIZON: Final[i64] = 60
"""In answers: about half a round. In longer rollouts luck would drown the effect of the choice."""

_THOUSAND: Final[i64] = 1000
_WORTH: Final = vec[float]([POLICE_IN_HAND if kind == POLICE else float(value_of(kind)) for kind in range(KINDS)])
"""What it is worth to hold a card."""

_TENTHS: Final = vec[i64]([round(10 * worth) for worth in _WORTH])
"""The same in whole tenths, whose sum does not depend on the order of hidden cards."""


class KlauPolicy(Policy[Klau]):
    """A seat counts its own cards, those it has seen in other hands, and all that it has not seen (§8)."""

    def __init__(self, imagined: i64 = 1, horizon: i64 = HORIZON) -> None:
        super().__init__(imagined, horizon)
        self.world: Klau = Klau()
        self.scratch: Klau = Klau()

    def marks(self, table: Klau, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        """The expected gain of each answer, in points; an answer that ends the game by what places it brings."""
        about = table.about
        usual = 0.0 if about == code.CLAIM or about == code.FORCE else _usual(table, seat)
        is_moody = about == code.TURN or about == code.CROOK_GOES or about == code.SWAP_WITH or about == code.SURROUNDED
        marks = vec[float](capacity=len(codes))
        for answer in codes:
            mark = _mark(table, seat, answer, usual)
            if is_moody:
                mark += MOOD * float(dice.below(_THOUSAND)) / 1000.0
            elif answer == code.DOUBT:
                mark -= (float(dice.below(_THOUSAND)) + 0.5) / 1000.0  # so that it doubts as often as it suspects a bluff
            marks = append(marks, mark)
        return self._with_ends(table, seat, codes, marks, dice) if _may_end(table, seat) else marks

    def _with_ends(self, table: Klau, seat: i64, codes: vec[i64], marks: vec[float], dice: Dice) -> vec[float]:
        """Judge the answers that end the game by how often they win in imagined worlds, beside playing on."""
        ended, won = filled(len(codes), 0), filled(len(codes), 0)
        answers = filled(table.seats, 0)
        plays_on = 0.0
        for _ in range(self.imagined):
            table.copy_into(self.world)
            self.world.reshuffle(seat, dice)
            plays_on += self.chances(self.world)[seat] / float(self.imagined)
            for at in range(len(codes)):
                self.world.copy_into(self.scratch)
                answers[seat] = codes[at]  # others who are asked with it are taken to believe (§9.28)
                self.scratch.step(answers)
                if not self.scratch.asked:
                    ended[at] += 1
                    if self.scratch.places()[seat] == 1:
                        won[at] += 1
        for at in range(len(codes)):
            if won[at] == self.imagined and table.asked == 1 << seat:
                marks[at] += SURE_WIN
            elif ended[at]:
                marks[at] += A_WIN * (float(won[at]) - float(ended[at]) * plays_on) / float(self.imagined)
        return marks

    def candidates(self, table: Klau, seat: i64) -> vec[i64]:
        """Everything except a bluff that one who may doubt is sure to see through, if several cards can be laid instead."""
        codes = table.legal(seat)
        if table.about != code.TURN or len(codes) <= 2 or _may_end(table, seat):
            return codes
        seen_through = table.hands.is_known_to(table.may_doubt(seat), seat, table.discard.forcible())
        return codes[: len(codes) - 1] if seen_through else codes  # "I can't" is the last

    def likely(self, table: Klau, seat: i64) -> i64:
        """A seat that says "I can't" seldom has several cards to lay, and hardly ever police (§4.1), nor had it then (§8.8)."""
        likely = LIKELY
        if table.about == code.CLAIM and table.rounds.active != seat:
            likely = _says_so(table, table.rounds.active)
        for other in range(table.seats):
            if table.claims.said[other] and other != seat:
                likely = likely * _said_so(table, other) // LIKELY
        return max(likely, 1)

    def chances(self, table: Klau) -> vec[float]:
        """A seat with more points, those in hand included, wins more often; the more so the fewer rounds are left."""
        totals, rounds_left = table.rounds.totals, float(table.rounds.last - table.rounds.round + 1)
        return shares_by_marks(
            vec[float]([A_POINT * float(totals[seat] + table.points_of(seat)) / rounds_left for seat in range(table.seats)])
        )


def _may_end(table: Klau, seat: i64) -> bool:
    """Whether an answer of this seat may end the game before luck is asked: it has hardly a card, or the pile is empty."""
    if table.about == code.SURROUNDED:
        return table.rounds.is_last() or table.switches.surrounded_ends_game
    return table.rounds.is_last() and (table.hands.sizes[seat] <= 1 or table.pile.is_empty())


def _mark(table: Klau, seat: i64, answer: i64, usual: float) -> float:
    """The expected gain of an answer, in points; of a doubt, how likely it is right."""
    about = table.about
    if about == code.TURN:
        return _mark_of_claim(table, seat, usual) if answer == code.I_CANT else _mark_of_card(table, seat, answer, usual)
    if answer == code.DOUBT:
        return _suspicion(_chance_of_match(table, seat, table.rounds.active, 1 << seat))
    if about == code.FORCE:
        return -1.0 if answer - code.FORCE_KIND == POLICE else _WORTH[answer - code.FORCE_KIND]
    if about == code.WISH:
        return -float(table.hands.count(seat, OF_COLOUR[answer - code.WISH_COLOUR]))  # then "I can't" will be true
    if about == code.GIVE:
        return -_worth(table, answer - code.GIVE_KIND)
    if about == code.MAY_DRAW:
        return _mark_of_drawing(table, seat, usual) if answer == code.DRAW_THEM else 0.0
    if about == code.FENCE_CALLS:
        return _mark_at_the_fence(table, seat, answer, usual)
    if code.PICK_SEAT <= answer < code.PICK_SEAT + table.seats:
        return _mark_of_target(table, seat, answer - code.PICK_SEAT, usual)
    return 1.0 if answer == code.CALL_POLICE else 0.0


def _worth(table: Klau, kind: i64) -> float:
    return ZERO_BOMB_IN_HAND if kind == BOMB and table.switches.bomb_is_zero else _WORTH[kind]


# What others have said.


def _says_so(table: Klau, seat: i64) -> i64:
    """How likely a player with this hand says "I can't" now, out of LIKELY."""
    cards = table.hands.held[seat] & table.discard.matching()
    matches: i64 = 0
    while cards and matches < len(SAYS_I_CANT) - 1:
        cards &= cards - 1
        matches += 1
    said = SAYS_I_CANT[matches]
    return said // SELDOM_WITH_POLICE if table.hands.held[seat] & BIT[POLICE] else said


def _said_so(table: Klau, seat: i64) -> i64:
    """How likely the owner of this hand made the remembered claim; nobody knows which of the cards came later."""
    hands, size = table.hands, table.hands.sizes[seat]
    matches = hands.count(seat, table.claims.denied(seat) & ~BIT[POLICE])
    # Each card was equally likely to be there then. The average number of matches, in thousandths of a card …
    was_there = LIKELY * (size - (table.claims.said[seat] >> SINCE)) // size
    matches = min(matches * was_there, LIKELY * (len(SAYS_I_CANT) - 1) - 1)
    few = SAYS_I_CANT[matches // LIKELY]
    said = few - (few - SAYS_I_CANT[matches // LIKELY + 1]) * (matches % LIKELY) // LIKELY
    # … and the probability of police.
    police = min(hands.count(seat, BIT[POLICE]) * was_there, LIKELY)
    return (said * (LIKELY - police) + said * police // SELDOM_WITH_POLICE) // LIKELY


# What this seat has not seen.


def _usual(table: Klau, seat: i64) -> float:
    """The average worth of a card that this seat has not seen."""
    hands, copies = table.hands, table.pile.copies
    cards, unseen = hands.cards, table.pile.left
    tenths: i64 = 0
    for kind in range(KINDS):
        tenths += copies[kind] * _TENTHS[kind]
    for other in range(table.seats):
        for at in range(other * hands.room, other * hands.room + hands.sizes[other]):
            card = cards[at]
            if not card >> SEEN >> seat & 1:
                unseen += 1
                tenths += _TENTHS[card & KIND]
    return float(tenths) / float(10 * max(unseen, 1))


def _chance_of_match(table: Klau, seat: i64, holder: i64, knows: i64) -> float:
    """How likely, in this seat's judgement, a hand gives "I can't" the lie, for a seat (a bit) that knows what it has seen."""
    hands, copies, matching = table.hands, table.pile.copies, table.discard.forcible()
    cards, unseen = hands.cards, table.pile.left
    hidden: i64 = 0
    for at in range(holder * hands.room, holder * hands.room + hands.sizes[holder]):
        if not cards[at] >> SEEN & knows:
            hidden += 1
        elif matching >> (cards[at] & KIND) & 1:
            return 1.0
    fitting: i64 = 0
    for kind in range(POLICE + 1):
        fitting += copies[kind] * (matching >> kind & 1)
    for other in range(table.seats):
        for at in range(other * hands.room, other * hands.room + hands.sizes[other]):
            card = cards[at]
            if not card >> SEEN >> seat & 1:
                unseen += 1
                fitting += matching >> (card & KIND) & 1
    share = float(unseen - fitting) / float(max(unseen, 1))
    none = 1.0
    for _card in range(hidden):
        none *= share
    return 1.0 - none


def _suspicion(chance_of_match: float) -> float:
    """How often "I can't" is doubted: the likelier a bluff, the more often, but never quite certainly while it is a guess."""
    if chance_of_match in (0.0, 1.0):
        return chance_of_match
    bluff = RIGHT_DOUBT * BLUFFS * chance_of_match
    return min(0.9, max(0.1, bluff / (bluff + 1.0 - chance_of_match)))


def _value_of_hand(table: Klau, seat: i64, holder: i64, usual: float) -> float:
    """The worth of a hand, as far as this seat has seen it."""
    cards, first = table.hands.cards, holder * table.hands.room
    tenths: i64 = 0
    hidden: i64 = 0
    for at in range(first, first + table.hands.sizes[holder]):
        if cards[at] >> SEEN >> seat & 1:
            tenths += _TENTHS[cards[at] & KIND]
        else:
            hidden += 1
    return float(tenths) / 10.0 + float(hidden) * usual


# A turn.


def _mark_of_card(table: Klau, seat: i64, kind: i64, usual: float) -> float:
    """The gain from laying a card."""
    if kind == POLICE:
        return usual - POLICE_IN_HAND
    if kind == WATCHDOG:
        return 0.5
    if kind == BOMB:
        return _mark_of_bomb(table, seat, usual)
    mark = _mark_of_action(table, seat, kind, usual) - _WORTH[kind]
    return mark - EMPTY_HAND if table.hands.sizes[seat] == 1 else mark


def _mark_of_claim(table: Klau, seat: i64, usual: float) -> float:
    """A believed claim brings a card, a wrong doubt two; a bluff that is seen through costs the best match."""
    hands, matching = table.hands, table.discard.forcible()
    doubted = 0.0
    for doubter in bits_of(table.may_doubt(seat)):
        doubted += (1.0 - doubted) * _suspicion(_chance_of_match(table, seat, seat, 1 << doubter))
    if not hands.held[seat] & matching:
        return usual * (1.0 + doubted)
    lost = 0.0
    for at in range(seat * hands.room, seat * hands.room + hands.sizes[seat]):
        if matching & BIT[hands.cards[at] & KIND]:
            lost = max(lost, _WORTH[hands.cards[at] & KIND])
    lost += usual / float(table.seats - 1)
    if hands.sizes[seat] == 1:
        lost += EMPTY_HAND
    return (1.0 - doubted) * usual - doubted * lost


def _mark_of_action(table: Klau, seat: i64, kind: i64, usual: float) -> float:
    """The expected gain from a card's action."""
    motif = MOTIF_OF[kind]
    if motif == CROOK:
        return 0.8 * usual * float(table.seats) / float(table.seats - 1)
    if motif == SWAP:
        return usual - _worst_besides(table, seat, kind, usual)
    if motif in (KEYHOLE, PLAN):
        return 0.1
    if motif > KEYHOLE:
        return 0.8 if table.seats == 2 else 0.3  # a safe: others miss their turn
    return 0.0


def _worst_besides(table: Klau, seat: i64, kind: i64, usual: float) -> float:
    """The card given away in a swap: the worst card other than the one laid, if it is worse than the one received."""
    hands, worst = table.hands, usual
    is_only = hands.count(seat, BIT[kind]) == 1
    for other in codes_of(hands.held[seat] & ~BIT[kind] if is_only else hands.held[seat], 0):
        worst = min(worst, _WORTH[other])
    return worst


def _mark_of_bomb(table: Klau, seat: i64, usual: float) -> float:
    """The hand of the seat before, instead of the own one; or a card less for everybody."""
    if not table.switches.bomb_passes_hands:
        return -1.5
    comes = _value_of_hand(table, seat, table.rounds.seat_before(seat), usual)
    if table.hands.sizes[seat] == 1:
        return comes - 1.0  # the follower gets the empty hand
    return comes - float(table.points_of(seat))


# Other asks.


def _mark_of_target(table: Klau, seat: i64, whom: i64, usual: float) -> float:
    """The hand with the best cards, preferably the leader's. An emptied hand ends the round: good for the seat with most."""
    cards = table.hands.sizes[whom]
    mark = _value_of_hand(table, seat, whom, usual) / float(max(cards, 1))
    totals = table.rounds.totals
    if all(points <= totals[whom] for points in totals):
        mark += TO_THE_LEADER
    if cards == 1 and table.about == code.CROOK_GOES:
        mark += 0.5 * (float(table.points_of(seat)) - _richest(table, seat, whom, usual))
    return mark


def _richest(table: Klau, seat: i64, but: i64, usual: float) -> float:
    """The worth of the best hand of others, but for one."""
    richest = 0.0
    for other in range(table.seats):
        if other != seat and other != but:
            richest = max(richest, _value_of_hand(table, seat, other, usual))
    return richest


def _mark_of_drawing(table: Klau, seat: i64, usual: float) -> float:
    """The cards that are there; if they do not suffice the round ends, which is good for the seat with most."""
    if table.pile.size() >= table.errands.to_draw:
        return usual * float(table.errands.to_draw)
    return float(table.points_of(seat)) + usual * float(table.pile.size()) - _richest(table, seat, seat, usual)


def _mark_at_the_fence(table: Klau, seat: i64, answer: i64, usual: float) -> float:
    """Points and a new card for whatever is worth less than that."""
    gain = float(POINTS_AT_THE_FENCE) + usual
    if answer == code.ENOUGH:
        return 0.0
    if answer != code.HAND_IN_ALL:
        return gain - _WORTH[kind_of_number(answer - code.HAND_IN)]
    numbers = table.hands.count(seat, NUMBER_CARDS)
    worth = table.hands.points(seat, 0) - table.hands.points(seat, ALL_COLOURS)  # what numbers alone are worth
    return float(numbers) * gain - float(worth)
