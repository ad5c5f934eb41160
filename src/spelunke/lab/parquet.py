"""Parquet export, for analysis with other tools: a row for every game, or for every answer."""

import io
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

import msgspec

from spelunke.lab.atomic_files import growing
from spelunke.lab.checkpoint import BadKeeping, refusing_by_name, write_file
from spelunke.lab.duplicate_plan import Plan, PlanRow
from spelunke.lab.simulate import End, Simulation, seated_in

ROWS_AT_ONCE: Final = 20_000
"""Games of a simulation are buffered at least this many at a time before they are written."""


class PlayedRow(NamedTuple):
    """The games of one plan, and what distinguishes them from others in the same file."""

    plan: Plan
    rows: Sequence[PlanRow]
    told: dict[str, object]


def write_games(path: str, played: Sequence[PlayedRow], made: dict[str, str]) -> None:
    """One row for every game."""
    told = [(row, some.told) for some in played for row in some.rows]
    columns: dict[str, list[object]] = {name: [facts[name] for _, facts in told] for name in played[0].told}
    for name in ("number", "deal", "bots", "finished", "places", "scores", "answers", "asks", "forced"):
        columns["game" if name == "number" else name] = [getattr(row, name) for row, _ in told]
    if any(row.course for row, _ in told):
        for name in ("lead_changes", "behind", "decided", "deciding"):
            columns[name] = [getattr(row.course, name, None) for row, _ in told]
    for name in sorted({name for row, _ in told for name in row.watched}):
        columns[f"watched_{name}"] = [row.watched.get(name) for row, _ in told]
    _write(path, columns, made)


def write_decisions(path: str, plan: Plan, rows: Sequence[PlanRow], made: dict[str, str]) -> None:
    """One row for every answer of a seat."""
    moves = [repr(move) for move in plan.dealt().parts.codebook.moves]
    told = [(row, number, decision) for row in rows for number, decision in enumerate(row.decisions)]
    columns: dict[str, list[object]] = {
        "game": [row.number for row, _, _ in told],
        "deal": [row.deal for row, _, _ in told],
        "decision": [number for _, number, _ in told],
        "seat": [decision.seat for _, _, decision in told],
        "bot": [row.bots[decision.seat] for row, _, decision in told],
        "about": [decision.about for _, _, decision in told],
        "choices": [decision.choices for _, _, decision in told],
        "code": [decision.code for _, _, decision in told],
        "move": [moves[decision.code] for _, _, decision in told],
    }
    _write(path, columns, made)


def notes(of: Plan | Simulation, made: Mapping[str, object]) -> dict[str, str]:
    """Metadata of the file, about all its rows."""
    return {**in_words(made), "game": of.game, "seats": str(of.seats), "house": as_json(of.house)}


def in_words(made: Mapping[str, object]) -> dict[str, str]:
    """How something was made, as strings for the metadata."""
    return {name: str(fact) for name, fact in made.items()}


def as_json(value: object) -> str:
    """A value for a string column."""
    return msgspec.json.encode(value).decode()


def _write(path: str, columns: dict[str, list[object]], made: dict[str, str]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    buffer = io.BytesIO()
    parquet.write_table(pa.table(columns).replace_schema_metadata(made), buffer)
    write_file(path, buffer.getvalue())


class EndsFile:
    """The games of a simulation in order, written while it runs: a million need no more memory than a thousand."""

    def __init__(self, path: str, simulation: Simulation, made: Mapping[str, object]) -> None:
        self._path = path
        self._simulation = simulation
        self._made = notes(simulation, made)
        self._stack = ExitStack()
        self._waiting: list[End] = []
        self._written = 0

    def __enter__(self) -> Self:
        try:
            import pyarrow as pa
            from pyarrow import parquet
        except ImportError:
            raise BadKeeping("lab-crew-missing", extra="lab") from None
        kinds = {"game": pa.int64(), "bots": pa.list_(pa.string()), "finished": pa.bool_(), "answers": pa.int64()}
        kinds |= {name: pa.list_(pa.int64()) for name in ("places", "scores")}
        self._schema = pa.schema(kinds, metadata=self._made)
        with refusing_by_name(self._path):
            beside = self._stack.enter_context(growing(Path(self._path)))
            self._writer = self._stack.enter_context(parquet.ParquetWriter(str(beside), self._schema))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with refusing_by_name(self._path):
            if kind is None:
                self._write()
            self._stack.__exit__(kind, error, trace)

    def add(self, ends: Sequence[End]) -> None:
        """Append the next games."""
        self._waiting += ends
        if len(self._waiting) >= ROWS_AT_ONCE:
            with refusing_by_name(self._path):
                self._write()

    def _write(self) -> None:
        import pyarrow as pa

        games = range(self._written, self._written + len(self._waiting))
        columns = {
            "game": list(games),
            "bots": [seated_in(number, self._simulation.bots) for number in games],
            "finished": [bool(end.places) for end in self._waiting],
            **{name: [getattr(end, name) for end in self._waiting] for name in ("answers", "places", "scores")},
        }
        self._writer.write_table(pa.table(columns, schema=self._schema))
        self._written += len(self._waiting)
        self._waiting.clear()
