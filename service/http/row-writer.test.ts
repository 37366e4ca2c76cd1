import { describe, expect, it } from 'vitest'
import { viewOf } from '../../engine/presentation/view.ts'
import { registry } from '../../test/support/ports.ts'
import { rowWriter } from './row-writer.ts'

const operation = registry.calculators.get('net-salary')!
const view = (fields: string, format: 'csv' | 'json' | 'ndjson') => viewOf(operation, { fields }, format)
const written = (marked: boolean, format: 'csv' | 'json' | 'ndjson' = 'csv', fields = 'netSalary,inss') =>
  rowWriter(operation, view(fields, format), marked)
const result = { netSalary: 1, inss: 2 }

describe('spreadsheet rows', () => {
  it('have an index, cells and an error', () => {
    const { before, row } = written(false)
    expect(before.trim().replace('\ufeff', '')).toBe('index,netSalary,inss,error')
    expect(row({ index: 3, result }).trim()).toBe('3,1,2,')
    expect(row({ index: 4, error: 'não' }).trim()).toBe('4,,,não')
    expect(row({ summary: {} })).toBe('')
  })

  it('have a leading hypothetical column under a law change', () => {
    const { before, row } = written(true)
    expect(before.trim().replace('\ufeff', '')).toBe('hypothetical,index,netSalary,inss,error')
    expect(row({ index: 3, result: { ...result, hypothetical: true } }).trim()).toBe('true,3,1,2,')
    expect(row({ index: 3, result }).trim()).toBe(',3,1,2,')
  })

  it('are rejected when no column can mark a hypothetical answer', () => {
    expect(written(false).row({ index: 3, result: { ...result, hypothetical: true } })).toMatch(/^3,,,.*mande-a no endereço/)
    expect(
      written(false)
        .row({ index: 3, result: { ...result, hypothetical: false } })
        .trim(),
    ).toBe('3,1,2,')
  })

  it('are one per answer: rejects a list among the selected fields', () => {
    expect(() => written(false, 'csv', 'steps')).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'fields' })] }),
    )
  })
})

it.each([
  ['json', '[', ',\n', ']'],
  ['ndjson', '', '\n', '\n'],
] as const)('in %s each row is one element', (format, before, between, after) => {
  const { row, ...around } = written(false, format)
  expect(around).toEqual({ before, between, after })
  expect(JSON.parse(row({ index: 3, result }))).toEqual({ index: 3, result })
})
