"""The law inside Spark: SQL functions of Spark 4, kept for the session."""

from __future__ import annotations

from typing import Any, Protocol

from ._engine import Engine


class Session(Protocol):
    """What is needed of a `pyspark.sql.SparkSession`, of Spark or of Spark Connect."""

    def sql(self, sqlQuery: str) -> Any: ...


def install(session: Session, prefix: str = "centavo") -> None:
    """Functions and law tables of the session: afterwards `SELECT centavo_inss(5200, DATE '2026-06-30')`. Safe to run again."""
    for statement in statements(Engine().sql("spark", prefix)):
        session.sql(statement)


def statements(script: str) -> list[str]:
    """The statements of a script: each ends with a semicolon at the end of a line."""
    lines = (line for line in script.split("\n") if not line.startswith("--"))
    return [part.strip() for part in "\n".join(lines).split(";\n") if part.strip()]
