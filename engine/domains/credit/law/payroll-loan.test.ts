import { describe, expect, it } from 'vitest'
import payrollLoan from './payroll-loan.ts'

describe.each(
  payrollLoan.versions.flatMap(({ from, value }) => Object.entries(value).map(([category, margin]) => ({ from, category, margin }))),
)('$category since $from', ({ margin: { total, loan, card, benefitCard } }) => {
  it('the loan share is below the total, and the total is at most the sum of its parts', () => {
    expect(loan.compare(total)).toBeLessThan(0)
    expect(total.compare(loan.plus(card).plus(benefitCard))).toBeLessThanOrEqual(0)
  })
})
