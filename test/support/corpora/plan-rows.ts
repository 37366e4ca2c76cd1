/** Test rows derived from a plan: both sides of every branch, on every version it reads, plus random rows. */

import { lastKnowable } from '../../../engine/core/calendar/law-horizon.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../../engine/core/day.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { type Columns, type Condition, type Expression, isRow, type PlannedFunction, partsOf } from '../../../engine/plan/expression.ts'
import { exactUpTo } from '../../../engine/plan/interval.ts'
import { type KernelInput, operationKernel } from '../../../engine/plan/operation-kernel.ts'
import { OPERATION_PLANS } from '../../../engine/plan/operations.ts'
import { seeded, type WholeInput } from '../plan.ts'

type Value = bigint | null
type Given = Readonly<Record<string, bigint | string>>

interface Trace {
  /** Branches taken; between two amounts with different branches lies a limit of the plan. */
  readonly choices: string
  /** Legal constants looked up. */
  readonly constants: ReadonlySet<bigint>
}

/** Evaluates the plan in arbitrary-precision integers and traces its branches. */
function traced({ steps, parameters }: PlannedFunction, given: Given): Trace {
  const names = new Map<string, Value>()
  const rows = new Map<string, { columns: Columns; at: Value }>()
  const constants = new Set<bigint>()
  let choices = ''
  const chose = <T>(outcome: T): T => {
    choices += `${String(outcome)},`
    return outcome
  }
  for (const parameter of Object.keys(parameters)) {
    const value = given[parameter]!
    if (typeof value === 'bigint') names.set(parameter, value)
  }
  const limit = (end: Expression | Day): Value => (typeof end === 'string' ? BigInt(dayNumber(end)) : of(end))
  const holds = ({ value, from, to }: Condition): boolean => {
    const [found, low, high] = [of(value), limit(from), limit(to)]
    return found !== null && low !== null && high !== null && found >= low && found <= high
  }
  const of = (expression: Expression): Value => {
    if (typeof expression === 'bigint') return expression
    switch (expression.is) {
      case 'name':
        return names.get(expression.name) ?? null
      case 'none':
        return null
      case 'field': {
        const { columns, at } = rows.get(expression.row)!
        return at === null ? null : (columns[expression.column]![Number(at) - 1] ?? null)
      }
      case 'version': {
        const day = names.get(expression.day)!
        const before = expression.starts.filter((start) => BigInt(dayNumber(start)) <= day).length
        return before === 0 ? null : BigInt(before)
      }
      case 'position': {
        const at = expression.among.indexOf(String(given[expression.word]))
        return at === -1 ? null : BigInt(at + 1)
      }
      case 'within':
        return expression.conditions.every((condition) => chose(holds(condition))) ? 0n : null
      case 'when': {
        const [left, right] = [of(expression.left), of(expression.over)]
        return chose(left !== null && right !== null && left > right) ? of(expression.then) : of(expression.otherwise)
      }
      case 'quotient': {
        const [dividend, divisor] = [of(expression.of), of(expression.by)]
        return dividend === null || !divisor ? null : dividend / divisor
      }
      default: {
        const [left, right] = [of(expression.left), of(expression.right)]
        if (left === null || right === null) return null
        switch (expression.is) {
          case 'sum':
            return left + right
          case 'difference':
            return left - right
          case 'product':
            return left * right
          case 'larger':
            return chose(left > right) ? left : right
          case 'smaller':
            return chose(left < right) ? left : right
          case 'over':
            return chose(left > right) ? 1n : 0n
        }
      }
    }
  }
  for (const step of steps) {
    if (!isRow(step)) names.set(step.name, of(step.value))
    else {
      const at = chose(of(step.index))
      rows.set(step.name, { columns: step.row, at })
      for (const values of Object.values(step.row)) if (at !== null && values[Number(at) - 1]! > 1n) constants.add(values[Number(at) - 1]!)
    }
  }
  return { choices, constants }
}

const visited = (expression: Expression, see: (each: Expression) => void): void => {
  see(expression)
  for (const part of partsOf(expression)) visited(part, see)
}

/** First and last day of a plan, and the start of every version it reads. */
export function daysOf(
  { steps }: PlannedFunction,
  today: Day,
): { readonly known: Day; readonly last: Day; readonly starts: readonly Day[] } {
  const starts = new Set<Day>()
  let known: Day = '1994-07-01'
  let last = lastKnowable(today)
  for (const step of steps)
    visited(isRow(step) ? step.index : step.value, (each) => {
      if (typeof each === 'bigint') return
      if (each.is === 'version') for (const start of each.starts) starts.add(start)
      if (each.is !== 'within') return
      for (const { from, to } of each.conditions) {
        if (typeof from === 'string' && from > known) known = from
        if (typeof to === 'string' && to < last) last = to
      }
    })
  return { known, last, starts: [...starts].sort() }
}

/** Ranges in centavos: most amounts are small, some are large. */
const RANGES = [400_000, 1_000_000, 3_000_000, 4_000_000_000] as const
const MOST_COUNTED = 40
/** Ten thousand, in ten-thousandths. */
const MOST_DECIMAL = 100_000_000

export interface RowSource {
  random(index: number, today: Day): WholeInput
  /** @param days maximum number of law-change dates, evenly sampled. */
  limits(today: Day, days?: number): WholeInput[]
}

/** @param usual range of random inputs, for schemas whose combinations are mostly rejected. */
export function rowsOf(operation: Operation, today: Day, usual: Readonly<Record<string, readonly [number, number]>> = {}): RowSource {
  const plan = OPERATION_PLANS[operation.id]!
  const planned = plan.function(today)
  const { known, last, starts } = daysOf(planned, today)
  const { inputs } = operationKernel(operation, Object.keys(plan.fields), today)!
  const exact = Number(exactUpTo(planned))
  const needed = new Set(operation.inputSchema.required)

  function drawn({ field, kind, words, least, most }: KernelInput, draw: (below: number) => number): number | string {
    const from = usual[field]?.[0] ?? Math.max(least, 0)
    const to = usual[field]?.[1] ?? Math.min(most, kind === 'decimal' ? from + MOST_DECIMAL : most)
    switch (kind) {
      case 'word':
        // The empty word stands for an omitted field.
        return words[least - 1 + draw(words.length - least + 1)]!
      case 'day': {
        const first = dayNumber(known) - 40
        return dayFromNumber(first + draw(dayNumber(last) - first + 1))
      }
      case 'count':
        return from + draw(Math.min(to, from + MOST_COUNTED) - from + 1)
      case 'decimal': {
        const places = [1, 100, 2500, 5000, 10_000][draw(5)]!
        return from + draw(Math.floor((to - from) / places) + 1) * places
      }
      case 'money': {
        const range = field in usual ? to - from : RANGES[draw(RANGES.length)]!
        return Math.min(from + draw(range), most, exact)
      }
    }
  }

  function random(index: number): WholeInput {
    const draw = seeded(index)
    return Object.fromEntries(
      inputs.flatMap((input) => {
        const value = drawn(input, draw)
        return input.kind !== 'day' && !needed.has(input.field) && !Number.isNaN(input.absent) && draw(3) === 0
          ? []
          : [[input.field, value]]
      }),
    )
  }

  const asGiven = (row: WholeInput): Given =>
    Object.fromEntries(
      inputs.map(({ parameter, field, kind, words, absent }) => {
        const value = row[field] ?? absent
        if (kind === 'word') return [parameter, typeof value === 'number' ? words[value - 1]! : value]
        return [parameter, BigInt(typeof value === 'number' ? value : dayNumber(value as Day))]
      }),
    )

  function limitsOn(day: Day, base: WholeInput): WholeInput[] {
    const days = inputs.filter(({ kind }) => kind === 'day')
    const row = { ...base, ...Object.fromEntries(days.map(({ field }) => [field, day])) }
    return inputs
      .filter(({ kind }) => kind === 'money')
      .flatMap(({ field, least, most }) => {
        const at = (amount: number) => traced(planned, asGiven({ ...row, [field]: amount }))
        const amounts = new Set<number>()
        for (const constant of at(Number(row[field] ?? 0)).constants) if (constant < 1_000_000_000n) amounts.add(Number(constant))
        for (const found of flips((amount) => at(amount).choices)) amounts.add(found)
        return [...amounts]
          .flatMap((amount) => [-2, -1, 0, 1, 2].map((step) => amount + step))
          .filter((amount) => amount >= Math.max(least, 0) && amount <= most)
          .map((amount) => ({ ...row, [field]: amount }))
      })
  }

  return {
    random,
    limits(_today, most = Number.POSITIVE_INFINITY) {
      const all = [...new Set([known, ...starts, ...starts.map((start) => addDays(start, -1)), last])]
        .filter((day) => day >= known && day <= last)
        .sort()
      const step = Math.max(1, all.length / most)
      const chosen = Array.from({ length: Math.min(all.length, most) }, (_, index) => all[Math.floor(index * step)]!)
      return [...new Set([...chosen, all.at(-1)!])].flatMap((day, index) => limitsOn(day, random(index)))
    },
  }
}

/** First amount of each interval where a scan finds different branches. */
function flips(choices: (amount: number) => string): number[] {
  const grid = [0, 1]
  for (let amount = 10; amount < 1_000_000_000; amount = Math.ceil(amount * 1.5)) grid.push(amount)
  const found: number[] = []
  for (let [at, before] = [1, choices(grid[0]!)]; at < grid.length; at++) {
    const after = choices(grid[at]!)
    if (after !== before) {
      let [low, high] = [grid[at - 1]!, grid[at]!]
      while (low + 1 < high) {
        const middle = Math.floor((low + high) / 2)
        if (choices(middle) === before) low = middle
        else high = middle
      }
      found.push(high)
    }
    before = after
  }
  return found
}
