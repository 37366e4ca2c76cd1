import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const asked = (input: object) => run(registry.calculators.get('special-retirement')!, { reference_date: '2026-06-01', ...input }, ports)
const POINTS = { 15: 66, 20: 76, 25: 86 }
const AGES = { 15: 55, 20: 58, 25: 60 }

it('matches an independent implementation of arts. 19, 21 and 26, in tenths of a year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male', 'female'),
      fc.constantFrom(15 as const, 20 as const, 25 as const),
      fc.integer({ min: 400, max: 700 }),
      fc.integer({ min: 100, max: 400 }),
      fc.integer({ min: 0, max: 150 }),
      fc.boolean(),
      (sex, degree, age, exposure, more, joined_after_reform) => {
        const years = exposure + more
        const enough = joined_after_reform ? age >= AGES[degree] * 10 : age + years >= POINTS[degree] * 10
        const eligible = enough && exposure >= degree * 10
        const from = sex === 'female' || degree === 15 ? 15 : 20
        const percent = Math.min(100, 60 + 2 * Math.max(0, Math.floor(years / 10) - from))
        const got = asked({
          sex,
          degree,
          age: age / 10,
          exposure_years: exposure / 10,
          contribution_years: years / 10,
          joined_after_reform,
          average: 5000,
        })
        expect(got).toMatchObject({ eligible, percent, points: (age + years) / 10, benefit: eligible ? 50 * percent : null })
      },
    ),
  )
})

it('accepts only three degrees, and no date before the reform', () => {
  const input = { sex: 'male', age: 60, exposure_years: 25, contribution_years: 30 }
  expect(() => asked({ ...input, degree: 18 })).toThrow(/^degree:/)
  expect(() => asked({ ...input, degree: 25, reference_date: '2019-11-12' })).toThrow(/reference_date/)
})
