import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import check from './index.ts'

const among = (informed_inss: number) =>
  run(
    check,
    { base_salary: 4000, informed_inss, other_jobs: [{ pay: 8000, order: 'before' }], reference_date: '2026-03-31' },
    portsOn('2026-11-14'),
  )
const inss = (found: object) => ({ items: [expect.objectContaining({ id: 'inss', ...found })] })

describe('INSS with several jobs', () => {
  // The other job leaves 475.55 of the ceiling at 14%: 66.57, the end of the 988.07. An employer unaware of it withholds 121.57 + 115.36 +
  // 131.65.
  it('accepts the remainder up to the ceiling, or the full contribution of an unaware employer', () => {
    expect(among(66.57)).toMatchObject(inss({ verdict: 'matches', expected: 66.57 }))
    expect(among(368.58)).toMatchObject(inss({ verdict: 'matches' }))
    expect(among(500)).toMatchObject(inss({ verdict: 'differs', expected: 66.57 }))
  })
})
