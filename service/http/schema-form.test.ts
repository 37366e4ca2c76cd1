import { describe, expect, it } from 'vitest'
import { extractSchemaParameter, wantsSchema } from './schema-form.ts'

describe('schema request by GET', () => {
  it.each([
    // Columns: request, without fields, ending, form, expected.
    [null, true, null, 'json', true],
    [null, false, null, 'json', false],
    [null, true, 'json', 'json', false],
    [null, true, 'csv', 'csv', false],
    [null, true, null, 'csv', false],
    [null, false, 'json', 'json', false],
    [true, false, 'csv', 'csv', true],
    [false, true, null, 'json', false],
  ] as const)('%s, without parameters %s, extension %s, as %s: %s', (schema, isBare, ending, format, expected) => {
    expect(wantsSchema(schema, isBare, ending, format)).toBe(expected)
  })

  it('is extracted from the query and must be alone', () => {
    expect(extractSchemaParameter({ a: '1' })).toEqual({ schema: null, rest: { a: '1' } })
    expect(extractSchemaParameter({ schema: '' })).toEqual({ schema: true, rest: {} })
    expect(extractSchemaParameter({ schema: 'true' })).toEqual({ schema: true, rest: {} })
    expect(extractSchemaParameter({ schema: 'false', a: '1' })).toEqual({ schema: false, rest: { a: '1' } })
    const refusal = (code: string) => expect.objectContaining({ issues: [expect.objectContaining({ field: 'schema', code })] })
    expect(() => extractSchemaParameter({ schema: 'sim' })).toThrow(refusal('not_an_option'))
    expect(() => extractSchemaParameter({ schema: '', a: '1' })).toThrow(refusal('inconsistent'))
  })
})
