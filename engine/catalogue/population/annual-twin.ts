/**
 * Applies a change of the monthly income-tax table to the annual table, whose limits are twelve times as high: the population estimate uses
 * the annual table.
 */

import { isRecord } from '../../core/collections/records.ts'
import type { Law } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import { Ratio } from '../../core/ratio.ts'
import type { Change, ExactValue } from '../../core/reform/change.ts'
import type { Reform } from '../../core/reform/reform.ts'
import { canonicalText } from '../../core/reform/text.ts'

const MONTHLY = 'irrf'
const ANNUAL = 'irpf-annual'

type Laws = ReadonlyMap<string, Law<unknown>>

/**
 * Returns the reform itself when it changes the annual table, otherwise the annual equivalent of its monthly changes; null when the annual
 * table has no such figure.
 */
export function annualText({ changes, laws: made }: Pick<Reform, 'changes' | 'laws'>, laws: Laws, day: Day): string | null {
  if (changes.some(({ table }) => table === ANNUAL)) return canonicalText(changes)
  const monthly = changes.filter(({ table }) => table === MONTHLY)
  if (monthly.length === 0 || !laws.has(ANNUAL)) return null
  if (isOlder(changes, laws)) return rowsText(made.get(MONTHLY)!.at(day).value)
  const twins = monthly.map(twinOf)
  return twins.every((twin) => twin !== null) ? canonicalText(twins) : null
}

/** True when a change refers to a date before the annual table's record: only the bracket rows can be carried over. */
export function isOlder(changes: readonly Change[], laws: Laws): boolean {
  const starts = laws.get(ANNUAL)?.recordStarts
  const monthly = changes.filter(({ table }) => table === MONTHLY)
  return (
    starts !== undefined &&
    monthly.every(({ from }) => from === null) &&
    monthly.some((change) => change.op === 'base' && change.path.length === 0 && change.as !== null && change.as < starts)
  )
}

/** Rows of a monthly table with limits times twelve; null when the table has a reduction. */
function rowsText(value: ExactValue): string | null {
  const { brackets, reduction } = Object(value)
  if (!Array.isArray(brackets) || (reduction ?? null) !== null) return null
  const rows = brackets.map(
    ({ limit, rate }) => `(${limit === null ? null : Number(limit * 12n) / 100},${rate instanceof Ratio ? rate.toPercent() : 0}%)`,
  )
  return `${ANNUAL}/brackets=[${rows.join(',')}];${ANNUAL}/reduction=null`
}

/** True when the estimate uses an annual equivalent of the requested change. */
export const isTwin = (changes: readonly Change[]): boolean => !changes.some(({ table }) => table === ANNUAL)

function twinOf(change: Change): Change | null {
  const { path } = change
  if (change.from !== null || !(path.length === 0 || path[0] === 'brackets' || (path[0] === 'reduction' && path.length === 1))) return null
  const moved = { ...change, table: ANNUAL }
  switch (moved.op) {
    case 'base':
    case 'remove':
      return moved
    case 'set':
      return path[0] === 'reduction' && moved.value !== null ? null : { ...moved, value: timesTwelve(moved.value) }
    case 'add':
      return { ...moved, value: timesTwelve(moved.value) }
  }
}

function timesTwelve(value: ExactValue): ExactValue {
  if (typeof value === 'bigint') return value * 12n
  if (Array.isArray(value)) return value.map(timesTwelve)
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, timesTwelve(inner)]))
}
