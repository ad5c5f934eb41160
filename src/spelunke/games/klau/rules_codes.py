"""The numbers that stand for answers and asks of Klau Mau!: what may be answered, and what an ask is about."""

from typing import Final

from mypy_extensions import i64

# Codes: laying a card is its kind, 0 to 53. Never renumber.
I_CANT: Final[i64] = 54
BELIEVE: Final[i64] = 55
DOUBT: Final[i64] = 56
FORCE_KIND: Final[i64] = 57  # and 51 more, up to the police
WISH_COLOUR: Final[i64] = 109  # and three more
LEAVE_IT: Final[i64] = 113
PICK_SEAT: Final[i64] = 114  # and seven more, one a seat
CALL_POLICE: Final[i64] = 122
LET_IT_HAPPEN: Final[i64] = 123
GIVE_KIND: Final[i64] = 124  # and 53 more, up to the bomb
HAND_IN: Final[i64] = 178  # and 15 more: the numbers, colour by colour
HAND_IN_ALL: Final[i64] = 194
ENOUGH: Final[i64] = 195
TURN_KIND: Final[i64] = 196  # and 54 more, one a kind
DRAW_THEM: Final[i64] = 251

# What an ask is about. Luck's come first.
DEAL: Final[i64] = 0
FIRST: Final[i64] = 1
DRAW: Final[i64] = 2
TAKE: Final[i64] = 3
SCATTER: Final[i64] = 4
TURN: Final[i64] = 5
CLAIM: Final[i64] = 6
FORCE: Final[i64] = 7
WISH: Final[i64] = 8
CROOK_GOES: Final[i64] = 9
ALARM: Final[i64] = 10
SWAP_WITH: Final[i64] = 11
GIVE: Final[i64] = 12
FENCE_CALLS: Final[i64] = 13
SURROUNDED: Final[i64] = 14
MAY_DRAW: Final[i64] = 15
