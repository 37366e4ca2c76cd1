"""`centavo.frame` by the plan of a calculator and row by row gives the same answers."""

from datetime import date
from decimal import Decimal
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa

import centavo
from centavo import _frame
from centavo._engine import Engine, schema_of
from centavo._frame_plan import by_plan

ENGINE = Engine(today="2026-11-14")
FIELDS = ["netSalary", "inss", "irrf", "effectiveRatePercent", "familyAllowance"]


def payments(count: int) -> pa.Table:
    return pa.table(
        {
            "salary": pa.array([Decimal(1 + (index * 7919) % 3_000_000) / 100 for index in range(count)], pa.decimal128(18, 2)),
            "people": [index % 5 for index in range(count)],
            "paid": [date(1996 + index % 30, 1 + index % 12, 1) for index in range(count)],
        }
    )


COLUMNS = {"gross_salary": "salary", "dependents": "people", "reference_date": "paid"}


def test_matches_the_rows_by_the_plan() -> None:
    table = payments(1500)
    planned = centavo.frame(table, "net-salary", columns=COLUMNS, fields=FIELDS, engine=ENGINE)
    by_rows = _frame.by_rows(ENGINE, "net-salary", table.rename_columns(list(COLUMNS)), {}, kinds_of("net-salary", FIELDS), range(1500))
    assert planned.select([*FIELDS, "error"]).equals(by_rows)
    assert planned["netSalary"].type == pa.decimal128(18, 2)


def test_leaves_the_columns_and_index_of_pandas_and_polars_unchanged() -> None:
    salaries = [5200.0, 1e12, 5200.555, None, -1.0]
    left = pd.DataFrame({"salary": salaries}, index=list("abcde"))
    found = centavo.frame(left, "net-salary", columns={"gross_salary": "salary"}, fields=["netSalary"], reference_date="2026-04-30", dependents=1)
    assert list(found.index) == list("abcde") and list(found.columns) == ["salary", "netSalary", "error"]
    assert found["netSalary"]["a"] == Decimal("4624.06")
    assert found["netSalary"]["b"] is not pd.NA
    assert list(found["error"].isna()) == [True, True, False, False, False]
    other = centavo.frame(pl.DataFrame({"salary": salaries}), "net-salary", columns={"gross_salary": "salary"}, fields=["netSalary"], reference_date="2026-04-30", dependents=1)
    assert other["netSalary"].to_list() == [None if pd.isna(value) else value for value in found["netSalary"]]


def test_answers_calculators_with_and_without_a_plan() -> None:
    found = centavo.frame(pl.DataFrame({"s": [Decimal("5200.00")]}), "thirteenth-salary", columns={"salary": "s"}, fields=["netThirteenth"], months_worked=7, dependents=1, reference_date="2026-11-14")
    assert found["netThirteenth"].to_list() == [Decimal("2780.75")]
    assert ENGINE._plan("gross-from-net", ["grossSalary"]) is None
    found = centavo.frame(pl.DataFrame({"n": [Decimal("4624.06")]}), "gross-from-net", columns={"net": "n"}, fields=["grossSalary"], dependents=1, reference_date="2026-04-30")
    assert found["grossSalary"].to_list() == [Decimal("5200.00")]


def kinds_of(calculator: str, fields: list[str]) -> pa.Schema:
    schema = schema_of("calculate", calculator)
    return pa.schema([pa.field(field, _frame.type_of(schema, field, "decimal")) for field in fields])


def test_matches_the_rows_by_every_plan_on_its_examples(cases: list[dict[str, Any]]) -> None:
    planned = 0
    for name in ENGINE.names("calculate"):
        fields = [field for field in _frame._scalar_fields(schema_of("calculate", name)) if ENGINE._plan(name, [field]) is not None]
        if not fields:
            continue
        taken = {each["field"] for each in (ENGINE._plan(name, fields) or {})["inputs"]}
        rows = [case["input"] for case in cases if case["call"] == "calculate" and case["name"] == name and case["input"].keys() <= taken]
        for row in rows[:6]:
            inputs = pa.table({field: [value] for field, value in row.items()})
            kinds = kinds_of(name, fields)
            assert by_plan(ENGINE, name, inputs, {}, kinds) is not None, (name, row)
            answered = _frame.by_rows_left(ENGINE, name, inputs, {}, kinds, 1)
            assert answered.equals(_frame.by_rows(ENGINE, name, inputs, {}, kinds, [0])), (name, row)
        planned += len(rows) > 0
    assert planned >= 20


def test_installs_the_law_in_a_duckdb() -> None:
    with duckdb.connect() as connection:
        centavo.install(connection)
        row: Any = connection.execute("SELECT centavo.inss(8475.55, DATE '2026-01-31'), (centavo.net_salary(5200, 1, DATE '2026-04-30')).net").fetchone()
    assert row == (Decimal("988.07"), Decimal("4624.06"))
