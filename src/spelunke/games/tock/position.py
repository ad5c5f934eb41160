"""The whole truth of a table of Tock as plain words, and back."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final

from msgspec.structs import astuple, replace

from spelunke.core.errors import check_position
from spelunke.core.ring import ALL_HOME, PIECES, WAITING
from spelunke.core.ring_types import Piece
from spelunke.core.table import LUCK_BIT
from spelunke.games.tock.box import RANKS, SEVEN, STEPS_OF_A_SEVEN, House, Rank
from spelunke.games.tock.rules import DEALING, EXCHANGE, PARTS, PASSING, PLAY, STARTER, Tock, deal
from spelunke.games.tock.rules_cards import copies, how_many, ranks_in
from spelunke.games.tock.rules_seven import ONE_PIECE, OWN, PARTNERS
from spelunke.games.tock.types import QUESTIONS, Cards, Pile, Position, RoundCards, Seven

REST: Final = {"own": OWN, "shared": OWN | PARTNERS, "partner_piece": PARTNERS | ONE_PIECE, "own_piece": OWN | ONE_PIECE}
_REST_IN_WORDS: Final = {bits: word for word, bits in REST.items()}
_ABOUT: Final = [question.about for question in QUESTIONS]

# Cards, ranks and pieces in words and in numbers.


def cards_in_words(cards: int) -> Cards:
    """Cards by rank, ascending."""
    return tuple(rank for place, rank in enumerate(RANKS) for _ in range(copies(cards, place)))


def cards_in_numbers(cards: Iterable[Rank | None]) -> int:
    """Cards counted by rank, four bits each; None is no card."""
    return sum(1 << 4 * RANKS.index(card) for card in cards if card is not None)


def ranks_in_words(ranks: int) -> Cards:
    """Ranks from bits, ascending."""
    return tuple(rank for place, rank in enumerate(RANKS) if ranks >> place & 1)


def card_in_words(card: int) -> Rank | None:
    """One card, or none."""
    return cards_in_words(card)[0] if card else None


def pile_in_words(cards: int) -> Pile:
    """How many there are of each rank."""
    return dict(Counter(cards_in_words(cards)))


def pieces_in_words(pawns: int, seats: int) -> tuple[tuple[Piece, ...], ...]:
    """Pieces by seat, from bits."""
    return tuple(tuple(piece + 1 for piece in range(PIECES) if pawns >> seat * PIECES + piece & 1) for seat in range(seats))


def pieces_in_numbers(pieces: Iterable[Iterable[Piece]]) -> int:
    """Bits of pawns, from pieces by seat."""
    return sum(1 << seat * PIECES + piece - 1 for seat, colour in enumerate(pieces) for piece in colour)


# The position.


def seven_in_words(table: Tock) -> Seven | None:
    """The seven that is being played, if one is."""
    if table.about not in (PARTS, PASSING) or not table.asked:
        return None
    seven = table.seven
    own, partner = table.track.colour, table.customs.partner[table.track.colour]
    moved = (seven.moved & 15) << own * PIECES | (seven.moved >> PIECES) << partner * PIECES
    return Seven(
        steps_left=seven.left,
        rest=_REST_IN_WORDS[seven.rest],  # type: ignore[arg-type]
        moved=pieces_in_words(moved, table.seats),
        passed=pieces_in_words(seven.passed, table.seats),
        must_move=pieces_in_words(table.track.duty, 1)[0],
        colour=own,
    )


def walked_in_words(table: Tock) -> tuple[tuple[int, ...], ...] | None:
    """How far every piece has walked, if that is counted."""
    walked = table.track.walked
    if not table.customs.full_lap:
        return None
    return tuple(tuple(walked[seat * PIECES : seat * PIECES + table.pieces]) for seat in range(table.seats))


def laps_to_walk_in_words(table: Tock) -> tuple[tuple[Piece, ...], ...] | None:
    """The pieces that may not turn in when they come to their entry next, if that is counted (§6.1)."""
    if not table.customs.full_lap:
        return None
    return pieces_in_words(table.track.short_of_a_lap(table), table.seats)


def just_out_in_words(table: Tock) -> tuple[tuple[Piece, ...], ...] | None:
    """The pieces that have not moved since they came out, if that matters."""
    return pieces_in_words(table.track.just_out, table.seats) if table.ring.offset == 0 else None


def _round(table: Tock, first: int) -> RoundCards:
    hands, slots = table.hands, range(first, first + table.seats)
    return RoundCards(
        played=tuple(cards_in_words(hands.played[slot]) for slot in slots),
        aside=tuple(cards_in_words(hands.aside[slot]) for slot in slots),
        lacks=tuple(ranks_in_words(hands.lacks[slot]) for slot in slots),
        gave=tuple(card_in_words(hands.gave[slot]) for slot in slots),
    )


def position(table: Tock) -> Position:
    """The whole truth."""
    begun = table.about != STARTER
    return Position(
        about=_ABOUT[table.about] if table.asked else None,  # type: ignore[arg-type]
        pieces=tuple(table.places_in_words(seat) for seat in range(table.seats)),
        hands=tuple(cards_in_words(hand) for hand in table.hands.in_hand),
        round=table.round,
        first=table.first if begun else None,
        turn=table.track.turn if begun else None,
        face_down=pile_in_words(table.hands.pack),
        top=card_in_words(table.top),
        this_round=_round(table, 0),
        earlier=_round(table, table.seats) if begun and table.round % 2 == 0 else None,
        seven=seven_in_words(table),
        walked=walked_in_words(table),
        just_out=just_out_in_words(table),
    )


# Arranging.


def arrange(wanted: Position, seats: int, house: House) -> Tock:
    """The table of a position; refuses one that no table can be in, and says which count is off."""
    _check_seats(wanted, seats)
    table = deal(seats, house)
    if wanted.about == "starter":
        fresh = position(table)
        untold = {"face_down": wanted.face_down and fresh.face_down, "this_round": wanted.this_round and fresh.this_round}
        check_position(wanted == replace(fresh, **untold), "tock-position-fresh", paragraph="§2.4")
        return table
    table.set_out(wanted.pieces)
    _arrange_laps(table, wanted)
    known = wanted.first is not None and wanted.turn is not None and wanted.round > 0
    check_position(known, "tock-position-round", round=wanted.round, paragraph="§4.1")
    table.round = wanted.round
    table.first = wanted.first or 0
    table.dealer = (table.first + table.round - 1) % seats
    table.track.turn = wanted.turn or 0
    table.track.colour = table.track.colour_of(table, table.track.turn)
    table.top = cards_in_numbers([wanted.top])
    _arrange_cards(table, wanted)
    _ask(table, wanted)
    _check_hands(table, wanted)
    _check_turn(table)
    return table


def _check_seats(wanted: Position, seats: int) -> None:
    rounds = [astuple(cards) for cards in (wanted.this_round, wanted.earlier) if cards is not None]
    by_seat = [wanted.hands, wanted.walked, wanted.just_out, *chain(*rounds)]
    named = [wanted.first, wanted.turn]
    if wanted.seven is not None:
        by_seat += [wanted.seven.moved, wanted.seven.passed]
        named.append(wanted.seven.colour)
    for entries in by_seat:
        if entries is not None:
            check_position(len(entries) == seats, "position-seats", seats=seats, found=len(entries))
    for seat in named:
        check_position(seat is None or 0 <= seat < seats, "tock-position-seat", seat=seat, last=seats - 1)


def _arrange_laps(table: Tock, wanted: Position) -> None:
    """§6.6, §8.3: laps are counted, and pieces just brought out known, if and only if the house rules need it."""
    track = table.track
    for seat, colour in enumerate(wanted.walked or ()):
        for pawn, walked in enumerate(colour[: table.pieces], start=seat * PIECES):
            if table.is_on_track(pawn):
                track.walked[pawn] = walked
    track.just_out = pieces_in_numbers(wanted.just_out or ())
    if wanted.walked is None and table.customs.full_lap:
        for pawn, place in enumerate(table.at):
            came = table.ring.walked(pawn // PIECES, place)
            round_again = came == 0 and table.ring.offset == 0 and not track.just_out >> pawn & 1
            track.walked[pawn] = 0 if not table.is_on_track(pawn) else table.ring.length if round_again else came
        wanted = replace(wanted, walked=walked_in_words(table))
    counted = walked_in_words(table) == wanted.walked and (wanted.just_out is None) == (just_out_in_words(table) is None)
    check_position(counted, "tock-position-laps", paragraph="§8.3")
    for seat, colour in enumerate(wanted.just_out or ()):
        on_start = all(table.at[seat * PIECES + piece - 1] == table.ring.starts[seat] for piece in colour)
        check_position(on_start and len(colour) <= 1, "tock-position-just-out", seat=seat, paragraph="§6.6")


def _arrange_cards(table: Tock, wanted: Position) -> None:
    """§1.2: cards neither appear nor vanish."""
    hands, second = table.hands, wanted.round % 2 == 0
    check_position((wanted.earlier is not None) == second, "tock-position-round", round=wanted.round, paragraph="§4.7")
    left = Counter(cards_in_words(table.customs.full_pack))
    left.subtract(chain(*wanted.hands))
    for first, cards in ((0, wanted.this_round), (table.seats, wanted.earlier)):
        if cards is not None:
            left.subtract(chain(*cards.played, *cards.aside))
            for seat in range(table.seats):
                hands.played[first + seat] = cards_in_numbers(cards.played[seat])
                hands.aside[first + seat] = cards_in_numbers(cards.aside[seat])
                hands.lacks[first + seat] = sum(1 << RANKS.index(rank) for rank in cards.lacks[seat])
                hands.gave[first + seat] = cards_in_numbers([cards.gave[seat]])
    for seat in range(table.seats):
        hands.in_hand[seat] = cards_in_numbers(wanted.hands[seat])
    for place, rank in enumerate(RANKS):
        fits = left[rank] >= 0 and (wanted.face_down is None or wanted.face_down.get(rank, 0) == left[rank])
        all_copies = copies(table.customs.full_pack, place)
        check_position(fits, "tock-position-cards", card=rank, copies=all_copies, paragraph="§1.2")
    hands.pack = cards_in_numbers(left.elements())
    if wanted.about == "deal":
        hands.to_deal = table.seats * table.customs.hand - sum(len(hand) for hand in wanted.hands)


def _ask(table: Tock, wanted: Position) -> None:
    """The asked seats and their question, by §4."""
    over = any(table.track.team_is_home(table, seat) for seat in range(table.seats))
    check_position(over == (wanted.about is None), "tock-position-over", paragraph="§7.4")
    splits = wanted.about in ("part", "passing")
    check_position((wanted.seven is not None) == splits, "tock-position-seven", paragraph="§3.6")
    table.about = PLAY if wanted.about is None else _ABOUT.index(wanted.about)
    if over:
        table.asked = 0
    elif table.about == DEALING:
        table.asked = LUCK_BIT
    elif table.about == EXCHANGE:
        check_position(table.customs.half, "tock-position-alone", paragraph="§2.3")
        table.asked = (1 << table.seats) - 1
    else:
        table.asked = 1 << table.track.turn
        table.track.duty = table.track.must_leave(table, table.track.colour)
    if wanted.seven is not None:
        check_position(_arrange_seven(table, wanted.seven), "tock-position-seven", paragraph="§3.6")


def _arrange_seven(table: Tock, seven: Seven) -> bool:
    """§3.6, §6.7: whether a seat can be playing this seven, and the rest of it can be played to the end."""
    track, playing, turn = table.track, table.seven, table.track.turn
    own, partner = seven.colour, table.customs.partner[seven.colour]
    moved = pieces_in_numbers(seven.moved)
    own_moved = moved >> own * PIECES & 15
    track.colour = own
    track.duty = pieces_in_numbers([seven.must_move])
    playing.left = seven.steps_left
    playing.rest = REST[seven.rest]
    playing.moved = own_moved | (moved >> partner * PIECES & 15) << PIECES if table.customs.half else own_moved
    playing.passed = pieces_in_numbers(seven.passed)
    # §6.7, §7.3, §8.2: what a piece that came into the target may have changed.
    rests = [OWN, playing.rest_after(table, OWN)] if moved else [OWN]
    return (
        seven_in_words(table) == seven
        and (own == turn or (partner == turn and table.home[turn] == ALL_HOME))
        and all(place != WAITING or not moved >> pawn & 1 for pawn, place in enumerate(table.at))
        and 0 <= seven.steps_left <= STEPS_OF_A_SEVEN - moved.bit_count()
        and (seven.steps_left < STEPS_OF_A_SEVEN) == (moved > 0)
        and (playing.passed > 0) == (table.about == PASSING)
        and (seven.steps_left > 0 or playing.passed > 0)
        and all(_may_be_passed(table, pawn) for pawn in range(len(table.at)) if playing.passed >> pawn & 1)
        and track.duty & ~(track.must_leave(table, own) & ~own_moved) == 0
        and playing.rest in rests
        and copies(table.top, SEVEN) > 0
        and copies(table.hands.played[turn], SEVEN) > 0
        and playing.can_split(table, playing.left, playing.moved, playing.rest, track.duty, False)
    )


def _may_be_passed(table: Tock, pawn: int) -> bool:
    return table.is_on_track(pawn) and not table.customs.is_friend(pawn, table.track.colour)


def _check_hands(table: Tock, wanted: Position) -> None:
    """§4: all seats were dealt equally many cards, gave one and got one, and hold none that they would have had to play."""
    hands, customs, seats = table.hands, table.customs, table.seats
    dealt = seats * customs.hand - hands.to_deal
    for slot in range(seats if wanted.earlier is None else 2 * seats):
        seat, now = slot % seats, slot < seats
        dealt_before = (seat - table.dealer - 1) % seats * customs.hand
        size = min(max(dealt - dealt_before, 0), customs.hand) if now else customs.hand
        exchanged = not now or table.about not in (DEALING, EXCHANGE)
        held, gift, partner = hands.held(slot), hands.gave[slot], slot - seat + customs.partner[seat]
        fits = (
            how_many(held + hands.played[slot]) == size
            and not (now and hands.in_hand[seat] and hands.aside[seat])
            and not ranks_in(held) & hands.lacks[slot]
            and (exchanged or not (hands.played[slot] or hands.aside[slot] or hands.lacks[slot]))
            and (gift > 0) == (exchanged and customs.half > 0)
            and (gift == 0 or (hands.held(partner) + hands.played[partner]) & 15 * gift > 0)
        )
        check_position(fits, "tock-position-hand", seat=seat, size=int(size), paragraph="§4.1")
    check_position(table.about != DEALING or hands.to_deal > 0, "tock-position-deal", paragraph="§4.1")


def _check_turn(table: Tock) -> None:
    """§4.3, §4.4: cards are played in turn, clockwise, by everybody who is still in."""
    hands, turn, starter = table.hands, table.track.turn, table.starter()
    played = [how_many(hands.played[seat]) for seat in range(table.seats)]
    if table.about in (DEALING, EXCHANGE):
        check_position(turn == starter, "tock-position-turn", turn=int(turn), paragraph="§4.8")
    elif table.asked:
        now = played[turn] - (table.about != PLAY)
        fits = not hands.aside[turn] and (table.about != PLAY or hands.in_hand[turn] > 0)
        for seat in range(table.seats):
            due = now + ((seat - starter) % table.seats < (turn - starter) % table.seats)
            fits = fits and (played[seat] == due or seat == turn or (hands.aside[seat] > 0 and played[seat] <= due))
        check_position(fits, "tock-position-turn", turn=int(turn), paragraph="§4.3")
    shows_played = any(hands.played[seat] & 15 * table.top for seat in range(table.seats))
    check_position(shows_played if any(played) else not table.top, "tock-position-top", paragraph="§4.3")
