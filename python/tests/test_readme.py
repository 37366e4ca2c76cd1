"""The Python blocks of the README run as they stand, in order, in one process."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_blocks_run_in_order_and_give_the_figures_beside_them(tmp_path: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.M | re.S)
    assert len(blocks) == 4
    checks = """
assert str(answer["netSalary"]) == "4624.06" and str(net["netSalary"][0]) == "4624.06"
assert net["error"][2] == "gross_salary: deve ser maior que 0; veio -1", net["error"][2]
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", "\n".join([*blocks, checks])], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-3000:]
    assert 'você quis dizer "netSalary"?' in done.stdout, done.stdout
