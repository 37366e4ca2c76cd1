import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('agreement_or_dismissal')!
const cents = (value: unknown) => Math.round((value as number) * 100)

interface Compared {
  assumptions: string[]
  verdict: string
  ways: Record<string, number>[]
  room: number
  workerLoss: number
  employerSaving: number
  breakEvenCompensation: number
  sensitivity: { assumption: string; from: number; to: number; verdictChanges: boolean }[]
}

const ask = (input: object) =>
  run(decision, { salary: 3000, months_worked: 24, months_this_year: 6, ...input }, ports) as unknown as Compared

describe('agreement or dismissal', () => {
  // A first request requires twelve months of pay in the last eighteen (Lei 7.998/1990, art. 3º, I, a).
  it('states the number of installments only for an entitled worker', () => {
    const parcels = (months_worked: number) =>
      ask({ months_worked, months_this_year: 6 }).assumptions.filter((said) => /^O trabalhador recebe .* parcelas/.test(said))
    expect(parcels(11)).toEqual([])
    expect(parcels(24)).toEqual([expect.stringContaining('parcelas do seguro-desemprego')])
  })

  it('since 2020 both sides differ only by the unemployment insurance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 162_100, max: 2_000_000 }),
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('normal', 'simples', 'simples_anexo_iv'),
        (salary, months, unemployment_installments, regime) => {
          const answer = ask({ salary: salary / 100, months_worked: months, months_this_year: 1, unemployment_installments, regime })
          const [dismissal] = answer.ways
          expect(Math.abs(cents(answer.room) + cents(dismissal!.unemployment))).toBeLessThanOrEqual(4)
          expect(answer.verdict).toBe(dismissal!.unemployment! > 0 ? 'dismissal' : 'tie')
        },
      ),
      { numRuns: 30 },
    )
  })

  it('at the break-even compensation the agreement equals the dismissal for the worker', () => {
    const { ways, breakEvenCompensation } = ask({ fgts_balance: 10_000 })
    const [dismissal, agreement] = ways
    const worth = (way: Record<string, number>) => cents(way.received) + cents(way.fgtsKept)
    expect(worth(agreement!) + cents(breakEvenCompensation)).toBe(worth(dismissal!))
  })

  it('ranks the four exit types for both sides', () => {
    const { ways } = ask({})
    const received = ways.map((way) => way.received!)
    const cost = ways.map((way) => way.employerCost!)
    expect([...received].sort((a, b) => b - a)).toEqual(received)
    expect([...cost].sort((a, b) => b - a)).toEqual(cost)
  })

  it('varies each assumption both ways and flags those that change the verdict', () => {
    const { sensitivity } = ask({ fgts_balance: 10_000, unemployment_installments: 1 })
    expect(sensitivity.filter(({ assumption }) => assumption === 'saldo do FGTS').map(({ to }) => to)).toEqual([12_000, 8_000])
    const installments = sensitivity.filter(({ assumption }) => assumption === 'parcelas do seguro-desemprego')
    expect(installments.map(({ to, verdictChanges }) => [to === 0, verdictChanges])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('refuses dates before the law introduced the agreement (2017-11-11)', () => {
    expect(() => ask({ reference_date: '2017-11-10' })).toThrow(/reference_date/)
    expect(ask({ reference_date: '2017-11-11' }).ways).toHaveLength(3)
  })
})
