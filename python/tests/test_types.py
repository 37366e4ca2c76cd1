"""The messages of mypy for wrong calls of the installed package."""

import subprocess
import sys
from pathlib import Path

WRONG = """import centavo
centavo.calculate("net-salary", gros_salary=5200)
centavo.calculate("net-salary", gross_salary="5200")
centavo.calculate("net-sallary", gross_salary=5200)
centavo.decide("accept-rase", current_salary=5200)
centavo.check("paysllip", gross_salary=5000)
"""


def test_mypy_prints_one_line_for_each_wrong_call(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    done = subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", str(tmp_path / "cache"), "wrong.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    lines = done.stdout.strip().split("\n")
    assert [line.split(":")[1] for line in lines] == ["2", "3", "4", "5", "6"], done.stdout[:3000]
    assert all("AnOperationAndItsOwnFields" in line and len(line) < 200 for line in lines), lines
