import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const notice = registry.calculators.get('notice')!
const severance = registry.calculators.get('severance')!
const ask = (input: object) => run(notice, { salary: 3000, ...input }, ports)

describe('notice period', () => {
  it('matches the severance payment, in full and by agreement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 40 }), (cents, years) => {
        const here = run(notice, { salary: cents / 100, full_years: years }, ports)
        const paid = (type: string) =>
          (
            run(severance, { salary: cents / 100, months_worked: years * 12 + 1, type }, ports).items as { code: string; amount: number }[]
          ).find(({ code }) => code === 'notice')?.amount ?? 0
        expect([here.amount, here.agreementAmount]).toEqual([paid('sem_justa_causa'), paid('acordo')])
      }),
      { numRuns: 60 },
    )
  })

  it('requires either the years or both dates', () => {
    expect(() => ask({})).toThrow(/full_years/)
    expect(() => ask({ full_years: 1, admission_date: '2020-01-01', termination_date: '2021-01-01' })).toThrow(/full_years/)
    expect(() => ask({ admission_date: '2020-01-01' })).toThrow(/termination_date/)
    expect(() => ask({ termination_date: '2020-01-01' })).toThrow(/admission_date/)
    expect(() => ask({ admission_date: '2020-01-02', termination_date: '2020-01-01' })).toThrow(/termination_date/)
  })

  it('counts a year as complete on the eve of its anniversary', () => {
    expect(ask({ admission_date: '2020-03-10', termination_date: '2021-03-08' }).noticeDays).toBe(30)
    expect(ask({ admission_date: '2020-03-10', termination_date: '2021-03-09' }).noticeDays).toBe(33)
  })

  it('is recorded for domestic work since its law', () => {
    expect(() => ask({ full_years: 1, contract: 'domestic', reference_date: '2015-06-01' })).toThrow(/contract/)
    expect(ask({ full_years: 1, contract: 'domestic', reference_date: '2015-06-02' }).noticeDays).toBe(33)
  })
})
