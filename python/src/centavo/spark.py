"""The law inside Spark 4: SQL functions of a session, and a SELECT over a whole frame for large tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol
from uuid import uuid4

from ._engine import Engine


class Session(Protocol):
    """The part of a `pyspark.sql.SparkSession` in use, of Spark or of Spark Connect."""

    def sql(self, sqlQuery: str) -> Any: ...


class Frame(Protocol):
    """The part of a `pyspark.sql.DataFrame` in use."""

    @property
    def columns(self) -> list[str]: ...

    @property
    def sparkSession(self) -> Any: ...

    def createOrReplaceTempView(self, name: str) -> None: ...


def install(session: Session, prefix: str = "centavo") -> None:
    """Creates functions and law tables in the session: afterwards `SELECT centavo_inss(5200, DATE '2026-06-30')`. It can run again."""
    for statement in statements(Engine().sql("spark", prefix)):
        session.sql(statement)


def over(frame: Frame, function: str, keep: Sequence[str] | None = None, engine: Engine | None = None) -> Any:
    """A function of the law for every row, as one plan that Spark compiles: `over(payslips, "net_salary")`.

    The frame has the function's parameters as columns, amounts in whole centavos. The result has the columns in `keep`, by default all, and the
    results of the function after them, amounts in whole centavos too.
    """
    view = f"centavo_{uuid4().hex}"
    frame.createOrReplaceTempView(view)
    return frame.sparkSession.sql((engine or Engine()).select("spark", function, view, frame.columns if keep is None else keep))


def statements(script: str) -> list[str]:
    """Splits a script into statements, each of which ends with a semicolon at the end of a line."""
    lines = (line for line in script.split("\n") if not line.startswith("--"))
    return [part.strip() for part in "\n".join(lines).split(";\n") if part.strip()]
