/** In-process response time on one core, with basis and steps. */

import { portsOf } from '../engine/engine.ts'
import * as data from '../engine/generated/data.ts'
import { registry } from '../engine/generated/registry.ts'
import type { Calculator } from '../engine/operation/definition/calculator.ts'
import type { Operation } from '../engine/operation/definition/operation.ts'
import { run } from '../engine/operation/evaluation/run.ts'
import { alone, processorOf, worksOfPackage } from './alone.ts'
import { atLeast, atMost } from './goals.ts'

const ports = portsOf(data, () => '2026-11-14')

/** Median of several rounds, after a warm-up. */
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

/** Every calculator, measured by its slowest example. */
function slowest(): void {
  const slowestOf = (calculator: Calculator) =>
    Math.max(
      ...calculator.examples.map(({ input }) => {
        try {
          return millisecondsOf(calculator, () => input, 12)
        } catch {
          return 0 // the example is refused without a market rate
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

/** Each measured in its own process, as in a program that calls only that function, and here, after everything above has run. */
async function questions(): Promise<void> {
  const works = await worksOfPackage()
  const figures = Object.entries(works).map(([name, { work, times }]) => ({ name, own: alone(name), mixed: processorOf(work, times) }))
  console.log('About net-salary, by the package: in a process of its own, and in one that has worked everything else')
  console.table(figures.map(({ name, own, mixed }) => ({ call: name, 'ms of processor': shown(own), 'ms after all else': shown(mixed) })))
  const ownOf = (start: string): number => figures.find(({ name }) => name.startsWith(start))!.own
  for (const [question, most] of [
    ['solve', 1],
    ['sweep', 2],
    ['timeline', 1],
  ] as const)
    atMost(`${question}, ms of processor`, most, ownOf(question))
  atLeast('in process, three numbers, a second of processor', 250_000, 1_000_000 / ownOf('a thousand calls for three'))
}

export async function inside(): Promise<void> {
  known()
  slowest()
  decisions()
  await questions()
}
