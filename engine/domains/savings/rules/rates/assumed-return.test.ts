import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { percent } from '../../../../core/ratio.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { assumedReturn } from './assumed-return.ts'

const contextOn = (day: Day) => new Context({ day, given: true }, portsOn('2026-11-14'))

it('savings follow their rule: 70% of a Selic of 2%, without TR, in September of 2020', () => {
  const ctx = contextOn('2020-09-15')
  // The monthly index has six decimals: 1.001159^12.
  expect(assumedReturn(ctx, 'savings', 'annual_return').toPercent(4)).toBe(1.3997)
  expect(ctx.rates.map(({ metric }) => metric)).toEqual(['selic', 'tr'])
  expect(ctx.assumptions.join()).not.toMatch('CDI')
})

it('the savings return has no more decimals than the displayed one, so feeding it back gives the same result', () => {
  const assumed = assumedReturn(contextOn('2020-09-15'), 'savings', 'annual_return')
  expect(assumed.compare(percent(assumed.toPercent(12)))).toBe(0)
})

it('savings before the Selic rule need only the TR, and are rejected when it is missing', () => {
  expect(() => assumedReturn(contextOn('2011-06-15'), 'savings', 'annual_return')).toThrow(/^annual_return: o indicador tr /)
})

it('other types default to the CDI of the day and state it', () => {
  const ctx = contextOn('2020-09-15')
  expect(assumedReturn(ctx, 'cdb', 'annual_return').toPercent()).toBe(1.9)
  expect(ctx.assumptions.map(String)).toEqual([
    'Rendimento igual ao CDI, 1,9% ao ano, constante no prazo: o último publicado, de 15/09/2020.',
  ])
  expect(() => assumedReturn(contextOn('1980-01-02'), 'cdb', 'annual_return')).toThrow(/^annual_return: /)
})
