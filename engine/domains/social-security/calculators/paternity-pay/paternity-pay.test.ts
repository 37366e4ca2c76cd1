import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const ask = (input: object) => run(registry.calculators.get('paternity-pay')!, { salary: 3000, ...input }, ports)

it('refuses years from 2029 on, whose days are undefined', () => {
  expect(ask({ birth_date: '2028-12-31' })).toMatchObject({ days: 15 })
  expect(() => ask({ birth_date: '2029-01-01' })).toThrow(/^birth_date: .*2028/)
})

it('grants more days for zika and by the company only since their laws', () => {
  expect(() => ask({ birth_date: '2025-07-01', zika: true })).toThrow(/^zika: /)
  expect(ask({ birth_date: '2025-07-02', zika: true })).toMatchObject({ days: 20 })
  expect(() => ask({ birth_date: '2016-03-08', citizen_company: true })).toThrow(/^citizen_company: /)
  expect(ask({ birth_date: '2016-03-09', citizen_company: true })).toMatchObject({ totalDays: 20 })
})

it('ends after its number of days, counted one by one', () => {
  for (const birth_date of ['2024-02-27', '2026-12-30', '2027-02-25', '2028-02-27'])
    for (const citizen_company of [false, true]) {
      const { totalDays, endDate, returnDate } = ask({ birth_date, citizen_company }) as {
        totalDays: number
        endDate: string
        returnDate: string
      }
      const day = new Date(`${birth_date}T12:00:00Z`)
      for (let left = totalDays - 1; left > 0; left--) day.setUTCDate(day.getUTCDate() + 1)
      expect(endDate).toBe(day.toISOString().slice(0, 10))
      day.setUTCDate(day.getUTCDate() + 1)
      expect(returnDate).toBe(day.toISOString().slice(0, 10))
    }
})
