"""HTTP client with the calls of the engine. It needs only the standard library."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Any

from ._calls import Calls
from ._engine import schema_of
from ._errors import ConnectionFailed, TooManyRequests, refusal_of
from ._json import read, written

_PLACES = {"calculate": "/v1/calc/{name}", "decide": "/v1/workflows/{name}", "check": "/v1/check/{name}", "ask": "/v1/calc/{calculator}/{name}"}
#: Queries whose fields are a document, sent in the body.
_POSTED = frozenset({"/v1/payroll", "/v1/documents/read"})


class Client(Calls):
    """`timeout` limits each attempt; `patience` limits the total wait after responses of 429. Both are in seconds."""

    def __init__(self, base_url: str, *, timeout: float = 10.0, patience: float = 65.0, headers: Mapping[str, str] | None = None) -> None:
        parts = urllib.parse.urlsplit(base_url)
        if parts.scheme not in ("http", "https"):
            raise ValueError("base_url starts with http:// or https://")
        self._base = base_url.rstrip("/")
        self._timeout = timeout
        self._patience = patience
        self._headers = {"accept": "application/json", **(headers or {})}

    def text(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None = None) -> str:
        """The body of the response, unchanged."""
        fields = dict(given)
        if call == "query":
            path, posted = _filled(name, fields), name in _POSTED
        else:
            path, posted = _filled(_PLACES[call], {**fields, "name": name}), True
            if call == "ask":
                del fields["calculator"]
        shown = {key: ",".join(each) if isinstance(each, (list, tuple)) else _word(each) for key, each in (view or {}).items()}
        if not posted:
            shown = {**{key: _word(each) for key, each in fields.items()}, **shown}
        address = f"{self._base}{path}" + (f"?{urllib.parse.urlencode(shown)}" if shown else "")
        return self._sent(address, written(fields).encode() if posted else None)

    def _answered(self, call: str, name: str, given: Mapping[str, Any], view: Mapping[str, Any] | None) -> Any:
        return read(self.text(call, name, given, view), schema_of(call, name))

    def _sent(self, address: str, body: bytes | None) -> str:
        waited = 0.0
        while True:
            request = urllib.request.Request(address, data=body, headers=dict(self._headers))
            if body is not None:
                request.add_header("content-type", "application/json")
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    return str(answer.read().decode("utf-8"))
            except urllib.error.HTTPError as error:
                with error:
                    problem = _problem(error)
                if error.code != 429:
                    raise refusal_of(problem) from None
                pause = float(error.headers.get("retry-after") or 1)
                if waited + pause > self._patience:
                    raise TooManyRequests(str(problem.get("error", "too many requests")), pause) from None
                time.sleep(pause)
                waited += pause
            except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
                raise ConnectionFailed(str(error)) from error


def _filled(path: str, fields: dict[str, Any]) -> str:
    """Fills the names in braces from the fields, and removes those fields."""
    parts = path.split("/")
    for place, part in enumerate(parts):
        if part.startswith("{"):
            parts[place] = urllib.parse.quote(str(fields.pop(part[1:-1])), safe="")
    return "/".join(parts)


def _word(value: Any) -> str:
    if isinstance(value, (list, tuple)) and any(isinstance(each, (Mapping, list, tuple)) for each in value):
        return written(value)
    if isinstance(value, (list, tuple)):
        return ",".join(_word(each) for each in value)
    if isinstance(value, str):
        return value
    text = written(value)
    return json.loads(text) if text.startswith('"') else text


def _problem(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        problem = json.loads(error.read())
    except ValueError:
        return {"error": f"HTTP {error.code}"}
    return problem if isinstance(problem, dict) else {"error": f"HTTP {error.code}"}
