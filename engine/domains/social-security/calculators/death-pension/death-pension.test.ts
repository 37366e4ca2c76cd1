import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

interface Answered extends Record<string, unknown> {
  amount: number
  percent: number
  perDependent: number
  spouseMonths: number | null
  spouseLifetime: boolean | null
  accumulation: { kept: number; reduced: number; total: number } | null
}

const asked = (input: object) => run(registry.calculators.get('death-pension')!, input, ports) as Answered
const round = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber()
const reais = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100)
const [MINIMUM, CEILING] = [1621, 8475.55]

describe('death-pension', () => {
  it('matches an independent implementation of the articles', () => {
    fc.assert(
      fc.property(reais(1, 12_000), fc.integer({ min: 1, max: 20 }), fc.boolean(), (base, dependents, disabled) => {
        const share = disabled ? 100 : Math.min(100, 50 + 10 * dependents)
        const raw = round(new Decimal(base).times(share).div(100))
        const amount = Math.min(CEILING, Math.max(MINIMUM, raw))
        const got = asked({ pension_base: base, dependents, disabled_dependent: disabled, death_date: '2026-06-01' })
        expect(got).toMatchObject({ amount, percent: share, perDependent: round(new Decimal(amount).div(dependents)) })
      }),
    )
  })

  it('keeps the part of the smaller benefit allowed by the slices', () => {
    fc.assert(
      fc.property(reais(1, 30_000), (own) => {
        const { amount, accumulation } = asked({ pension_base: 8000, dependents: 5, own_retirement: own, death_date: '2026-06-01' })
        const smaller = Math.min(amount, own)
        let left = new Decimal(0)
        for (const [index, share] of [1, 0.6, 0.4, 0.2].entries())
          left = left.plus(Decimal.max(0, Decimal.min(smaller, MINIMUM * (index + 1)).minus(MINIMUM * index)).times(share))
        left = left.plus(Decimal.max(0, new Decimal(smaller).minus(MINIMUM * 4)).times(0.1))
        expect(accumulation).toMatchObject({ kept: Math.max(amount, own), reduced: round(left) })
      }),
    )
  })

  it.each([
    ['2020-12-31', [20, 26, 29, 40, 43]],
    ['2021-01-01', [21, 27, 30, 41, 44]],
  ])('on %s sets the duration for a spouse on both sides of each age limit', (death_date, ages) => {
    const term = (spouse_age: number) => asked({ pension_base: 3000, dependents: 1, spouse_age, death_date }).spouseMonths
    for (const [index, years] of [3, 6, 10, 15, 20].entries()) {
      expect(term(ages[index]!)).toBe(years * 12)
      expect(term(ages[index]! + 1)).toBe([6, 10, 15, 20][index] === undefined ? null : [6, 10, 15, 20][index]! * 12)
    }
  })

  it('is short for a union below two years, on both sides of the limit', () => {
    const term = (union_years: number) =>
      asked({ pension_base: 3000, dependents: 1, spouse_age: 60, union_years, death_date: '2026-06-01' })
    expect(term(1.9)).toMatchObject({ spouseMonths: 4, spouseLifetime: false })
    expect(term(2)).toMatchObject({ spouseMonths: null, spouseLifetime: true })
  })

  it('omits values that are not recorded', () => {
    expect(asked({ pension_base: 3000, dependents: 1, spouse_age: 30, death_date: '2015-06-17' })).toMatchObject({
      percent: 100,
      spouseMonths: null,
      spouseLifetime: null,
    })
    expect(() => asked({ pension_base: 3000, dependents: 1, death_date: '1995-04-28' })).toThrow(/death_date/)
    expect(() => asked({ pension_base: 9000, dependents: 1, regime: 'federal', death_date: '2019-11-12' })).toThrow(/death_date/)
  })

  it.each([
    [{}, 'pension_base'],
    [{ pension_base: 1, average: 1 }, 'average'],
    [{ average: 3000, sex: 'male' }, 'contribution_years'],
    [{ average: 3000, contribution_years: 20 }, 'sex'],
  ])('refuses %o', (input, field) => {
    expect(() => asked({ dependents: 1, death_date: '2026-06-01', ...input })).toThrow(new RegExp(`^${field}:`))
  })
})
