import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

it('writes each sign before its amount', () => {
  const { steps } = run(registry.calculators.get('net-present-value')!, { cash_flows: [-850, 200, -100, 900], rate: 10 }, ports)
  expect(steps).toMatchObject([{ formula: '−R$ 850,00 + R$ 200,00 ÷ (1 + 10%)^1 − R$ 100,00 ÷ (1 + 10%)^2 + R$ 900,00 ÷ (1 + 10%)^3' }])
})
