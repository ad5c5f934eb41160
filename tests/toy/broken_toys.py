"""Toys that break the laws, each of them one: so that no law is a test that cannot fail."""

from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.codebook import Codebook
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Parts
from spelunke.core.observation import PackedObservation
from spelunke.core.policy import Policy
from spelunke.core.table import SPECTATOR, Table
from spelunke.core.types import Event, Move
from tests.toy import toy
from tests.toy.toy import BOX, CODEBOOK, PARTS, QUESTIONS, Toy, ToyObservationEncoder, ToyPolicy, parts_with


class NeverEnds(Toy):
    def everybody_shows(self) -> None:
        if not self.hands[0]:
            for hand in self.hands:
                hand.extend([self.shown.pop(), self.shown.pop()])
                hand.sort()
        super().everybody_shows()


class AsksInVain(Toy):
    def everybody_shows(self) -> None:
        super().everybody_shows()
        self.asked = (1 << self.seats) - 1


class PaysLatecomers(Toy):
    def seats_asked(self) -> tuple[int, ...]:
        if not self.asked:
            self.stones[0] += 1
        return super().seats_asked()


class Descends(Toy):
    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](reversed(list(super().legal(seat))))

    def weights(self) -> vec[i64]:
        return vec[i64](reversed(list(super().weights())))


class OffersTwice(Toy):
    def legal(self, seat: i64) -> vec[i64]:
        codes = list(super().legal(seat))
        return vec[i64](codes if self.about == toy.DEALING else [codes[0], *codes])


class LooksAndChanges(Toy):
    def legal(self, seat: i64) -> vec[i64]:
        self.stones[0] += self.about == toy.SHOWING
        return super().legal(seat)


class DrawsTheHighest(Toy):
    def draw(self, dice: Dice) -> i64:
        return max(super().draw(dice), super().draw(dice))


class DrawsWhatIsGone(Toy):
    def draw(self, dice: Dice) -> i64:
        return toy.FIRST_DEAL + dice.below(len(toy.NUMBERS) + 1)


class TakesTheCardItDraws(Toy):
    def draw(self, dice: Dice) -> i64:
        answer = super().draw(dice)
        self.pile.remove(answer - toy.FIRST_DEAL + 1)
        self.pile.append(answer - toy.FIRST_DEAL + 1)
        return answer


_moods = count()


class HasMoods(Toy):
    def who_gives(self, numbers: list[int]) -> int:
        return next(_moods) % self.seats


class SharesHands(Toy):
    def copy_into(self, twin: Toy) -> None:
        super().copy_into(twin)
        twin.hands = self.hands


class SharesInnerHands(Toy):
    def copy_into(self, twin: Toy) -> None:
        super().copy_into(twin)
        twin.hands = list(self.hands)


class ForgetsStones(Toy):
    def copy_into(self, twin: Toy) -> None:
        super().copy_into(twin)
        twin.stones = [0] * self.seats


class LosesACard(Toy):
    def everybody_shows(self) -> None:
        if self.pile and not self.hands[0]:
            self.pile.pop()
        super().everybody_shows()


class FavoursSeat0(Toy):
    def who_gives(self, numbers: list[int]) -> int:
        best = min(numbers) if self.house.low else max(numbers)
        return super().who_gives(numbers) if numbers[0] != best else 0


class KeepsTheDeal(Toy):
    def reshuffle(self, seat: i64, dice: Dice) -> None:
        pass


class RedealsEverybody(Toy):
    def reshuffle(self, seat: i64, dice: Dice) -> None:
        super().reshuffle(SPECTATOR, dice)


class DealsFromNowhere(Toy):
    def reshuffle(self, seat: i64, dice: Dice) -> None:
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(dice.below(4) + 1 for _ in self.hands[other])


class DealsTheOthersTheHighest(Toy):
    def reshuffle(self, seat: i64, dice: Dice) -> None:
        super().reshuffle(seat, dice)
        for other in range(self.seats):
            if other != seat and self.hands[other] and self.pile and max(self.pile) > self.hands[other][0]:
                self.pile.append(self.hands[other].pop(0))
                self.hands[other].append(self.pile.pop(self.pile.index(max(self.pile))))
                self.hands[other].sort()


ANNOUNCED = 3


class Announces(Toy):
    def everybody_shows(self) -> None:
        super().everybody_shows()
        self.note(ANNOUNCED, *(sum(hand) for hand in self.hands))


class IgnoresLow(Toy):
    def who_gives(self, numbers: list[int]) -> int:
        return numbers.index(max(numbers)) if numbers.count(max(numbers)) == 1 else -1


class LeakyObservationEncoder(ToyObservationEncoder):
    def write_game(self, table: Toy, seat: i64, page: PackedObservation) -> None:
        super().write_game(table, seat, page)
        page.numbers[page.at - 1] = sum(table.hands[(seat + 1) % table.seats]) % 2


class LyingObservationEncoder(ToyObservationEncoder):
    def write_game(self, table: Toy, seat: i64, page: PackedObservation) -> None:
        super().write_game(table, seat, page)
        page.numbers[page.at - 1] -= 1


class DimObservationEncoder(ToyObservationEncoder):
    def write_game(self, table: Toy, seat: i64, page: PackedObservation) -> None:
        super().write_game(table, seat, page)
        for at in range(page.at - len(toy.NUMBERS), page.at):
            page.numbers[at] = 0


class KeepsTheOldPile(Toy):
    def copy_into(self, twin: Toy) -> None:
        pile = getattr(twin, "pile", None)
        super().copy_into(twin)
        if pile:
            twin.pile = pile


class RemembersTheDeal(Toy):
    def reshuffle(self, seat: i64, dice: Dice) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.pile + [number for other in others for number in self.hands[other]]
        for other in others:
            self.hands[other] = sorted(unseen.pop(dice.below(len(unseen))) for _ in self.hands[other])
        self.pile = sorted(unseen)


class RashPolicy(ToyPolicy):
    def answer(self, table: Toy, seat: i64, dice: Dice) -> i64:
        return 0 if table.about == toy.SHOWING else super().answer(table, seat, dice)


class MeddlingPolicy(ToyPolicy):
    def answer(self, table: Toy, seat: i64, dice: Dice) -> i64:
        table.stones[seat] += 1
        return super().answer(table, seat, dice)


class PeekingPolicy(ToyPolicy):
    """So slightly that it never shows in an answer."""

    def marks(self, table: Toy, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        return vec[float](
            [mark + 1e-12 * sum(table.hands[(seat + 1) % table.seats]) for mark in super().marks(table, seat, codes, dice)]
        )


class LetsKeepTheStone(Toy):
    """Not broken, but a toy whose giver can choose to win."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([toy.FIRST_GIVE + to for to in range(self.seats)]) if self.about == toy.GIVING else super().legal(seat)


class GenerousPolicy(ToyPolicy):
    def marks(self, table: Toy, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        return vec[float]([-mark for mark in super().marks(table, seat, codes, dice)])


class CertainPolicy(Policy):
    def likely(self, table: Table, seat: i64) -> i64:
        return 0


class HopefulPolicy(Policy):
    def chances(self, table: Table) -> vec[float]:
        return vec[float]([1.0] * table.seats)


def leaky_look(table: Toy, seat: int | None) -> toy.Open:
    neighbour = table.hands[((seat or 0) + 1) % table.seats]
    return msgspec.structs.replace(toy.look(table, seat), peek=neighbour[0] if neighbour else 0)


def look_that_leaks_to_spectators(table: Toy, seat: int | None) -> toy.Open:
    return leaky_look(table, seat) if seat is None else toy.look(table, seat)


def blind_look(table: Toy, seat: int | None) -> toy.Open:
    return msgspec.structs.replace(toy.look(table, seat), hand=())


def leaky_tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    return toy.Dealt(note[1], note[2]) if note[0] == toy.DEALT else toy.tell(note, seat)


def telling_tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    return toy.Shown(note[1:]) if note[0] == ANNOUNCED else toy.tell(note, seat)


def forgetful_position(table: Toy) -> toy.Position:
    return msgspec.structs.replace(toy.position(table), stones=(0,) * table.seats)


def arrange_anything(wanted: toy.Position, seats: int, house: toy.House) -> Toy:
    return toy.set_out(Toy(), wanted, seats, house)


def careless_guess(view: AnyView, house: toy.House) -> toy.Position:
    return msgspec.structs.replace(toy.guess(view, house), stones=(0,) * view.seats)


@dataclass(frozen=True)
class Culprit:
    """A toy that breaks a law, and the law that must notice."""

    name: str
    parts: Parts
    law: str
    says: str
    """What the law complains of: that it is broken by this and not by accident."""


def _of(law: str, table: type[Toy], says: str) -> Culprit:
    return Culprit(table.__name__, parts_with(table), law, says)


def _seen_by(observation: type[ToyObservationEncoder], law: str, says: str) -> Culprit:
    return Culprit(observation.__name__, parts_with(Toy, observation=observation(len(QUESTIONS))), law, says)


def _imagined_by(policy: type[Policy[Any]], law: str, says: str, table: type[Toy] = Toy) -> Culprit:
    return Culprit(policy.__name__, parts_with(table, policy=policy(), rollout=policy()), law, says)


class Sly(Move, frozen=True, tag="Show"):
    """Looks like another move once it is sent."""

    number: int


CULPRITS = [
    _of("ends_in_time", NeverEnds, "not over after"),
    _of("somebody_can_answer", AsksInVain, "may not answer anything"),
    _of("somebody_can_answer", Descends, "do not ascend"),
    _of("somebody_can_answer", OffersTwice, "do not ascend"),
    _of("somebody_can_answer", LooksAndChanges, "after being looked at"),
    Culprit(
        "Strangers", replace(PARTS, box=replace(BOX, teams={3: ((0, 1, 2),)})), "somebody_can_answer", "places of the team"
    ),
    _imagined_by(RashPolicy, "sensible_players_answer_legally", "may not answer"),
    _of("over_is_over", PaysLatecomers, "was refused: stones"),
    _of("draws_follow_weights", DrawsTheHighest, "chi square"),
    _of("draws_follow_weights", DrawsWhatIsGone, "which may not come"),
    _of("draws_follow_weights", TakesTheCardItDraws, "but not yet applied"),
    _of("same_seed_same_table", HasMoods, "of the same seed"),
    _of("record_replays", HasMoods, "is refused|the replayed table"),
    Culprit("UnlistedEvents", replace(PARTS, events={toy.Shown: ""}), "record_replays", "not among the events"),
    Culprit("ForgetfulPosition", parts_with(Toy, position=forgetful_position), "position_arranges", "stones"),
    _of("position_arranges", LosesACard, "is refused"),
    Culprit(
        "ArrangesAnything", parts_with(Toy, arrange=arrange_anything), "damaged_position_is_refused_or_played", "changed from"
    ),
    _of("copy_shares_nothing", SharesHands, "after the other table was played on: hands"),
    _of("copy_shares_nothing", SharesInnerHands, "after the other table was played on: hands"),
    _of("copy_shares_nothing", ForgetsStones, "a copy: stones"),
    _of("copy_into_a_used_table_equals_copy", KeepsTheOldPile, "copied into: pile"),
    _of("pieces_are_conserved", LosesACard, "the pieces after"),
    _of("turned_table_is_the_same_table", FavoursSeat0, "at the turned table"),
    Culprit("LeakyView", parts_with(Toy, look=leaky_look), "views_keep_secrets", "peek"),
    Culprit("LeakToSpectators", parts_with(Toy, look=look_that_leaks_to_spectators), "views_keep_secrets", "peek"),
    _of("views_keep_secrets", RedealsEverybody, "hand is"),
    _of("reshuffle_forgets", RemembersTheDeal, "reshuffled by equal dice"),
    _of("reshuffled_worlds_are_tables", DealsFromNowhere, "what no table can be in"),
    Culprit("LeakyEvent", parts_with(Toy, tell=leaky_tell), "events_keep_secrets", "secretly answers Deal"),
    Culprit("LeakyAnnouncement", parts_with(Announces, tell=telling_tell), "events_keep_secrets", "in another world"),
    Culprit("CarelessGuess", parts_with(Toy, guess=careless_guess), "guessed_table_has_the_same_view", "stones"),
    Culprit("ForgetfulGuess", parts_with(Toy, guess=careless_guess), "everybody_can_be_sat_at", "stones"),
    Culprit("BlindView", parts_with(Toy, look=blind_look), "rules_say_what_is_seen", "the own hand"),
    Culprit(
        "PlaysPairs", parts_with(Toy, shows_if_forced=lambda _table, _seat: True), "all_can_see_what_is_forced", "is forced"
    ),
    _seen_by(LeakyObservationEncoder, "observation_comes_from_the_view", "secrets reshuffled"),
    _seen_by(LyingObservationEncoder, "observation_is_as_it_is_described", "shown of .* is .*, not within 0 and"),
    _seen_by(DimObservationEncoder, "observation_tells_views_apart", "are different, its observations are not"),
    _imagined_by(RashPolicy, "policies_answer_legally", "which is none of|some are none"),
    _imagined_by(MeddlingPolicy, "policies_answer_legally", "after somebody had a policy"),
    _imagined_by(PeekingPolicy, "policies_keep_secrets", "secrets reshuffled"),
    _imagined_by(GenerousPolicy, "a_policy_takes_the_win", "would win", LetsKeepTheStone),
    _imagined_by(HopefulPolicy, "chances_are_shares_of_one_win", "is not one win"),
    _imagined_by(CertainPolicy, "guesses_are_weighed", "0 is no likelihood"),
    _imagined_by(Policy, "policies_come_to_an_end", "are not done after", NeverEnds),
    _of("worlds_vary", KeepsTheDeal, "never changes anything"),
    _of("redealt_as_it_came_about", KeepsTheDeal, "chi square"),
    _of("redealt_as_it_came_about", DealsTheOthersTheHighest, "chi square"),
    _of("changes_something", IgnoresLow, "low=True is accepted, but changed nothing"),
    Culprit(
        "AcceptsAnything",
        replace(PARTS, box=replace(BOX, presets={**BOX.presets, "no such preset": toy.House()})),
        "refuses_what_it_does_not_know",
        "accepts a preset",
    ),
    Culprit("SlyMove", parts_with(Toy, codebook=Codebook([*CODEBOOK.moves, Sly(9)])), "moves_and_codes_are_one_to_one", "tag"),
    Culprit(
        "Renumbered",
        parts_with(Toy, codebook=Codebook([*CODEBOOK.moves[1:], CODEBOOK.moves[0]])),
        "nothing_is_renumbered",
        "code 0 of toy",
    ),
    Culprit("CodeTakenAway", parts_with(Toy, codebook=Codebook(CODEBOOK.moves[:-1])), "nothing_is_renumbered", "are gone"),
]
