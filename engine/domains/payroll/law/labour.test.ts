import { describe, expect, it } from 'vitest'
import { type Money, portion } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import retirement from '../../social-security/law/retirement.ts'
import fgtsAnniversary from '../../termination/law/fgts-anniversary.ts'
import unemploymentInsurance from '../../termination/law/unemployment-insurance.ts'
import employerCharges from './employer-charges.ts'
import familyAllowance from './family-allowance.ts'
import plr from './plr.ts'

const apart = (a: Money, b: Money) => (a > b ? a - b : b - a)

describe.each(plr.versions)('PLR from $from', ({ value: { brackets } }) => {
  it('is continuous: a wrong digit in a limit or deduction would cause a jump', () => {
    for (const [index, { limit, rate, deduct }] of brackets.entries()) {
      const next = brackets[index + 1]
      if (limit === null || !next) continue
      expect(apart(portion(limit, rate, 'halfUp') - deduct, portion(limit, next.rate, 'halfUp') - next.deduct)).toBeLessThanOrEqual(2n)
    }
  })
})

describe.each(unemploymentInsurance.versions)('unemployment insurance from $from', ({ value }) => {
  it('is continuous at both limits, within the rounding of the published tables', () => {
    const { firstLimit, firstRate, secondLimit, secondRate, secondAmount, highest } = value
    expect(apart(portion(firstLimit, firstRate, 'halfUp'), secondAmount)).toBeLessThanOrEqual(1n)
    expect(apart(secondAmount + portion(secondLimit - firstLimit, secondRate, 'halfUp'), highest)).toBeLessThanOrEqual(1n)
  })
})

describe.each(fgtsAnniversary.versions)('anniversary withdrawal from $from', ({ value: { bands } }) => {
  it('is continuous', () => {
    const withdrawal = (balance: Money, { rate, additional }: { rate: Ratio; additional: Money }) =>
      portion(balance, rate, 'halfUp') + additional
    for (const [index, band] of bands.entries()) {
      const next = bands[index + 1]
      if (band.limit !== null && next) expect(withdrawal(band.limit, band)).toBe(withdrawal(band.limit, next))
    }
  })
})

it('the family allowance of 2026 equals the published one', () => {
  // https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026: two children, 135.08 up to 1,980.38
  expect(familyAllowance.at('2026-06-01').value).toMatchObject({ incomeLimit: 1980_38n, quota: 135_08n / 2n })
})

it('the transition requires one more point and six more months each year, until its end', () => {
  for (const [index, { value }] of retirement.versions.entries()) {
    const before = retirement.versions[index + 1]?.value
    if (!before) continue
    for (const [gender, lastPoints, lastAge] of [
      ['homem', 105, 65],
      ['mulher', 100, 62],
    ] as const) {
      expect(value.points[gender].points).toBe(Math.min(lastPoints, before.points[gender].points + 1))
      expect(value.progressiveAge[gender].age).toBe(Math.min(lastAge, before.progressiveAge[gender].age + 0.5))
    }
  }
})

it('describes the LC 110 contribution separately from the Simples Nacional, where it was never due', () => {
  const { simplesNacional, socialContribution } = employerCharges.words
  expect(simplesNacional).not.toMatch(/devid/i)
  expect(socialContribution).toContain('LC nº 110')
  for (const { value } of employerCharges.versions) expect(value.socialContribution !== null && value.simplesNacional).toBe(false)
})
