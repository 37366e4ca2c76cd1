import { describe, expect, it } from 'vitest'
import { portsWith } from '../../../../test/support/rates.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../core/operation/context.ts'
import { measuredInflation } from './inflation.ts'

const TODAY: Day = '1994-09-15'
const ports = portsWith({ ipcaMonthly: { '1994-06-01': 47.43, '1994-07-01': 6.84, '1994-08-01': 1.86, '1994-09-01': 1.53 } }, TODAY)
const context = () => new Context({ day: TODAY, given: false }, ports)
const between = (from: Day, to: Day, ctx = context()) => measuredInflation(ctx, 'ipca', from, to).toNumber()

describe('the measured inflation', () => {
  it('starts with the Real: 1 July 1994 is answered, the day before is refused by its own name', () => {
    expect(between('1994-07-01', '1994-07-31')).toBe(1.0684)
    expect(() => between('1994-06-30', '1994-07-31')).toThrow('from: deve ser a partir de 01/07/1994, quando o real começou')
  })

  it('goes to today and not to tomorrow', () => {
    expect(between('1994-09-01', TODAY)).toBe(1.0153)
    expect(() => between('1994-09-01', '1994-09-16')).toThrow(/^to: não pode ser depois de hoje/)
  })

  it('may last a day, and never runs backwards', () => {
    expect(between('1994-08-10', '1994-08-10')).toBe(1.0186)
    expect(() => between('1994-08-10', '1994-08-09')).toThrow('to: deve ser depois de from')
  })

  it('says which months entered, in a sentence that ends once', () => {
    const ctx = context()
    between('1994-07-01', '1994-08-31', ctx)
    expect(ctx.assumptions.map(String)).toEqual(['Variações mensais de 01/07/1994 a 01/08/1994, inclusive.'])
    expect(ctx.rates).toMatchObject([{ metric: 'ipcaMonthly', date: '1994-08-01' }])
  })
})
