import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CASES = Path(os.environ["CENTAVO_CASES"])


@pytest.fixture(scope="session")
def asked() -> dict[str, Any]:
    return json.loads((CASES / "questions.json").read_text("utf-8"))


@pytest.fixture(scope="session")
def spark() -> Iterator[Any]:
    from pyspark.sql import SparkSession

    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.driver.memory", "2g")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.warehouse.dir", str(CASES / "spark-warehouse"))
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()
