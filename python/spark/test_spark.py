"""The planned functions in Spark 4 compared with the engine row by row: every limit of every version, and random rows."""

import os
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import centavo.spark
from centavo.spark import statements

CASES = Path(os.environ["CENTAVO_CASES"])
TYPES = {"money": "BIGINT", "count": "BIGINT", "decimal": "DECIMAL(18, 4)", "day": "DATE", "word": "STRING"}
PAYMENTS = {"gross": "money", "dependents": "count", "day": "day"}


@pytest.fixture(scope="module")
def installed(spark: Any, asked: dict[str, Any]) -> Any:
    for statement in statements((CASES / "spark.sql").read_text("utf-8")):
        # Another test reads the law tables.
        if "FUNCTION" in statement.split("\n")[0] or "centavo_law_inss" in statement or "centavo_release" in statement:
            spark.sql(statement)
    expected = [column for question in asked["questions"] for column in question["values"]]
    rows = table_of(spark, "payments", PAYMENTS, expected)
    rows.cache().createOrReplaceTempView("payments")
    return spark


def table_of(spark: Any, name: str, given: dict[str, str], expected: list[str], percentages: Sequence[str] = ()) -> Any:
    right = (f"{column} {'DECIMAL(18, 6)' if column in percentages else 'BIGINT'}" for column in expected)
    columns = [*(f"{column} {TYPES[kind]}" for column, kind in given.items()), *right]
    return spark.read.csv(str(CASES / f"{name}.csv"), header=True, schema=f"i BIGINT, {', '.join(columns)}")


def differences(spark: Any, table: str, question: dict[str, Any]) -> list[Any]:
    different = " OR ".join(f"NOT ({value} <=> {column})" for column, value in question["values"].items())
    found = spark.sql(f"SELECT * FROM (SELECT *, {question['call']} AS r FROM {table}) WHERE {different} LIMIT 5").collect()
    return list(found)


def test_matches_the_engine_on_every_payment(installed: Any, asked: dict[str, Any]) -> None:
    assert installed.sql("SELECT count(*) FROM payments").collect()[0][0] == asked["payments"] > 20_000
    by_function = f"(SELECT * FROM payments WHERE i < {asked['byFunction']})"
    for question in asked["questions"]:
        assert differences(installed, by_function, question) == [], question["name"]


def test_matches_the_engine_by_every_plan(installed: Any, asked: dict[str, Any]) -> None:
    assert len(asked["plans"]) >= 28
    for plan in asked["plans"]:
        table_of(installed, f"plan_{plan['name']}", plan["columns"], list(plan["values"]), plan["percentages"]).createOrReplaceTempView("plan_rows")
        assert installed.sql("SELECT count(*) FROM plan_rows").collect()[0][0] == plan["rows"] > 1000
        assert differences(installed, "plan_rows", plan) == [], plan["name"]


def test_matches_the_engine_on_net_salaries_over_a_whole_table(installed: Any, asked: dict[str, Any]) -> None:
    right = {"inss": "net_salary__0", "irrf": "net_salary__1", "net": "net_salary__2"}
    assert same_over(installed, asked, "net_salary", "payments", right) == [asked["payments"]] * 2


def test_matches_the_engine_by_every_plan_over_a_whole_table(installed: Any, asked: dict[str, Any]) -> None:
    for plan in asked["plans"]:
        table = f"plan_{plan['name']}"
        table_of(installed, table, plan["columns"], list(plan["values"]), plan["percentages"]).createOrReplaceTempView(table)
        right = {column.removeprefix("right__"): column for column in plan["values"]}
        assert same_over(installed, asked, plan["name"], table, right) == [plan["rows"]] * 2, plan["name"]


def same_over(spark: Any, asked: dict[str, Any], name: str, table: str, right: dict[str, str]) -> list[int]:
    """The number of rows of the SELECT over a whole table, and the number that match the engine."""
    same = " AND ".join(f"n.{result} <=> p.{column}" for result, column in right.items())
    select = asked["selects"]["spark"][name]
    return list(spark.sql(f"SELECT count(*), count_if({same}) FROM ({select}) AS n JOIN {table} AS p USING (i)").collect()[0])


def test_answers_in_reais_and_with_null_where_the_law_has_no_answer(installed: Any) -> None:
    row = installed.sql(
        "SELECT centavo_inss(8475.55, DATE '2026-01-31'), centavo_net_salary(5200, 1, DATE '2026-04-30').net, "
        "centavo_inss(-0.01, DATE '2026-01-31'), centavo_inss(1000, DATE '1990-01-31'), centavo_simples('VI', 1000, 1000, DATE '2026-01-31'), "
        "centavo_hazard_pay('dangerous', 3000, 220, DATE '2026-01-31').rate, centavo_sac_instalment(1200, 1.25, 12, 1).installment"
    ).collect()[0]
    assert list(row) == [Decimal("988.07"), Decimal("4624.06"), None, None, None, Decimal(30), Decimal(115)]


def test_reads_every_centavo_of_a_float(installed: Any) -> None:
    wrong = "SELECT count(*) FROM (SELECT id AS n FROM range(1, 20000, 7)) WHERE centavo_fgts_fine(CAST(n AS DOUBLE) / 100, 'dismissal', DATE '2026-01-31')"
    assert installed.sql(f"{wrong} * 100 <> centavo_fgts_fine_centavos(n, 'dismissal', DATE '2026-01-31')").collect()[0][0] == 0


def test_creates_tables_of_the_law_and_the_release(installed: Any) -> None:
    assert installed.sql("SELECT ceiling FROM centavo_law_inss WHERE DATE '2019-06-01' BETWEEN effective_from AND effective_to").collect()[0][0] == Decimal("5839.45")
    assert installed.sql("SELECT CAST(generated_on AS STRING) FROM centavo_release").collect()[0][0] == "2026-11-14"


def test_applies_a_function_over_a_whole_frame(spark: Any, asked: dict[str, Any]) -> None:
    payslips = spark.sql("SELECT 'ana' AS person, 520000L AS gross, 1 AS dependents, DATE '2026-04-30' AS day UNION ALL SELECT 'rui', -1L, 0, DATE '2026-04-30'")
    paid = centavo.spark.over(payslips, "net_salary", ["person"], centavo.Engine(asked["today"]))
    assert paid.columns == ["person", "inss", "irrf", "net"]
    assert {row.person: row.net for row in paid.collect()} == {"ana": 462406, "rui": None}
    with pytest.raises(centavo.InvalidInput, match="net_salary"):
        centavo.spark.over(payslips, "net_salry")


def test_installs_the_functions_in_a_session(spark: Any, asked: dict[str, Any]) -> None:
    ran: list[str] = []

    class Session:
        def sql(self, sqlQuery: str) -> None:
            ran.append(sqlQuery)

    centavo.spark.install(Session(), prefix="lei")
    functions = [each for each in ran if "FUNCTION" in each.split("\n")[0]]
    assert len(functions) == 2 * asked["functions"] and len(ran) > 100
    spark.sql(next(each for each in functions if "lei_inss(" in each))
    assert spark.sql("SELECT lei_inss(8475.55, DATE '2026-01-31')").collect()[0][0] == Decimal("988.07")
