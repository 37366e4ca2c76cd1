"""The settings of pytest that both lanes run under."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PYTHON = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "body",
    [
        "@pytest.mark.skip(reason='no tool')\ndef test_it(): ...",
        "def test_it():\n    pytest.skip('no tool')",
        "pytest.skip('no tool', allow_module_level=True)",
        "pytest.importorskip('no_such_module', reason='no tool')",
        "@pytest.mark.xfail(reason='no tool')\ndef test_it(): assert False",
    ],
)
def test_a_test_that_does_not_run_fails(tmp_path: Path, body: str) -> None:
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy(PYTHON / name, tmp_path)
    (tmp_path / "test_one.py").write_text(f"import pytest\n\n{body}\n", "utf-8")
    done = subprocess.run([sys.executable, "-m", "pytest", "test_one.py"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 and "no tool" in done.stdout and "skipped" not in done.stdout, done.stdout
