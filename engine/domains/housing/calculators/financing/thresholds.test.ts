import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (down_payment: number) =>
  run(
    registry.calculators.get('financing')!,
    { property_value: 100_000, down_payment, annual_rate: 12, months: 12, system: 'price' },
    ports,
  )

it('rejects a down payment equal to the price; one centavo less leaves a loan of one centavo', () => {
  expect(() => ask(100_000)).toThrow(/^down_payment: deve ser menor que o valor do imóvel/)
  expect(() => ask(100_000.01)).toThrow(/^down_payment: /)
  expect(ask(99_999.99)).toMatchObject({ financedAmount: 0.01 })
})
