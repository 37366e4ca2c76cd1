import { expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { Context } from '../../../core/operation/context.ts'
import { daysOfRight } from './vacation-right.ts'

const right = (absences: number | undefined) =>
  daysOfRight(new Context({ day: '2026-06-01', given: true }, portsOn('2026-11-14')), absences)

it('shrinks with the absences, each limit still in the row before', () => {
  expect([0, 5, 6, 14, 15, 23, 24, 32, 33, 366].map(right)).toEqual([30, 30, 24, 24, 18, 18, 12, 12, 0, 0])
})

it('is whole where nobody told of any', () => {
  expect(right(undefined)).toBe(30)
})
