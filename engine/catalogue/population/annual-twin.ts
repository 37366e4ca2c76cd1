/** A change of the monthly table of the income tax made to the annual one too, whose limits are twelve times as high: what the country is estimated by. */
import type { Law } from '../../core/dated.ts'
import { isRecord } from '../../core/records.ts'
import type { Change, Exact } from '../../core/reform/change.ts'
import { canonicalText } from '../../core/reform/text.ts'

const MONTHLY = 'irrf'
const ANNUAL = 'irpf-annual'

/** The reform itself where it changes the annual table; of the monthly one alone, the same made to the annual; null where that has no such figure. */
export function annualText(changes: readonly Change[], laws: ReadonlyMap<string, Law<unknown>>): string | null {
  if (changes.some(({ table }) => table === ANNUAL)) return canonicalText(changes)
  const monthly = changes.filter(({ table }) => table === MONTHLY)
  const starts = laws.get(ANNUAL)?.recordStarts
  const twins = monthly.map((change) => (starts === undefined ? null : twinOf(change, starts)))
  return monthly.length > 0 && twins.every((twin) => twin !== null) ? canonicalText(twins) : null
}

/** Whether the estimate is of the annual twin of what was asked. */
export const isTwin = (changes: readonly Change[]): boolean => !changes.some(({ table }) => table === ANNUAL)

function twinOf(change: Change, starts: string): Change | null {
  const { path } = change
  if (change.from !== null || !(path.length === 0 || path[0] === 'brackets' || (path[0] === 'reduction' && path.length === 1))) return null
  const moved = { ...change, table: ANNUAL }
  switch (moved.op) {
    case 'base':
      return moved.as !== null && moved.as < starts ? null : moved
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
