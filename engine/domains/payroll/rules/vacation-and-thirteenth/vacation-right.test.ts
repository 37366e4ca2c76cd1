import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { Context } from '../../../../operation/evaluation/context.ts'
import { daysOfRight } from './vacation-right.ts'

const right = (absences: number | undefined) =>
  daysOfRight(new Context({ day: '2026-06-01', given: true }, portsOn('2026-11-14')), absences)

it('shrinks with absences, each limit included in its row', () => {
  expect([0, 5, 6, 14, 15, 23, 24, 32, 33, 366].map(right)).toEqual([30, 30, 24, 24, 18, 18, 12, 12, 0, 0])
})

it('is the full right when absences were not informed', () => {
  expect(right(undefined)).toBe(30)
})
