import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { variableAverage } from './variable-pay.ts'

const context = () => new Context({ day: '2026-06-01', given: true }, portsOn('2026-11-14'))

it('is zero without variable pay and adds no explanation', () => {
  const ctx = context()
  expect(variableAverage(ctx, { variable_average: 0n })).toBe(0n)
  expect([ctx.assumptions, ctx.lines]).toEqual([[], []])
})

it('returns the informed average, or the mean of the months including zeros', () => {
  expect(variableAverage(context(), { variable_average: 300_00n })).toBe(300_00n)
  // (600.00 + 0.00 + 300.00) ÷ 3
  expect(variableAverage(context(), { variable_average: 0n, variable_months: [600_00n, 0n, 300_00n] })).toBe(300_00n)
  // 100.00 ÷ 3 = 33.33…
  expect(variableAverage(context(), { variable_average: 0n, variable_months: [100_00n, 0n, 0n] })).toBe(33_33n)
  // 200.00 ÷ 3 = 66.666…, rounded to the nearest centavo
  expect(variableAverage(context(), { variable_average: 0n, variable_months: [200_00n, 0n, 0n] })).toBe(66_67n)
})

it('rejects both ways of informing it at once', () => {
  expect(() => variableAverage(context(), { variable_average: 1n, variable_months: [1n] })).toThrow(/^variable_average: /)
})
