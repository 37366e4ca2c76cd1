/**
 * `npm run bench [http heavy workers inside start bulk checks reform payroll]`: comparative figures from one
 * run. Compare ratios only; absolute times depend on the machine.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bulk } from './bulk.ts'
import { benchChecks } from './checks.ts'
import { goalsReached } from './goals.ts'
import { heavyCallers } from './heavy.ts'
import { benchHttp } from './http.ts'
import { inside } from './inside.ts'
import { SERVICE } from './load.ts'
import { benchPayroll } from './payroll.ts'
import { benchReform } from './reform.ts'
import { benchStart } from './start.ts'
import { benchWorkers } from './workers.ts'

const NET_SALARY = '/v1/calc/net-salary?gross_salary=5000'

const SECTIONS: Readonly<Record<string, () => unknown>> = {
  http: () => benchHttp(NET_SALARY),
  async heavy() {
    if (!(await heavyCallers(8))) process.exitCode = 1
  },
  workers: () => benchWorkers(NET_SALARY),
  inside,
  start: benchStart,
  bulk,
  checks: benchChecks,
  reform: benchReform,
  payroll: benchPayroll,
}

if (!existsSync(fileURLToPath(new URL(`../${SERVICE}`, import.meta.url)))) throw new Error('nothing is built: npm run build')
const asked = process.argv.slice(2)
for (const [name, section] of Object.entries(SECTIONS)) if (asked.length === 0 || asked.includes(name)) await section()
goalsReached()
// An open database keeps the process alive.
process.exit()
