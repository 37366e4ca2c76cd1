import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('debt-minimum')!, input, ports) as Record<string, number | boolean | null>

it('flags compromise exactly when installments exceed the maximum', () => {
  for (let monthly_income = 650; monthly_income < 5000; monthly_income += 171)
    for (let consumer_installments = 0; consumer_installments < monthly_income; consumer_installments += 97) {
      const { compromised, maxInstallments } = ask({ monthly_income, consumer_installments, reference_date: '2026-06-01' })
      expect(compromised).toBe(consumer_installments > (maxInstallments as number))
    }
})

it('states prominently that payroll loans are excluded, and rejects dates before the decree', () => {
  const { assumptions } = run(registry.calculators.get('debt-minimum')!, { monthly_income: 2000, consumer_installments: 100 }, ports)
  expect((assumptions as string[]).join(' ')).toContain('o consignado não entra')
  expect(() => ask({ monthly_income: 2000, consumer_installments: 100, reference_date: '2022-09-24' })).toThrow()
})
