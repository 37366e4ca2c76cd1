import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../engine/present/view.ts'
import { registry } from '../../../test/support/ports.ts'
import { rowWriter } from './row-writer.ts'

const operation = registry.calculators.get('net-salary')!
const view = (fields: string, format: 'csv' | 'json' | 'ndjson') => viewOf(operation, { fields }, format)
const written = (marked: boolean, format: 'csv' | 'json' | 'ndjson' = 'csv', fields = 'netSalary,inss') =>
  rowWriter(operation, view(fields, format), marked)
const result = { netSalary: 1, inss: 2 }

describe('the rows of a spreadsheet', () => {
  it('have their number, their cells and what was wrong', () => {
    const { before, row } = written(false)
    expect(before.trim().replace('\ufeff', '')).toBe('index,netSalary,inss,error')
    expect(row({ index: 3, result }).trim()).toBe('3,1,2,')
    expect(row({ index: 4, error: 'não' }).trim()).toBe('4,,,não')
    expect(row({ summary: {} })).toBe('')
  })

  it('say first that they are no law, where a column can', () => {
    const { before, row } = written(true)
    expect(before.trim().replace('\ufeff', '')).toBe('hypothetical,index,netSalary,inss,error')
    expect(row({ index: 3, result: { ...result, hypothetical: true } }).trim()).toBe('true,3,1,2,')
    expect(row({ index: 3, result }).trim()).toBe(',3,1,2,')
  })

  it('and are refused where none can', () => {
    expect(written(false).row({ index: 3, result: { ...result, hypothetical: true } })).toMatch(/^3,,,.*mande-a no endereço/)
    expect(
      written(false)
        .row({ index: 3, result: { ...result, hypothetical: false } })
        .trim(),
    ).toBe('3,1,2,')
  })

  it('are one each: a list is asked for otherwise', () => {
    expect(() => written(false, 'csv', 'steps')).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'fields' })] }),
    )
  })
})

it.each([
  ['json', '[', ',\n', ']'],
  ['ndjson', '', '\n', '\n'],
] as const)('in %s each is an element', (format, before, between, after) => {
  const { row, ...around } = written(false, format)
  expect(around).toEqual({ before, between, after })
  expect(JSON.parse(row({ index: 3, result }))).toEqual({ index: 3, result })
})
