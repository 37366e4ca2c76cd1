import { describe, expect, it } from 'vitest'
import { ports } from '../../../../test/support/ports.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { currencyDivisor, IndexTable, monthEnd, monthNumber, monthStart } from './indexes.ts'

const table = () => new IndexTable(new Context({ day: '2026-06-01', given: true }, ports))
const month = (text: string) => monthNumber(`${text}-01` as '2020-01-01')

describe('months of an index', () => {
  // IBGE, IPCA-E: November 2019 0.14%, December 1.05%; July 2022 0.13%, August −0.73%.
  it('reads the published rate of each month, below zero too', () => {
    const rates = table()
    const percents = ['2019-11', '2019-12', '2022-07', '2022-08'].map((each) => rates.rate('ipca_e', month(each)).toPercent())
    expect(percents).toEqual([0.14, 1.05, 0.13, -0.73])
  })

  // IPCA-E of June 2009: 0.38%. TR of July 2009: 0.1051%; the IPCA-E of that month was 0.22%.
  it('turns the combined table from IPCA-E to TR in July 2009', () => {
    const rates = table()
    expect(rates.rate('ipca_e_tr', month('2009-06')).toPercent()).toBe(0.38)
    expect(rates.rate('ipca_e_tr', month('2009-07')).toPercent()).toBe(0.1051)
  })

  it('counts a month without a published rate as zero and names it', () => {
    const rates = table()
    expect(rates.rate('ipca_e', month('2031-02')).isZero).toBe(true)
    expect(rates.rate('none', month('2031-02')).isZero).toBe(true)
    expect([...rates.missing]).toEqual([['ipca_e', new Set([month('2031-02')])]])
  })
})

describe('currencies', () => {
  // Cruzeiro real of August 1993: 1,000 cruzeiros. Real of July 1994: 2,750 cruzeiros reais.
  it.each([
    ['1993-07', '1993-07', 1n],
    ['1993-08', '1994-06', 1_000n],
    ['1993-08', '1994-07', 2_750_000n],
    ['1994-07', '1995-06', 2_750n],
    ['1994-08', '2020-12', 1n],
  ])('divide from %s to %s by %s', (first, last, divisor) => {
    const { n, d } = currencyDivisor(month(first), month(last))
    expect(n / d).toBe(divisor)
  })
})

it('finds the first and the last day of a month by its number', () => {
  expect([monthStart(month('2024-02')), monthEnd(month('2024-02'))]).toEqual(['2024-02-01', '2024-02-29'])
  expect(monthEnd(month('2023-12'))).toBe('2023-12-31')
})
