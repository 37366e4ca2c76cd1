/**
 * `npm run bench:heavy [seconds]`: one address does its worst inside its limit, one way after another, while others ask for something quick.
 * A sibling of the service that nobody troubles is asked in the same seconds: the difference is what the heavy caller costs. Ends with 1
 * where p99 is more than 50 ms above the sibling's, or p50 more than 10.
 */
import { fileURLToPath } from 'node:url'
import { SERVICE, started } from './load.ts'

const PORT = 3306
const IDLE_PORT = 3307
const QUICK = '/v1/tables/inss'
const OTHERS_A_SECOND = 40
const MAX_ABOVE = { p50: 10, p99: 50 }

const debts = JSON.stringify(Array.from({ length: 30 }, (_, at) => ({ balance: 1000 + at, monthly_rate: 10, minimum: 100 })))
const lines = (row: object): string => Array.from({ length: 10_000 }, () => JSON.stringify(row)).join('\n')

interface Worst {
  readonly name: string
  readonly path: string
  readonly body?: string
  readonly type?: string
  /** How many at once. */
  readonly times: number
  /** Hung up on after so many milliseconds. */
  readonly leaves?: number
}

/** The dearest found by `bench:dearest` and by those who looked for harm, each as many times as it may be asked. */
export const WORST: readonly Worst[] = [
  {
    name: 'sweep of business days, left',
    path: '/v1/calc/business-days/sweep?vary=add&from=2026-11-13&sweep_from=9500&sweep_to=10000&points=500&calendar=b3',
    times: 5,
    leaves: 500,
  },
  { name: 'business days, 98 at once', path: '/v1/calc/business-days?from=2026-11-13&add=9900&calendar=b3', times: 98 },
  { name: 'sweep of net salary, 98 at once', path: '/v1/calc/net-salary/sweep?vary=gross_salary&from=1000&to=90000&points=500', times: 98 },
  {
    name: 'solve of an invoice, 98 at once',
    path: '/v1/calc/pj-invoice/solve?solve_for=desired_net&target=iss&target_value=1',
    times: 98,
  },
  {
    name: 'sweep of thirty debts',
    path: `/v1/calc/debt-payoff/sweep?vary=extra&from=0&to=1000&points=500&debts=${encodeURIComponent(debts)}`,
    times: 20,
  },
  {
    name: 'sweep of Renda+',
    path: '/v1/calc/tesouro-ipca/sweep?vary=rate&from=1&to=9&points=500&bond=renda_mais&settlement=2025-06-18&maturity=2065-12-15&op=price',
    times: 20,
  },
  {
    name: 'buy or rent, 98 at once',
    path: '/v1/workflows/buy_or_rent?property_value=600000&down_payment=0&monthly_rent=1800&financing_rate=100&financing_months=599&horizon_months=599',
    times: 98,
  },
  {
    name: 'pay off early, pages',
    path: '/decisoes/vale-a-pena-quitar-antes?installment=1000000&remaining=600&monthly_rate=100&savings=0.01&annual_return=10',
    times: 98,
  },
  {
    name: 'batch of business days',
    path: '/v1/calc/business-days/batch',
    body: lines({ from: '2026-11-13', add: 9900, calendar: 'b3' }),
    times: 5,
  },
  {
    name: 'batch of consortia',
    path: '/v1/calc/consorcio/batch',
    body: lines({ asset_value: 300_000.37, months: 600, admin_fee: 15.3, financing_annual_rate: 17.77, schedule: true }),
    times: 5,
  },
]

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Asks at a steady pace, each from an address of its own, whether or not the one before was answered. */
async function others(port: number, seconds: number): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  const all: Promise<void>[] = []
  for (let index = 0; index < seconds * OTHERS_A_SECOND; index++) {
    const startedAt = performance.now()
    const headers = { 'x-forwarded-for': `198.51.${(index >> 8) & 255}.${index & 255}` }
    all.push(
      fetch(`http://127.0.0.1:${port}${QUICK}`, { headers, signal: AbortSignal.timeout(30_000) }).then(
        async (response) => {
          await response.arrayBuffer()
          times.push(performance.now() - startedAt)
          if (!response.ok) failed++
        },
        () => void failed++,
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000 / OTHERS_A_SECOND))
  }
  await Promise.all(all)
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY
  return { p50: at(0.5), p99: at(0.99), failed }
}

/** Its worst, once, from an address that has its whole limit left: what is refused is not asked again, for it would be refused again. */
function press(
  { path, body, type = 'application/x-ndjson', times, leaves }: Worst,
  address: string,
  stop: AbortSignal,
): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  const one = async (): Promise<void> => {
    const signal = leaves === undefined ? stop : AbortSignal.any([stop, AbortSignal.timeout(leaves)])
    const headers = { 'x-forwarded-for': address, ...(body !== undefined && { 'content-type': type }) }
    const told = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers, signal, ...(body !== undefined && { method: 'POST', body }) })
      .then(async (response) => {
        for await (const _chunk of response.body!);
        return String(response.status)
      })
      // Hung up on, by itself or because the seconds are over.
      .catch(() => 'left')
    seen.set(told, (seen.get(told) ?? 0) + 1)
  }
  return Promise.all(Array.from({ length: times }, one)).then(() => seen)
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

/** True where every way was held. */
export async function heavyCallers(seconds: number): Promise<boolean> {
  const environment = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100' }
  const children = [
    await started({ name: 'pressed', file: SERVICE, port: PORT, environment }, QUICK),
    await started({ name: 'idle', file: SERVICE, port: IDLE_PORT, environment }, QUICK),
  ]
  const rows: object[] = []
  let held = true
  try {
    await Promise.all([others(PORT, 1), others(IDLE_PORT, 1)])
    for (const [index, worst] of WORST.entries()) {
      const stop = new AbortController()
      const pressing = press(worst, `203.0.113.${index + 1}`, stop.signal)
      const [beside, idle] = await Promise.all([others(PORT, seconds), others(IDLE_PORT, seconds)])
      stop.abort()
      const told = await pressing
      const above = { p50: beside.p50 - idle.p50, p99: beside.p99 - idle.p99 }
      const isHeld = above.p50 <= MAX_ABOVE.p50 && above.p99 <= MAX_ABOVE.p99 && beside.failed === 0
      held &&= isHeld
      rows.push({
        worst: worst.name,
        'p50 ms': rounded(beside.p50),
        'p50 idle': rounded(idle.p50),
        'p99 ms': rounded(beside.p99),
        'p99 idle': rounded(idle.p99),
        failed: beside.failed,
        'to the heavy caller': [...told].map(([status, count]) => `${count} × ${status}`).join(', '),
        held: isHeld,
      })
    }
  } finally {
    for (const child of children) child.kill()
  }
  console.log(`One address at its worst beside ${OTHERS_A_SECOND} GET ${QUICK} a second from others, ${seconds} s each`)
  console.table(rows)
  return held
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await heavyCallers(Number(process.argv[2] ?? 8))) ? 0 : 1)
