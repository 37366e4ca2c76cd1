"""The dbt package on DuckDB."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_example_project_builds_and_its_tests_pass(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "dbt", tmp_path / "dbt")
    project = tmp_path / "dbt" / "example"
    environment = {**os.environ, "CENTAVO_DBT_FILE": str(tmp_path / "warehouse.duckdb"), "DBT_SEND_ANONYMOUS_USAGE_STATS": "false", "DO_NOT_TRACK": "1"}
    dbt = Path(sys.executable).with_name("dbt")
    for command in (["deps"], ["build"]):
        done = subprocess.run([str(dbt), "--no-version-check", *command, "--profiles-dir", "."], cwd=project, env=environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "PASS=" in done.stdout and "ERROR=0" in done.stdout
