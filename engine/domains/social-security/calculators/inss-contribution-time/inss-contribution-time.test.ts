import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('inss-contribution-time')!

it('counts the same days for one period in both input forms', () => {
  const period = { from: '2001-03-15', to: '2011-08-02' }
  expect(run(calculator, { periods: [period] }, ports).totalDays).toBe(run(calculator, period, ports).totalDays)
})

it('counts whole calendar years as years, without months or days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2010 }), fc.integer({ min: 1, max: 40 }), (year, years) => {
      const answer = run(calculator, { from: `${year}-01-01`, to: `${year + years - 1}-12-31` }, ports)
      expect([answer.years, answer.months, answer.days]).toEqual([years, 0, 0])
      expect(answer.waitingMonths).toBe(years * 12)
    }),
    { numRuns: 40 },
  )
})

it('rejects a period that ends before it starts, special work without the sex, and both forms at once', () => {
  expect(() => run(calculator, { from: '2020-01-02', to: '2020-01-01' }, ports)).toThrow('to')
  expect(() => run(calculator, { periods: [{ from: '2000-01-01', to: '2001-01-01', kind: 'special_25' }] }, ports)).toThrow('sex')
  expect(() =>
    run(calculator, { from: '2000-01-01', to: '2001-01-01', periods: [{ from: '2000-01-01', to: '2001-01-01' }] }, ports),
  ).toThrow('periods')
  expect(() => run(calculator, { from: '2000-01-01' }, ports)).toThrow('to')
})
