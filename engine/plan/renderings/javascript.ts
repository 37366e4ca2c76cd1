/**
 * JavaScript: columns of doubles in blocks of rows, with one loop per operation of the plan. Whole numbers in doubles are exact up to the
 * amount derived by `exactUpTo`; a missing value is NaN, as NULL in SQL. Values shared by a whole block are computed once for it, such as
 * the law when all rows have the same day.
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
  partsOf,
  resultsOf,
} from '../expression.ts'

/** Rows per block: small enough for a block's data to stay in the processor cache. */
export const BLOCK = 512

/** Values of a block, or one value for all its rows. Days are numbers (`dayNumber`); words are text, or their 1-based position. */
export type ColumnValues = Float64Array | number | readonly string[] | string

export type ColumnKernel = (given: Readonly<Record<string, ColumnValues>>, rows: number) => Readonly<Record<string, Float64Array>>

/** A column during computation; when `same`, only its first value counts. */
interface Column {
  values: Float64Array
  same: boolean
  /** True when that value has been copied to every row, for loops that need it. */
  spread: boolean
  /** True when equal in every block, and so computed once. */
  readonly constant: boolean
}

interface Work {
  readonly run: (rows: number) => void
  /** Output column, whose memory is reused after its last read; null when nothing is computed. */
  readonly made: Column | null
  readonly parts: readonly Column[]
}

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

function select(
  out: Float64Array,
  left: Float64Array,
  over: Float64Array,
  then: Float64Array,
  otherwise: Float64Array,
  rows: number,
): void {
  for (let at = 0; at < rows; at++) out[at] = left[at]! > over[at]! ? then[at]! : otherwise[at]!
}

/** Adds one when a value exceeds another: a scale's piece is found by counting the limits an amount exceeds. */
function countAbove(out: Float64Array, count: Float64Array, left: Float64Array, over: Float64Array, rows: number): void {
  for (let at = 0; at < rows; at++) out[at] = count[at]! + (left[at]! > over[at]! ? 1 : 0)
}

/** Share of an amount with its rounding, in one pass: the most common computation of a plan. */
function shared(
  out: Float64Array,
  amount: Float64Array,
  floor: Float64Array,
  share: Float64Array,
  half: Float64Array,
  by: Float64Array,
  rows: number,
): void {
  for (let at = 0; at < rows; at++) out[at] = Math.trunc(((amount[at]! - floor[at]!) * share[at]! + half[at]!) / by[at]!)
}

/** @param table Starts with NaN: positions are 1-based, and 0 means none. */
function gather(out: Float64Array, table: Float64Array, positions: Float64Array, rows: number): void {
  for (let at = 0; at < rows; at++) out[at] = table[positions[at]! | 0]!
}

function validate(out: Float64Array, value: Float64Array, from: number, to: Float64Array, rows: number): void {
  for (let at = 0; at < rows; at++) if (!(value[at]! >= from && value[at]! <= to[at]!)) out[at] = Number.NaN
}

/** Position of the last start on or before each day; reuses the previous row's result for equal days. */
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

export interface KernelOptions {
  /** Results to compute; steps needed only by others are omitted. */
  readonly wanted?: readonly string[]
  /** Parameters with one value in every block: anything that depends only on them is computed once, here. */
  readonly fixed?: Readonly<Record<string, number>>
}

export function columnKernel(plan: PlannedFunction, { wanted, fixed = {} }: KernelOptions = {}): ColumnKernel {
  const results = resultsOf(plan)
  const names = wanted ?? Object.keys(results)
  const compiler = new Compiler(plan, fixed)
  for (const step of neededSteps(
    plan,
    names.map((result) => results[result]!),
  ))
    compiler.add(step.name, isRow(step) ? step.index : step.value, isRow(step) ? step.row : undefined)
  const columns = names.map((result) => [result, compiler.column(results[result]!)] as const)
  const works = inSharedMemory(compiler.works, new Set(columns.map(([, column]) => column)))
  return (given, rows) => {
    compiler.give(given)
    for (const { run } of works) run(rows)
    const found: Record<string, Float64Array> = {}
    for (const [result, column] of columns) found[result] = spreadOut(column)
    return found
  }
}

/** Assigns memory to every column, reusing that of columns no longer read, so a block's data stays in the nearest cache. */
function inSharedMemory(works: readonly Work[], kept: ReadonlySet<Column>): readonly Work[] {
  const lastRead = new Map<Column, Work>()
  for (const work of works) for (const part of work.parts) lastRead.set(part, work)
  const computed = new Set(works.flatMap(({ made }) => made ?? []))
  const free: Float64Array[] = []
  for (const work of works) {
    if (work.made) work.made.values = free.pop() ?? new Float64Array(BLOCK)
    for (const part of new Set(work.parts)) if (lastRead.get(part) === work && computed.has(part) && !kept.has(part)) free.push(part.values)
  }
  return works
}

function spreadOut(column: Column): Float64Array {
  if (column.same && !column.spread) column.values.fill(column.values[0]!)
  column.spread = true
  return column.values
}

class Compiler {
  readonly works: Work[] = []
  /** Columns by expression key: nothing is computed twice. */
  readonly #made = new Map<string, Column>()
  readonly #keys = new Map<object, string>()
  readonly #parameters = new Map<string, Column>()
  readonly #texts = new Map<string, readonly string[] | string>()
  readonly #names = new Map<string, Column>()
  readonly #rows = new Map<string, Columns>()

  constructor({ parameters }: PlannedFunction, fixed: Readonly<Record<string, number>>) {
    for (const parameter of Object.keys(parameters)) {
      const value = fixed[parameter]
      this.#parameters.set(parameter, value === undefined ? this.#fresh() : this.#constant(value))
    }
  }

  give(given: Readonly<Record<string, ColumnValues>>): void {
    for (const [name, column] of this.#parameters) {
      if (column.constant) continue
      const values = given[name]
      if (values === undefined) throw new RangeError(`the column ${name} is missing`)
      this.#texts.delete(name)
      if (typeof values === 'number') {
        // Never writes to a column owned by the caller.
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
    const key = this.#keyOf(expression)
    const made = this.#made.get(key) ?? this.#column(expression)
    this.#made.set(key, made)
    return made
  }

  /** Structural key of an expression; parts are referenced by number. */
  #keyOf(expression: Expression): string {
    if (typeof expression === 'bigint') return `${expression}`
    const known = this.#keys.get(expression)
    if (known !== undefined) return known
    const key = this.#described(expression)
    const numbered = this.#numbers.get(key) ?? `#${this.#numbers.size}`
    this.#numbers.set(key, numbered)
    this.#keys.set(expression, numbered)
    return numbered
  }

  readonly #numbers = new Map<string, string>()

  #described(expression: Exclude<Expression, bigint>): string {
    switch (expression.is) {
      case 'name':
        return `name ${expression.name}`
      case 'field':
        return `field ${expression.row} ${expression.column}`
      case 'version':
        return `version ${expression.day} ${expression.starts.join(' ')}`
      case 'position':
        return `position ${JSON.stringify([expression.word, expression.among])}`
      case 'within':
        return `within ${expression.conditions.map(({ value, from, to }) => `${this.#keyOf(value)} ${from} ${typeof to === 'string' ? to : this.#keyOf(to)}`).join(', ')}`
      default: {
        const wide = expression.is === 'quotient' && expression.wide ? ' wide' : ''
        return `${expression.is}${wide} ${partsOf(expression)
          .map((part) => this.#keyOf(part))
          .join(' ')}`
      }
    }
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
        const [a, b] = [this.column(left), this.column(over)]
        if (a.constant && b.constant) return this.column(a.values[0]! > b.values[0]! ? then : otherwise)
        return this.#computed(
          [left, over, then, otherwise].map((part) => this.column(part)),
          (out, [a, b, c, d], rows) => select(out, a!, b!, c!, d!, rows),
        )
      }
      case 'quotient':
        return expression.wide ? this.#wideQuotient(expression.of, expression.by) : this.#quotient(expression.of, expression.by)
      case 'sum':
        return this.#sum(expression.left, expression.right)
      default:
        return this.#binary(expression.is, expression.left, expression.right)
    }
  }

  #fresh(): Column {
    return { values: new Float64Array(BLOCK), same: false, spread: false, constant: false }
  }

  #constant(value: number): Column {
    return { values: new Float64Array(BLOCK).fill(value), same: true, spread: true, constant: true }
  }

  /** Adds a column computed from others; computed once when they are the same for all rows. */
  #computed(parts: readonly Column[], loop: (out: Float64Array, parts: readonly Float64Array[], rows: number) => void): Column {
    if (parts.every(({ constant }) => constant)) {
      const out = new Float64Array(1)
      loop(
        out,
        parts.map((part) => part.values),
        1,
      )
      return this.#constant(out[0]!)
    }
    const column: Column = { values: NOTHING, same: false, spread: false, constant: false }
    const values: Float64Array[] = []
    const run = (rows: number): void => {
      let same = true
      for (const part of parts) same &&= part.same
      for (let at = 0; at < parts.length; at++) values[at] = same ? parts[at]!.values : spreadOut(parts[at]!)
      column.same = same
      column.spread = false
      loop(column.values, values, same ? 1 : rows)
    }
    this.works.push({ run, made: column, parts })
    return column
  }

  #binary(is: keyof typeof LOOPS, left: Expression, right: Expression): Column {
    const [a, b] = [this.column(left), this.column(right)]
    if (is === 'difference' && isAlways(b, 0)) return a
    if (is === 'product' && isAlways(a, 1)) return b
    if (is === 'product' && isAlways(b, 1)) return a
    const loop = LOOPS[is]
    return this.#computed([a, b], (out, [c, d], rows) => loop(out, c!, d!, rows))
  }

  #sum(left: Expression, right: Expression): Column {
    const a = this.column(left)
    if (typeof right !== 'bigint' && right.is === 'over') {
      const [c, d] = [this.column(right.left), this.column(right.right)]
      return this.#computed([a, c, d], (out, [count, value, limit], rows) => countAbove(out, count!, value!, limit!, rows))
    }
    const b = this.column(right)
    if (isAlways(b, 0)) return a
    if (isAlways(a, 0)) return b
    return this.#computed([a, b], (out, [c, d], rows) => LOOPS.sum(out, c!, d!, rows))
  }

  #quotient(of: Expression, by: Expression): Column {
    const share = shareIn(of)
    if (!share) return this.#binary('quotient', of, by)
    const { amount, floor, rate, half } = share
    return this.#computed(
      [amount, floor, rate, half, by].map((part) => this.column(part)),
      (out, [a, b, c, d, e], rows) => shared(out, a!, b!, c!, d!, e!, rows),
    )
  }

  #field(row: string, column: string): Column {
    const only = onlyValue(this.#rows.get(row)!, column)
    if (only !== undefined) return this.#constant(Number(only))
    const table = Float64Array.from([Number.NaN, ...this.#rows.get(row)![column]!.map(Number)])
    return this.#computed([this.#names.get(row)!], (out, [positions], rows) => gather(out, table, positions!, rows))
  }

  #version(starts: readonly Day[], day: string): Column {
    const numbers = Float64Array.from(starts, dayNumber)
    return this.#computed([this.#parameters.get(day)!], (out, [days], rows) => versions(out, numbers, days!, rows))
  }

  #position(word: string, among: readonly string[]): Column {
    const given = this.#parameters.get(word)!
    if (given.constant) return given
    const column = this.#fresh()
    const positions = new Map(among.map((each, at) => [each, at + 1]))
    const run = (rows: number): void => {
      const words = this.#texts.get(word)
      if (words === undefined) {
        column.values = given.values
        column.same = given.same
        column.spread = given.spread
        return
      }
      column.same = typeof words === 'string'
      column.spread = false
      for (let at = 0; at < (column.same ? 1 : rows); at++)
        column.values[at] = positions.get(typeof words === 'string' ? words : words[at]!) ?? Number.NaN
    }
    this.works.push({ run, made: null, parts: [] })
    return column
  }

  #within(conditions: readonly Condition[]): Column {
    const limits = conditions.map(({ value, from, to }) => ({
      parts: [this.column(value), typeof to === 'string' ? this.#constant(dayNumber(to)) : this.column(to)],
      from: typeof from === 'string' ? dayNumber(from) : Number(from),
    }))
    const known = limits.filter(({ parts }) => parts.every(({ constant }) => constant))
    if (!known.every(({ parts: [value, to], from }) => value!.values[0]! >= from && value!.values[0]! <= to!.values[0]!))
      return this.#constant(Number.NaN)
    const unknown = limits.filter((limit) => !known.includes(limit))
    return this.#computed(
      unknown.flatMap(({ parts }) => parts),
      (out, parts, rows) => {
        out.fill(0, 0, rows)
        for (const [at, { from }] of unknown.entries()) validate(out, parts[at * 2]!, from, parts[at * 2 + 1]!, rows)
      },
    )
  }

  /** A dividend that may exceed 2^53: computed per row in doubles while exact, otherwise in arbitrary precision. */
  #wideQuotient(of: Expression, by: Expression): Column {
    const leaves: Column[] = []
    const [dividend, divisor] = [this.#whole(of, leaves), this.#whole(by, leaves)]
    return this.#computed(leaves, (out, parts, rows) => {
      for (let at = 0; at < rows; at++) {
        const [a, b] = [dividend.near(parts, at), divisor.near(parts, at)]
        if (Math.abs(a) + Math.abs(b) < EXACT_BELOW) out[at] = Math.trunc(a / b)
        else {
          // A branch that the row does not take may divide by zero.
          const known = parts.every((part) => Number.isInteger(part[at]!))
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

const NOTHING = new Float64Array(0)

const isAlways = ({ constant, values }: Column, value: number): boolean => constant && values[0] === value

/** Matches (amount − floor) × rate + half. */
function shareIn(of: Expression): Readonly<Record<'amount' | 'floor' | 'rate' | 'half', Expression>> | null {
  if (typeof of === 'bigint' || of.is !== 'sum' || typeof of.left === 'bigint' || of.left.is !== 'product') return null
  const { left, right: rate } = of.left
  const passed = typeof left === 'bigint' || left.is !== 'difference' ? { left, right: 0n } : left
  return { amount: passed.left, floor: passed.right, rate, half: of.right }
}

type OfRow<T> = (parts: readonly Float64Array[], at: number) => T

/** A value of a row: exact as a bigint, and as a double that is NaN when possibly inexact. */
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
