import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const asked = (input: object) => run(registry.calculators.get('disabled-retirement')!, { reference_date: '2026-06-01', ...input }, ports)
const YEARS = { male: { severe: 25, moderate: 29, mild: 33 }, female: { severe: 20, moderate: 24, mild: 28 } }

it('matches an independent implementation of LC 142, in tenths of a year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male' as const, 'female' as const),
      fc.constantFrom('severe' as const, 'moderate' as const, 'mild' as const),
      fc.integer({ min: 400, max: 700 }),
      fc.integer({ min: 100, max: 400 }),
      fc.integer({ min: 0, max: 100 }),
      (sex, degree, age, disabled, more) => {
        const years = disabled + more
        const byTime = disabled >= YEARS[sex][degree] * 10
        const byAge = age >= (sex === 'male' ? 600 : 550) && disabled >= 150
        const percent = byTime ? 100 : byAge ? Math.min(100, 70 + Math.floor(years / 10)) : null
        const got = asked({ sex, degree, age: age / 10, disabled_years: disabled / 10, contribution_years: years / 10, average: 4000 })
        expect(got).toMatchObject({
          byTime,
          byAge,
          eligible: byTime || byAge,
          percent,
          yearsNeeded: YEARS[sex][degree],
          benefit: percent === null ? null : 40 * percent,
        })
      },
    ),
  )
})

it('rejects dates before the law', () => {
  const input = { sex: 'male', degree: 'mild', age: 60, disabled_years: 15, contribution_years: 15 }
  expect(() => asked({ ...input, reference_date: '2013-11-07' })).toThrow(/reference_date/)
})
