"""How strong levels are is for `python -m bench.strength` to say; here, that it sits them down fairly and counts rightly."""

import pytest

import spelunke
from bench.strength import GAMES, LOWER, TIMES_A_MASTER, main, planned, stop_the_clock
from spelunke.bots.levels import LEVELS
from spelunke.lab.deals import sides_of


@pytest.mark.parametrize("key", spelunke.keys())
def test_one_of_the_upper_level_sits_among_the_lower_at_the_usual_number_of_seats(key: str) -> None:
    for level, lower in LOWER.items():
        wanted = planned(key, level, part=1.0, seed=1)
        game = spelunke.game(key)
        assert [bot.name for bot in wanted.bots] == [level, *[lower] * (len(sides_of(game)) - 1)]
        assert wanted.seats == game.box.usual_seats
        assert wanted.deals * len(wanted.bots) >= GAMES[level][key]


def test_masters_and_rogues_count_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(LEVELS)
    for key, levels in before.items():
        monkeypatch.setitem(LEVELS, key, dict(levels))
    stop_the_clock()
    for key, levels in LEVELS.items():
        games = before[key]["master"].budget
        assert games is not None and games.games is not None
        assert levels["master"].budget == (games.games, None)
        assert levels["rogue"].budget == (TIMES_A_MASTER * games.games, None)
        assert levels["novice"] == before[key]["novice"] and levels["regular"] == before[key]["regular"]


def test_a_row_tells_games_wins_and_fair_shares(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for key, levels in list(LEVELS.items()):
        monkeypatch.setitem(LEVELS, key, dict(levels))
    main(["rueck", "--levels", "regular", "--part", "0.004", "--seed", "3"])
    told = capsys.readouterr().out
    assert "| `regular` among `novice` | games | wins | fair shares | mean scores |" in told
    assert "| Rück's raus! | 8 | " in told and " of at most 4 |" in told
