import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { dayOf } from '../../../../core/day.ts'
import { sum } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import irrf from '../../../payroll/law/irrf.ts'
import irpfAnnual from '../../law/irpf-annual.ts'

const calculator = registry.calculators.get('income-tax')!
const cents = (amount: unknown) => Math.round((amount as number) * 100)

interface Model {
  discount: number
  deductions: number
  deductionItems: object
  base: number
  beforeReduction: number
  reduction: number
  tax: number
}

interface Declaration {
  simplified: Model
  full: Model
  best: string
  tax: number
  reduction: number
  dueOrRefund: number
}

const answer = (input: object) => run(calculator, input, ports) as unknown as Declaration

describe('annual table', () => {
  it.each(Array.from({ length: 20 }, (_, index) => 2007 + index))('of %i is the sum of the monthly tables', (year) => {
    // Lei 12.469/2011 changed the monthly table from April 2011, and the annual table equals twelve months of it.
    const month = (index: number) => (year === 2011 ? 4 : index + 1)
    const monthly = Array.from({ length: 12 }, (_, index) => irrf.at(dayOf(year, month(index), 15)).value.brackets)
    for (const [index, { limit, rate, deduct }] of irpfAnnual.at(dayOf(year, 12, 31)).value.brackets.entries()) {
      const limits = monthly.map((brackets) => brackets[index]!.limit)
      expect(limit).toBe(limit === null ? null : sum(limits as bigint[]))
      expect(rate.compare(monthly[0]![index]!.rate)).toBe(0)
      expect(Math.abs(Number(deduct - sum(monthly.map((brackets) => brackets[index]!.deduct))))).toBeLessThanOrEqual(20)
    }
  })

  it.each(irpfAnnual.versions.map((version) => [version.from, version] as const))(
    'of %s is continuous at every bracket limit',
    (_, { value }) => {
      for (const [index, { limit, rate, deduct }] of value.brackets.slice(0, -1).entries()) {
        const next = value.brackets[index + 1]!
        const jump = next.rate.minus(rate).toNumber(10) * Number(limit) - Number(next.deduct - deduct)
        expect(Math.abs(jump)).toBeLessThanOrEqual(1)
      }
    },
  )
})

describe('annual return', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
  const input = fc.record({
    annual_income: fc.integer({ min: 1, max: 50_000_000 }).map((value) => value / 100),
    calendar_year: fc.integer({ min: 2007, max: 2030 }),
    tax_withheld: amount(5_000_000),
    dependents: fc.integer({ min: 0, max: 6 }),
    inss_paid: amount(2_000_000),
    health_expenses: amount(5_000_000),
    education_expenses: amount(3_000_000),
    pension_expenses: amount(5_000_000),
    alimony: amount(3_000_000),
  })

  it('sums deductions, base, reduction and balance, and selects the lower tax', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { simplified, full, best, tax, reduction, dueOrRefund } = answer(given)
        const income = cents(given.annual_income)
        const items = Object.values(full.deductionItems).reduce((total: number, item) => total + cents(item), 0)
        expect(items).toBe(cents(full.deductions))
        expect(cents(full.base)).toBe(Math.max(0, income - items))
        expect(cents(simplified.base)).toBe(income - cents(simplified.discount))
        for (const model of [simplified, full]) {
          expect(cents(model.tax)).toBe(cents(model.beforeReduction) - cents(model.reduction))
          expect(model.tax).toBeGreaterThanOrEqual(0)
        }
        expect(tax).toBe(Math.min(simplified.tax, full.tax))
        expect(reduction).toBe(best === 'full' ? full.reduction : simplified.reduction)
        expect(cents(dueOrRefund)).toBe(cents(tax) - cents(given.tax_withheld))
      }),
      { numRuns: 80 },
    )
  })

  it('never charges more than R$ 1 on one more real of income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), (income) => {
        const at = (value: number) => cents(answer({ annual_income: value / 100, calendar_year: 2026 }).tax)
        expect(at(income + 100) - at(income)).toBeLessThanOrEqual(100)
      }),
      { numRuns: 60 },
    )
  })
})

describe('return thresholds', () => {
  it('deducts private pension up to 12% of income, rounded half up', () => {
    // 100.05 × 12% = 12.006
    const pension = (pension_expenses: number) =>
      (answer({ annual_income: 100.05, pension_expenses }).full.deductionItems as { pension: number }).pension
    expect([pension(12), pension(12.01), pension(50)]).toEqual([12, 12.01, 12.01])
  })

  it('selects the simplified model on a tie, since it requires no receipts', () => {
    expect(answer({ annual_income: 20_000, calendar_year: 2026 })).toMatchObject({ best: 'simplified', tax: 0 })
    // With deductions equal to the 20% discount, both models owe the same; with one real more, the full one owes less.
    const tied = { annual_income: 80_000, calendar_year: 2025, health_expenses: 16_000 }
    const { simplified, full, best } = answer(tied)
    expect([full.tax, best]).toEqual([simplified.tax, 'simplified'])
    expect(answer({ ...tied, health_expenses: 16_001 }).best).toBe('full')
  })

  it('applies the full 2026 reduction at 60,000.00 and none above 88,200.00', () => {
    const reduction = (annual_income: number) => answer({ annual_income, calendar_year: 2026 }).full.reduction
    expect([reduction(60_000), reduction(88_200), reduction(88_200.01)]).toEqual([2694.15, 0.01, 0])
  })
})

describe('calendar year', () => {
  it('rejects a year before the record under the field calendar_year', () => {
    expect(() => answer({ annual_income: 1000, calendar_year: 2006 })).toThrow(/calendar_year: .*começa em 2007-01-01/)
  })

  it('is derived from reference_date, and must not contradict it', () => {
    expect(answer({ annual_income: 30639.9, reference_date: '2023-06-30' })).toMatchObject({ calendarYear: 2023, tax: 0 })
    expect(() => answer({ annual_income: 1000, calendar_year: 2024, reference_date: '2023-06-30' })).toThrow(/reference_date/)
  })
})

it('mentions the alternative rounding only when the reduction has half a centavo', () => {
  const said = (annual_income: number) =>
    (answer({ annual_income, calendar_year: 2026 }) as unknown as { assumptions: string[] }).assumptions.filter((sentence) =>
      sentence.includes('meio centavo'),
    )
  // 8,429.73 − 0.095575 × 65,000.00 = 2,217.355.
  expect(said(65_000)).toEqual([expect.stringMatching(/R\$ 2\.217,35.*R\$ 2\.217,36/)])
  expect(said(64_000)).toEqual([])
  expect(said(100_000)).toEqual([])
})

describe('education of each person', () => {
  const education = (input: object): number =>
    (
      run(registry.calculators.get('income-tax')!, { annual_income: 120000, calendar_year: 2026, ...input }, ports) as unknown as {
        full: { deductionItems: { education: number } }
      }
    ).full.deductionItems.education

  it('is limited by person, and nobody uses the limit of another (Lei 9.250/1995, art. 8º, II, b)', () => {
    expect(education({ dependents: 2, education_by_person: [3561.5, 3561.51, 2500] })).toBe(9623)
    expect(education({ dependents: 2, education_by_person: [12000] })).toBe(3561.5)
    expect(education({ education_by_person: [3561.49] })).toBe(3561.49)
  })

  it('is the most that a total allows, when the people are unknown', () => {
    expect(education({ dependents: 2, education_expenses: 12500 })).toBe(10684.5)
  })

  it('refuses more people than the return has, and two ways of the same expense', () => {
    expect(() => education({ dependents: 1, education_by_person: [1, 2, 3] })).toThrow(/education_by_person/)
    expect(() => education({ education_expenses: 1, education_by_person: [1] })).toThrow(/education_by_person/)
  })
})
