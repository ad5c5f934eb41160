"""How strong levels are is for `python -m bench.strength` to say; here, that it sits them down fairly and counts rightly."""

import pytest

import spelunke
from bench.strength import GAMES, LOWER, counting_rogues, main, planned
from spelunke.bots import levels
from spelunke.core.game import Levels
from spelunke.lab.duplicate_plan import sides_of


@pytest.mark.parametrize("key", spelunke.keys())
def test_one_of_the_upper_level_sits_among_the_lower_at_the_usual_number_of_seats(key: str) -> None:
    for level, lower in LOWER.items():
        wanted = planned(key, level, lower, part=1.0, seed=1)
        game = spelunke.game(key)
        assert [bot.name for bot in wanted.bots] == [level, *[lower] * (len(sides_of(game)) - 1)]
        assert wanted.seats == game.box.usual_seats
        assert wanted.deals * len(wanted.bots) >= GAMES[level][key]


def test_rogues_simulate_so_many_times_a_masters_games_and_do_not_look_at_the_clock() -> None:
    cut = Levels(games=40)
    before = levels.levels_of(cut)
    with counting_rogues(2.5):
        counting = levels.levels_of(cut)
    assert counting.pop("rogue").budget == (100, None)
    before.pop("rogue")
    assert counting == before


def test_a_row_tells_games_wins_and_fair_shares(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rueck", "--levels", "regular", "--part", "0.004", "--seed", "3"])
    told = capsys.readouterr().out
    assert "| `regular` among `novice` | games | wins | fair shares | mean scores |" in told
    assert "| Rück's raus! | 8 | " in told and " of at most 4 |" in told


def test_a_rogue_may_be_measured_among_others_and_by_how_long_it_thinks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["rueck", "--levels", "rogue", "--among", "thumb", "--times", "0.001", "0.002", "--part", "0.05", "--seed", "3"])
    told = capsys.readouterr().out
    assert "| `rogue` (0.001 times a master's games) among `thumb` | games |" in told
    assert "| `rogue` (0.002 times a master's games) among `thumb` | games |" in told
    assert told.count("| Rück's raus! |") == 2
