import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def cases() -> list[dict[str, Any]]:
    return json.loads((Path(os.environ["CENTAVO_CASES"]) / "cases.json").read_text("utf-8"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "PORT": str(port), "HOST": "127.0.0.1", "DATA_DIR": str(tmp_path_factory.mktemp("data")), "RATES_REFRESH": "off", "RATE_LIMIT_PER_MINUTE": "100000000"}
    log = (tmp_path_factory.mktemp("log") / "service.log").open("w")
    process = subprocess.Popen(["node", "dist/service/main.js"], cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True)
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            assert process.poll() is None, Path(log.name).read_text()
            try:
                urllib.request.urlopen(f"{base}/v1/health", timeout=5).close()
                break
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        else:
            pytest.fail("the service did not start")
        yield base
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        log.close()
