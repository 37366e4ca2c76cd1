import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../core/operation/run.ts'
import iofCredit from './index.ts'

it('a credit of one day pays the tax of one, and of none is no credit', () => {
  const of = (days: number) => run(iofCredit, { amount: 10_000, days, reference_date: '2026-06-01' }, portsOn('2026-11-14'))
  // 0.0082% a day, and 0.38% once.
  expect(of(1).iof).toBe(38.82)
  expect(() => of(0)).toThrow(InvalidInput)
})
