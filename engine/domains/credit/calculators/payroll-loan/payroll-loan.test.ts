import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../core/operation/run.ts'

const loan = registry.calculators.get('payroll-loan')!
const cents = (reais: unknown) => Math.round((reais as number) * 100)

const anyLoan = fc.record({
  available_income: fc.integer({ min: 100, max: 10 ** 8 }).map((amount) => amount / 100),
  months: fc.integer({ min: 1, max: 600 }),
  monthly_rate: fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
  category: fc.constantFrom('clt', 'inss', 'public_servant'),
})

it('asking for the most the margin allows fits, and everything adds up', () => {
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

it('the CET is a rate at which the instalments are worth what was released, and never below the rate of the loan', () => {
  fc.assert(
    fc.property(anyLoan, (input) => {
      fc.pre(input.available_income >= 1000 && input.monthly_rate <= 20)
      const answer = run(loan, input, ports)
      const monthly = new Decimal(answer.cetAnnualPercent as number).div(100).plus(1).pow(new Decimal(1).div(12))
      // The last instalment differs by centavos; the constant one is close enough to hold the rate to.
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

describe('what does not fit or cannot be', () => {
  it('a centavo more than the margin allows is a 200 that says it does not fit', () => {
    const answer = run(loan, { available_income: 3000, months: 12, monthly_rate: 2, requested_amount: 50000 }, ports)
    expect(answer.fits).toBe(false)
    expect((answer.warnings as string[])[0]).toMatch(/passa da margem/)
  })

  it('the recorded term and rate limits of the INSS are warned of', () => {
    const answer = run(loan, { available_income: 3000, months: 120, monthly_rate: 2, category: 'inss' }, ports)
    expect((answer.warnings as string[]).join(' ')).toMatch(/108 meses.*1,85%/)
  })

  it('an income whose margin is no centavo is refused', () => {
    expect(() => run(loan, { available_income: 0.02, months: 12, monthly_rate: 2 }, ports)).toThrow(InvalidInput)
  })
})

it('tells what is in doubt of the margin of the INSS only to who is paid by it', () => {
  const said = (category: string) =>
    String(run(loan, { available_income: 3000, months: 24, monthly_rate: 1.8, category, reference_date: '2026-11-16' }, ports).assumptions)
  expect(said('inss')).toContain('margem do INSS')
  for (const category of ['clt', 'public_servant']) expect(said(category)).not.toContain('margem do INSS')
})
