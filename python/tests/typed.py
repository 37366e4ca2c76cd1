"""Types that the stubs give and calls that they refuse, for mypy and pyright. It never runs."""

from decimal import Decimal

from typing_extensions import assert_type

import centavo

answer = centavo.calculate("net-salary", gross_salary=5200, dependents=1)
assert_type(answer["netSalary"], Decimal)
assert_type(answer["inssSlices"][0]["amount"], Decimal)
assert_type(centavo.calculate("business-days", from_="2026-01-01", to="2026-02-01")["businessDays"], int)
assert_type(centavo.Client("http://127.0.0.1:3000").calculate("net-salary", gross_salary=5200)["inss"], Decimal)
assert_type(centavo.find("INSS 2019")["q"], str)

centavo.calculate("net-salary", gros_salary=5200)  # type: ignore[arg-type] # pyright: ignore[reportCallIssue]
centavo.calculate("net-salary", gross_salary="5200")  # type: ignore[arg-type] # pyright: ignore[reportCallIssue, reportArgumentType]
answer["netSalry"]  # type: ignore[typeddict-item] # pyright: ignore[reportTypedDictNotRequiredAccess, reportGeneralTypeIssues, reportUnusedExpression]
centavo.calculate("net-sallary", gross_salary=5200)  # type: ignore[arg-type] # pyright: ignore[reportCallIssue, reportArgumentType]
