import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../core/operation/run.ts'

const calculator = registry.calculators.get('retirement-transition')!

interface Answer {
  earliest: string | null
  earliestDate: string | null
  daysToEarliest: number | null
  best: string | null
  rules: { rule: string; eligible: boolean; eligibleFrom: string | null; percent: number | null; benefit: number | null }[]
}
const ask = (input: object) => run(calculator, input, ports) as unknown as Answer

const people = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 45 * 4, max: 80 * 4 }).map((quarters) => quarters / 4),
  contribution_years: fc.integer({ min: 0, max: 40 * 4 }).map((quarters) => quarters / 4),
  teacher: fc.boolean(),
  average_salary: fc.integer({ min: 1621_00, max: 12_000_00 }).map((cents) => cents / 100),
})

it('the earliest date is the least of the rules’, and no rule is met before it', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { earliest, earliestDate, daysToEarliest, rules } = ask(person)
      const dates = rules.flatMap(({ eligibleFrom }) => eligibleFrom ?? []).sort()
      expect(earliestDate).toBe(dates[0] ?? null)
      expect(rules.find(({ rule }) => rule === earliest)?.eligibleFrom ?? null).toBe(earliestDate)
      expect(daysToEarliest === 0).toBe(rules.some(({ eligible }) => eligible))
    }),
    { numRuns: 60 },
  )
})

it('the best rule pays no less than any other, and every benefit is between floor and ceiling', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { best, rules } = ask(person)
      const benefits = rules.flatMap(({ benefit }) => benefit ?? [])
      const top = rules.find(({ rule }) => rule === best)?.benefit ?? null
      expect(top).toBe(benefits.length === 0 ? null : Math.max(...benefits))
      for (const benefit of benefits) expect(benefit >= 1621 && benefit <= 8475.55).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('the amount is the one benefit-amount gives for the years of that date', () => {
  const { rules } = ask({
    sex: 'male',
    birth_date: '1962-04-10',
    contribution_years: 34,
    average_salary: 6000,
    reference_date: '2026-06-01',
  })
  const amount = registry.calculators.get('benefit-amount')!
  // 65 on 10 April 2027, with 34 years and ten months.
  const permanent = rules.find(({ rule }) => rule === 'permanent')!
  expect(permanent.eligibleFrom).toBe('2027-04-10')
  expect(permanent.benefit).toBe(
    run(amount, { sex: 'male', contribution_years: 34, average: 6000, reference_date: '2026-06-01' }, ports).benefit,
  )
})

it.each([
  [{ sex: 'male', age: 50 }, 'contribution_years'],
  [{ sex: 'male', age: 50, contribution_years: 51 }, 'contribution_years'],
  [{ sex: 'male', age: 50, contribution_years: 20, years_at_reform: 21 }, 'years_at_reform'],
  [{ sex: 'male', age: 50, contribution_years: 30, years_at_reform: 20 }, 'contribution_years'],
  [{ sex: 'male', age: 50, birth_date: '1976-01-01', contribution_years: 20 }, 'age'],
])('refuses what cannot be, naming the field: %j', (input, field) => {
  expect(() => ask({ ...input, reference_date: '2026-06-01' })).toThrow(field)
})
