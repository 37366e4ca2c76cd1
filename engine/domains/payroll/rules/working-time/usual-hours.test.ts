import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { published } from '../../../../operation/input/fields.ts'
import { defaultMonthlyHours, defaultOvertimePremium, defaultWeeklyHours, overtimePremiumField, weeklyHoursField } from './usual-hours.ts'

const context = () => new Context({ day: '2026-06-01', given: true }, portsOn('2026-11-14'))

it('derives a month of 220 hours from a week of 44, and an overtime premium of 50%', () => {
  expect(defaultWeeklyHours(context()).toNumber()).toBe(44)
  expect(defaultMonthlyHours(context()).toNumber()).toBe(220)
  expect(defaultOvertimePremium(context(), 'premium_percent').toPercent()).toBe(50)
})

it('exposes the same defaults in forms', () => {
  expect(published.get(weeklyHoursField('Jornada', { max: 84 }))).toMatchObject({ schema: { default: 44 } })
  expect(published.get(overtimePremiumField(50))).toMatchObject({ schema: { default: 50 } })
})
