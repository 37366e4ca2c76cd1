/** Plans over columns held against the operations they are of: every limit of the law to both sides, and rows drawn by chance. */
import { type Day, dayNumber } from '../../engine/core/day.ts'
import { compiledValidation } from '../../engine/core/operation/intake.ts'
import type { Operation } from '../../engine/core/operation/operation.ts'
import type { Ports } from '../../engine/core/operation/ports.ts'
import { atPath } from '../../engine/core/records.ts'
import { DECIMAL_UNITS, type ResultUnit } from '../../engine/plan/expression.ts'
import { type KernelInput, operationKernel } from '../../engine/plan/operation-kernel.ts'
import { OPERATION_PLANS } from '../../engine/plan/operations.ts'
import { BLOCK } from '../../engine/plan/renderings/javascript.ts'
import { fusedKernel } from '../../engine/plan/renderings/webassembly.ts'
import { boundaryPayments, type Payment, paymentOf } from './sql.ts'

/** An input in whole units: centavos, counts, ten-thousandths; days and words as they are. Fields left out are absent. */
export type WholeInput = Readonly<Record<string, number | string>>

export interface Held {
  readonly rows: number
  /** Rows the plan leaves to the long way, though the operation answers them. */
  readonly missed: number
  readonly refused: number
  readonly wrong: readonly string[]
}

/**
 * Compares every field of the plan with what the operation answers, and what it flags with what the operation refuses; and what all operations
 * in one loop come to with what they do one after the other.
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

/** As a caller writes it. */
export function asJson(input: WholeInput, inputs: readonly Pick<KernelInput, 'field' | 'kind'>[]): object {
  const scales = new Map(inputs.map(({ field, kind }) => [field, kind === 'money' ? 100 : kind === 'decimal' ? Number(DECIMAL_UNITS) : 1]))
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'number' ? value / (scales.get(field) ?? 1) : value]),
  )
}

/** Numbers that look random, the same in every run (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) * (below / 2 ** 32))
  }
}

/** What else a payslip may have, more or less of it; now and then more is taken than there is. */
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

/** Rows of each operation with a plan. */
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
