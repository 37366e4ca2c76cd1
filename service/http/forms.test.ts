import { describe, expect, it } from 'vitest'
import { negotiateFormat, preferredFormat, splitExtension } from './forms.ts'

it.each([
  [undefined, 'csv'],
  ['*/*', 'csv'],
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['application/json, text/csv;q=0.5', 'json'],
  ['application/json;q=0.5, text/csv', 'csv'],
  ['application/*;q=0.9, */*;q=0.1', 'json'],
  ['image/png', 'csv'],
] as const)('for JSON and CSV, CSV preferred, %s selects %s', (accept, format) =>
  expect(preferredFormat(accept, ['csv', 'json'])).toBe(format),
)

describe('URL extension', () => {
  it.each([
    ['inss', 'inss', null],
    ['inss.csv', 'inss', 'csv'],
    ['net-salary.json', 'net-salary', 'json'],
    ['net-salary.ndjson', 'net-salary', 'ndjson'],
    ['csv', 'csv', null],
    ['inss.pdf', 'inss.pdf', null],
    ['a.csv.csv', 'a.csv', 'csv'],
    ['', '', null],
  ])('of %s: %s as %s', (address, name, ending) => expect(splitExtension(address)).toEqual({ name, ending }))

  it('sets the format and rejects a conflicting parameter', () => {
    expect(negotiateFormat('csv', {}, 'application/json')).toBe('csv')
    expect(negotiateFormat(null, {}, 'text/csv')).toBe('csv')
    expect(() => negotiateFormat('csv', { format: 'json' }, undefined)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'format', code: 'misplaced' })] }),
    )
  })
})
