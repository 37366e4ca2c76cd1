import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run } from '../../operation/evaluation/run.ts'
import { gammaNodes } from './gamma.ts'
import { cellsOf, YEARS } from './model.ts'

const population = registry.queries.get('reforms-population')!
const ask = (input: object) =>
  run(population, input, ports) as unknown as {
    declarants: number
    revenue: { before: number; after: number; difference: number; differenceRange: [number, number] }
    winners: { share: number }
    losers: { share: number }
    same: { share: number }
    deciles: { meanChange: number | null; range: unknown }[]
    gini: { before: number; after: number }
    factors: { money: number; declarants: number }
  }

/** Totals of the file, R$ millions (published facts). */
const PUBLISHED = { 2013: [27_024_318, 114_962.81], 2019: [30_498_516, 194_825.91], 2020: [31_634_843, 204_836.67] } as const

it('gammaNodes splits an exponential (shape one) into halves with means 1 ± ln 2', () => {
  const [lower, upper] = gammaNodes(1, 2)
  expect(lower).toBeCloseTo(1 - Math.LN2, 10)
  expect(upper).toBeCloseTo(1 + Math.LN2, 10)
})

it.each(YEARS)('cells of %i reproduce the file’s income to R$ 0.01 million', (year) => {
  const hundredths = cellsOf(year).map(({ declarants, mean }) => (declarants * mean) / 10_000)
  expect(Math.max(...hundredths.map((each) => Math.abs(each - Math.round(each))))).toBeLessThan(1e-6)
  expect(Math.max(...hundredths)).toBeGreaterThan(1_000_000)
})

describe('baseline', () => {
  it.each(YEARS)('matches the file’s %i tax within 1.5%, and an empty reform changes nothing', (year) => {
    const [declarants, tax] = PUBLISHED[year]
    expect(cellsOf(year)).toHaveLength(118)
    const found = ask({ law: '', year, money: 'own' })
    expect(found.declarants).toBe(declarants)
    expect(Math.abs(found.revenue.before / tax - 1)).toBeLessThan(0.015)
    expect(found).toMatchObject({
      revenue: { difference: 0, percent: 0 },
      winners: { share: 0, meanChange: 0 },
      losers: { share: 0, meanChange: 0 },
      same: { share: 1 },
    })
  })
})

describe('2025 law compared with 2026 law', () => {
  const found = ask({ law: 'irpf-annual=@2025-01-01' })

  it('costs 21.4 billion, as in an independent script', () => {
    expect(found.factors).toEqual({ money: 1.28257, declarants: 1.28562 })
    expect(found.revenue.before / 1000).toBeCloseTo(364.6, 0)
    expect(found.revenue.difference / 1000).toBeCloseTo(21.4, 1)
    expect(found.gini.after).toBeCloseTo(0.4797, 3)
    expect(found.gini.before).toBeCloseTo(0.4777, 3)
    expect(found.revenue.differenceRange[0]).toBeLessThan(found.revenue.difference)
  })

  it('reports every decile except the one where tax begins', () => {
    const changes = found.deciles.map(({ meanChange }) => (meanChange === null ? null : Math.round(-meanChange) + 0))
    expect(changes.slice(0, 4)).toEqual([0, 0, 0, null])
    for (const [index, gain] of [776, 1821, 1689, 382, 224, 188].entries())
      expect(Math.abs(changes[index + 4]! - gain)).toBeLessThanOrEqual(2)
    expect(found.winners.share + found.losers.share + found.same.share).toBeCloseTo(1, 5)
    // Six decimals: one millionth is forty people.
    expect(String(found.losers.share)).toMatch(/^0\.\d{6}$/)
  })
})

describe('reported uncertainty', () => {
  const told = run(population, { law: 'irpf-annual=@2025-01-01', year: 2020, money: 'own' }, ports) as unknown as {
    revenue: { before: number; after: number; difference: number; beforeRange: [number, number] }
    uncertainty: { model: string; total: number; byDecile: (number | null)[] }
    factors: { money: number; declarants: number }
  }
  const aged = run(population, { law: 'irpf-annual=@2025-01-01' }, ports) as unknown as typeof told

  it('describes the model, and the aging when figures are aged', () => {
    expect(told.factors).toEqual({ money: 1, declarants: 1 })
    expect(aged.uncertainty.model.startsWith(told.uncertainty.model)).toBe(true)
    expect(aged.uncertainty.model.length).toBeGreaterThan(told.uncertainty.model.length)
  })

  it('matches docs/reform.md: 20% from the 4th to the 8th decile, none below', () => {
    expect(told.uncertainty.byDecile.slice(0, 8)).toEqual([null, null, null, 20, 20, 20, 20, 20])
  })

  it('gives ranges in percent of the tax, in millions with two decimals', () => {
    for (const { revenue, uncertainty } of [told, aged]) {
      const off = (revenue.before * uncertainty.total) / 100
      expect(Math.abs(revenue.beforeRange[0] - (revenue.before - off))).toBeLessThan(0.02)
      expect(Math.abs(revenue.beforeRange[1] - (revenue.before + off))).toBeLessThan(0.02)
      expect(Math.abs(revenue.after - revenue.before - revenue.difference)).toBeLessThan(0.02)
    }
    const figures = [told, aged].flatMap(({ revenue }) => [revenue.before, revenue.after, ...revenue.beforeRange])
    expect(figures.some((figure) => !Number.isInteger(Number((figure * 10).toFixed(6))))).toBe(true)
  })
})

describe('refusals', () => {
  it.each([
    [{ law: 'minimum-tax/fullRate=12%' }, 'law.minimum-tax', 'not_covered'],
    [{ law: 'irpf-annual*1.1', uf: 'SP' }, 'uf', 'not_covered'],
    [{ law: 'irrf*1.1' }, 'law', 'inconsistent'],
    [{ law: 'irpf-annual*1.1', year: 2006 }, 'year', 'not_covered'],
  ])('%o', (input, field, code) => {
    try {
      ask(input)
      expect.fail('was answered')
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      expect(error.issues).toMatchObject([{ field, code }])
    }
  })
})

it('the range of the change of 2025 contains the costing that the Treasury published', () => {
  const { differenceRange, difference } = ask({ law: 'irpf-annual/reduction=null' }).revenue
  for (const published of [25_800, 27_700]) {
    expect(differenceRange[0]).toBeLessThan(published)
    expect(differenceRange[1]).toBeGreaterThan(published)
  }
  expect(differenceRange[0]).toBeGreaterThan(0)
  expect(difference).toBeLessThan(27_700)
})
