"""The house rules of the dice game as its rules ask for them. The paragraphs are those of RULES.md."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ring import ALL_HOME
from spelunke.games.wuerfel.box import House


class Customs:
    """The house rules that hold after the deal (§7). They never change, so tables share them."""

    def __init__(self, house: House) -> None:
        self.forced_capture = house.forced_capture
        self.must_move = house.must_move
        self.must_roll_again = house.must_roll_again
        self.extra_laps = house.extra_laps
        self.play_on = house.play_on
        self.tied_roll_again = house.start_ties == "roll_again"
        self.all_roll_again = house.start_ties == "all_roll_again"
        lane = (1 << house.pieces) - 1
        # By the bits of target fields that are filled: 1 if the target shows a gap.
        self.gaps = vec[i64]([1 if _has_gap(house.gap, home, home & lane) else 0 for home in range(ALL_HOME + 1)])


def _has_gap(gap: str, home: int, pieces: int) -> bool:
    """§3.8, §7.11: whether a target shows what is called a gap; ``home`` also counts target fields that are not there."""
    match gap:
        case "deeper":  # a piece with a free field before it
            return home & ~(home >> 1) & (int(ALL_HOME) >> 1) != 0
        case "between":  # adding the outermost bit clears all that follow it closely
            return pieces & (pieces + (pieces & -pieces)) != 0
        case "empty":
            return pieces != 0
    return False
