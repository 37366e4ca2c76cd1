/** Contract tests generated from the schema of every calculator. */
import { describe, expect, it } from 'vitest'
import { takesDay } from '../../engine/operation/input/date-field.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

interface Property {
  type: 'number' | 'integer' | 'boolean' | 'string' | 'array'
  enum?: string[]
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  items?: { type?: string }
  'x-option-aliases'?: Readonly<Record<string, string>>
}

const app = serviceUnderTest()

const post = async (id: string, payload: object) => {
  const response = await app.inject({ method: 'POST', url: `/v1/calc/${id}`, payload })
  return { status: response.statusCode, body: response.json() as { error: string; calculator: string; issues: { field: string }[] } }
}

const get = async (id: string, query: string) => {
  const response = await app.inject(`/v1/calc/${id}?${query}`)
  return { status: response.statusCode, body: response.json() as { error: string; calculator: string; issues: { field: string }[] } }
}

/** Parsing depends on the type of a field, not its name: each calculator tries half of the cases, in turn. */
const half = <T>(all: readonly T[], turn: number): T[] => all.filter((_, index) => (index + turn) % 2 === 0)

/** Names of no field; two per calculator. */
const STRANGE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'xyzzy', 'gross salary']

describe.each(oneIn(6, [...registry.calculators.values()]).map((calculator, turn) => ({ id: calculator.id, calculator, turn })))(
  '$id',
  ({ calculator, turn }) => {
    const example = calculator.examples[0]!.input
    const properties = Object.entries(calculator.inputSchema.properties as Record<string, Property>)
    const required = (calculator.inputSchema.required as string[] | undefined) ?? []

    async function refuses(field: string, value: unknown) {
      const { status, body } = await post(calculator.id, { ...example, [field]: value })
      expect(status, `${field} = ${JSON.stringify(value)}`).toBe(400)
      expect(body.calculator).toBe(calculator.id)
      expect(body.error).toContain(field)
      // A single value for a list is read as a list of one: its item is the field at fault.
      expect(body.issues.map((issue) => issue.field.split('.0')[0])).toContain(field)
    }

    /** Accepts any status except an error about this field's bounds. */
    async function accepts(field: string, value: number) {
      const { status, body } = await post(calculator.id, { ...example, [field]: value })
      expect([200, 400, 503]).toContain(status)
      if (status === 400) {
        const own = body.issues.filter((issue) => issue.field === field)
        expect(JSON.stringify(own)).not.toMatch(/deve ser (maior|menor)( ou igual a| que) -?\d/)
      }
    }

    it('a GET without parameters describes it', async () => {
      const body = (await app.inject(`/v1/calc/${calculator.id}`)).json()
      expect(Object.keys(body)).toEqual(['calculator', 'title', 'summary', 'group', 'inputSchema', 'resultSchema', 'examples'])
      expect(body.inputSchema.$schema).toContain('2020-12')
      expect((await app.inject(body.examples[0].url)).statusCode).toBe(200)
    })

    it.each(required)('rejects a missing %s', async (field) => {
      const { [field]: _left, ...rest } = example
      const { status, body } = await post(calculator.id, rest)
      expect(status).toBe(400)
      expect(body.issues.map((issue) => issue.field)).toContain(field)
    })

    it.each(half(properties, turn))('rejects %s of the wrong type', async (field, property) => {
      const wrong = {
        number: ['"5000"', 'cinco', '5.000,00', true, [], {}],
        integer: ['3.5', 1.5, [], true],
        boolean: ['talvez', 1, {}],
        // A flag names an option by its alias.
        string: [5, true, [], {}].filter((value) => property['x-option-aliases']?.[String(value)] === undefined),
        // A single item is a list of one.
        array: [5, 'x', true, {}].filter((value) => typeof value !== (property.items?.type ?? 'object').replace('integer', 'number')),
      }
      for (const value of wrong[property.type]) await refuses(field, value)
    })

    it.each(half(properties, turn))('parses the natural notation of %s', async (field, property) => {
      const given = example[field]
      const same = async (value: unknown) =>
        expect((await post(calculator.id, { ...example, [field]: value })).body).toEqual((await post(calculator.id, example)).body)
      if (given === undefined) return same(null)
      if (property.type !== 'string' && property.type !== 'array') await same(String(given))
      if (property.type === 'boolean') await same(given ? 'True' : 'FALSE')
      if (property.enum) await same(String(given).toUpperCase())
      if (required.includes(field)) await refuses(field, null)
    })

    it.each(properties)('enforces both bounds of %s', async (field, property) => {
      const step = property.type === 'integer' ? 1 : 0.01
      if (property.minimum !== undefined && property.minimum > Number.MIN_SAFE_INTEGER) {
        await refuses(field, property.minimum - step)
        await accepts(field, property.minimum)
      }
      if (property.exclusiveMinimum !== undefined) {
        await refuses(field, property.exclusiveMinimum)
        await accepts(field, property.exclusiveMinimum + step)
      }
      if (property.maximum !== undefined) {
        await refuses(field, property.maximum + Math.max(step, property.maximum > 1e15 ? 2 : 0))
        await accepts(field, property.maximum)
      }
      if (property.exclusiveMaximum !== undefined) {
        await refuses(field, property.exclusiveMaximum)
        await accepts(field, property.exclusiveMaximum - step)
      }
      if (property.enum) {
        await refuses(field, `${property.enum[0]}x`)
        for (const value of property.enum) expect((await post(calculator.id, { ...example, [field]: value })).status).not.toBe(500)
      }
      if (takesDay(property)) for (const day of ['2026-02-30', '15/11/2026', 'hoje', '']) await refuses(field, day)
    })

    it.each(half(properties, turn + 1).filter(([, { type }]) => type === 'number' || type === 'integer'))(
      'parses %s strictly as text',
      async (field) => {
        const base = new URL(exampleUrl('http://x/', example)).searchParams
        for (const text of ['', 'NaN', 'Infinity', '1e400', '1.234,56', '0x10', '+5', ' 5', '5 ', '1_000', '٣']) {
          base.set(field, text)
          const { status, body } = await get(calculator.id, base.toString())
          expect(status, `${field}=${text}`).toBe(400)
          expect(body.issues.map((issue) => issue.field)).toContain(field)
        }
        base.delete(field)
        const repeated = await get(calculator.id, `${base}&${field}=1&${field}=2`)
        expect(repeated.status).toBe(400)
        expect(repeated.body.issues.map((issue) => issue.field)).toContain(field)
      },
    )

    it.each(STRANGE.filter((_, index) => (index + turn) % 3 === 0))('names the unknown field %s', async (field) => {
      const payload = JSON.stringify({ ...example }).replace(/}$/, `${Object.keys(example).length ? ',' : ''}${JSON.stringify(field)}:1}`)
      const response = await app.inject({
        method: 'POST',
        url: `/v1/calc/${calculator.id}`,
        payload,
        headers: { 'content-type': 'application/json' },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().issues.map((issue: { field: string }) => issue.field)).toContain(field)
      const text = await app.inject(`${exampleUrl(`/v1/calc/${calculator.id}`, example)}&${encodeURIComponent(field)}=1`)
      expect(text.statusCode).toBe(400)
      expect(text.json().issues.map((issue: { field: string }) => issue.field)).toContain(field)
    })

    it('rejects amounts beyond exact arithmetic instead of returning a wrong answer', async () => {
      for (const [field, { type, maximum, exclusiveMaximum }] of properties) {
        if (type !== 'number' || maximum !== undefined || exclusiveMaximum !== undefined) continue
        for (const value of [1e14, 1e21, 1e308]) await refuses(field, value)
      }
    })
  },
)
