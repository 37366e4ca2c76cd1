/**
 * `npm run bench:capacity [seconds]`: requests per second on one core, by class of work. Measured by the service's CPU time, threads
 * included, so that other load on the machine has little effect.
 */
import { readFileSync } from 'node:fs'
import { CAPS, SERVICE, started } from './load.ts'

const PORT = 3313
const AT_ONCE = 4
const TICKS_A_SECOND = 100
const ROWS = 1000

interface Class {
  readonly name: string
  readonly path: string
  readonly init?: RequestInit
}

const json = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
  body,
})

const CLASSES: readonly Class[] = [
  { name: 'a table', path: '/v1/tables/inss' },
  { name: 'a light calculator', path: '/v1/calc/net-salary?gross_salary=5200&dependents=1' },
  {
    name: 'a schedule of 420 months',
    path: '/v1/calc/financing?property_value=500000&down_payment=100000&annual_rate=10.49&months=420&system=sac&schedule=true',
  },
  {
    name: 'a call over MCP',
    path: '/mcp',
    init: json('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"net-salary","arguments":{"gross_salary":5200}}}'),
  },
  { name: 'a page that computes', path: '/calculadora/salario-liquido?gross_salary=5200' },
  {
    name: 'a dear decision',
    path: '/v1/workflows/buy_or_rent?property_value=600000&down_payment=100000&monthly_rent=1800&financing_rate=11&financing_months=360&horizon_months=120',
  },
  { name: 'a sweep of 100 points', path: '/v1/calc/net-salary/sweep?vary=gross_salary&from=1000&to=20000&points=100' },
  {
    name: `a batch of ${ROWS} rows`,
    path: '/v1/calc/net-salary/batch',
    init: json(Array.from({ length: ROWS }, (_, at) => JSON.stringify({ gross_salary: 2000 + at })).join('\n'), 'application/x-ndjson'),
  },
]

const seconds = Number(process.argv[2] ?? 5)
const child = await started(
  { name: 'Centavo', file: SERVICE, port: PORT, environment: { RATE_LIMIT_PER_MINUTE: '0' }, flags: CAPS },
  '/v1/health',
)

/** CPU seconds of the process and all its threads, from the kernel's accounting. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

async function asked({ path, init }: Class, milliseconds: number): Promise<number> {
  const endsAt = performance.now() + milliseconds
  let answered = 0
  const caller = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const response = await fetch(`http://127.0.0.1:${PORT}${path}`, init)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} ${path}`)
      answered++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  return answered
}

try {
  const rows: object[] = []
  for (const each of CLASSES) {
    await asked(each, (seconds * 1000) / 2)
    const before = processorSeconds()
    const answered = await asked(each, seconds * 1000)
    const spent = processorSeconds() - before
    rows.push({
      work: each.name,
      'requests/s of a core': Math.round(answered / spent),
      'ms of processor each': Number(((spent * 1000) / answered).toFixed(2)),
    })
  }
  console.table(rows)
} finally {
  child.kill()
}
