/**
 * The bounds of each input are part of the contract: a narrower bound rejects input that used to work, and a wider one accepts values never
 * checked against a source. New operations and fields pass without a record; `npm run said:record` rewrites it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../engine/core/collections/records.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { registry } from '../support/ports.ts'

const FILE = new URL('limits.txt', import.meta.url)
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

const limit = (schema: JsonSchema, names: readonly string[]): string => {
  const found = names.find((name) => at(schema, name) !== undefined)
  return found === undefined ? '' : `${found.startsWith('exclusive') ? 'not ' : ''}${at(schema, found)}`
}

/** Bounds of a field and its subfields by path; omits fields without bounds. */
function limitsIn(schema: JsonSchema, path: string): [string, string][] {
  const own = `${limit(schema, LEAST)} to ${limit(schema, MOST)}`
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => limitsIn(field, `${path} ${name}`))
  return [
    ...(own === ' to ' ? [] : [[path, own] as [string, string]]),
    ...inner,
    ...(schema.items ? limitsIn(schema.items, `${path} []`) : []),
  ]
}

const now = new Map([...registry.operations.values()].flatMap(({ id, inputSchema }) => limitsIn(inputSchema, id)))
if (process.env.RECORD_SAID) writeFileSync(FILE, `${[...now].map(([path, limits]) => `${path}: ${limits}`).join('\n')}\n`)
const recorded = new Map(
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
)

it('input bounds match the record', () => {
  const moved = [...recorded].filter(([path, limits]) => now.has(path) && now.get(path) !== limits)
  expect(moved.map(([path, limits]) => `${path}: ${limits}, now ${now.get(path)}`)).toEqual([])
})

it('the record covers hundreds of inputs', () => expect(recorded.size).toBeGreaterThan(500))
