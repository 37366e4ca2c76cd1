/** A reform edited by hand, in its table: a cell written anew, a row taken out, a row put after the last. What comes is the text of another. */
import { Ratio } from '../ratio.ts'
import { isRecord, type Row } from '../records.ts'
import type { Change, Exact } from './change.ts'
import { LIMITS } from './shape.ts'
import { canonicalText } from './text.ts'

type Path = readonly string[]

/** Of the table on every day: what is written in a cell has no day of its own. */
const undated = (table: string, path: Path): Pick<Change, 'table' | 'from' | 'holds' | 'path'> => ({
  table,
  from: null,
  holds: false,
  path,
})

const isAt = (change: Change, table: string, path: Path): boolean =>
  change.table === table && change.from === null && change.path.join('/') === path.join('/')

/** @param cells what is written in each, by its path, as a reform's text writes it. */
export function withCells(changes: readonly Change[], table: string, cells: ReadonlyMap<string, string>): string {
  const rest = changes.filter(
    (change) => change.op !== 'set' || change.table !== table || change.from !== null || !cells.has(change.path.join('/')),
  )
  return [canonicalText(rest), ...[...cells].map(([path, token]) => `${table}/${path}=${token}`)].filter((part) => part !== '').join(';')
}

/** Without what changes at a path and beneath it; all of the table for an empty one. */
export function withoutChange(changes: readonly Change[], table: string, path: Path): string {
  const within = (change: Change): boolean => change.table === table && path.every((name, index) => change.path[index] === name)
  return canonicalText(changes.filter((change) => !within(change)))
}

/** @param rows the list as the changes leave it. @param row the position in it. */
export function withoutRow(changes: readonly Change[], table: string, path: Path, rows: readonly Exact[], row: number): string {
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

/** Where a row of the list that is left stood before rows were taken out. */
function positionBefore(row: number, removed: readonly Change[]): number {
  const gone = new Set(removed.map(({ path }) => Number(path.at(-1))))
  let position = -1
  for (let left = row; left >= 0; left--)
    do position++
    while (gone.has(position))
  return position
}

const limitName = (row: Exact): string | undefined => (isRecord(row) ? LIMITS.find((name) => Object.hasOwn(row, name)) : undefined)

/** A list whose last row had no limit ends in one without. */
function opened(changes: readonly Change[], table: string, path: Path, last: Exact, row: number): Change[] {
  const name = limitName(last)
  if (name === undefined || !isRecord(last) || last[name] !== null) return [...changes]
  const cell = [...path, String(row), name]
  return [
    ...changes.filter((change) => change.op !== 'set' || !isAt(change, table, cell)),
    { ...undated(table, cell), op: 'set', value: null },
  ]
}

/** A row like the last, after a limit for that one; null where rows of the list have none, or more than figures in them. */
export function withRow(changes: readonly Change[], table: string, path: Path, rows: readonly Exact[]): string | null {
  const last = rows.at(-1)
  const name = limitName(last)
  if (name === undefined || !isRecord(last) || !isFlat(last)) return null
  const limit = last[name] === null ? beyond(rows.at(-2), name) : last[name]
  if (typeof limit !== 'bigint' && typeof limit !== 'number') return null
  const next = last[name] === null ? null : typeof limit === 'bigint' ? limit * 2n : limit * 2
  // The parcel is left out: it follows.
  const row = Object.fromEntries(Object.entries({ ...last, [name]: next }).filter(([key]) => key !== 'deduct'))
  const cell = [...path, String(rows.length - 1), name]
  const rest = changes.filter((change) => change.op !== 'set' || !isAt(change, table, cell))
  const closed: Change[] = last[name] === null ? [{ ...undated(table, cell), op: 'set', value: limit }] : []
  return canonicalText([...rest, ...closed, { ...undated(table, path), op: 'add', value: row }])
}

/** Twice the limit before it. */
function beyond(row: Exact, name: string): Exact {
  const limit = isRecord(row) ? row[name] : undefined
  if (typeof limit === 'bigint') return limit * 2n
  return typeof limit === 'number' ? limit * 2 : undefined
}

const isFlat = (row: Row): boolean =>
  Object.values(row).every((value) => value === null || typeof value !== 'object' || value instanceof Ratio)
