import { expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { InvalidInput } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import iofCredit from './index.ts'

it('charges a one-day credit for one day and rejects zero days', () => {
  const of = (days: number) => run(iofCredit, { amount: 10_000, days, reference_date: '2026-06-01' }, portsOn('2026-11-14'))
  // 0.0082% a day plus 0.38% once.
  expect(of(1).iof).toBe(38.82)
  expect(() => of(0)).toThrow(InvalidInput)
})
