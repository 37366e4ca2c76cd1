"""Brazilian finance in process: exact to the centavo, with the law behind every number, on the date asked.

    import centavo

    centavo.calculate("net-salary", gross_salary=5200, dependents=1)["netSalary"]  # Decimal('4624.06')
"""

from ._client import Client
from ._engine import Engine
from ._errors import (
    CentavoError,
    ConnectionFailed,
    InvalidInput,
    Issue,
    LawNotRecorded,
    NotFound,
    SourceUnavailable,
    TooManyRequests,
)
from ._frame import frame
from ._warehouse import install, sql

engine = Engine()

calculate = engine.calculate
decide = engine.decide
check = engine.check
ask = engine.ask
solve = engine.solve
sweep = engine.sweep
timeline = engine.timeline
compare = engine.compare
reform = engine.reform
query = engine.query
table = engine.table
find = engine.find

__all__ = [
    "CentavoError",
    "Client",
    "ConnectionFailed",
    "Engine",
    "InvalidInput",
    "Issue",
    "LawNotRecorded",
    "NotFound",
    "SourceUnavailable",
    "TooManyRequests",
    "ask",
    "calculate",
    "check",
    "compare",
    "decide",
    "engine",
    "find",
    "frame",
    "install",
    "query",
    "reform",
    "solve",
    "sql",
    "sweep",
    "table",
    "timeline",
]
