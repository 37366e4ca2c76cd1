import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const asked = (input: object) => run(registry.calculators.get('acquired-retirement')!, input, ports)

it('matches an independent implementation of the annex of Lei 8.213', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male', 'female'),
      fc.boolean(),
      fc.integer({ min: 450, max: 750 }),
      fc.integer({ min: 100, max: 440 }),
      fc.integer({ min: 120, max: 350 }),
      fc.integer({ min: 100_000, max: 500_000 }),
      (sex, teacher, age, years, expectancy, cents) => {
        const woman = sex === 'female'
        const saved = new Decimal(years / 10 + (woman ? 5 : 0) + (teacher ? 5 : 0)).times('0.31')
        const exact = saved.div(expectancy / 10).times(new Decimal(age / 10).plus(saved).div(100).plus(1))
        const factor = exact.toDecimalPlaces(4, Decimal.ROUND_HALF_UP)
        const byTime = years >= (woman ? 300 : 350) - (teacher ? 50 : 0)
        const byAge = age >= (woman ? 600 : 650) && years >= 150
        const points = (age + years) / 10 + (teacher ? 5 : 0)
        const waived = byTime && points >= (woman ? 86 : 96)
        const average = new Decimal(cents).div(100)
        const within = (amount: Decimal) =>
          Decimal.min('5839.45', Decimal.max(998, amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP))).toNumber()
        const time = byTime ? within(average.times(waived ? Decimal.max(1, factor) : factor)) : -1
        const salary = Decimal.min('5839.45', average.times(Decimal.max(1, factor)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
        const old = byAge ? within(salary.times(Math.min(100, 70 + Math.floor(years / 10))).div(100)) : -1
        const got = asked({
          sex,
          teacher,
          age_at_reform: age / 10,
          years_at_reform: years / 10,
          average_80: cents / 100,
          life_expectancy: expectancy / 10,
        })
        expect(got).toMatchObject({ byTime, byAge, points, factorWaived: waived, factor: factor.toNumber() })
        expect(got.benefit).toBe(byTime || byAge ? Math.max(time, old) : null)
      },
    ),
  )
})

it('has no amount by contribution time when the required factor is unknown', () => {
  const input = { sex: 'male', age_at_reform: 55, years_at_reform: 35, average_80: 3000 }
  expect(asked(input)).toMatchObject({ eligible: true, factor: null, factorWaived: false, benefit: null })
  expect(asked({ ...input, age_at_reform: 61 })).toMatchObject({ factor: null, factorWaived: true, benefit: 3000 })
})

it('gives the same result for any request date', () => {
  const input = { sex: 'female', age_at_reform: 60, years_at_reform: 20, average_80: 3000 }
  expect(asked({ ...input, reference_date: '2026-06-01' }).benefit).toBe(asked(input).benefit)
})

it('without life expectancy, shows the 2024 table entry but uses no value from it', () => {
  const got = asked({ sex: 'male', age_at_reform: 55, years_at_reform: 35, average_80: 3000 })
  expect(got).toMatchObject({ eligible: true, factor: null, benefit: null })
  expect(got.assumptions).toContainEqual(expect.stringMatching(/tábua do IBGE de 2024.*dá 26,6 anos a quem tem 55 .*uma só fonte/))
  const waived = asked({ sex: 'male', age_at_reform: 61, years_at_reform: 35, average_80: 3000 })
  expect(JSON.stringify(waived.assumptions)).not.toContain('tábua do IBGE de 2024')
})
