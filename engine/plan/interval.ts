/** Largest amount for which a plan is exact in doubles, by interval analysis: no intermediate value may exceed 2^53. */
import { LARGEST } from '../core/money.ts'
import {
  type Columns,
  type Expression,
  type ExpressionStep,
  isRow,
  neededSteps,
  type ParameterKind,
  type PlannedFunction,
  resultsOf,
} from './expression.ts'

interface Interval {
  readonly low: bigint
  readonly high: bigint
}

/** Whole numbers below it are exact doubles, and so are sums and rounded quotients whose result stays below. */
const EXACT_BELOW = 2n ** 53n

/** Largest amount in centavos valid for every money parameter; zero when none is. */
export function exactUpTo(plan: PlannedFunction, wanted: readonly string[] = Object.keys(resultsOf(plan))): bigint {
  const results = resultsOf(plan)
  const asked = wanted.map((result) => results[result]!)
  const steps = neededSteps(plan, asked)
  let [exact, beyond] = [0n, LARGEST + 1n]
  while (exact + 1n < beyond) {
    const middle = (exact + beyond) / 2n
    if (largestMet(plan, steps, asked, middle) < EXACT_BELOW) exact = middle
    else beyond = middle
  }
  return exact
}

/** Largest magnitude of any intermediate value of these results, for amounts up to `most`. */
export function largestOf(plan: PlannedFunction, wanted: readonly string[], most: bigint): bigint {
  const results = resultsOf(plan)
  const asked = wanted.map((result) => results[result]!)
  return largestMet(plan, neededSteps(plan, asked), asked, most)
}

function largestMet(plan: PlannedFunction, steps: readonly ExpressionStep[], asked: readonly Expression[], most: bigint): bigint {
  const walk = new Walk(plan, most)
  for (const step of steps) {
    if (isRow(step)) {
      walk.of(step.index)
      walk.rows.set(step.name, step.row)
    } else walk.names.set(step.name, walk.of(step.value))
  }
  for (const result of asked) walk.see(walk.of(result))
  return walk.largest
}

export class Walk {
  readonly names = new Map<string, Interval | null>()
  readonly rows = new Map<string, Columns>()
  largest = 0n

  constructor({ parameters }: PlannedFunction, most: bigint) {
    // Counts and decimals are bounded by their conditions; days and words are only looked up.
    const known: Readonly<Record<ParameterKind, Interval | null>> = {
      money: { low: 0n, high: most },
      count: { low: -EXACT_BELOW, high: EXACT_BELOW },
      decimal: { low: -EXACT_BELOW, high: EXACT_BELOW },
      day: null,
      word: null,
    }
    for (const [parameter, kind] of Object.entries(parameters)) this.names.set(parameter, known[kind])
  }

  /** Null for no value, or a value not computed with. @param wide True inside a quotient computed in arbitrary precision. */
  of(expression: Expression, wide = false): Interval | null {
    const found = this.#found(expression, wide)
    // A wide quotient is recorded by its consumer: a condition may bound it more tightly than the intervals of its parts.
    const later = typeof expression !== 'bigint' && expression.is === 'quotient' && expression.wide
    if (!wide && !later) this.see(found)
    return found
  }

  see(found: Interval | null): void {
    for (const end of found ? [found.low, found.high] : []) if ((end < 0n ? -end : end) > this.largest) this.largest = end < 0n ? -end : end
  }

  #found(expression: Expression, wide: boolean): Interval | null {
    if (typeof expression === 'bigint') return { low: expression, high: expression }
    switch (expression.is) {
      case 'name':
        return this.names.get(expression.name) ?? null
      case 'field':
        return spanOfColumn(this.rows.get(expression.row)![expression.column]!)
      case 'version':
        return { low: 1n, high: BigInt(expression.starts.length) }
      case 'position':
        return { low: 1n, high: BigInt(expression.among.length) }
      case 'none':
        return null
      case 'over':
        this.of(expression.left, wide)
        this.of(expression.right, wide)
        return { low: 0n, high: 1n }
      case 'when': {
        this.of(expression.left, wide)
        this.of(expression.over, wide)
        return joined(this.of(expression.then, wide), this.of(expression.otherwise, wide))
      }
      case 'within':
        for (const condition of expression.conditions) this.#narrow(condition)
        return { low: 0n, high: 0n }
      case 'quotient':
        return this.#quotient(expression.of, expression.by, wide || expression.wide)
      default:
        return combined(expression.is, this.of(expression.left, wide), this.of(expression.right, wide))
    }
  }

  /** Narrows a name to the bounds of its condition: rows outside them are flagged and not computed with. */
  #narrow({ value, from, to }: Extract<Expression, { is: 'within' }>['conditions'][number]): void {
    const held = typeof value !== 'bigint' && value.is === 'name' ? (this.names.get(value.name) ?? null) : this.of(value)
    if (typeof from === 'string' || typeof to === 'string') return
    const end = this.of(to)
    if (typeof value === 'bigint' || value.is !== 'name' || !end) return
    const high = held && held.high < end.high ? held.high : end.high
    this.names.set(value.name, { low: held && held.low > from ? held.low : from, high })
  }

  #quotient(of: Expression, by: Expression, wide: boolean): Interval | null {
    const [dividend, divisor] = [this.of(of, wide), this.of(by, wide)]
    if (!dividend || !divisor) return null
    if (divisor.low < 1n) throw new RangeError('a plan divides by what may be zero')
    // A rounded quotient is exact as long as the dividend plus the divisor is exact.
    if (!wide) this.see({ low: dividend.low - divisor.high, high: dividend.high + divisor.high })
    const ends = [dividend.low / divisor.low, dividend.low / divisor.high, dividend.high / divisor.low, dividend.high / divisor.high]
    return spanOf(ends)
  }
}

const spanOf = (values: readonly bigint[]): Interval =>
  values.reduce<Interval>(({ low, high }, value) => ({ low: value < low ? value : low, high: value > high ? value : high }), {
    low: values[0]!,
    high: values[0]!,
  })

/** Cached: computed once per column, not for each bound tried. */
function spanOfColumn(values: readonly bigint[]): Interval {
  const span = spans.get(values) ?? spanOf(values)
  spans.set(values, span)
  return span
}

const spans = new WeakMap<readonly bigint[], Interval>()

const joined = (a: Interval | null, b: Interval | null): Interval | null => (a && b ? spanOf([a.low, a.high, b.low, b.high]) : (a ?? b))

function combined(is: 'sum' | 'difference' | 'product' | 'larger' | 'smaller', a: Interval | null, b: Interval | null): Interval | null {
  if (!a || !b) return null
  switch (is) {
    case 'sum':
      return { low: a.low + b.low, high: a.high + b.high }
    case 'difference':
      return { low: a.low - b.high, high: a.high - b.low }
    case 'product':
      return spanOf([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high])
    case 'larger':
      return { low: a.low > b.low ? a.low : b.low, high: a.high > b.high ? a.high : b.high }
    case 'smaller':
      return { low: a.low < b.low ? a.low : b.low, high: a.high < b.high ? a.high : b.high }
  }
}
