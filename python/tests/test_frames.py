"""Frames of pandas and polars and Arrow tables, by the plan of an operation and row by row: the same answers."""

from datetime import date
from decimal import Decimal
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import centavo
from centavo import _frame
from centavo._engine import Engine

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


def test_the_plan_and_the_rows_give_the_same() -> None:
    table = payments(1500)
    by_plan = centavo.frame(table, "net-salary", columns=COLUMNS, fields=FIELDS, engine=ENGINE)
    inputs = table.rename_columns(list(COLUMNS))
    schema = _frame.schema_of("calculate", "net-salary")
    by_rows = _frame._by_rows(ENGINE, "net-salary", inputs, {}, FIELDS, schema)
    assert by_plan.select([*FIELDS, "error"]).equals(by_rows)
    assert by_plan["netSalary"].type == pa.decimal128(18, 2)


def test_pandas_and_polars_keep_their_own_columns_and_index() -> None:
    salaries = [5200.0, 1e12, 5200.555, None, -1.0]
    left = pd.DataFrame({"salary": salaries}, index=list("abcde"))
    found = centavo.frame(left, "net-salary", columns={"gross_salary": "salary"}, fields=["netSalary"], reference_date="2026-04-30", dependents=1)
    assert list(found.index) == list("abcde") and list(found.columns) == ["salary", "netSalary", "error"]
    assert found["netSalary"]["a"] == Decimal("4624.06")
    assert found["netSalary"]["b"] is not pd.NA
    assert list(found["error"].isna()) == [True, True, False, False, False]
    other = centavo.frame(pl.DataFrame({"salary": salaries}), "net-salary", columns={"gross_salary": "salary"}, fields=["netSalary"], reference_date="2026-04-30", dependents=1)
    assert other["netSalary"].to_list() == [None if pd.isna(value) else value for value in found["netSalary"]]


def test_by_the_plan_or_without_one_the_answer_is_the_engine_s() -> None:
    found = centavo.frame(pl.DataFrame({"s": [Decimal("5200.00")]}), "thirteenth-salary", columns={"salary": "s"}, fields=["netThirteenth"], months_worked=7, dependents=1, reference_date="2026-11-14")
    assert found["netThirteenth"].to_list() == [Decimal("2780.75")]
    assert ENGINE._plan("gross-from-net", ["grossSalary"]) is None
    found = centavo.frame(pl.DataFrame({"n": [Decimal("4624.06")]}), "gross-from-net", columns={"net": "n"}, fields=["grossSalary"], dependents=1, reference_date="2026-04-30")
    assert found["grossSalary"].to_list() == [Decimal("5200.00")]


def test_every_plan_gives_what_the_rows_give_of_its_examples(cases: list[dict[str, Any]]) -> None:
    planned = 0
    for name in ENGINE.names("calculate"):
        schema = _frame.schema_of("calculate", name)
        fields = [field for field in _frame._scalar_fields(schema) if ENGINE._plan(name, [field]) is not None]
        if not fields:
            continue
        taken = {each["field"] for each in (ENGINE._plan(name, fields) or {})["inputs"]}
        rows = [case["input"] for case in cases if case["call"] == "calculate" and case["name"] == name and case["input"].keys() <= taken]
        for row in rows[:6]:
            inputs = pa.table({field: [value] for field, value in row.items()})
            by_plan = _frame._by_plan(ENGINE, name, inputs, {}, fields)
            assert by_plan is not None, (name, row)
            assert by_plan.equals(_frame._by_rows(ENGINE, name, inputs, {}, fields, schema)), (name, row)
        planned += len(rows) > 0
    assert planned >= 20


@pytest.mark.parametrize("wrong", [{"gross_salary": "nothing"}])
def test_a_column_that_is_not_there_is_said(wrong: dict[str, str]) -> None:
    with pytest.raises(KeyError, match="nothing"):
        centavo.frame(pa.table({"a": [1]}), "net-salary", columns=wrong)


def test_the_law_is_installed_in_a_duckdb() -> None:
    with duckdb.connect() as connection:
        centavo.install(connection)
        row: Any = connection.execute("SELECT centavo.inss(8475.55, DATE '2026-01-31'), (centavo.net_salary(5200, 1, DATE '2026-04-30')).net").fetchone()
    assert row == (Decimal("988.07"), Decimal("4624.06"))
