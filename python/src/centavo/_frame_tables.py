"""Frames of pandas and polars and Arrow tables: reading columns, adding columns, and the Arrow type of each field of an answer."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from ._errors import InvalidInput, Issue
from ._json import Schema

if TYPE_CHECKING:
    import pyarrow as pa

Library = Literal["pandas", "polars", "polars.lazy", "pyarrow"]
Amounts = Literal["decimal", "float"]


def library_of(data: Any) -> Library:
    import pyarrow as pa

    if isinstance(data, pa.Table):
        return "pyarrow"
    pandas, polars = sys.modules.get("pandas"), sys.modules.get("polars")
    if pandas is not None and isinstance(data, pandas.DataFrame):
        return "pandas"
    if polars is not None and isinstance(data, polars.DataFrame):
        return "polars"
    if polars is not None and isinstance(data, polars.LazyFrame):
        return "polars.lazy"
    raise TypeError(
        f"{type(data).__module__}.{type(data).__qualname__} is not a frame: give a pandas.DataFrame, a polars.DataFrame or LazyFrame, or a pyarrow.Table"
    )


def labels_of(data: Any, library: Library) -> list[Any]:
    return list(data.column_names if library == "pyarrow" else data.columns)


def column_of(data: Any, library: Library, label: Hashable) -> pa.ChunkedArray:
    """One column, with empty cells as nulls and moments as days."""
    import pyarrow as pa

    if labels_of(data, library).count(label) > 1:
        raise _refused(f"the frame has more than one column {label!r}: rename them", "repeated")
    try:
        if library == "pyarrow":
            column = data.column(label)
        elif library == "polars":
            column = data.get_column(label).to_arrow()
        else:
            column = pa.array(data[label], from_pandas=True)
    except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError) as error:
        raise TypeError(f"column {label!r} is not of one type that Arrow has ({error}): convert it first, e.g. with pandas.to_numeric") from None
    return _plain(column if isinstance(column, pa.ChunkedArray) else pa.chunked_array([column], column.type))


def _plain(column: pa.ChunkedArray) -> pa.ChunkedArray:
    import pyarrow as pa
    from pyarrow import compute

    # Type checkers see none of its functions: pyarrow writes them when it is imported.
    pc: Any = compute
    if pa.types.is_dictionary(column.type):
        column = column.cast(column.type.value_type)
    kind = column.type
    if pa.types.is_floating(kind):
        # polars and Arrow tell NaN from null; pandas does not. An amount that is no number is an empty cell in all three.
        return pc.if_else(pc.is_nan(column), pa.scalar(None, kind), column)
    if pa.types.is_timestamp(kind):
        local = pc.local_timestamp(column) if kind.tz is not None else column
        return pc.floor_temporal(local, unit="day").cast(pa.date32())
    return column


def refuse_taken(labels: Sequence[Any], added: Sequence[str]) -> None:
    taken = [name for name in added if name in labels]
    if taken:
        raise ValueError(f"the frame already has {', '.join(map(repr, taken))}: rename, or give a prefix, as in prefix=\"centavo_\"")


def joined(data: Any, library: Library, found: pa.Table) -> Any:
    if library == "polars":
        return data.hstack(sys.modules["polars"].from_arrow(found))
    if library == "pandas":
        pandas = sys.modules["pandas"]
        # By position: an index that repeats, or that is out of order, stays as it is.
        return data.assign(**{name: pandas.arrays.ArrowExtensionArray(found[name]) for name in found.column_names})
    for name in found.column_names:
        data = data.append_column(name, found[name])
    return data


def type_of(schema: Schema, path: str, amounts: Amounts) -> pa.DataType:
    """The Arrow type of a field; one inside another is written with a point."""
    import pyarrow as pa

    inner = _at(schema, path)
    if inner is None:
        return pa.string()
    kinds = kinds_of(inner) - {"null"}
    if kinds == {"integer"}:
        return pa.int64()
    if kinds <= {"number", "integer"}:
        units = {each.get("x-unit") for each in (inner, *inner.get("anyOf", ()))}
        return pa.decimal128(18, 2) if "BRL" in units and amounts == "decimal" else pa.float64()
    return pa.bool_() if kinds == {"boolean"} else pa.string()


def kinds_of(schema: Schema) -> set[str]:
    if "anyOf" in schema:
        return set[str]().union(*(kinds_of(each) for each in schema["anyOf"]))
    kind = schema.get("type", "object")
    return set(kind) if isinstance(kind, list) else {str(kind)}


def _at(schema: Schema, path: str) -> Schema | None:
    """The schema at a path; None where the path goes through a list, of which a cell has all items as JSON."""
    for part in path.split("."):
        options: list[Schema] = [schema, *schema.get("anyOf", ())]
        if any("items" in each for each in options):
            return None
        inner = (each.get("properties", {}).get(part) for each in options)
        schema = next((each for each in inner if each is not None), {})
    return schema


def _refused(message: str, code: str) -> InvalidInput:
    return InvalidInput(message, [Issue(field="columns", message=message, code=code, english=message)])
