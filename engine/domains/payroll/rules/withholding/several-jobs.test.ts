import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../core/day.ts'
import { reais, sum } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import inss from '../../law/inss.ts'
import { inssDue } from './inss.ts'
import { type Job, severalJobs } from './several-jobs.ts'

const RATES = { company: percent('11'), charity: percent('20') }
const job = (pay: string, category: Job['category'] = 'employee', employer?: string): Job => ({ pay: reais(pay), category, employer })
const due = (day: Day, ...jobs: Job[]) => severalJobs(jobs, inss.at(day).value, RATES).jobs.map((each) => Number(each.inss) / 100)

describe('examples of the eSocial manual, S-1200 item 5 (table of 2020)', () => {
  const of = (...jobs: Job[]) => due('2020-10-31', ...jobs)

  it('example 3', () => {
    const jobs = [
      job('2000', 'employee', 'A'),
      job('1500', 'employee', 'B'),
      job('2000', 'service_provider', 'B'),
      job('1000'),
      job('1000'),
    ]
    expect(of(...jobs)).toEqual([164.32, 184.61, 220, 84.14, 0])
    // Employee pay of one employer comes first, in any input order.
    expect(of(jobs[0]!, jobs[2]!, jobs[1]!, jobs[3]!, jobs[4]!)).toEqual([164.32, 220, 184.61, 84.14, 0])
  })
  it('example 4', () => expect(of(job('2000'), job('6000', 'service_provider'))).toEqual([164.32, 451.11]))
  it('example 5', () =>
    expect(of(job('2000'), job('2000', 'service_provider'), job('3000', 'charity_provider'))).toEqual([164.32, 220, 420.21]))
  it('example 6', () =>
    expect(of(job('1000'), job('1000', 'employee', 'B'), job('2000', 'service_provider', 'B'), job('4000'))).toEqual([
      75, 89.32, 220, 268.76,
    ]))
  it('example 7 prints 211.46, against its own item 5.2: truncating each slice gives 211.45', () =>
    expect(of(job('2500'), job('2000', 'service_provider'), job('3000'))).toEqual([221.62, 220, 211.45]))
  it('example 9', () => expect(of(job('2500'), job('4500', 'service_provider'))).toEqual([221.62, 396.11]))
})

it('in 2026, up to the ceiling of 8,475.55', () => {
  expect(due('2026-03-01', job('3000'), job('4000', 'service_provider'), job('2500'))).toEqual([248.58, 440, 179.48])
  expect(due('2026-03-01', job('7000'), job('4000'))).toEqual([781.5, 206.57])
})

it('before March 2020, the bracket of the sum sets the rate of each job', () => {
  // Portaria ME 9/2019: 8% up to 1,751.81, 9% up to 2,919.72, 11% up to 5,839.45.
  expect(due('2019-06-01', job('1500'), job('1400'))).toEqual([135, 126])
  expect(due('2019-06-01', job('1500'), job('5000'))).toEqual([165, 477.34])
  // A job without pay has no slices.
  const { jobs } = severalJobs([job('1500'), job('0')], inss.at('2019-06-01').value, RATES)
  expect(jobs.map(({ slices }) => slices.length)).toEqual([1, 0])
})

it('matches the table for one job and never exceeds the ceiling for several', () => {
  const table = inss.at('2026-03-01').value
  const pays = fc.array(fc.bigInt({ min: 0n, max: 1_500_000n }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(pays, (amounts) => {
      const jobs = amounts.map((pay) => ({ pay, category: 'employee' as const }))
      const found = severalJobs(jobs, table, RATES).jobs
      const whole = inssDue(sum(amounts), table).amount
      const total = sum(found.map((each) => each.inss))
      expect(total <= whole && total >= whole - BigInt(amounts.length * 4)).toBe(true)
      if (amounts.length === 1) expect(total).toBe(whole)
    }),
  )
})
