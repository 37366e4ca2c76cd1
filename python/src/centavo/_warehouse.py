"""The law inside a DuckDB connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._engine import Engine

if TYPE_CHECKING:
    import duckdb


def sql(dialect: str, schema: str = "centavo") -> str:
    """The law as a database script, equal to the output of `centavo sql --dialect`."""
    return Engine().sql(dialect, schema)


def install(connection: duckdb.DuckDBPyConnection, schema: str = "centavo") -> None:
    """Law tables and functions in a DuckDB: afterwards `SELECT centavo.inss(5200, DATE '2026-06-30')`. Safe to run again."""
    connection.execute(sql("duckdb", schema))
