"""The client that openapi-python-client generates: every operation, mypy --strict over all of it, and twenty calls to the built service."""

import json
import re
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
BESIDE_JSON = "^Unsupported content type (?:application/x-ndjson|text/csv|application/zip)$"


def tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def done(command: list[str], folder: Path, **environment: str) -> str:
    ended = subprocess.run(command, cwd=folder, env={"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", **environment}, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 0, ended.stdout[-6000:] + ended.stderr[-6000:]
    return ended.stdout


@pytest.fixture(scope="module")
def folder(address: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("generated")
    with urllib.request.urlopen(f"{address}/v1/openapi.json", timeout=60) as answer:
        (made / "openapi.json").write_bytes(answer.read())
    options = ["--path", "openapi.json", "--config", str(HERE / "generated-client.yaml"), "--meta", "none"]
    answered = done([tool("openapi-python-client"), "generate", *options, "--output-path", "centavo_client"], made)
    # It skips bodies of other types, each an alternative to JSON; nothing else is missing.
    assert len(re.findall("^(?:WARNING|ERROR)", answered, re.M)) == len(re.findall(BESIDE_JSON, answered, re.M)), answered[-6000:]
    (made / "calls.py").write_text((HERE / "generated_calls.py").read_text("utf-8"), "utf-8")
    return made


def straight(address: str, method: str, path: str, given: dict[str, Any]) -> Any:
    if method == "POST":
        request = urllib.request.Request(address + path, json.dumps(given).encode(), {"content-type": "application/json"})
    else:
        request = urllib.request.Request(f"{address}{path}?{urllib.parse.urlencode(given, doseq=True)}" if given else address + path)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_has_every_operation(folder: Path) -> None:
    description = json.loads((folder / "openapi.json").read_text("utf-8"))
    operations = [operation for item in description["paths"].values() for method, operation in item.items() if method in ("get", "post")]
    modules = [module for module in (folder / "centavo_client/api").glob("*/*.py") if module.name != "__init__.py"]
    assert len(modules) == len(operations) > 300


def test_passes_mypy_strict(folder: Path) -> None:
    done([tool("mypy"), "--strict", "--cache-dir", str(folder / "mypy"), "centavo_client", "calls.py"], folder)


def test_reads_the_answers_of_twenty_operations(address: str, folder: Path) -> None:
    answers = json.loads(done([sys.executable, "calls.py", address], folder))
    assert len({(each["method"], each["path"]) for each in answers}) == 20
    for each in answers:
        # The client sends every default, so its answers have no assumptions.
        answered, read = straight(address, each["method"], each["path"], each["input"]), each["answer"]
        assert {**read, "assumptions": None} == {**answered, "assumptions": None}, each["path"]
