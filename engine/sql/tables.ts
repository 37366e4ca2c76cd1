/** Projects every law to dated tables: one row per version, with lists in child tables. */
import type { Law, Version } from '../core/dated.ts'
import { Ratio } from '../core/ratio.ts'
import type { Hypothesis } from '../operation/evaluation/ports.ts'
import { isMade } from '../plan/legal-constants/law-rows.ts'
import { dayLiteral, literal } from '../plan/renderings/sql-text.ts'

export interface SqlTable {
  readonly name: string
  readonly says: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly string[])[]
}

/** A typed SQL cell. */
type Cell = { readonly type: Kind; readonly text: string }
type Kind = 'INTEGER' | 'BIGINT' | 'MONEY' | 'RATIO' | 'DECIMAL' | 'BOOLEAN' | 'TEXT' | 'DATE' | 'NONE'

const TYPES: Readonly<Record<Kind, string>> = {
  INTEGER: 'INTEGER',
  BIGINT: 'BIGINT',
  MONEY: 'DECIMAL(18, 2)',
  RATIO: 'DECIMAL(24, 12)',
  DECIMAL: 'DECIMAL(18, 6)',
  BOOLEAN: 'BOOLEAN',
  TEXT: 'TEXT',
  DATE: 'DATE',
  NONE: 'TEXT',
}

/** Date columns even when every value is null. */
const DATES: ReadonlySet<string> = new Set(['published', 'effective_to'])

const NULL: Cell = { type: 'NONE', text: 'NULL' }
const text = (value: string | undefined): Cell => (value === undefined ? NULL : { type: 'TEXT', text: literal(value) })
const day = (value: Parameters<typeof dayLiteral>[0] | null | undefined): Cell => (value ? { type: 'DATE', text: dayLiteral(value) } : NULL)
const integer = (value: number): Cell => ({ type: 'INTEGER', text: String(value) })

const tableName = (id: string): string => `law_${words(id)}`

/** brackets → brackets, perDependent → per_dependent, simples-nacional → simples_nacional */
const words = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()

type Row = Map<string, Cell>

export function lawTables(law: Law<unknown>): SqlTable[] {
  const found = new Map<string, Row[]>([[tableName(law.id), []]])
  const oldestFirst = [...law.versions].reverse()
  // Skips a version to which the hypothesis does not apply: it has no answer either.
  for (const [index, version] of oldestFirst.entries()) if (isMade(law, version.from)) collect(law, version, index + 1, found)
  // A list that is empty in every version has no columns, and so no table.
  const filled = [...found].filter(([name, rows]) => name === tableName(law.id) || rows.length > 0)
  return filled.map(([name, rows]) => tableOf(name, law.title, withoutShadows(name, rows, found)))
}

/** Drops null columns for values that are a list or an object in another version and have their own table or columns. */
function withoutShadows(table: string, rows: readonly Row[], found: ReadonlyMap<string, unknown>): readonly Row[] {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const shadows = columns.filter(
    (column) =>
      rows.every((row) => (row.get(column) ?? NULL) === NULL) &&
      (found.has(`${table}_${column}`) || columns.some((other) => other.startsWith(`${column}_`))),
  )
  return rows.map((row) => new Map([...row].filter(([column]) => !shadows.includes(column))))
}

function collect(law: Law<unknown>, version: Version<unknown>, position: number, found: Map<string, Row[]>): void {
  const { act, article, published, url } = version.norm
  const row: Row = new Map([
    ['version', integer(position)],
    ['effective_from', day(version.from)],
    ['effective_to', day(law.lastDayOf(version))],
    ['act', text(version.hypothetical ? law.basis(version).norm : act)],
    ['article', text(version.hypothetical ? undefined : article)],
    ['published', day(version.hypothetical ? undefined : published)],
    ['url', text(version.hypothetical ? undefined : url)],
    ['evidence', text(law.basis(version).evidence)],
    ['note', text(version.caveat)],
  ])
  const key: Row = new Map([...row].slice(0, 3))
  spread(version.value, [], row, key, tableName(law.id), found)
  found.get(tableName(law.id))!.push(row)
}

/** Flattens an object to columns, and a list to a child table with the same key and the item position. */
function spread(value: unknown, path: readonly string[], row: Row, key: Row, table: string, found: Map<string, Row[]>): void {
  const cell = cellOf(value)
  if (cell) {
    const column = path.length === 0 ? 'value' : path.map(words).join('_')
    if (row.has(column)) throw new RangeError(`${table} has two columns called ${column}`)
    row.set(column, cell)
  } else if (Array.isArray(value)) {
    const name = [table, ...path.map(words)].join('_')
    const rows = found.get(name) ?? []
    found.set(name, rows)
    for (const [index, member] of value.entries()) {
      const place = `position${key.has('position') ? `_${key.size - 2}` : ''}`
      const own: Row = new Map([...key, [place, integer(index + 1)]])
      rows.push(own)
      spread(member, [], own, new Map(own), name, found)
    }
  } else for (const [inner, held] of Object.entries(value as object)) spread(held, [...path, inner], row, key, table, found)
}

function cellOf(value: unknown): Cell | undefined {
  if (value === null || value === undefined) return NULL
  if (typeof value === 'bigint') return { type: 'MONEY', text: decimalText(value, 100n, 2) }
  if (value instanceof Ratio) return { type: 'RATIO', text: decimalText(value.n, value.d, 12) }
  if (typeof value === 'boolean') return { type: 'BOOLEAN', text: String(value) }
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'BIGINT' : 'DECIMAL', text: String(value) }
  return undefined
}

/** Exact decimal text of n ÷ d. */
function decimalText(n: bigint, d: bigint, places: number): string {
  const scaled = n * 10n ** BigInt(places)
  if (scaled % d !== 0n) throw new RangeError(`${n}/${d} has more than ${places} decimals`)
  const digits = String((scaled < 0n ? -scaled : scaled) / d).padStart(places + 1, '0')
  return `${n < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function tableOf(name: string, says: string, rows: readonly Row[]): SqlTable {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const types = columns.map((column) => kindOf(name, column, rows))
  return {
    name,
    says,
    columns: columns.map((column, index) => ({ name: column, type: TYPES[types[index]!] })),
    rows: rows.map((row) => columns.map((column) => row.get(column)?.text ?? 'NULL')),
  }
}

function kindOf(table: string, column: string, rows: readonly Row[]): Kind {
  const kinds = new Set(rows.map((row) => row.get(column)?.type ?? 'NONE'))
  kinds.delete('NONE')
  if (kinds.has('DECIMAL')) kinds.delete('BIGINT')
  if (kinds.size === 0 && DATES.has(column)) return 'DATE'
  const [kind, ...others] = kinds
  if (others.length > 0) throw new RangeError(`${table}.${column} is ${[...kinds].join(' and ')}`)
  return kind ?? 'NONE'
}

/** Table that lists all laws. */
export function lawsTable(laws: Iterable<Law<unknown>>, hypothesis?: Hypothesis): SqlTable {
  return tableOf(
    'laws',
    'Every law recorded, the first day of its record and the day it was last held against its sources.',
    [...laws].map(
      (law): Row =>
        new Map([
          ['id', text(law.id)],
          ['table_name', text(tableName(law.id))],
          ['title', text(law.title)],
          ['date_means', text(law.dateMeans)],
          ['record_starts', day(law.recordStarts)],
          ['reviewed_on', day(law.reviewedOn)],
          ...(hypothesis ? [['reform', text(hypothesis.laws.has(law.id) ? hypothesis.id : undefined)] as const] : []),
        ]),
    ),
  )
}
