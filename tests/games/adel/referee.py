"""A naive referee for Adel verpflichtet, written from RULES.md alone: it shares nothing with the rules it watches.

It works on positions as plain JSON and on answers as tuples: ("bid", 13000), ("thief", 7, "castle"), ("show", "B2") …
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, product
from typing import Any

import msgspec

from spelunke.core.game import Game
from tests.laws.hooks import Count

LUCK = -1
COLOURS = ("brown", "blue", "green", "violet", "red")
SERIES = "ABCDEF"
CARDS = [f"{series}{number}" for series in SERIES for number in range(1, 11)]
Now = dict[str, Any]
Answer = tuple[Any, ...]


class Referee:
    """The rules of one table."""

    def __init__(self, game: Game) -> None:
        self.seats = game.seats
        self.house: Any = msgspec.to_builtins(game.house)
        usual = "surprise" if game.seats == 2 else "plain"
        self.variant = usual if self.house["two_player_variant"] == "usual" else self.house["two_player_variant"]
        self.years = {
            f"{series}{number}": year
            for series, years in self.house["collectibles"].items()
            for number, year in enumerate(years, start=1)
        }
        track = self.house["track"]
        self.track = [track["club"], *(castle for castle in track["castles"] for _ in range(castle["spaces"]))]

    def deal(self) -> Now:
        """§2: before luck's first answer."""
        rest = len(self.years) - 4 * self.seats
        piles = [rest - rest // 2, rest // 2]
        return {
            "about": "colour",
            "round": 0,
            "colours": [None] * self.seats,
            "pawns": [0] * self.seats,
            **{name: [[] for _ in range(self.seats)] for name in ("hands", "seen", "cheques", "shown")},
            **{name: [None] * self.seats for name in ("locations", "actions")},
            "register": [],
            "jail": [],
            "windows": [None, None],
            "piles": piles if self.house["extra_card_window"] == "left" else piles[::-1],
            "picks": 0,
            "thief": None,
            "robbed": None,
        }

    # Who is asked, and what may be answered.

    def asked(self, now: Now) -> list[int]:
        match now["about"]:
            case None:
                return []
            case "colour" | "deal" | "turn":
                return [LUCK]
            case "window":
                return [self._buyer(now)]
            case "cheque":
                return self._playing(now, "SendThief", "auction")
            case "collection":
                return self._playing(now, "Exhibit")
            case "theft":
                return [now["thief"]]
        return list(range(self.seats))

    def choices(self, now: Now, seat: int) -> list[Answer]:
        match now["about"]:
            case "colour":
                return [("colour", colour) for colour in COLOURS if colour not in now["colours"]]
            case "deal" | "turn":
                gone = [*now["windows"], *(card for hand in now["hands"] for card in hand)]
                return [("card", card) for card in CARDS if card in self.years and card not in gone]
            case "location":
                has_business = now["cheques"][seat] or self._thieves(now, seat)
                return [("go", "auction"), ("go", "castle")] if has_business else [("go", "castle")]
            case "both":
                return [*self._at_auction(now, seat), *self._at_castle(now, seat)]
            case "action":
                at_castle = now["locations"][seat] == "castle"
                return self._at_castle(now, seat) if at_castle else self._at_auction(now, seat) or [("nothing",)]
            case "window":
                return [("buy", side) for side, card in zip(("left", "right"), now["windows"], strict=True) if card]
            case "cheque":
                return [("take",), ("leave",)]
            case "collection":
                return self._to_show(now, seat)
        taken = [("steal", card) for card in now["shown"][now["robbed"]]]
        return [*taken, ("leave",)] if self.house["thief_may_decline"] else taken

    def _at_auction(self, now: Now, seat: int) -> list[Answer]:
        """§3.4."""
        return [
            *(("bid", cheque) for cheque in now["cheques"][seat]),
            *(("thief", number, "auction") for number in self._thieves(now, seat)),
        ]

    def _at_castle(self, now: Now, seat: int) -> list[Answer]:
        """§3.5."""
        found: list[Answer] = [("thief", number, "castle") for number in self._thieves(now, seat)]
        found.append(("detective",))
        if self.house["allow_bluff_exhibition"] or any(map(is_collection, combinations(now["hands"][seat], 3))):
            found.append(("exhibit",))
        return found

    def _to_show(self, now: Now, seat: int) -> list[Answer]:
        """§5.3, §5.4."""
        laid = now["shown"][seat]
        if len(laid) < now["picks"]:
            return [("done",)]
        later = [card for card in now["hands"][seat] if not laid or CARDS.index(card) > CARDS.index(laid[-1])]
        found: list[Answer] = []
        for at, card in enumerate(later):
            more = [few for size in range(3) for few in combinations(later[at + 1 :], size)]
            if any(is_collection((*laid, card, *few)) for few in more):
                found.append(("show", card))
        if len(laid) >= 3 or (not laid and self.house["allow_bluff_exhibition"]):
            found.append(("done",))
        return found

    def _thieves(self, now: Now, seat: int) -> list[int]:
        return sorted(number for number in self.house["thieves"][now["colours"][seat]] if number not in now["jail"])

    def _playing(self, now: Now, move: str, place: str = "castle") -> list[int]:
        return [
            seat
            for seat, action in enumerate(now["actions"])
            if action and action["move"] == move and now["locations"][seat] == place
        ]

    def _buyer(self, now: Now) -> int:
        return max(self._playing(now, "Bid", "auction"), key=lambda seat: int(now["actions"][seat]["cheque"]))

    # What an answer does.

    def after(self, before: Now, answers: dict[int, Answer]) -> Now:
        now = deepcopy(before)
        match now["about"]:
            case "colour":
                seat = now["colours"].index(None)
                now["colours"][seat] = answers[LUCK][1]
                now["cheques"][seat] = sorted(self.house["cheques"][answers[LUCK][1]])
                now["about"] = "colour" if None in now["colours"] else "deal"
            case "deal":
                seat = next(seat for seat, hand in enumerate(now["hands"]) if len(hand) < 4)
                _put(now["hands"][seat], answers[LUCK][1])
                now["about"] = "deal" if any(len(hand) < 4 for hand in now["hands"]) else "turn"
            case "turn":
                self._turn(now, answers[LUCK][1])
            case "location":
                now["locations"] = [answers[seat][1] for seat in range(self.seats)]
                now["about"] = "action"
            case "both" | "action":
                self._act(now, answers)
            case "window":
                self._buy(now, answers)
            case "cheque":
                self._leave_auction(now, takes=("take",) in answers.values())
            case "collection":
                self._show(now, answers)
            case "theft":
                self._steal(now, answers[now["thief"]])
        return now

    def _turn(self, now: Now, card: str) -> None:
        """§2.5, §4.2."""
        window = next(side for side in range(2) if now["windows"][side] is None and now["piles"][side])
        now["windows"][window] = card
        now["piles"][window] -= 1
        if now["round"]:
            self._thieves_at_auction(now)
        elif None not in now["windows"]:
            self._begin(now)

    def _begin(self, now: Now) -> None:
        """§3.1, §4.6, §10."""
        now["round"] += 1
        now["actions"] = [None] * self.seats
        now["locations"] = [None] * self.seats
        now["shown"] = [[] for _ in range(self.seats)]
        if now["windows"] == [None, None]:
            now["locations"], now["about"] = ["castle"] * self.seats, "action"
        elif self.variant == "confrontation":
            now["locations"], now["about"] = ["auction"] * self.seats, "action"
        else:
            now["about"] = "both" if self.variant == "surprise" else "location"

    def _act(self, now: Now, answers: dict[int, Answer]) -> None:
        """§3.6, §10.2."""
        for seat, answer in answers.items():
            now["actions"][seat] = _card_of(answer)
            if now["about"] == "both":
                at_auction = answer[0] == "bid" or answer[-1] == "auction"
                now["locations"][seat] = "auction" if at_auction else "castle"
        if self._playing(now, "Bid", "auction"):
            buyer = self._buyer(now)
            paid = now["actions"][buyer]["cheque"]
            now["cheques"][buyer].remove(paid)
            now["register"] = sorted([*now["register"], paid])
            now["about"] = "window"
        elif "auction" in now["locations"]:
            self._thieves_at_auction(now)
        else:
            self._castle(now)

    def _buy(self, now: Now, answers: dict[int, Answer]) -> None:
        """§4.2."""
        ((buyer, (_, side)),) = answers.items()
        window = ("left", "right").index(side)
        for place in ("hands", "seen"):
            _put(now[place][buyer], now["windows"][window])
        now["windows"][window] = None
        if now["piles"][window]:
            now["about"] = "turn"
        else:
            self._thieves_at_auction(now)

    def _thieves_at_auction(self, now: Now) -> None:
        """§4.3, §4.4."""
        one_thief = len(self._playing(now, "SendThief", "auction")) == 1 and self._playing(now, "Bid", "auction")
        if one_thief and not self.house["auction_thief_must_take"]:
            now["about"] = "cheque"
        else:
            self._leave_auction(now, takes=bool(one_thief))

    def _leave_auction(self, now: Now, takes: bool) -> None:
        """§4.3, §4.5."""
        if takes:
            (thief,) = self._playing(now, "SendThief", "auction")
            paid = now["actions"][self._buyer(now)]["cheque"]
            now["register"].remove(paid)
            now["cheques"][thief] = sorted([*now["cheques"][thief], paid])
        for seat in range(self.seats):
            if now["locations"][seat] == "auction":
                now["actions"][seat] = None
        if self.variant == "confrontation":
            now["locations"], now["about"] = ["castle"] * self.seats, "action"
        else:
            self._castle(now)

    def _castle(self, now: Now) -> None:
        """§5.2."""
        if self._playing(now, "Exhibit"):
            now["about"] = "collection"
        else:
            self._detectives(now)

    def _show(self, now: Now, answers: dict[int, Answer]) -> None:
        """§5.4 to §5.7."""
        now["picks"] += 1
        for seat, answer in answers.items():
            if answer[0] == "show":
                now["shown"][seat].append(answer[1])
        if any(len(now["shown"][seat]) == now["picks"] for seat in answers):
            return
        now["picks"] = 0
        for seat in answers:
            for card in now["shown"][seat]:
                _put(now["seen"][seat], card)
        hexagon = self.track[max(now["pawns"])]
        self._reward(now, (hexagon["best"], hexagon["second"]))
        thefts = [(thief, robbed) for thief in self._by_number(now)[::-1] for robbed in answers]
        self._go_on_stealing(now, thefts)

    def _reward(self, now: Now, spaces: tuple[int, int]) -> None:
        """§5.5."""
        shows = [seat for seat in range(self.seats) if now["shown"][seat]]
        shows.sort(key=lambda seat: (-len(now["shown"][seat]), min(self.years[card] for card in now["shown"][seat])))
        for seat, moved in zip(shows, spaces, strict=False):
            now["pawns"][seat] += moved

    def _by_number(self, now: Now) -> list[int]:
        return sorted(self._playing(now, "SendThief"), key=lambda seat: int(now["actions"][seat]["number"]))

    def _steal(self, now: Now, answer: Answer) -> None:
        """§6."""
        thief, robbed = now["thief"], now["robbed"]
        if answer[0] == "steal":
            for place in ("hands", "seen", "shown"):
                now[place][robbed].remove(answer[1])
            for place in ("hands", "seen"):
                _put(now[place][thief], answer[1])
        thefts = [(who, seat) for who in self._by_number(now)[::-1] for seat in self._playing(now, "Exhibit")]
        self._go_on_stealing(now, thefts[thefts.index((thief, robbed)) + 1 :])

    def _go_on_stealing(self, now: Now, thefts: list[tuple[int, int]]) -> None:
        for thief, robbed in thefts:
            if now["shown"][robbed]:
                now["about"], now["thief"], now["robbed"] = "theft", thief, robbed
                return
        now["thief"] = now["robbed"] = None
        self._detectives(now)

    def _detectives(self, now: Now) -> None:
        """§7, §8."""
        detectives, thieves = self._playing(now, "SendDetective"), self._by_number(now)
        if detectives and thieves:
            for seat in thieves:
                now["jail"] = [now["actions"][seat]["number"], *now["jail"]][: self.seats]
            before = list(now["pawns"])
            for seat in detectives:
                now["pawns"][seat] += self.house["detectives"][sum(pawn > before[seat] for pawn in before)]
        if max(now["pawns"]) >= len(self.track) or now["round"] == self.house["round_limit"]:
            self._end(now)
        else:
            self._begin(now)

    def _end(self, now: Now) -> None:
        """§9."""
        now["about"] = None
        now["locations"] = [None] * self.seats
        now["actions"] = [None] * self.seats
        now["seen"] = deepcopy(now["hands"])
        now["shown"] = [max(self._collections(hand), key=self._worth, default=[]) for hand in now["hands"]]
        self._reward(now, (8, 4))

    def _collections(self, hand: list[str]) -> Iterator[list[str]]:
        for first, last in product(range(6), repeat=2):
            cards = [card for card in hand if first <= SERIES.index(card[0]) <= last]
            if is_collection(tuple(cards)):
                yield cards

    def _worth(self, cards: list[str]) -> tuple[int, int]:
        return len(cards), -min((self.years[card] for card in cards), default=0)

    def winners(self, now: Now) -> list[int]:
        """§9.4, §9.5."""
        marks = [(pawn, *self._worth(shown)) for pawn, shown in zip(now["pawns"], now["shown"], strict=True)]
        return [seat for seat, mark in enumerate(marks) if mark == max(marks)]


def is_collection(cards: tuple[str, ...]) -> bool:
    """§5.1."""
    letters = sorted({SERIES.index(card[0]) for card in cards})
    return len(cards) >= 3 and letters[-1] - letters[0] == len(letters) - 1


def _put(cards: list[str], card: str) -> None:
    if card not in cards:
        cards.append(card)
        cards.sort(key=CARDS.index)


def _card_of(answer: Answer) -> dict[str, Any]:
    """An action card as it stands in a position."""
    match answer:
        case ("bid", cheque):
            return {"move": "Bid", "cheque": cheque}
        case ("thief", number, place):
            return {"move": "SendThief", "number": number, "at": place}
    return {"move": {"detective": "SendDetective", "exhibit": "Exhibit", "nothing": "DoNothing"}[answer[0]]}


def count(game: Game, position: dict[str, Any] | None, depth: int) -> Count:
    """Lines of play to a depth, from a position or from the deal."""
    referee = Referee(game)
    return _count(referee, position or referee.deal(), depth)


def _count(referee: Referee, now: Now, depth: int) -> Count:
    if now["about"] is None:
        winners = referee.winners(now)
        return Count(1, 1, tuple(int(seat in winners) for seat in range(referee.seats)))
    if depth == 0:
        return Count(1, 0, (0,) * referee.seats)
    asked = referee.asked(now)
    answers = product(*(referee.choices(now, seat) for seat in asked))
    found = [_count(referee, referee.after(now, dict(zip(asked, chosen, strict=True))), depth - 1) for chosen in answers]
    firsts = tuple(sum(line.firsts[seat] for line in found) for seat in range(referee.seats))
    return Count(sum(line.lines for line in found), sum(line.over for line in found), firsts)
