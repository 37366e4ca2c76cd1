/** `npm run bench`: figures side by side in one run. Ratios are what counts; machines are noisy. */
import { run } from '../engine/core/operation/run.ts'
import { portsOf } from '../engine/engine.ts'
import { registry } from '../engine/registry.generated.ts'
import { bulk } from './bulk.ts'
import { growth } from './growth.ts'
import { oneHeavyCaller } from './heavy.ts'
import { sideBySide } from './load.ts'
import { benchMcp } from './mcp.ts'
import { benchSql } from './sql.ts'

const NET_SALARY = '/v1/calc/net-salary?gross_salary=5000'

const servers = [
  { name: 'node:http, same work', file: 'bench/servers/bare.ts', port: 3301 },
  { name: 'Centavo, everything on', file: 'service/main.ts', port: 3302 },
  { name: 'Express, same features', file: 'bench/servers/express.ts', port: 3303 },
]

console.log(`HTTP: GET ${NET_SALARY}`)
const figures = await sideBySide(servers, NET_SALARY)
const floor = figures.get(servers[0]!.name)!.requestsPerSecond
console.table(
  [...figures].map(([server, { requestsPerSecond, p99, errors }]) => ({
    server,
    'requests/s': Math.round(requestsPerSecond),
    'ratio to node:http': Number((requestsPerSecond / floor).toFixed(2)),
    'p99 ms': p99,
    errors,
  })),
)

const SERIES = '/v1/rates/history?metric=cdi&from=1995-01-01'
console.log(`HTTP: GET ${SERIES} (a whole daily series, uncompressed)`)
const serving = [
  { name: 'Centavo, everything on', file: 'service/main.ts', port: 3304 },
  {
    name: 'node:http, same bytes',
    file: 'bench/servers/bare-bytes.ts',
    port: 3305,
    environment: { BYTES_FROM: `http://127.0.0.1:3304${SERIES}` },
  },
]
const series = await sideBySide(serving, SERIES)
const bytes = series.get(serving[1]!.name)!.requestsPerSecond
console.table(
  [...series].map(([server, { requestsPerSecond, p99, errors }]) => ({
    server,
    'requests/s': Math.round(requestsPerSecond),
    'ratio to node:http': Number((requestsPerSecond / bytes).toFixed(2)),
    'p99 ms': p99,
    errors,
  })),
)

console.log('HTTP: the same request as the registry grows')
console.table(await growth(NET_SALARY))

await benchMcp(NET_SALARY)

await oneHeavyCaller(NET_SALARY)

const { calculators, decisions } = registry
const ports = portsOf({}, () => '2026-11-14')

function callsPerSecond(id: string, inputOf: (index: number) => object, calls: number): number {
  const calculator = calculators.get(id)!
  for (let index = 0; index < calls / 2; index++) run(calculator, inputOf(index), ports)
  const startedAt = performance.now()
  for (let index = 0; index < calls; index++) run(calculator, inputOf(index), ports)
  return calls / ((performance.now() - startedAt) / 1000)
}

const netSalary = callsPerSecond('net-salary', (index) => ({ gross_salary: 3000 + (index % 9000), dependents: index % 4 }), 100_000)
const loan = { property_value: 500_000, down_payment: 100_000, annual_rate: 10.49, months: 420, schedule: true }
const sac = callsPerSecond('financing', () => ({ ...loan, system: 'sac' }), 500)
const price = callsPerSecond('financing', () => ({ ...loan, system: 'price' }), 500)

console.log('In process, one core, with basis and steps')
console.table([
  { call: 'net-salary', 'calls/s': Math.round(netSalary), 'ms/call': Number((1000 / netSalary).toFixed(4)) },
  { call: '420-month SAC schedule', 'calls/s': Math.round(sac), 'ms/call': Number((1000 / sac).toFixed(3)) },
  { call: '420-month Price schedule', 'calls/s': Math.round(price), 'ms/call': Number((1000 / price).toFixed(3)) },
])

console.log('Decisions, one core')
console.table(
  [...decisions.values()].map((decision) => {
    const input = decision.examples[0]!.input
    for (let call = 0; call < 5; call++) run(decision, input, ports)
    const startedAt = performance.now()
    for (let call = 0; call < 20; call++) run(decision, input, ports)
    return { decision: decision.id, 'ms/call': Number(((performance.now() - startedAt) / 20).toFixed(2)) }
  }),
)
await bulk()
await benchSql()
