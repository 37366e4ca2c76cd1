import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import type { Day } from '../../../../core/day.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { rateOfTheDay } from './rate-of-the-day.ts'

const contextOn = (day: Day) => new Context({ day, given: true }, portsOn('2026-11-14'))

it("uses the rate of the requested day, never today's for a past day", () => {
  const ctx = contextOn('2020-09-15')
  expect(rateOfTheDay(ctx, 'cdi', 'annual_return').toPercent()).toBe(1.9)
  expect(ctx.rates.map(({ date }) => date)).toEqual(['2020-09-15'])
})

it('rejects a missing rate, naming the field that could provide it', () => {
  expect(() => rateOfTheDay(contextOn('1980-01-02'), 'cdi', 'annual_return')).toThrow(/^annual_return: .*02\/01\/1980/)
})
