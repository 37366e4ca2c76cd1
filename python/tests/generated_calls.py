"""Twenty calls of the client that openapi-python-client generates. mypy --strict checks them, then they run against the address of a service."""

import datetime
import json
import sys
from typing import Any, Protocol

from centavo_client import Client
from centavo_client.api.calculadoras import (
    business_days_post,
    cdi_yield,
    compound_interest_post,
    debt_payoff,
    financing,
    irr,
    minimum_wage_prorated,
    monetary_correction,
    net_salary,
    net_salary_post,
    overtime_post,
    severance,
    simples_nacional_post,
)
from centavo_client.api.calendario import calendar
from centavo_client.api.conferencias import check_inss_post
from centavo_client.api.decisoes import accept_raise_post
from centavo_client.api.indicadores import rates, rates_history
from centavo_client.api.perguntas import solve_post
from centavo_client.api.tabelas import table
from centavo_client.models import (
    AcceptRaiseInput,
    BusinessDaysInput,
    CalculatorName,
    CheckInssInput,
    CompoundInterestInput,
    FinancingSystem,
    IrrPeriod,
    MonetaryCorrectionIndex,
    NetSalaryInput,
    NetSalaryResult,
    OvertimeInput,
    Problem,
    RatesHistoryMetric,
    SeveranceType,
    SimplesNacionalInput,
    SolveInput,
    TableName,
)


class Answer(Protocol):
    def to_dict(self) -> dict[str, Any]: ...


answers: list[dict[str, Any]] = []


def record(method: str, path: str, given: dict[str, Any], answer: Answer | Problem | None) -> None:
    assert answer is not None and not isinstance(answer, Problem), (path, answer)
    answers.append({"method": method, "path": path, "input": given, "answer": answer.to_dict()})


client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)

net = net_salary.sync(client=client, gross_salary=5200, dependents=1, reference_date=datetime.date(2026, 4, 30))
assert isinstance(net, NetSalaryResult)
amount: float = net.net_salary
assert amount == 4624.06
record("GET", "/v1/calc/net-salary", {"gross_salary": 5200, "dependents": 1, "reference_date": "2026-04-30"}, net)
record("POST", "/v1/calc/net-salary", {"gross_salary": 5200}, net_salary_post.sync(client=client, body=NetSalaryInput(gross_salary=5200)))
record(
    "GET",
    "/v1/calc/severance",
    {"salary": 3000, "months_worked": 24, "type": "sem_justa_causa", "fgts_balance": 5760},
    severance.sync(client=client, salary=3000, months_worked=24, type_=SeveranceType.SEM_JUSTA_CAUSA, fgts_balance=5760),
)
record("POST", "/v1/calc/overtime", {"salary": 2200, "extra_hours_50": 10}, overtime_post.sync(client=client, body=OvertimeInput(salary=2200, extra_hours_50=10)))
record(
    "GET",
    "/v1/calc/financing",
    {"property_value": 500000, "down_payment": 80000, "annual_rate": 12, "months": 420, "system": "sac"},
    financing.sync(client=client, property_value=500000, down_payment=80000, annual_rate=12, months=420, system=FinancingSystem.SAC),
)
record(
    "POST",
    "/v1/calc/compound-interest",
    {"principal": 1000, "monthly_rate": 1.2, "months": 8, "monthly_deposit": 150},
    compound_interest_post.sync(client=client, body=CompoundInterestInput(principal=1000, monthly_rate=1.2, months=8, monthly_deposit=150)),
)
record(
    "POST",
    "/v1/workflows/accept_raise",
    {"current_salary": 3000, "proposed_salary": 3150, "last_raise_date": "2026-01-15", "inflation_period": 5},
    accept_raise_post.sync(client=client, body=AcceptRaiseInput(current_salary=3000, proposed_salary=3150, last_raise_date=datetime.date(2026, 1, 15), inflation_period=5)),
)
record(
    "POST",
    "/v1/check/inss",
    {"base_salary": 5000, "informed_inss": 501.51, "reference_date": "2026-03-31"},
    check_inss_post.sync(client=client, body=CheckInssInput(base_salary=5000, informed_inss=501.51, reference_date="2026-03-31")),
)
record("GET", "/v1/tables/inss", {"date": "2019-06-01"}, table.sync(TableName.INSS, client=client, date=datetime.date(2019, 6, 1)))
record(
    "GET",
    "/v1/rates/history",
    {"metric": "selic", "from": "2024-01-01", "to": "2024-03-01"},
    rates_history.sync(client=client, metric=RatesHistoryMetric.SELIC, from_=datetime.date(2024, 1, 1), to=datetime.date(2024, 3, 1)),
)
record("GET", "/v1/calc/minimum-wage-prorated.json", {}, minimum_wage_prorated.sync(client=client))
record("GET", "/v1/calc/cdi-yield.json", {}, cdi_yield.sync(client=client))
record("POST", "/v1/calc/business-days", {"from": "2008-05-21", "to": "2010-07-01"}, business_days_post.sync(client=client, body=BusinessDaysInput(from_=datetime.date(2008, 5, 21), to=datetime.date(2010, 7, 1))))
debts = json.dumps([{"name": "Cartão", "balance": 3200, "monthly_rate": 13, "minimum": 320}, {"name": "Empréstimo", "balance": 5000, "monthly_rate": 3, "minimum": 250}])
record("GET", "/v1/calc/debt-payoff", {"debts": debts, "extra": 800}, debt_payoff.sync(client=client, debts=debts, extra=800))
record("GET", "/v1/calc/irr", {"cash_flows": [-50, 35, 22], "period": "year"}, irr.sync(client=client, cash_flows=[-50, 35, 22], period=IrrPeriod.YEAR))
record(
    "GET",
    "/v1/calc/monetary-correction",
    {"amount": 118706.46, "index": "selic", "from": "2016-09-30", "to": "2022-12-02"},
    monetary_correction.sync(client=client, amount=118706.46, index=MonetaryCorrectionIndex.SELIC, from_="2016-09-30", to="2022-12-02"),
)
record("POST", "/v1/calc/simples-nacional", {"monthly_revenue": 10000}, simples_nacional_post.sync(client=client, body=SimplesNacionalInput(monthly_revenue=10000)))
gross = SolveInput(solve_for="gross_salary", target_value=4624.06, target="netSalary")
gross["dependents"] = 1
gross["reference_date"] = "2026-04-30"
record(
    "POST",
    "/v1/calc/net-salary/solve",
    {"solve_for": "gross_salary", "target_value": 4624.06, "target": "netSalary", "dependents": 1, "reference_date": "2026-04-30"},
    solve_post.sync(CalculatorName.NET_SALARY, client=client, body=gross),
)
record("GET", "/v1/rates", {}, rates.sync(client=client))
record("GET", "/v1/calendar/2026", {}, calendar.sync(2026, client=client))

refused = net_salary.sync(client=client, gross_salary=-1)
assert isinstance(refused, Problem) and refused.code == "invalid_input"
in_english = net_salary.sync(client=client, gross_salary=5200, accept_language="en")
assert isinstance(in_english, NetSalaryResult) and "simplified deduction" in " ".join(in_english.assumptions), in_english

print(json.dumps(answers))
