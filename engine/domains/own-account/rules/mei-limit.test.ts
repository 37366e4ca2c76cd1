import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import mei from '../law/mei.ts'
import { meiLimit } from './mei-limit.ts'

const table = mei.at('2026-06-01').value

describe('MEI limit', () => {
  it('is one twelfth of the annual limit per month', () => {
    expect(meiLimit(12, table, false)).toBe(reais('81000.00'))
    expect(meiLimit(7, table, false)).toBe(reais('47250.00'))
  })
  it('of a trucker uses the monthly limit printed in the law', () => {
    expect(meiLimit(12, table, true)).toBe(reais('251600.00'))
    expect(meiLimit(11, table, true)).toBe(reais('230633.37'))
    expect(meiLimit(1, table, true)).toBe(reais('20966.67'))
  })
  it('was 60,000.00 until 2017', () => expect(meiLimit(12, mei.at('2017-12-31').value, false)).toBe(reais('60000.00')))
})
