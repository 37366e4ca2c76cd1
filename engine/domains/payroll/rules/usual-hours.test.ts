import { expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { Context } from '../../../core/operation/context.ts'
import { published } from '../../../core/operation/fields.ts'
import { overtimePremiumField, usualMonth, usualOvertimePremium, usualWeek, weeklyHoursField } from './usual-hours.ts'

const context = () => new Context({ day: '2026-06-01', given: true }, portsOn('2026-11-14'))

it('a week of 44 hours is a month of 220, and an extra hour half as much again', () => {
  expect(usualWeek(context()).toNumber()).toBe(44)
  expect(usualMonth(context()).toNumber()).toBe(220)
  expect(usualOvertimePremium(context(), 'premium_percent').toPercent()).toBe(50)
})

it('forms show the same', () => {
  expect(published.get(weeklyHoursField('Jornada', { max: 84 }))).toMatchObject({ schema: { default: 44 } })
  expect(published.get(overtimePremiumField(50))).toMatchObject({ schema: { default: 50 } })
})
