import { describe, expect, it } from 'vitest'
import { reais } from '../../../core/money.ts'
import { ONE, percent, type Ratio, ZERO } from '../../../core/ratio.ts'
import irrf from '../../payroll/law/irrf.ts'
import law from '../law/court-costs.ts'
import { even, inReais } from './amounts.ts'
import { type CostsInput, courtCosts, courtFee, type FeeInput } from './costs.ts'

const table = law.at('2021-06-10').value
/** INSS ceiling of 2021: four times it is 25,734.28. */
const CEILING = reais('6433.57')
const amount = (literal: string): Ratio => inReais(reais(literal))
const NOTHING: CostsInput = {
  base: ZERO,
  knowledge: 'none',
  knowledgeAmount: ZERO,
  settlement: 'none',
  settlementAmount: ZERO,
  acts: {},
  appraisals: [],
  storage: [],
  paid: [],
}
const costs = (input: Partial<CostsInput>, ceiling: bigint | null = CEILING) => courtCosts({ ...NOTHING, ...input }, table, ceiling, even)

describe('court costs (CLT, arts. 789 to 789-B)', () => {
  it('of knowledge are 2%, from 10.64 to four INSS ceilings, and nothing on nothing', () => {
    const knowledge = (base: string, ceiling: bigint | null = CEILING) =>
      costs({ base: amount(base), knowledge: 'two_percent' }, ceiling).knowledge.toNumber(4)
    expect(['0.00', '1.00', '532.00', '532.01'].map((base) => knowledge(base))).toEqual([0, 10.64, 10.64, 10.6402])
    expect(['1286713.99', '1286714.00', '2000000.00'].map((base) => knowledge(base))).toEqual([25734.2798, 25734.28, 25734.28])
    expect(knowledge('2000000.00', null)).toBe(40_000)
    expect(courtCosts({ ...NOTHING, knowledge: 'two_percent' }, law.at('2017-11-10').value, CEILING, even).ceiling).toBeNull()
  })

  it('of settlement are 0.5% up to 638.46', () => {
    const settlement = (base: string) => costs({ base: amount(base), settlement: 'half_percent' }).settlement.toNumber(5)
    expect(['50000.00', '127691.99', '127692.00', '200000.00'].map(settlement)).toEqual([250, 638.45995, 638.46, 638.46])
  })

  it('of acts, appraisals and storage add up, each rounded, less what was paid', () => {
    // 2 × 11.06 + 55.35
    expect(costs({ acts: { urban_acts: 2, review_appeal: 1 } }).total.toNumber(2)).toBe(77.47)
    // 5% of 10,000; 5% of 38,307.60 is 1,915.38
    const appraised = (value: string) => costs({ appraisals: [amount(value)] }).appraisals.toNumber(2)
    expect(['10000.00', '38307.40', '38307.60', '50000.00'].map(appraised)).toEqual([500, 1915.37, 1915.38, 1915.38])
    // 1,000 × 0.1% × 3 days
    expect(costs({ storage: [{ appraisal: amount('1000.00'), days: 3 }] }).storage.toNumber(2)).toBe(3)
    const paid = (value: string) => costs({ base: amount('1000.00'), knowledge: 'two_percent', paid: [amount(value)] }).total.toNumber(2)
    expect([paid('19.99'), paid('20.00'), paid('5000.00')]).toEqual([0.01, 0, 0])
  })
})

describe('fees (CLT, art. 791-A)', () => {
  const GIVEN: FeeInput = { base: ZERO, percent: null, amount: null, interest: ZERO, withhold: 'none', withholdOnInterest: false }
  const fee = (input: Partial<FeeInput>) => courtFee({ ...GIVEN, ...input }, percent('1.5'), irrf.at('2021-06-10').value, even)

  it('are a share of the gross or an amount, with interest on it', () => {
    expect(fee({ base: amount('10000.00'), percent: percent('10') }).total.toNumber(2)).toBe(1000)
    const typed = fee({ amount: amount('2500.00'), interest: percent('1') })
    expect([typed.corrected, typed.interest, typed.total].map((value) => value.toNumber(2))).toEqual([2500, 25, 2525])
  })

  it('to a company bear 1.5%, on the interest only when asked', () => {
    // 1,234.56 × 7.5% = 92.592
    const company = { base: amount('1234.56'), percent: percent('7.5'), withhold: 'company' } as const
    expect(fee(company).withheld.toNumber(5)).toBe(1.38885)
    expect(fee({ ...company, interest: ONE }).withheld.toNumber(5)).toBe(1.38885)
    expect(fee({ ...company, interest: ONE, withholdOnInterest: true }).withheld.toNumber(5)).toBe(2.7777)
  })

  it('to a person bear the monthly table, never below zero', () => {
    const person = (value: string) => {
      const { withheld, withheldRate, isNegativeInPjeCalc } = fee({ amount: amount(value), withhold: 'person' })
      return [withheldRate.toPercent(), withheld.toNumber(2), isNegativeInPjeCalc]
    }
    // 3,000 × 15% − 354.80
    expect(person('3000.00')).toEqual([15, 95.2, false])
    expect(person('1903.98')).toEqual([0, 0, false])
    // 1,903.99 × 7.5% = 142.79925, below the parcel of 142.80
    expect(person('1903.99')).toEqual([7.5, 0, true])
  })
})
