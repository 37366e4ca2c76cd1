"""A real cluster on one machine: a Spark master and two workers as processes of their own, payslips in Parquet by month, a worker killed in the
middle, and DuckDB beside it. `npm run warehouse -- 100000000` runs it; the sums must be the same everywhere or it fails."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import pyspark

from centavo.spark import statements

SPARK_HOME = Path(pyspark.__file__).parent
SCRIPTS = Path(sys.argv[1])
ROWS = int(sys.argv[2])
HOME = Path(sys.argv[3])
PAYSLIPS = HOME / "payslips"
LAW, REFORM = "centavo", "reforma"

Sums = list[tuple[Any, ...]]


def say(text: str) -> None:
    print(f"cluster: {text}", flush=True)


def timed(what: str, work: Callable[[], Sums]) -> tuple[Sums, float]:
    started = time.monotonic()
    answer = work()
    took = time.monotonic() - started
    say(f"{what}: {took:.1f} s, {ROWS / took:,.0f} payslips a second")
    return answer, took


def write_payslips() -> None:
    """People of all pays, from the minimum wage to above every ceiling, drawn by a multiplicative hash: the same in every run."""
    seen = HOME / "payslips.json"
    if seen.exists() and json.loads(seen.read_text()) == ROWS:
        return
    subprocess.run(["rm", "-rf", str(PAYSLIPS)], check=True)
    drawn = "(i * 2654435761) % 4294967296"
    duckdb.connect().execute(
        f"COPY (SELECT i AS person, 162100 + ({drawn}) % 1837900 AS gross, ({drawn}) // 7 % 4 AS dependents, "
        f"1 + i % 12 AS month, make_date(2026, (1 + i % 12)::INT, 28) AS day FROM range({ROWS}) AS t(i)) "
        f"TO '{PAYSLIPS}' (FORMAT parquet, PARTITION_BY (month), COMPRESSION zstd, OVERWRITE)"
    )
    seen.write_text(json.dumps(ROWS))


def question(separator: str, source: str, name_of: Callable[[str], str]) -> str:
    """Net pay, what the employer pays and the net pay under another law, added up by month."""
    law, cost, reform = (
        f"{prefix}{separator}{name}"
        for prefix, name in [(LAW, "net_salary_centavos"), (LAW, "employee_cost_centavos"), (REFORM, "net_salary_centavos")]
    )
    return (
        "SELECT month, count(*) AS people, sum(n.inss) AS inss, sum(n.irrf) AS irrf, sum(n.net) AS net, sum(c.monthly_total) AS cost, "
        f"sum(h.net) AS net_{REFORM} FROM (SELECT month, {law}(gross, dependents, {name_of('day')}) AS n, "
        f"{cost}(gross, 0, 0, 0, 0, 2, 'normal', {name_of('day')}) AS c, {reform}(gross, dependents, {name_of('day')}) AS h "
        f"FROM {source}) AS paid GROUP BY month ORDER BY month"
    )


def whole(rows: Any) -> Sums:
    return [tuple(int(value) for value in row) for row in rows]


def by_duckdb() -> Sums:
    connection = duckdb.connect()
    for script in ("duckdb.sql", "duckdb-reform.sql"):
        connection.execute((SCRIPTS / script).read_text("utf-8"))
    source = f"read_parquet('{PAYSLIPS}/*/*.parquet', hive_partitioning = true)"
    return whole(connection.execute(question(".", source, str)).fetchall())


class Cluster:
    """Processes of a standalone cluster; each worker offers one core."""

    def __init__(self, workers: int) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []
        self._log = (HOME / "cluster.log").open("ab")
        master = self._start("master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0", said="master.log")
        self.address = self._address(HOME / "master.log", master)
        for _ in range(workers):
            self._start("worker.Worker", "--host", "127.0.0.1", "--webui-port", "0", "--cores", "1", "--memory", "3g", "--work-dir", str(HOME / "work"), self.address)

    def _start(self, name: str, *args: str, said: str | None = None) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "SPARK_HOME": str(SPARK_HOME), "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_DAEMON_MEMORY": "512m", "SPARK_NO_DAEMONIZE": "1"}
        out = (HOME / said).open("wb") if said else self._log
        command = [str(SPARK_HOME / "bin/spark-class"), f"org.apache.spark.deploy.{name}", *args]
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        self._processes.append(process)
        return process

    @staticmethod
    def _address(log: Path, master: subprocess.Popen[bytes]) -> str:
        for _ in range(600):
            assert master.poll() is None, log.read_text("utf-8")
            found = re.search(r"spark://127\.0\.0\.1:\d+", log.read_text("utf-8"))
            if found:
                return found[0]
            time.sleep(0.2)
        raise RuntimeError("the master did not start")

    def kill_worker(self) -> None:
        """The last worker and the executor it started, at once, as when a machine is lost."""
        os.killpg(self._processes.pop().pid, signal.SIGKILL)

    def close(self) -> None:
        for process in self._processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._log.close()


# For volumes each function is a SELECT over a table (`centavo sql --function`), which Spark compiles; a view below without text is one of those.
VIEWS = {
    "with_net": None,
    "to_cost": "SELECT month, inss AS n_inss, irrf AS n_irrf, net AS n_net, gross, dependents, day, gross AS salary, 0 AS transport, 0 AS meals, "
    "0 AS health_plan, 0 AS other_benefits, 2 AS rat_rate, 'normal' AS regime FROM with_net",
    "with_cost": None,
    "with_reform": None,
}
SUMS = (
    "SELECT month, count(*), sum(n_inss), sum(n_irrf), sum(n_net), sum(monthly_total), sum(net) FROM with_reform GROUP BY month ORDER BY month"
)


def by_spark(workers: int, lose: bool = False) -> tuple[Sums, float]:
    from pyspark.sql import SparkSession

    cluster = Cluster(workers)
    session = (
        SparkSession.builder.master(cluster.address)
        .appName("centavo")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.executor.memory", "2g")
        # What Spark generates is one long method, and Java leaves long methods uncompiled unless told.
        .config("spark.executor.extraJavaOptions", "-XX:-DontCompileHugeMethods")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        # Small enough that every worker has some of every month, and that what is lost with one is little.
        .config("spark.sql.files.maxPartitionBytes", "16m")
        .getOrCreate()
    )
    try:
        session.sparkContext.setLogLevel("ERROR")
        session.read.parquet(str(PAYSLIPS)).createOrReplaceTempView("payslips")
        for name, select in VIEWS.items():
            session.sql(f"CREATE OR REPLACE TEMPORARY VIEW {name} AS {select or (SCRIPTS / f'{name}.sql').read_text('utf-8')}")
        while session.sparkContext._jsc.sc().getExecutorMemoryStatus().size() < workers + 1:
            time.sleep(0.2)
        lost = threading.Event()
        if lose:
            threading.Thread(target=lose_one, args=(session.sparkContext, cluster, lost), daemon=True).start()
        what = f"Spark, {workers} worker{'s' * (workers > 1)}{', one killed' * lose}"
        answer = timed(what, lambda: whole(session.sql(SUMS).collect()))
        assert lost.is_set() == lose, "no worker was lost in the middle"
        return answer
    finally:
        session.stop()
        cluster.close()


def lose_one(context: Any, cluster: Cluster, lost: threading.Event) -> None:
    """When a tenth of the tasks is done, one worker is gone."""
    while True:
        for stage in context.statusTracker().getActiveStageIds():
            information = context.statusTracker().getStageInfo(stage)
            if information and information.numCompletedTasks * 10 >= information.numTasks > 0 and information.numCompletedTasks > 0:
                cluster.kill_worker()
                lost.set()
                say(f"a worker killed after {information.numCompletedTasks} of {information.numTasks} tasks")
                return
        time.sleep(0.05)


SHARD = """
import sys
from chdb.session import Session
from centavo.spark import statements
session = Session()
for script in sys.argv[2:4]:
    for statement in statements(open(script, encoding='utf-8').read()):
        if 'FUNCTION' in statement.split('\\n')[0]:
            session.query(statement)
print(session.query(sys.argv[1], 'TSV').bytes().decode())
"""


def by_clickhouse() -> Sums:
    """Two processes, each with the months of one shard; there is no ClickHouse server to be had by name here, so what is added up is added up here."""
    scripts = [str(SCRIPTS / "clickhouse.sql"), str(SCRIPTS / "clickhouse-reform.sql")]
    shards = []
    for months in ("{1,3,5,7,9,11}", "{2,4,6,8,10,12}"):
        source = f"(SELECT gross, dependents, day, toInt64(toMonth(day)) AS month FROM file('{PAYSLIPS}/month={months}/*.parquet', Parquet))"
        asked = question("_", source, lambda name: f"toDate({name})")
        shards.append(subprocess.Popen([sys.executable, "-c", SHARD, asked, *scripts], stdout=subprocess.PIPE, text=True))
    texts = [shard.communicate()[0] for shard in shards]
    assert all(shard.returncode == 0 for shard in shards)
    return sorted(whole(line.split("\t") for text in texts for line in text.split("\n") if line))


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    write_payslips()
    size = sum(path.stat().st_size for path in PAYSLIPS.rglob("*.parquet"))
    say(f"{ROWS:,} payslips, {size / 1e6:,.0f} MB of Parquet, 12 months")
    expected, _ = timed("DuckDB", by_duckdb)
    assert sum(row[1] for row in expected) == ROWS
    assert timed("ClickHouse, two processes", by_clickhouse)[0] == expected, "ClickHouse"
    assert by_spark(1)[0] == expected, "Spark, one worker"
    assert by_spark(2)[0] == expected, "Spark, two workers"
    assert by_spark(2, lose=True)[0] == expected, "Spark, a worker lost"
    people, inss, irrf, net, cost, reform = (sum(row[at] for row in expected) for at in range(1, 7))
    say(f"the same sums everywhere, in centavos: people {people}, inss {inss}, irrf {irrf}, net {net}, cost {cost}, net under the reform {reform}")


main()
