/** `npm run bench [http growth mcp heavy workers inside start bulk columns checks sql reform payroll paint]`: figures side by side in one run. Ratios are what counts; machines are noisy. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bulk } from './bulk.ts'
import { benchChecks } from './checks.ts'
import { columns } from './columns.ts'
import { goalsReached } from './goals.ts'
import { growth } from './growth.ts'
import { heavyCallers } from './heavy.ts'
import { benchHttp } from './http.ts'
import { inside } from './inside.ts'
import { SERVICE } from './load.ts'
import { benchMcp } from './mcp.ts'
import { benchPaint } from './paint.ts'
import { benchPayroll } from './payroll.ts'
import { benchReform } from './reform.ts'
import { benchSql } from './sql.ts'
import { benchStart } from './start.ts'
import { benchWorkers } from './workers.ts'

const NET_SALARY = '/v1/calc/net-salary?gross_salary=5000'

const SECTIONS: Readonly<Record<string, () => unknown>> = {
  http: () => benchHttp(NET_SALARY),
  async growth() {
    console.log('HTTP: the same request as the registry grows')
    console.table(await growth(NET_SALARY))
  },
  mcp: () => benchMcp(NET_SALARY),
  async heavy() {
    if (!(await heavyCallers(8))) process.exitCode = 1
  },
  workers: () => benchWorkers(NET_SALARY),
  inside,
  start: benchStart,
  bulk,
  columns,
  checks: benchChecks,
  sql: benchSql,
  reform: benchReform,
  payroll: benchPayroll,
  paint: benchPaint,
}

if (!existsSync(fileURLToPath(new URL(`../${SERVICE}`, import.meta.url)))) throw new Error('nothing is built: npm run build')
const asked = process.argv.slice(2)
for (const [name, section] of Object.entries(SECTIONS)) if (asked.length === 0 || asked.includes(name)) await section()
goalsReached()
// A database that was opened keeps a process alive.
process.exit()
