"""Seats of a table: who sits where, and whether a person or a bot answers."""

from spelunke.bots.characters import rates_of
from spelunke.core.game import Game
from spelunke.server.errors import NotNow, NotYours
from spelunke.server.log import entries
from spelunke.server.log.entries import What
from spelunke.server.socket.messages import Animal, Cause, SeatCard, Sitter, Standing


class Chair:
    """One seat and who sits there."""

    __slots__ = ("animal", "cause", "contribution", "guest", "keys", "level", "name", "sits")

    def __init__(self) -> None:
        self.sits: Sitter = "nobody"
        self.name = ""
        self.animal: Animal | None = None
        self.guest = ""
        self.keys: tuple[str, ...] = ()
        """Hashes of the secrets that may act for this seat, one per device."""

        self.level: str | None = None
        """The level of the bot that answers now; None if the player answers."""

        self.cause: Cause | None = None
        """Why a bot plays for the player."""

        self.contribution = ""

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat."""
        return self.level is not None

    @property
    def is_left(self) -> bool:
        """Whether its player has got up from a running game: until they come back they see what a spectator sees."""
        return self.cause == "left"

    def card(self, here: bool, looks: bool, game: Game) -> SeatCard:
        """The public card of this seat."""
        return SeatCard(
            self.sits, self.name, self.animal, self.level, self.cause, here, looks, rates_of(self.level or "", game)
        )

    def check(self, what: What, standing: Standing) -> None:
        """Refuse what is not possible for this seat now."""
        match what:
            case entries.Joined():
                self._check_free(standing)
            case entries.Reserved() if standing != "open" or self.sits != "nobody":
                raise NotNow("server-seat-taken")
            case entries.BotSat() if standing != "open" or self.sits == "person":
                raise NotNow("server-seat-taken")
            case entries.Left() if self.sits == "nobody" or (self.sits == "bot" and standing != "open"):
                raise NotNow("server-seat-empty")
            case entries.TookOver(cause=cause) if standing != "running" or not self._may_be_played_for(cause):
                raise NotNow("server-bot-plays")
            case entries.GaveBack() if self.sits != "person" or not self.by_bot:
                raise NotNow("server-no-bot-plays")
            case entries.Dressed() if standing != "open":
                raise NotNow("server-has-started")
            case entries.KeyAdded() | entries.Dressed() if self.sits != "person":
                raise NotYours("server-not-your-seat")

    def _check_free(self, standing: Standing) -> None:
        """Refuse a player where somebody sits; in a running game, one may take a seat from its bot."""
        if standing == "over":
            raise NotNow("server-is-over")
        if self.sits not in ({"nobody", "reserved"} if standing == "open" else {"bot"}):
            raise NotNow("server-seat-taken")

    def _may_be_played_for(self, cause: Cause) -> bool:
        """Whether a bot may play for the player; one who is out of time or absent may still leave for good."""
        return self.sits == "person" and (not self.by_bot or (cause == "left" and self.cause != "left"))

    def change(self, what: What, standing: Standing, level: str) -> None:
        """Apply an entry that was checked."""
        match what:
            case entries.Joined():
                self.sits, self.name, self.animal, self.guest = "person", what.name, what.animal, what.guest
                self.keys, self.level, self.cause = (what.key,), None, None
                if standing == "open":
                    self.contribution = what.contribution
            case entries.Reserved():
                self.sits, self.name, self.animal = "reserved", what.name, what.animal
            case entries.Dressed():
                self.animal = what.animal
            case entries.BotSat():
                self._empty()
                self.sits, self.level, self.animal = "bot", what.level, what.animal
            case entries.Left():
                self._empty()
                if standing != "open":
                    self.sits, self.level = "bot", level
                else:
                    self.contribution = ""
            case entries.TookOver():
                self.level, self.cause = level, what.cause
            case entries.GaveBack():
                self.level, self.cause = None, None
            case entries.KeyAdded():
                self.keys = (*self.keys[-7:], what.key)

    def _empty(self) -> None:
        self.sits, self.name, self.animal, self.guest = "nobody", "", None, ""
        self.keys, self.level, self.cause = (), None, None

    def fill(self, level: str) -> None:
        """At the start a bot takes a seat that is still empty."""
        if self.sits in {"nobody", "reserved"}:
            self._empty()
            self.sits, self.level = "bot", level
