"""The box of Klau Mau!: loot, crooks and police, the two decks, and the house rules."""

from typing import Annotated, Final, Literal, get_args

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box, FormerRules
from spelunke.core.errors import check_house_rule
from spelunke.core.house import HouseRules, options

# §1.1. A set of colours is a mask: bit n is the colour n.
Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# What may lie in the deck (§1.2 to §1.4). The order is the codebook's: never renumber.
# First colour by colour: 1 to 4, keyhole, the safes, crook, swap; then the plans by mask of colours; then police.
DeckCard = Literal[
    "red_1", "red_2", "red_3", "red_4",
    "red_keyhole", "red_small_safe", "red_big_safe", "red_crook", "red_swap",
    "yellow_1", "yellow_2", "yellow_3", "yellow_4",
    "yellow_keyhole", "yellow_small_safe", "yellow_big_safe", "yellow_crook", "yellow_swap",
    "green_1", "green_2", "green_3", "green_4",
    "green_keyhole", "green_small_safe", "green_big_safe", "green_crook", "green_swap",
    "blue_1", "blue_2", "blue_3", "blue_4",
    "blue_keyhole", "blue_small_safe", "blue_big_safe", "blue_crook", "blue_swap",
    "red_plan", "yellow_plan", "red_yellow_plan", "green_plan", "red_green_plan", "yellow_green_plan",
    "red_yellow_green_plan", "blue_plan", "red_blue_plan", "yellow_blue_plan", "red_yellow_blue_plan", "green_blue_plan",
    "red_green_blue_plan", "yellow_green_blue_plan", "red_yellow_green_blue_plan",
    "police",
]  # fmt: skip
Card = Literal[DeckCard, "watchdog", "bomb", "fence"]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
DECK_CARDS: Final[tuple[DeckCard, ...]] = get_args(DeckCard)
Cards = dict[Card, int]
"""The count of each kind; absent kinds are left out."""

Bomb = Literal["off", "pass_hands", "zero", "discard"]
Direction = Literal["clockwise", "counterclockwise"]
KIND_OF: Final = {card: kind for kind, card in enumerate(CARDS)}

# Motifs within a colour, and where the other cards stand in the list.
NUMBERS: Final[i64] = 4  # the motifs 0 to 3 are the numbers 1 to 4
KEYHOLE: Final[i64] = 4
SMALL_SAFE: Final[i64] = 5
BIG_SAFE: Final[i64] = 6
CROOK: Final[i64] = 7
SWAP: Final[i64] = 8
MOTIFS: Final[i64] = 9  # in each colour
PLAN: Final[i64] = 9
NO_MOTIF: Final[i64] = 10
FIRST_PLAN: Final[i64] = 36
POLICE: Final[i64] = 51
WATCHDOG: Final[i64] = 52
BOMB: Final[i64] = 53
FENCE: Final[i64] = 54
KINDS: Final[i64] = 55

WATCHDOGS: Final[i64] = 2
EIGHTH: Final = 8
POINTS_AT_THE_FENCE: Final[i64] = 2
DRAWN_IF_BELIEVED: Final[i64] = 1  # §4.3
DRAWN_FOR_THE_TRUTH: Final[i64] = 2  # §4.6
DRAWN_FOR_A_LIE: Final[i64] = 1  # §4.5
MOST_PLAYERS_WITH_THE_SMALL_DECK: Final[i64] = 5


def colours_of(kind: int) -> int:
    """The mask of a card's colours; 0 for a card without colour."""
    if kind < FIRST_PLAN:
        return 1 << kind // MOTIFS
    return kind - FIRST_PLAN + 1 if kind < POLICE else 0


def motif_of(kind: int) -> int:
    """The motif of a card; NO_MOTIF for one that is never laid on the discard pile."""
    if kind < FIRST_PLAN:
        return kind % MOTIFS
    return PLAN if kind < POLICE else NO_MOTIF


def is_number(kind: int) -> bool:
    """Whether a card is loot without action (§1.2)."""
    return motif_of(kind) < NUMBERS


def value_of(kind: int) -> int:
    """What a card brings when a round is scored (§6.3)."""
    if is_number(kind):
        return motif_of(kind) + 1
    return 0 if kind in (POLICE, FENCE) else 1


Deck = dict[DeckCard, Annotated[int, msgspec.Meta(ge=0, le=20)]]


def _deck(*copies: tuple[str, tuple[int, int, int, int]], plans: dict[DeckCard, int], police: int) -> Deck:
    """A deck, given the count of each motif in red, yellow, green and blue."""
    numbers_and_actions = {
        f"{name}_{motif}": by_colour[colour] for motif, by_colour in copies for colour, name in enumerate(COLOURS)
    }
    deck = {card: numbers_and_actions.get(card, plans.get(card, 0)) for card in DECK_CARDS}
    return {**{card: copies_of for card, copies_of in deck.items() if copies_of}, "police": police}


_TWO_COLOURED: Final[dict[DeckCard, int]] = {
    "red_yellow_plan": 1,
    "yellow_green_plan": 1,
    "green_blue_plan": 1,
    "red_blue_plan": 1,
}

# Ours (§1.5): print gives the number of cards of each motif, and says nothing of how they spread over colours and values.
DECK_LARGE: Final = _deck(
    ("1", (3, 3, 3, 3)),
    ("2", (2, 2, 2, 2)),
    ("3", (2, 2, 2, 2)),
    ("4", (2, 2, 2, 2)),
    ("keyhole", (2, 2, 2, 2)),
    ("small_safe", (2, 2, 2, 2)),
    ("big_safe", (2, 2, 2, 2)),
    ("crook", (4, 4, 4, 4)),
    ("swap", (2, 2, 2, 2)),
    plans={"red_plan": 2, "yellow_plan": 2, "green_plan": 2, "blue_plan": 2, **_TWO_COLOURED},
    police=8,
)
# Ours (§1.6): three quarters of it; of these cards the German booklet gives only the six police, by its variant (§7.4).
DECK_SMALL: Final = _deck(
    ("1", (2, 2, 2, 2)),
    ("2", (2, 2, 2, 2)),
    ("3", (2, 2, 2, 2)),
    ("4", (1, 1, 1, 1)),
    ("keyhole", (1, 2, 1, 2)),
    ("small_safe", (2, 1, 2, 1)),
    ("big_safe", (1, 2, 2, 1)),
    ("crook", (3, 3, 3, 3)),
    ("swap", (2, 1, 1, 2)),
    plans={"red_plan": 1, "yellow_plan": 1, "green_plan": 1, "blue_plan": 1, **_TWO_COLOURED},
    police=6,
)
# For counting every line of play: two colours, one of each action.
_TINY_SMALL: Final[Deck] = {
    "red_1": 2, "red_4": 1, "red_keyhole": 1, "red_small_safe": 1, "red_crook": 1,
    "blue_1": 1, "blue_3": 1, "blue_big_safe": 1, "blue_swap": 1, "blue_crook": 1, "red_blue_plan": 1, "police": 2,
}  # fmt: skip
_TINY_LARGE: Final[Deck] = dict.fromkeys(_TINY_SMALL, 2)


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of Klau Mau!; what each means stands in RULES.md §9."""

    forgery: bool = False
    forgery_wish: bool = False
    surrounded: bool = False
    surrounded_ends: Literal["round", "game"] = "game"
    surrounded_at: Literal["last", "eighth"] = "last"
    surrounded_replacement: bool = False
    surrounded_counts_first: bool = False
    fence: bool = False
    fence_all_or_nothing: bool = False
    watchdog: bool = False
    watchdog_counts: Literal["round", "game"] = "game"
    bomb: Bomb = "off"
    keyhole_wild: bool = False
    police_can_be_forced: bool = True
    doubter: Literal["next", "anybody"] = "next"
    draws_after_doubt: Literal["may", "must"] = "may"
    forced_card_acts: bool = False
    plan_literal: bool = False
    big_safe_like_small_for_two: bool = False
    hand_shown_to: Literal["everybody", "doubter"] = "everybody"
    keep_direction: bool = False
    swap_may_return: bool = True
    hand_size: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4
    rounds: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    """0: as many as players."""

    oldest_first: tuple[Annotated[int, msgspec.Meta(ge=0, le=7)], ...] = ()
    deck_small: Deck = msgspec.field(default_factory=lambda: dict(DECK_SMALL))
    deck_large: Deck = msgspec.field(default_factory=lambda: dict(DECK_LARGE))


_NEEDS: Final = {
    "forgery_wish": "forgery",
    "surrounded_at": "surrounded",
    "surrounded_replacement": "surrounded",
    "surrounded_counts_first": "surrounded",
    "fence_all_or_nothing": "fence",
}
"""House rules that have no effect without another, and are refused then. What a variant does by default has changed, so that
``surrounded_ends`` and ``watchdog_counts`` are not among them: records of earlier rules name them in any case."""


def deck_name(seats: int) -> str:
    """Which of the two decks this many players use (§2.1)."""
    return "deck_small" if seats <= MOST_PLAYERS_WITH_THE_SMALL_DECK else "deck_large"


def deck_of(house: House, seats: int) -> list[int]:
    """By kind: the cards that this many players use under these house rules, without the fence."""
    table = house.deck_small if seats <= MOST_PLAYERS_WITH_THE_SMALL_DECK else house.deck_large
    copies = [table.get(card, 0) for card in DECK_CARDS] + [0] * (KINDS - POLICE - 1)
    copies[WATCHDOG] = WATCHDOGS if house.watchdog else 0
    copies[BOMB] = 0 if house.bomb == "off" else 1
    return copies


def police_needed(house: House, seats: int) -> int:
    """How many police must be played to surround everybody (§7.4): all of the deck, or eight in any case."""
    return EIGHTH if house.surrounded_at == "eighth" else deck_of(house, seats)[POLICE]


def ages_of(house: House, seats: int) -> list[int]:
    """By seat: 0 for the oldest (§2.3). Seats that are not named follow in the order of the seats."""
    if not house.oldest_first:
        return list(range(seats))
    order = [*house.oldest_first, *(seat for seat in range(seats) if seat not in house.oldest_first)]
    return [order.index(seat) for seat in range(seats)]


def check_house(house: House, seats: int) -> None:
    """§9: house rules that need each other, decks that can be dealt."""
    defaults = {option.name: option.default for option in options(House)}
    for name, needed in _NEEDS.items():
        has_effect = getattr(house, name) == defaults[name] or getattr(house, needed)
        check_house_rule(has_effect, "klau-needs", key=name, needs=needed)
    named = house.oldest_first
    fits = len(set(named)) == len(named) and all(seat < seats for seat in named)
    check_house_rule(fits, "klau-oldest-first", key="oldest_first", value=str(named), last=seats - 1)
    _check_deck(house, seats)


def _check_deck(house: House, seats: int) -> None:
    """Whatever is dealt and handed in, a first card can be turned (§2.5), and the fence never comes before it (§7.9)."""
    name, deck = deck_name(seats), deck_of(house, seats)
    dealt, police = house.hand_size * seats, deck[POLICE]
    # The fence takes number cards out of the game (§7.12); the rest must be enough for the rounds that follow.
    sure = sum(copies for kind, copies in enumerate(deck[:POLICE]) if not (house.fence and is_number(kind)))
    check_house_rule(sure > dealt, "klau-deck-too-small", key=name, cards=sure, needed=dealt + 1)
    needed = max(police_needed(house, seats), 1)
    fits = police >= needed or not house.surrounded
    check_house_rule(fits, "klau-deck-police", key=name, police=police, needed=needed)
    unsuitable, pile = sum(deck[POLICE:]), sum(deck) - dealt + 1
    fits = pile // 3 > unsuitable or not house.fence
    check_house_rule(fits, "klau-deck-fence", key=name, pile=pile, unsuitable=unsuitable)


BOX: Final = Box(
    key="klau",
    title="Klau Mau!",
    seats=(2, 3, 4, 5, 6, 7, 8),
    usual_seats=4,
    minutes=30,
    version=2,
    former={1: FormerRules({"surrounded_ends": "round", "watchdog_counts": "round", "draws_after_doubt": "must"})},
    limit=8_000,
    in_turn=True,
    at_once={"doubter": "anybody"},
    house=House,
    presets={
        "box": House(),
        "letter": House(plan_literal=True),
        "forgery": House(forgery=True),
        "surrounded": House(surrounded=True),
        "fence": House(fence=True),
        "watchdog": House(watchdog=True),
        "bomb_pass_hands": House(bomb="pass_hands"),
        "bomb_zero": House(bomb="zero"),
        "bomb_discard": House(bomb="discard"),
        "all_variants": House(forgery=True, surrounded=True, fence=True, watchdog=True, bomb="pass_hands"),
        "open_book": House(memory_aids=True),
        "tiny": House(hand_size=2, rounds=1, deck_small=_TINY_SMALL, deck_large=_TINY_LARGE),
    },
    groups={
        "extras": (
            "forgery",
            "forgery_wish",
            "surrounded",
            "surrounded_ends",
            "surrounded_at",
            "surrounded_replacement",
            "surrounded_counts_first",
            "fence",
            "fence_all_or_nothing",
            "watchdog",
            "watchdog_counts",
            "bomb",
        ),
        "claims": ("doubter", "draws_after_doubt", "hand_shown_to", "police_can_be_forced"),
        "cards": (
            "keyhole_wild",
            "forced_card_acts",
            "plan_literal",
            "keep_direction",
            "big_safe_like_small_for_two",
            "swap_may_return",
        ),
        "deal": ("hand_size", "rounds"),
    },
    check=check_house,
)
