import { expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { earliestDay } from './earliest-date.ts'

it.each([
  ['net-salary', '1994-07-01'],
  ['simple-interest', null],
])('%s has answers from %s onward', (id, day) => expect(earliestDay(registry.calculators.get(id)!, ports)).toBe(day))
