import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const loan = registry.calculators.get('payroll-loan')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

const anyLoan = fc.record({
  available_income: fc.integer({ min: 100, max: 10 ** 8 }).map((amount) => amount / 100),
  months: fc.integer({ min: 1, max: 600 }),
  monthly_rate: fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
  category: fc.constantFrom('clt', 'inss', 'public_servant'),
})

it('the maximum loan fits the margin, and all amounts sum up', () => {
  fc.assert(
    fc.property(anyLoan, (input) => {
      const answer = run(loan, input, ports)
      expect(answer.fits).toBe(true)
      expect(answer.loanAmount).toBe(answer.maxLoan)
      expect(cents(answer.totalPaid)).toBe(cents(answer.loanAmount) + cents(answer.totalInterest))
      expect(cents(answer.netReleased) + cents(answer.iof)).toBe(cents(answer.loanAmount))
    }),
    { numRuns: 60 },
  )
})

it('the CET discounts the installments to the amount released, and is at least the loan rate', () => {
  fc.assert(
    fc.property(anyLoan, (input) => {
      fc.pre(input.available_income >= 1000 && input.monthly_rate <= 20)
      const answer = run(loan, input, ports)
      const monthly = new Decimal(answer.cetAnnualPercent as number).div(100).plus(1).pow(new Decimal(1).div(12))
      // The last installment differs by centavos; a constant one is accurate enough to verify the rate.
      const worth = new Decimal(answer.installmentAmount as number).times(
        monthly.equals(1) ? input.months : new Decimal(1).minus(monthly.pow(-input.months)).div(monthly.minus(1)),
      )
      expect(
        worth
          .div(answer.netReleased as number)
          .minus(1)
          .abs()
          .toNumber(),
      ).toBeLessThan(1e-3)
      expect(monthly.minus(1).times(100).toNumber()).toBeGreaterThanOrEqual(input.monthly_rate - 1e-3)
    }),
    { numRuns: 60 },
  )
})

describe('limits of the payroll loan', () => {
  it('one centavo above the margin returns a result that does not fit', () => {
    const answer = run(loan, { available_income: 3000, months: 12, monthly_rate: 2, requested_amount: 50000 }, ports)
    expect(answer.fits).toBe(false)
    expect((answer.warnings as string[])[0]).toMatch(/passa da margem/)
  })

  it('warns above the INSS limits on term and rate', () => {
    const answer = run(loan, { available_income: 3000, months: 120, monthly_rate: 2, category: 'inss' }, ports)
    expect((answer.warnings as string[]).join(' ')).toMatch(/108 meses.*1,85%/)
  })

  it('rejects an income whose margin is below one centavo', () => {
    expect(() => run(loan, { available_income: 0.02, months: 12, monthly_rate: 2 }, ports)).toThrow(InvalidInput)
  })
})

it('mentions the uncertainty of the INSS margin only for INSS beneficiaries', () => {
  const said = (category: string) =>
    String(run(loan, { available_income: 3000, months: 24, monthly_rate: 1.8, category, reference_date: '2026-11-16' }, ports).assumptions)
  expect(said('inss')).toContain('margem do INSS')
  for (const category of ['clt', 'public_servant']) expect(said(category)).not.toContain('margem do INSS')
})
