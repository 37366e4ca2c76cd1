import { describe, expect, it } from 'vitest'
import { addMonths } from '../../../../core/day.ts'
import inss from '../../law/inss.ts'
import { tableAfter, tablesBefore } from './neighbouring-tables.ts'

const on = (day: `${number}-${number}-${number}`) => inss.at(day).value

describe('neighbouring tables', () => {
  it('returns the previous table and the table of a year ago, without duplicates', () => {
    expect(tablesBefore(inss, '2026-03-15')).toEqual([on('2025-03-15')])
    // March 2020: the previous table is January's, and 2019's applied a year earlier.
    expect(tablesBefore(inss, '2020-03-15')).toEqual([on('2020-02-15'), on('2019-03-15')])
  })

  it('returns the next table, or none after the last', () => {
    expect(tableAfter(inss, '2025-12-31')).toEqual([on('2026-01-01')])
    expect(tableAfter(inss, addMonths(inss.versions[0].from, 11))).toEqual([])
  })

  it('returns none before the record starts and none before its first table', () => {
    expect(tablesBefore(inss, '1994-06-30')).toEqual([])
    expect(tablesBefore(inss, '1994-07-01')).toEqual([])
  })
})
