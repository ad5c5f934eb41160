"""The house rules of Klau Mau! (RULES.md §9) in native form, as the engine asks for them often."""

from mypy_extensions import i64

from spelunke.games.klau.box import BOMB, POLICE, WATCHDOG, House, police_needed
from spelunke.games.klau.rules_cards import BIT, KEYHOLES


class Switches:
    """They never change, so that all copies of a table share them."""

    def __init__(self, house: House, seats: i64) -> None:
        self.hand_size: i64 = house.hand_size
        self.keep_direction: bool = house.keep_direction
        self.surrounded: bool = house.surrounded
        self.surrounded_replacement: bool = house.surrounded_replacement
        self.surrounded_ends_game: bool = house.surrounded_ends == "game"
        self.police_needed: i64 = police_needed(house, seats)
        self.counts_first: bool = house.surrounded_counts_first
        self.fence: bool = house.fence
        self.fence_all_or_nothing: bool = house.fence_all_or_nothing
        self.dogs_count_late: bool = house.watchdog and house.watchdog_counts == "game"
        self.forgery: bool = house.forgery
        self.forgery_wish: bool = house.forgery_wish
        self.bomb_is_zero: bool = house.bomb == "zero"
        self.bomb_passes_hands: bool = house.bomb == "pass_hands"
        self.anybody_doubts: bool = house.doubter == "anybody"
        self.draws_are_optional: bool = house.draws_after_doubt == "may"
        self.forced_card_acts: bool = house.forced_card_acts
        self.plan_literal: bool = house.plan_literal
        self.small_for_two: bool = house.big_safe_like_small_for_two and seats == 2
        self.shown_to_all: bool = house.hand_shown_to == "everybody"
        self.swap_may_return: bool = house.swap_may_return
        # The mask of kinds that may be laid in any turn, whatever lies on top: police, watchdogs, a bomb that can be laid.
        self.always_layable: i64 = BIT[POLICE] | BIT[WATCHDOG]
        if house.bomb in ("pass_hands", "discard"):
            self.always_layable |= BIT[BOMB]
        # The mask of kinds that match whatever lies on top …
        self.always_match: i64 = KEYHOLES if house.keyhole_wild else 0
        # … and of those that count as matching only if "I can't" is doubted.
        self.forced_too: i64 = BIT[POLICE] if house.police_can_be_forced else 0
