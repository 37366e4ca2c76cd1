import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (id: string, input: object) => run(registry.calculators.get(id)!, input, ports) as Record<string, number>

describe('monthly income tax', () => {
  it.each(['2008-03-15', '2014-06-15', '2019-06-15', '2023-04-15', '2023-06-15', '2024-06-15', '2025-06-15', '2026-06-15'])(
    'matches net-salary for the same INSS on %s',
    (reference_date) => {
      for (let salary = 900; salary <= 12_000; salary += 137.31) {
        const gross_salary = Math.round(salary * 100) / 100
        for (const dependents of [0, 2]) {
          const { inss, irrf } = ask('net-salary', { gross_salary, dependents, reference_date })
          const due = ask('irrf-monthly', { taxable_income: gross_salary, inss, dependents, reference_date })
          expect([gross_salary, due.irrf, due.irrfOtherReading]).toEqual([gross_salary, irrf, irrf])
        }
      }
    },
  )

  /** 2026 in floating point, under both readings: exempt income, and deduction. */
  function secondOpinion(income: number, others: number): readonly [number, number] {
    const cents = (value: number) => Math.round(value * 100 + 1e-7) / 100
    const exempt = Math.min(income, 1903.98)
    const taxable = income - exempt
    const rows = [
      [2428.8, 0, 0],
      [2826.65, 0.075, 182.16],
      [3751.05, 0.15, 394.16],
      [4664.68, 0.225, 675.49],
      [Number.POSITIVE_INFINITY, 0.275, 908.73],
    ] as const
    const relief = taxable <= 5000 ? 312.89 : taxable <= 7350 ? Math.max(0, cents(978.62 - cents(0.133145 * taxable))) : 0
    const tax = (base: number): number => {
      const [, rate, deduct] = rows.find(([limit]) => base <= limit + 1e-9)!
      const before = Math.max(0, cents(cents(base * rate) - deduct))
      const due = cents(before - Math.min(relief, before))
      return due <= 10 ? 0 : due
    }
    return [tax(Math.max(0, cents(taxable - Math.max(607.2, others)))), tax(Math.max(0, cents(income - Math.max(607.2, others + exempt))))]
  }

  it('agrees with an independent implementation in both readings from age 65', () => {
    for (let income = 1000; income <= 15_000; income += 93.17) {
      for (const inss of [0, 500, 700]) {
        const taxable_income = Math.round(income * 100) / 100
        const { irrf, irrfOtherReading } = ask('irrf-monthly', {
          taxable_income,
          retirement_income: taxable_income,
          inss,
          age_65: true,
          reference_date: '2026-06-15',
        })
        expect([taxable_income, inss, irrf, irrfOtherReading]).toEqual([taxable_income, inss, ...secondOpinion(taxable_income, inss)])
        if (inss >= 607.2) expect(irrf).toBe(irrfOtherReading)
      }
    }
  })

  it('rejects a retirement above the total income', () => {
    expect(() => ask('irrf-monthly', { taxable_income: 1000, retirement_income: 1000.01 })).toThrow(/^retirement_income: /)
  })
})
