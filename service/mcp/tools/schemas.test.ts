import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { registry } from '../../../test/support/ports.ts'
import { briefFor, inputFor, leftOut, outputFor } from './schemas.ts'

const input = (properties: Record<string, JsonSchema>, required?: string[]): JsonSchema => ({
  type: 'object',
  properties,
  ...(required && { required }),
})

describe('input schemas', () => {
  it('have units in words and omit internal annotations and uninformative bounds', () => {
    const field = {
      type: 'number',
      description: 'Salário.',
      'x-unit': 'BRL/month',
      'x-label': 'Salário',
      minimum: 0.01,
      maximum: Number.MAX_SAFE_INTEGER,
    }
    expect(inputFor({ $schema: 'https://json-schema.org', ...input({ field }) }, registry)).toEqual({
      type: 'object',
      properties: { field: { type: 'number', description: 'Salário (em reais)', minimum: 0.01 } },
    })
  })

  it('lists the names available in the registry', () => {
    const { properties } = inputFor(input({ table: { type: 'string', 'x-names-of': 'laws' }, other: { type: 'string' } }), registry)
    expect(properties).toEqual({ table: { type: 'string', enum: [...registry.laws.keys()] }, other: { type: 'string' } })
  })

  it('builds each schema only once', () => {
    const schema = input({ value: { type: 'number' } })
    expect(inputFor(schema, registry)).toBe(inputFor(schema, registry))
  })
})

describe('brief schemas', () => {
  const options = (many: number) => Array.from({ length: many }, (_, index) => `o${index}`)

  it('describes the type of required fields and only names some optional ones', () => {
    const fields = {
      a: { type: 'string', format: 'date', description: 'Dia' },
      b: { type: 'number' },
      c: { type: 'number' },
      d: { type: 'number' },
    }
    expect(briefFor(input(fields, ['a']), 2)).toEqual({
      type: 'object',
      properties: { a: { type: 'string', format: 'date' }, b: {}, c: {} },
      required: ['a'],
    })
    expect(briefFor(input(fields, ['a']), 0)).toEqual({
      type: 'object',
      properties: { a: { type: 'string', format: 'date' } },
      required: ['a'],
    })
    expect([0, 2, 3, 5].map((many) => leftOut(input(fields, ['a']), many))).toEqual([3, 1, 0, 0])
  })

  it('omits `required` when no field is required', () => {
    expect(briefFor(input({ b: { type: 'number' } }), 1)).toEqual({ type: 'object', properties: { b: {} } })
  })

  it.each([
    ['its pattern', { type: 'string', pattern: '^\\d{4}$' }, { type: 'string', pattern: '^\\d{4}$' }],
    ['no type where it has none', { anyOf: [{ type: 'string' }] }, {}],
    ['its options where there are twelve', { type: 'string', enum: options(12) }, { type: 'string', enum: options(12) }],
    ['and not where there are more', { type: 'string', enum: options(13) }, { type: 'string' }],
  ])('describes a required field, %s', (_what, field, told) => {
    expect(briefFor(input({ field }, ['field']), 0).properties).toEqual({ field: told })
  })
})

it('lists the shared answer fields without their items and every other field in full', () => {
  const rows = { type: 'array', items: { type: 'object', properties: { value: { type: 'number', 'x-unit': 'BRL' } } } }
  expect(outputFor(input({ steps: rows, points: rows }))).toMatchObject({
    properties: {
      steps: { type: 'array', items: { type: 'object' } },
      points: { type: 'array', items: { type: 'object', properties: { value: { type: 'number' } } } },
    },
  })
})
