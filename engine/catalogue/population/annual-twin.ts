/** A change of the monthly table of the income tax made to the annual one too, whose limits are twelve times as high: what the country is estimated by. */
import type { Law } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import { Ratio } from '../../core/ratio.ts'
import { isRecord } from '../../core/records.ts'
import type { Change, Exact } from '../../core/reform/change.ts'
import type { Reform } from '../../core/reform/reform.ts'
import { canonicalText } from '../../core/reform/text.ts'

const MONTHLY = 'irrf'
const ANNUAL = 'irpf-annual'

type Laws = ReadonlyMap<string, Law<unknown>>

/** The reform itself where it changes the annual table; of the monthly one alone, the same made to the annual; null where that has no such figure. */
export function annualText({ changes, laws: made }: Pick<Reform, 'changes' | 'laws'>, laws: Laws, day: Day): string | null {
  if (changes.some(({ table }) => table === ANNUAL)) return canonicalText(changes)
  const monthly = changes.filter(({ table }) => table === MONTHLY)
  if (monthly.length === 0 || !laws.has(ANNUAL)) return null
  if (isOlder(changes, laws)) return rowsText(made.get(MONTHLY)!.at(day).value)
  const twins = monthly.map(twinOf)
  return twins.every((twin) => twin !== null) ? canonicalText(twins) : null
}

/** Whether the law of a day is taken from before the annual table is recorded: its rows alone can be carried over. */
export function isOlder(changes: readonly Change[], laws: Laws): boolean {
  const starts = laws.get(ANNUAL)?.recordStarts
  const monthly = changes.filter(({ table }) => table === MONTHLY)
  return (
    starts !== undefined &&
    monthly.every(({ from }) => from === null) &&
    monthly.some((change) => change.op === 'base' && change.path.length === 0 && change.as !== null && change.as < starts)
  )
}

/** The rows of a monthly table, twelve times as high, and no reduction where it has none. */
function rowsText(value: Exact): string | null {
  const { brackets, reduction } = Object(value)
  if (!Array.isArray(brackets) || (reduction ?? null) !== null) return null
  const rows = brackets.map(
    ({ limit, rate }) => `(${limit === null ? null : Number(limit * 12n) / 100},${rate instanceof Ratio ? rate.toPercent() : 0}%)`,
  )
  return `${ANNUAL}/brackets=[${rows.join(',')}];${ANNUAL}/reduction=null`
}

/** Whether the estimate is of the annual twin of what was asked. */
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

function timesTwelve(value: Exact): Exact {
  if (typeof value === 'bigint') return value * 12n
  if (Array.isArray(value)) return value.map(timesTwelve)
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, timesTwelve(inner)]))
}
