import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const calculator = registry.calculators.get('employee-cost')!
const cents = (amount: unknown) => Math.round((amount as number) * 100)
const added = (parts: object) => Object.values(parts).reduce((total: number, part) => total + cents(part), 0)

describe('employee cost', () => {
  it('is the sum of its parts in every regime', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('normal', 'simples', 'simples_anexo_iv'),
        fc.constantFrom(0, 0.5, 1, 2, 3, 6),
        fc.integer({ min: 0, max: 300_000 }),
        (salary, regime, rat, meal) => {
          const answer = run(calculator, { salary: salary / 100, regime, rat_rate: rat, vale_refeicao: meal / 100 }, ports)
          const { total: chargesTotal, ...charges } = answer.charges as Record<string, number>
          const { total: provisionsTotal, ...provisions } = answer.provisions as Record<string, number>
          expect(added(charges)).toBe(cents(chargesTotal))
          expect(added(provisions)).toBe(cents(provisionsTotal))
          expect(cents(answer.benefits)).toBe(meal)
          expect(cents(answer.monthlyTotal)).toBe(salary + cents(chargesTotal) + cents(provisionsTotal) + meal)
          expect(cents(answer.annualTotal)).toBe(cents(answer.monthlyTotal) * 12)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('rejects a RAT above the maximum, and the Simples before it existed', () => {
    expect(() => run(calculator, { salary: 1000, rat_rate: 6.01 }, ports)).toThrow(/rat_rate: passa de 6%/)
    expect(() => run(calculator, { salary: 1000, rat_rate: 3.01, reference_date: '2009-12-31' }, ports)).toThrow(/rat_rate: passa de 3%/)
    expect(() => run(calculator, { salary: 1000, regime: 'simples', reference_date: '2007-06-30' }, ports)).toThrow(/regime: .*2007/)
    expect(run(calculator, { salary: 1000, regime: 'simples', reference_date: '2007-07-01' }, ports).monthlyTotal).toBeGreaterThan(1000)
  })

  it('multiplies the RAT by the FAP where it existed', () => {
    const rat = (input: object) => (run(calculator, { salary: 1000, ...input }, ports).charges as Record<string, number>).rat
    expect(rat({ rat_rate: 3, fap: 2 })).toBe(60)
    expect(rat({ rat_rate: 3, fap: 0.5 })).toBe(15)
    expect(() => rat({ rat_rate: 3.01, fap: 1 })).toThrow(/rat_rate/)
    expect(() => rat({ fap: 1.5, reference_date: '2009-12-31' })).toThrow(/fap/)
    expect(() => rat({ regime: 'simples', third_parties_rate: 1 })).toThrow(/third_parties_rate/)
  })

  it('a year without vacation cover costs one month of pay and charges less', () => {
    const answer = run(calculator, { salary: 3600, plano_saude: 100 }, ports)
    const annual = answer.annual as Record<string, number>
    const month = cents(answer.salary) + cents((answer.charges as Record<string, number>).total)
    expect(Math.abs(cents(annual.coveredTotal) - cents(annual.paidTotal) - month)).toBeLessThanOrEqual(12)
  })

  it('drops the additional 0.5% in January 2007', () => {
    const on = (day: string) => run(calculator, { salary: 1000, reference_date: day }, ports).charges as Record<string, number>
    expect(on('2006-12-31').socialContribution).toBe(5)
    expect(on('2007-01-01').socialContribution).toBeUndefined()
    expect(on('2001-12-31').socialContribution).toBeUndefined()
  })
})
