import { describe, expect, it } from 'vitest'
import { isSchemaAsked, schemaApart } from './schema-form.ts'

describe('whether a GET asks for the schema', () => {
  it.each([
    // asked, bare, ending, form, expected
    [null, true, null, 'json', true],
    [null, false, null, 'json', false],
    [null, true, 'json', 'json', false],
    [null, true, 'csv', 'csv', false],
    [null, true, null, 'csv', false],
    [null, false, 'json', 'json', false],
    [true, false, 'csv', 'csv', true],
    [false, true, null, 'json', false],
  ] as const)('%s, without parameters %s, ending in %s, as %s: %s', (schema, isBare, ending, format, expected) => {
    expect(isSchemaAsked(schema, isBare, ending, format)).toBe(expected)
  })

  it('is read from among what came, and alone', () => {
    expect(schemaApart({ a: '1' })).toEqual({ schema: null, rest: { a: '1' } })
    expect(schemaApart({ schema: '' })).toEqual({ schema: true, rest: {} })
    expect(schemaApart({ schema: 'true' })).toEqual({ schema: true, rest: {} })
    expect(schemaApart({ schema: 'false', a: '1' })).toEqual({ schema: false, rest: { a: '1' } })
    const refusal = (code: string) => expect.objectContaining({ issues: [expect.objectContaining({ field: 'schema', code })] })
    expect(() => schemaApart({ schema: 'sim' })).toThrow(refusal('not_an_option'))
    expect(() => schemaApart({ schema: '', a: '1' })).toThrow(refusal('inconsistent'))
  })
})
