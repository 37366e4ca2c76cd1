import { describe, expect, it } from 'vitest'
import { addMonths } from '../../../core/day.ts'
import inss from '../law/inss.ts'
import { tableAfter, tablesBefore } from './neighbouring-tables.ts'

const on = (day: `${number}-${number}-${number}`) => inss.at(day).value

describe('the tables beside one', () => {
  it('before: the last and that of a year ago, once where they are the same', () => {
    expect(tablesBefore(inss, '2026-03-15')).toEqual([on('2025-03-15')])
    // March 2020 has January's before it, and 2019's of a year ago.
    expect(tablesBefore(inss, '2020-03-15')).toEqual([on('2020-02-15'), on('2019-03-15')])
  })

  it('after: the next, where there is one', () => {
    expect(tableAfter(inss, '2025-12-31')).toEqual([on('2026-01-01')])
    expect(tableAfter(inss, addMonths(inss.versions[0].from, 11))).toEqual([])
  })

  it('none around a day before the record, and none before its first', () => {
    expect(tablesBefore(inss, '1994-06-30')).toEqual([])
    expect(tablesBefore(inss, '1994-07-01')).toEqual([])
  })
})
