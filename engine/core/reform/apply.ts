/**
 * Applies changes to a table value, in order: base law of another day, scaling, removed rows, set values, added rows, and finally the
 * dependent deduction parcels (parcelas a deduzir).
 */

import { isRecord, type Row } from '../collections/records.ts'
import type { IssueDraft } from '../errors.ts'
import { portion } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { word } from '../text/language.ts'
import { type Change, type ExactValue, fieldOf, finding, MAX_ROWS } from './change.ts'
import { hasParcels, isParcelScale, type Shape } from './shape.ts'
import { ABSENT } from './text.ts'

type Path = readonly string[]

/** Data a change may need: a value of another day's law, and the accumulated factor of an index. */
export interface Sources {
  valueOn(change: Change & { readonly op: 'base' }): ExactValue
  factorOf(change: Change & { readonly op: 'base' }): Ratio
}

export interface Applied {
  readonly value: ExactValue
  /** Lists with an explicit parcel, which are checked for continuity. */
  readonly given: readonly Path[]
}

/** @param issues collects problems with this value. */
export function applied(before: ExactValue, changes: readonly Change[], shape: Shape, sources: Sources, issues: IssueDraft[]): Applied {
  const bases = changes.filter((change): change is Change & { readonly op: 'base' } => change.op === 'base')
  const of = <O extends Change['op']>(op: O) => changes.filter((change): change is Change & { readonly op: O } => change.op === op)
  let base = before
  for (const change of bases) {
    if (change.as === null) continue
    const whole = sources.valueOn(change)
    base = edited(base, change.path, () => at(whole, change.path), change, issues)
  }
  let value = base
  for (const change of bases)
    if (change.scale !== null)
      value = edited(value, change.path, (inner) => scaled(inner, sources.factorOf(change), change), change, issues)
  const origins = new Map<string, readonly number[]>()
  value = withoutRows(value, of('remove'), origins, issues)
  for (const change of of('set')) value = edited(value, change.path, () => present(change.value), change, issues, shape)
  for (const change of of('add')) value = edited(value, change.path, (list) => extended(list, change, issues), change, issues)
  const given = explicitParcels(changes)
  value = parcelsFollowed(value, base, shape, [], { origins, given: given.cells })
  return { value, given: given.lists }
}

const at = (value: ExactValue, path: Path): ExactValue => path.reduce<unknown>((inner, name) => Object(inner)[name] ?? null, value)

const isList = (value: ExactValue): value is readonly ExactValue[] => Array.isArray(value)
const isTable = (value: ExactValue): value is Row => isRecord(value) && !(value instanceof Ratio)

/** Value with the part at a path replaced; null along the path becomes an object when the shape allows one. */
function edited(
  value: ExactValue,
  path: Path,
  change: (inner: ExactValue) => ExactValue,
  of: Change,
  issues: IssueDraft[],
  shape?: Shape,
): ExactValue {
  const go = (inner: ExactValue, rest: Path, form: Shape | undefined, gone: Path): ExactValue => {
    const [name, ...more] = rest
    if (name === undefined) return change(inner)
    if (isList(inner)) {
      if (name === '*') return inner.map((item, index) => go(item, more, form?.item ?? undefined, [...gone, String(index)]))
      if (Number(name) >= inner.length) {
        issues.push(noSuchRow(of, [...gone, name], inner.length))
        return inner
      }
      return inner.map((item, index) => (index === Number(name) ? go(item, more, form?.item ?? undefined, [...gone, name]) : item))
    }
    const table = isTable(inner) ? inner : inner === null && form && form.fields.size > 0 ? {} : null
    if (!table || (!Object.hasOwn(table, name) && !form)) {
      issues.push(nothingThere(of, [...gone, name]))
      return inner
    }
    return { ...table, [name]: go(Object.hasOwn(table, name) ? table[name]! : null, more, form?.fields.get(name), [...gone, name]) }
  }
  return go(value, path, shape, [])
}

const noSuchRow = (of: Change, path: Path, rows: number): IssueDraft =>
  finding(
    fieldOf(of, path),
    'unknown_field',
    word`não há a linha ${path.at(-1)}: há ${rows}, contadas desde 0`,
    `there is no row ${path.at(-1)}: there are ${rows}, counted from 0`,
  )

const nothingThere = (of: Change, path: Path): IssueDraft =>
  finding(
    fieldOf(of, path),
    'unknown_field',
    word`a versão da tabela ${of.table} que vale nesse dia não tem "${path.join('/')}"`,
    `the version of the table ${of.table} in force on that day has no "${path.join('/')}"`,
  )

/** Scales every amount inside a value; a path to a single figure scales that figure. */
function scaled(value: ExactValue, factor: Ratio, { path }: Change): ExactValue {
  const amounts = (inner: ExactValue): ExactValue => {
    if (typeof inner === 'bigint') return portion(inner, factor, 'halfUp')
    if (isList(inner)) return inner.map(amounts)
    return isTable(inner) ? Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, amounts(each)])) : inner
  }
  if (path.length > 0 && value instanceof Ratio) return value.times(factor)
  if (path.length > 0 && typeof value === 'number') return factor.times(Ratio.of(BigInt(Math.round(value * 1e6)), 1_000_000n)).toNumber(6)
  return amounts(value)
}

/** Removes rows by their original positions in the list. */
function withoutRows(
  value: ExactValue,
  removed: readonly Change[],
  origins: Map<string, readonly number[]>,
  issues: IssueDraft[],
): ExactValue {
  const byList = new Map<string, Change[]>()
  for (const change of removed) {
    const list = change.path.slice(0, -1).join('/')
    byList.set(list, [...(byList.get(list) ?? []), change])
  }
  let left = value
  for (const [list, changes] of byList)
    left = edited(
      left,
      list === '' ? [] : list.split('/'),
      (inner) => {
        if (!isList(inner)) return inner
        const gone = changes.map(({ path }) => Number(path.at(-1)))
        for (const change of changes)
          if (Number(change.path.at(-1)) >= inner.length) issues.push(noSuchRow(change, change.path, inner.length))
        const kept = inner.map((_row, index) => index).filter((index) => !gone.includes(index))
        if (kept.length === 0)
          issues.push(
            finding(fieldOf(changes[0]!, changes[0]!.path), 'inconsistent', 'a lista ficaria sem linhas', 'the list would have no rows'),
          )
        origins.set(list, kept)
        return kept.map((index) => inner[index]!)
      },
      changes[0]!,
      issues,
    )
  return left
}

function extended(list: ExactValue, change: Change & { readonly op: 'add' }, issues: IssueDraft[]): ExactValue {
  const rows = isList(list) ? list : []
  if (rows.length >= MAX_ROWS)
    issues.push(finding(fieldOf(change, change.path), 'too_large', word`passa de ${MAX_ROWS} linhas`, `has more than ${MAX_ROWS} rows`))
  return [...rows, present(change.value)]
}

/** Drops omitted cells. */
function present(value: ExactValue): ExactValue {
  if (isList(value)) return value.map(present)
  if (!isTable(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === ABSENT ? [] : [[name, present(inner)]])))
}

/** Explicit parcels: their lists, and their cells ('*': all rows). */
function explicitParcels(changes: readonly Change[]): { readonly lists: readonly Path[]; readonly cells: ReadonlySet<string> } {
  const lists: Path[] = []
  const cells = new Set<string>()
  for (const change of changes) {
    if (change.path.at(-1) !== 'deduct' || (change.op !== 'set' && change.op !== 'base')) continue
    lists.push(change.path.slice(0, -2))
    cells.add(change.path.join('/'))
  }
  for (const change of changes) {
    if (change.op !== 'add' && change.op !== 'set') continue
    const whole = isList(change.value)
    const rows = whole ? change.value : [change.value]
    for (const [index, row] of rows.entries()) {
      if (!isTable(row) || typeof row.deduct !== 'bigint') continue
      lists.push(change.op === 'add' || whole ? change.path : change.path.slice(0, -1))
      if (change.op === 'set') cells.add([...change.path, ...(whole ? [String(index)] : []), 'deduct'].join('/'))
    }
  }
  return { lists, cells }
}

interface Following {
  readonly origins: ReadonlyMap<string, readonly number[]>
  readonly given: ReadonlySet<string>
}

/** Recomputes each non-explicit parcel affected by a changed limit or rate, so that it is continuous with the previous row. */
function parcelsFollowed(value: ExactValue, base: ExactValue, shape: Shape, path: Path, following: Following): ExactValue {
  if (value === base || !hasParcels(shape)) return value
  if (isList(value)) {
    const old = isList(base) ? base : []
    if (isParcelScale(shape)) return scaleFollowed(value, old, path, following)
    return shape.item
      ? value.map((item, index) => parcelsFollowed(item, old[index] ?? null, shape.item!, [...path, String(index)], following))
      : value
  }
  if (!isTable(value)) return value
  const inner = (name: string): ExactValue => (isTable(base) ? (base[name] ?? null) : null)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const form = shape.fields.get(name)
      return [name, form ? parcelsFollowed(each, inner(name), form, [...path, name], following) : each]
    }),
  )
}

interface ParcelRow {
  readonly limit: bigint | null
  readonly rate: Ratio
  readonly deduct?: bigint
}

const isParcelRow = (row: ExactValue | undefined): row is Row & ParcelRow =>
  row !== undefined && isTable(row) && row.rate instanceof Ratio && (row.limit === null || typeof row.limit === 'bigint')

function scaleFollowed(rows: readonly ExactValue[], old: readonly ExactValue[], path: Path, { origins, given }: Following): ExactValue {
  const list = path.join('/')
  const kept = origins.get(list)
  const originOf = (index: number): number => (kept ? (kept[index] ?? -1) : index < old.length ? index : -1)
  const made: ExactValue[] = []
  let touched = false
  for (const [index, row] of rows.entries()) {
    const origin = originOf(index)
    const was = old[origin]
    const before = made[index - 1]
    if (!isParcelRow(row) || (before !== undefined && !isParcelRow(before))) {
      made.push(row)
      continue
    }
    touched ||= !isParcelRow(was) || row.rate.compare(was.rate) !== 0 || !sameRow(before, old[origin - 1])
    const own = given.has(`${list}/${index}/deduct`) || given.has(`${list}/*/deduct`) || (!isParcelRow(was) && row.deduct !== undefined)
    if (!touched && row.deduct === undefined && isParcelRow(was)) made.push({ ...row, deduct: was.deduct })
    else if (!touched || own) made.push(row)
    else made.push({ ...row, deduct: before === undefined ? 0n : joining(before, row) })
  }
  return made
}

/** True when two preceding rows have the same limit and rate, or both are missing. */
function sameRow(one: ExactValue | undefined, other: ExactValue | undefined): boolean {
  if (!isParcelRow(one) || !isParcelRow(other)) return one === undefined && other === undefined
  return one.limit === other.limit && one.rate.compare(other.rate) === 0
}

function joining(before: ParcelRow, { rate }: ParcelRow): bigint {
  return (before.deduct ?? 0n) + (before.limit === null ? 0n : portion(before.limit, rate.minus(before.rate), 'halfUp'))
}
