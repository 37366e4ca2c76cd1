import { describe, expect, it } from 'vitest'
import { typeOf, typeSeen } from './types.ts'

describe('TypeScript for a JSON Schema', () => {
  it('has the fields with their words, and what may be left out', () => {
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

  it('is any JSON where the schema says nothing', () => {
    expect([typeOf(undefined, ''), typeOf(true, ''), typeOf({}, '')]).toEqual(['Json', 'Json', 'Json'])
  })
})

describe('the type of values seen', () => {
  it('joins what versions have, and marks what some lack', () => {
    expect(typeSeen([{ a: 1, b: [] }, { a: null }], '')).toBe('{\n  readonly "a": number | null\n  readonly "b"?: readonly never[]\n}')
  })
})
