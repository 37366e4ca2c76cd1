import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthly, portsWith } from '../../../../../test/support/corpora/rates.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput, SourceUnavailable } from '../../../../core/errors.ts'
import { fromNumber } from '../../../../core/money.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const realSalary = registry.calculators.get('real-salary')!
const market = portsWith({ ipcaMonthly: monthly(2019, [0.32, 0.43, 0.75, 0.57, 0.13, 0.01, 0.19, 0.11, -0.04, 0.1, 0.51, 1.15]) })

describe('real-salary', () => {
  it("uses the measured IPCA between dates: 1,500.00 breaks even at the IBGE's 1,564.59 over 2019", () => {
    const input = { previous_salary: 1500, current_salary: 1600, from: '2019-01-01', to: '2019-12-31' }
    expect(run(realSalary, input, market)).toMatchObject({
      breakEvenSalary: 1564.59,
      monthlyGainOrLoss: 35.41,
      nominalChangePercent: 6.666667,
    })
    expect(() => run(realSalary, input, portsWith({}))).toThrow(SourceUnavailable)
  })

  it('gives gain or loss the sign of the real change, and sums it to the break-even salary', () => {
    const salary = fc.integer({ min: 100_000, max: 10 ** 8 })
    fc.assert(
      fc.property(salary, salary, fc.integer({ min: -5000, max: 50_000 }), (previous, current, basisPoints) => {
        const input = { previous_salary: previous / 100, current_salary: current / 100, inflation_period: basisPoints / 100 }
        const result = run(realSalary, input, ports) as Record<string, number>
        expect(fromNumber(result.breakEvenSalary!) + fromNumber(result.monthlyGainOrLoss!)).toBe(BigInt(current))
        if (Math.abs(result.monthlyGainOrLoss!) > 0.01)
          expect(Math.sign(result.realChangePercent!)).toBe(Math.sign(result.monthlyGainOrLoss!))
        expect((1 + result.realChangePercent! / 100) * (1 + result.inflationPercent! / 100)).toBeCloseTo(current / previous, 5)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [{}, 'inflation_period'],
    [{ inflation_period: 4, from: '2019-01-01' }, 'inflation_period'],
    [{ from: '2019-01-01' }, 'to'],
    [{ to: '2019-01-01' }, 'from'],
    [{ inflation_period: -100 }, 'inflation_period'],
  ])('refuses %j, naming %s', (input, field) => {
    try {
      run(realSalary, { previous_salary: 1, current_salary: 1, ...input }, market)
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidInput).issues[0]!.field).toBe(field)
    }
  })

  it('rejects a change too large to represent', () => {
    expect(() => run(realSalary, { previous_salary: 0.01, current_salary: 7e13, inflation_period: -99.99 }, ports)).toThrow(InvalidInput)
  })
})
