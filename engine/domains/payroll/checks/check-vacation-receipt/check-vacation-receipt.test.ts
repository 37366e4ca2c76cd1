import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
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

describe('receipts produced by the calculators are consistent', () => {
  it('vacation', () => {
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

  it('13th salary', () => {
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

describe('each injected mistake is identified', () => {
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
  ])('identifies %s of %d as %s', (field, amount, cause) => {
    const answer = run(checkVacation, { ...vacation, [field]: amount }, ports) as unknown as Said
    const found = answer.items.find(({ verdict }) => verdict === 'differs')
    expect(found?.causes.map(({ id }) => id)).toContain(cause)
  })

  const thirteenth = { salary: 6000, averages: 600, twelfths: 11, reference_date: '2025-12-19' }
  it.each([
    ['informed_first', 2750, 'averages_forgotten'],
    ['informed_second_gross', 2475, 'twelfth_missing'],
  ])('13th salary: identifies %s of %d as %s', (field, amount, cause) => {
    const answer = run(checkThirteenth, { ...thirteenth, informed_first: 3025, [field]: amount }, ports) as unknown as Said
    const found = answer.items.find(({ verdict }) => verdict === 'differs')
    expect(found?.causes.map(({ id }) => id)).toContain(cause)
  })
})

describe('INSS of a vacation that spans two months', () => {
  it('accepts a separate computation per month', () => {
    // 4,000.00 of vacation plus third over 30 days, 10 in the first month: 1,333.33 × 7.5% + INSS on 2,666.67 in 2026.
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

describe('correct receipts once misjudged', () => {
  const said = (check: Parameters<typeof run>[0], input: object) => run(check, input, ports) as unknown as Said & { message: string | null }
  const none = (answer: ReturnType<typeof said>) => {
    expect(answer.items.filter(({ verdict }) => verdict === 'differs')).toEqual([])
    expect(answer.message).toBeNull()
  }
  const thirteenth = { salary: 3300, twelfths: 12, informed_inss: 284.58, informed_irrf: 0, reference_date: '2026-12-18' }

  it("first installment before a raise: half of the previous month's salary (Lei 4.749/1965, art. 2º)", () => {
    none(said(checkThirteenth, { ...thirteenth, informed_first: 1500, informed_second_gross: 1800, informed_net: 1515.42 }))
    none(
      said(checkThirteenth, {
        salary: 3300,
        twelfths: 12,
        informed_first: 1500,
        previous_month_salary: 3000,
        reference_date: '2026-11-30',
      }),
    )
    none(said(checkThirteenth, { salary: 3300, twelfths: 12, informed_first: 1500, reference_date: '2026-11-30' }))
  })

  it('a loan in the net of the 13th salary, declared or not', () => {
    const paid = { ...thirteenth, informed_first: 1650, informed_second_gross: 1650, informed_net: 1365.42 - 600 }
    none(said(checkThirteenth, paid))
    none(said(checkThirteenth, { ...paid, declared_items: [{ label: 'Empréstimo', amount: 600, kind: 'deduction' }] }))
    const lines = [
      { label: '13º salário', amount: 3300, kind: 'earning' },
      { label: 'Desc. 1ª parcela 13º', amount: 1650, kind: 'deduction' },
      { label: 'INSS 13º', amount: 284.58, kind: 'deduction' },
      { label: 'Empréstimo', amount: 600, kind: 'deduction' },
    ]
    const right = said(checkThirteenth, { salary: 3300, twelfths: 12, lines, informed_net: 765.42, reference_date: '2026-12-18' })
    none(right)
    expect(right.items.find(({ id }) => id === 'net')?.verdict).toBe('matches')
    const open = said(checkThirteenth, {
      salary: 3300,
      twelfths: 12,
      lines: lines.slice(0, 3),
      informed_net: 765.42,
      reference_date: '2026-12-18',
    })
    expect(open.verdict).toBe('inconclusive')
  })

  it('uses the 13th salary of another job to place this INSS in the table', () => {
    const receipt = { salary: 6000, twelfths: 12, informed_first: 3000, informed_second_gross: 3000, reference_date: '2026-12-18' }
    const verdict = (more: object) =>
      said(checkThirteenth, { ...receipt, informed_inss: 346.57, ...more }).items.find(({ id }) => id === 'inss')?.verdict
    expect(verdict({ other_thirteenth: 6000 })).toBe('matches')
    expect(verdict({ other_thirteenth: 0 })).toBe('differs')
    expect(verdict({})).toBe('not_checkable')
  })

  it('vacation receipt with an advance of the 13th salary, a loan, or no INSS', () => {
    const asked = { salary: 4000, days: 30, reference_date: '2026-06-10' }
    const made = run(vacationPay, asked, ports) as Record<string, number>
    const receipt = {
      ...asked,
      informed_vacation: made.vacationPay,
      informed_third: made.oneThird,
      informed_inss: made.inss,
      informed_irrf: made.irrf,
    }
    for (const apart of [-500, 1500])
      none(said(checkVacation, { ...receipt, informed_net: made.vacationPay! + made.oneThird! - made.inss! - made.irrf! + apart }))
    none(said(checkVacation, { ...receipt, informed_inss: 0 }))
  })
})

describe('INSS of a vacation in two months', () => {
  const itemsOf = (informed_inss: number, starts_on: string): unknown => {
    const asked = { salary: 6000, days: 30, reference_date: '2026-06-10', starts_on, informed_inss }
    const { items } = run(checkVacation, { ...asked, informed_vacation: 6000, informed_third: 2000 }, ports)
    return items
  }

  // 8,000.00 including the third. Half in each month: 368.58 twice, 737.16. Ten of thirty days in the first: 215.68 on 2,666.67 and 548.16
  // on 5,333.33, 763.84.
  it('accepts only splits by the days in each month', () => {
    const days = (first: number, second: number) =>
      expect.arrayContaining([
        expect.objectContaining({ id: 'inss', why: expect.stringContaining(`${first} dias no primeiro e ${second} no segundo`) }),
      ])
    expect(itemsOf(737.16, '2026-06-16')).toEqual(days(15, 15))
    expect(itemsOf(763.84, '2026-06-21')).toEqual(days(10, 20))
    expect(itemsOf(763.84, '2026-06-16')).not.toEqual(days(10, 20))
    expect(itemsOf(737.16, '2026-06-21')).not.toEqual(days(15, 15))
  })
})

it("accepts a tax computed together with the receipt's other lines", () => {
  const { irrf } = run(
    registry.calculators.get('irrf-monthly')!,
    { taxable_income: 13_200, inss: 988.07, reference_date: '2026-06-10' },
    ports,
  )
  const { items } = run(
    checkVacation,
    {
      salary: 9000,
      days: 30,
      reference_date: '2026-06-10',
      informed_vacation: 9000,
      informed_third: 3000,
      informed_inss: 988.07,
      informed_irrf: irrf,
      lines: [
        { label: 'Adicional noturno', amount: 500, kind: 'earning' },
        { label: 'Gratificação Xpto', amount: 700, kind: 'earning' },
      ],
    },
    ports,
  ) as unknown as Said
  expect(items.find(({ id }) => id === 'irrf')).toMatchObject({ verdict: 'matches', expected: irrf })
})

// 8,000.00 including the third: 921.50 by the 2026 table, 929.58 by that of 2025.
it("accepts the next month's INSS table for a vacation that may begin then, and no later one", () => {
  const inssOf = (reference_date: string) => {
    const asked = { salary: 6000, days: 30, informed_vacation: 6000, informed_third: 2000, informed_inss: 921.5, reference_date }
    return (run(checkVacation, asked, ports) as unknown as Said).items.find(({ id }) => id === 'inss')?.verdict
  }
  expect([inssOf('2025-11-30'), inssOf('2025-12-01')]).toEqual(['differs', 'matches'])
})
