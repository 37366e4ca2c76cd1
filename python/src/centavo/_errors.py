"""Exceptions of the engine and of the HTTP client, under the same names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict


class Issue(TypedDict, total=False):
    """The fault of one field; `code` does not change between releases."""

    field: str
    message: str
    code: str
    english: str


class CentavoError(Exception):
    """The base of every refusal and failure of the package."""

    #: In `centavo.frame(…, errors="raise")`, the position of the refused row, from 0 as in `iloc`.
    row: int | None = None


class InvalidInput(CentavoError):
    """Refused fields in `issues`, each with its rule and the value received."""

    def __init__(self, message: str, issues: Sequence[Issue] = ()) -> None:
        super().__init__(message)
        self.issues: tuple[Issue, ...] = tuple(issues)


class NotFound(CentavoError):
    """No operation, table or series has the name."""


class LawNotRecorded(CentavoError):
    """The record of the law starts after the day."""

    def __init__(self, message: str, record_starts: str | None = None) -> None:
        super().__init__(message)
        self.record_starts = record_starts


class SourceUnavailable(CentavoError):
    """A rate or statistic that the answer needs is not available yet."""

    def __init__(self, message: str, held_to: str | None = None) -> None:
        super().__init__(message)
        self.held_to = held_to


class TooManyRequests(CentavoError):
    """HTTP 429, after the wait that `patience` allows."""

    def __init__(self, message: str, retry_after: float) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class ConnectionFailed(CentavoError):
    """A failure of the network, or a response that is not of the API."""


def refusal_of(problem: Mapping[str, Any]) -> CentavoError:
    """The exception of a refusal in the form of the HTTP API: `code`, `error` and its details."""
    message = str(problem.get("error", "refused"))
    code = problem.get("code")
    if code == "invalid_input":
        return InvalidInput(message, problem.get("issues") or ())
    if code in ("not_found", "not_loaded"):
        return NotFound(message)
    if code == "law_not_recorded":
        return LawNotRecorded(message, problem.get("recordStarts"))
    if code == "unavailable":
        return SourceUnavailable(message, problem.get("heldTo"))
    return CentavoError(message)
