"""BigQuery, Snowflake and Trino: as far as a parser of each accepts the script. None of them is run by us, and the script says so."""

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
def test_a_parser_of_the_dialect_accepts_every_statement(dialect: str) -> None:
    text = (CASES / f"{dialect}.sql").read_text("utf-8")
    assert "Not run by us" in text
    # One by one: the parser keeps all it may have to go back to, and the time it takes grows faster than the text.
    statements = deep(lambda: [each for part in re.split(r"(?<=;)\n\n", text) for each in parsed(part, dialect)])
    created = [each for each in statements if isinstance(each, exp.Create)]
    assert len(created) == len(re.findall(r"^CREATE OR REPLACE FUNCTION", text, re.MULTILINE)) >= 14
    assert not any(isinstance(each, exp.Command) for each in statements)
    # A body between dollars is text to the parser of the statement.
    for body in re.findall(r"\$\$ (.*?) \$\$", text, re.DOTALL):
        assert [type(each) for each in deep(lambda body=body: parsed(body, dialect))] == [exp.Select]


def parsed(text: str, dialect: str) -> list[exp.Expression]:
    return [each for each in sqlglot.parse(text, read=dialect, error_level=sqlglot.ErrorLevel.RAISE) if each]


def deep(work: Callable[[], list[exp.Expression]]) -> list[exp.Expression]:
    """Each layer of a plan is some levels deeper than a usual stack goes."""
    sys.setrecursionlimit(50_000)
    threading.stack_size(512 * 1024 * 1024)
    try:
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(work).result()
    finally:
        threading.stack_size(0)
