import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { registry } from '../../../test/support/ports.ts'
import { explaining } from '../terms.ts'
import { renderField } from './form.ts'
import { examplesOf, inputAsJson } from './form-request.ts'

const schema = (properties: Record<string, JsonSchema>): { inputSchema: JsonSchema } => ({ inputSchema: { type: 'object', properties } })

describe('input as JSON', () => {
  it.each([
    ['number', { type: 'number' }, '1500.5', 1500.5],
    ['integer', { type: 'integer' }, '3', 3],
    ['yes', { type: 'boolean' }, 'true', true],
    ['one', { type: 'boolean' }, '1', true],
    ['no', { type: 'boolean' }, 'false', false],
    ['text', { type: 'string' }, '12', '12'],
    ['list', { type: 'array', items: { type: 'number' } }, '1,2', [1, 2]],
    ['list of objects', { type: 'array', items: { type: 'object' } }, '[{"a":1}]', [{ a: 1 }]],
  ])('%s', (_what, field, text, value) => expect(inputAsJson(schema({ field }), { field: text })).toEqual({ field: value }))
})

describe('example summary', () => {
  const operation = registry.calculators.get('net-salary')!
  const told = (fields: Record<string, JsonSchema>, input: Record<string, unknown>) =>
    examplesOf({
      ...operation,
      inputSchema: { type: 'object', properties: fields, required: Object.keys(fields) },
      examples: [{ title: 'Título', input }],
    })[0]!.told

  it.each([
    ['an amount', { type: 'number', 'x-unit': 'BRL' }, 2800, 'R$ 2.800'],
    ['many months', { type: 'integer', 'x-unit': 'months' }, 12, '12 meses'],
    ['one month, whose word would be of many', { type: 'integer', 'x-unit': 'months' }, 1, 'Título'],
    ['no month', { type: 'integer', 'x-unit': 'months' }, 0, '0 meses'],
    ['a number of nothing', { type: 'number' }, 7, 'Título'],
    ['a day', { type: 'string', format: 'date' }, '2026-11-16', '16/11/2026'],
    ['a text', { type: 'string' }, 'x', 'Título'],
  ])('%s', (_what, field, value, expected) => expect(told({ field }, { field: value })).toBe(expected))
})

describe('form field', () => {
  const field = (schema: JsonSchema) =>
    renderField('f', schema, false, { schema: {}, values: {}, issues: [], part: 'p' }, explaining('p')).text

  it('offers both options for a boolean, and every option of a short list', () => {
    expect(field({ type: 'boolean' })).toMatch(/value="true"[\s\S]*Sim[\s\S]*value="false"[\s\S]*Não/)
    expect(field({ type: 'string', enum: ['a', 'b'] })).toMatch(/value="a"[\s\S]*value="b"/)
    expect(field({ type: 'string', enum: ['a', 'b'] })).not.toContain('value="true"')
    expect(field({ type: 'number' })).not.toContain('fieldset')
  })

  it.each([
    [{ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 13 }, 'De 1 a 12.'],
    [{ type: 'integer', minimum: 2, maximum: 5 }, 'De 2 a 5.'],
    [{ type: 'integer', maximum: 5 }, 'Até 5.'],
    [{ type: 'number', exclusiveMaximum: 100 }, 'Menos de 100.'],
    [{ type: 'integer', minimum: 1900, maximum: 2100, 'x-unit': 'year' }, 'De 1900 a 2100.'],
  ])('states its bounds: %j', (schema, said) => expect(field(schema)).toContain(said))
})
