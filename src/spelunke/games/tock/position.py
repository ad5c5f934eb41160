"""The whole truth of a table of Tock as plain words, and back."""

from collections.abc import Iterable

from spelunke.core.errors import ImpossiblePosition
from spelunke.core.ring import ALL_HOME, PIECES, WAITING, place_in_words
from spelunke.core.table import LUCK_BIT
from spelunke.games.tock.box import RANKS, SEVEN, STEPS_OF_A_SEVEN, House, Rank
from spelunke.games.tock.rules import DEALING, EXCHANGE, PARTS, PASSING, PLAY, STARTER, Tock, deal
from spelunke.games.tock.rules_cards import NO_CARD, copies, how_many, ranks_in
from spelunke.games.tock.rules_seven import ONE_PIECE, OWN, PARTNERS
from spelunke.games.tock.types import QUESTIONS, Cards, Piece, Pile, Position, RoundCards, Seven

REST = {"own": OWN, "shared": OWN | PARTNERS, "partner_piece": PARTNERS | ONE_PIECE, "own_piece": OWN | ONE_PIECE}
_REST_IN_WORDS = {bits: word for word, bits in REST.items()}

# Cards, ranks and pieces in words and in numbers.


def cards_in_words(cards: int) -> Cards:
    """Cards by rank, ascending."""
    return tuple(rank for place, rank in enumerate(RANKS) for _ in range(copies(cards, place)))


def cards_in_numbers(cards: Iterable[Rank]) -> int:
    """Cards counted by rank, four bits each."""
    return sum(1 << 4 * RANKS.index(card) for card in cards)


def ranks_in_words(ranks: int) -> Cards:
    """Ranks from bits, ascending."""
    return tuple(rank for place, rank in enumerate(RANKS) if ranks >> place & 1)


def card_in_words(rank: int) -> Rank | None:
    """One card, or none."""
    return None if rank == NO_CARD else RANKS[rank]


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
    own, partner = table.track.colour, table.teams.partner[table.track.colour]
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
    track = table.track
    if not track.full_lap:
        return None
    return tuple(tuple(track.walked[seat * PIECES + piece] for piece in range(table.pieces)) for seat in range(table.seats))


def just_out_in_words(table: Tock) -> tuple[tuple[Piece, ...], ...] | None:
    """The pieces that have not moved since they came out, if that matters."""
    return pieces_in_words(table.track.just_out, table.seats) if table.ring.offset == 0 else None


def _round(table: Tock, first: int) -> RoundCards:
    hands = table.hands
    slots = range(first, first + table.seats)
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
        about=QUESTIONS[table.about].about if table.asked else None,  # type: ignore[arg-type]
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


def pile_in_words(cards: int) -> Pile:
    """How many there are of each rank."""
    return {rank: copies(cards, place) for place, rank in enumerate(RANKS) if copies(cards, place)}


# Arranging.


def arrange(wanted: Position, seats: int, house: House) -> Tock:
    """The table of a position; refuses one that no table can be in, and says which count is off."""
    _check_seats(wanted, seats)
    table = deal(seats, house)
    table.set_out(wanted.pieces)
    _arrange_laps(table, wanted)
    if wanted.about == "starter":
        _check_fresh(table, wanted)
        return table
    if wanted.first is None or wanted.turn is None or wanted.round < 1:
        raise ImpossiblePosition("tock-position-round", round=wanted.round, paragraph="§4.1")
    table.round = wanted.round
    table.first = wanted.first
    table.dealer = (wanted.first + wanted.round - 1) % seats
    table.track.turn = wanted.turn
    table.track.colour = table.track.colour_of(table, wanted.turn)
    table.top = NO_CARD if wanted.top is None else RANKS.index(wanted.top)
    _arrange_cards(table, wanted)
    _ask(table, wanted)
    _check_hands(table, wanted)
    _check_turn(table)
    return table


def _check(fits: object, message: str, **facts: object) -> None:
    if not fits:
        raise ImpossiblePosition(message, **facts)


def _check_seats(wanted: Position, seats: int) -> None:
    rounds = [wanted_round for wanted_round in (wanted.this_round, wanted.earlier) if wanted_round is not None]
    by_seat: list[tuple[object, ...] | None] = [wanted.hands, wanted.walked, wanted.just_out]
    by_seat += [entries for cards in rounds for entries in (cards.played, cards.aside, cards.lacks, cards.gave)]
    if wanted.seven is not None:
        by_seat += [wanted.seven.moved, wanted.seven.passed]
        _check(0 <= wanted.seven.colour < seats, "tock-position-seat", seat=wanted.seven.colour, last=seats - 1)
    for entries in by_seat:
        if entries is not None and len(entries) != seats:
            raise ImpossiblePosition("position-seats", seats=seats, found=len(entries))
    for seat in (wanted.first, wanted.turn):
        _check(seat is None or 0 <= seat < seats, "tock-position-seat", seat=seat, last=seats - 1)


def _check_fresh(table: Tock, wanted: Position) -> None:
    """§2: nothing has happened yet."""
    waiting = tuple(place_in_words(WAITING) for _ in range(table.pieces))
    untouched = RoundCards(((),) * table.seats, ((),) * table.seats, ((),) * table.seats, (None,) * table.seats)
    fresh = Position(
        about="starter",
        pieces=(waiting,) * table.seats,
        hands=((),) * table.seats,
        round=0,
        first=None,
        turn=None,
        face_down=wanted.face_down and pile_in_words(table.hands.full_pack),
        this_round=wanted.this_round and untouched,
        walked=walked_in_words(table),
        just_out=just_out_in_words(table),
    )
    _check(wanted == fresh, "tock-position-fresh", paragraph="§2.4")


def _arrange_laps(table: Tock, wanted: Position) -> None:
    """§6.6, §8.3: laps are counted, and pieces just brought out known, if and only if the house rules need it."""
    track = table.track
    if (wanted.walked is not None) != track.full_lap or (wanted.just_out is not None) != (table.ring.offset == 0):
        raise ImpossiblePosition("tock-position-laps", paragraph="§8.3")
    for seat, colour in enumerate(wanted.walked or ()):
        for piece, walked in enumerate(colour):
            on_track = piece < table.pieces and table.is_on_track(seat * PIECES + piece)
            _check(on_track or (walked == 0 and piece < table.pieces), "tock-position-laps", paragraph="§8.3")
            track.walked[seat * PIECES + piece] = walked
    track.just_out = pieces_in_numbers(wanted.just_out or ())
    for seat, colour in enumerate(wanted.just_out or ()):
        on_start = all(table.at[seat * PIECES + piece - 1] == table.ring.starts[seat] for piece in colour)
        _check(on_start and len(colour) == len(set(colour)), "tock-position-just-out", seat=seat, paragraph="§6.6")


def _arrange_cards(table: Tock, wanted: Position) -> None:
    """§1.2: cards neither appear nor vanish."""
    hands = table.hands
    seats = table.seats
    _check((wanted.earlier is not None) == (wanted.round % 2 == 0), "tock-position-round", round=wanted.round, paragraph="§4.7")
    everywhere = [card for hand in wanted.hands for card in hand]
    for first, cards in ((0, wanted.this_round), (seats, wanted.earlier)):
        if cards is None:
            continue
        everywhere += [card for by_seat in (cards.played, cards.aside) for hand in by_seat for card in hand]
        for seat in range(seats):
            gave = cards.gave[seat]
            hands.played[first + seat] = cards_in_numbers(cards.played[seat])
            hands.aside[first + seat] = cards_in_numbers(cards.aside[seat])
            hands.lacks[first + seat] = sum(1 << RANKS.index(rank) for rank in cards.lacks[seat])
            hands.gave[first + seat] = NO_CARD if gave is None else RANKS.index(gave)
    for seat in range(seats):
        hands.in_hand[seat] = cards_in_numbers(wanted.hands[seat])
    for place, rank in enumerate(RANKS):
        left = copies(hands.full_pack, place) - everywhere.count(rank)
        wrong = left < 0 or (wanted.face_down is not None and wanted.face_down.get(rank, 0) != left)
        _check(not wrong, "tock-position-cards", card=rank, copies=copies(hands.full_pack, place), paragraph="§1.2")
        hands.pack -= everywhere.count(rank) << 4 * place
    hands.pack_left = how_many(hands.pack)


def _ask(table: Tock, wanted: Position) -> None:
    """The asked seats and their question, by §4."""
    over = any(table.track.team_is_home(table, seat) for seat in range(table.seats))
    _check(over == (wanted.about is None), "tock-position-over", paragraph="§7.4")
    _check((wanted.seven is not None) == (wanted.about in ("part", "passing")), "tock-position-seven", paragraph="§3.6")
    if wanted.about is None:
        table.about, table.asked = PLAY, 0
    elif wanted.about == "deal":
        table.about, table.asked = DEALING, LUCK_BIT
    elif wanted.about == "exchange":
        _check(table.teams.half, "tock-position-alone", paragraph="§2.3")
        table.about, table.asked = EXCHANGE, (1 << table.seats) - 1
    else:
        assert wanted.turn is not None
        table.asked = 1 << wanted.turn
        table.about = PLAY
        table.track.duty = table.track.must_leave(table, table.track.colour)
    if wanted.seven is not None:
        _arrange_seven(table, wanted.seven)
        table.about = PASSING if table.seven.passed else PARTS
        _check(table.about == (PASSING if wanted.about == "passing" else PARTS), "tock-position-seven", paragraph="§5.7")


def _arrange_seven(table: Tock, seven: Seven) -> None:
    """§3.6, §6.7: a seat is playing a seven, and the rest of it can be played to the end."""
    track, playing = table.track, table.seven
    own, partner = seven.colour, table.teams.partner[seven.colour]
    moved, passed = pieces_in_numbers(seven.moved), pieces_in_numbers(seven.passed)
    own_moved, partner_moved = moved >> own * PIECES & 15, moved >> partner * PIECES & 15 if table.teams.half else 0
    track.colour = own
    playing.left = seven.steps_left
    playing.rest = REST[seven.rest]
    playing.moved = own_moved | partner_moved << PIECES
    playing.passed = passed
    track.duty = sum(1 << piece - 1 for piece in seven.must_move)
    on_track = [pawn for pawn in range(table.seats * PIECES) if table.is_on_track(pawn)]
    fits = own == track.turn or (partner == track.turn and table.home[track.turn] == ALL_HOME)
    fits = fits and moved == own_moved << own * PIECES | partner_moved << partner * PIECES
    fits = fits and all(table.at[pawn] != WAITING for pawn in range(table.seats * PIECES) if moved >> pawn & 1)
    fits = fits and 0 <= playing.left <= STEPS_OF_A_SEVEN - int(playing.moved).bit_count()
    fits = fits and (playing.left < STEPS_OF_A_SEVEN) == (moved > 0) and (playing.left > 0 or passed > 0)
    fits = fits and passed & ~sum(1 << pawn for pawn in on_track if not table.teams.is_friend(pawn, own)) == 0
    fits = fits and track.duty & ~(track.must_leave(table, own) & ~own_moved) == 0 and playing.rest in _possible_rests(table)
    fits = fits and table.top == SEVEN and copies(table.hands.played[track.turn], SEVEN) > 0
    fits = fits and playing.can_split(table, playing.left, playing.moved, playing.rest, track.duty, False)
    _check(fits, "tock-position-seven", paragraph="§3.6")


def _possible_rests(table: Tock) -> list[int]:
    """§6.7, §7.3, §8.2: the changes that a piece entering the target may have caused."""
    return [OWN, table.seven.rest_after(table, OWN)] if table.seven.moved else [OWN]


def _check_hands(table: Tock, wanted: Position) -> None:
    """§4: all seats were dealt equally many cards, gave one and got one, and hold none that they would have had to play."""
    hands = table.hands
    seats = table.seats
    exchanged = bool(table.teams.half) and wanted.about not in ("deal", "exchange")
    for slot in range(2 * seats if wanted.earlier is not None else seats):
        seat = slot % seats
        now = slot < seats
        cards = hands.held(slot) + hands.played[slot]
        size = _dealt_so_far(table, seat) if now and wanted.about == "deal" else hands.size
        fits = how_many(cards) == size and not (now and hands.in_hand[seat] and hands.aside[seat])
        fits = fits and not ranks_in(hands.held(slot)) & hands.lacks[slot]
        if now and wanted.about in ("deal", "exchange"):
            fits = fits and not hands.played[slot] and not hands.aside[slot] and not hands.lacks[slot]
        partner = table.teams.partner[seat]
        gave = hands.gave[slot]
        gave_fits = gave == NO_CARD
        if table.teams.half and (exchanged or not now):
            others = hands.held(slot - seat + partner) + hands.played[slot - seat + partner]
            gave_fits = gave != NO_CARD and copies(others, gave) > 0
        _check(fits and gave_fits, "tock-position-hand", seat=seat, size=int(size), paragraph="§4.1")
    if wanted.about == "deal":
        _arrange_deal(table)


def _dealt_so_far(table: Tock, seat: int) -> int:
    """§4.1: hand by hand, from the dealer's left; so each hand is full, empty, or the one being dealt."""
    hands = table.hands
    before = [(table.dealer + ahead) % table.seats for ahead in range(1, (seat - table.dealer - 1) % table.seats + 1)]
    held = how_many(hands.in_hand[seat])
    complete = all(how_many(hands.in_hand[earlier]) == hands.size for earlier in before)
    return held if held <= hands.size and (complete or held == 0) else -1


def _arrange_deal(table: Tock) -> None:
    hands = table.hands
    table.receiver = table.left_of(table.dealer)
    while how_many(hands.in_hand[table.receiver]) == hands.size:
        _check(table.receiver != table.dealer, "tock-position-deal", paragraph="§4.1")
        table.receiver = table.left_of(table.receiver)
    table.to_receive = hands.size - how_many(hands.in_hand[table.receiver])


def _check_turn(table: Tock) -> None:
    """§4.3, §4.4: cards are played in turn, clockwise, by everybody who is still in."""
    hands, turn = table.hands, table.track.turn
    starter = table.starter()
    played = [how_many(hands.played[seat]) for seat in range(table.seats)]
    if table.about in (DEALING, EXCHANGE):
        _check(turn == starter, "tock-position-turn", turn=int(turn), paragraph="§4.8")
    elif table.asked:
        now = played[turn] - (table.about != PLAY)
        before = (turn - starter) % table.seats
        fits = table.about != PLAY or hands.in_hand[turn] > 0
        for ahead in range(table.seats):
            seat = (starter + ahead) % table.seats
            due = now + (ahead < before)
            fits = fits and (played[seat] == due or seat == turn or (hands.aside[seat] > 0 and played[seat] <= due))
        _check(fits and not hands.aside[turn], "tock-position-turn", turn=int(turn), paragraph="§4.3")
    shown = [rank for seat in range(table.seats) for rank in cards_in_words(hands.played[seat])]
    fits = card_in_words(table.top) in shown if shown else table.top == NO_CARD
    _check(fits, "tock-position-top", paragraph="§4.3")
