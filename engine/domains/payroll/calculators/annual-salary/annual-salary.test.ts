import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('annual-salary')!
const netSalary = registry.calculators.get('net-salary')!
const cents = (amount: unknown) => Math.round((amount as number) * 100)

describe('annual salary', () => {
  it('sums up, and the net is at most the gross', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('1994-07-01', '2004-10-01', '2019-06-01', '2023-06-01', '2026-11-14'),
        (salary, months, clt, dependents, day) => {
          const year = run(calculator, { monthly_salary: salary / 100, months_worked: months, clt, dependents, reference_date: day }, ports)
          expect(cents(year.salaries)).toBe(salary * months)
          expect(cents(year.grossAnnual)).toBe(cents(year.salaries) + cents(year.thirteenth) + cents(year.vacationThird))
          expect(cents(year.netAnnual)).toBe(cents(year.grossAnnual) - cents(year.inss) - cents(year.irrf))
          expect(year.netAnnual as number).toBeLessThanOrEqual(year.grossAnnual as number)
          expect(Math.abs(cents(year.monthlyEquivalent) * months - cents(year.netAnnual))).toBeLessThanOrEqual(months / 2)
          if (clt) expect(Math.abs(cents(year.fgts) - cents(year.grossAnnual) * 0.08)).toBeLessThanOrEqual(8)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('taxes the 13th salary separately: withholds its small tax although the monthly one is waived', () => {
    // June 2025, 3,100.00: (3,100.00 − 607.20) × 7.5% − 182.16 = 4.80 on the 13th salary, waived in each month; vacation: (4,133.33 −
    // 607.20) × 15% − 394.16 = 134.76.
    expect(run(calculator, { monthly_salary: 3100, reference_date: '2025-06-01' }, ports).irrf).toBe(139.56)
  })

  it('of a worker below the tax threshold has twelve payslips, a 13th salary and one third', () => {
    const month = run(netSalary, { gross_salary: 1500 }, ports)
    const year = run(calculator, { monthly_salary: 1500 }, ports)
    // Eleven months, the 13th salary and vacation of 2,000.00 (INSS 121.57 + 34.11).
    expect(cents(year.netAnnual)).toBe(cents(month.netSalary) * 12 + 2000_00 - 155_68)
  })
})
