import { describe, expect, it } from 'vitest'
import { inferType, typeOf } from './types.ts'

describe('TypeScript type of a JSON Schema', () => {
  it('writes descriptions and marks optional fields', () => {
    const schema = {
      type: 'object',
      properties: {
        salary: { type: 'number', description: 'Salário' },
        kind: { enum: ['a', 'b'], default: 'a' },
        rows: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      },
      required: ['salary'],
    }
    expect(typeOf(schema, '')).toBe(
      '{\n  /** Salário. */\n  readonly "salary": number\n  /** Padrão: "a". */\n  readonly "kind"?: "a" | "b"\n  readonly "rows"?: readonly (number | null)[]\n}',
    )
  })

  it('maps an unconstrained schema to Json', () => {
    expect([typeOf(undefined, ''), typeOf(true, ''), typeOf({}, '')]).toEqual(['Json', 'Json', 'Json'])
  })
})

describe('type inferred from values', () => {
  it('unites the fields of all versions and marks missing ones as optional', () => {
    expect(inferType([{ a: 1, b: [] }, { a: null }], '')).toBe('{\n  readonly "a": number | null\n  readonly "b"?: readonly never[]\n}')
  })
})
