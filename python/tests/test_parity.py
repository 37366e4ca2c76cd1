"""Comparison with the TypeScript engine on every example of every operation."""

import json
from collections import Counter
from decimal import Decimal
from typing import Any

import centavo
from centavo._engine import Engine


def test_matches_the_engine_byte_for_byte_on_every_example(cases: list[dict[str, Any]]) -> None:
    engines = {case["day"]: Engine(today=case["day"]) for case in cases}
    different = []
    for case in cases:
        try:
            answered = "=" + engines[case["day"]].text(case["call"], case["name"], case["input"])
        except centavo.CentavoError as error:
            answered = "!" + str(error)
        # The uptime and the build of the health check differ by process.
        if case["name"] != "/v1/health" and answered != case["answer"]:
            different.append((case["call"], case["name"], case["day"], answered[:300], case["answer"][:300]))
    assert different == []
    calls = Counter(case["call"] for case in cases)
    assert set(calls) == {"calculate", "decide", "check", "ask", "query"}
    assert calls["calculate"] > 500


def test_reads_every_number_into_an_equal_decimal(cases: list[dict[str, Any]]) -> None:
    engine = Engine(today="2026-11-14")

    def same(value: Any, raw: Any) -> bool:
        if isinstance(value, dict):
            return list(value) == list(raw) and all(same(each, raw[name]) for name, each in value.items())
        if isinstance(value, list):
            return len(value) == len(raw) and all(map(same, value, raw))
        return not isinstance(value, float) and (Decimal(repr(raw)) == value if isinstance(raw, float) else value == raw)

    for case in cases[::7]:
        if case["answer"].startswith("=") and case["call"] == "calculate" and case["day"] == "2026-11-14":
            assert same(engine.calculate(case["name"], case["input"]), json.loads(case["answer"][1:])), case["name"]
