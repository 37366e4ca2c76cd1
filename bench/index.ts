/** `npm run bench`: figures side by side in one run. Ratios are what counts; machines are noisy. */
import { run } from '../src/core/run.ts'
import { loadRegistry } from '../src/registry.ts'
import { bulk } from './bulk.ts'
import { sideBySide } from './load.ts'

const NET_SALARY = '/v1/calc/net-salary?gross_salary=5000'

const servers = [
  { name: 'node:http, same work', file: 'bench/servers/bare.ts', port: 3301 },
  { name: 'Centavo, everything on', file: 'src/main.ts', port: 3302 },
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

const { calculators } = await loadRegistry()
const ports = {
  today: () => '2026-11-14' as const,
  rates: { latest: () => undefined, accumulated: () => undefined, version: () => '', status: () => null },
}

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

await bulk()
