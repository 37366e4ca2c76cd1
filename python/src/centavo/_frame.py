"""Whole frames: by the plan of an operation, inside DuckDB, where it has one; else row by row. Always through Arrow."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, TypeVar

from ._engine import Engine, schema_of
from ._json import Schema, written

if TYPE_CHECKING:
    import pyarrow as pa

Frame = TypeVar("Frame")

#: Rows that cross into V8 at a time.
_AT_ONCE = 1000
#: What an answer says of itself and not of the case.
_NOT_COLUMNS = frozenset({"currency", "hypothetical"})


def frame(
    data: Frame,
    calculator: str,
    *,
    columns: Mapping[str, str] | None = None,
    fields: Sequence[str] | None = None,
    prefix: str = "",
    engine: Engine | None = None,
    **same: Any,
) -> Frame:
    """The frame (pandas, polars or an Arrow table) with a column for each field of the answer, and `error` where a row is refused.

    `columns` says which column of the frame is each input field; what is given by name is the same for every row. Amounts come as
    decimals with two places, other numbers as floats. An empty cell is a field that is not given.
    """
    import pyarrow as pa

    world = engine or Engine()
    asked = dict(columns or {})
    table = _arrow(data)
    missing = [name for name in asked.values() if name not in table.column_names]
    if missing:
        raise KeyError(f"the frame has no column {', '.join(missing)}")
    schema = schema_of("calculate", calculator)
    wanted = list(fields) if fields is not None else _scalar_fields(schema)
    inputs = table.select(list(asked.values())).rename_columns(list(asked))
    found = _by_plan(world, calculator, inputs, same, wanted)
    if found is None:
        found = _by_rows(world, calculator, inputs, same, wanted, schema)
    joined: Frame = _joined(data, pa.table({f"{prefix}{name}": found[name] for name in found.column_names}))
    return joined


def _arrow(data: Any) -> pa.Table:
    import pyarrow as pa

    if isinstance(data, pa.Table):
        return data
    module = type(data).__module__.split(".")[0]
    if module == "pandas":
        return pa.Table.from_pandas(data, preserve_index=False)
    if module == "polars":
        return data.to_arrow()
    raise TypeError(f"{type(data).__name__} is not a frame of pandas, of polars or an Arrow table")


def _joined(data: Any, found: pa.Table) -> Any:
    taken = [name for name in found.column_names if name in getattr(data, "column_names", getattr(data, "columns", ()))]
    if taken:
        raise ValueError(f"the frame already has {', '.join(taken)}: give a prefix")
    module = type(data).__module__.split(".")[0]
    if module == "polars":
        return data.hstack(sys.modules["polars"].from_arrow(found))
    if module == "pandas":
        pandas = sys.modules["pandas"]
        added = {name: pandas.arrays.ArrowExtensionArray(found[name]) for name in found.column_names}
        return data.assign(**added)
    for name in found.column_names:
        data = data.append_column(name, found[name])
    return data


def _scalar_fields(schema: Schema) -> list[str]:
    properties: Mapping[str, Schema] = schema.get("properties", {})
    return [name for name, inner in properties.items() if name not in _NOT_COLUMNS and _kinds(inner) <= {"number", "integer", "string", "boolean", "null"}]


def _property(schema: Schema, name: str) -> Schema:
    """The schema of a field; one within another is written with a point."""
    for part in name.split("."):
        inner = (each.get("properties", {}).get(part) for each in (schema, *schema.get("anyOf", ())))
        schema = next((each for each in inner if each is not None), {})
    return schema


def _value(result: Any, name: str) -> Any:
    for part in name.split("."):
        result = result.get(part) if isinstance(result, dict) else None
    return result


def _kinds(schema: Schema) -> set[str]:
    if "anyOf" in schema:
        return set[str]().union(*(_kinds(each) for each in schema["anyOf"]))
    kind = schema.get("type", "object")
    return set(kind) if isinstance(kind, list) else {str(kind)}


def _type_of(schema: Schema) -> pa.DataType:
    import pyarrow as pa

    kinds = _kinds(schema) - {"null"}
    if kinds == {"integer"}:
        return pa.int64()
    if kinds <= {"number", "integer"}:
        units = {each.get("x-unit") for each in (schema, *schema.get("anyOf", ()))}
        return pa.decimal128(18, 2) if "BRL" in units else pa.float64()
    return pa.bool_() if kinds == {"boolean"} else pa.string()


def _cell(value: Any, kind: pa.DataType) -> Any:
    import pyarrow as pa

    if value is None:
        return None
    if kind == pa.float64():
        return float(value)
    if pa.types.is_decimal(kind):
        return Decimal(value).quantize(Decimal("0.01"))
    return written(value) if isinstance(value, (dict, list)) else value


def _by_rows(world: Engine, calculator: str, inputs: pa.Table, same: Mapping[str, Any], wanted: Sequence[str], schema: Schema) -> pa.Table:
    import pyarrow as pa

    answers: list[dict[str, Any]] = []
    for batch in inputs.to_batches(max_chunksize=_AT_ONCE) if inputs.num_columns > 0 else ():
        rows = [{**same, **{name: value for name, value in row.items() if value is not None}} for row in batch.to_pylist()]
        answers += world._rows("calculate", calculator, rows, {"fields": list({name.split(".")[0]: None for name in wanted}), "explain": False})
    results = [answer.get("result") or {} for answer in answers]
    arrays: dict[str, pa.Array] = {}
    for name in wanted:
        kind = _type_of(_property(schema, name))
        arrays[name] = pa.array([_cell(_value(result, name), kind) for result in results], kind)
    arrays["error"] = pa.array([answer.get("error") for answer in answers], pa.string())
    return pa.table(arrays)


def _by_plan(world: Engine, calculator: str, inputs: pa.Table, same: Mapping[str, Any], wanted: Sequence[str]) -> pa.Table | None:
    """Null where the operation has no plan, an input is not in it, or a field asked for is not."""
    plan = world._plan(calculator, wanted)
    if plan is None or inputs.num_columns == 0:
        return None
    given = {each["field"] for each in plan["inputs"]}
    if not {*inputs.column_names, *same} <= given:
        return None
    readings = [_reading(each, inputs, same) for each in plan["inputs"]]
    if any(reading is None for reading in readings):
        return None
    import duckdb
    import pyarrow as pa

    plain = " AND ".join(f"({reading[1]})" for reading in readings if reading is not None)
    taken = [f"CASE WHEN centavo_plain THEN {reading[0]} END AS \"{each['parameter']}\"" for each, reading in zip(plan["inputs"], readings, strict=True) if reading]
    source = f"SELECT centavo_row, {', '.join(taken)} FROM (SELECT *, coalesce({plain}, FALSE) AS centavo_plain FROM centavo_inputs)"
    shown = [_shown(field, each) for field, each in zip(wanted, plan["fields"], strict=True)]
    centavo_inputs = inputs.append_column("centavo_row", pa.array(range(inputs.num_rows), pa.int64()))
    with duckdb.connect() as connection:
        connection.register("centavo_inputs", centavo_inputs)
        connection.execute(f"CREATE VIEW centavo_source AS {source}")
        found: pa.Table = connection.sql(
            f"SELECT {', '.join(shown)}, {plan['answered']} IS NOT NULL AS centavo_answered FROM ({plan['sql']}) ORDER BY centavo_row"
        ).to_arrow_table()
    answered = found["centavo_answered"]
    schema = schema_of("calculate", calculator)
    kinds = pa.schema([pa.field(name, _type_of(_property(schema, name))) for name in wanted])
    found = found.drop_columns("centavo_answered").cast(kinds).append_column("error", pa.nulls(found.num_rows, pa.string()))
    left = [row for row, is_answered in enumerate(answered.to_pylist()) if not is_answered]
    if not left:
        return found
    others = _by_rows(world, calculator, inputs.take(left), same, wanted, schema)
    places = list(range(found.num_rows))
    for place, row in enumerate(left):
        places[row] = found.num_rows + place
    joined = pa.concat_tables([found, others.cast(found.schema)])
    return joined.take(pa.array(places, pa.int64()))


def _reading(each: Mapping[str, Any], inputs: pa.Table, same: Mapping[str, Any]) -> tuple[str, str] | None:
    """An input as whole units, and when a cell is written so plainly that it can be; null where the column's type is none it reads."""
    import pyarrow as pa

    field, kind = each["field"], each["kind"]
    absent = "NULL" if each["absent"] is None else f"'{each['absent']}'" if kind in ("day", "word") else str(each["absent"])
    cast = {"day": "DATE", "word": "VARCHAR"}.get(kind, "BIGINT")
    absent = _given(f"CAST({absent} AS {cast})", kind)
    if field in same:
        value = same[field]
        if isinstance(value, float):
            value = Decimal(repr(value))
        cell, column = f"CAST({_quoted(str(value))} AS {'DECIMAL(38, 6)' if cast == 'BIGINT' else 'VARCHAR'})", pa.decimal128(38, 6)
        if cast != "BIGINT":
            column = pa.string()
    elif field in inputs.column_names:
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
    value_text = _given(value_text, kind)
    if each["absent"] is None:
        return value_text, usable
    return f"coalesce({value_text}, {absent})", f"{cell} IS NULL OR ({usable})"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _given(units: str, kind: str) -> str:
    """Whole units as the plan takes them: hours, percentages and factors are decimals of four places."""
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
