"""A Spark cluster on one machine: a master, two workers, payslips in Parquet by month, and a worker killed during a run. `npm run warehouse --
100000000` compares its sums with those of DuckDB and fails on a difference. A run after the number (`clickhouse`, `one`, `two` or `lost`)
makes only that run and DuckDB."""

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

SPARK_HOME = Path(pyspark.__file__).parent
SCRIPTS = Path(sys.argv[1])
ROWS = int(sys.argv[2])
HOME = Path(sys.argv[3])
PAYSLIPS = HOME / "payslips"
MONTHS = 12
RUNS = sys.argv[4:] or ["clickhouse", "one", "two", "lost"]

Sums = list[tuple[Any, ...]]


def say(text: str) -> None:
    print(f"cluster: {text}", flush=True)


def own_processor() -> float:
    """Processor seconds of this process and of its finished children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def timed(what: str, work: Callable[[], Sums], processor: Callable[[], float] = own_processor) -> tuple[Sums, float]:
    """Prints wall and processor time. On a machine shared with other work only the second measures the run."""
    started, before = time.monotonic(), processor()
    answer = work()
    took, busy = time.monotonic() - started, processor() - before
    say(f"{what}: {took:.1f} s, {ROWS / took:,.0f} payslips a second; {busy:.1f} s of processor, {ROWS / busy:,.0f} payslips a second of it")
    return answer, took


def write_payslips() -> None:
    """Writes salaries from the minimum wage to above every ceiling, by a multiplicative hash: equal in every run."""
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


def size_of_payslips() -> int:
    return sum(path.stat().st_size for path in PAYSLIPS.rglob("*.parquet"))


# A view without text is the SELECT of a function over a whole table (`centavo sql --function`), in the dialect of the engine.
VIEWS = {
    "with_net": None,
    "to_cost": "SELECT month, inss AS n_inss, irrf AS n_irrf, net AS n_net, gross, dependents, day, gross AS salary, 0 AS transport, 0 AS meals, "
    "0 AS health_plan, 0 AS other_benefits, 2 AS rat_rate, 'normal' AS regime FROM with_net",
    "with_cost": None,
    "with_reform": None,
}
# Sums by month of net pay, cost of the employer and net pay under a change of the law.
SUMS = "SELECT month, count(*), sum(n_inss), sum(n_irrf), sum(n_net), sum(monthly_total), sum(net) FROM with_reform GROUP BY month ORDER BY month"


def views(dialect: str, create: str) -> list[str]:
    return [f"{create} {name} AS {select or (SCRIPTS / f'{name}.{dialect}.sql').read_text('utf-8')}" for name, select in VIEWS.items()]


def whole(rows: Any) -> Sums:
    return [tuple(int(value) for value in row) for row in rows]


def by_duckdb() -> Sums:
    connection = duckdb.connect()
    connection.execute(f"CREATE VIEW payslips AS SELECT * FROM read_parquet('{PAYSLIPS}/*/*.parquet', hive_partitioning = true)")
    for view in views("duckdb", "CREATE VIEW"):
        connection.execute(view)
    return whole(connection.execute(SUMS).fetchall())


class Cluster:
    """Processes of a standalone cluster, one core for each worker."""

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

    def processor(self) -> float:
        """Processor seconds of the running processes of the cluster, executors included."""
        groups = {process.pid for process in self._processes}
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text("utf-8").rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[2]) in groups:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill_worker(self) -> None:
        """Kills the last worker with its executor at once, as the loss of a machine does."""
        os.killpg(self._processes.pop().pid, signal.SIGKILL)

    def close(self) -> None:
        for process in self._processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._log.close()


def by_spark(workers: int, lose: bool = False) -> tuple[Sums, float]:
    from pyspark.sql import SparkSession

    cluster = Cluster(workers)
    session = (
        SparkSession.builder.master(cluster.address)
        .appName("centavo")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.executor.memory", "2g")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        # Small partitions, so that every worker has part of every month and a lost worker loses little.
        .config("spark.sql.files.maxPartitionBytes", str(min(16_000_000, max(100_000, size_of_payslips() // 24))))
        .config("spark.sql.files.openCostInBytes", "0")
        # A SELECT over a whole table is one long method, which Java does not compile by default.
        .config("spark.executor.extraJavaOptions", "-XX:-DontCompileHugeMethods")
        .config("spark.ui.showConsoleProgress", "false")
        .getOrCreate()
    )
    try:
        session.sparkContext.setLogLevel("ERROR")
        session.read.parquet(str(PAYSLIPS)).createOrReplaceTempView("payslips")
        for view in views("spark", "CREATE OR REPLACE TEMPORARY VIEW"):
            session.sql(view)
        while session.sparkContext._jsc.sc().getExecutorMemoryStatus().size() < workers + 1:
            time.sleep(0.2)
        lost = threading.Event()
        if lose:
            threading.Thread(target=lose_one, args=(session.sparkContext, cluster, lost), daemon=True).start()
        what = f"Spark, {workers} worker{'s' * (workers > 1)}{', one killed' * lose}"
        answer = timed(what, lambda: whole(session.sql(SUMS).collect()), cluster.processor)
        assert lost.is_set() == lose, "no worker was lost in the middle"
        return answer
    finally:
        session.stop()
        cluster.close()


def lose_one(context: Any, cluster: Cluster, lost: threading.Event) -> None:
    """Kills a worker after a tenth of the tasks that read payslips. Stages with fewer tasks than months only send the law to the workers."""
    while True:
        for stage in context.statusTracker().getActiveStageIds():
            information = context.statusTracker().getStageInfo(stage)
            if information and information.numCompletedTasks * 10 >= information.numTasks >= MONTHS:
                cluster.kill_worker()
                lost.set()
                say(f"a worker killed after {information.numCompletedTasks} of {information.numTasks} tasks")
                return
        time.sleep(0.05)


SHARD = """
import sys
from chdb.session import Session
session = Session()
for statement in open(sys.argv[1], encoding='utf-8').read().split(chr(0)):
    session.query(statement)
print(session.query(sys.argv[2], 'TSV').bytes().decode())
"""


def by_clickhouse() -> Sums:
    """Two processes, each with the months of one shard. Python adds up their sums, since chdb has no server to do it."""
    shards = []
    for at, months in enumerate(("{1,3,5,7,9,11}", "{2,4,6,8,10,12}")):
        payslips = f"SELECT gross, dependents, day, toInt64(toMonth(day)) AS month FROM file('{PAYSLIPS}/month={months}/*.parquet', Parquet)"
        script = HOME / f"shard-{at}.sql"
        script.write_text("\0".join([f"CREATE VIEW payslips AS {payslips}", *views("clickhouse", "CREATE VIEW")]), "utf-8")
        shards.append(subprocess.Popen([sys.executable, "-c", SHARD, str(script), SUMS], stdout=subprocess.PIPE, text=True))
    texts = [shard.communicate()[0] for shard in shards]
    assert all(shard.returncode == 0 for shard in shards)
    return sorted(whole(line.split("\t") for text in texts for line in text.split("\n") if line))


RUN: dict[str, Callable[[], Sums]] = {
    "clickhouse": lambda: timed("ClickHouse, two processes", by_clickhouse)[0],
    "one": lambda: by_spark(1)[0],
    "two": lambda: by_spark(2)[0],
    "lost": lambda: by_spark(2, lose=True)[0],
}


def main() -> None:
    unknown = [run for run in RUNS if run not in RUN]
    assert not unknown, f"{', '.join(unknown)}: not one of {', '.join(RUN)}"
    HOME.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    write_payslips()
    say(f"{ROWS:,} payslips, {size_of_payslips() / 1e6:,.0f} MB of Parquet, {MONTHS} months, written in {time.monotonic() - started:.1f} s; load {os.getloadavg()[0]:.1f}")
    expected, _ = timed("DuckDB", by_duckdb)
    assert sum(row[1] for row in expected) == ROWS
    for run in RUNS:
        assert RUN[run]() == expected, run
        say(f"{run}: the same sums as in DuckDB")
    people, inss, irrf, net, cost, reform = (sum(row[at] for row in expected) for at in range(1, 7))
    say(f"the same sums in DuckDB and {', '.join(RUNS)}, in centavos: people {people}, inss {inss}, irrf {irrf}, net {net}, cost {cost}, net under the reform {reform}")


main()
