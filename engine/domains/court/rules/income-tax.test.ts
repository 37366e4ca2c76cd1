import { describe, expect, it } from 'vitest'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import { decimal, ZERO } from '../../../core/ratio.ts'
import irrf from '../../payroll/law/irrf.ts'
import { inReais } from './amounts.ts'
import { incomeTax, type TaxedParcel, type TaxTerms } from './income-tax.ts'

const TERMS: TaxTerms = {
  settledOn: '2024-02-10',
  accumulatedFrom: '2010-07-28',
  cash: false,
  separateVacation: true,
  exclusiveThirteenth: true,
  dependents: 0,
  over65: false,
  privatePension: ZERO,
  alimony: ZERO,
  fees: ZERO,
  gross: ZERO,
  otherDeductions: ZERO,
  reading: 'pje-calc',
}
const parcel = (day: Day, amount: string, kind: TaxedParcel['kind'] = 'other'): TaxedParcel => ({
  kind,
  day,
  amount: inReais(reais(amount)),
})
const taxes = (parcels: readonly TaxedParcel[], changed: Partial<TaxTerms> = {}, months?: number) => {
  const terms = { ...TERMS, ...changed }
  return incomeTax(parcels, terms, irrf.at(terms.settledOn).value, months).map((each) => ({
    kind: each.kind,
    months: each.months,
    base: each.base.toNumber(2),
    tax: each.tax.toNumber(5),
  }))
}

describe('income tax of a labour claim', () => {
  it('multiplies the table by the months: 12 × 2,259.20 are exempt, and the next centavo is taxed', () => {
    const twelve = (amount: string, reading: TaxTerms['reading'] = 'pje-calc') =>
      taxes([parcel('2023-05-31', amount)], { reading }, 12)[0]!.tax
    expect([twelve('27110.40'), twelve('27110.41')]).toEqual([0, 0.00075])
    expect([twelve('53400.00'), twelve('53400.00', 'law')]).toEqual([4061.76, 4061.79])
  })

  it('accumulates income of earlier years from 2010-07-28', () => {
    const two = [parcel('2009-01-31', '20000.00'), parcel('2009-02-28', '20000.00')]
    expect(taxes(two, { settledOn: '2010-07-27' })).toEqual([{ kind: 'normal', months: 1, base: 40_000, tax: 10_307.22 }])
    expect(taxes(two, { settledOn: '2010-07-28' })).toEqual([{ kind: 'rra', months: 2, base: 40_000, tax: 9614.44 }])
    expect(taxes(two, { settledOn: '2010-07-28', cash: true })[0]).toMatchObject({ kind: 'normal' })
  })

  it('taxes income of the year of the settlement as current', () => {
    expect(taxes([parcel('2023-12-31', '5000.00')])).toEqual([{ kind: 'rra', months: 1, base: 5000, tax: 479 }])
    expect(taxes([parcel('2024-01-01', '5000.00')])).toEqual([{ kind: 'normal', months: 1, base: 5000, tax: 479 }])
  })

  it('keeps vacation and the 13th salary of the year apart, unless the terms join them', () => {
    const three = [
      parcel('2024-01-31', '1000.00', 'vacation'),
      parcel('2024-01-31', '1000.00', 'thirteenth'),
      parcel('2024-01-31', '1000.00'),
    ]
    expect(taxes(three).map(({ kind, base }) => [kind, base])).toEqual([
      ['separate', 1000],
      ['exclusive', 1000],
      ['normal', 1000],
    ])
    expect(taxes(three, { separateVacation: false, exclusiveThirteenth: false }).map(({ kind, base }) => [kind, base])).toEqual([
      ['normal', 3000],
    ])
  })

  it('counts the month of the 13th salary apart and no month for vacation', () => {
    const december = [parcel('2022-12-20', '1000.00'), parcel('2022-12-21', '1000.00'), parcel('2022-12-20', '1000.00', 'thirteenth')]
    expect(taxes([...december, parcel('2022-11-01', '1000.00', 'vacation')])[0]).toMatchObject({ months: 2, base: 4000 })
    expect(taxes([parcel('2022-11-01', '1000.00', 'vacation')])[0]).toMatchObject({ months: 1 })
  })

  it('deducts a dependent for each month, and the fees by the part of the gross', () => {
    const one = [parcel('2023-05-31', '30000.00')]
    // 30,000 − 12 × 189.59
    expect(taxes(one, { dependents: 1 }, 12)[0]!.base).toBe(27_724.92)
    // 30,000 − 3,000 × 30,000 ÷ 40,000
    expect(taxes(one, { fees: decimal('3000'), gross: decimal('40000') }, 12)[0]!.base).toBe(27_750)
    expect(taxes(one, { otherDeductions: decimal('40000') }, 12)[0]).toMatchObject({ base: 0, tax: 0 })
  })
})
