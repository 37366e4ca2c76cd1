"""BigQuery, Snowflake and Trino: as far as a parser of each accepts the script. None of them is run by us, and the script says so."""

import os
import re
import sys
from pathlib import Path

import pytest
import sqlglot
from sqlglot import exp

CASES = Path(os.environ["CENTAVO_CASES"])


@pytest.mark.parametrize("dialect", ["bigquery", "snowflake", "trino"])
def test_a_parser_of_the_dialect_accepts_every_statement(dialect: str) -> None:
    text = (CASES / f"{dialect}.sql").read_text("utf-8")
    assert "Not run by us" in text
    # Each step of a plan is one level deeper.
    sys.setrecursionlimit(50_000)
    statements = sqlglot.parse(text, read=dialect, error_level=sqlglot.ErrorLevel.RAISE)
    created = [each for each in statements if isinstance(each, exp.Create)]
    assert len(created) == len(re.findall(r"^CREATE OR REPLACE FUNCTION", text, re.MULTILINE)) >= 14
    assert not any(isinstance(each, exp.Command) for each in statements)
    # A body between dollars is text to the parser of the statement.
    for body in re.findall(r"\$\$ (.*?) \$\$", text, re.DOTALL):
        assert isinstance(sqlglot.parse_one(body, read=dialect, error_level=sqlglot.ErrorLevel.RAISE), exp.Select)
