import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthly, portsWith } from '../../../../../test/support/corpora/rates.ts'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { InvalidInput, SourceUnavailable } from '../../../../core/errors.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const inflationAdjustment = registry.calculators.get('inflation-adjustment')!

/** Monthly IPCA and INPC of the IBGE, IGP-M of the FGV, as published. */
const market = portsWith({
  ipca: { '2024-12-01': 4.83 },
  ipcaMonthly: {
    ...monthly(2019, [0.32, 0.43, 0.75, 0.57, 0.13, 0.01, 0.19, 0.11, -0.04, 0.1, 0.51, 1.15]),
    ...monthly(2024, [0.42, 0.83, 0.16, 0.38, 0.46, 0.21, 0.38, -0.02, 0.44, 0.56, 0.39, 0.52]),
  },
  igpmMonthly: monthly(2024, [0.07, -0.52]),
  inpcMonthly: monthly(2024, [0.57, 0.81]),
})

const ask = (input: Record<string, unknown>) => run(inflationAdjustment, input, market)

function refusal(input: Record<string, unknown>): { field: string; message: string } {
  try {
    ask({ original_value: 100, ...input })
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues[0]!
    throw error
  }
  throw new Error('answered')
}

describe('inflation-adjustment', () => {
  it("matches the IBGE's own calculator: 1,500.00 over 2019", () => {
    // https://miriangasparin.com.br/2020/06/ibge-lanca-calculadora-online-que-corrige-valores-pela-inflacao-oficial/
    const answer = ask({ original_value: 1500, from: '2019-01-01', to: '2019-12-31' })
    expect(answer).toMatchObject({ adjustedValue: 1564.59, index: 'ipca', from: '2019-01-01', to: '2019-12-31' })
    expect(answer.accumulatedPercent).toBeCloseTo(4.31, 2)
    expect(answer.assumptions).toContain('Variações mensais de 01/01/2019 a 01/12/2019, inclusive.')
    expect(answer.rates).toMatchObject([{ metric: 'ipcaMonthly', date: '2019-12-01', value: 1.15 }])
  })

  it('applies the 4.83% of 2024 forwards and backwards', () => {
    expect(ask({ original_value: 1000, from: '2024-01-01', to: '2024-12-01' })).toMatchObject({
      adjustedValue: 1048.31,
      factor: 1.04831296,
    })
    const back = ask({ original_value: 1048.31, from: '2024-01-01', to: '2024-12-01', direction: 'present_to_past' })
    expect(back).toMatchObject({ adjustedValue: 1000, factor: 1.04831296 })
  })

  it.each([
    ['igpm', 995.5],
    ['inpc', 1013.85],
  ])('uses the requested index: %s', (index, expected) => {
    // 1.0007 × 0.9948 and 1.0057 × 1.0081
    expect(ask({ original_value: 1000, from: '2024-01-01', to: '2024-02-01', index })).toMatchObject({ adjustedValue: expected, index })
  })

  it('without a rate, uses the measured months of those years, up to the last published', () => {
    const answer = run(inflationAdjustment, { original_value: 1000, years: 1 }, ports)
    // September 2025 to August 2026: 0.48 0.09 0.18 0.33 and the eight months of 2026.
    const months = ports.rates.observed('ipcaMonthly', '2025-09-01', '2026-08-01')!.values
    const factor = months.reduce((product, { value }) => product * (1 + Number(value) / 100), 1)
    expect(answer.factor).toBeCloseTo(factor, 7)
    expect(answer).toMatchObject({ index: 'ipca', rates: [{ metric: 'ipcaMonthly', date: '2026-08-01' }] })
    expect((answer.assumptions as string[]).join()).toContain('12 meses de 09/2025 a 08/2026')
  })

  it('falls back to the IPCA of the last twelve months when the period predates the real or a month is missing', () => {
    const flat = run(inflationAdjustment, { original_value: 1000, years: 40 }, ports)
    expect(flat.rates).toMatchObject([{ metric: 'ipcaMonthly' }, { metric: 'ipca', value: 4.22 }])
    expect((flat.assumptions as string[]).join()).toContain('a moeda não era o real')
  })

  it('round-trips to the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 2000 }),
        (cents, years, basisPoints) => {
          const rate = { years, annual_inflation: basisPoints / 100 }
          const there = ask({ original_value: cents / 100, ...rate }).adjustedValue as number
          const back = ask({ original_value: there, ...rate, direction: 'present_to_past' }).adjustedValue as number
          expect(Math.abs(back - cents / 100)).toBeLessThan(0.011)
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([
    [{}, 'years'],
    [{ years: 1, from: '2024-01-01', to: '2024-02-01' }, 'years'],
    [{ years: 1, to: '2024-02-01' }, 'years'],
    [{ years: 1, annual_inflation: 4, index: 'igpm' }, 'index'],
    [{ from: '2024-01-01' }, 'to'],
    [{ to: '2024-01-01' }, 'from'],
    [{ from: '2024-01-01', to: '2024-02-01', annual_inflation: 4 }, 'annual_inflation'],
    [{ annual_inflation: 4 }, 'years'],
    [{ from: '2024-02-01', to: '2024-01-01' }, 'to'],
    [{ from: '2024-01-01', to: '2027-01-01' }, 'to'],
    [{ from: '1994-06-30', to: '2024-01-01' }, 'from'],
    [{ years: 0 }, 'years'],
    [{ years: 100, annual_inflation: 10_000 }, 'original_value'],
  ])('refuses %j, naming %s', (input, field) => {
    expect(refusal(input).field).toBe(field)
  })

  it('reports a period outside the series as unavailable', () => {
    expect(() => ask({ original_value: 100, from: '2021-01-01', to: '2021-12-01' })).toThrow(SourceUnavailable)
    expect(() => run(inflationAdjustment, { original_value: 100, years: 1 }, portsWith({}))).toThrow(SourceUnavailable)
  })
})
