import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('salary-allowance')!, input, ports)

describe('salary allowance', () => {
  it.each([136, 271, 406, 541, 676, 811, 946, 1081, 1216, 1351, 1486, 1621].map((amount, index) => [index + 1, amount] as const))(
    'of %i months in 2026 is %i, as published by newspapers',
    (months_worked, amount) =>
      expect(ask({ average_pay: 1800, months_worked, payment_year: 2026 })).toMatchObject({ eligible: true, amount }),
  )

  it('is paid on the days published for 2025', () => {
    const printed = ['02-17', '03-17', '04-15', '04-15', '05-15', '05-15', '06-16', '06-16', '07-15', '07-15', '08-15', '08-15']
    for (const [index, day] of printed.entries())
      expect(ask({ average_pay: 1800, months_worked: 12, birth_month: index + 1, payment_year: 2025 }).payDate).toBe(`2025-${day}`)
  })

  it('of 2027 is rejected as not yet defined', () => {
    expect(() => ask({ average_pay: 1800, months_worked: 12, payment_year: 2027 })).toThrow(/^payment_year: /)
    expect(() => ask({ average_pay: 1800, months_worked: 12, reference_date: '2027-02-01' })).toThrow(/2027/)
  })

  it('excludes employees of individuals', () => {
    for (const employer of ['household', 'natural_person'])
      expect(ask({ average_pay: 1800, months_worked: 12, employer, payment_year: 2026 })).toMatchObject({ eligible: false, amount: 0 })
  })
})
