import { expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../core/operation/context.ts'
import { percent } from '../../../core/ratio.ts'
import { assumedReturn } from './assumed-return.ts'

const contextOn = (day: Day) => new Context({ day, given: true }, portsOn('2026-11-14'))

it('of savings is by their rule: 70% of a Selic of 2%, with no TR, in September of 2020', () => {
  const ctx = contextOn('2020-09-15')
  // A month's index has six decimals: 1.001159^12.
  expect(assumedReturn(ctx, 'savings', 'annual_return').toPercent(4)).toBe(1.3997)
  expect(ctx.rates.map(({ metric }) => metric)).toEqual(['selic', 'tr'])
  expect(ctx.assumptions.join()).not.toMatch('CDI')
})

it('of savings has no more decimals than the answer shows: whoever gives it back gets the same', () => {
  const assumed = assumedReturn(contextOn('2020-09-15'), 'savings', 'annual_return')
  expect(assumed.compare(percent(assumed.toPercent(12)))).toBe(0)
})

it('of savings before the Selic entered the rule asks for the TR alone, and is refused where it is not held', () => {
  expect(() => assumedReturn(contextOn('2011-06-15'), 'savings', 'annual_return')).toThrow(/^annual_return: o indicador tr /)
})

it('of anything else is the CDI of the day, said', () => {
  const ctx = contextOn('2020-09-15')
  expect(assumedReturn(ctx, 'cdb', 'annual_return').toPercent()).toBe(1.9)
  expect(ctx.assumptions.map(String)).toEqual([
    'Rendimento igual ao CDI, 1,9% ao ano, constante no prazo: o último publicado, de 15/09/2020.',
  ])
  expect(() => assumedReturn(contextOn('1980-01-02'), 'cdb', 'annual_return')).toThrow(/^annual_return: /)
})
