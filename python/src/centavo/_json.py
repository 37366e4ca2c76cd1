"""JSON reader and writer: amounts are `Decimal` and counts `int`, by the schema of the answer."""

from __future__ import annotations

import json
import keyword
import numbers
from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any

Schema = Mapping[str, Any]


def written(value: object) -> str:
    """A value as JSON. A `Decimal` is written digit by digit, so that no amount becomes a float."""
    if value is None or isinstance(value, (bool, str)):
        return json.dumps(value)
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} is not a number")
        return format(value, "f")
    if isinstance(value, (datetime, date)):
        return json.dumps(value.isoformat()[:10])
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return json.dumps(float(value), allow_nan=False)
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{json.dumps(str(name))}:{written(each)}" for name, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(written(each) for each in value) + "]"
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def field_name(name: str) -> str:
    """`from_` is the field `from`: a keyword of Python cannot name an argument."""
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


def read(text: str, schema: Schema) -> Any:
    """Reads an answer: numbers are `Decimal`, except counts."""
    return _typed(json.loads(text, parse_float=Decimal), schema)


def _typed(value: Any, schema: Schema | bool) -> Any:
    if isinstance(value, bool) or value is None or isinstance(value, (str, Decimal)):
        return value
    known: Schema = schema if isinstance(schema, Mapping) else {}
    if isinstance(value, int):
        return Decimal(value) if _is_number(known) else value
    options = known.get("anyOf")
    if isinstance(value, list):
        inner = _first(known, options, "items")
        return [_typed(each, inner) for each in value]
    properties = _first(known, options, "properties")
    others = _first(known, options, "additionalProperties")
    return {name: _typed(each, properties.get(name, others)) for name, each in value.items()}


def _is_number(schema: Schema) -> bool:
    kinds = [schema, *schema.get("anyOf", ())]
    return any(kind.get("type") == "number" for kind in kinds)


def _first(schema: Schema, options: Any, part: str) -> Schema:
    for kind in (schema, *(options or ())):
        found = kind.get(part)
        if isinstance(found, Mapping):
            return found
    return {}
