"""Parsers of BigQuery, Snowflake and Trino accept their scripts. No test runs these databases, and the scripts say so."""

import os
import re
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlglot
from sqlglot import exp

CASES = Path(os.environ["CENTAVO_CASES"])


@pytest.mark.parametrize("dialect", ["bigquery", "snowflake", "trino"])
def test_parses_every_statement_of_the_dialect(dialect: str) -> None:
    text = (CASES / f"{dialect}.sql").read_text("utf-8")
    assert "Not run by us" in text
    # One by one: the time of the parser grows faster than the text, for it backtracks.
    statements = deep(lambda: [each for part in re.split(r"(?<=;)\n\n", text) for each in parsed(part, dialect)])
    created = [each for each in statements if isinstance(each, exp.Create)]
    assert len(created) == len(re.findall(r"^CREATE OR REPLACE FUNCTION", text, re.MULTILINE)) >= 14
    assert not any(isinstance(each, exp.Command) for each in statements)
    # The parser reads a body between dollars as text, so each body is parsed by itself.
    for body in re.findall(r"\$\$ (.*?) \$\$", text, re.DOTALL):
        assert [type(each) for each in deep(lambda body=body: parsed(body, dialect))] == [exp.Select]


def parsed(text: str, dialect: str) -> list[exp.Expression]:
    return [each for each in sqlglot.parse(text, read=dialect, error_level=sqlglot.ErrorLevel.RAISE) if each]


def deep(work: Callable[[], list[exp.Expression]]) -> list[exp.Expression]:
    """Runs with a large stack: plans nest deeper than the default one allows."""
    sys.setrecursionlimit(50_000)
    threading.stack_size(512 * 1024 * 1024)
    try:
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(work).result()
    finally:
        threading.stack_size(0)
