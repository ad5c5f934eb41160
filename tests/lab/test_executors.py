"""Who plays the games: whoever it is, every game is played once and comes out the same."""

import os
import socket
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest

import spelunke
from spelunke.lab.duplicate_plan import DealBatch, Plan, PlanRow, plan, play_deals
from spelunke.lab.entrants import entrants
from spelunke.lab.executors import Alone, BadExecutor, Cores, Executor, crew
from spelunke.lab.tournament import play_tournament
from tests.terminal.door import is_one_sentence, knock


def trips(number: int) -> int:
    """Work that fails on the machine it is done on."""
    if number == 2:
        raise ModuleNotFoundError("No module named 'spelunke'")
    return number


def plays_the_first_deals(home: str, wanted: Plan, first: int, deals: int) -> DealBatch:
    """Work whose second half fails, but not before a folder says that all of the first is home."""
    if first >= 4:
        while len(list(Path(home).iterdir())) < 4:
            sleep(0.05)
        raise MemoryError("no room for more")
    return play_deals(wanted, first, deals)


def planned() -> Plan:
    game = spelunke.game("rueck", 3)
    return plan(game, entrants(["thumb", "random"], game), 8, seed=4)


def dies_once(folder: str, number: int) -> int:
    """Work whose worker is lost the first time."""
    mark = Path(folder, str(number))
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def slow(seconds: float) -> float:
    sleep(seconds)
    return seconds


def always_dies(number: int) -> int:
    os._exit(number)


def squares(workers: Executor, folder: Path) -> dict[int, Any]:
    return dict(workers.work(dies_once, [(str(folder), number) for number in range(6)]))


def test_all_cores_give_the_same_numbers_as_one() -> None:
    here, there = play_tournament(planned()), play_tournament(planned(), Cores(2))
    assert here.result == there.result
    assert here.rows == there.rows


def test_the_work_of_a_lost_worker_is_done_again(tmp_path: Path) -> None:
    assert squares(Cores(2), tmp_path) == {number: number * number for number in range(6)}


def test_workers_that_are_always_lost_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spelunke.lab.executors.TRIES", 2)
    with pytest.raises(BadExecutor, match="lost"):
        list(Cores(2).work(always_dies, [(1,)]))


def test_one_worker_is_this_process() -> None:
    assert isinstance(crew(workers=1), Alone)


@pytest.mark.parametrize("on", ["dask", "dask://", "spark://host:1", "tcp://localhost:1"])
def test_an_address_that_is_no_cluster_is_refused(on: str) -> None:
    heard = knock("tournament", "rueck", "--on", on)
    assert is_one_sentence(heard)
    assert "dask://" in heard.err


@pytest.fixture(scope="module")
def dask() -> Iterator[str]:
    """The address of a real cluster of two workers on this machine."""
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0", "silence_logs": 60}
    with distributed.LocalCluster(**options) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


def test_a_dask_cluster_gives_the_same_numbers_as_this_process(dask: str) -> None:
    here, there = play_tournament(planned()), play_tournament(planned(), crew(dask))
    assert here.result == there.result
    assert here.rows == there.rows


def test_dask_does_the_work_of_a_lost_worker_again(dask: str, tmp_path: Path) -> None:
    assert squares(crew(dask), tmp_path) == {number: number * number for number in range(6)}


def test_what_fails_on_a_cluster_is_told_with_its_reason(dask: str) -> None:
    with pytest.raises(BadExecutor, match=f"{dask}.*ModuleNotFoundError: No module named 'spelunke'"):
        list(crew(dask).work(trips, [(number,) for number in range(4)]))


def test_games_before_a_cluster_failed_are_kept(dask: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spelunke.lab.tournament.play_deals", partial(plays_the_first_deals, str(tmp_path)))

    def keep(rows: Sequence[PlanRow]) -> None:
        for row in rows:
            (tmp_path / str(row.deal)).touch()

    outcome = play_tournament(planned(), crew(dask), keep=keep)
    assert "MemoryError: no room for more" in str(outcome.trouble)
    assert {row.deal for row in outcome.rows} == {0, 1, 2, 3}


def test_a_cluster_that_goes_away_is_told_in_a_sentence() -> None:
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": ":0", "silence_logs": 60}
    with distributed.LocalCluster(**options) as cluster:
        work = crew(cluster.scheduler_address.replace("tcp://", "dask://")).work(slow, [(0.0,), (60.0,)])
        assert next(work) == (0, 0.0)
        cluster.close()
        with pytest.raises(BadExecutor, match="dask://"):
            next(work)


@pytest.mark.parametrize(("port", "asked"), [(6379, "127.0.0.1:6379"), (10001, "ray://127.0.0.1:10001")])
def test_ray_is_asked_for_a_client_where_clients_are_listened_for(
    port: int, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    there = SimpleNamespace(init=lambda address, **_: heard.append(address))
    monkeypatch.setitem(sys.modules, "ray", there)
    monkeypatch.setattr("socket.create_connection", lambda *_: socket.socket())
    crew(f"ray://127.0.0.1:{port}")
    assert heard == [asked]


def test_a_bot_from_a_file_travels_to_the_cluster(dask: str, tmp_path: Path) -> None:
    own = tmp_path / "calm.py"
    own.write_text("def calm(view, dice):\n    return view.choices[0]\n", encoding="utf-8")
    game = spelunke.game("rueck", 3)
    wanted = plan(game, entrants([f"{own}:calm", "random"], game), 2, seed=4)
    own.unlink()
    assert play_tournament(wanted, crew(dask)).result.games == 4


@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip({"dask": "distributed"}.get(kind, kind))
    monkeypatch.setattr("spelunke.lab.executors.SECONDS_TO_FIND_A_CLUSTER", 1)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"{kind}://127.0.0.1:{nobody.getsockname()[1]}"
        heard = knock("tournament", "rueck", "--games", "4", "--on", address)
    assert is_one_sentence(heard)
    assert address in heard.err


def test_a_ray_cluster_gives_the_same_numbers_and_does_lost_work_again(tmp_path: Path) -> None:
    if "SPELUNKE_RAY" not in os.environ:
        pytest.skip("Ray is heavy: SPELUNKE_RAY=1 asks for it")
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        here, there = play_tournament(planned()), play_tournament(planned(), crew(f"ray://{cluster.address}"))
        assert here.result == there.result
        assert here.rows == there.rows
        assert squares(crew(f"ray://{cluster.address}"), tmp_path) == {number: number * number for number in range(6)}
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.parametrize("command", ["simulate", "tournament", "sweep", "balance"])
def test_more_workers_than_help_are_refused_with_the_number_that_is_allowed(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    heard = knock(command, "rueck", "--games", "4", "--workers", "99")
    assert is_one_sentence(heard)
    assert "--workers needs a whole number from 1 to 8, not “99”" in heard.err
