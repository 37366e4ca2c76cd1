import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { ONE, Ratio, ZERO } from '../../../../core/ratio.ts'
import { run } from '../../../../operation/evaluation/run.ts'
import simples, { type AnnexName } from '../../law/simples-nacional.ts'
import { simplesDue } from '../../rules/simples.ts'
import { ceilingPosition, exactTaxes, partsOf, sublimitPosition } from '../../rules/simples-month.ts'

const calculator = registry.calculators.get('simples-nacional')!
const ANNEXES = ['I', 'II', 'III', 'IV', 'V'] as const

const cents = (amount: unknown) => Math.round((amount as number) * 100)

describe('Simples annexes', () => {
  it('distribute 100% of every bracket, including the part above the maximum ISS', () => {
    for (const { value } of simples.versions) {
      for (const name of ANNEXES) {
        const { brackets, issCap } = value.annexes[name]
        for (const split of [...brackets.map((bracket) => bracket.split), ...(issCap ? [issCap.rest] : [])])
          expect(
            Object.values(split)
              .reduce((total, part) => total.plus(part), ZERO)
              .compare(ONE),
          ).toBe(0)
      }
    }
  })

  it('are continuous up to the sublimit', () => {
    for (const { value } of simples.versions) {
      for (const name of ANNEXES) {
        for (const { limit } of value.annexes[name].brackets.slice(0, 4)) {
          const below = simplesDue(limit, limit, value.annexes[name])
          const above = simplesDue(limit, limit + 1n, value.annexes[name])
          expect(above.bracket).toBe(below.bracket + 1)
          expect(Number(above.tax - below.tax)).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})

describe('monthly tax', () => {
  it('keeps the ISS within its maximum and each tax at zero or above, in every part', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 480_000_000n),
        fc.bigInt(0n, 480_000_000n),
        fc.bigInt(0n, 480_000_000n),
        fc.constantFrom<AnnexName>(...ANNEXES),
        fc.constantFrom(...simples.versions),
        (revenue, revenue12m, before, annex, { value }) => {
          const company = { day: '2026-06-01', opened: null } as const
          const year = { before, month: revenue, lastYear: undefined }
          const sublimit = sublimitPosition(year, value.sublimit, company, value)
          const parts = partsOf(revenue, ceilingPosition(year, company, value).excess, sublimit.excess)
          const { taxes } = exactTaxes({ revenue, annex, revenue12m, withLocal: sublimit.status !== 'outside' }, parts, value)
          for (const part of Object.values(taxes)) expect(part.compare(ZERO)).toBeGreaterThanOrEqual(0)
          const iss = taxes.iss ?? ZERO
          expect(iss.compare(value.issMaximum.times(Ratio.of(revenue)))).toBeLessThanOrEqual(0)
        },
      ),
    )
  })

  it('sums up in the result for any input', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000_000 }),
        fc.constantFrom(...ANNEXES),
        fc.option(fc.integer({ min: 0, max: 480_000_000 }), { nil: undefined }),
        fc.option(fc.integer({ min: 0, max: 480_000_000 }), { nil: undefined }),
        (revenue, annex, revenue12m, payroll) => {
          const answer = run(
            calculator,
            {
              monthly_revenue: revenue / 100,
              annex,
              ...(revenue12m !== undefined && { revenue_12m: revenue12m / 100 }),
              ...(payroll !== undefined && { payroll_12m: payroll / 100 }),
            },
            ports,
          )
          const total = Object.values(answer.split as object).reduce((sofar: number, part) => sofar + cents(part), 0)
          expect(total).toBe(cents(answer.monthlyTax))
          if (answer.factorR !== null && (annex === 'III' || annex === 'V'))
            expect(answer.annex).toBe((answer.factorR as number) >= 0.28 ? 'III' : 'V')
          else expect(answer.annex).toBe(annex)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('refusals', () => {
  const refusal = (input: object) => () => run(calculator, input, ports)

  it('rejects earlier revenue in the first month', () => {
    expect(refusal({ monthly_revenue: 10000, revenue_12m: 1, months_active: 1 })).toThrow(/revenue_12m/)
  })
})

describe('company without earlier revenue', () => {
  it('uses the first bracket and the regulatory factor R', () => {
    const base = { monthly_revenue: 10000, annex: 'V', revenue_12m: 0 }
    expect(run(calculator, { ...base, payroll_12m: 1 }, ports)).toMatchObject({ annex: 'III', factorR: 0.28, monthlyTax: 600 })
    expect(run(calculator, { ...base, payroll_12m: 0 }, ports)).toMatchObject({ annex: 'V', factorR: 0.01, monthlyTax: 1550 })
  })

  it('uses the first bracket in its first month of 2027, whatever the revenue', () => {
    const input = { monthly_revenue: 100000, months_active: 1, reference_date: '2027-03-01' }
    expect(run(calculator, input, ports)).toMatchObject({ bracket: 1, monthlyTax: 6000 })
  })
})
