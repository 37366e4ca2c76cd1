import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../engine/core/errors.ts'
import { Refused } from './problem-details.ts'
import { MAX_VALUES, parseJson } from './strict-json.ts'

const refusalOf = (text: string): unknown => {
  try {
    parseJson(text)
    return null
  } catch (error) {
    return error instanceof Refused ? error.refusal.status : error instanceof InvalidInput ? error.issues[0]?.field : error
  }
}

describe('JSON of a caller', () => {
  it.each([
    '{"a":1,"b":[1,2,{"a":3}]}',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '[]',
    '3',
    '"a:b"',
    '{"__proto__":1}',
    '{"a":{"b":1},"c":{"b":2}}',
    '\ufeff{"a":1}',
    ' {"a" : 1 , "b\\"":2}',
  ])('is parsed as JSON.parse does: %s', (text) => expect(parseJson(text)).toEqual(JSON.parse(text.replace('\ufeff', ''))))

  it.each([
    ['{"gross_salary":5000,"gross_salary":9000}', 'gross_salary'],
    ['{"people":[{"id":1},{"id":1,"id" : 2}]}', 'people.1.id'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":{"b":1,"c":[],"b":2}}', 'a.b'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    [`{"a":1,"a"${' '.repeat(100)}:2}`, 'body'],
  ])('is refused where it names a field twice: %s', (text, field) => expect(refusalOf(text)).toBe(field))

  it('is refused when empty, cut off or not JSON', () => {
    for (const text of ['', '{', '{"a":1', '{"a":1,}', 'a', '[1 2]', '"', '{"a\\']) expect(refusalOf(text), text).toBe(400)
  })

  it('is refused beyond a depth and a number of values, and accepted up to them', () => {
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveLength(1)
    expect(refusalOf('['.repeat(65) + ']'.repeat(65))).toBe(400)
    expect(parseJson(`[${'{},'.repeat(MAX_VALUES / 2 - 1)}{}]`)).toHaveLength(MAX_VALUES / 2)
    expect(refusalOf(`[${'{},'.repeat(MAX_VALUES / 2)}{}]`)).toBe(413)
  })
})
