"""The engine in process: the bundle that is published for JavaScript, run by an embedded V8. Nothing is computed here."""

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
    """One V8 for the process, started when the first question is asked: importing the package stays cheap."""

    def __init__(self) -> None:
        from py_mini_racer import MiniRacer

        here = files("centavo")
        self._context = MiniRacer()
        # A V8 left open may keep the process from ending.
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
    """The text of an answer; a refusal is raised."""
    if answered.startswith("="):
        return answered[1:]
    raise refusal_of(json.loads(answered[1:]))


class Engine(Calls):
    """Every operation without a server and without a network.

    `today` is the day it is for the engine; unless given, that of the clock in São Paulo.
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
        """The answer as the HTTP API writes it, to the byte."""
        return taken(isolate().call("answer", self._day, call, name, written(given), "" if view is None else written(view)))

    def names(self, call: str) -> list[str]:
        """What may be asked: of `calculate`, `decide`, `check`, `ask` or `query`."""
        return list(json.loads(isolate().call("names", call)))

    def sql(self, dialect: str, schema: str = "centavo") -> str:
        """The law as a script for a database, as `centavo sql` prints it."""
        return taken(isolate().sql("script", self._day, dialect, schema))

    def select(self, dialect: Literal["duckdb", "clickhouse", "spark"], function: str, table: str, keep: Sequence[str] = ()) -> str:
        """One function over a whole table whose columns are its parameters, amounts in whole centavos: for volumes."""
        return taken(isolate().sql("select", self._day, dialect, function, table, json.dumps(list(keep))))

    def _answered(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None) -> Any:
        return read(self.text(call, name, given, view), schema_of(call, name))

    def _rows(self, call: str, name: str, rows: Sequence[Mapping[str, Any]], view: Mapping[str, Any] | None) -> list[dict[str, Any]]:
        answered = taken(isolate().call("rows", self._day, call, name, written(rows), "" if view is None else written(view)))
        inner = {"type": "object", "properties": {"result": schema_of(call, name)}}
        return list(read(answered, {"type": "array", "items": inner}))

    def _plan(self, name: str, fields: Sequence[str]) -> dict[str, Any] | None:
        found: dict[str, Any] | None = json.loads(taken(isolate().sql("plan", self._day, name, written(list(fields)))))
        return found


@lru_cache(maxsize=None)
def schema_of(call: str, name: str) -> Schema:
    found: Schema | None = json.loads(isolate().call("schema", call, name))
    return found or {}
