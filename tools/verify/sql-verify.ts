// `npm run sql:verify`: compares the law as SQL with the engine, on ten million random payments in DuckDB and one million in PostgreSQL,
// and at every legal boundary. Optional counts: `npm run sql:verify -- 100000 10000`.
import { availableParallelism } from 'node:os'
import { saoPauloDay } from '../../engine/core/day.ts'
import { portsOf } from '../../engine/engine.ts'
import * as data from '../../engine/generated/data.ts'
import { sqlScript } from '../../engine/sql/script.ts'
import { openDuckdb, openPostgres } from '../../test/integration/support/databases.ts'
import {
  boundaryPayments,
  type Database,
  differences,
  expectedNet,
  netSalariesSql,
  paymentOf,
  paymentsSql,
  paymentsTable,
} from '../../test/support/sql.ts'
import { startPostgres } from '../lanes/services.ts'

const today = saoPauloDay(new Date())
const ports = portsOf(data, () => today)
const [inDuckdb = 10_000_000, inPostgres = 1_000_000] = process.argv.slice(2).map(Number)
const AT_ONCE = 200_000

async function verify(database: Database, count: number): Promise<void> {
  await database.run(sqlScript(ports, database.dialect, 'centavo'))
  const startedAt = performance.now()
  const payments = boundaryPayments(today)
  await database.run(paymentsTable('centavo.boundaries', payments))
  const wrong = await differences(
    database,
    netSalariesSql(database, 'centavo.boundaries'),
    (index) => expectedNet(payments[index]!),
    payments.length,
    (index) => JSON.stringify(payments[index]),
  )
  let inTheDatabase = 0
  for (let first = 0; first < count && wrong.length === 0; first += AT_ONCE) {
    const part = Math.min(AT_ONCE, count - first)
    await database.run(
      `DROP TABLE IF EXISTS centavo.payments; CREATE TABLE centavo.payments AS ${paymentsSql(database, first, part, today)}`,
    )
    const asked = performance.now()
    await database.run(
      `DROP TABLE IF EXISTS centavo.answers; CREATE TABLE centavo.answers AS ${netSalariesSql(database, 'centavo.payments')}`,
    )
    inTheDatabase += performance.now() - asked
    const expected = (index: number) => expectedNet(paymentOf(index, today))
    const say = (index: number) => JSON.stringify(paymentOf(index, today))
    wrong.push(...(await differences(database, 'SELECT * FROM centavo.answers', expected, part, say)))
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(
    `${database.dialect}: ${count.toLocaleString('en')} random payments and ${payments.length.toLocaleString('en')} at the limits, ` +
      `${wrong.length === 0 ? 'all equal to the engine' : 'DIFFERENT'}; ${Math.round(count / (inTheDatabase / 1000)).toLocaleString('en')} a second ` +
      `in the database (${availableParallelism()} cores), ${seconds} s in all`,
  )
  for (const each of wrong) console.error(each)
  if (wrong.length > 0) process.exitCode = 1
}

const duckdb = await openDuckdb()
await verify(duckdb, inDuckdb)
await duckdb.close()
const service = await startPostgres()
try {
  const postgres = await openPostgres(service.url)
  await verify(postgres, inPostgres)
  await postgres.close()
} finally {
  await service.remove()
}
