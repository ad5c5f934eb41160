"""Somebody who only looks on and thinks through all that may have come since an "I can't" was believed (§8.8)."""

from spelunke.core.types import Event
from spelunke.games.klau import events
from spelunke.games.klau.box import COLOURS, House


def colours(card: str) -> set[str]:
    return set(card.split("_")) & set(COLOURS)


def motif(card: str) -> str:
    return "_".join(word for word in card.split("_") if word not in COLOURS)


class Spoken:
    """An "I can't" that was believed: on what, and how many new cards the hand may hold if it was true."""

    def __init__(self, top: str, wish: str | None) -> None:
        self.top = top
        self.wish = wish
        self.new = {0}
        """How many new cards there may be."""
        self.is_void = False
        self.was_true: bool | None = None
        """Whoever knows the hand may say so here."""

    def denies(self, card: str, house: House) -> bool:
        """Whether it says that there was no such card in the hand (§3.2 to §3.5, §4.8)."""
        if card == "police":
            return house.police_can_be_forced
        if motif(card) == "keyhole" and (house.keyhole_wild or self.wish):
            return True
        if self.wish:
            return self.wish in colours(card)
        safes = motif(card).endswith("safe") and motif(self.top).endswith("safe")
        return bool(colours(card) & colours(self.top)) or motif(card) == motif(self.top) or safes


class Watcher:
    """Hears what everybody hears, and nothing else."""

    def __init__(self, seats: int, house: House) -> None:
        self.seats = seats
        self.house = house
        self.begin()

    def begin(self) -> None:
        self.sizes = [self.house.hand_size] * self.seats
        self.spoken: list[Spoken | None] = [None] * self.seats
        self.top = ""
        self.wish: str | None = None

    def hear(self, event: Event) -> None:
        match event:
            case events.RoundBegan():
                self.begin()
            case events.Opened(card):
                self.top = card
            case events.Wished(_, colour):
                self.wish = None if colour in colours(self.top) else colour
            case events.Believed(_, whom):
                self.spoken[whom] = Spoken(self.top, self.wish)
            case events.Showed(who, cards=cards) if cards is not None:
                self.spoken[who] = None
            case events.HandsPassed(direction, _):
                step = 1 if direction == "clockwise" else -1
                self.sizes = [self.sizes[(seat - step) % self.seats] for seat in range(self.seats)]
                self.spoken = [self.spoken[(seat - step) % self.seats] for seat in range(self.seats)]
            case events.Drew(who):
                self.comes(who)
            case events.Took(who, whom) | events.Gave(whom, who):
                self.leaves(whom, None)
                self.comes(who)
            case events.Caught(who):
                self.leaves(who, "police")
            case events.Scattered(who, card) | events.HandedIn(who, card):
                self.leaves(who, card)
            case events.Laid(who, card) | events.Forced(_, who, card):
                self.leaves(who, card)
                if colours(card):
                    self.top, self.wish = card, None

    def comes(self, seat: int) -> None:
        self.sizes[seat] += 1
        spoken = self.spoken[seat]
        if spoken is not None:
            spoken.new = {new + 1 for new in spoken.new}

    def leaves(self, seat: int, card: str | None) -> None:
        """A new card goes or an old one; if the word was true, one that it denied was no old one."""
        self.sizes[seat] -= 1
        spoken = self.spoken[seat]
        if spoken is None:
            return
        was_new = {new - 1 for new in spoken.new if new}
        was_old = set() if card is not None and spoken.denies(card, self.house) else spoken.new
        spoken.new = {new for new in was_new | was_old if new <= self.sizes[seat]}
        spoken.is_void = spoken.is_void or not spoken.new or max(spoken.new) == self.sizes[seat]
