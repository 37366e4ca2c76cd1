/**
 * Fuzzes requests from the OpenAPI description: valid, boundary and hostile. None may cause a 5xx or a 200 that violates its own schema.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESPONSE_PARAMETERS } from '../../engine/operation/input/reserved-names.ts'
import type { Description } from '../../service/openapi/description.ts'
import { rounds } from '../support/lanes/rounds.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

interface Property {
  type?: string
  contentSchema?: Property
  enum?: string[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Property
  example?: unknown
}

interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, { content?: { 'application/json'?: { schema: { $ref?: string } } } } | { $ref: string }>
}

const nameOf = (id: string) => id.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** First example call of each operation by operationId: the parameter examples come from several calls. */
const calls = new Map([...registry.operations.values()].map(({ id, examples }) => [nameOf(id), examples[0]?.input]))

const app = serviceUnderTest()
const description = (await app.inject('/v1/openapi.json')).json() as Description
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(description, 'api')

const TOTAL = rounds(5_000, 8_000)

/** Resolves a `$ref`. */
function resolved<T extends object>(said: T | { $ref: string }): T {
  if (!('$ref' in said)) return said
  return said.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, name) => Object(inner)[name], description) as T
}

// Excludes batches, which take a body of rows: see test/adapters/batch.test.ts.
const described = Object.entries(description.paths)
  .filter(([, item]) => 'get' in item)
  .map(([path, item]) => ({
    path,
    get: item.get as Operation,
    // The generic addresses of a kind declare its name for every method.
    shared: ((item as { parameters?: Operation['parameters'] }).parameters ?? []).filter((each) => !('$ref' in each)),
    posts: 'post' in (description.paths[path.replace(/\.json$/, '')] ?? {}),
  }))
  .map(({ path, get: { operationId, parameters: own = [], responses }, shared, posts }) => ({
    path,
    posts,
    operationId,
    responses,
    parameters: [...shared, ...own],
  }))
  .map(({ path, operationId, parameters, responses, posts }) => ({
    path,
    posts,
    // The same query at `.json`, where its answer may be partial.
    call: calls.get(operationId.replace(/Part$/, '')),
    // Excludes response-format parameters of the adapters: see test/adapters/views.test.ts.
    parameters: parameters
      .filter((parameter) => !('$ref' in parameter && RESPONSE_PARAMETERS.some((name) => parameter.$ref.endsWith(`/${name}`))))
      .map((parameter) => resolved<Parameter>(parameter))
      .map((parameter) => ({
        ...parameter,
        schema: resolved<Property>(parameter.schema.contentSchema ?? parameter.schema),
      })),
    schema: resolved(responses['200']!).content?.['application/json']?.schema,
  }))
const operations = described.filter(({ parameters }) => parameters.length > 0)
/** Endpoints without parameters: one request suffices, and some answers are large. */
const withoutParameters = described.filter((operation) => !operations.includes(operation))
const EACH = Math.ceil(TOTAL / operations.length)

const HOSTILE = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  'NaN',
  'Infinity',
  '1e400',
  '1e308',
  '9007199254740993',
  '0x1F',
  '1.234,56',
  '99999999999999999999',
  '1.7976931348623157',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '𝟙',
  '\u202e5000',
  'a'.repeat(2000),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '0100-01-01',
]

/** Plausible values of a field, including its bounds. */
function plausible(schema: Property): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.format === 'date' || schema.pattern?.startsWith('^\\d{4}-'))
    return fc.oneof(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom('1994-07-01', '2024-02-29', '2026-11-14'),
    )
  if (schema.type === 'string') return fc.string({ maxLength: 30 })
  const low = schema.minimum ?? schema.exclusiveMinimum ?? 0
  const high = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1e12, 1e12)
  if (schema.type === 'integer')
    return fc.oneof(
      fc.integer({ min: Math.max(low, -1e9), max: Math.min(high, 1e9) }),
      fc.constantFrom(low, low + 1, schema.maximum ?? high),
    )
  return fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => Math.min(high, low + hundredths / 100)),
    fc.double({ min: low, max: high, noNaN: true }),
    fc.constantFrom(low, low + 0.01, high, high - 0.01, 1e12),
  )
}

const hostileText = fc.constantFrom(...HOSTILE)
const hostileJson = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, '', '5000', -1, 1e308, 1e-308, Number.MAX_SAFE_INTEGER, { __proto__: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
)

function requestTo({
  path,
  posts,
  parameters,
  call,
}: (typeof operations)[number]): fc.Arbitrary<{ method: 'GET' | 'POST'; url: string; payload?: string }> {
  const fields = (hostile: fc.Arbitrary<unknown>) =>
    fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [
          name,
          fc.oneof({ weight: 12, arbitrary: plausible(schema) }, { weight: 1, arbitrary: hostile }),
        ]),
      ),
      { requiredKeys: parameters.filter(({ required, in: place }) => required || place === 'path').map(({ name }) => name) },
    )
  const published = {
    ...Object.fromEntries(
      parameters.filter(({ example }) => example !== undefined && call === undefined).map(({ name, example }) => [name, example]),
    ),
    ...call,
  }
  /** Half of the requests change a field or two of the published example. */
  const near = (hostile: fc.Arbitrary<unknown>) =>
    fc.oneof(
      fields(hostile),
      fc
        .tuple(fields(hostile), fc.array(fc.constantFrom('', ...parameters.map(({ name }) => name)), { maxLength: 2 }))
        .map(([values, changed]) => ({
          ...published,
          ...Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name))),
        })),
    )
  const extra = fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.tuple(hostileText, hostileText) })
  const get = fc.tuple(near(hostileText), extra).map(([values, more]) => {
    const query = new URLSearchParams()
    let url = path
    for (const [name, value] of Object.entries(values)) {
      if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(String(value)) || '-')
      // A free-form parameter: each entry becomes its own parameter.
      else if (value !== null && typeof value === 'object' && !Array.isArray(value))
        for (const [inner, each] of Object.entries(value)) query.append(inner, String(each))
      else query.append(name, String(value))
    }
    if (more) query.append(more[0], more[1])
    return { method: 'GET' as const, url: query.size > 0 ? `${url}?${query}` : url }
  })
  if (!posts) return get
  const post = near(hostileJson).map(({ inputs, ...values }: Record<string, unknown>) => {
    const body: Record<string, unknown> = { ...Object(inputs), ...values }
    let url = path
    for (const name of Object.keys(body).filter((field) => path.includes(`{${field}}`))) {
      url = url.replace(`{${name}}`, encodeURIComponent(String(body[name])) || '-')
      delete body[name]
    }
    return { method: 'POST' as const, url, payload: JSON.stringify(body) ?? 'null' }
  })
  return fc.oneof(get, post)
}

const bad = /\b(NaN|Infinity|undefined)\b|:-0[,}\]]/

describe(`${EACH} requests to each of ${operations.length} endpoints`, () => {
  it.each(operations.map((operation) => [operation.path, operation] as const))('%s', async (_path, operation) => {
    const { schema } = operation
    const validate = schema?.$ref ? ajv.getSchema(`api${schema.$ref}`)! : ajv.compile(schema ?? {})
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requestTo(operation), async (request) => {
        const response = await app.inject({
          ...request,
          ...(request.method === 'POST' && { headers: { 'content-type': 'application/json' } }),
        })
        statuses.add(response.statusCode)
        expect([200, 400, 404, 503], response.body).toContain(response.statusCode)
        if (response.statusCode === 503) expect(response.json().error).toBeTypeOf('string')
        if (response.statusCode !== 200) return
        expect(response.body).not.toMatch(bad)
        const aboutItself = operation.posts && !request.payload && !request.url.includes('?')
        // Skips spreadsheets, which have their own tests.
        const json = String(response.headers['content-type']).startsWith('application/json')
        if (!aboutItself && json) expect(validate(response.json()), JSON.stringify(validate.errors)).toBe(true)
      }),
      { numRuns: EACH },
    )
    expect(statuses.has(200)).toBe(true)
  })
})

it.each(withoutParameters.map((operation) => [operation.path, operation] as const))(
  '%s, without parameters, matches its schema',
  async (path, { schema }) => {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode).toBe(200)
    if (!schema) return
    const validate = schema.$ref ? ajv.getSchema(`api${schema.$ref}`)! : ajv.compile(schema)
    expect(validate(JSON.parse(body)), JSON.stringify(validate.errors)).toBe(true)
  },
)
