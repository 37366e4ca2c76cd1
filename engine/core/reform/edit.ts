/** Edits of a reform in its table view: set a cell, remove a row, append a row. Each returns the text of a new reform. */

import { isRecord, type Row } from '../collections/records.ts'
import { Ratio } from '../ratio.ts'
import type { Change, ExactValue } from './change.ts'
import { LIMITS } from './shape.ts'
import { canonicalText } from './text.ts'

type Path = readonly string[]

/** Applies on every day: cell edits have no start date. */
const undated = (table: string, path: Path): Pick<Change, 'table' | 'from' | 'holds' | 'path'> => ({
  table,
  from: null,
  holds: false,
  path,
})

const isAt = (change: Change, table: string, path: Path): boolean =>
  change.table === table && change.from === null && change.path.join('/') === path.join('/')

/** @param cells new cell values by path, as in the reform's text. */
export function withCells(changes: readonly Change[], table: string, cells: ReadonlyMap<string, string>): string {
  const rest = changes.filter(
    (change) => change.op !== 'set' || change.table !== table || change.from !== null || !cells.has(change.path.join('/')),
  )
  return [canonicalText(rest), ...[...cells].map(([path, token]) => `${table}/${path}=${token}`)].filter((part) => part !== '').join(';')
}

/** Removes changes at a path and below; an empty path means the whole table. */
export function withoutChange(changes: readonly Change[], table: string, path: Path): string {
  const within = (change: Change): boolean => change.table === table && path.every((name, index) => change.path[index] === name)
  return canonicalText(changes.filter((change) => !within(change)))
}

/** @param rows the list after the changes. @param row position in that list. */
export function withoutRow(changes: readonly Change[], table: string, path: Path, rows: readonly ExactValue[], row: number): string {
  const added = changes.filter((change) => change.op === 'add' && isAt(change, table, path))
  const removed = changes.filter((change) => change.op === 'remove' && isAt(change, table, [...path, change.path.at(-1)!]))
  const left = rows.length - added.length
  const moved = changes.flatMap((change): Change[] => {
    if (row >= left && change === added[row - left]) return []
    if (change.op !== 'set' || change.table !== table || change.from !== null || !path.every((name, index) => change.path[index] === name))
      return [change]
    const at = Number(change.path[path.length])
    if (!Number.isInteger(at) || at < row) return [change]
    return at === row ? [] : [{ ...change, path: [...path, String(at - 1), ...change.path.slice(path.length + 1)] }]
  })
  if (row < left) moved.push({ ...undated(table, [...path, String(positionBefore(row, removed))]), op: 'remove' })
  return canonicalText(row === rows.length - 1 && row > 0 ? opened(moved, table, path, rows[row], row - 1) : moved)
}

/** Original position of a row, before rows were removed. */
function positionBefore(row: number, removed: readonly Change[]): number {
  const gone = new Set(removed.map(({ path }) => Number(path.at(-1))))
  let position = -1
  for (let left = row; left >= 0; left--)
    do position++
    while (gone.has(position))
  return position
}

const limitName = (row: ExactValue): string | undefined => (isRecord(row) ? LIMITS.find((name) => Object.hasOwn(row, name)) : undefined)

/** When the removed last row had no limit, removes the limit of the new last row. */
function opened(changes: readonly Change[], table: string, path: Path, last: ExactValue, row: number): Change[] {
  const name = limitName(last)
  if (name === undefined || !isRecord(last) || last[name] !== null) return [...changes]
  const cell = [...path, String(row), name]
  return [
    ...changes.filter((change) => change.op !== 'set' || !isAt(change, table, cell)),
    { ...undated(table, cell), op: 'set', value: null },
  ]
}

/** Appends a copy of the last row after giving that row a limit; null when rows have no limit or contain nested values. */
export function withRow(changes: readonly Change[], table: string, path: Path, rows: readonly ExactValue[]): string | null {
  const last = rows.at(-1)
  const name = limitName(last)
  if (name === undefined || !isRecord(last) || !isFlat(last)) return null
  const limit = last[name] === null ? beyond(rows.at(-2), name) : last[name]
  if (typeof limit !== 'bigint' && typeof limit !== 'number') return null
  const next = last[name] === null ? null : typeof limit === 'bigint' ? limit * 2n : limit * 2
  // Omits the parcel, which is recomputed.
  const row = Object.fromEntries(Object.entries({ ...last, [name]: next }).filter(([key]) => key !== 'deduct'))
  const cell = [...path, String(rows.length - 1), name]
  const rest = changes.filter((change) => change.op !== 'set' || !isAt(change, table, cell))
  const closed: Change[] = last[name] === null ? [{ ...undated(table, cell), op: 'set', value: limit }] : []
  return canonicalText([...rest, ...closed, { ...undated(table, path), op: 'add', value: row }])
}

/** Twice the previous limit. */
function beyond(row: ExactValue, name: string): ExactValue {
  const limit = isRecord(row) ? row[name] : undefined
  if (typeof limit === 'bigint') return limit * 2n
  return typeof limit === 'number' ? limit * 2 : undefined
}

const isFlat = (row: Row): boolean =>
  Object.values(row).every((value) => value === null || typeof value !== 'object' || value instanceof Ratio)
