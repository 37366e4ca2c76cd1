"""The HTTP client against the built service, and the service under Schemathesis, both on the loopback interface."""

import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import centavo


def test_matches_the_engine_over_http(address: str, cases: list[dict[str, Any]]) -> None:
    client = centavo.Client(address, timeout=60)
    assert client.calculate("net-salary", gross_salary=5200, dependents=1, reference_date="2026-04-30")["netSalary"] == Decimal("4624.06")
    with pytest.raises(centavo.InvalidInput) as refused:
        client.calculate("net-salary", gross_salary=-1)
    assert refused.value.issues[0]["field"] == "gross_salary"
    with pytest.raises(centavo.NotFound):
        client.calculate("net-sallary", {})
    assert client.solve("net-salary", solve_for="gross_salary", target="netSalary", target_value=4624.06, dependents=1, reference_date="2026-04-30")["value"] == 5200
    assert client.calculate("net-salary", {"gross_salary": 5200}, fields=["netSalary"]).keys() == {"netSalary"}
    # Byte for byte: these examples state their day.
    today = str(centavo.engine.today)
    world = centavo.Engine(today=today)
    for case in [each for each in cases if each["call"] in ("calculate", "check", "ask") and each["answer"].startswith("=")][::29]:
        assert client.text(case["call"], case["name"], case["input"]) == world.text(case["call"], case["name"], case["input"]), case["name"]


def test_raises_connection_failed_without_a_service() -> None:
    with pytest.raises(centavo.ConnectionFailed):
        centavo.Client("http://127.0.0.1:9", timeout=2).find("INSS")


PLACES = "^/v1/(calc/(net-salary|inss|thirteenth-salary)|tables/[^/]+|rates|check/payslip)$"
REFUSALS = "not_a_server_error,status_code_conformance,content_type_conformance"


@pytest.mark.parametrize(
    ("phase", "checks"),
    # The second phase sends `fields` and `explain`, which leave out parts that the schema requires.
    [("examples", f"{REFUSALS},response_schema_conformance"), ("coverage", REFUSALS)],
)
def test_conforms_to_its_openapi_description(address: str, tmp_path: Path, phase: str, checks: str) -> None:
    schemathesis = Path(sys.executable).with_name("schemathesis")
    # A fixed seed and no fuzzing: the same requests in every run.
    bounds = ["--seed", "1", "--max-examples", "1", "--phases", phase, "--workers", "1", "--request-timeout", "30", "--generation-database", "none"]
    command = [str(schemathesis), "run", f"{address}/v1/openapi.json", "--include-path-regex", PLACES, "--checks", checks, "--no-color", *bounds]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=240)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
