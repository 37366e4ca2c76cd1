/**
 * What each input takes, from its least to its most, is a promise to whoever sends it: a limit that comes nearer refuses what was answered
 * before, and one that goes farther answers what was never held to a source. A new operation or field needs no record to pass;
 * `npm run said:record` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { JsonSchema } from '../engine/core/operation/descriptor.ts'
import { at } from '../engine/core/records.ts'
import { registry } from './support/ports.ts'

const FILE = new URL('limits.txt', import.meta.url)
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

const limit = (schema: JsonSchema, names: readonly string[]): string => {
  const found = names.find((name) => at(schema, name) !== undefined)
  return found === undefined ? '' : `${found.startsWith('exclusive') ? 'not ' : ''}${at(schema, found)}`
}

/** By path, what a field takes; of one without limits, nothing. */
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

it('no limit of an input moves unseen', () => {
  const moved = [...recorded].filter(([path, limits]) => now.has(path) && now.get(path) !== limits)
  expect(moved.map(([path, limits]) => `${path}: ${limits}, now ${now.get(path)}`)).toEqual([])
})

it('the limits of hundreds of inputs are recorded', () => expect(recorded.size).toBeGreaterThan(500))
