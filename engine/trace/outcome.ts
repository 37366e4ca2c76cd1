/** Results of a traced rule as expressions, with their units. */

import type { Expression } from '../plan/expression.ts'
import { larger, none, rounded as round, spanOf, times, when, whenOf } from './algebra.ts'
import { isFraction, partsOf } from './operators.ts'
import { Amount, casesOf, exprOf, isPlain, isRatio, isSymbol, NEVER, SymbolicDay, Truth, type Value } from './values.ts'

/** Percentages in millionths of a percent; other numbers with decimals in millionths. */
export type TracedUnit = 'amount' | 'percentage' | 'decimal' | 'count' | 'flag' | 'day'

export interface Outcome {
  readonly value: Expression
  readonly unit: TracedUnit
}

const MILLIONTHS_OF_A_PERCENT = 100_000_000n
const MILLIONTHS = 1_000_000n

const isAbsent = (value: Value): boolean => value === undefined || value === null || value === NEVER

function leaves(value: Value): Value[] {
  const cases = casesOf(value)
  return cases ? [...leaves(cases.yes), ...leaves(cases.no)] : isAbsent(value) ? [] : [value]
}

/** Null for a text, a list, or a value that differs in kind between ways. */
function unitOf(value: Value): TracedUnit | null {
  const kinds = new Set(leaves(value).map(kindOf))
  if (kinds.size === 2 && kinds.has('count') && kinds.has('decimal')) return 'decimal'
  const [only] = kinds
  return kinds.size === 1 ? only! : null
}

function kindOf(value: Value): TracedUnit | null {
  if (isRatio(value)) return 'percentage'
  if (typeof value === 'bigint' || (value instanceof Amount && value.big)) return 'amount'
  if (isFraction(value)) return 'decimal'
  if (typeof value === 'number' || value instanceof Amount) return 'count'
  if (typeof value === 'boolean' || value instanceof Truth) return 'flag'
  return value instanceof SymbolicDay ? 'day' : null
}

function valueIn(unit: TracedUnit, value: Value): Expression {
  const cases = casesOf(value)
  if (cases) return whenOf(cases.c, valueIn(unit, cases.yes), valueIn(unit, cases.no))
  if (isAbsent(value)) return none()
  if (unit === 'decimal') {
    const { n, d } = partsOf(value)
    return round(times(n, MILLIONTHS), d)
  }
  if (unit !== 'percentage') return exprOf(value)
  const [n, d] = [times(exprOf(value.n), MILLIONTHS_OF_A_PERCENT), exprOf(value.d)]
  return spanOf(d).low > 0n ? round(n, d) : when(d, 0n, round(n, larger(d, 1n)), none())
}

/** Numeric results by path (`monthly.total`); texts, lists and fields of two kinds are left out. */
export function outcomesOf(result: Value): Record<string, Outcome> {
  const found: Record<string, Outcome> = {}
  const visit = (value: Value, at: string): void => {
    const inside = leaves(value)
    const isObject = inside.length > 0 && inside.every((each) => isPlain(each))
    if (isObject) {
      const keys = new Set(inside.flatMap((each) => Object.keys(each)))
      for (const key of keys) visit(isSymbol(value) || isPlain(value) ? value[key] : inside[0][key], at ? `${at}.${key}` : key)
      return
    }
    const unit = unitOf(value)
    if (unit) found[at] = { value: valueIn(unit, value), unit }
  }
  visit(result, '')
  return found
}
