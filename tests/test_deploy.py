"""The files around the package: what containers, units, proxies and workflows say fits the program and each other."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # the test group brings it, without types

from spelunke.open_house import USUAL_PORT
from spelunke.server.http.routes_lobby import ENDPOINTS
from spelunke.server.run import SECONDS_TO_STOP
from spelunke.server.settings import Settings, usual_store
from spelunke.server.startup import BUSES, STORES
from spelunke.terminal.arguments import Wishes, read_arguments

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SHA = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")
DIGEST = re.compile(r"[\w./:-]+@sha256:[0-9a-f]{64}")
NAME = "games.example"
"""What SPELUNKE_NAME is here."""


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def filled_in(word: str) -> str:
    """A word with the only variable that may stand in a command."""
    return re.sub(r"\$\{SPELUNKE_NAME(:[^}]*)?\}", NAME, word)


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile's last stage: their name and what follows."""
    lines = re.sub(r"^\s*#.*\n", "", text("Containerfile"), flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    found = [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in lines if line)]
    last = max(place for place, (name, _) in enumerate(found) if name == "FROM")
    return found[last:]


def instruction(name: str) -> str:
    (rest,) = [rest for said, rest in instructions() if said == name]
    return rest


def unit() -> dict[str, list[str]]:
    """What the unit sets, by name."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", text("deploy/spelunke.service"), re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def pyproject() -> Any:
    return tomllib.loads(text("pyproject.toml"))


def commands() -> dict[str, Wishes]:
    """How each of the files starts the server, as the program itself reads it."""
    (start,) = unit()["ExecStart"]
    return {
        "unit": read_arguments([filled_in(word) for word in shlex.split(start)[1:]]),
        "container": read_arguments(json.loads(instruction("CMD"))),
        "compose": read_arguments([filled_in(word) for word in compose()["services"]["spelunke"]["command"]]),
    }


def test_every_command_is_one_that_the_program_understands() -> None:
    """An option that is unknown, misspelt or without its value would have been refused."""
    assert {wishes.command.name for wishes in commands().values()} == {"serve"}
    assert json.loads(instruction("ENTRYPOINT")) == list(pyproject()["project"]["scripts"])


def test_what_stands_behind_the_proxy_believes_it_and_answers_to_its_name_and_to_the_health_check() -> None:
    for where in ("unit", "compose"):
        wishes = commands()[where]
        assert wishes.has("proxy"), where
        names = Settings(names=tuple(wishes.words("name")))
        assert names.allows_name(NAME), where
        assert names.allows_name("localhost"), where


def test_nobody_gets_past_the_proxy() -> None:
    """Who is believed about addresses listens on loopback only, or in a network whose port is not published."""
    assert commands()["unit"].word("host") is None
    assert Settings().host == "127.0.0.1"
    assert "ports" not in compose()["services"]["spelunke"]


def test_the_store_and_the_bus_are_services_beside_it_that_the_server_can_use() -> None:
    wishes, services = commands()["compose"], compose()["services"]
    store = re.fullmatch(r"([\w+]+)://(\w+)@(\w+)/(\w+)", wishes.word("db") or "")
    bus = re.fullmatch(r"(\w+)://(\w+)", wishes.word("bus") or "")
    assert store is not None
    assert bus is not None
    assert store[1] in STORES
    assert bus[1] in BUSES
    database = services[store[3]]["environment"]
    assert (store[2], store[4]) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert {store[3], bus[2]} == set(services["spelunke"]["depends_on"])
    for service in (store[3], bus[2]):
        assert set(services[service]["networks"]) <= set(services["spelunke"]["networks"])


def test_all_agree_on_the_port() -> None:
    port = str(USUAL_PORT)
    assert instruction("EXPOSE") == port
    assert f"localhost:{port}/" in instruction("HEALTHCHECK")
    assert {wishes.word("port") or port for wishes in commands().values()} == {port}
    assert compose()["services"]["caddy"]["environment"]["SPELUNKE_UPSTREAM"] == f"spelunke:{port}"
    assert f"reverse_proxy {{$SPELUNKE_UPSTREAM:127.0.0.1:{port}}}" in text("deploy/Caddyfile")


def test_the_health_check_asks_a_route_that_there_is() -> None:
    asked = re.search(r"http://localhost:\d+(/\w+)", instruction("HEALTHCHECK"))
    assert asked is not None
    assert ("GET", asked[1]) in {(deed.method, deed.path) for deed in ENDPOINTS}


def test_tables_are_kept_where_the_volume_and_the_state_directory_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    volume = instruction("VOLUME")
    homes = [word.partition("=")[2] for word in instruction("ENV").split() if word.startswith("XDG_DATA_HOME=")]
    assert homes == [volume]
    (said,) = [value for value in unit()["Environment"] if value.startswith("XDG_DATA_HOME=")]
    monkeypatch.setenv(*said.split("=", 1))
    (state,) = unit()["StateDirectory"]
    assert usual_store() == f"sqlite+aiosqlite:////var/lib/{state}/tables.db"
    assert f"/var/lib/{state}/tables.db" in text("docs/hosting.md")


def test_a_server_that_is_told_to_stop_has_time_to_finish() -> None:
    assert int(unit()["TimeoutStopSec"][0]) > SECONDS_TO_STOP
    assert int(compose()["services"]["spelunke"]["stop_grace_period"].removesuffix("s")) > SECONDS_TO_STOP


def test_the_proxy_packs_nothing_that_the_server_left_unpacked() -> None:
    """How small something packs tells something of what it holds (docs/serving.md)."""
    directives = re.sub(r"#.*", "", text("deploy/Caddyfile")).split()
    assert "reverse_proxy" in directives
    assert "encode" not in directives


def test_a_container_runs_as_nobody_in_particular() -> None:
    made = re.search(r"--uid (\d+)", instruction("RUN"))
    assert made is not None
    assert instruction("USER") == made[1] != "0"


def test_the_build_gets_everything_that_the_package_is_made_of() -> None:
    let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    project = pyproject()
    needed = {"constraints.txt", "pyproject.toml", "setup.py", "src", "web", project["project"]["readme"]}
    needed |= {*project["build-system"]["backend-path"], *project["project"]["license-files"]}
    assert let_in == needed
    assert all((ROOT / name).exists() for name in let_in)


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_name_every_action_and_image_by_its_hash(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [name for name in used if not SHA.fullmatch(name)] == []
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    assert all(DIGEST.fullmatch(job["container"]["image"]) for job in jobs if "container" in job)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_do_nothing_unless_a_job_says_so(workflow: Path) -> None:
    plan = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert plan["permissions"] == {}
    writes = {name: job.get("permissions") for name, job in plan["jobs"].items() if "write" in str(job.get("permissions"))}
    assert writes in ({}, {"publish": {"id-token": "write"}})


def test_what_is_published_was_checked_and_tried_before() -> None:
    jobs = yaml.safe_load(text(".github/workflows/release.yml"))["jobs"]
    assert jobs["publish"]["needs"] == "check"
    assert set(jobs["check"]["needs"]) == {"sdist", "wheels"}
    assert "secrets." not in text(".github/workflows/release.yml")


def test_what_people_run_is_what_workflows_run() -> None:
    ran = [step["run"] for workflow in WORKFLOWS for step in steps(workflow) if "run" in step]
    assert ".ci/run" in ran
    for path in re.findall(r"(?:tools|\.ci)/[\w.]+", "\n".join(ran)):
        assert (ROOT / path).is_file(), path


def test_wheels_are_made_for_the_pythons_that_the_package_names() -> None:
    project = pyproject()
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["project"]["classifiers"]))
    made = [f"3.{minor}" for minor in re.findall(r"cp3(\d+)-\*", project["tool"]["cibuildwheel"]["build"])]
    assert named == made
    assert project["project"]["requires-python"] == f">={named[0]}"
    smoked = yaml.safe_load(text(".github/workflows/test.yml"))["jobs"]["smoke"]["strategy"]["matrix"]["python"]
    assert smoked == [named[0], named[-1]]
