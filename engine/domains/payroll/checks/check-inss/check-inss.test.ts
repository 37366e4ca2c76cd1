import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'
import check from './index.ts'

const among = (informed_inss: number) =>
  run(
    check,
    { base_salary: 4000, informed_inss, other_jobs: [{ pay: 8000, order: 'before' }], reference_date: '2026-03-31' },
    portsOn('2026-11-14'),
  )
const inss = (found: object) => ({ items: [expect.objectContaining({ id: 'inss', ...found })] })

describe('the INSS of one job among others', () => {
  // Up to the ceiling are left 475.55 of the 14%: 66.57, the last of the 988.07. Whoever was not told takes 121.57 + 115.36 + 131.65.
  it('is what is left of the ceiling, or what an employer that was not told takes', () => {
    expect(among(66.57)).toMatchObject(inss({ verdict: 'matches', expected: 66.57 }))
    expect(among(368.58)).toMatchObject(inss({ verdict: 'matches' }))
    expect(among(500)).toMatchObject(inss({ verdict: 'differs', expected: 66.57 }))
  })
})
