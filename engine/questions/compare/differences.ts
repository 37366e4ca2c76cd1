/** Differences between two answers of one calculator, field by field, in result order. */

import { at, isRecord, type Row } from '../../core/collections/records.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import type { Difference } from '../../operation/definition/question-drawing.ts'
import { ENVELOPE } from '../../operation/evaluation/envelope.ts'
import { fieldsOf, labelOf, unwrapped } from '../../presentation/schema.ts'

export function differencesOf(schema: JsonSchema, a: Row, b: Row): Difference[] {
  const found: Difference[] = []

  function compare(field: JsonSchema, path: string, label: string, one: unknown, two: unknown): void {
    if (Array.isArray(one) || Array.isArray(two)) {
      rows(field, path, label, Array.isArray(one) ? one : [], Array.isArray(two) ? two : [])
    } else if (isRecord(one) || isRecord(two)) {
      const [left, right]: readonly Row[] = [isRecord(one) ? one : {}, isRecord(two) ? two : {}]
      for (const [name, inner] of namedIn(field, left!, right!))
        compare(inner, `${path}.${name}`, `${label}: ${labelOf(inner, name)}`, left![name], right![name])
    } else if (one !== two)
      found.push({ path, label, unit: field['x-unit'] ?? null, a: one ?? null, b: two ?? null, ...between(one, two, field) })
  }

  /** Matches rows by code or name regardless of position. */
  function rows(field: JsonSchema, path: string, label: string, one: readonly unknown[], two: readonly unknown[]): void {
    const item = unwrapped(field.items ?? {})
    const key = keyOf([...one, ...two])
    const named = (list: readonly unknown[]) => new Map(list.map((row, index) => [key ? String(at(row, key)) : String(index), row]))
    const [left, right] = [named(one), named(two)]
    for (const name of new Set([...left.keys(), ...right.keys()]))
      compare(item, `${path}.${name}`, `${label} (${key ? name : Number(name) + 1})`, left.get(name), right.get(name))
  }

  const own = namedIn(schema, a, b).filter(([name]) => !ENVELOPE.includes(name))
  for (const [name, field] of own) compare(field, name, labelOf(field, name), a[name], b[name])
  return found
}

/** Fields declared by the schema, then undeclared ones. */
function namedIn(schema: JsonSchema, a: Row, b: Row): (readonly [string, JsonSchema])[] {
  const declared = fieldsOf(schema).filter(([name]) => name in a || name in b)
  const known = new Set(declared.map(([name]) => name))
  return [
    ...declared,
    ...Object.keys({ ...a, ...b })
      .filter((name) => !known.has(name))
      .map((name) => [name, {}] as const),
  ]
}

/** Field that identifies the rows of a list; null when none does. */
function keyOf(rows: readonly unknown[]): string | null {
  for (const key of ['code', 'key', 'id', 'month', 'year']) {
    const values = rows.map((row) => at(row, key))
    if (rows.length > 0 && values.every((value) => typeof value === 'string' || typeof value === 'number')) return key
  }
  return null
}

function between(a: unknown, b: unknown, field: JsonSchema): Pick<Difference, 'difference' | 'percent'> {
  if (typeof a !== 'number' || typeof b !== 'number') return { difference: null, percent: null }
  const scale = field['x-unit'] === 'BRL' ? 100 : 1_000_000
  const difference = Math.round((b - a) * scale) / scale
  return { difference, percent: a === 0 ? null : Math.round((difference / Math.abs(a)) * 1_000_000) / 10_000 }
}
