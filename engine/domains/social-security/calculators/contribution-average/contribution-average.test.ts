import { readFileSync } from 'node:fs'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Answered extends Record<string, unknown> {
  averageUsed: number
  average: number
  discarded: number
  percent: number | null
  benefit: number | null
  correctedTotal: number
  corrected: { month: string; corrected: number; discarded: boolean; belowMinimum: boolean }[]
}

const asked = (input: object) => run(registry.calculators.get('contribution-average')!, input, ports) as Answered

/** Shipped series, parsed independently. */
const inpc = new Map(
  readFileSync(new URL('../../../../../data/series/inpc.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 7), new Decimal(line.split(',')[1]!)]),
)

const monthAfter = (month: string): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const Exact = Decimal.clone({ precision: 60 })

function factorOf(month: string, reference: string): Decimal {
  let factor = new Exact(1)
  for (let at = month; at < reference; at = monthAfter(at)) factor = factor.times(new Exact(inpc.get(at)!).div(100).plus(1))
  return factor
}

const run24 = (from: string, count: number): string[] => {
  const months = [from]
  while (months.length < count) months.push(monthAfter(months.at(-1)!))
  return months
}

describe('contribution-average', () => {
  it('corrects every month since February 2004 like an independent product of the series', () => {
    const months = run24('2004-02', 240)
    const { corrected } = asked({ contributions: months.map((month) => ({ month, amount: 1000 })), reference_month: '2026-05' })
    for (const each of corrected)
      expect(each.corrected, each.month).toBe(
        factorOf(each.month, '2026-05').times(1000).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber(),
      )
  })

  it('discards the number of months that pays most, found by trying every number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50_000, max: 250_000 }), { minLength: 181, maxLength: 260 }),
        fc.constantFrom('male' as const, 'female' as const),
        (cents, sex) => {
          const months = run24('2004-02', cents.length)
          const got = asked({
            contributions: months.map((month, index) => ({ month, amount: cents[index]! / 100, factor: 1 })),
            reference_month: '2026-05',
            sex,
          })
          // Every amount here is below the ceilings of 2004 to 2006.
          const ascending = cents.toSorted((a, b) => a - b)
          const values = Array.from({ length: cents.length - 180 + 1 }, (_, k) => {
            const left = ascending.slice(k)
            const share = 60 + 2 * Math.max(0, Math.floor(left.length / 12) - (sex === 'male' ? 20 : 15))
            return new Exact(left.reduce((all, one) => all + one, 0)).div(left.length).times(share)
          })
          const best = values.reduce((a, b) => (b.greaterThan(a) ? b : a))
          expect(got.discarded).toBe(values.findIndex((value) => value.equals(best)))
          expect(got.corrected.filter(({ discarded }) => discarded)).toHaveLength(got.discarded)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('never pays less when discarding is allowed', () => {
    const contributions = run24('2005-01', 200).map((month, index) => ({ month, amount: 500 + (index % 7) * 200, factor: 2 }))
    const input = { contributions, reference_month: '2026-05', sex: 'female' }
    expect(asked(input).benefit).toBeGreaterThanOrEqual(asked({ ...input, discard: false }).benefit!)
  })

  it('flags a month below the minimum wage but keeps it', () => {
    expect(asked({ contributions: [{ month: '2026-01', amount: 1620.99 }], reference_month: '2026-02' }).corrected[0]).toMatchObject({
      belowMinimum: true,
      discarded: false,
    })
    expect(asked({ contributions: [{ month: '2026-01', amount: 1621 }], reference_month: '2026-02' }).corrected[0]!.belowMinimum).toBe(
      false,
    )
  })

  it.each([
    ['a month before 2004-02 without factor', [{ month: '2004-01', amount: 100 }], '2026-05', /2004-01/],
    ['a month before the real', [{ month: '1994-06', amount: 100, factor: 1 }], '2026-05', /1994-06/],
    ['the month of the benefit', [{ month: '2026-05', amount: 100 }], '2026-05', /2026-05/],
    [
      'a month twice',
      [
        { month: '2025-05', amount: 100 },
        { month: '2025-05', amount: 100 },
      ],
      '2026-05',
      /2025-05/,
    ],
    ['a month whose INPC is not out', [{ month: '2025-05', amount: 100 }], '2026-12', /reference_month: o INPC é conhecido até/],
    ['a benefit of before the reform', [{ month: '2018-05', amount: 100 }], '2019-10', /reference_month/],
  ])('refuses %s', (_what, contributions, reference_month, told) => {
    expect(() => asked({ contributions, reference_month })).toThrow(told)
  })

  it('needs no series when every factor is given', () => {
    expect(asked({ contributions: [{ month: '2004-01', amount: 1000, factor: 3 }], reference_month: '2026-12' }).average).toBe(3000)
  })
})
