import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('intermittent-work')!, input, ports) as Record<string, number>
const cents = (value: number): number => Math.round(value * 100 + 1e-6) / 100
const cut = (value: number): number => Math.floor(value * 100 + 1e-6) / 100

it('agrees with an independent floating-point implementation', () => {
  for (const hourly_wage of [7.37, 10, 15.5, 33.33])
    for (const hours of [1, 8, 24.5, 160]) {
      const { pay, restPay, base, thirteenth, vacation, vacationThird, gross, net, inss, irrf, fgts } = ask({
        hourly_wage,
        hours,
        reference_date: '2026-06-15',
      })
      const paid = cents(hourly_wage * hours)
      expect([pay, restPay]).toEqual([paid, cents(paid / 6)])
      expect(base).toBe(cents(paid + cents(paid / 6)))
      expect([thirteenth, vacation, vacationThird]).toEqual([cents(base! / 12), cents(base! / 12), cents(cents(base! / 12) / 3)])
      expect(gross).toBe(cents(base! + 2 * thirteenth! + vacationThird!))
      expect(net).toBe(cents(gross! - inss! - irrf!))
      // CLT, art. 452-A, § 8º: one deposit on all values paid in the month.
      expect(fgts).toBe(cut((base! + thirteenth!) * 0.08))
    }
})

it('rejects pay below the hourly minimum wage and dates before the law', () => {
  expect(() => ask({ hourly_wage: 7.36, hours: 8, reference_date: '2026-06-15' })).toThrow(/^hourly_wage: /)
  expect(() => ask({ hourly_wage: 10, hours: 8, reference_date: '2017-11-10' })).toThrow()
})
