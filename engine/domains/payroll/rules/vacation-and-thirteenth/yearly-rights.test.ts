import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import { restEarned, salariesEarned, thirdEarned, thirteenthEarned, vacationEarned, type YearlyRights } from './yearly-rights.ts'

const LAW: YearlyRights = { thirteenth: { parts: 12 }, vacation: { days: 30, parts: 12, thirdDivisor: 3 }, month: { monthDays: 30 } }
const year = 36_000_00n

describe('yearly rights of a salary', () => {
  it('adds a 13th salary, a month of rest and its third', () => {
    expect([thirteenthEarned(year, LAW), restEarned(year, LAW), thirdEarned(year, LAW)]).toEqual([3000_00n, 3000_00n, 1000_00n])
    expect(vacationEarned(3000_00n, LAW)).toBe(333_33n)
    const { extra, rest } = salariesEarned(LAW)
    expect([extra.toNumber(4), rest.toNumber(4)]).toEqual([1.3333, 1])
  })

  it('follows the legal third divisor, vacation days and parts of the year', () => {
    expect(thirdEarned(year, { ...LAW, vacation: { ...LAW.vacation, thirdDivisor: 2 } })).toBe(1500_00n)
    expect(thirdEarned(year, { ...LAW, vacation: { ...LAW.vacation, days: 20 } })).toBe(666_67n)
    expect(restEarned(year, { ...LAW, vacation: { ...LAW.vacation, days: 20 } })).toBe(2000_00n)
    expect(thirteenthEarned(year, { ...LAW, thirteenth: { parts: 6 } })).toBe(6000_00n)
  })
})

describe('change of the law', () => {
  const ask = (id: string, input: object): Record<string, unknown> => ({
    ...run(registry.operations.get(id)!, input, portsOn('2026-11-14')),
  })
  const half = 'vacation/thirdDivisor=2'

  it('changes the third in the annual salary, the employee cost and CLT or PJ', () => {
    // 3,000 ÷ 2, not ÷ 3.
    expect(ask('annual-salary', { monthly_salary: 3000, law: half })).toMatchObject({ vacationThird: 1500, thirteenth: 3000 })
    // 3,000 ÷ 12 × 3 ÷ 2
    expect(ask('employee-cost', { salary: 3000, law: half })).toMatchObject({ provisions: { vacation: 375, thirteenth: 250 } })
    expect(ask('clt-vs-pj', { gross_value: 3000, law: half })).toMatchObject({ clt: { vacationThird: 1500 } })
  })

  it('changes the default RAT', () => {
    expect(ask('employee-cost', { salary: 3000 })).toMatchObject({ charges: { rat: 90 } })
    expect(ask('employee-cost', { salary: 3000, law: 'employer-charges/rat/serious=4%' })).toMatchObject({ charges: { rat: 120 } })
    expect(ask('net-salary', { gross_salary: 3000, regime: 'normal', law: 'employer-charges/rat/serious=4%' })).toMatchObject({
      employer: { rat: 120 },
    })
  })
})
