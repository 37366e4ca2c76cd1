import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { Correction, type CorrectionTerms, rulePhases } from './correction.ts'
import { type CourtIndex, IndexTable } from './indexes.ts'

const context = () => new Context({ day: '2026-11-14', given: true }, portsOn('2026-11-14'))
const factor = (index: CourtIndex, due: Day, settled: Day, changed: Partial<CorrectionTerms> = {}) => {
  const phases = [{ from: null, index, interest: 'none', beforeFiling: false }] as const
  const terms: CorrectionTerms = { phases, start: 'next_month', ignoreNegative: false, settled, ...changed }
  return new Correction(new IndexTable(context()), terms).factor(due).toNumber(10)
}

describe('correction by one index', () => {
  it('starts in the month after the due day, or in its own', () => {
    // IPCA-E of November and December 2019: 0.14% and 1.05%
    expect(factor('ipca_e', '2019-11-15', '2019-12-15')).toBe(1.0105)
    expect(factor('ipca_e', '2019-11-15', '2019-12-15', { start: 'due_month' })).toBe(1.0119147)
    expect(factor('ipca_e', '2019-12-01', '2019-12-31')).toBe(1)
  })

  it('multiplies months with deflation, or ignores them', () => {
    // July to October 2022: 0.13, −0.73, −0.37 and 0.16; with the negative ones ignored 1.0013 × 1.0016
    expect(factor('ipca_e', '2022-06-10', '2022-10-31')).toBeCloseTo(1.0013 * 0.9927 * 0.9963 * 1.0016, 9)
    expect(factor('ipca_e', '2022-06-10', '2022-10-31', { ignoreNegative: true })).toBeCloseTo(1.00290208, 9)
  })

  it('adds the months of the Selic and divides by the real of July 1994', () => {
    expect(factor('selic_simple', '2021-01-10', '2024-02-20')).toBe(1.3001)
    expect(factor('tr', '1994-06-10', '1995-06-30') * 1000).toBeCloseTo(0.51, 2)
    expect(factor('tr', '1994-06-10', '1995-06-30', { start: 'due_month' }) * 1000).toBeCloseTo(0.75, 2)
  })
})

describe('correction by the rule of ADC 58', () => {
  const of = (due: Day, filed: Day, settled: Day) => {
    const phases = rulePhases(context(), 'adc58', filed, due, settled)
    return { phases: phases.map(({ from, index }) => [from, index]), factor: factor('none', due, settled, { phases }) }
  }

  it('is the IPCA-E until the filing and the Selic from it', () => {
    const { phases, factor: whole } = of('2021-03-10', '2022-04-01', '2024-02-29')
    expect(phases).toEqual([
      [null, 'ipca_e'],
      ['2022-04-01', 'selic_simple'],
    ])
    // 1.1078582181 × (1 + 23.39%)
    expect(whole).toBeCloseTo(1.3669862554, 9)
  })

  it('turns to the IPCA on 2024-08-30, with the days of August on each side', () => {
    expect(of('2024-06-10', '2024-07-01', '2024-08-29').factor).toBe(1.0178)
    const turned = of('2024-06-10', '2024-07-01', '2024-08-30')
    expect(turned.phases.at(-1)).toEqual(['2024-08-30', 'ipca'])
    // (1 + 0.91% + 0.87% × 29 ÷ 31) × 0.9998^(2/31)
    expect(turned.factor).toBeCloseTo(1.0172255828, 9)
  })

  it('is the Selic against public bodies from 2021-12-09, without regard to the filing', () => {
    const treasury = (settled: Day) => rulePhases(context(), 'treasury', '2021-06-01', '2021-01-10', settled)
    expect(treasury('2021-12-08').map(({ index, interest }) => [index, interest])).toEqual([['ipca_e', 'public_treasury']])
    expect(treasury('2021-12-09').at(-1)).toMatchObject({ from: '2021-12-09', index: 'selic_simple', interest: 'none' })
  })
})
