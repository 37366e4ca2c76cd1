/** What an answer takes in process, on one core, with its basis and steps. */
import type { Calculator } from '../engine/core/operation/calculator.ts'
import type { Operation } from '../engine/core/operation/operation.ts'
import { run } from '../engine/core/operation/run.ts'
import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import { atLeast, atMost } from './goals.ts'
import { processorOf } from './load.ts'

const ports = portsOf(data, () => '2026-11-14')

/** The median of several rounds, after a warm-up. */
function millisecondsOf(operation: Operation, inputOf: (index: number) => object, calls: number): number {
  for (let index = 0; index < calls; index++) run(operation, inputOf(index), ports)
  const rounds = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    for (let index = 0; index < calls; index++) run(operation, inputOf(index), ports)
    return (performance.now() - startedAt) / calls
  })
  return rounds.sort((a, b) => a - b)[2]!
}

const shown = (milliseconds: number) => Number(milliseconds.toPrecision(3))

function known(): void {
  const loan = { property_value: 500_000, down_payment: 100_000, annual_rate: 10.49, months: 420, schedule: true }
  const timed = (call: string, id: string, inputOf: (index: number) => object, calls: number) => {
    const milliseconds = millisecondsOf(registry.operations.get(id)!, inputOf, calls)
    return { call, 'ms/call': shown(milliseconds), 'calls/s': Math.round(1000 / milliseconds) }
  }
  console.log('In process, one core, with basis and steps')
  console.table([
    timed('net-salary', 'net-salary', (index) => ({ gross_salary: 3000 + (index % 9000), dependents: index % 4 }), 20_000),
    timed('420-month SAC schedule', 'financing', () => ({ ...loan, system: 'sac' }), 100),
    timed('420-month Price schedule', 'financing', () => ({ ...loan, system: 'price' }), 100),
  ])
}

/** Every calculator by its slowest example. */
function slowest(): void {
  const slowestOf = (calculator: Calculator) =>
    Math.max(
      ...calculator.examples.map(({ input }) => {
        try {
          return millisecondsOf(calculator, () => input, 12)
        } catch {
          return 0 // refuses what it shows: no rate is held here
        }
      }),
    )
  const all = [...registry.calculators.values()].map((calculator) => ({
    calculator: calculator.id,
    'ms/call': shown(slowestOf(calculator)),
  }))
  console.log('The slowest five calculators, by their slowest example')
  console.table(all.sort((a, b) => b['ms/call'] - a['ms/call']).slice(0, 5))
}

function decisions(): void {
  console.log('Decisions')
  console.table(
    [...registry.decisions.values()].map((decision) => ({
      decision: decision.id,
      'ms/call': shown(millisecondsOf(decision, () => decision.examples[0]!.input, 8)),
    })),
  )
}

/** The package as it is built: from sources every name that is read goes through a getter, which costs as much as the arithmetic. */
const BUILT = new URL('../engine/dist/library.js', import.meta.url).href

async function questions(): Promise<void> {
  const { calculate, solve, sweep, timeline, compare }: typeof import('../engine/library.ts') = await import(BUILT)
  const asked = (question: string, work: () => unknown, most?: number) => {
    const milliseconds = processorOf(work, 100)
    if (most !== undefined) atMost(`${question}, ms of processor`, most, milliseconds)
    return { question, 'ms of processor': shown(milliseconds) }
  }
  const id = 'net-salary'
  const target = { solve_for: 'gross_salary', target: 'netSalary', target_value: 8000, dependents: 2 }
  console.log('Questions about net-salary')
  console.table([
    asked('solve: the gross of 8,000 net', () => solve(id, target), 1),
    asked('sweep: 100 points', () => sweep(id, { vary: 'gross_salary', from: 1000, to: 20_000, points: 100 }), 2),
    asked('timeline: since 1994-07', () => timeline(id, { from: '1994-07-01', gross_salary: 5000 }), 1),
    asked('compare: two salaries', () => compare(id, { dependents: 2, a: { gross_salary: 5000 }, b: { gross_salary: 6000 } })),
  ])
  let index = 0
  const thousand = (view: { readonly explain: false } | { readonly fields: readonly ('netSalary' | 'inss' | 'irrf')[] }) => () => {
    for (let call = 0; call < 1000; call++) calculate(id, { gross_salary: 3000 + (index++ % 9000) }, view)
  }
  const aSecond = (work: () => unknown): number => 1_000_000 / processorOf(work, 20)
  atLeast('in process, three numbers, a second of processor', 250_000, aSecond(thousand({ fields: ['netSalary', 'inss', 'irrf'] })))
  atLeast('in process, the whole without its steps, a second of processor', 250_000, aSecond(thousand({ explain: false })))
}

export async function inside(): Promise<void> {
  known()
  slowest()
  decisions()
  await questions()
}
