/**
 * JavaScript: columns of doubles, a block of rows at a time, one loop for each operation of the plan. Whole numbers in doubles are exact up to
 * the amount `exactUpTo` derives; no value is NaN, as it is NULL in SQL. What is the same for a whole block is computed once for it: the law
 * of a day, where all rows are of one.
 */
import { type Day, dayNumber } from '../../core/day.ts'
import {
  type Columns,
  type Condition,
  type Expression,
  isRow,
  neededSteps,
  onlyValue,
  type PlannedFunction,
  resultsOf,
} from '../expression.ts'

/** Rows computed at a time: all that is held of a block stays in the processor's cache. */
export const BLOCK = 512

/** The values of a block, or one that all of its rows have. Days are numbers (`dayNumber`); words are text, or their position (from 1). */
export type GivenColumn = Float64Array | number | readonly string[] | string

export type ColumnKernel = (given: Readonly<Record<string, GivenColumn>>, rows: number) => Readonly<Record<string, Float64Array>>

/** A column while it is computed: where it is the same for all rows, only its first value counts. */
interface Column {
  values: Float64Array
  same: boolean
  /** Whether that value has been written in every row, for a loop that needs it there. */
  spread: boolean
}

type Work = (rows: number) => void
type Loop = (out: Float64Array, a: Float64Array, b: Float64Array, rows: number) => void

const LOOPS: Readonly<Record<'sum' | 'difference' | 'product' | 'larger' | 'smaller' | 'over' | 'quotient', Loop>> = {
  sum(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = a[at]! + b[at]!
  },
  difference(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = a[at]! - b[at]!
  },
  product(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = a[at]! * b[at]!
  },
  larger(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = Math.max(a[at]!, b[at]!)
  },
  smaller(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = Math.min(a[at]!, b[at]!)
  },
  over(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = a[at]! > b[at]! ? 1 : 0
  },
  quotient(out, a, b, rows) {
    for (let at = 0; at < rows; at++) out[at] = Math.trunc(a[at]! / b[at]!)
  },
}

function chosen(
  out: Float64Array,
  left: Float64Array,
  over: Float64Array,
  then: Float64Array,
  otherwise: Float64Array,
  rows: number,
): void {
  for (let at = 0; at < rows; at++) out[at] = left[at]! > over[at]! ? then[at]! : otherwise[at]!
}

/** @param table with NaN in front of its first value: positions count from 1, and there is none before. */
function looked(out: Float64Array, table: Float64Array, positions: Float64Array, rows: number): void {
  for (let at = 0; at < rows; at++) out[at] = table[positions[at]! | 0]!
}

function flagged(out: Float64Array, value: Float64Array, from: number, to: Float64Array, rows: number): void {
  for (let at = 0; at < rows; at++) if (!(value[at]! >= from && value[at]! <= to[at]!)) out[at] = Number.NaN
}

/** The position of the last start that is not after each day; a row often has the day of the one before. */
function versions(out: Float64Array, starts: Float64Array, days: Float64Array, rows: number): void {
  let [last, found] = [Number.NaN, Number.NaN]
  for (let at = 0; at < rows; at++) {
    const day = days[at]!
    if (day !== last) {
      let [before, after] = [0, starts.length]
      while (before < after) {
        const middle = (before + after) >> 1
        if (starts[middle]! <= day) before = middle + 1
        else after = middle
      }
      last = day
      found = before === 0 ? Number.NaN : before
    }
    out[at] = found
  }
}

/** @param wanted the results to be computed: what only others need is left out. */
export function columnKernel(plan: PlannedFunction, wanted: readonly string[] = Object.keys(resultsOf(plan))): ColumnKernel {
  const results = resultsOf(plan)
  const compiler = new Compiler(plan)
  for (const step of neededSteps(
    plan,
    wanted.map((result) => results[result]!),
  ))
    compiler.add(step.name, isRow(step) ? step.index : step.value, isRow(step) ? step.row : undefined)
  const columns = wanted.map((result) => [result, compiler.column(results[result]!)] as const)
  return (given, rows) => {
    compiler.give(given)
    for (const work of compiler.works) work(rows)
    const found: Record<string, Float64Array> = {}
    for (const [result, column] of columns) found[result] = spreadOut(column)
    return found
  }
}

function spreadOut(column: Column): Float64Array {
  if (column.same && !column.spread) column.values.fill(column.values[0]!)
  column.spread = true
  return column.values
}

const keyOf = (expression: Expression): string =>
  JSON.stringify(expression, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))

class Compiler {
  readonly works: Work[] = []
  /** By what it is: nothing is computed twice. */
  readonly #made = new Map<string, Column>()
  readonly #parameters = new Map<string, Column>()
  readonly #texts = new Map<string, readonly string[] | string>()
  readonly #names = new Map<string, Column>()
  readonly #rows = new Map<string, Columns>()

  constructor({ parameters }: PlannedFunction) {
    for (const parameter of Object.keys(parameters)) this.#parameters.set(parameter, this.#fresh())
  }

  give(given: Readonly<Record<string, GivenColumn>>): void {
    for (const [name, column] of this.#parameters) {
      const values = given[name]
      if (values === undefined) throw new RangeError(`the column ${name} is missing`)
      this.#texts.delete(name)
      if (typeof values === 'number') {
        // A column of the caller's is never written on.
        if (!column.same) column.values = new Float64Array(BLOCK)
        column.same = true
        column.spread = false
        column.values[0] = values
      } else if (values instanceof Float64Array) {
        column.values = values
        column.same = false
      } else this.#texts.set(name, values)
    }
  }

  add(name: string, value: Expression, row: Columns | undefined): void {
    this.#names.set(name, this.column(value))
    if (row) this.#rows.set(name, row)
  }

  column(expression: Expression): Column {
    const key = keyOf(expression)
    const made = this.#made.get(key) ?? this.#column(expression)
    this.#made.set(key, made)
    return made
  }

  #column(expression: Expression): Column {
    if (typeof expression === 'bigint') return this.#constant(Number(expression))
    switch (expression.is) {
      case 'name':
        return this.#names.get(expression.name) ?? this.#parameters.get(expression.name)!
      case 'none':
        return this.#constant(Number.NaN)
      case 'field':
        return this.#field(expression.row, expression.column)
      case 'version':
        return this.#version(expression.starts, expression.day)
      case 'position':
        return this.#position(expression.word, expression.among)
      case 'within':
        return this.#within(expression.conditions)
      case 'when': {
        const { left, over, then, otherwise } = expression
        return this.#computed(
          [left, over, then, otherwise].map((part) => this.column(part)),
          (out, [a, b, c, d], rows) => chosen(out, a!, b!, c!, d!, rows),
        )
      }
      case 'quotient':
        return expression.wide ? this.#wideQuotient(expression.of, expression.by) : this.#binary('quotient', expression.of, expression.by)
      default:
        if (expression.right === 0n && (expression.is === 'sum' || expression.is === 'difference')) return this.column(expression.left)
        return this.#binary(expression.is, expression.left, expression.right)
    }
  }

  #fresh(): Column {
    return { values: new Float64Array(BLOCK), same: false, spread: false }
  }

  #constant(value: number): Column {
    return { values: new Float64Array(BLOCK).fill(value), same: true, spread: true }
  }

  /** One more column, made of others; of those that are the same for all rows, it is computed once. */
  #computed(parts: readonly Column[], loop: (out: Float64Array, parts: readonly Float64Array[], rows: number) => void): Column {
    const column = this.#fresh()
    const values: Float64Array[] = []
    this.works.push((rows) => {
      let same = true
      for (const part of parts) same &&= part.same
      for (let at = 0; at < parts.length; at++) values[at] = same ? parts[at]!.values : spreadOut(parts[at]!)
      column.same = same
      column.spread = false
      loop(column.values, values, same ? 1 : rows)
    })
    return column
  }

  #binary(is: keyof typeof LOOPS, left: Expression, right: Expression): Column {
    const loop = LOOPS[is]
    return this.#computed([this.column(left), this.column(right)], (out, [a, b], rows) => loop(out, a!, b!, rows))
  }

  #field(row: string, column: string): Column {
    const only = onlyValue(this.#rows.get(row)!, column)
    if (only !== undefined) return this.#constant(Number(only))
    const table = Float64Array.from([Number.NaN, ...this.#rows.get(row)![column]!.map(Number)])
    return this.#computed([this.#names.get(row)!], (out, [positions], rows) => looked(out, table, positions!, rows))
  }

  #version(starts: readonly Day[], day: string): Column {
    const numbers = Float64Array.from(starts, dayNumber)
    return this.#computed([this.#parameters.get(day)!], (out, [days], rows) => versions(out, numbers, days!, rows))
  }

  #position(word: string, among: readonly string[]): Column {
    const column = this.#fresh()
    const positions = new Map(among.map((each, at) => [each, at + 1]))
    this.works.push((rows) => {
      const words = this.#texts.get(word)
      if (words === undefined) {
        const given = this.#parameters.get(word)!
        column.values = given.values
        column.same = given.same
        column.spread = given.spread
        return
      }
      column.same = typeof words === 'string'
      column.spread = false
      for (let at = 0; at < (column.same ? 1 : rows); at++)
        column.values[at] = positions.get(typeof words === 'string' ? words : words[at]!) ?? Number.NaN
    })
    return column
  }

  #within(conditions: readonly Condition[]): Column {
    const limits = conditions.map(({ value, from, to }) => ({
      parts: [this.column(value), typeof to === 'string' ? this.#constant(dayNumber(to)) : this.column(to)],
      from: typeof from === 'string' ? dayNumber(from) : Number(from),
    }))
    return this.#computed(
      limits.flatMap(({ parts }) => parts),
      (out, parts, rows) => {
        out.fill(0, 0, rows)
        for (const [at, { from }] of limits.entries()) flagged(out, parts[at * 2]!, from, parts[at * 2 + 1]!, rows)
      },
    )
  }

  /** A dividend that may pass 2^53: row by row, in doubles as long as nothing does, in whole numbers of any size where something did. */
  #wideQuotient(of: Expression, by: Expression): Column {
    const leaves: Column[] = []
    const [dividend, divisor] = [this.#whole(of, leaves), this.#whole(by, leaves)]
    return this.#computed(leaves, (out, parts, rows) => {
      for (let at = 0; at < rows; at++) {
        const [a, b] = [dividend.near(parts, at), divisor.near(parts, at)]
        if (Math.abs(a) + Math.abs(b) < EXACT_BELOW) out[at] = Math.trunc(a / b)
        else {
          const known = parts.every((part) => !Number.isNaN(part[at]!))
          out[at] = known ? Number(dividend.exact(parts, at) / divisor.exact(parts, at)) : Number.NaN
        }
      }
    })
  }

  #whole(expression: Expression, leaves: Column[]): Whole {
    if (typeof expression === 'bigint') return { exact: () => expression, near: () => Number(expression) }
    if (expression.is === 'sum' || expression.is === 'difference' || expression.is === 'product')
      return combined(expression.is, this.#whole(expression.left, leaves), this.#whole(expression.right, leaves))
    const leaf = leaves.push(this.column(expression)) - 1
    return { exact: (parts, at) => BigInt(parts[leaf]![at]!), near: (parts, at) => parts[leaf]![at]! }
  }
}

type OfRow<T> = (parts: readonly Float64Array[], at: number) => T

/** A value of a row, whole, and as a double that is NaN where it is not known to be the same. */
interface Whole {
  readonly exact: OfRow<bigint>
  readonly near: OfRow<number>
}

const EXACT_BELOW = 2 ** 53
const within = (value: number): number => (Math.abs(value) < EXACT_BELOW ? value : Number.NaN)

function combined(is: 'sum' | 'difference' | 'product', left: Whole, right: Whole): Whole {
  switch (is) {
    case 'sum':
      return {
        exact: (parts, at) => left.exact(parts, at) + right.exact(parts, at),
        near: (parts, at) => within(left.near(parts, at) + right.near(parts, at)),
      }
    case 'difference':
      return {
        exact: (parts, at) => left.exact(parts, at) - right.exact(parts, at),
        near: (parts, at) => within(left.near(parts, at) - right.near(parts, at)),
      }
    case 'product':
      return {
        exact: (parts, at) => left.exact(parts, at) * right.exact(parts, at),
        near: (parts, at) => within(left.near(parts, at) * right.near(parts, at)),
      }
  }
}
