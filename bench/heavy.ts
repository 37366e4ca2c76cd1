/**
 * `npm run bench:heavy [seconds] [name]`: one address sends the most expensive load its rate limit allows, one scenario at a time, while
 * other clients send cheap requests. An idle sibling service receives the same cheap requests; the difference is the cost of the heavy
 * caller. Exits with 1 when p99 exceeds the sibling's by more than 50 ms, or p50 by more than 10 ms.
 */
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CAPS, SERVICE, started } from './load.ts'
import type { Pressed, Pressing } from './press.ts'

const PORT = 3306
const IDLE_PORT = 3307
const QUICK = '/v1/tables/inss'
const OTHERS_A_SECOND = 40
const MAX_ABOVE = { p50: 10, p99: 50 }

const debts = JSON.stringify(Array.from({ length: 30 }, (_, at) => ({ balance: 1000 + at, monthly_rate: 10, minimum: 100 })))
const lines = (row: object): string => Array.from({ length: 10_000 }, () => JSON.stringify(row)).join('\n')

/** A document with the maximum number of parsed rows, all different. */
const paper = JSON.stringify({
  text: Array.from({ length: 1500 }, (_, at) => `${at} Verba ${at} x 1,00 ${at},${String(at % 100).padStart(2, '0')}`).join('\n'),
})
/** A body of the maximum size that resembles no payslip. */
const megabyte = JSON.stringify({ text: 'Salário 1.234,56\n'.repeat(60_000) })
const people = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), basic_salary: 3000 + at, dependents: at % 4 }))
const payroll = JSON.stringify({ month: '2026-10', people: people(200), law: 'irrf/perDependent=250' })
const retroactive = JSON.stringify({ month: '2026-10', people: people(80), retroactive: { from: '2025-06', paid: people(80) } })
const payrollLines = [{ month: '2026-10' }, ...people(9000)].map((row) => JSON.stringify(row)).join('\n')
/** A different change of the law per request. */
const law = (at: number): string => `irrf/perDependent=${200 + at}.${10 + (at % 90)}`
const called = (name: string, input: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } })
const QUESTION = 'quanto vou receber de rescisão se for demitida sem justa causa ganhando 3 mil há 3 anos e com 2 férias vencidas e aviso'
const [JSON_TYPE, FORM_TYPE] = ['application/json', 'application/x-www-form-urlencoded']

interface Worst {
  readonly name: string
  /** Fixed path, or path by request index. */
  readonly path: string | ((at: number) => string)
  readonly body?: string
  readonly type?: string
  /** Concurrent requests. */
  readonly times: number
  /** Milliseconds before the client disconnects. */
  readonly leaves?: number
}

/** Worst requests found by `bench:dearest` and by adversarial review, each repeated up to its rate limit. */
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
  { name: 'long papers', path: '/v1/documents/read', body: paper, type: JSON_TYPE, times: 98 },
  { name: 'a megabyte of text', path: '/v1/documents/read', body: megabyte, type: JSON_TYPE, times: 98 },
  {
    name: 'pasted papers, pages',
    path: '/conferir/holerite/ler',
    body: `texto=${encodeURIComponent('001 Salário 220,00 3.000,00\n'.repeat(2300))}`,
    type: FORM_TYPE,
    times: 98,
  },
  { name: 'payroll of 200 under another law', path: '/v1/payroll', body: payroll, type: JSON_TYPE, times: 98 },
  { name: 'payroll with past differences', path: '/v1/payroll', body: retroactive, type: JSON_TYPE, times: 98 },
  { name: 'payrolls by lines', path: '/v1/payroll', body: payrollLines, times: 20 },
  { name: 'laws, each another', path: (at) => `/v1/calc/net-salary?gross_salary=5000&law=${encodeURIComponent(law(at))}`, times: 98 },
  {
    name: 'reforms, each another',
    path: (at) => `/v1/calc/net-salary/reform?gross_salary=5000&law=${encodeURIComponent(law(at))}`,
    times: 98,
  },
  {
    name: 'the country under other laws',
    path: (at) => `/v1/reforms/population?law=${encodeURIComponent(`irpf-annual/simplified/cap=${25_000 + at}`)}`,
    times: 98,
  },
  { name: 'pages of changes of the law', path: (at) => `/e-se-a-lei-mudasse?law=${encodeURIComponent(law(at))}`, times: 200 },
  { name: 'long searches', path: (at) => `/busca?q=${encodeURIComponent(`${QUESTION} ${at}`)}`, times: 900 },
  { name: 'pages in English, each another', path: (at) => `/en/calculadora/salario-liquido?gross_salary=${3000 + at}`, times: 900 },
  { name: 'pictures', path: (at) => `/calculadora/salario-liquido/imagem.png?gross_salary=${3000 + at}`, times: 900 },
  {
    name: 'workbooks',
    path: (at) =>
      `/calculadora/financiamento-imobiliario/xlsx/schedule?property_value=${300_000 + at}&down_payment=0&annual_rate=10&months=420&system=sac`,
    times: 900,
  },
  { name: 'calendars', path: '/v1/obligations.ics?who=mei&from=2026-01-01&to=2026-12-01', times: 98 },
  {
    name: 'whole series',
    path: (at) => `/v1/rates/history?metric=dollar&format=csv&from=1995-01-${String((at % 28) + 1).padStart(2, '0')}`,
    times: 98,
  },
  {
    name: 'whole series, pages',
    path: (at) => `/indicadores/dollar/serie.csv?from=1995-01-${String((at % 28) + 1).padStart(2, '0')}&at=${at}`,
    times: 900,
  },
  {
    name: 'calls of tools',
    path: '/mcp',
    body: called('payroll-run', { month: '2026-10', people: people(90) }),
    type: JSON_TYPE,
    times: 98,
  },
  {
    name: 'lists of tools',
    path: '/mcp',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    type: JSON_TYPE,
    times: 98,
  },
  {
    name: 'fifty thousand unknown fields',
    path: '/v1/calc/net-salary',
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]))),
    type: JSON_TYPE,
    times: 98,
  },
]

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Sends requests at a steady pace, each from a different address, regardless of pending responses. */
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

/** Starts the load; the returned function stops it and returns the counts by outcome. */
async function pressing(
  { path, body, type = 'application/x-ndjson', times, leaves }: Worst,
  address: string,
): Promise<() => Promise<Pressed>> {
  const child = fork(new URL('press.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  // Simulates a load generator on another machine: at low priority it takes no CPU the service could use.
  setPriority(child.pid!, constants.priority.PRIORITY_LOW)
  await new Promise((resolve) => child.once('message', resolve))
  const paths = Array.from({ length: times }, (_, at) => (typeof path === 'string' ? path : path(at)))
  child.send({ port: PORT, paths, address, body, type, leaves } satisfies Pressing)
  const told = new Promise<Pressed>((resolve) => child.once('message', (message: Pressed) => resolve(message)))
  return () => {
    if (child.connected) child.send('stop')
    return told
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10

/** True when the service stayed within the limits in every scenario. */
export async function heavyCallers(seconds: number, only = ''): Promise<boolean> {
  const environment = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100' }
  const children = [
    await started({ name: 'pressed', file: SERVICE, port: PORT, environment, flags: CAPS }, QUICK),
    await started({ name: 'idle', file: SERVICE, port: IDLE_PORT, environment, flags: CAPS }, QUICK),
  ]
  const rows: object[] = []
  let held = true
  try {
    // Warm-up: lets the service load its lazy modules.
    await Promise.all([others(PORT, 5), others(IDLE_PORT, 5)])
    for (const [index, worst] of WORST.filter(({ name }) => name.includes(only)).entries()) {
      const end = await pressing(worst, `203.0.113.${index + 1}`)
      const [beside, idle] = await Promise.all([others(PORT, seconds), others(IDLE_PORT, seconds)])
      const told = await end()
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit((await heavyCallers(Number(process.argv[2] ?? 8), process.argv[3])) ? 0 : 1)
