/** Reform as JSON: a merge patch (RFC 7396) with list positions as keys, `$times`, `$index` and `$as`. */

import { isRecord, type Row } from '../collections/records.ts'
import { isDay } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { Ratio } from '../ratio.ts'
import { type Change, type ChangeScope, type ExactValue, finding, MAX_CHANGES, type RawChange, type Written } from './change.ts'
import { ABSENT, scaleIn, scaleText, shortest, tooMany } from './text.ts'

const TABLE = /^([^@]+)(?:@(\d{4}-\d{2}-\d{2})(!?))?$/
/** Maximum depth of any table. */
const DEEPEST = 8
const OWN = ['$as', '$times', '$index']

export function changesOf(patch: Row): RawChange[] {
  const told: RawChange[] = []
  const issues: IssueDraft[] = []
  for (const [key, value] of Object.entries(patch)) {
    const match = TABLE.exec(key)
    const [, table = '', day, held] = match ?? []
    if (!match || (day !== undefined && !isDay(day)) || !isRecord(value)) {
      issues.push(
        finding(
          `law.${key.slice(0, 60)}`,
          'wrong_type',
          'deve ser um objeto com o que muda na tabela',
          'must be an object of what changes',
        ),
      )
      continue
    }
    walk({ table: table.trim(), from: day === undefined ? null : day, holds: held === '!' }, [], value, told, issues)
    if (told.length > MAX_CHANGES) throw new InvalidInput([tooMany(told.length)])
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return told
}

function walk(reach: ChangeScope, path: readonly string[], value: unknown, told: RawChange[], issues: IssueDraft[]): void {
  if (told.length > MAX_CHANGES) return
  const where = { ...reach, path }
  if (isRecord(value) && path.length < DEEPEST) {
    if (OWN.some((name) => Object.hasOwn(value, name))) baseIn(where, value, told, issues)
    for (const [name, inner] of Object.entries(value)) {
      if (OWN.includes(name)) continue
      if (name === '+') for (const row of Array.isArray(inner) ? inner : [inner]) told.push({ ...where, op: 'add', value: writtenOf(row) })
      else walk(reach, [...path, name], inner, told, issues)
    }
  } else if (value === null && /^\d+$/.test(path.at(-1) ?? '')) told.push({ ...where, op: 'remove' })
  else told.push({ ...where, op: 'set', value: writtenOf(value) })
}

function baseIn(where: ChangeScope & { readonly path: readonly string[] }, value: Row, told: RawChange[], issues: IssueDraft[]): void {
  const { $as: as, $times: times, $index: index } = value
  const written = times ?? index
  const scale = written === undefined ? null : scaleIn(String(written))
  const wrong = (name: string): void => {
    const field = ['law', where.table, ...where.path, name].join('.')
    issues.push(finding(field, 'wrong_format', 'não se lê: um fator, um índice ou um dia', 'cannot be read: a factor, an index or a day'))
  }
  if (as !== undefined && (typeof as !== 'string' || !isDay(as))) wrong('$as')
  else if ((written !== undefined && !scale) || (times !== undefined && index !== undefined))
    wrong(times === undefined ? '$index' : '$times')
  else told.push({ ...where, op: 'base', as: as === undefined ? null : as, scale })
}

/** A JSON value in the raw form of a text. */
function writtenOf(value: unknown): Written {
  if (Array.isArray(value)) return { list: value.map(writtenOf) }
  if (isRecord(value)) return { fields: new Map(Object.entries(value).map(([name, inner]) => [name, writtenOf(inner)])) }
  return { token: String(value) }
}

/** Equivalent JSON patch of the changes. */
export function patchOf(changes: readonly Change[]): Record<string, unknown> {
  const patch: Record<string, unknown> = Object.create(null)
  for (const change of changes) {
    const table = change.from === null ? change.table : `${change.table}@${change.from}${change.holds ? '!' : ''}`
    switch (change.op) {
      case 'base': {
        const at = inside(patch, [table, ...change.path])
        if (change.as !== null) at.$as = change.as
        if (change.scale !== null) at['factor' in change.scale ? '$times' : '$index'] = scaleText(change.scale)
        break
      }
      case 'add': {
        const at = inside(patch, [table, ...change.path])
        at['+'] = [...(Array.isArray(at['+']) ? at['+'] : []), jsonOf(change.value)]
        break
      }
      default:
        inside(patch, [table, ...change.path.slice(0, -1)])[change.path.at(-1)!] = change.op === 'set' ? jsonOf(change.value) : null
    }
  }
  return patch
}

function inside(patch: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  let at = patch
  for (const name of path) {
    const known = at[name]
    const next: Record<string, unknown> = isRecord(known) ? known : Object.create(null)
    at[name] = next
    at = next
  }
  return at
}

function jsonOf(value: ExactValue): unknown {
  if (typeof value === 'bigint') return Number(value) / 100
  if (value instanceof Ratio) return `${shortest(Ratio.of(value.n * 100n, value.d))}%`
  if (Array.isArray(value)) return value.map(jsonOf)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === ABSENT ? [] : [[name, jsonOf(inner)]])))
}
