import { expect, it } from 'vitest'
import { preferred } from './forms.ts'

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
