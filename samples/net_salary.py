"""Take-home pay of several salaries, by the HTTP API. Standard library only.

    python3 samples/net_salary.py [address]
"""
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"


def calculate(calculator, **fields):
    """One calculation; a refusal is raised with the reason of each field."""
    address = f"{BASE}/v1/calc/{calculator}?{urllib.parse.urlencode(fields)}"
    try:
        with urllib.request.urlopen(address) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        reasons = [f"{issue['field']} {issue['message']}" for issue in problem.get("issues", [])]
        raise ValueError("; ".join(reasons) or problem["error"]) from None


def batch(calculator, rows, fields):
    """Many rows in one request, in order; each with its result or its error."""
    body = "\n".join(json.dumps(row) for row in rows).encode()
    request = urllib.request.Request(
        f"{BASE}/v1/calc/{calculator}/batch?fields={','.join(fields)}",
        data=body,
        headers={"content-type": "application/x-ndjson"},
    )
    with urllib.request.urlopen(request) as response:
        return [json.loads(line) for line in response]


if __name__ == "__main__":
    answer = calculate("net-salary", gross_salary=5200, dependents=1)
    print(f"net of 5200 with one dependent: {answer['netSalary']:.2f}")
    for law in answer["basis"]:
        print(f"  by {law['norm']}, since {law['effectiveFrom']}")

    for row in batch("net-salary", [{"gross_salary": salary} for salary in (3000, 5000, -1)], ["netSalary"]):
        print(row["index"], row["result"]["netSalary"] if "result" in row else row["error"])

    try:
        calculate("net-salary", gross_salary=-1)
    except ValueError as error:
        print("refused:", error)
