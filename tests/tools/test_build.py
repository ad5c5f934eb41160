"""What a build needs is fetched for it: a wheel is made on a machine that has nothing of ours."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"


def imported(path: Path) -> set[str]:
    """The modules that a file names, wherever it does."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update({node.module, *(f"{node.module}.{name.name}" for name in node.names)})
    return found


def file_of(module: str) -> Path | None:
    """Where a module of ours lies; None if it is no module, or not ours."""
    place = SOURCES.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def test_everything_that_compiled_files_lead_to_is_fetched_for_the_build() -> None:
    """The compiler reads what they import, and what that imports, before it compiles them."""
    rooms = re.findall(r'"(src/spelunke/[^"]+\.py)"', (ROOT / "setup.py").read_text(encoding="utf-8"))
    left = [ROOT / room for room in rooms]
    left += [path for room in ("rules*", "observation", "policy") for path in SOURCES.glob(f"spelunke/games/*/{room}.py")]
    seen, foreign = set[Path](), set[str]()
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        for module in imported(path):
            names = module.split(".")
            if names[0] != "spelunke":
                foreign.add(names[0])
            # A package comes before what is in it.
            left += [own for many in range(1, len(names) + 1) if (own := file_of(".".join(names[:many]))) is not None]
    known = packages_distributions()
    needed = {min(known[name]).lower() for name in foreign - sys.stdlib_module_names if name in known}
    with (ROOT / "pyproject.toml").open("rb") as file:
        fetched = {re.split(r"[\[=<>!~]", word)[0].lower() for word in tomllib.load(file)["build-system"]["requires"]}
    brought_along = {"babel", "mypy-extensions", "mypy_extensions", "typing_extensions"}  # by fluent.runtime and by mypy
    assert len(seen) > len(rooms)
    assert needed - brought_along <= fetched


def test_a_source_package_brings_the_backend_and_what_wheels_are_tried_with() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)
    grafted = re.findall(r"^graft (\S+)$", (ROOT / "MANIFEST.in").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(settings["build-system"]["backend-path"]) <= set(grafted)
    tried = re.findall(r"{project}/(\w+)/(\w+\.py)", settings["tool"]["cibuildwheel"]["test-command"])
    assert tried
    assert all(folder in grafted and (ROOT / folder / name).is_file() for folder, name in tried)
