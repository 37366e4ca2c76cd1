from datetime import date
from decimal import Decimal
from typing import Any

import pytest

import centavo

DAY = "2026-04-30"


def test_returns_amounts_as_decimals_and_counts_as_ints() -> None:
    answer = centavo.calculate("net-salary", gross_salary=5200, dependents=1, reference_date=date(2026, 4, 30))
    assert answer["netSalary"] == Decimal("4624.06") and isinstance(answer["netSalary"], Decimal)
    assert isinstance(answer["grossSalary"], Decimal)
    days = centavo.calculate("business-days", from_="2026-01-01", to="2026-02-01")["businessDays"]
    assert type(days) is int


def test_reads_amounts_as_floats_and_decimals_alike() -> None:
    nets = {str(centavo.calculate("net-salary", gross_salary=gross, reference_date=DAY)["netSalary"]) for gross in (5200.55, Decimal("5200.55"))}
    assert len(nets) == 1


def test_raises_a_refusal_with_its_issues() -> None:
    with pytest.raises(centavo.InvalidInput) as refused:
        centavo.calculate("net-salary", gross_salary=-1)
    assert [(issue["field"], issue["code"]) for issue in refused.value.issues] == [("gross_salary", "too_small")]
    with pytest.raises(centavo.NotFound, match="net-salary"):
        centavo.calculate("net-sallary", {})
    with pytest.raises(ValueError, match="NaN|not a number|JSON"):
        centavo.calculate("net-salary", gross_salary=Decimal("NaN"))


def test_answers_check_solve_find_table_and_fields() -> None:
    assert centavo.check("payslip", gross_salary=5000, informed_inss=550, informed_irrf=0, reference_date=DAY)["verdict"]
    solved = centavo.solve("net-salary", solve_for="gross_salary", target="netSalary", target_value=4624.06, dependents=1, reference_date=DAY)
    assert Decimal(str(solved["value"])) == 5200
    assert centavo.find("INSS 2019")["found"][0]["type"] == "law"
    assert centavo.table("inss", "2019-06-01")["values"]["ceiling"] in (5839.45, Decimal("5839.45"))
    assert centavo.calculate("net-salary", {"gross_salary": 5200}, fields=["netSalary"]).keys() == {"netSalary"}


def test_answers_reform_compare_sweep_and_timeline() -> None:
    person = {"gross_salary": 5000, "reference_date": "2026-06-01"}
    reform = centavo.reform("net-salary", person, law="irrf/reduction=null", curve=False)
    assert reform["hypothetical"] is True and reform["headline"]["difference"] == Decimal("-312.89")
    compared = centavo.compare("net-salary", person, b={"gross_salary": 6000})
    assert next(each["difference"] for each in compared["differences"] if each["path"] == "netSalary") == Decimal("474.89")
    swept = centavo.sweep("net-salary", vary="gross_salary", from_=4000, to=8000, points=3, reference_date="2026-06-01")
    assert [point["results"] for point in swept["points"]] == [[Decimal("3631.42")], [Decimal("4973.39")], [Decimal("6040.64")]]
    assert len(centavo.timeline("net-salary", gross_salary=5000, from_="2024-01-01", to="2026-06-01")["segments"]) >= 4


def test_answers_the_first_example_of_every_decision(cases: list[dict[str, Any]]) -> None:
    first = {case["name"]: case["input"] for case in reversed(cases) if case["call"] == "decide"}
    assert len(first) >= 10
    for name, given in first.items():
        assert centavo.decide(name, given)["basis"] is not None, name
