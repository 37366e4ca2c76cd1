import { describe, expect, it } from 'vitest'
import { endingOf, preferred, usualForm } from './forms.ts'

it.each([
  [undefined, 'csv'],
  ['*/*', 'csv'],
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['application/json, text/csv;q=0.5', 'json'],
  ['application/json;q=0.5, text/csv', 'csv'],
  ['application/*;q=0.9, */*;q=0.1', 'json'],
  ['image/png', 'csv'],
] as const)('of JSON and CSV, CSV first, %s gets %s', (accept, format) => expect(preferred(accept, ['csv', 'json'])).toBe(format))

describe('the ending of an address', () => {
  it.each([
    ['inss', 'inss', null],
    ['inss.csv', 'inss', 'csv'],
    ['net-salary.json', 'net-salary', 'json'],
    ['net-salary.ndjson', 'net-salary', 'ndjson'],
    ['csv', 'csv', null],
    ['inss.pdf', 'inss.pdf', null],
    ['a.csv.csv', 'a.csv', 'csv'],
    ['', '', null],
  ])('of %s: %s as %s', (address, name, ending) => expect(endingOf(address)).toEqual({ name, ending }))

  it('says the form, and then nothing else may', () => {
    expect(usualForm('csv', {}, 'application/json')).toBe('csv')
    expect(usualForm(null, {}, 'text/csv')).toBe('csv')
    expect(() => usualForm('csv', { format: 'json' }, undefined)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'format', code: 'misplaced' })] }),
    )
  })
})
