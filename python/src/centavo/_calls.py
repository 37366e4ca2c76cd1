"""Calls that the engine and the HTTP client share. The build generates their types from the schemas of every operation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ._json import field_name

if TYPE_CHECKING:
    from .generated.calls import Calls as Calls
else:

    class Calls:
        """A subclass answers each call in `_answered`."""

        def calculate(self, calculator, input=None, /, *, fields=None, explain=None, **given):
            """One calculation. Raises InvalidInput, with an issue for each field, where the HTTP API answers 400."""
            return self._answered("calculate", calculator, _given(input, given), _view(fields, explain))

        def decide(self, decision, input=None, /, *, fields=None, explain=None, **given):
            """One decision, with its steps."""
            return self._answered("decide", decision, _given(input, given), _view(fields, explain))

        def check(self, document, input=None, /, *, fields=None, explain=None, **given):
            """One document, compared with the law of its day."""
            return self._answered("check", document, _given(input, given), _view(fields, explain))

        def ask(self, question, calculator, input=None, /, **given):
            """A question about a calculator: its own fields and the calculator's, side by side."""
            return self._answered("ask", question, {**_given(input, given), "calculator": calculator}, None)

        def solve(self, calculator, input=None, /, **given):
            """The input that gives a wanted result."""
            return self.ask("solve", calculator, input, **given)

        def sweep(self, calculator, input=None, /, **given):
            """Results over a range of one field, and the points where the curve breaks."""
            return self.ask("sweep", calculator, input, **given)

        def timeline(self, calculator, input=None, /, **given):
            """The same case under each law between two days."""
            return self.ask("timeline", calculator, input, **given)

        def compare(self, calculator, input=None, /, **given):
            """Two cases, `a` and `b`; fields outside them belong to both."""
            return self.ask("compare", calculator, input, **given)

        def reform(self, calculator, input=None, /, *, law, **given):
            """The same case under the law and under a change of it."""
            return self.ask("reform", calculator, input, law=law, **given)

        def query(self, path, input=None, /, **given):
            """One query by its path in the HTTP API: tables, rates, salaries."""
            return self._answered("query", path, _given(input, given), None)

        def table(self, name, date=None):
            """A law table on a day, with the act behind it."""
            return self.query("/v1/tables/{table}", {"table": name} if date is None else {"table": name, "date": date})

        def find(self, q, limit=10):
            """The operations that match a question in Portuguese, with the answer where the question has all required fields."""
            return self.query("/v1/find", {"q": q, "limit": limit})


def _given(mapping: Mapping[str, Any] | None, named: Mapping[str, Any]) -> dict[str, Any]:
    return {**(mapping or {}), **{field_name(name): value for name, value in named.items()}}


def _view(fields: Sequence[str] | None, explain: bool | None) -> dict[str, Any] | None:
    view: dict[str, Any] = {}
    if fields is not None:
        view["fields"] = list(fields)
    if explain is not None:
        view["explain"] = explain
    return view or None
