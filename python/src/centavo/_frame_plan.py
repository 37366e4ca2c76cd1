"""The plan of a calculator over an Arrow table, inside DuckDB."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from ._engine import Engine

if TYPE_CHECKING:
    import pyarrow as pa


def by_plan(world: Engine, calculator: str, inputs: pa.Table, same: Mapping[str, Any], kinds: pa.Schema) -> tuple[pa.Table, list[int]] | None:
    """The answers, and the rows that the plan does not answer; None where the calculator has no plan, or an input or a field is not in it."""
    plan = world._plan(calculator, kinds.names)
    if plan is None or inputs.num_columns == 0:
        return None
    if not {*inputs.column_names, *same} <= {each["field"] for each in plan["inputs"]}:
        return None
    readings = [_reading(each, inputs, same) for each in plan["inputs"]]
    if any(reading is None for reading in readings):
        return None
    import duckdb
    import pyarrow as pa

    plain = " AND ".join(f"({reading[1]})" for reading in readings if reading is not None)
    taken = [f"CASE WHEN centavo_plain THEN {reading[0]} END AS \"{each['parameter']}\"" for each, reading in zip(plan["inputs"], readings, strict=True) if reading]
    source = f"SELECT centavo_row, {', '.join(taken)} FROM (SELECT *, coalesce({plain}, FALSE) AS centavo_plain FROM centavo_inputs)"
    shown = [_shown(field, each) for field, each in zip(kinds.names, plan["fields"], strict=True)]
    centavo_inputs = inputs.append_column("centavo_row", pa.array(range(inputs.num_rows), pa.int64()))
    with duckdb.connect() as connection:
        connection.register("centavo_inputs", centavo_inputs)
        connection.execute(f"CREATE VIEW centavo_source AS {source}")
        found: pa.Table = connection.sql(
            f"SELECT {', '.join(shown)}, {plan['answered']} IS NOT NULL AS centavo_answered FROM ({plan['sql']}) ORDER BY centavo_row"
        ).to_arrow_table()
    left = [row for row, is_answered in enumerate(found["centavo_answered"].to_pylist()) if not is_answered]
    planned = found.drop_columns("centavo_answered").cast(kinds)
    return planned.append_column("error", pa.nulls(found.num_rows, pa.string())), left


def _reading(each: Mapping[str, Any], inputs: pa.Table, same: Mapping[str, Any]) -> tuple[str, str] | None:
    """An input in whole units, and the condition under which a cell converts without loss; None for a type of column that it does not read."""
    import pyarrow as pa

    field, kind = each["field"], each["kind"]
    absent = "NULL" if each["absent"] is None else f"'{each['absent']}'" if kind in ("day", "word") else str(each["absent"])
    cast = {"day": "DATE", "word": "VARCHAR"}.get(kind, "BIGINT")
    absent = _in_units(f"CAST({absent} AS {cast})", kind)
    if field in same:
        value = same[field]
        if isinstance(value, float):
            value = Decimal(repr(float(value)))
        cell, column = f"CAST({_quoted(str(value))} AS {'DECIMAL(38, 6)' if cast == 'BIGINT' else 'VARCHAR'})", pa.decimal128(38, 6)
        if cast != "BIGINT":
            column = pa.string()
    elif field in inputs.column_names and not pa.types.is_null(inputs.schema.field(field).type):
        cell, column = f'"{field}"', inputs.schema.field(field).type
    else:
        return absent, "TRUE"
    read = _cell_text(cell, column, kind)
    if read is None:
        return None
    value_text, plain = read
    if kind == "word":
        plain = f"{cell} IN ({', '.join(map(_quoted, each['words']))})"
    limits = [f"{value_text} {sign} {each[end]}" for end, sign in (("least", ">="), ("most", "<=")) if each[end] is not None]
    usable = " AND ".join([plain, *limits])
    value_text = _in_units(value_text, kind)
    if each["absent"] is None:
        return value_text, usable
    return f"coalesce({value_text}, {absent})", f"{cell} IS NULL OR ({usable})"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _in_units(units: str, kind: str) -> str:
    """Whole units as the plan reads them: hours, percentages and factors are decimals of four places."""
    return f"CAST(CAST({units} AS DECIMAL(14, 0)) * CAST(0.0001 AS DECIMAL(4, 4)) AS DECIMAL(18, 4))" if kind == "decimal" else units


def _cell_text(cell: str, column: pa.DataType, kind: str) -> tuple[str, str] | None:
    import pyarrow as pa

    is_text = pa.types.is_string(column) or pa.types.is_large_string(column) or column == pa.string_view()
    if kind == "word":
        return (cell, "TRUE") if is_text else None
    if kind == "day":
        day = f"TRY_CAST({cell} AS DATE)"
        if pa.types.is_date(column):
            return day, f"{cell} IS NOT NULL"
        # A moment would lose its hour.
        return (day, f"strftime({day}, '%Y-%m-%d') = {cell}") if is_text else None
    scale = {"money": 100, "decimal": 10_000}.get(kind, 1)
    if pa.types.is_floating(column):
        whole = f"TRY_CAST(round({cell} * {scale}) AS BIGINT)"
        return whole, f"CAST({whole} AS DOUBLE) / {scale} = CAST({cell} AS DOUBLE)"
    if pa.types.is_integer(column):
        return f"TRY_CAST({cell} AS BIGINT) * {scale}", f"TRY_CAST({cell} AS BIGINT) BETWEEN -70000000000000 AND 70000000000000"
    if pa.types.is_decimal(column) and column.scale <= 6:
        whole = f"TRY_CAST(trunc({cell} * {scale}) AS BIGINT)"
        return whole, f"CAST({whole} AS DECIMAL(38, 6)) = CAST({cell} AS DECIMAL(38, 6)) * {scale}"
    return None


def _shown(field: str, each: Mapping[str, Any]) -> str:
    if each["unit"] == "percentage":
        return f'CAST({each["result"]} AS DOUBLE) / 1000000 AS "{field}"'
    if each["unit"] == "count":
        return f'CAST({each["result"]} AS BIGINT) AS "{field}"'
    return f'CAST(CAST({each["result"]} AS DECIMAL(16, 0)) * CAST(0.01 AS DECIMAL(2, 2)) AS DECIMAL(18, 2)) AS "{field}"'
