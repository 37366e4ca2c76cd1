import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'
import thirteenthSalary from '../../calculators/thirteenth-salary/index.ts'
import vacationPay from '../../calculators/vacation-pay/index.ts'
import checkThirteenth from '../check-thirteenth/index.ts'
import checkVacation from './index.ts'

const ports = portsOn('2026-11-14')
const salary = fc.integer({ min: 162_100, max: 3_000_000 }).map((amount) => amount / 100)
const day = fc.constantFrom('1995-03-10', '2004-10-10', '2012-06-15', '2019-12-20', '2023-05-10', '2025-04-30', '2026-06-10')

interface Said {
  readonly verdict: string
  readonly items: readonly { id: string; verdict: string; causes: readonly { id: string }[] }[]
}
const wrong = ({ items }: Said) => items.filter(({ verdict }) => verdict !== 'matches')

describe('a receipt made by the calculator is consistent', () => {
  it('of a vacation', () => {
    fc.assert(
      fc.property(salary, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 3 }), day, (pay, sold, dependents, reference_date) => {
        const asked = { salary: pay, days: 30, sell_days: sold, dependents, reference_date }
        const made = run(vacationPay, asked, ports) as Record<string, number>
        const answer = run(
          checkVacation,
          {
            ...asked,
            informed_vacation: made.vacationPay,
            informed_third: made.oneThird,
            ...(sold > 0 && { informed_allowance: made.cashAllowance, informed_allowance_third: made.cashAllowanceThird }),
            informed_inss: made.inss,
            informed_irrf: made.irrf,
            informed_net: made.net,
          },
          ports,
        ) as unknown as Said
        expect([answer.verdict, wrong(answer)]).toEqual(['consistent', []])
      }),
    )
  })

  it('of a 13th', () => {
    fc.assert(
      fc.property(
        salary,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 3 }),
        day,
        (pay, months, dependents, reference_date) => {
          const made = run(thirteenthSalary, { salary: pay, months_worked: months, dependents, reference_date }, ports) as Record<
            string,
            number
          >
          const answer = run(
            checkThirteenth,
            {
              salary: pay,
              twelfths: months,
              dependents,
              reference_date,
              informed_first: made.firstInstallment,
              informed_second_gross: made.secondInstallmentGross,
              informed_inss: made.inss,
              informed_irrf: made.irrf,
              informed_net: made.secondInstallmentNet,
            },
            ports,
          ) as unknown as Said
          expect([answer.verdict, wrong(answer)]).toEqual(['consistent', []])
        },
      ),
    )
  })
})

describe('each mistake applied is named', () => {
  const vacation = { salary: 6000, averages: 600, days: 20, sell_days: 10, reference_date: '2025-09-10' }
  it.each([
    ['informed_vacation', 4000, 'averages_forgotten'],
    ['informed_vacation', 4180, 'day_missing'],
    ['informed_vacation', 4258.06, 'divided_by_31'],
    ['informed_allowance', 2000, 'averages_forgotten'],
    ['informed_third', 0, 'third_forgotten'],
    ['informed_third', 1333.33, 'third_without_averages'],
    ['informed_allowance_third', 0, 'third_forgotten'],
    ['informed_inss', 951.62, 'inss_on_sold_days'],
    ['informed_inss', 425.58, 'inss_without_third'],
  ])('%s of %d: %s', (field, amount, cause) => {
    const answer = run(checkVacation, { ...vacation, [field]: amount }, ports) as unknown as Said
    const found = answer.items.find(({ verdict }) => verdict === 'differs')
    expect(found?.causes.map(({ id }) => id)).toContain(cause)
  })

  const thirteenth = { salary: 6000, averages: 600, twelfths: 11, reference_date: '2025-12-19' }
  it.each([
    ['informed_first', 2750, 'averages_forgotten'],
    ['informed_second_gross', 2475, 'twelfth_missing'],
    ['informed_inss', 0, 'not_withheld'],
  ])('13th, %s of %d: %s', (field, amount, cause) => {
    const answer = run(checkThirteenth, { ...thirteenth, informed_first: 3025, [field]: amount }, ports) as unknown as Said
    const found = answer.items.find(({ verdict }) => verdict === 'differs')
    expect(found?.causes.map(({ id }) => id)).toContain(cause)
  })
})

describe('the INSS of a rest that crosses the month', () => {
  it('may be worked out month by month, and is not held wrong', () => {
    // 4,000.00 of rest and third over 30 days, 10 in the first month: 1,333.33 × 7.5% + INSS of 2,666.67 in 2026.
    const input = {
      salary: 3000,
      days: 30,
      reference_date: '2026-06-18',
      informed_vacation: 3000,
      informed_third: 1000,
      informed_inss: 315.66,
    }
    const answer = run(checkVacation, input, ports) as unknown as Said
    expect(answer.items.find(({ id }) => id === 'inss')?.verdict).toBe('not_checkable')
    expect(answer.verdict).toBe('partly_checked')
  })
})
