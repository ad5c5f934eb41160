"""A second opinion on Tock, written from RULES.md alone: slow, and sharing nothing with the rules that it checks."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from spelunke.core.ring import BOARD_SEATS

LANE = 1000
"""Target fields are numbered from here: G1 is 1000."""

FAR = {"2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "queen": 12}

Pawn = tuple[int, int]
Board = dict[Pawn, int]
"""Where every pawn is; those that wait are left out."""

Outcome = tuple[str, tuple[tuple[Pawn, int], ...]]
"""A card, and the board after it was carried out."""


class Walk(NamedTuple):
    """A walk: where it ends, whom it passes, and whether it came in from the track."""

    end: int
    passed: tuple[Pawn, ...]
    enters: bool


class Referee:
    """Looks at a position in which somebody is to play a card, and says what may come of it."""

    def __init__(self, position: dict[str, Any], seats: int, house: Any) -> None:
        self.seats, self.house = seats, house
        self.section: int = house.section_length
        self.length = 6 * self.section
        self.starts = [self.section * colour for colour in BOARD_SEATS[seats]]  # §1.1, §2.2
        self.entries = [(start - house.entry_offset) % self.length for start in self.starts]  # §1.3
        self.board: Board = {}
        for seat, colour in enumerate(position["pieces"]):
            for piece, place in enumerate(colour):
                if place != "waiting":
                    self.board[seat, piece] = LANE + int(place[1]) - 1 if isinstance(place, str) else place
        self.walked = position["walked"]
        self.just_out = position["just_out"]
        self.turn: int = position["turn"]
        self.hand = set(position["hands"][self.turn])
        is_home = self.pieces_home(self.board, self.turn) == house.pieces
        self.colour = self.partner(self.turn) if is_home else self.turn  # §7.1

    def partner(self, seat: int) -> int:
        """§2.2, §2.3."""
        return seat if self.seats == 5 else (seat + self.seats // 2) % self.seats

    def is_start(self, field: int) -> bool:
        """§5.5, §8.5."""
        return field in self.starts or (self.house.empty_start_fields and field % self.section == 0)

    # What may come of a turn.

    def outcomes(self) -> set[Outcome]:
        """All boards that one card can lead to, after §5.8; nothing if there is nothing to play."""
        plays = [(card, *play) for card in self.hand for play in self.plays_of(card)]
        on_start = {
            pawn for pawn, place in self.board.items() if pawn[0] == self.colour and place < LANE and self.is_start(place)
        }
        leaving = [play for play in plays if play[2] & on_start]
        return {(card, tuple(sorted(board.items()))) for card, board, _ in (leaving or plays)}

    def plays_of(self, card: str) -> Iterator[tuple[Board, set[Pawn]]]:
        """§3: every board that a card leads to, and which pieces of the colour it moved."""
        mine = [pawn for pawn in self.board if pawn[0] == self.colour]
        if card in ("ace", "king"):
            yield from self.brought_out()
        if card == "jack":
            for pawn in mine:
                for other in self.board:
                    if other[0] != self.colour and self.board[pawn] < LANE and self.board[other] < LANE:
                        yield {**self.board, pawn: self.board[other], other: self.board[pawn]}, {pawn}
        if card == "7":
            yield from self.shared_out(self.board, 7, frozenset(), "own")
        steps = {"ace": (1, 14), "king": (1, 13), "4": (-4,)}.get(card, (FAR[card],) if card in FAR else ())
        for pawn in mine:
            for far in steps:
                for walk in self.walks(self.board, pawn, far):
                    yield self.walked_to(self.board, pawn, walk.end, ()), {pawn}

    def brought_out(self) -> Iterator[tuple[Board, set[Pawn]]]:
        """§3.1, §5.5: the first piece that waits."""
        start = self.starts[self.colour]
        waiting = [piece for piece in range(self.house.pieces) if (self.colour, piece) not in self.board]
        if waiting and start not in self.board.values():
            yield {**self.board, (self.colour, waiting[0]): start}, set()

    def walked_to(self, board: Board, pawn: Pawn, end: int, captured: tuple[Pawn, ...]) -> Board:
        """§5.3, §5.7: who stands where a walk ends is captured, and whoever was taken in passing."""
        hit = {other for other, place in board.items() if end < LANE and place == end}
        return {other: place for other, place in board.items() if other not in hit | {*captured, pawn}} | {pawn: end}

    # Walking field by field.

    def walks(self, board: Board, pawn: Pawn, far: int) -> Iterator[Walk]:
        """§5, §6: all ways to walk so far."""
        if far < 0 and board[pawn] >= LANE:
            return  # §6.4
        yield from self.steps_from(board, pawn, board[pawn], abs(far), far < 0, 0, ())

    def steps_from(
        self, board: Board, pawn: Pawn, place: int, left: int, back: bool, taken: int, passed: tuple[Pawn, ...]
    ) -> Iterator[Walk]:
        """The rest of a walk, from where the piece has come to."""
        if left == 0:
            if taken and not self.may_land(board, pawn, place):
                return
            yield Walk(place, tuple(other for other in passed if board[other] != place), place >= LANE > board[pawn])
            return
        following = [place + 1] if place >= LANE else [(place - 1 if back else place + 1) % self.length]
        if place < LANE and place == self.entries[pawn[0]] and self.may_turn_in(pawn, taken, back):
            following.append(LANE)
        for then in following:
            if then >= LANE + self.house.pieces:
                continue
            there = [other for other, stands in board.items() if stands == then and (then < LANE or other[0] == pawn[0])]
            if any(other[0] == pawn[0] or self.is_start(then) for other in there):
                continue  # §5.2, §5.5, §6.2
            opponents = tuple(other for other in there if other[0] != self.partner(pawn[0]))
            yield from self.steps_from(board, pawn, then, left - 1, back, taken + 1, passed + opponents)

    def may_land(self, board: Board, pawn: Pawn, place: int) -> bool:
        """§5.4, §8.1."""
        partners = [other for other, stands in board.items() if stands == place < LANE and other[0] == self.partner(pawn[0])]
        return not partners or self.house.partner_landing == "capture"

    def may_turn_in(self, pawn: Pawn, taken: int, back: bool) -> bool:
        """§6.1, §6.5, §6.6, §8.3."""
        if back:
            return taken > 0
        if self.walked is not None:
            return bool(self.walked[pawn[0]][pawn[1]] + taken >= self.length - self.house.entry_offset)
        return not (taken == 0 and self.just_out is not None and pawn[1] + 1 in self.just_out[pawn[0]])

    # The seven.

    def shared_out(self, board: Board, left: int, moved: frozenset[Pawn], rest: str) -> Iterator[tuple[Board, set[Pawn]]]:
        """§3.6, §6.7: all boards that the rest of a seven leads to."""
        if left == 0:
            yield board, {pawn for pawn in moved if pawn[0] == self.colour}
            return
        partner = self.partner(self.colour)
        colours = {
            "own": {self.colour},
            "own_piece": {self.colour},
            "partner_piece": {partner},
            "shared": {self.colour, partner},
        }
        for pawn in [pawn for pawn in board if pawn[0] in colours[rest] and pawn not in moved]:
            for far in [left] if rest.endswith("piece") else range(1, left + 1):
                for walk in self.walks(board, pawn, far):
                    for captured in self.captures(board, pawn, walk):
                        after = self.walked_to(board, pawn, walk.end, captured)
                        then = self.rest_after(after, rest) if walk.enters and pawn[0] == self.colour else rest
                        yield from self.shared_out(after, left - far, moved | {pawn}, then)

    def captures(self, board: Board, pawn: Pawn, walk: Walk) -> list[tuple[Pawn, ...]]:
        """§5.7: none, some or all who were passed; §7.4: but a win ends the game before anybody is asked."""
        after = self.walked_to(board, pawn, walk.end, ())
        if self.pieces_home(after, self.turn) + self.pieces_home(after, self.partner(self.turn)) == 2 * self.house.pieces:
            return [()]
        return [captured for count in range(len(walk.passed) + 1) for captured in combinations(walk.passed, count)]

    def pieces_home(self, board: Board, seat: int) -> int:
        """How many pieces of a colour are on target fields."""
        return sum(board.get((seat, piece), 0) >= LANE for piece in range(self.house.pieces))

    def rest_after(self, board: Board, rest: str) -> str:
        """§6.7, §7.3, §8.2: who walks on once a piece of the colour has come in."""
        own = self.colour == self.turn
        home = self.pieces_home(board, self.colour)
        if self.seats == 5:
            return rest
        if self.house.seven_remainder == "free":
            return "shared" if own else "own"
        if self.house.seven_remainder == "last_piece_only" and home < self.house.pieces:
            return rest
        return "partner_piece" if own else "own_piece"
