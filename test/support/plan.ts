/** Compares columnar plans with their operations: both sides of every legal limit, and random rows. */

import { atPath } from '../../engine/core/collections/records.ts'
import { type Day, dayNumber } from '../../engine/core/day.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Ports } from '../../engine/operation/evaluation/ports.ts'
import { compiledValidation } from '../../engine/operation/input/intake.ts'
import { DECIMAL_UNITS, type ResultUnit } from '../../engine/plan/expression.ts'
import { isFlag, type KernelInput, operationKernel } from '../../engine/plan/operation-kernel.ts'
import { OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { BLOCK } from '../../engine/plan/renderings/javascript.ts'
import { fusedKernel } from '../../engine/plan/renderings/webassembly.ts'
import { boundaryPayments, type Payment, paymentOf } from './sql.ts'

/** Input in integer units: centavos, counts, ten-thousandths; days and words as is. Omitted fields are absent. */
export type WholeInput = Readonly<Record<string, number | string>>

export interface Held {
  readonly rows: number
  /** Rows that the plan leaves to the scalar path although the operation accepts them. */
  readonly missed: number
  readonly refused: number
  readonly wrong: readonly string[]
}

/**
 * Compares each plan field with the operation's result, flagged rows with rejected ones, and the fused loop over all operations with
 * separate runs.
 */
export function heldAgainst(operation: Operation, inputs: readonly WholeInput[], ports: Ports): Held {
  const fields = Object.keys(OPERATION_PLANS[operation.id]!.fields)
  const kernel = operationKernel(operation, fields, ports.today(), ports.hypothesis)!
  const fused = fusedKernel(kernel.planned, {})
  const lean = operation.lean!([...new Set(fields.map((field) => field.split('.')[0]!))], ports)
  const validated = compiledValidation(operation)
  const wrong: string[] = []
  let [missed, refused] = [0, 0]
  for (let first = 0; first < inputs.length && wrong.length < 5; first += BLOCK) {
    const block = inputs.slice(first, first + BLOCK)
    const within = block.map(() => true)
    const columns = Object.fromEntries(
      kernel.inputs.map(({ parameter, field, kind, words, absent, least, most }) => {
        const values = new Float64Array(BLOCK)
        for (const [at, input] of block.entries()) {
          const value = input[field] ?? absent
          values[at] = typeof value === 'number' ? value : kind === 'day' ? dayNumber(value as Day) : words.indexOf(value) + 1
          if (field in input && !(values[at] >= least && values[at] <= most)) within[at] = false
        }
        return [parameter, values]
      }),
    )
    const found = kernel.run(columns, block.length)
    if (fused) {
      for (const [parameter, values] of Object.entries(columns)) fused.given[parameter]!.set(values)
      fused.run(block.length)
      for (const [result, values] of Object.entries(found))
        for (const [at, input] of block.entries())
          if (!Object.is(values[at]! + 0, fused.found[result]![at]! + 0))
            wrong.push(`${JSON.stringify(input)}: ${result} ${fused.found[result]![at]} in one loop, not ${values[at]}`)
    }
    for (const [at, input] of block.entries()) {
      const answered = within[at]! && !Number.isNaN(found[kernel.answered]![at]!)
      const right = answerOf(() => lean(validated(asJson(input, kernel.inputs))))
      if (!right) refused++
      if (!answered) {
        if (right) missed++
        continue
      }
      const given = kernel.fields.map(({ result, unit }) => shown(found[result]![at]!, unit))
      const expected = right ? fields.map((field) => atPath(right, field.split('.')) ?? undefined) : ['a refusal']
      if (given.length !== expected.length || !given.every((value, place) => Object.is(value, expected[place])))
        wrong.push(`${JSON.stringify(input)}: ${given.join(', ')}, not ${expected.join(', ')}`)
    }
  }
  return { rows: inputs.length, missed, refused, wrong }
}

const SCALES = { amount: 100, percentage: 1_000_000, count: 1 } as const
const shown = (value: number, unit: ResultUnit): number | undefined => (Number.isNaN(value) ? undefined : (value + 0) / SCALES[unit])

function answerOf<T>(ask: () => T): T | null {
  try {
    return ask()
  } catch {
    return null
  }
}

/** Caller's JSON form. */
export function asJson(input: WholeInput, inputs: readonly Pick<KernelInput, 'field' | 'kind' | 'words'>[]): object {
  const flags = new Set(inputs.filter(({ words }) => isFlag(words)).map(({ field }) => field))
  const scales = new Map(inputs.map(({ field, kind }) => [field, kind === 'money' ? 100 : kind === 'decimal' ? Number(DECIMAL_UNITS) : 1]))
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      flags.has(field) ? value === 'true' : typeof value === 'number' ? value / (scales.get(field) ?? 1) : value,
    ]),
  )
}

/** Seeded random integers (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) * (below / 2 ** 32))
  }
}

/** Random extra payslip lines; deductions sometimes exceed earnings. */
function extras(index: number, gross: number): WholeInput {
  const draw = seeded(index)
  const part = Math.max(1, Math.floor(gross / 6))
  const most: Readonly<Record<string, number>> = {
    alimony: part,
    other_deductions: draw(20) === 0 ? gross * 2 : part,
    overtime_pay: part,
    premiums: part,
    transport_cost: 60_000,
    health_plan: part,
    meal_share: part,
    children: 4,
  }
  return Object.fromEntries(Object.keys(most).flatMap((field) => (draw(3) === 0 ? [[field, draw(most[field]!)]] : [])))
}

const asNetSalary = ({ gross, dependents, day }: Payment): WholeInput => ({ gross_salary: gross, dependents, reference_date: day })

/** Rows for each operation with a plan. */
export const PLANNED_ROWS: Readonly<
  Record<string, { readonly limits: (today: Day) => WholeInput[]; readonly random: (index: number, today: Day) => WholeInput }>
> = {
  'net-salary': {
    limits: (today) =>
      boundaryPayments(today).flatMap((payment, index) => [
        asNetSalary(payment),
        { ...asNetSalary(payment), ...extras(index, payment.gross) },
      ]),
    random: (index, today) => {
      const payment = paymentOf(index, today)
      return { ...asNetSalary(payment), ...(index % 2 === 0 && extras(index, payment.gross)) }
    },
  },
}
