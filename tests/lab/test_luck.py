"""Luck against skill: what is made of luck, of skill or of neither is told as that."""

import pytest

from spelunke.core.dice import Dice
from spelunke.lab.duplicate_plan import PlanRow
from spelunke.lab.luck import luck_and_skill

BOTS = ("thumb", "random")
SEATS = 4


def deals(winner: str) -> list[list[PlanRow]]:
    """Two hundred deals, won by the seat that the deal names, by the seats of a bot, or by anybody."""
    dice = Dice(3)
    played = []
    for deal in range(200):
        lucky = dice.below(SEATS)
        rows = []
        for turn in range(2):
            seated = [BOTS[(seat + turn) % 2] for seat in range(SEATS)]
            first = {"deal": [lucky], "thumb": [seat for seat in range(SEATS) if seated[seat] == "thumb"]}
            winners = first.get(winner) or [dice.below(SEATS)]
            places = [1 if seat in winners else 2 for seat in range(SEATS)]
            number = 2 * deal + turn
            rows.append(
                PlanRow(
                    number=number,
                    deal=deal,
                    bots=seated,
                    finished=True,
                    places=places,
                    scores=places,
                    answers=1,
                    asks=1,
                    forced=0,
                )
            )
        played.append(rows)
    return played


@pytest.mark.parametrize(("winner", "part"), [("deal", "luck"), ("thumb", "skill"), ("anybody", "rest")])
def test_what_decides_is_found(winner: str, part: str) -> None:
    told = luck_and_skill(deals(winner), BOTS, SEATS)
    assert getattr(told, part).mean > 0.9
    assert told.luck.mean + told.skill.mean + told.rest.mean == pytest.approx(1)
    for number in (told.luck, told.skill, told.rest):
        assert 0 <= number.low <= number.mean <= number.high <= 1


def test_what_chance_adds_to_one_seat_it_takes_from_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals with nothing in them: were each seat's part cut off at nothing by itself, more would be taken for luck."""
    monkeypatch.setattr("spelunke.lab.luck.RESAMPLES", 1)
    every, dice = deals("anybody"), Dice(8)
    found = []
    for _ in range(200):
        drawn = [every[dice.below(len(every))] for _ in range(50)]
        found.append(luck_and_skill(drawn, BOTS, SEATS).luck.mean)
    assert sum(found) / len(found) < 0.045


def test_what_two_hundred_deals_never_showed_may_still_be_in_three_of_them() -> None:
    """Every deal went alike, and so does every draw from them: the interval must not be as wide as nothing."""
    told = luck_and_skill(deals("thumb"), BOTS, SEATS)
    assert [told.luck.mean, told.luck.low, told.luck.high] == pytest.approx([0, 0, 3 / 200])
    assert [told.skill.mean, told.skill.low, told.skill.high] == pytest.approx([1, 1 - 3 / 200, 1])


def test_the_same_games_give_the_same_intervals() -> None:
    assert luck_and_skill(deals("anybody"), BOTS, SEATS, 5) == luck_and_skill(deals("anybody"), BOTS, SEATS, 5)
