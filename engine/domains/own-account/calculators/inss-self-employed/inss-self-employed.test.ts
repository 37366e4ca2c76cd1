import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('inss-self-employed')!

it('plan and top-up sum to 20% of the minimum wage', () => {
  for (const plan of ['simplified', 'low_income', 'mei', 'mei_trucker']) {
    const { amount, topUpTo20 } = run(calculator, { plan, reference_date: '2026-06-15' }, ports) as Record<string, number>
    expect(amount! + topUpTo20!).toBeCloseTo(324.2, 6)
  }
})

it('clamps the base between the minimum wage and the ceiling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_00 }), (cents) => {
      const base = run(calculator, { contribution_base: cents / 100 }, ports).base as number
      expect(base).toBe(Math.min(8475.55, Math.max(1621, cents / 100)))
    }),
    { numRuns: 60 },
  )
})

it.each([
  [{ plan: 'simplified', reference_date: '2007-03-31' }, 'plan'],
  [{ plan: 'low_income', reference_date: '2011-09-30' }, 'plan'],
  [{ plan: 'mei_trucker', reference_date: '2022-03-31' }, 'plan'],
  [{ period: 'quarterly', contribution_base: 3000 }, 'period'],
  [{ period: 'quarterly', plan: 'mei' }, 'period'],
])('rejects %j, naming the field', (input, field) => {
  expect(() => run(calculator, input, ports)).toThrow(field)
})

it('has no top-up step for a plan without a top-up', () => {
  const { steps, topUpTo20 } = run(calculator, { contribution_base: 5000, reference_date: '2026-06-15' }, ports) as unknown as {
    steps: { label: string }[]
    topUpTo20: number
  }
  expect(topUpTo20).toBe(0)
  expect(steps.map(({ label }) => label)).not.toContain('Complemento até 20%')
})
