"""How a table looks at a glance, where imagined games are cut short."""

import pytest

import spelunke
from spelunke.core.game import Game
from spelunke.core.policy import TO_THE_END
from spelunke.core.table import Table
from tests.bots.test_thinking import moments
from tests.games.teufel.rounds import counted


def chances(game: Game, table: Table) -> list[float]:
    return [float(share) for share in game.parts.rollout.chances(table)]


@pytest.mark.parametrize("key", spelunke.keys())
def test_one_win_is_shared_out_and_team_mates_have_the_same_share(key: str) -> None:
    for game, table in moments(key, 6):
        shares = chances(game, table)
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0
        for team in game.box.teams.get(game.seats, ()):
            assert len({round(shares[seat], 9) for seat in team}) == 1


@pytest.mark.parametrize("key", spelunke.keys())
def test_imagined_games_are_cut_short(key: str) -> None:
    assert 0 < spelunke.game(key).parts.rollout.horizon < TO_THE_END


@pytest.mark.parametrize("key", spelunke.keys())
def test_everybody_has_the_same_chance_before_anything_has_happened(key: str) -> None:
    game = spelunke.game(key)
    shares = chances(game, game.parts.deal(game.seats, game.house))
    assert max(shares) == pytest.approx(min(shares))


def test_who_is_second_is_the_likeliest_to_end_so() -> None:
    game = spelunke.game("rueck")
    nobles = {"plus_4": 2, "plus_5": 2, "plus_6": 2, "plus_7": 2}
    table = game.arrange({"round": 6, "jewels": [22, 16, 9, 8], "hands": [[0, 1]] * 4, "face_down": nobles})
    shares = chances(game, table)
    assert shares.index(max(shares)) == 1


def test_while_the_last_round_is_played_it_is_not_decided() -> None:
    game = spelunke.game("rueck")
    table = game.arrange(
        {
            "round": 8,
            "jewels": [22, 16, 9, 8],
            "hands": [[3]] * 4,
            "face_down": {"plus_4": 2, "plus_5": 2, "plus_6": 2},
            "noble": "plus_7",
        },
        ask_luck=True,
    )
    assert 0.0 < min(chances(game, table)) < max(chances(game, table)) < 1.0


def test_who_has_more_chips_is_likelier_to_win() -> None:
    game, table = counted([900, 500, 200, 100])
    shares = chances(game, table)
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.5
