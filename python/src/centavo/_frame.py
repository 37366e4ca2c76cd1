"""Whole frames: by the plan of a calculator, inside DuckDB, where it has one; else row by row. Columns travel through Arrow."""

from __future__ import annotations

import difflib
import math
import re
import sys
import unicodedata
from collections.abc import Hashable, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from ._engine import Engine, input_schema_of, schema_of
from ._errors import InvalidInput, Issue, refusal_of
from ._frame_plan import by_plan
from ._frame_tables import Amounts, column_of, joined, kinds_of, labels_of, library_of, refuse_taken, type_of
from ._json import Schema, field_name, written

if TYPE_CHECKING:
    import pyarrow as pa

Frame = TypeVar("Frame")
Errors = Literal["column", "raise"]

#: Rows that cross into V8 at a time.
_AT_ONCE = 1000
#: Fields that describe an answer as a whole, and not the case of a row.
_NOT_COLUMNS = frozenset({"currency", "hypothetical"})
#: Optimizations of polars that would move work on columns that only the answer has to before the answer.
_PUSHDOWNS = ("predicate_pushdown", "projection_pushdown", "slice_pushdown")
#: Likeness from which a column is taken for a misspelled field: `dependants` is 0.9 like `dependents`.
_MISSPELLED = 0.85


def frame(
    data: Frame,
    calculator: str,
    *,
    columns: Mapping[str, Hashable] | None = None,
    fields: Sequence[str] | None = None,
    prefix: str = "",
    errors: Errors = "column",
    amounts: Amounts = "decimal",
    engine: Engine | None = None,
    **constants: Any,
) -> Frame:
    """The frame with a column for each field of the answer, and `error` with the reason of each refused row.

    Takes and returns a pandas or polars DataFrame, a polars LazyFrame or a pyarrow Table. The LazyFrame stays lazy: rows are computed when
    it is collected.

    `columns` gives the column of each input field; without it, columns that bear the name of a field are that field. A keyword argument is a
    field with the same value in every row. NaN, None, NA and NaT are a field left out; a timestamp counts as its day.

    `errors="raise"` raises at the first refused row, with its position in `row`, and adds no column `error`. A mistake of the call (an
    unknown calculator, field or column, a required field that nothing gives, an invalid constant) raises whatever `errors` is.

    Amounts are decimals with two places, or floats by `amounts="float"`.
    """
    if errors not in ("column", "raise"):
        raise ValueError(f'errors is "column" or "raise"; got {errors!r}')
    if amounts not in ("decimal", "float"):
        raise ValueError(f'amounts is "decimal" or "float"; got {amounts!r}')
    library = library_of(data)
    options: Any = {"columns": columns, "fields": fields, "prefix": prefix, "errors": errors, "amounts": amounts, "engine": engine, **constants}
    if library == "polars.lazy":
        lazy: Frame = _lazy(data, calculator, options)
        return lazy
    import pyarrow as pa

    world = engine or Engine()
    labels = labels_of(data, library)
    same = {field_name(name): value for name, value in constants.items() if value is not None}
    schema, result = input_schema_of("calculate", calculator), schema_of("calculate", calculator)
    wanted = _scalar_fields(result) if fields is None else list(dict.fromkeys([fields] if isinstance(fields, str) else fields))
    taken = _columns(schema, labels, same) if columns is None and schema else dict(columns or {})
    given, same = _by_own_names(schema, taken, same)
    world._refuse_mistakes(calculator, list(given), same, {"fields": wanted, "explain": _is_explained(wanted)})
    _refuse_absent(given, labels)
    refuse_taken(labels, [f"{prefix}{name}" for name in (*wanted, *(("error",) if errors == "column" else ()))])
    inputs = pa.table({name: column_of(data, library, label) for name, label in given.items()})
    kinds = pa.schema([pa.field(name, type_of(result, name, amounts)) for name in wanted])
    found = by_rows_left(world, calculator, inputs, same, kinds, len(data), errors)  # type: ignore[arg-type]
    if errors == "raise":
        found = found.drop_columns("error")
    answer: Frame = joined(data, library, found.rename_columns([f"{prefix}{name}" for name in found.column_names]))
    return answer


def _lazy(data: Any, calculator: str, options: Mapping[str, Any]) -> Any:
    """Without rows the call says what columns come out, and raises its own mistakes before anything is computed."""
    polars = sys.modules["polars"]
    sample = frame(polars.DataFrame(schema=data.collect_schema()), calculator, **options)
    return data.map_batches(lambda rows: frame(rows, calculator, **options), schema=sample.schema, **dict.fromkeys(_PUSHDOWNS, False))


def by_rows_left(
    world: Engine, calculator: str, inputs: pa.Table, same: Mapping[str, Any], kinds: pa.Schema, count: int, errors: Errors = "column"
) -> pa.Table:
    """By the plan; the rows that it leaves, or all of them where there is no plan, one by one."""
    import pyarrow as pa

    found = by_plan(world, calculator, inputs, same, kinds)
    if found is None:
        return by_rows(world, calculator, inputs, same, kinds, range(count), errors)
    planned, left = found
    if not left:
        return planned
    others = by_rows(world, calculator, inputs.take(left), same, kinds, left, errors)
    places = list(range(count))
    for place, row in enumerate(left):
        places[row] = count + place
    return pa.concat_tables([planned, others]).take(pa.array(places, pa.int64()))


def by_rows(
    world: Engine, calculator: str, inputs: pa.Table, same: Mapping[str, Any], kinds: pa.Schema, positions: Sequence[int], errors: Errors = "column"
) -> pa.Table:
    import pyarrow as pa

    count = len(positions)
    view = {"fields": list({name.split(".")[0]: None for name in kinds.names}), "explain": _is_explained(kinds.names)}
    results: list[Mapping[str, Any]] = []
    refusals: list[str | None] = []
    for start in range(0, count, _AT_ONCE):
        cells = inputs.slice(start, _AT_ONCE).to_pylist() if inputs.num_columns > 0 else [{}] * min(_AT_ONCE, count - start)
        rows = [{**same, **{name: _finite(value) for name, value in row.items() if value is not None}} for row in cells]
        for place, answer in enumerate(world._rows("calculate", calculator, rows, view), start):
            refused = answer.get("refused")
            if refused is not None and errors == "raise":
                error = refusal_of({**refused, "error": f"row {positions[place]}: {refused['error']}"})
                error.row = positions[place]
                raise error
            results.append(answer.get("result") or {})
            refusals.append(None if refused is None else refused["error"])
    arrays = {kind.name: pa.array([_cell(_value(result, kind.name), kind.type) for result in results], kind.type) for kind in kinds}
    return pa.table({**arrays, "error": pa.array(refusals, pa.string())})


def _finite(value: Any) -> Any:
    """JSON has no infinity: as a text it is refused with its row, and not with the whole frame."""
    return str(value) if isinstance(value, (float, Decimal)) and not math.isfinite(value) else value


def _value(result: Any, path: str) -> Any:
    """The value at a path; of a list, that of each item."""
    part, _, rest = path.partition(".")
    if isinstance(result, list):
        return [_value(each, path) for each in result]
    found = result.get(part) if isinstance(result, Mapping) else None
    return _value(found, rest) if rest else found


def _cell(value: Any, kind: pa.DataType) -> Any:
    import pyarrow as pa

    if value is None:
        return None
    if kind == pa.float64():
        return float(value)
    if pa.types.is_decimal(kind):
        return Decimal(value).quantize(Decimal("0.01"))
    return written(value) if isinstance(value, (dict, list)) else value


def _scalar_fields(schema: Schema) -> list[str]:
    properties: Mapping[str, Schema] = schema.get("properties", {})
    return [name for name, inner in properties.items() if name not in _NOT_COLUMNS and kinds_of(inner) <= {"number", "integer", "string", "boolean", "null"}]


def _is_explained(fields: Sequence[str]) -> bool:
    """Steps and the acts of a basis are made only where a field asks for them."""
    return any(re.match(r"steps\b|basis\.", name) for name in fields)


def _columns(schema: Schema, labels: Sequence[Any], same: Mapping[str, Any]) -> dict[str, Hashable]:
    """The columns that bear a field's name, one of its other names or its title, as `centavo batch` reads a header."""
    properties: Mapping[str, Schema] = schema.get("properties", {})
    named: dict[str, str] = {}
    for name, inner in properties.items():
        for text in (inner.get("x-label", inner.get("description", "")), *inner.get("x-aliases", ())):
            named.setdefault(_plainly(text), name)
    named.update({_plainly(name): name for name in properties})
    found: dict[str, Hashable] = {}
    for label in labels:
        name = named.get(_plainly(str(label)), "")
        if name and name in found:
            raise _mistake("columns", f"{found[name]!r} and {label!r} are both {name}: say which with columns={{{name!r}: …}}", "repeated")
        if name:
            found[name] = label
    for label in labels:
        near = difflib.get_close_matches(str(label), [name for name in properties if name not in found and name not in same], 1, _MISSPELLED)
        if near and label not in found.values():
            raise _mistake("columns", f"no field is called {label!r}; did you mean {near[0]!r}? Else say which columns to read with columns=", "unknown_field")
    if not found:
        shown = ", ".join(map(repr, labels[:20])) or "none"
        raise _mistake("columns", f"no column bears the name of a field: the columns are {shown}, the fields {', '.join(properties)}; say which is which with columns=", "required")
    return found


def _plainly(text: str) -> str:
    """"Salário bruto (R$)" → "salario bruto"."""
    letters = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each)).lower()
    return re.sub(r"[\W_]+", " ", re.sub(r"\([^)]*\)|r\$|%", " ", letters)).strip()


def _by_own_names(schema: Schema, columns: Mapping[str, Hashable], same: Mapping[str, Any]) -> tuple[dict[str, Hashable], dict[str, Any]]:
    """A field has one value: not two columns, nor a column and a constant, under whichever of its names."""
    properties: Mapping[str, Schema] = schema.get("properties", {})
    own = {alias: name for name, inner in properties.items() for alias in inner.get("x-aliases", ()) if alias not in properties}
    seen: dict[str, str] = {}
    for name in (*columns, *same):
        field = own.get(field_name(name), field_name(name))
        if field in seen:
            other = f" (also called {', '.join(sorted({name, seen[field]} - {field}))})" if {name, seen[field]} != {field} else ""
            raise _mistake(field, f"{field}{other} is given twice: by two columns, or by a column and for every row", "repeated")
        seen[field] = name
    renamed = {name: field for field, name in seen.items()}
    return {renamed[name]: label for name, label in columns.items()}, {renamed[name]: value for name, value in same.items()}


def _refuse_absent(given: Mapping[str, Hashable], labels: Sequence[Any]) -> None:
    absent = [label for label in given.values() if label not in labels]
    if not absent:
        return
    near = difflib.get_close_matches(str(absent[0]), [str(label) for label in labels], 1)
    advice = f"; did you mean {near[0]!r}?" if near else f": its columns are {', '.join(map(repr, labels[:20])) or 'none'}"
    raise _mistake("columns", f"the frame has no column {', '.join(map(repr, absent))}{advice}", "unknown_field")


def _mistake(field: str, message: str, code: str) -> InvalidInput:
    return InvalidInput(message, [Issue(field=field, message=message, code=code, english=message)])
