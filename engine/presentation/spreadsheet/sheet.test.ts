import { describe, expect, it } from 'vitest'
import { cellText } from './sheet.ts'

describe('cell text', () => {
  it.each([
    [true, 'sim', 'true'],
    [false, 'não', 'false'],
    [1234.5, '1234,5', '1234.5'],
    [null, '', ''],
    [undefined, '', ''],
    [['a', null, 2.5], 'a |  | 2,5', 'a |  | 2.5'],
    [[{ a: 1 }], '[{"a":1}]', '[{"a":1}]'],
    [{ a: [1.5] }, '{"a":[1.5]}', '{"a":[1.5]}'],
  ])('%j', (value, portuguese, english) => {
    expect([cellText(value, 'pt-BR'), cellText(value, 'en')]).toEqual([portuguese, english])
  })
})
