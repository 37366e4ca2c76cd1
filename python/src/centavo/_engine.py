"""Engine in process: an embedded V8 runs the bundle published for JavaScript. Python computes nothing."""

from __future__ import annotations

import atexit
import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any, Literal

from ._calls import Calls
from ._errors import refusal_of
from ._json import Schema, read, written


class _Isolate:
    """One V8 for the process. It starts at the first call, so that the import stays fast."""

    def __init__(self) -> None:
        from py_mini_racer import MiniRacer

        here = files("centavo")
        self._context = MiniRacer()
        # An open V8 can prevent the process from ending.
        atexit.register(self._context.close)
        self._context.eval((here / "bridge.js").read_text("utf-8"))
        generated = here / "generated"
        self._generated = generated
        self._has_sql = False
        self.call("start", (generated / "engine.cjs").read_text("utf-8"), (generated / "data.cjs").read_text("utf-8"))

    def call(self, function: str, *arguments: str) -> str:
        answered = self._context.eval(f"centavoBridge.{function}({','.join(map(json.dumps, arguments))})")
        return answered if isinstance(answered, str) else ""

    def sql(self, function: str, *arguments: str) -> str:
        if not self._has_sql:
            self.call("sql", (self._generated / "sql.cjs").read_text("utf-8"))
            self._has_sql = True
        return self.call(function, *arguments)


_lock = Lock()
_isolate: _Isolate | None = None


def isolate() -> _Isolate:
    global _isolate
    if _isolate is None:
        with _lock:
            if _isolate is None:
                _isolate = _Isolate()
    return _isolate


def taken(answered: str) -> str:
    """Returns the text of an answer, and raises a refusal."""
    if answered.startswith("="):
        return answered[1:]
    raise refusal_of(json.loads(answered[1:]))


class Engine(Calls):
    """Every operation, without a server or a network.

    `today` sets the current day of the engine; by default, the clock in São Paulo does.
    """

    def __init__(self, today: date | str | None = None) -> None:
        self._day = "" if today is None else str(today)

    @property
    def version(self) -> str:
        return isolate().call("version")

    @property
    def today(self) -> date:
        return date.fromisoformat(isolate().call("today", self._day))

    def text(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None = None) -> str:
        """The answer in the JSON of the HTTP API, byte for byte."""
        return taken(isolate().call("answer", self._day, call, name, written(given), "" if view is None else written(view)))

    def names(self, call: str) -> list[str]:
        """Names of the operations of a call: `calculate`, `decide`, `check`, `ask` or `query`."""
        return list(json.loads(isolate().call("names", call)))

    def sql(self, dialect: str, schema: str = "centavo") -> str:
        """The law as a database script, equal to the output of `centavo sql`."""
        return taken(isolate().sql("script", self._day, dialect, schema))

    def select(self, dialect: Literal["duckdb", "clickhouse", "spark"], function: str, table: str, keep: Sequence[str] = ()) -> str:
        """A SELECT of one function over a table whose columns are its parameters, amounts in whole centavos: for large tables."""
        return taken(isolate().sql("select", self._day, dialect, function, table, json.dumps(list(keep))))

    def _answered(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None) -> Any:
        return read(self.text(call, name, given, view), schema_of(call, name))

    def _rows(self, call: str, name: str, rows: Sequence[Mapping[str, Any]], view: Mapping[str, Any] | None) -> list[dict[str, Any]]:
        answered = taken(isolate().call("rows", self._day, call, name, written(rows), "" if view is None else written(view)))
        inner = {"type": "object", "properties": {"result": schema_of(call, name)}}
        return list(read(answered, {"type": "array", "items": inner}))

    def _refuse_mistakes(self, name: str, columns: Sequence[str], constants: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        """Raises the mistakes of a call over many rows that no row can correct."""
        taken(isolate().call("mistakes", self._day, name, written(list(columns)), written(constants), written(view)))

    def _plan(self, name: str, fields: Sequence[str]) -> dict[str, Any] | None:
        found: dict[str, Any] | None = json.loads(taken(isolate().sql("plan", self._day, name, written(list(fields)))))
        return found


@lru_cache(maxsize=None)
def schema_of(call: str, name: str) -> Schema:
    found: Schema | None = json.loads(isolate().call("schema", call, name))
    return found or {}


@lru_cache(maxsize=None)
def input_schema_of(call: str, name: str) -> Schema:
    found: Schema | None = json.loads(isolate().call("inputSchema", call, name))
    return found or {}
