"""What can go wrong: the refusals of the engine and of the HTTP API, under the same names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict


class Issue(TypedDict, total=False):
    """What is wrong with one field; `code` does not change between releases."""

    field: str
    message: str
    code: str
    english: str


class CentavoError(Exception):
    """Any answer that is not the one asked for."""


class InvalidInput(CentavoError):
    """Each refused field, with the rule and what came."""

    def __init__(self, message: str, issues: Sequence[Issue] = ()) -> None:
        super().__init__(message)
        self.issues: tuple[Issue, ...] = tuple(issues)


class NotFound(CentavoError):
    """There is no operation, table or series of that name."""


class LawNotRecorded(CentavoError):
    """The law of that day is not in the record."""

    def __init__(self, message: str, record_starts: str | None = None) -> None:
        super().__init__(message)
        self.record_starts = record_starts


class SourceUnavailable(CentavoError):
    """A rate or a statistic that the answer needs is not there, and may come."""

    def __init__(self, message: str, held_to: str | None = None) -> None:
        super().__init__(message)
        self.held_to = held_to


class TooManyRequests(CentavoError):
    """429, after waiting as long as `patience` allows."""

    def __init__(self, message: str, retry_after: float) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class ConnectionFailed(CentavoError):
    """The network failed, or what answered does not speak the API."""


def refusal_of(said: Mapping[str, Any]) -> CentavoError:
    """The exception of a refusal: `code`, `error` and what else was said of it, as the HTTP API says it."""
    message = str(said.get("error", "refused"))
    code = said.get("code")
    if code == "invalid_input":
        return InvalidInput(message, said.get("issues") or ())
    if code in ("not_found", "not_loaded"):
        return NotFound(message)
    if code == "law_not_recorded":
        return LawNotRecorded(message, said.get("recordStarts"))
    if code == "unavailable":
        return SourceUnavailable(message, said.get("heldTo"))
    return CentavoError(message)
