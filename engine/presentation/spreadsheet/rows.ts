/** Tabulates an answer by its schema alone: every answer of an operation has the same columns. */

import { isRecord } from '../../core/collections/records.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import type { JsonSchema } from '../../operation/definition/descriptor.ts'
import type { Answer, Operation } from '../../operation/definition/operation.ts'
import { ENVELOPE } from '../../operation/evaluation/envelope.ts'
import type { View } from '../view.ts'
import { shapesOf } from '../view.ts'

export interface RowsTable {
  readonly header: readonly string[]
  /** The list whose items become rows; null when the answer is a single row. */
  readonly list: string | null
  /** Generated lazily. */
  rows(answer: Answer): Iterable<unknown[]>
}

interface Column {
  readonly header: string
  /** Path from the answer, or from an item of the list. */
  readonly path: readonly string[]
  readonly inList: boolean
}

/** Selected columns; by default those of the operation's `rows`, or else every scalar of its own result. */
export function tableOf(operation: Operation, { fields }: Pick<View, 'fields'>): RowsTable {
  const { resultSchema, rows } = operation
  const found = fields
    ? fields.map((path) => reached(resultSchema, path.split('.')))
    : [rows === undefined ? ownValues(resultSchema) : reached(resultSchema, rows.split('.'))]
  const lists = [...new Set(found.flatMap(({ list }) => (list === null ? [] : [list])))]
  if (lists.length > 1) throw new InvalidInput([oneList(lists)])
  const list = lists[0] ?? null
  const columns = found.flatMap(({ list: own, leaves }) => leaves.map((path) => ({ path, inList: own !== null })))
  const alone = columns.every(({ inList }) => inList)
  const named: Column[] = columns.map(({ path, inList }) => ({
    header: [...(inList && (!alone || path.length === 0) ? [list!] : []), ...path].join('.'),
    path,
    inList,
  }))
  const at = list?.split('.') ?? []
  return {
    header: named.map(({ header }) => header),
    list,
    *rows(answer) {
      const items = list === null ? [undefined] : valueAt(answer, at)
      for (const item of Array.isArray(items) ? items : []) yield named.map(({ path, inList }) => valueAt(inList ? item : answer, path))
    },
  }
}

const oneList = (lists: readonly string[]) => ({
  field: 'fields',
  code: 'inconsistent' as const,
  message: word`pede mais de uma lista (${lists.join(', ')}): em linhas, uma de cada vez`,
  english: `asks for more than one list (${lists.join(', ')}): as rows, one at a time`,
})

interface Reached {
  readonly list: string | null
  /** Paths to scalars, from the answer or from an item of the list. */
  readonly leaves: readonly (readonly string[])[]
}

/** Resolves a path to a scalar, the scalars of an object, or a column of each list item. */
function reached(schema: JsonSchema, path: readonly string[]): Reached {
  let inner = [schema]
  let list: string | null = null
  let from = 0
  for (const [at, name] of path.entries()) {
    inner = inner.flatMap(shapesOf).flatMap(({ properties }) => (properties && Object.hasOwn(properties, name) ? [properties[name]!] : []))
    if (!inner.some(isListOfObjects)) continue
    const here = path.slice(0, at + 1).join('.')
    if (list !== null) throw new InvalidInput([oneList([list, here])])
    list = here
    from = at + 1
  }
  const leaves = inner.length === 0 ? [[]] : inner.flatMap(shapesOf).flatMap((shape) => leavesOf(shape))
  const unique = new Map(leaves.map((leaf) => [leaf.join('.'), leaf]))
  return { list, leaves: [...unique.values()].map((leaf) => [...path.slice(from), ...leaf]) }
}

const variants = (schema: JsonSchema): readonly JsonSchema[] => [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]

const isListOfObjects = (schema: JsonSchema): boolean =>
  variants(schema).some(
    ({ type, items }) => type === 'array' && items !== undefined && shapesOf(items).some(({ properties }) => properties),
  )

/** Paths to the scalars inside: descends into objects, skips lists of objects. */
function leavesOf(schema: JsonSchema): string[][] {
  if (!schema.properties) return [[]]
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    isListOfObjects(property) ? [] : shapesOf(property).flatMap((shape) => leavesOf(shape).map((leaf) => [name, ...leaf])),
  )
}

/** Scalars of the operation's own result, without the common envelope. */
function ownValues(schema: JsonSchema): Reached {
  const own = leavesOf(schema).filter(([name]) => !ENVELOPE.includes(name!))
  return { list: null, leaves: [...new Map(own.map((leaf) => [leaf.join('.'), leaf])).values()] }
}

/** Value at `path`, starting at index `passed`; maps over lists. */
function valueAt(value: unknown, path: readonly string[], passed = 0): unknown {
  const name = path[passed]
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item) => valueAt(item, path, passed))
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined
  return valueAt(value[name], path, passed + 1)
}
