import json
import os
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="session")
def cases() -> list[dict[str, Any]]:
    return json.loads((Path(os.environ["CENTAVO_CASES"]) / "cases.json").read_text("utf-8"))
