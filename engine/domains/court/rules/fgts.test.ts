import { describe, expect, it } from 'vitest'
import { decimal, ONE, percent, type Ratio, ZERO } from '../../../core/ratio.ts'
import { even } from './amounts.ts'
import { type FgtsFineTerms, type FgtsMonthInput, fgtsFine, fgtsMonth } from './fgts.ts'

const MONTH: FgtsMonthInput = {
  rate: percent('8'),
  pay: decimal('1000'),
  claim: ZERO,
  claimWithoutNotice: ZERO,
  deposited: ZERO,
  factor: decimal('1.5'),
  dismissalFactor: decimal('1.2'),
  interest: percent('12'),
  contribution: ZERO,
}
const shown = (values: Readonly<Record<string, Ratio>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.toNumber(3)]))
const month = (input: Partial<FgtsMonthInput>) => shown({ ...fgtsMonth({ ...MONTH, ...input }, even) })

describe('month of FGTS', () => {
  it('is 8% of the pay, corrected to the settlement and to the dismissal, with interest on what was corrected', () => {
    // 80 × 1.5, 80 × 1.2, 120 × 12%
    expect(month({})).toMatchObject({ due: 80, difference: 80, corrected: 120, correctedToDismissal: 96, interest: 14.4, total: 134.4 })
  })

  it('has no negative difference', () => {
    expect(month({ deposited: decimal('79.99') })).toMatchObject({ difference: 0.01, corrected: 0.02 })
    expect(month({ deposited: decimal('80') })).toMatchObject({ difference: 0, total: 0 })
    expect(month({ deposited: decimal('500') })).toMatchObject({ due: 80, difference: 0, corrected: 0, total: 0 })
  })

  it('counts the claim with and without notice, and the contribution on the same base', () => {
    // (1,200.50 + 99.50) × 8%; (1,200.50 + 50) × 8%; 1,300 × 0.5%
    expect(
      month({ pay: decimal('1200.5'), claim: decimal('99.5'), claimWithoutNotice: decimal('50'), contribution: percent('0.5') }),
    ).toMatchObject({ due: 104, dueWithoutNotice: 100.04, socialContribution: 6.5 })
  })
})

describe('fine on the FGTS', () => {
  /** Three months: 1,200, 1,000 with 20 deposited, and 1,800; without notice 1,100, 1,000 and 1,650. */
  const inputs = [
    { claim: decimal('200'), claimWithoutNotice: decimal('100') },
    { deposited: decimal('20'), factor: decimal('1.45'), dismissalFactor: decimal('1.18') },
    {
      pay: decimal('1500'),
      claim: decimal('300'),
      claimWithoutNotice: decimal('150'),
      factor: decimal('1.4'),
      dismissalFactor: decimal('1.15'),
    },
  ].map((each): FgtsMonthInput => ({ ...MONTH, ...each }))
  const TERMS: FgtsFineTerms = {
    percent: percent('40'),
    on: 'due',
    withoutNotice: true,
    article467: false,
    tenPercent: ZERO,
    factor: decimal('1.25'),
  }
  const fine = (terms: Partial<FgtsFineTerms>) =>
    shown({
      ...fgtsFine(
        inputs.map((input) => ({ input, month: fgtsMonth(input, even) })),
        { ...TERMS, ...terms },
        even,
      ),
    })

  it('falls on the deposits brought back to the dismissal, with half of it (art. 467) and 10% to the government', () => {
    // (88 × 1.5 + 80 × 1.45 + 132 × 1.4) ÷ 1.25 = 432.80 ÷ 1.25; 10% of 96 × 1.2 + 80 × 1.18 + 144 × 1.15 = 375.20
    expect(fine({ article467: true, tenPercent: percent('10') })).toEqual({
      base: 346.24,
      amount: 138.5,
      corrected: 173.12,
      article467: 69.25,
      tenPercent: 37.52,
    })
    expect(fine({ percent: percent('20') })).toMatchObject({ base: 346.24, amount: 69.25, corrected: 86.56, article467: 0, tenPercent: 0 })
  })

  it('falls on the base chosen', () => {
    // (88 × 1.5 + 60 × 1.45 + 132 × 1.4) ÷ 1.25 = 403.80 ÷ 1.25
    expect(fine({ on: 'difference' })).toMatchObject({ base: 323.04 })
    // 20 × 1.45 ÷ 1.25
    expect(fine({ on: 'deposited' })).toMatchObject({ base: 23.2 })
    expect(fine({ on: 'due_plus_deposited' })).toMatchObject({ base: 369.44 })
    expect(fine({ on: 'due_minus_deposited', deposited: decimal('346.23') })).toMatchObject({ base: 0.01 })
    expect(fine({ on: 'due_minus_deposited', deposited: decimal('400') })).toMatchObject({ base: 0, amount: 0 })
    // Notice counted: (96 × 1.5 + 60 × 1.45 + 144 × 1.4) ÷ 1.25 = 432.60 ÷ 1.25
    expect(fine({ on: 'difference', withoutNotice: false })).toMatchObject({ base: 346.08, amount: 138.43, corrected: 173.04 })
    expect(fine({ factor: ONE })).toMatchObject({ base: 432.8 })
  })
})
