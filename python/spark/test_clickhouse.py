"""The planned functions in ClickHouse compared with the engine row by row, in process (chdb, the code of the server)."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from centavo.spark import statements

CASES = Path(os.environ["CENTAVO_CASES"])


class ClickHouse:
    def __init__(self, session: Any) -> None:
        self._session = session

    def rows(self, sql: str) -> list[list[str]]:
        text = self._session.query(sql, "TSV").bytes().decode("utf-8")
        return [line.split("\t") for line in text.split("\n") if line != ""]


TYPES = {"money": "Int64", "count": "Int64", "decimal": "Decimal(18, 4)", "day": "Date32", "word": "String"}
PAYMENTS = {"gross": "money", "dependents": "count", "day": "day"}


@pytest.fixture(scope="module")
def clickhouse(asked: dict[str, Any]) -> Iterator[ClickHouse]:
    from chdb.session import Session

    session = Session()
    database = ClickHouse(session)
    for statement in statements((CASES / "clickhouse.sql").read_text("utf-8")):
        session.query(statement)
    session.query("CREATE DATABASE IF NOT EXISTS cases")
    load(session, "payments", PAYMENTS, [column for question in asked["questions"] for column in question["values"]])
    for plan in asked["plans"]:
        load(session, f"plan_{plan['name']}", plan["columns"], list(plan["values"]), plan["percentages"])
    yield database
    session.close()


def load(session: Any, name: str, given: dict[str, str], expected: list[str], percentages: Sequence[str] = ()) -> None:
    right = (f"{column} Nullable({'Decimal(18, 6)' if column in percentages else 'Int64'})" for column in expected)
    columns = [*(f"{column} {TYPES[kind]}" for column, kind in given.items()), *right]
    source = f"file('{CASES / name}.csv', 'CSVWithNames', 'i Int64, {', '.join(columns)}')"
    session.query(f"CREATE TABLE cases.{name} ENGINE = MergeTree ORDER BY i AS SELECT * FROM {source}")


def differences(clickhouse: ClickHouse, table: str, question: dict[str, Any]) -> list[list[str]]:
    different = " OR ".join(f"({value} IS DISTINCT FROM {column})" for column, value in question["values"].items())
    return clickhouse.rows(f"SELECT * FROM (SELECT *, {question['call']} AS r FROM cases.{table}) WHERE {different} LIMIT 5")


def test_matches_the_engine_on_every_payment(clickhouse: ClickHouse, asked: dict[str, Any]) -> None:
    assert clickhouse.rows("SELECT count() FROM cases.payments") == [[str(asked["payments"])]]
    for question in asked["questions"]:
        assert differences(clickhouse, "payments", question) == [], question["name"]


def test_matches_the_engine_by_every_plan(clickhouse: ClickHouse, asked: dict[str, Any]) -> None:
    assert len(asked["plans"]) >= 28
    for plan in asked["plans"]:
        assert clickhouse.rows(f"SELECT count() FROM cases.plan_{plan['name']}") == [[str(plan["rows"])]]
        assert differences(clickhouse, f"plan_{plan['name']}", plan) == [], plan["name"]


def test_matches_the_engine_on_net_salaries_over_a_whole_table(clickhouse: ClickHouse, asked: dict[str, Any]) -> None:
    assert clickhouse.rows(same_over(asked, "net_salary", "payments", {"inss": "net_salary__0", "irrf": "net_salary__1", "net": "net_salary__2"})) == [[str(asked["payments"])] * 2]


def test_matches_the_engine_by_every_plan_over_a_whole_table(clickhouse: ClickHouse, asked: dict[str, Any]) -> None:
    for plan in asked["plans"]:
        right = {column.removeprefix("right__"): column for column in plan["values"]}
        assert clickhouse.rows(same_over(asked, plan["name"], f"plan_{plan['name']}", right)) == [[str(plan["rows"])] * 2], plan["name"]


def same_over(asked: dict[str, Any], name: str, table: str, right: dict[str, str]) -> str:
    select = asked["selects"]["clickhouse"][name].replace(f"FROM {table})", f"FROM cases.{table})")
    same = " AND ".join(f"n.{result} IS NOT DISTINCT FROM p.{column}" for result, column in right.items())
    return f"SELECT count(), countIf({same}) FROM ({select}) AS n JOIN cases.{table} AS p USING (i)"


def test_answers_in_reais_and_with_null_where_the_law_has_no_answer(clickhouse: ClickHouse) -> None:
    day = "toDate('2026-01-31')"
    assert clickhouse.rows(
        f"SELECT centavo_inss(toDecimal64('8475.55', 2), {day}), centavo_net_salary(5200, 1, toDate('2026-04-30')).net, "
        f"centavo_inss(toDecimal64('-0.01', 2), {day}), centavo_inss(1000, toDate('1990-01-31')), centavo_simples('VI', 1000, 1000, {day}), "
        f"centavo_hazard_pay('dangerous', 3000, 220, {day}).rate, centavo_sac_instalment(1200, 1.25, 12, 1).installment"
    ) == [["988.07", "4624.06", "\\N", "\\N", "\\N", "30", "115"]]


def test_reads_every_centavo_of_a_float(clickhouse: ClickHouse) -> None:
    one = "centavo_fgts_fine(n / 100, 'dismissal', toDate('2026-01-31'))"
    whole = "centavo_fgts_fine_centavos(n, 'dismissal', toDate('2026-01-31'))"
    assert clickhouse.rows(f"SELECT countIf(toInt64({one} * 100) = {whole}) FROM (SELECT number AS n FROM numbers(1, 20000))") == [["20000"]]


def test_creates_law_tables_with_their_days(clickhouse: ClickHouse) -> None:
    assert clickhouse.rows("SELECT ceiling FROM centavo.law_inss WHERE toDate('2019-06-01') BETWEEN effective_from AND effective_to") == [["5839.45"]]
    assert clickhouse.rows("SELECT toString(generated_on) FROM centavo.release") == [["2026-11-14"]]
    assert int(clickhouse.rows("SELECT count() FROM centavo.laws")[0][0]) > 20
    # Acts older than 1970 need Date32: Date would start them in 1970.
    assert clickhouse.rows("SELECT count() FROM centavo.laws WHERE record_starts = toDate32('1970-01-01')") == [["0"]]
