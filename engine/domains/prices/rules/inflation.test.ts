import { describe, expect, it } from 'vitest'
import { portsWith } from '../../../../test/support/corpora/rates.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { measuredInflation } from './inflation.ts'

const TODAY: Day = '1994-09-15'
const ports = portsWith({ ipcaMonthly: { '1994-06-01': 47.43, '1994-07-01': 6.84, '1994-08-01': 1.86, '1994-09-01': 1.53 } }, TODAY)
const context = () => new Context({ day: TODAY, given: false }, ports)
const between = (from: Day, to: Day, ctx = context()) => measuredInflation(ctx, 'ipca', from, to).toNumber()

describe('measured inflation', () => {
  it('starts with the Real: accepts 1 July 1994 and rejects the day before, naming the field', () => {
    expect(between('1994-07-01', '1994-07-31')).toBe(1.0684)
    expect(() => between('1994-06-30', '1994-07-31')).toThrow('from: deve ser a partir de 01/07/1994, quando o real começou')
  })

  it('accepts today and rejects tomorrow', () => {
    expect(between('1994-09-01', TODAY)).toBe(1.0153)
    expect(() => between('1994-09-01', '1994-09-16')).toThrow(/^to: não pode ser depois de hoje/)
  })

  it('accepts a single day and rejects a reversed interval', () => {
    expect(between('1994-08-10', '1994-08-10')).toBe(1.0186)
    expect(() => between('1994-08-10', '1994-08-09')).toThrow('to: deve ser depois de from')
  })

  it('reports the months included in a well-formed sentence', () => {
    const ctx = context()
    between('1994-07-01', '1994-08-31', ctx)
    expect(ctx.assumptions.map(String)).toEqual(['Variações mensais de 01/07/1994 a 01/08/1994, inclusive.'])
    expect(ctx.rates).toMatchObject([{ metric: 'ipcaMonthly', date: '1994-08-01' }])
  })
})
